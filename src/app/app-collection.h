/* app-collection.h - a file of puzzles as a list that stores where each puzzle is.
 *
 * The file is read once, from beginning to end, on a thread of its own, which fills a FormatsIndex.
 * The list grows while the file is read, and a puzzle is read when a row shows it.  A GListModel
 * of AppCollectionItem. */
#ifndef APP_COLLECTION_H
#define APP_COLLECTION_H

#include "app-loader.h"
#include "formats-replace.h"
#include "formats-walk.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define APP_TYPE_COLLECTION (app_collection_get_type ())
G_DECLARE_FINAL_TYPE (AppCollection, app_collection, APP, COLLECTION, GObject)

#define APP_TYPE_COLLECTION_ITEM (app_collection_item_get_type ())
G_DECLARE_FINAL_TYPE (AppCollectionItem, app_collection_item, APP, COLLECTION_ITEM, GObject)

/* Begins to read at once; stops when it is disposed. */
AppCollection *app_collection_new (GFile *file);

GFile *app_collection_get_file (AppCollection *self);

/* Puzzle number `index` as app_load_file () would give it, read on GTask's pool; an error where it
 * cannot be read any more. */
void app_collection_load (AppCollection *self,
                         guint index,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer data);
AppLoaded *app_collection_load_finish (GAsyncResult *result, GError **error);

/* Where reading begins, for a thread that reads the puzzle by itself; false: there is none yet. */
bool app_collection_find (AppCollection *self, guint index, FormatsStart *out_start);

/* Calls `describe`, on a thread, for each puzzle of a block, and returns what it gives as a
 * GPtrArray, which frees each by `free_one`.  A block is read from its beginning in any case, so
 * all of it costs no more than the last one. */
#define APP_COLLECTION_BLOCK 64
void app_collection_describe (AppCollection *self,
                             guint block,
                             gpointer (*describe) (const AppLoaded *loaded),
                             GDestroyNotify free_one,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer data);
GPtrArray *app_collection_describe_finish (GAsyncResult *result, GError **error);

/* One of its puzzles was written anew: those behind it are elsewhere now. */
void app_collection_note_replaced (AppCollection *self, const FormatsReplacement *replacement);

guint app_collection_item_get_index (AppCollectionItem *self);
AppCollectionItem *app_collection_item_new (guint index);

G_END_DECLS

#endif
