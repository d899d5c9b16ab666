/* app-collection-part.h - writes a document's puzzle into the collection that it is from.
 *
 * The file is read, checked and written on a thread of GTask's pool: a collection may have 20
 * MB. */
#ifndef APP_COLLECTION_PART_H
#define APP_COLLECTION_PART_H

#include "desk-document.h"
#include "desk-part.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* `rating` is in tenths, for our own format; 0: not known.  `anyway` writes even where something of the puzzle has changed in the file.  The file is replaced
 * when everything is on the disk, and left alone where no byte changes; then the document counts as
 * saved. */
void app_save_part (DeskDocument *document,
                   GFile *file,
                   guint rating,
                   bool anyway,
                   GCancellable *cancellable,
                   GAsyncReadyCallback callback,
                   gpointer data);

/* Returns false when reading or writing failed.  `out_part` has no bytes any more; `out_written`
 * has the new size and date, and a NULL `uri`. */
bool app_save_part_finish (GAsyncResult *result,
                          DeskPart *out_part,
                          DeskFile *out_written,
                          GError **error);

/* Returns the number of puzzles in the file, unreadable ones included; 0 without a file. */
void app_count_puzzles (GFile               *file,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data);
guint64 app_count_puzzles_finish (GAsyncResult *result);

G_END_DECLS

#endif
