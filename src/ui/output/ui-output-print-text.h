/* ui-output-print-text.h - lines of text on paper, under a title. */
#ifndef UI_OUTPUT_PRINT_TEXT_H
#define UI_OUTPUT_PRINT_TEXT_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes an operation for the caller to run.  Each page has the title and its number; lines that are
 * too long are broken. */
GtkPrintOperation *
ui_output_print_text_new (const char *title, const char *text, GtkPageSetup *setup);

G_END_DECLS

#endif
