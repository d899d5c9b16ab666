/* ui-output-export-dialog.h - the dialog that writes the content of the window to a file: a
 * picture, a dance, a book. */
#ifndef UI_OUTPUT_EXPORT_DIALOG_H
#define UI_OUTPUT_EXPORT_DIALOG_H

#include "app-export-content.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Takes ownership of the content of `source`.  `beside` is the file whose name and folder are
 * proposed, or NULL. */
void ui_output_export_dialog_present (GtkWindow *parent,
                        GSettings *settings,
                        AppExportSource *source,
                        GFile *beside,
                        const char *title);

G_END_DECLS

#endif
