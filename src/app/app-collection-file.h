/* app-collection-file.h - a whole collection with its games, written as one of our own files on a
 * thread of GTask's pool, whole or not at all. */
#ifndef APP_COLLECTION_FILE_H
#define APP_COLLECTION_FILE_H

#include "desk-session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  guint64 n;          /* puzzles in the new file */
  guint64 n_left_out; /* that cannot be read, or are no Sudokus */

  /* The document's puzzle in the new file: its place, and its number, from 1; 0: it is not in it,
   * or has been changed meanwhile.  The result owns the URI. */
  DeskFile place;
  guint64  number;
} AppSavedCollection;

/* Called in the main context, now and then, with the number of puzzles so far. */
typedef void (*AppSaveProgress) (guint64 n, gpointer data);

/* Writes the collection that the document's puzzle is from, with the games that the session and the
 * document have of its puzzles, to `file`.  The document stays as it is:
 * desk_document_set_moved () makes it the one in the new file. */
void app_save_collection (DeskSession *session,
                          DeskDocument *document,
                          GFile *file,
                          GCancellable *cancellable,
                          AppSaveProgress progress,
                          GAsyncReadyCallback callback,
                          gpointer data);
bool app_save_collection_finish (GAsyncResult *result, AppSavedCollection *out_saved, GError **error);

G_END_DECLS

#endif
