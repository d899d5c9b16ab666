/* ui-print-tab.h - the page of the print dialog that asks what is printed, and how. */
#ifndef UI_PRINT_TAB_H
#define UI_PRINT_TAB_H

#include "ui-print.h"

G_BEGIN_DECLS

/* Kept apart from the settings until they are applied: `choices` is delayed.  `chosen` is called at once and with every
 * other choice of what is printed. */
GtkWidget *ui_print_tab_new (const UiPrintSource *source,
                             GSettings *choices,
                             UiPrintWhat what,
                             void (*chosen) (gpointer data, UiPrintWhat what),
                             gpointer data);

G_END_DECLS

#endif
