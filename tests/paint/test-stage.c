/* Golden pictures of matrix, tree, timeline, nodes by level, and windows into large links.
 * golden.h explains how to renew them. */
#include "check.h"
#include "cover-record.h"
#include "cover-search.h"
#include "golden.h"
#include "paint-chart-levels.h"
#include "paint-chart-timeline.h"
#include "paint-links.h"
#include "paint-matrix.h"
#include "paint-tip.h"
#include "paint-tree.h"
#include "pictures.h"
#include "plays.h"

#include <stdlib.h>

typedef enum
{
  MATRIX,
  AFTER_GIVENS,
  TREE,
  TWO_TREES,
  TIMELINE,
  CHART,
  LINKS,
} Kind;

/* `part` of the run, in thousandths; zoom 0 is 1; a run is searched for `n_nodes`. */
typedef struct
{
  const char *name;
  Kind kind;
  const char *what;
  uint64_t n_nodes;
  unsigned part;
  double width, height;
  PaintThemeId theme;
  bool presenting;
  double zoom;
  uint32_t n_moving;
  double phase;
  PaintPointed pointed;
  PaintPointed lit[4];
  unsigned n_lit;
  const char *tip;     /* shown a little right of the middle */
  double pan_x, pan_y; /* both 0: near the lower left corner */
} Scene;

#define NOBODY                         \
  {                                    \
    COVER_NONE, COVER_NONE, COVER_NONE \
  }

static const Scene scenes[] = {
  { "/paint/golden/matrix-knuth", MATRIX, "knuth", 0, 560, 360, 300, .n_moving = 2, .phase = 1,
    .pointed = NOBODY },
  { "/paint/golden/matrix-knuth-half", MATRIX, "knuth", 0, 560, 360, 300, PAINT_THEME_PRINT,
    .n_moving = 2, .phase = 0.25, .pointed = NOBODY },
  { "/paint/golden/matrix-nope-dark", MATRIX, "nope", 0, 300, 300, 240, PAINT_THEME_DARK,
    .n_moving = 1, .phase = 1, .pointed = { 1, 1, COVER_NONE } },
  { "/paint/golden/matrix-queens", MATRIX, "queens:8", 0, 37, 600, 440, .n_moving = 3, .phase = 1,
    .pointed = NOBODY },
  { "/paint/golden/matrix-xcc", MATRIX, "xcc", 0, 690, 360, 280, .n_moving = 1, .phase = 1,
    .pointed = NOBODY },
  { "/paint/golden/matrix-4x4-presenting", AFTER_GIVENS, PLAYS_4X4, 0, 660, 620, 460,
    PAINT_THEME_HIGH_CONTRAST, .presenting = true, .n_moving = 1, .phase = 1, .pointed = NOBODY },
  { "/paint/golden/matrix-9x9", AFTER_GIVENS, PLAYS_INKALA, 0, 126, 700, 460, .phase = 1,
    .pointed = { 130, COVER_NONE, COVER_NONE } },
  { "/paint/golden/matrix-9x9-whole-dark", MATRIX, PLAYS_INKALA, 0, 126, 460, 400, PAINT_THEME_DARK,
    .n_moving = 2, .phase = 1, .pointed = NOBODY },
  { "/paint/golden/matrix-9x9-zoomed", AFTER_GIVENS, PLAYS_INKALA, 0, 126, 500, 320, .zoom = 8,
    .phase = 1, .pointed = NOBODY },
  { "/paint/golden/matrix-pentominoes", MATRIX, "pentominoes:6x10", 3000, 700, 420, 320, .phase = 1,
    .pointed = NOBODY },
  { "/paint/golden/matrix-9x9-lit", AFTER_GIVENS, PLAYS_INKALA, 0, 126, 700, 460, .phase = 1,
    .pointed = { 130, 100, COVER_NONE },
    .lit = { { 128, 500, COVER_NONE }, { 133, 502, COVER_NONE } }, .n_lit = 2,
    .tip = "R4C6=3: hidden by R4C6=7, level 3\n3 in row 4: 2 options" },
  { "/paint/golden/matrix-4x4-lit", MATRIX, PLAYS_4X4, 0, 300, 700, 460, .phase = 1,
    .pointed = NOBODY,
    .lit = { { 3, COVER_NONE, COVER_NONE },
             { 20, COVER_NONE, COVER_NONE },
             { 40, 24, COVER_NONE } },
    .n_lit = 3 },
  { "/paint/golden/close-knuth-before", MATRIX, "knuth", 0, 560, 460, 340, .zoom = 1.24,
    .n_moving = 1, .phase = 1, .pointed = { 3, 1, COVER_NONE } },
  { "/paint/golden/close-knuth-between", MATRIX, "knuth", 0, 560, 460, 340, .zoom = 1.66,
    .n_moving = 1, .phase = 1, .pointed = { 3, 1, COVER_NONE } },
  { "/paint/golden/close-knuth", MATRIX, "knuth", 0, 560, 460, 340, .zoom = 1.9, .n_moving = 1,
    .phase = 1, .pointed = { 3, 1, COVER_NONE } },
  { "/paint/golden/close-9x9-before", AFTER_GIVENS, PLAYS_INKALA, 0, 126, 700, 460, .zoom = 11.5,
    .phase = 1, .pointed = NOBODY, .pan_x = 0.08, .pan_y = 0.33 },
  { "/paint/golden/close-9x9-between", AFTER_GIVENS, PLAYS_INKALA, 0, 126, 700, 460, .zoom = 14.5,
    .phase = 1, .pointed = NOBODY, .pan_x = 0.08, .pan_y = 0.33 },
  { "/paint/golden/close-9x9-dark", AFTER_GIVENS, PLAYS_INKALA, 0, 126, 700, 460, PAINT_THEME_DARK,
    .zoom = 19, .n_moving = 1, .phase = 0.6, .pointed = NOBODY, .pan_x = 0.08, .pan_y = 0.33 },
  { "/paint/golden/close-queens", MATRIX, "queens:8", 0, 37, 700, 460, .zoom = 5, .n_moving = 1,
    .phase = 1, .pointed = NOBODY, .pan_x = 0.4, .pan_y = 0.3 },
  { "/paint/golden/links-9x9-window", LINKS, PLAYS_INKALA, 0, 330, 720, 520, .n_moving = 1,
    .phase = 0.6, .pointed = NOBODY },
  { "/paint/golden/links-9x9-window-presenting", LINKS, PLAYS_INKALA, 0, 126, 900, 560,
    PAINT_THEME_DARK, .presenting = true, .n_moving = 1, .phase = 1, .pointed = NOBODY },
  { "/paint/golden/links-queens-window", LINKS, "queens:8", 0, 37, 640, 420, .n_moving = 1,
    .phase = 1, .pointed = NOBODY },
  { "/paint/golden/links-pentominoes-window", LINKS, "pentominoes:6x10", 3000, 702, 760, 420,
    .n_moving = 1, .phase = 1, .pointed = NOBODY },
  { "/paint/golden/tree-knuth", TREE, "knuth", 0, 560, 360, 240, .pointed = NOBODY },
  { "/paint/golden/tree-knuth-end-print", TREE, "knuth", 0, 1000, 420, 300, PAINT_THEME_PRINT,
    .pointed = NOBODY },
  { "/paint/golden/tree-knuth-presenting-dark", TREE, "knuth", 0, 300, 640, 420, PAINT_THEME_DARK,
    .presenting = true, .pointed = { COVER_NONE, 1, COVER_NONE } },
  { "/paint/golden/tree-dots", TREE, "queens:6", 0, 500, 520, 300, .pointed = NOBODY },
  { "/paint/golden/tree-52-levels", TREE, PLAYS_30, 0, 700, 420, 460, .pointed = NOBODY },
  { "/paint/golden/tree-folded-print", TREE, "pentominoes:6x10", 30000, 700, 560, 320,
    PAINT_THEME_PRINT, .pointed = NOBODY },
  { "/paint/golden/tree-icicle", TREE, "queens:8", 0, 400, 700, 360, .pointed = NOBODY },
  { "/paint/golden/tree-icicle-dark", TREE, "pentominoes:6x10", 3000, 700, 640, 400,
    PAINT_THEME_DARK, .pointed = NOBODY },
  { "/paint/golden/tree-two-rules", TWO_TREES, PLAYS_30, 0, 1000, 760, 420, .pointed = NOBODY },
  { "/paint/golden/tree-two-rules-print", TWO_TREES, "knuth", 0, 1000, 560, 300, PAINT_THEME_PRINT,
    .pointed = NOBODY },
  { "/paint/golden/timeline-knuth", TIMELINE, "knuth", 0, 300, 400, 48, .pointed = NOBODY },
  { "/paint/golden/timeline-queens-dark", TIMELINE, "queens:8", 0, 400, 500, 56, PAINT_THEME_DARK,
    .pointed = NOBODY },
  { "/paint/golden/timeline-running", TIMELINE, "pentominoes:6x10", 20000, 400, 500, 48,
    .pointed = NOBODY },
  { "/paint/golden/chart-deep", CHART, PLAYS_16X16, 180, 900, 240, 120, .pointed = NOBODY },
  { "/paint/golden/chart-9x9", CHART, PLAYS_INKALA, 0, 126, 240, 160, .pointed = NOBODY },
};

typedef struct
{
  const Scene *scene;
  Play *play;
  const PlayerState *state;
  PaintStageOptions options;
  PaintFrame frame;
  cairo_t *cr;
  PaintText *text;
} Sitting;

static const PaintTheme *
theme_of (const Sitting *sitting)
{
  return paint_theme (sitting->scene->theme);
}

static void
draw_matrix (Sitting *sitting)
{
  PaintMatrix *matrix;

  check_equal_u64 (paint_matrix_new (&sitting->play->paint, &matrix), BASE_OK);
  if (sitting->scene->kind == AFTER_GIVENS)
    check_equal_u64 (paint_matrix_settle (matrix, sitting->play->givens, sitting->play->n_givens),
                     BASE_OK);
  check_equal_u64 (paint_matrix_set_options (matrix, &sitting->options), BASE_OK);
  check_equal_u64 (
      paint_matrix_draw (matrix, sitting->cr, &sitting->frame, theme_of (sitting), sitting->text),
      BASE_OK);
  paint_matrix_free (matrix);
}

static void
write_counts (const PaintTreeCounts *counts, BaseText *out)
{
  base_text_add (out, counts->rule != NULL ? counts->rule : "");
  base_text_add (out, counts->rule != NULL ? ": " : "");
  base_text_add_number (out, counts->calls_so_far);
  base_text_add (out, counts->finished ? " of " : " of at least ");
  base_text_add_number (out, counts->calls);
  base_text_add (out, " calls");
}

/* The tree beside is that of the rule "first", at its end. */
static void
draw_tree (Sitting *sitting)
{
  const PaintTreeWords words = { "Givens", "Start", write_counts };
  PaintTreeBeside beside = { .rule = "First", .own_rule = "Fewest", .finished = true };
  Player *other = NULL;
  PaintTree *tree;

  check_equal_u64 (paint_tree_new (&sitting->play->paint, &tree), BASE_OK);
  paint_tree_set_options (tree, &sitting->options);
  paint_tree_set_words (tree, &words);
  if (sitting->scene->kind == TWO_TREES)
    {
      const PlayerRun run = { sitting->play->links, sitting->play->givens, sitting->play->n_givens,
                              COVER_RULE_FIRST, 0 };
      CoverOutcome outcome;

      check_equal_u64 (player_new (&run, NULL, &other), BASE_OK);
      check_equal_u64 (player_explore (other, &(CoverLimits){ 0 }, &outcome), BASE_OK);
      check_equal_u64 (player_seek (other, player_end (other)), BASE_OK);
      beside.tree = player_state (other)->tree;
      beside.position = player_end (other);
      beside.calls = beside.tree.nodes[0].nodes;
      paint_tree_set_beside (tree, &beside);
    }
  check_equal_u64 (
      paint_tree_draw (tree, sitting->cr, &sitting->frame, theme_of (sitting), sitting->text),
      BASE_OK);
  player_free (other);
  paint_tree_free (tree);
}

/* A run without checkpoints is stepped through. */
static PaintChartTimelineSample *
see_depths (const Sitting *sitting, PaintChartTimelineMarks *marks)
{
  const CoverRecord *record = player_record (sitting->play->player);
  size_t n = cover_record_n_checkpoints (record), steps = n > 8 ? 0 : sitting->state->end + 1;
  PaintChartTimelineSample *samples = calloc (n + steps + 1, sizeof (PaintChartTimelineSample));
  CoverSearch *search;

  check_true (samples != NULL);
  paint_chart_timeline_marks_of (record, samples, marks);
  if (steps == 0)
    return samples;
  check_equal_u64 (cover_search_new (sitting->play->links, &search), BASE_OK);
  check_equal_u64 (cover_search_start (search, NULL, 0), BASE_OK);
  for (marks->n_samples = 0; marks->n_samples < steps; marks->n_samples++)
    {
      const uint32_t level = cover_search_level (search);
      const bool chosen = cover_search_frames (search)->item != 0;

      samples[marks->n_samples] =
          (PaintChartTimelineSample){ marks->n_samples, level > 0 || chosen ? level + 1 : 0 };
      cover_search_forward (search, NULL);
    }
  cover_search_free (search);
  return samples;
}

static void
draw_timeline (Sitting *sitting)
{
  const uint64_t breaks[] = { sitting->state->end / 3 };
  const uint64_t bookmarks[] = { sitting->state->end / 2 };
  PaintChartTimeline *timeline;
  PaintChartTimelineMarks marks;
  PaintChartTimelineSample *samples = see_depths (sitting, &marks);

  marks.breaks = breaks;
  marks.bookmarks = bookmarks;
  marks.n_breaks = marks.n_bookmarks = 1;
  check_equal_u64 (paint_chart_timeline_new (&sitting->play->paint, &timeline), BASE_OK);
  paint_chart_timeline_set_options (timeline, &sitting->options);
  paint_chart_timeline_set_marks (timeline, &marks);
  check_equal_u64 (paint_chart_timeline_draw (timeline, sitting->cr, &sitting->frame,
                                              theme_of (sitting), sitting->text),
                   BASE_OK);
  paint_chart_timeline_free (timeline);
  free (samples);
}

static void
draw_chart (Sitting *sitting)
{
  const PaintChartLevelsWords words = { .nodes = "Nodes", .level = "Level" };
  PaintChartLevels *chart;

  check_equal_u64 (paint_chart_levels_new (&sitting->play->paint, &chart), BASE_OK);
  paint_chart_levels_set_options (chart, &sitting->options);
  paint_chart_levels_set_words (chart, &words);
  check_equal_u64 (paint_chart_levels_draw (chart, sitting->cr, &sitting->frame, theme_of (sitting),
                                            sitting->text),
                   BASE_OK);
  paint_chart_levels_free (chart);
}

static void
draw_links (Sitting *sitting)
{
  PaintLinks *links;

  check_equal_u64 (paint_links_new (&sitting->play->paint, &links), BASE_OK);
  paint_links_set_options (links, &sitting->options);
  paint_links_set_following (links, true);
  check_equal_u64 (paint_links_set_note (links, "What happens now"), BASE_OK);
  check_equal_u64 (
      paint_links_draw (links, sitting->cr, &sitting->frame, theme_of (sitting), sitting->text),
      BASE_OK);
  paint_links_free (links);
}

static void
draw_tip (Sitting *sitting)
{
  check_equal_u64 (paint_tip_draw (sitting->cr, sitting->scene->tip, &sitting->options,
                                   0.6 * sitting->options.width, 0.5 * sitting->options.height,
                                   theme_of (sitting), sitting->text),
                   BASE_OK);
}

static void
looks_as_it_did (const void *data)
{
  static void (*const draw[]) (Sitting * sitting) = {
    [MATRIX] = draw_matrix,  [AFTER_GIVENS] = draw_matrix, [TREE] = draw_tree,
    [TWO_TREES] = draw_tree, [TIMELINE] = draw_timeline,   [CHART] = draw_chart,
    [LINKS] = draw_links,
  };
  const Scene *scene = data;
  Sitting sitting = { .scene = scene, .text = picture_text () };
  cairo_surface_t *surface = picture_surface (
      (PaintBoardOptions){ .width = scene->width, .height = scene->height, .scale = 1 });

  sitting.play = play_new (scene->what, scene->n_nodes);
  sitting.state = play_seek (sitting.play, player_end (sitting.play->player) * scene->part / 1000);
  sitting.options = (PaintStageOptions){
    .width = scene->width,
    .height = scene->height,
    .scale = 1,
    .text_scale = 1,
    .presenting = scene->presenting,
    .zoom = scene->zoom,
    .pan_x = scene->pan_x + scene->pan_y > 0 ? scene->pan_x : 0.2,
    .pan_y = scene->pan_x + scene->pan_y > 0 ? scene->pan_y : 0.85,
  };
  sitting.frame = (PaintFrame){ sitting.state, scene->n_moving, scene->phase, scene->pointed,
                                scene->lit,    scene->n_lit,    NULL,         false };
  sitting.cr = cairo_create (surface);
  draw[scene->kind](&sitting);
  if (scene->tip != NULL)
    draw_tip (&sitting);
  cairo_destroy (sitting.cr);
  golden_check (surface, scene->name + sizeof "/paint/golden/" - 1);
  cairo_surface_destroy (surface);
  paint_text_free (sitting.text);
  play_free (sitting.play);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof scenes / sizeof scenes[0]; i++)
    check_claim (scenes[i].name, looks_as_it_did, &scenes[i]);
  return check_finish ();
}
