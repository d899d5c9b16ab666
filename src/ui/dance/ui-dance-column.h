/* ui-dance-column.h - the layout of the Dance view from top to bottom: the stage gets the room that
 * the words leave free. */
#ifndef UI_DANCE_COLUMN_H
#define UI_DANCE_COLUMN_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_COLUMN (ui_dance_column_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceColumn, ui_dance_column, UI, DANCE_COLUMN, GtkLayoutManager)

/* Children of the layout's widget, in their order.  The words are above the stage if it is wide,
 * and below it otherwise.  The three lines of code are left of the words if there is no room for
 * the whole code.  Then comes the stage.  The timeline is hidden on a telephone when words need its
 * room.  Other children keep their places. */
typedef struct
{
  GtkWidget *words, *code, *stage, *timeline;
} UiDanceColumnParts;

GtkLayoutManager *ui_dance_column_new (UiDanceColumnParts parts);

G_END_DECLS

#endif
