/* ui-dance-shot.h - what the Dance view shows, held still: to be copied, dragged out or printed. */
#ifndef UI_DANCE_SHOT_H
#define UI_DANCE_SHOT_H

#include "ui-dance.h"
#include "ui-shot.h"

G_BEGIN_DECLS

/* The picture that is chosen; the board beside it, where there is room for one. */
GtkWidget *ui_dance_get_picture (UiDance *self);
GtkWidget *ui_dance_get_board (UiDance *self);

/* One of them, as it stands now; NULL where there is none. */
UiShot *ui_dance_take_shot (UiDance *self, GtkWidget *canvas);

G_END_DECLS

#endif
