/* ui-widgets-split.h - two widgets side by side, or where there is no room for that one below
 * the other. */
#ifndef UI_WIDGETS_SPLIT_H
#define UI_WIDGETS_SPLIT_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *ui_widgets_split_new (GtkWidget *first, GtkWidget *second);

G_END_DECLS

#endif
