/* ui-widgets-wrap.h - a layout of one row, or of several: children that do not fit go into the next
 * row. */
#ifndef UI_WIDGETS_WRAP_H
#define UI_WIDGETS_WRAP_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WIDGETS_WRAP (ui_widgets_wrap_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsWrap, ui_widgets_wrap, UI, WIDGETS_WRAP, GtkLayoutManager)

G_END_DECLS

#endif
