/* app-collection-part.h - a document's puzzle written into the collection that it is from.
 *
 * The file is read, checked and written on a thread of GTask's pool: a collection may have 20 MB. */
#ifndef APP_COLLECTION_PART_H
#define APP_COLLECTION_PART_H

#include "desk-document.h"
#include "desk-part.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* `anyway`: also where something of the puzzle was changed in the file.  The file is replaced when everything is on the
 * disk, and left alone where no byte changes; then the document is saved. */
void app_save_part (DeskDocument *document,
                   GFile *file,
                   bool anyway,
                   GCancellable *cancellable,
                   GAsyncReadyCallback callback,
                   gpointer data);

/* False when reading or writing failed.  `out_part` has no bytes any more; `out_written` is what the file is like now,
 * its `uri` NULL. */
bool app_save_part_finish (GAsyncResult *result,
                          DeskPart *out_part,
                          DeskFile *out_written,
                          GError **error);

/* How many puzzles the file has, those that cannot be read included; 0 where there is no file. */
void app_count_puzzles (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
guint64 app_count_puzzles_finish (GAsyncResult *result);

G_END_DECLS

#endif
