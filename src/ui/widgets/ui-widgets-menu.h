/* ui-widgets-menu.h - a menu that opens at a place: on a secondary click or the menu key. */
#ifndef UI_WIDGETS_MENU_H
#define UI_WIDGETS_MENU_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Opens the menu beside `place`, a rectangle of `owner`.  It replaces the owner's menu, removes
 * itself when it is closed, and gives the focus back.  The menu is a child of `parent`, the owner
 * or one of its ancestors, and has the actions of that. */
void ui_widgets_menu_open (GtkWidget          *owner,
                           GtkWidget          *parent,
                           GMenuModel         *model,
                           const GdkRectangle *place);

/* The same, not shown yet: a GtkPopoverMenu. */
GtkWidget *ui_widgets_menu_new (GtkWidget          *owner,
                                GtkWidget          *parent,
                                GMenuModel         *model,
                                const GdkRectangle *place);

/* Removes the menu, as the owner must when it is disposed of. */
void ui_widgets_menu_close (GtkWidget *owner);

/* Calls open (owner, x, y) on a secondary click, and where a finger stays. */
void ui_widgets_menu_add_gestures (GtkWidget *owner,
                                   void (*open) (GtkWidget *owner, double x, double y));

G_END_DECLS

#endif
