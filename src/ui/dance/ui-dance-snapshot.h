/* ui-dance-snapshot.h - a snapshot of the Dance view, to be copied, dragged out or printed. */
#ifndef UI_DANCE_SNAPSHOT_H
#define UI_DANCE_SNAPSHOT_H

#include "app-snapshot.h"
#include "ui-dance.h"

G_BEGIN_DECLS

/* Returns the selected picture, and the board beside it, if there is room for one. */
GtkWidget *ui_dance_get_picture (UiDance *self);
GtkWidget *ui_dance_get_board (UiDance *self);

/* Takes a snapshot of one of them at the present position; NULL when there is none. */
AppSnapshot *ui_dance_take_snapshot (UiDance *self, GtkWidget *canvas);

G_END_DECLS

#endif
