/* ui-collection.h - a file of puzzles as a list that knows where each one is.
 *
 * The file is read once, from beginning to end, on a thread of its own; what is kept of it is
 * the place of every 64th puzzle.  So the list grows while it is being read, a million puzzles
 * take half a megabyte, and a puzzle is read when somebody looks at it.  A GListModel of
 * UiCollectionItem, and a GtkSelectionModel in which the puzzle that is open is selected: pointing
 * at a row or clicking it selects nothing. */
#ifndef UI_COLLECTION_H
#define UI_COLLECTION_H

#include "formats-replace.h"
#include "ui-load.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_COLLECTION (ui_collection_get_type ())
G_DECLARE_FINAL_TYPE (UiCollection, ui_collection, UI, COLLECTION, GObject)

#define UI_TYPE_COLLECTION_ITEM (ui_collection_item_get_type ())
G_DECLARE_FINAL_TYPE (UiCollectionItem, ui_collection_item, UI, COLLECTION_ITEM, GObject)

/* Begins to read at once; stops when it is disposed. */
UiCollection *ui_collection_new (GFile *file);

GFile *ui_collection_get_file (UiCollection *self);

/* Puzzle number `index` as ui_load_file () would give it, read on GTask's pool; an error where it cannot be read any more. */
void ui_collection_load (UiCollection *self,
                         guint index,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer data);
UiLoaded *ui_collection_load_finish (GAsyncResult *result, GError **error);

/* A text about each puzzle of a block, read likewise: a GPtrArray of what `describe` makes of each, on a thread.  The puzzles of a block are read
 * one after the other anyway, so together they take no longer than the last of them. */
#define UI_COLLECTION_BLOCK 64
void ui_collection_describe (UiCollection *self,
                             guint block,
                             char *(*describe) (const UiLoaded *loaded),
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer data);
GPtrArray *ui_collection_describe_finish (GAsyncResult *result, GError **error);

/* Which one is open, from 1, whether it is read yet or not; 0: none of them. */
void ui_collection_set_open (UiCollection *self, guint number);

/* One of its puzzles was written anew: those behind it are elsewhere now. */
void ui_collection_note_replaced (UiCollection *self, const FormatsReplacement *replacement);

guint ui_collection_item_get_index (UiCollectionItem *self);

G_END_DECLS

#endif
