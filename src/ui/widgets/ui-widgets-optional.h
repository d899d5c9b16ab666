/* ui-widgets-optional.h - a container that shows its child, of a template, while there is room for
 * it, and requests no room. */
#ifndef UI_WIDGETS_OPTIONAL_H
#define UI_WIDGETS_OPTIONAL_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WIDGETS_OPTIONAL (ui_widgets_optional_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsOptional, ui_widgets_optional, UI, WIDGETS_OPTIONAL, GtkWidget)

G_END_DECLS

#endif
