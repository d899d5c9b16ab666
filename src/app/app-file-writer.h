/* app-file-writer.h - bytes written to a file, whole or not at all, on a thread of GTask's pool.
 *
 * A file of this machine goes through export-file.h, as all that the program writes: where it is a symbolic link, the link's
 * target is replaced at once, and never written in place.  Files elsewhere go through GIO. */
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

/* The same on a thread that is the caller's. */
bool app_write_file_now (GFile *file, GBytes *bytes, GCancellable *cancellable, GError **error);

/* The file as it is now, with its URI, to be freed with app_file_free (); NULL when it could not be
 * written. */
DeskFile *app_write_file_finish (GAsyncResult *result, GError **error);

G_END_DECLS

#endif
