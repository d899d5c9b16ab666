/* The laws of the matrix seen from close up: it shows the links, and nothing moves. */
#include "base-random.h"
#include "check.h"
#include "failing-memory.h"
#include "paint-links-private.h"
#include "paint-matrix-private.h"
#include "pictures.h"
#include "plays.h"

#include <math.h>

typedef struct
{
  const char *what;
  double width, height, scale;
  bool given; /* the part that the givens settle is left out */
} Case;

static const Case small = { "knuth", 900, 640, 1, false };
static const Case queens = { "queens:8", 700, 460, 1.5, false };
static const Case sudoku = { PLAYS_INKALA, 700, 460, 1, true };
static const Case whole = { PLAYS_30, 500, 400, 2, false };

typedef struct
{
  Play *play;
  PaintText *text;
  PaintMatrix *matrix;
  PaintStageOptions options;
  PaintFrame frame;
} Sitting;

static cairo_surface_t *
draw (Sitting *self)
{
  const PaintStageOptions *options = &self->options;
  cairo_surface_t *surface = picture_surface ((PaintBoardOptions){
      .width = options->width, .height = options->height, .scale = options->scale });
  cairo_t *cr = cairo_create (surface);

  check_equal_u64 (paint_matrix_set_options (self->matrix, options), BASE_OK);
  check_equal_u64 (paint_matrix_draw (self->matrix, cr, &self->frame,
                                      paint_theme (PAINT_THEME_LIGHT), self->text),
                   BASE_OK);
  check_equal_u64 (cairo_status (cr), CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  return surface;
}

static Sitting
begin (const Case *scene)
{
  Sitting self = { .play = play_new (scene->what, 0), .text = picture_text () };

  self.options = (PaintStageOptions){ .width = scene->width,
                                      .height = scene->height,
                                      .scale = scene->scale,
                                      .text_scale = 1,
                                      .zoom = 1,
                                      .pan_x = 0.5,
                                      .pan_y = 0.5 };
  self.frame = (PaintFrame){ .state = play_seek (self.play, player_end (self.play->player) / 3),
                             .phase = 1,
                             .pointed = PAINT_POINTED_NOTHING };
  check_equal_u64 (paint_matrix_new (&self.play->paint, &self.matrix), BASE_OK);
  if (scene->given)
    check_equal_u64 (paint_matrix_settle (self.matrix, self.play->givens, self.play->n_givens),
                     BASE_OK);
  cairo_surface_destroy (draw (&self));
  return self;
}

static void
end (Sitting *self)
{
  paint_matrix_free (self->matrix);
  paint_text_free (self->text);
  play_free (self->play);
}

/* From everything to much larger than need be, and in the way of a wheel. */
#define NOTCH 1.2

static void
zoom_on (Sitting *self, double x, double y)
{
  const double zoom = fmin (self->options.zoom * NOTCH, paint_matrix_most_zoom (self->matrix));
  PaintStageOptions *options = &self->options;

  paint_matrix_hold (self->matrix, self->text, zoom, x, y, &options->pan_x, &options->pan_y);
  options->zoom = zoom;
}

static void
becomes_links_by_and_by (const void *data)
{
  Sitting self = begin (data);
  double last = 0;
  unsigned between = 0;

  check_true (paint_matrix_closeness (self.matrix) == 0);
  for (unsigned i = 0; i < 40; i++)
    {
      double now;

      zoom_on (&self, self.options.width / 2, self.options.height / 2);
      cairo_surface_destroy (draw (&self));
      now = paint_matrix_closeness (self.matrix);
      check_true (now >= last);
      between += now > 0 && now < 1;
      last = now;
    }
  check_true (between >= 1 && last == 1);
  self.options.zoom = 1;
  cairo_surface_destroy (draw (&self));
  check_true (paint_matrix_closeness (self.matrix) == 0);
  end (&self);
}

/* At every notch of a wheel, wherever the pointer stands, unless it stands where no pan leads. */
static void
what_is_pointed_at_stays (const void *data)
{
  BaseRandom random = { .state = 5 };
  unsigned held = 0;

  for (unsigned n = 0; n < 6; n++)
    {
      Sitting self = begin (data);
      const double x = self.options.width * (0.35 + 0.1 * (double) base_random_below (&random, 5));
      const double y = self.options.height * (0.4 + 0.1 * (double) base_random_below (&random, 4));
      PaintPointed there = paint_matrix_at (self.matrix, x, y);

      for (unsigned i = 0; i < 36; i++)
        {
          PaintPointed now;

          zoom_on (&self, x, y);
          cairo_surface_destroy (draw (&self));
          now = paint_matrix_at (self.matrix, x, y);
          if (i > 0 && there.item != COVER_NONE && there.option != COVER_NONE
              && self.options.pan_x > 0.02 && self.options.pan_x < 0.98 && self.options.pan_y > 0.02
              && self.options.pan_y < 0.98 && self.matrix->plan.down >= 4)
            {
              check_equal_u64 (now.item, there.item);
              check_equal_u64 (now.option, there.option);
              held++;
            }
          there = now;
        }
      end (&self);
    }
  check_true (held > 30);
}

static bool
in_sight (const Sitting *self, PaintRect place)
{
  const PaintBox body = self->matrix->plan.body;
  const double scale = self->options.scale, em = self->matrix->plan.em;
  const double map_x = body.x + 0.7 * body.width, map_y = body.y + 0.6 * body.height;

  return place.x * scale >= body.x && (place.x + place.width) * scale <= body.x + body.width
         && place.y * scale >= body.y + em
         && (place.y + place.height) * scale <= body.y + body.height
         && ((place.x + place.width) * scale < map_x || (place.y + place.height) * scale < map_y);
}

/* A node in its list is solid. */
static void
check_node (const Sitting *self, cairo_surface_t *surface, PaintPointed what, PaintRect place)
{
  const double x = place.x + place.width / 2, y = place.y + place.height / 2;
  const double scale = self->options.scale;
  const PaintRect square = paint_links_node_rect (self->matrix->close, what.node);

  check_equal_u64 (paint_matrix_at (self->matrix, x, y).node, what.node);
  check_true (fabs (square.x + square.width / 2 - x) <= 1
              && fabs (square.y + square.height / 2 - y) <= 1);
  if (!player_state_is_hidden (self->frame.state, what.node)
      && !player_state_is_covered (self->frame.state, what.item))
    check_equal_u64 (picture_pixel (surface, (int) (x * scale), (int) (y * scale)),
                     paint_theme (PAINT_THEME_LIGHT)->thick);
}

static unsigned
check_nodes (Sitting *self)
{
  const CoverLinks *links = self->play->links;
  cairo_surface_t *surface = draw (self);
  unsigned seen = 0;

  for (uint32_t option = 0; option < links->n_options; option++)
    for (uint32_t node = links->first[option]; links->nodes[node].item != 0; node++)
      {
        const PaintPointed what = { links->nodes[node].item - 1, option, node };
        const PaintRect place = paint_matrix_find (self->matrix, what);

        if (place.width <= 0 || !in_sight (self, place))
          continue;
        seen++;
        check_node (self, surface, what, place);
      }
  cairo_surface_destroy (surface);
  return seen;
}

static void
nodes_lie_where_marks_were (const void *data)
{
  Sitting self = begin (data);
  unsigned seen = 0;

  for (unsigned i = 0; i < 40 && paint_matrix_closeness (self.matrix) < 1; i++)
    {
      zoom_on (&self, 0, 0);
      cairo_surface_destroy (draw (&self));
    }
  for (unsigned i = 0; i < 16; i++)
    {
      self.options.pan_x = 0.1 + i % 4 * 0.25;
      self.options.pan_y = 0.1 + i / 4 * 0.25;
      seen += check_nodes (&self);
    }
  check_true (seen > 10);
  end (&self);
}

static void
cuts_where_nothing_may_move (const void *data)
{
  Sitting self = begin (data);
  unsigned matrices = 0, links = 0;

  paint_matrix_set_cutting (self.matrix, true);
  for (unsigned i = 0; i < 80; i++)
    {
      double closeness;

      self.options.zoom *= 1.05;
      cairo_surface_destroy (draw (&self));
      closeness = paint_matrix_closeness (self.matrix);
      check_true (closeness == 0 || closeness == 1);
      *(closeness < 1 ? &matrices : &links) += 1;
    }
  check_true (matrices > 0 && links > 0);
  end (&self);
}

static BaseStatus
try_all (const Play *play, const PaintFrame *frame, PaintText *text, cairo_t *cr)
{
  const PaintStageOptions options = {
    .width = 200, .height = 160, .scale = 1, .text_scale = 1, .zoom = 3
  };
  PaintMatrix *matrix = NULL;
  BaseStatus status = paint_matrix_new (&play->paint, &matrix);

  if (status == BASE_OK)
    status = paint_matrix_set_options (matrix, &options);
  if (status == BASE_OK)
    status = paint_matrix_draw (matrix, cr, frame, paint_theme (PAINT_THEME_LIGHT), text);
  paint_matrix_free (matrix);
  return status;
}

static void
running_out_of_memory_is_a_status (const void *data)
{
  Play *play = play_new ("nope", 0);
  const PaintFrame frame = {
    play_seek (play, 20), 1, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false
  };
  cairo_surface_t *surface = picture_surface (
      (PaintBoardOptions){ .width = 200, .height = 160, .scale = 1, .text_scale = 1 });
  bool failed = true;

  (void) data;
  for (size_t n = 1; failed; n++)
    {
      PaintText *text = picture_text ();
      cairo_t *cr = cairo_create (surface);
      BaseStatus status;

      failing_memory_arm (n);
      status = try_all (play, &frame, text, cr);
      failed = failing_memory_disarm () >= n;
      check_equal_u64 (status, failed ? BASE_NO_MEMORY : BASE_OK);
      cairo_destroy (cr);
      paint_text_free (text);
    }
  cairo_surface_destroy (surface);
  play_free (play);
}

int
main (void)
{
  check_claim ("/paint/close/becomes-links-by-and-by/knuth", becomes_links_by_and_by, &small);
  check_claim ("/paint/close/becomes-links-by-and-by/9x9", becomes_links_by_and_by, &sudoku);
  check_claim ("/paint/close/what-is-pointed-at-stays/knuth", what_is_pointed_at_stays, &small);
  check_claim ("/paint/close/what-is-pointed-at-stays/queens", what_is_pointed_at_stays, &queens);
  check_claim ("/paint/close/what-is-pointed-at-stays/9x9", what_is_pointed_at_stays, &sudoku);
  check_claim ("/paint/close/what-is-pointed-at-stays/9x9-whole", what_is_pointed_at_stays, &whole);
  check_claim ("/paint/close/nodes-lie-where-marks-were/knuth", nodes_lie_where_marks_were, &small);
  check_claim ("/paint/close/nodes-lie-where-marks-were/queens", nodes_lie_where_marks_were,
               &queens);
  check_claim ("/paint/close/nodes-lie-where-marks-were/9x9", nodes_lie_where_marks_were, &sudoku);
  check_claim ("/paint/close/cuts-where-nothing-may-move", cuts_where_nothing_may_move, &small);
  check_claim ("/paint/close/running-out-of-memory-is-a-status", running_out_of_memory_is_a_status,
               NULL);
  return check_finish ();
}
