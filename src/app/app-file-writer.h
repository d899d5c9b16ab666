/* app-file-writer.h - bytes written to a file, whole or not at all, on a thread of GTask's pool.
 *
 * Local files are written through export-file.h, like all files of the program: where the path is a
 * symbolic link, its target is replaced at once, and never written in place.  Other files go
 * through GIO. */
#ifndef APP_FILE_WRITER_H
#define APP_FILE_WRITER_H

#include "desk-document.h"

#include <gio/gio.h>

G_BEGIN_DECLS

void app_write_file (GFile *file,
               GBytes *bytes,
               GCancellable *cancellable,
               GAsyncReadyCallback callback,
               gpointer data);

/* The same on the calling thread. */
bool app_write_file_now (GFile *file, GBytes *bytes, GCancellable *cancellable, GError **error);

/* Returns the new file with its URI; NULL when writing failed.  Free it with app_file_free (). */
DeskFile *app_write_file_finish (GAsyncResult *result, GError **error);

G_END_DECLS

#endif
