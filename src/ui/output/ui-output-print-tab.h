/* ui-output-print-tab.h - the page of the print dialog with our choices: the content and its
 * form. */
#ifndef UI_OUTPUT_PRINT_TAB_H
#define UI_OUTPUT_PRINT_TAB_H

#include "app-print-choices.h"
#include "ui-output-print.h"

G_BEGIN_DECLS

/* Borrows `choices`, and writes the user's choices into it.  `chosen` is called at once, and again
 * whenever other content is chosen. */
GtkWidget *ui_output_print_tab_new (const UiOutputPrintSource *source,
                                    AppPrintChoices *choices,
                                    UiOutputPrintWhat what,
                                    void (*chosen) (gpointer data, UiOutputPrintWhat what),
                                    gpointer data);

G_END_DECLS

#endif
