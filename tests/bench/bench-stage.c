/* The cost of a frame of the matrix while a search plays, in milliseconds of CPU: moving the player
 * on, bringing the picture up to date, and copying it to a window's surface with everything on top.
 * Inkala's 9x9, after its givens and whole; pentominoes, whose options have less than a pixel each.
 * The tree, timeline and chart are drawn once a frame beside it.
 *
 * The targets: up to 1,000 events a frame median 3 ms and 99th percentile 6 ms, faster than that 16
 * ms. */
#include "base-random.h"
#include "check.h"
#include "paint-chart-levels.h"
#include "paint-chart-timeline.h"
#include "paint-matrix.h"
#include "paint-tree.h"
#include "plays.h"

#include <stdlib.h>
#include <time.h>

/* Pixels a mark: half way to the links, and nothing but links. */
#define FADING 20.0
#define CLOSE  28.0

#define MOST_LEVELS 256
#define N_FRAMES    600

static const PaintStageOptions picture = {
  .width = 1300,
  .height = 900,
  .scale = 1,
  .text_scale = 1,
  .zoom = 1,
};

typedef struct
{
  Play *play;
  PaintText *text;
  cairo_t *cr;
  PaintMatrix *matrix;
  PaintTree *tree;
  PaintChartLevels *chart;
  PaintChartTimeline *timeline;
} Stage;

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return 1e3 * (double) time.tv_sec + (double) time.tv_nsec / 1e6;
}

static int
compare (const void *a, const void *b)
{
  const double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

static PaintFrame
frame_of (const Stage *stage, uint64_t events)
{
  return (PaintFrame){
    .state = player_state (stage->play->player),
    .n_moving = events <= 8 ? (uint32_t) events : 0,
    .phase = 1,
    .pointed = PAINT_POINTED_NOTHING,
  };
}

static void
draw_matrix (const Stage *stage, const PaintFrame *frame)
{
  const PaintTheme *theme = paint_theme (PAINT_THEME_LIGHT);
  PaintRect damage;

  paint_matrix_update (stage->matrix, frame, theme, stage->text, &damage);
  cairo_save (stage->cr);
  cairo_rectangle (stage->cr, damage.x, damage.y, damage.width, damage.height);
  cairo_clip (stage->cr);
  paint_matrix_draw (stage->matrix, stage->cr, frame, theme, stage->text);
  cairo_restore (stage->cr);
}

/* The slowest case of a window that shows open items: the path is another one in every frame. */
static void
draw_open (const Stage *stage, const PaintFrame *frame)
{
  uint32_t taken[MOST_LEVELS], n = 0;

  for (uint32_t level = 0; level < frame->state->level && level < MOST_LEVELS; level++)
    taken[n++] = frame->state->frames[level].option;
  check_equal_u64 (paint_matrix_settle (stage->matrix, taken, n), BASE_OK);
  draw_matrix (stage, frame);
}

static void
draw_tree (const Stage *stage, const PaintFrame *frame)
{
  paint_tree_draw (stage->tree, stage->cr, frame, paint_theme (PAINT_THEME_LIGHT), stage->text);
}

static void
draw_chart (const Stage *stage, const PaintFrame *frame)
{
  paint_chart_levels_draw (stage->chart, stage->cr, frame, paint_theme (PAINT_THEME_LIGHT),
                           stage->text);
}

static void
draw_timeline (const Stage *stage, const PaintFrame *frame)
{
  paint_chart_timeline_draw (stage->timeline, stage->cr, frame, paint_theme (PAINT_THEME_LIGHT),
                             stage->text);
}

static void
measure (const Stage *stage,
         const char *name,
         uint64_t events,
         void (*draw) (const Stage *stage, const PaintFrame *frame))
{
  static double times[N_FRAMES];
  Player *player = stage->play->player;

  for (int i = -1; i < N_FRAMES; i++)
    {
      uint64_t position = ((uint64_t) (i + 1) * events) % player_end (player);
      double start;
      PaintFrame frame;

      player_seek (player, position);
      start = now ();
      frame = frame_of (stage, events);
      draw (stage, &frame);
      if (i >= 0)
        times[i] = now () - start;
    }
  qsort (times, N_FRAMES, sizeof *times, compare);
  printf ("  %-9s %8llu %8.3f %8.3f %8.3f\n", name, (unsigned long long) events,
          times[N_FRAMES / 2], times[N_FRAMES * 99 / 100], times[N_FRAMES - 1]);
}

static Stage
open_stage (const char *what, uint64_t n_nodes, cairo_t *cr)
{
  Stage stage = { .play = play_new (what, n_nodes), .text = paint_text_new (NULL), .cr = cr };
  PaintStageOptions strip = picture;

  strip.height = 56;
  check_true (stage.text != NULL);
  check_equal_u64 (paint_matrix_new (&stage.play->paint, &stage.matrix), BASE_OK);
  check_equal_u64 (paint_matrix_set_options (stage.matrix, &picture), BASE_OK);
  check_equal_u64 (paint_tree_new (&stage.play->paint, &stage.tree), BASE_OK);
  paint_tree_set_options (stage.tree, &picture);
  check_equal_u64 (paint_chart_levels_new (&stage.play->paint, &stage.chart), BASE_OK);
  paint_chart_levels_set_options (stage.chart, &picture);
  check_equal_u64 (paint_chart_timeline_new (&stage.play->paint, &stage.timeline), BASE_OK);
  paint_chart_timeline_set_options (stage.timeline, &strip);
  return stage;
}

static void
close_stage (Stage *stage)
{
  paint_matrix_free (stage->matrix);
  paint_tree_free (stage->tree);
  paint_chart_levels_free (stage->chart);
  paint_chart_timeline_free (stage->timeline);
  paint_text_free (stage->text);
  play_free (stage->play);
}

/* Zooms until a mark has that many pixels. */
static void
zoom_to (const Stage *stage, double pixels)
{
  PaintStageOptions closer = picture;

  closer.zoom = pixels / paint_matrix_pixels_per_mark (stage->matrix);
  closer.pan_x = 0.1;
  closer.pan_y = 0.35;
  check_equal_u64 (paint_matrix_set_options (stage->matrix, &closer), BASE_OK);
}

static void
bench (const char *title, const char *what, uint64_t n_nodes, bool settled, cairo_t *cr)
{
  static const uint64_t speeds[] = { 1, 10, 100, 1000, 9973, 100003 };
  double start = now ();
  Stage stage = open_stage (what, n_nodes, cr);
  PaintFrame frame = frame_of (&stage, 1000);

  if (settled)
    check_equal_u64 (paint_matrix_settle (stage.matrix, stage.play->givens, stage.play->n_givens),
                     BASE_OK);
  start = now ();
  draw_matrix (&stage, &frame);
  printf ("%s: %.1f ms for the first drawing\n", title, now () - start);
  for (size_t i = 0; i < sizeof speeds / sizeof *speeds; i++)
    measure (&stage, "matrix", speeds[i], draw_matrix);
  zoom_to (&stage, FADING);
  measure (&stage, "fading", 1000, draw_matrix);
  check_equal_u64 (paint_matrix_set_options (stage.matrix, &picture), BASE_OK);
  draw_matrix (&stage, &frame);
  zoom_to (&stage, CLOSE);
  measure (&stage, "close", 1, draw_matrix);
  measure (&stage, "close", 1000, draw_matrix);
  check_equal_u64 (paint_matrix_set_options (stage.matrix, &picture), BASE_OK);
  measure (&stage, "open", 1, draw_open);
  measure (&stage, "open", 1000, draw_open);
  measure (&stage, "tree", 1000, draw_tree);
  measure (&stage, "chart", 1000, draw_chart);
  measure (&stage, "timeline", 1000, draw_timeline);
  close_stage (&stage);
}

static void
bench_all (const void *data)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) picture.width, (int) picture.height);
  cairo_t *cr = cairo_create (surface);

  (void) data;
  printf ("# %.0f x %.0f, ms a frame: events, median, 99 of 100, worst\n", picture.width,
          picture.height);
  bench ("9x9 after its givens", PLAYS_INKALA, 0, true, cr);
  bench ("9x9, 729 options and 324 items", PLAYS_INKALA, 0, false, cr);
  bench ("16x16, 4096 options and 1024 items", PLAYS_16X16, 1000, false, cr);
  bench ("pentominoes 6x10, 2056 options", "pentominoes:6x10", 20000, false, cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (void)
{
  check_claim ("/bench/stage/was-measured", bench_all, NULL);
  return check_finish ();
}
