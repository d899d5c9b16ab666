/* ui-browser-selection.h - an order of a collection as the model of a list, in which the puzzle
 * that is open is selected.
 *
 * Pointing at a row or clicking it selects nothing. */
#ifndef UI_BROWSER_SELECTION_H
#define UI_BROWSER_SELECTION_H

#include "app-order.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BROWSER_SELECTION (ui_browser_selection_get_type ())
G_DECLARE_FINAL_TYPE (UiBrowserSelection, ui_browser_selection, UI, BROWSER_SELECTION, GObject)

UiBrowserSelection *ui_browser_selection_new (AppOrder *order);

/* The number of the puzzle that is open, from 1, whether it is read yet or not; 0: none of them. */
void ui_browser_selection_set_open (UiBrowserSelection *self, guint number);

G_END_DECLS

#endif
