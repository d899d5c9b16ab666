/* No label of a matrix overlaps another, for every size, zoom and highlight. */
#include "base-random.h"
#include "check.h"
#include "paint-matrix-private.h"
#include "pictures.h"
#include "plays.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 4096

static bool
meet (PaintBox a, PaintBox b)
{
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

static double
random_between (BaseRandom *random, double least, double most)
{
  return least + (most - least) * (double) base_random_below (random, 1001) / 1000;
}

static PaintStageOptions
random_options (BaseRandom *random)
{
  static const double scales[] = { 1, 1, 1.25, 1.5, 2 }, zooms[] = { 1, 1, 1, 3, 8, 20 };

  return (PaintStageOptions){
    .width = floor (random_between (random, 90, 1500)),
    .height = floor (random_between (random, 90, 1000)),
    .scale = scales[base_random_below (random, 5)],
    .text_scale = base_random_below (random, 4) == 0 ? 1.5 : 1,
    .presenting = base_random_below (random, 4) == 0,
    .zoom = zooms[base_random_below (random, 6)],
    .pan_x = random_between (random, 0, 1),
    .pan_y = random_between (random, 0, 1),
  };
}

static PaintPointed
random_thing (BaseRandom *random, const CoverLinks *links)
{
  const bool both = base_random_below (random, 2) == 0;
  PaintPointed thing = PAINT_POINTED_NOTHING;

  if (both || base_random_below (random, 2) == 0)
    thing.item = base_random_below (random, links->n_items);
  if (both || thing.item == COVER_NONE)
    thing.option = base_random_below (random, links->n_options);
  return thing;
}

static void
draw (PaintMatrix *matrix,
      const PaintStageOptions *options,
      const PaintFrame *frame,
      PaintText *text)
{
  cairo_surface_t *surface = picture_surface ((PaintBoardOptions){ .width = options->width,
                                                                   .height = options->height,
                                                                   .scale = options->scale,
                                                                   .text_scale = 1 });
  cairo_t *cr = cairo_create (surface);

  check_equal_u64 (paint_matrix_set_options (matrix, options), BASE_OK);
  check_equal_u64 (paint_matrix_draw (matrix, cr, frame, paint_theme (PAINT_THEME_LIGHT), text),
                   BASE_OK);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Each pair once; how many labels there are. */
static size_t
check_apart (PaintMatrix *matrix, PaintText *text)
{
  static PaintBox boxes[MOST];
  const size_t n = paint_matrix_labels (matrix, text, boxes, MOST);

  check_true (n <= MOST);
  for (size_t i = 0; i < n; i++)
    for (size_t k = i + 1; k < n; k++)
      if (meet (boxes[i], boxes[k]))
        {
          printf ("# %d %d %d %d and %d %d %d %d in %d x %d\n", boxes[i].x, boxes[i].y,
                  boxes[i].width, boxes[i].height, boxes[k].x, boxes[k].y, boxes[k].width,
                  boxes[k].height, matrix->width, matrix->height);
          check_true (!meet (boxes[i], boxes[k]));
        }
  return n;
}

static void
no_label_lies_on_another (const void *data)
{
  Play *play = play_new (data, 300);
  PaintText *text = picture_text ();
  BaseRandom random = { .state = 11 };
  PaintMatrix *matrix;
  size_t n_labels = 0;

  check_equal_u64 (paint_matrix_new (&play->paint, &matrix), BASE_OK);
  check_equal_u64 (paint_matrix_settle (matrix, play->givens, play->n_givens), BASE_OK);
  for (unsigned i = 0; i < (check_quick () ? 30 : 250); i++)
    {
      const PaintStageOptions options = random_options (&random);
      const uint64_t position = base_random_next (&random) % (player_end (play->player) + 1);
      PaintPointed lit[4];
      PaintFrame frame = { .state = play_seek (play, position),
                           .phase = 1,
                           .pointed = random_thing (&random, play->links),
                           .lit = lit,
                           .n_lit = base_random_below (&random, 5) };

      for (size_t k = 0; k < frame.n_lit; k++)
        lit[k] = random_thing (&random, play->links);
      draw (matrix, &options, &frame, text);
      n_labels += check_apart (matrix, text);
    }
  check_true (n_labels > 100);
  paint_matrix_free (matrix);
  paint_text_free (text);
  play_free (play);
}

/* The last columns' names are long, and stand at the picture's edge. */
static void
names_stay_in_the_picture (const void *data)
{
  Play *play = play_new ("queens:8", 300);
  PaintText *text = picture_text ();
  const PlayerState *state = player_state (play->player);
  const uint32_t n_items = play->links->n_items;
  const char **items = calloc (n_items, sizeof *items);
  PaintMatrix *matrix;
  PaintMatrixName name;
  unsigned n_named = 0;

  (void) data;
  check_true (items != NULL);
  for (uint32_t item = 0; item < n_items; item++)
    items[item] = "a queen on falling diagonal 15";
  play->paint.names.items = items;
  check_equal_u64 (paint_matrix_new (&play->paint, &matrix), BASE_OK);
  for (int width = 500; width < 1500; width += 25)
    {
      const PaintStageOptions options = {
        .width = width, .height = 600, .scale = 1, .text_scale = 1, .zoom = 1
      };
      const PaintFrame frame = { state, 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
      int ends[2] = { INT_MIN, INT_MIN };

      draw (matrix, &options, &frame, text);
      for (uint32_t column = 0; column < matrix->n_columns; column++)
        if (paint_matrix_name_of_column (matrix, text, column, ends, &name))
          {
            const PaintFont font = { .size = matrix->plan.em };
            const double half = paint_text_measure (text, name.string, font).advance / 2;

            check_true (name.x - half >= 0 && name.x + half <= width);
            n_named++;
          }
    }
  check_true (n_named > 40);
  paint_matrix_free (matrix);
  paint_text_free (text);
  free (items);
  play_free (play);
}

/* The item under the pointer, beside the current item, has its name, and so has the current one. */
static void
neighbours_are_both_named (const void *data)
{
  const PaintStageOptions options = {
    .width = 900, .height = 600, .scale = 1, .text_scale = 1, .zoom = 1
  };
  Play *play = play_new (PLAYS_INKALA, 300);
  PaintText *text = picture_text ();
  PaintFrame frame = {
    .state = play_go (play, PLAYER_TO_DEAD_END, 1),
    .phase = 1,
    .pointed = PAINT_POINTED_NOTHING,
  };
  const uint32_t item = frame.state->frames[frame.state->n_frames - 1].item;
  PaintMatrix *matrix;
  unsigned n_named = 0;

  (void) data;
  check_equal_u64 (paint_matrix_new (&play->paint, &matrix), BASE_OK);
  frame.pointed.item = item > 0 ? item - 1 : item + 1;
  draw (matrix, &options, &frame, text);
  for (size_t i = 0; i < matrix->overs.n; i++)
    n_named +=
        matrix->overs.overs[i].kind == PAINT_OVER_NAME_AT_COLUMN && matrix->overs.overs[i].placed;
  check_equal_u64 (n_named, 2);
  paint_matrix_free (matrix);
  paint_text_free (text);
  play_free (play);
}

/* "Falling diagonal 2Falling diagonal 14" would read as one word. */
static void
names_are_apart (const void *data)
{
  static const double widths[] = { 930, 1300, 1366, 1920 };
  Play *play = play_new ("queens:8", 100);
  PaintText *text = picture_text ();
  const PaintFrame frame = {
    play_seek (play, 40), 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false
  };
  PaintMatrix *matrix;

  (void) data;
  check_equal_u64 (paint_matrix_new (&play->paint, &matrix), BASE_OK);
  for (unsigned i = 0; i < 4; i++)
    {
      PaintStageOptions options = {
        .width = widths[i], .height = 700, .scale = 1, .text_scale = 1, .zoom = 1
      };
      PaintBox boxes[MOST];
      size_t n;

      draw (matrix, &options, &frame, text);
      n = paint_matrix_labels (matrix, text, boxes, MOST);
      check_true (n > 10 && n <= MOST);
      for (size_t a = 0; a < n; a++)
        for (size_t b = 0; b < a; b++)
          if (boxes[a].y == boxes[b].y)
            check_true (boxes[a].x + boxes[a].width + 3 <= boxes[b].x
                        || boxes[b].x + boxes[b].width + 3 <= boxes[a].x);
    }
  paint_matrix_free (matrix);
  paint_text_free (text);
  play_free (play);
}

static bool
has_colour (cairo_surface_t *surface, PaintColour colour)
{
  const int stride = cairo_image_surface_get_stride (surface);
  const int width = cairo_image_surface_get_width (surface);

  cairo_surface_flush (surface);
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < width; x++)
      {
        uint32_t pixel;

        memcpy (&pixel, cairo_image_surface_get_data (surface) + y * stride + 4 * x, 4);
        if ((pixel & 0xffffff) == colour >> 8)
          return true;
      }
  return false;
}

/* In the colour of errors, in bands, marks and squares; and not a moment earlier. */
static void
a_dead_end_is_marked (const void *data)
{
  static const double heights[] = { 160, 400, 900 };
  const PaintColour bad = paint_theme (PAINT_THEME_LIGHT)->signs[PAINT_SIGN_BAD];
  Play *play = play_new (data, 500);
  PaintText *text = picture_text ();
  const uint64_t position = play_go (play, PLAYER_TO_DEAD_END, 1)->position;
  PaintMatrix *matrix;

  check_equal_u64 (paint_matrix_new (&play->paint, &matrix), BASE_OK);
  for (unsigned i = 0; i < 6; i++)
    {
      const bool dead = i % 2 == 1;
      const PaintStageOptions options = { .width = 1.5 * heights[i / 2],
                                          .height = heights[i / 2],
                                          .scale = 1,
                                          .text_scale = 1,
                                          .zoom = 1 };
      const PaintFrame frame = {
        .state = play_seek (play, dead ? position : 1),
        .phase = 1,
        .pointed = PAINT_POINTED_NOTHING,
      };
      cairo_surface_t *surface = picture_surface ((PaintBoardOptions){ .width = options.width,
                                                                       .height = options.height,
                                                                       .scale = options.scale,
                                                                       .text_scale = 1 });
      cairo_t *cr = cairo_create (surface);

      check_equal_u64 (paint_matrix_set_options (matrix, &options), BASE_OK);
      check_equal_u64 (
          paint_matrix_draw (matrix, cr, &frame, paint_theme (PAINT_THEME_LIGHT), text), BASE_OK);
      check_equal_u64 (has_colour (surface, bad), dead);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
  paint_matrix_free (matrix);
  paint_text_free (text);
  play_free (play);
}

int
main (void)
{
  static const char *const problems[] = {
    "knuth", "xcc", "nope", "queens:8", "langford:7", PLAYS_4X4, PLAYS_INKALA, "pentominoes:6x10"
  };

  for (unsigned i = 0; i < sizeof problems / sizeof *problems; i++)
    {
      char name[160];

      snprintf (name, sizeof name, "/paint/matrix/no-label-lies-on-another/%.20s", problems[i]);
      check_claim (name, no_label_lies_on_another, problems[i]);
    }
  check_claim ("/paint/matrix/a-dead-end-is-marked/knuth", a_dead_end_is_marked, "knuth");
  check_claim ("/paint/matrix/a-dead-end-is-marked/queens", a_dead_end_is_marked, "queens:8");
  check_claim ("/paint/matrix/a-dead-end-is-marked/9x9", a_dead_end_is_marked, PLAYS_INKALA);
  check_claim ("/paint/matrix/names-are-apart", names_are_apart, NULL);
  check_claim ("/paint/matrix/names-stay-in-the-picture", names_stay_in_the_picture, NULL);
  check_claim ("/paint/matrix/neighbours-are-both-named", neighbours_are_both_named, NULL);
  return check_finish ();
}
