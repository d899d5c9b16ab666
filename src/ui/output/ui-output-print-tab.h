/* ui-output-print-tab.h - the page of the print dialog with our choices: what is printed, and
 * how. */
#ifndef UI_OUTPUT_PRINT_TAB_H
#define UI_OUTPUT_PRINT_TAB_H

#include "app-print-choices.h"
#include "ui-output-print.h"

G_BEGIN_DECLS

/* Borrows `choices`, and writes into them what is chosen.  `chosen` is called at once and with every other choice of what is
 * printed. */
GtkWidget *ui_output_print_tab_new (const UiOutputPrintSource *source,
                                    AppPrintChoices *choices,
                                    UiOutputPrintWhat what,
                                    void (*chosen) (gpointer data, UiOutputPrintWhat what),
                                    gpointer data);

G_END_DECLS

#endif
