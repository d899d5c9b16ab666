/* app-document-file.h - a document written to a file, whole or not at all. */
#ifndef APP_DOCUMENT_FILE_H
#define APP_DOCUMENT_FILE_H

#include "desk-document.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* The format that keeps everything. */
const Format *app_save_own_format (void);

/* Returns the format for a file of that name: by its suffix; else the document's own; else the one
 * that keeps everything. */
const Format *app_save_format (DeskDocument *document, GFile *file);

typedef struct
{
  const Format *format;
  unsigned      losses; /* bits of FormatsLoss */
  unsigned      number; /* in the table of formats */
} AppSaveKind;

/* The formats that can hold the document, those that keep most first: AppSaveKind.  Unref it. */
GArray *app_save_kinds (DeskDocument *document);

/* The file beside it whose name has a suffix of the format, in place of another format's.  The same
 * one where the name has one already, and where the format has none.  Unref it. */
GFile *app_save_with_suffix (GFile *file, const Format *format);

/* Returns the parts that the format cannot hold: bits of FormatsLoss. */
unsigned app_save_losses (DeskDocument *document, const Format *format);

/* The file is replaced when everything is on the disk, and never before; then the document counts
 * as saved, unless it is a copy.  `rating` is in tenths, for formats with a place for it; 0: not
 * known.  `callback` gets the document as its source. */
void app_save_document (DeskDocument *document,
              GFile *file,
              const Format *format,
              uint32_t rating,
              bool is_copy,
              GCancellable *cancellable,
              GAsyncReadyCallback callback,
              gpointer data);
bool app_save_document_finish (GAsyncResult *result, GError **error);

G_END_DECLS

#endif
