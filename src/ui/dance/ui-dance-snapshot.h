/* ui-dance-snapshot.h - a snapshot of the Dance view, to be copied, dragged out or printed. */
#ifndef UI_DANCE_SNAPSHOT_H
#define UI_DANCE_SNAPSHOT_H

#include "app-snapshot.h"
#include "ui-dance.h"

G_BEGIN_DECLS

/* The picture that is chosen; the board beside it, where there is room for one. */
GtkWidget *ui_dance_get_picture (UiDance *self);
GtkWidget *ui_dance_get_board (UiDance *self);

/* One of them, as it stands now; NULL where there is none. */
AppSnapshot *ui_dance_take_snapshot (UiDance *self, GtkWidget *canvas);

G_END_DECLS

#endif
