/* ui-problem-panes.h - two widgets side by side, or where there is no room for that one below the other. */
#ifndef UI_PROBLEM_PANES_H
#define UI_PROBLEM_PANES_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *ui_problem_panes_new (GtkWidget *first, GtkWidget *second);

G_END_DECLS

#endif
