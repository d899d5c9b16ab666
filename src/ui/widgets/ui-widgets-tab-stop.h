/* ui-widgets-tab-stop.h - a container whose child is one stop of the Tab key.
 *
 * Tab goes into it, to the part that had the focus last, and out of it at once; arrow keys move
 * inside.  GTK 4.8 makes a stop of each row of a list, and a list of a million rows would never be
 * left. */
#ifndef UI_WIDGETS_TAB_STOP_H
#define UI_WIDGETS_TAB_STOP_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WIDGETS_TAB_STOP (ui_widgets_tab_stop_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsTabStop, ui_widgets_tab_stop, UI, WIDGETS_TAB_STOP, GtkWidget)

G_END_DECLS

#endif
