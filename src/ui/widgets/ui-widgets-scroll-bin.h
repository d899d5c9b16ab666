/* ui-widgets-scroll-bin.h - as high as its child is in the given width; in less room it
 * scrolls.
 *
 * So words may be long and letters large, and a window need never be higher than its screen. */
#ifndef UI_WIDGETS_SCROLL_BIN_H
#define UI_WIDGETS_SCROLL_BIN_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WIDGETS_SCROLL_BIN (ui_widgets_scroll_bin_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsScrollBin, ui_widgets_scroll_bin, UI, WIDGETS_SCROLL_BIN, GtkWidget)

/* Property: `child`. */

/* Page Up, Page Down and the other keys that scroll are left to the widgets around the bin. */
void ui_widgets_scroll_bin_leave_keys (UiWidgetsScrollBin *self);

/* Scrolls the bin around `part`, if there is one, until the part is in sight: soon, and again when
 * the room changes, until another part is shown. */
void ui_widgets_scroll_bin_show (GtkWidget *part);

G_END_DECLS

#endif
