/* The cost of painting a board, in milliseconds of CPU: all of it, the state over a fixed part kept
 * as a surface, and one cell of that, as a window repaints.  The first row only clears the picture,
 * for comparison. */
#include "pictures.h"

#include <stdio.h>
#include <time.h>

#define LEAST_SECONDS 0.3

typedef struct
{
  const PaintBoardLayout *layout;
  const PaintBoardState *state;
  PaintText *text;
  cairo_surface_t *kept;
  cairo_t *cr;
} Easel;

static void
clear (const Easel *easel)
{
  cairo_set_source_rgb (easel->cr, 1, 1, 1);
  cairo_paint (easel->cr);
}

static void
draw_all (const Easel *easel)
{
  paint_board_draw (easel->cr, easel->layout, easel->state, paint_theme (PAINT_THEME_LIGHT),
                    easel->text);
}

static void
draw_state (const Easel *easel)
{
  cairo_set_source_surface (easel->cr, easel->kept, 0, 0);
  cairo_paint (easel->cr);
  paint_board_draw_state (easel->cr, easel->layout, easel->state, paint_theme (PAINT_THEME_LIGHT),
                          easel->text);
}

static void
draw_cell (const Easel *easel)
{
  PaintRect rect = paint_board_cell_rect (easel->layout, 10);

  cairo_save (easel->cr);
  cairo_rectangle (easel->cr, rect.x, rect.y, rect.width, rect.height);
  cairo_clip (easel->cr);
  draw_state (easel);
  cairo_restore (easel->cr);
}

static double
milliseconds (const Easel *easel, void (*draw) (const Easel *easel))
{
  clock_t start, end;
  unsigned n = 0;

  draw (easel);
  start = clock ();
  do
    {
      draw (easel);
      n++;
      end = clock ();
    }
  while ((double) (end - start) < LEAST_SECONDS * CLOCKS_PER_SEC);
  return 1000.0 * (double) (end - start) / CLOCKS_PER_SEC / n;
}

static void
measure (const char *name, Picture picture, double scale)
{
  PaintBoardOptions options = {
    .width = 1920 / scale,
    .height = 1080 / scale,
    .scale = scale,
    .text_scale = 1,
    .coordinates = true,
  };
  PaintBoardLayout *layout = picture_layout (&picture, options);
  cairo_surface_t *surface = picture_surface (options);
  Easel easel = {
    .layout = layout,
    .state = &picture.state,
    .text = paint_text_new (PICTURES_FONT),
    .kept = picture_surface (options),
  };

  easel.cr = cairo_create (easel.kept);
  paint_board_draw_fixed (easel.cr, layout, paint_theme (PAINT_THEME_LIGHT), easel.text);
  cairo_destroy (easel.cr);
  easel.cr = cairo_create (surface);
  printf ("%-24s %8.3f %8.3f %8.3f %8.3f\n", name, milliseconds (&easel, clear),
          milliseconds (&easel, draw_all), milliseconds (&easel, draw_state),
          milliseconds (&easel, draw_cell));
  cairo_destroy (easel.cr);
  cairo_surface_destroy (surface);
  cairo_surface_destroy (easel.kept);
  paint_text_free (easel.text);
  paint_board_layout_free (layout);
  picture_clear (&picture);
}

int
main (void)
{
  printf ("1920x1080, ms               clear    whole    state one cell\n");
  measure ("9x9", picture_new (boards_boxes (3, 3, false, false), 9, PICTURE_MIXED), 1);
  measure ("9x9, scale 2", picture_new (boards_boxes (3, 3, false, false), 9, PICTURE_MIXED), 2);
  measure ("9x9, every mark", picture_new (boards_boxes (3, 3, true, true), 9, PICTURE_MARKED), 1);
  measure ("samurai", picture_new (boards_samurai (), 9, PICTURE_MIXED), 1);
  measure ("25x25, all candidates",
           picture_new (boards_boxes (5, 5, false, false), 25, PICTURE_CANDIDATES), 1);
  measure ("64x64", picture_new (boards_boxes (8, 8, false, false), 64, PICTURE_FULL), 1);
  return 0;
}
