/* ui-widgets-split.h - two widgets side by side, or one below the other if there is too little
 * room: its two children, from a template. */
#ifndef UI_WIDGETS_SPLIT_H
#define UI_WIDGETS_SPLIT_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WIDGETS_SPLIT (ui_widgets_split_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsSplit, ui_widgets_split, UI, WIDGETS_SPLIT, GtkWidget)

G_END_DECLS

#endif
