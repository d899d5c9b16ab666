/* The partial solution on its board. */
#include "paint-picture-private.h"

#include "base-gettext.h"
#include "paint-scene.h"

static BaseStatus
make_board (const Subject *subject, void **out_painted)
{
  PaintScene *scene;
  const BaseStatus status = paint_scene_new (subject, &scene);

  if (status == BASE_OK)
    *out_painted = scene;
  return status;
}

static void
destroy_board (void *painted)
{
  paint_scene_free (painted);
}

static BaseStatus
set_board_options (PaintPicture *self, const PaintStageOptions *options)
{
  return paint_scene_set_options (self->painted, options);
}

static BaseStatus
draw_board (PaintPicture *self,
            cairo_t *cr,
            const PaintFrame *frame,
            const PaintTheme *theme,
            PaintText *text)
{
  return paint_scene_draw (self->painted, cr, frame, theme, text);
}

static PaintPointed
point_at_board (const PaintPicture *self, double x, double y)
{
  return paint_scene_at (self->painted, x, y);
}

static void
centre_board (const PaintPicture *self, PaintPointed what, double *pan_x, double *pan_y)
{
  (void) paint_scene_find (self->painted, what, pan_x, pan_y);
}

const PaintPictureRow paint_picture_board = {
  .id = "board",
  .title = N_ ("Board"),
  .overflows = true, /* as a list of options, whose rows have a smallest readable size */
  .make = make_board,
  .destroy = destroy_board,
  .set_options = set_board_options,
  .draw = draw_board,
  .at = point_at_board,
  .centre = centre_board,
};
