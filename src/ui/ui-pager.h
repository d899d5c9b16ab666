/* ui-pager.h - which of some pages is looked at: its number, and a button to each side of it. */
#ifndef UI_PAGER_H
#define UI_PAGER_H

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define UI_TYPE_PAGER (ui_pager_get_type ())
G_DECLARE_FINAL_TYPE (UiPager, ui_pager, UI, PAGER, GtkBox)

/* The names of its buttons, with their keys.  Signal: turned (UiPager *pager), to the page that it says from then on. */
GtkWidget *ui_pager_new (const char *back, const char *next);

/* Pages are counted from 1.  `open`: there may be more of them. */
void ui_pager_set (UiPager *self, guint64 page, guint64 n_pages, bool open);
guint64 ui_pager_get (UiPager *self);

/* "Page 1 of 4"; or what stands there instead, until it is set again. */
const char *ui_pager_get_text (UiPager *self);
void ui_pager_say (UiPager *self, const char *sentence);

/* Page Up and Page Down, with that held, turn it wherever the focus is within the widget; and so do arrows, Home and
 * End where nothing is held. */
void ui_pager_hear (UiPager *self, GtkWidget *within, GdkModifierType held);

G_END_DECLS

#endif
