/* ui-dance-column.h - a layout of the Dance view from top to bottom: the stage has what the words leave. */
#ifndef UI_DANCE_COLUMN_H
#define UI_DANCE_COLUMN_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_COLUMN (ui_dance_column_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceColumn, ui_dance_column, UI, DANCE_COLUMN, GtkLayoutManager)

/* Of the children of the widget whose layout it is, these are borrowed: the stage, and the timeline, which gives way on
 * a telephone where the words need its room. */
GtkLayoutManager *ui_dance_column_new (GtkWidget *stage, GtkWidget *timeline);

G_END_DECLS

#endif
