/* ui-widgets-pager.h - a page number with a button to each side of it. */
#ifndef UI_WIDGETS_PAGER_H
#define UI_WIDGETS_PAGER_H

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define UI_TYPE_WIDGETS_PAGER (ui_widgets_pager_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsPager, ui_widgets_pager, UI, WIDGETS_PAGER, GtkBox)

/* Properties: `back` and `next`, the names of its buttons, with their keys.  Signal: turned
 * (UiWidgetsPager *pager), after the page has changed. */

/* Pages are counted from 1.  `open`: there may be more of them. */
void ui_widgets_pager_set (UiWidgetsPager *self, guint64 page, guint64 n_pages, bool open);
guint64 ui_widgets_pager_get (UiWidgetsPager *self);

/* "Page 1 of 4"; or the sentence in its place, until the next `set`. */
const char *ui_widgets_pager_get_text (UiWidgetsPager *self);
void ui_widgets_pager_say (UiWidgetsPager *self, const char *sentence);

/* Page Up and Page Down, with that held, turn it wherever the focus is within the widget; and so do
 * arrows, Home and End where nothing is held. */
void ui_widgets_pager_hear (UiWidgetsPager *self, GtkWidget *within, GdkModifierType held);

G_END_DECLS

#endif
