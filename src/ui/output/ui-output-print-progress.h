/* ui-output-print-progress.h - the dialog that GTK shows while it prints. */
#ifndef UI_OUTPUT_PRINT_PROGRESS_H
#define UI_OUTPUT_PRINT_PROGRESS_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets the user close that dialog; it lives as long as `operation`.  Closing it does not wait for
 * the page that is being solved. */
void ui_output_print_progress_keep (GtkPrintOperation *operation);

G_END_DECLS

#endif
