/* app-document-file.h - a document written to a file, whole or not at all. */
#ifndef APP_DOCUMENT_FILE_H
#define APP_DOCUMENT_FILE_H

#include "desk-document.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Returns the format for a file of that name: by its suffix; else the document's own; else
 * lines. */
const Format *app_save_format (DeskDocument *document, GFile *file);

/* Returns the parts that the format cannot hold: bits of FormatsLoss. */
unsigned app_save_losses (DeskDocument *document, const Format *format);

/* The file is replaced when everything is on the disk, and never before; then the document counts
 * as saved.  `callback` gets the document as its source. */
void app_save_document (DeskDocument *document,
              GFile *file,
              const Format *format,
              GCancellable *cancellable,
              GAsyncReadyCallback callback,
              gpointer data);
bool app_save_document_finish (GAsyncResult *result, GError **error);

G_END_DECLS

#endif
