/* ui-panes.h - a pane beside the content where there is room for both, and over it where there is not. */
#ifndef UI_PANES_H
#define UI_PANES_H

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define UI_TYPE_PANES (ui_panes_get_type ())
G_DECLARE_FINAL_TYPE (UiPanes, ui_panes, UI, PANES, GtkWidget)

/* The pane shows while it is visible. */
GtkWidget *ui_panes_new (GtkWidget *pane, GtkWidget *content);

/* Whether the pane hides the content now. */
bool ui_panes_is_covered (UiPanes *self);

G_END_DECLS

#endif
