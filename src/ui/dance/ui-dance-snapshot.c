/* A snapshot of the Dance view. */
#include "ui-dance-snapshot.h"
#include "ui-dance-private.h"

GtkWidget *
ui_dance_get_picture (UiDance *self)
{
  return self->picture;
}

GtkWidget *
ui_dance_get_board (UiDance *self)
{
  return self->board;
}

AppSnapshot *
ui_dance_take_snapshot (UiDance *self, GtkWidget *canvas)
{
  if (self->show == NULL)
    return NULL;
  return app_snapshot_of_show (self->show,
                               export_what_of_picture (ui_canvas_get_painter (UI_CANVAS (canvas))),
                               gtk_widget_get_width (canvas), gtk_widget_get_height (canvas));
}
