/* ui-widgets-overflow-row.h - a row of controls; controls at its end without room move behind a
 * button, into rows of their own below.
 *
 * The controls are its children in a template.  A control that expands gets the room that its row
 * leaves.  Never mirrored. */
#ifndef UI_WIDGETS_OVERFLOW_ROW_H
#define UI_WIDGETS_OVERFLOW_ROW_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WIDGETS_OVERFLOW_ROW (ui_widgets_overflow_row_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsOverflowRow,
                      ui_widgets_overflow_row,
                      UI, WIDGETS_OVERFLOW_ROW,
                      GtkWidget)

G_END_DECLS

#endif
