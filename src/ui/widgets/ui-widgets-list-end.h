/* ui-widgets-list-end.h - a list that grows at its end and keeps its end in sight. */
#ifndef UI_WIDGETS_LIST_END_H
#define UI_WIDGETS_LIST_END_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Scrolls to the last row.  Call this when the list has changed; the user may scroll away
 * afterwards. */
void ui_widgets_list_end_show (GtkListView *list);

G_END_DECLS

#endif
