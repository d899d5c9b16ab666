/* ui-widgets-side-pane.h - a pane beside the content if there is room for both, otherwise over it.
 * They are its two children, from a template.  The pane shows while it is visible. */
#ifndef UI_WIDGETS_SIDE_PANE_H
#define UI_WIDGETS_SIDE_PANE_H

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define UI_TYPE_WIDGETS_SIDE_PANE (ui_widgets_side_pane_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsSidePane, ui_widgets_side_pane, UI, WIDGETS_SIDE_PANE, GtkWidget)

/* Whether the pane hides the content now. */
bool ui_widgets_side_pane_is_covered (UiWidgetsSidePane *self);

G_END_DECLS

#endif
