/* What the Dance view shows, held still. */
#include "ui-dance-snapshot.h"
#include "ui-dance-private.h"

static const ExportWhat kinds[UI_CANVAS_PAINTERS] = {
  [UI_CANVAS_PAINTER_BOARD] = EXPORT_BOARD,
  [UI_CANVAS_PAINTER_LINKS] = EXPORT_LINKS,
  [UI_CANVAS_PAINTER_MATRIX] = EXPORT_MATRIX,
  [UI_CANVAS_PAINTER_TREE] = EXPORT_TREE,
};

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
  return app_snapshot_of_show (self->show, kinds[ui_canvas_get_painter (UI_CANVAS (canvas))],
                               gtk_widget_get_width (canvas), gtk_widget_get_height (canvas));
}
