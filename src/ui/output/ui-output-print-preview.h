/* ui-output-print-preview.h - the pages as they will be printed, in a window of our own.
 *
 * Every page is drawn when it is looked at, so a booklet of a thousand opens as fast as one. */
#ifndef UI_OUTPUT_PRINT_PREVIEW_H
#define UI_OUTPUT_PRINT_PREVIEW_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows previews of the operation in our window instead of in another program; its button calls
 * `print`. */
void ui_output_print_preview_take (GtkPrintOperation *operation,
                            GtkWindow *parent,
                            void (*print) (gpointer data),
                            gpointer data);

G_END_DECLS

#endif
