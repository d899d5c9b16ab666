/* ui-dance-column.h - the layout of the Dance view from top to bottom: the stage gets the room
 * that the words leave. */
#ifndef UI_DANCE_COLUMN_H
#define UI_DANCE_COLUMN_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_COLUMN (ui_dance_column_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceColumn, ui_dance_column, UI, DANCE_COLUMN, GtkLayoutManager)

/* Children of the widget whose layout it is, which stand in it in this order: the words, which stand above the stage where
 * it is wide and below it elsewhere; the code in three lines, left of the words where the code itself has no room; the
 * stage; the timeline, which gives way on a telephone where words need its room.  Others stand where they are. */
typedef struct
{
  GtkWidget *words, *code, *stage, *timeline;
} UiDanceColumnParts;

GtkLayoutManager *ui_dance_column_new (UiDanceColumnParts parts);

G_END_DECLS

#endif
