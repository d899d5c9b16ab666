/* The laws of the search tree, the timeline and the nodes by level. */
#include "check.h"
#include "cover-links.h"
#include "cover-record.h"
#include "failing-memory.h"
#include "paint-chart-levels.h"
#include "paint-chart-timeline-private.h"
#include "paint-tree.h"
#include "pictures.h"
#include "plays.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const PaintStageOptions usual = {
  .width = 700,
  .height = 420,
  .scale = 1,
  .text_scale = 1,
};

static PaintTree *
new_tree (const Play *play, const PaintStageOptions *options)
{
  PaintTree *tree;

  check_equal_u64 (paint_tree_new (&play->paint, &tree), BASE_OK);
  paint_tree_set_options (tree, options);
  return tree;
}

static cairo_surface_t *
draw_tree (PaintTree *tree,
           const PlayerState *state,
           const PaintStageOptions *options,
           PaintText *text)
{
  PaintFrame frame = { state, 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  cairo_surface_t *surface = picture_surface ((PaintBoardOptions){
      .width = options->width, .height = options->height, .scale = options->scale });
  cairo_t *cr = cairo_create (surface);

  check_equal_u64 (paint_tree_draw (tree, cr, &frame, paint_theme (PAINT_THEME_LIGHT), text),
                   BASE_OK);
  check_equal_u64 (cairo_status (cr), CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  return surface;
}

/* Every place found is a call of the run, and the sums of the folded ones are right. */
static void
check_places (const PaintTree *tree, const PlayerState *state)
{
  unsigned n_found = 0;

  for (double y = 0; y < usual.height; y += 3)
    for (double x = 0; x < usual.width; x += 3)
      {
        PaintTreePlace place;
        size_t i = 0;

        if (!paint_tree_at (tree, x, y, &place))
          continue;
        n_found++;
        while (i < state->tree.n && state->tree.nodes[i].from != place.call.from)
          i++;
        check_true (i < state->tree.n && !place.is_beside);
        check_equal_u64 (state->tree.nodes[i].level, place.call.level);
        if (place.call.n_folded > 0)
          continue;
        check_equal_u64 (state->tree.nodes[i].nodes, place.call.nodes);
        check_equal_u64 (place.pointed.item, state->tree.nodes[i].item);
        if (i > 0)
          check_equal_u64 (place.pointed.option,
                           cover_links_option (state->links, state->tree.nodes[i].node));
      }
  check_true (n_found > 20);
}

/* Both words, or one alone. */
static cairo_surface_t *
draw_with_words (PaintTree *tree, const PlayerState *state, PaintText *text, PaintTreeWords words)
{
  paint_tree_set_words (tree, &words);
  return draw_tree (tree, state, &usual, text);
}

/* The other word is nowhere: without it nothing changes.  At the start, where no given is forced
 * yet, and later. */
static void
the_root_is_the_givens_where_there_are_some (const void *data)
{
  static const char *const all[] = { "latin:3", PLAYS_4X4, "knuth" };
  PaintText *text = picture_text ();

  (void) data;
  for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
    {
      Play *play = play_new (all[i], 2000);
      PaintTree *tree = new_tree (play, &usual);
      const PaintTreeWords both = { .givens = "Givens", .start = "Start" };
      const PaintTreeWords alone =
          i == 1 ? (PaintTreeWords){ .givens = "Givens" } : (PaintTreeWords){ .start = "Start" };

      for (uint64_t half = 0; half < 2; half++)
        {
          const PlayerState *state = play_seek (play, half * player_end (play->player) / 2);
          cairo_surface_t *wanted = draw_with_words (tree, state, text, alone);
          cairo_surface_t *drawn = draw_with_words (tree, state, text, both);

          picture_check_equal (wanted, drawn);
          cairo_surface_destroy (wanted);
          cairo_surface_destroy (drawn);
        }
      paint_tree_free (tree);
      play_free (play);
    }
  paint_text_free (text);
}

static void
at_is_right (const void *data)
{
  Play *play = play_new (data, 2000);
  PaintText *text = picture_text ();
  PaintTree *tree = new_tree (play, &usual);
  const PlayerState *state = play_seek (play, player_end (play->player) / 2);

  cairo_surface_destroy (draw_tree (tree, state, &usual, text));
  check_places (tree, state);
  paint_tree_free (tree);
  paint_text_free (text);
  play_free (play);
}

/* The number of calls that have a place of their own: walks along each level from its left end. */
static size_t
count_places (const PaintTree *tree, uint64_t *out_calls, size_t *out_folded)
{
  PaintTreePlace first, place;
  size_t n = 0;
  bool more = paint_tree_walk (tree, NULL, PAINT_TREE_UP, &first);

  check_true (more);
  while (paint_tree_walk (tree, &first, PAINT_TREE_UP, &place))
    first = place;
  *out_calls = *out_folded = 0;
  while (more)
    {
      while (paint_tree_walk (tree, &first, PAINT_TREE_LEFT, &place))
        first = place;
      place = first;
      more = false;
      do
        {
          PaintTreePlace below;

          n++;
          *out_calls += place.call.n_folded > 0 ? place.call.nodes : 1;
          *out_folded += place.call.n_folded;
          if (!more && paint_tree_walk (tree, &place, PAINT_TREE_DOWN, &below))
            {
              more = true;
              first = below;
            }
        }
      while (paint_tree_walk (tree, &place, PAINT_TREE_RIGHT, &place));
    }
  return n;
}

typedef struct
{
  const char *what;
  double width, height;
  PaintTreeForm form;
  uint64_t n_nodes; /* 0: all */
  bool is_folded;
} Form;

/* The room decides the form; whatever it is, every call is counted, and nothing moves with time. */
static void
each_call_is_shown_or_counted (const void *data)
{
  const Form *form = data;
  PaintStageOptions options = usual;
  Play *play = play_new (form->what, form->n_nodes);
  PaintText *text = picture_text ();
  PaintTree *tree;
  const uint64_t end = player_end (play->player);
  size_t n_before = 0;

  options.width = form->width;
  options.height = form->height;
  tree = new_tree (play, &options);
  for (uint64_t part = 0; part <= 4; part++)
    {
      const PlayerState *state = play_seek (play, end * part / 4);
      size_t n, n_folded;
      uint64_t calls;

      cairo_surface_destroy (draw_tree (tree, state, &options, text));
      check_equal_u64 (paint_tree_form (tree), form->form);
      n = count_places (tree, &calls, &n_folded);
      check_equal_u64 (calls, state->totals->nodes);
      check_true (form->is_folded ? n_folded > 0 && n < calls : n == calls);
      check_true (part == 0 || n == n_before);
      n_before = n;
    }
  paint_tree_free (tree);
  paint_text_free (text);
  play_free (play);
}

/* Two rules' trees beside each other have the same distances: the widths of two icicles are as
 * their numbers of calls. */
static void
two_trees_have_one_scale (const void *data)
{
  Play *play = play_new (PLAYS_30, 0);
  const PlayerRun run = { play->links, play->givens, play->n_givens, COVER_RULE_FIRST, 0 };
  const PlayerState *state = play_seek (play, player_end (play->player));
  PaintText *text = picture_text ();
  PaintTree *tree = new_tree (play, &usual);
  PaintTreeBeside beside = { .finished = true };
  CoverOutcome outcome;
  PaintTreePlace place;
  double own = 0, other = 0;
  Player *second;

  (void) data;
  check_equal_u64 (player_new (&run, NULL, &second), BASE_OK);
  check_equal_u64 (player_explore (second, &(CoverLimits){ 0 }, &outcome), BASE_OK);
  beside.tree = player_state (second)->tree;
  beside.position = player_end (second);
  check_equal_u64 (state->tree.nodes[0].nodes, 52);
  check_equal_u64 (beside.tree.nodes[0].nodes, 4632);
  paint_tree_set_beside (tree, &beside);
  cairo_surface_destroy (draw_tree (tree, state, &usual, text));
  for (double x = 0; x < usual.width; x += 0.5)
    if (paint_tree_at (tree, x, 30, &place))
      *(place.is_beside ? &other : &own) = place.rect.width;
  check_true (own >= 1 && other > 0.8 * usual.width);
  check_true (fabs (other / 4632 - own / 52) < 1.0 / 52);
  player_free (second);
  paint_tree_free (tree);
  paint_text_free (text);
  play_free (play);
}

static void
same_frame_same_pixels (const void *data)
{
  Play *play = play_new (data, 2000);
  PaintText *text = picture_text ();
  PaintTree *used = new_tree (play, &usual);

  for (uint64_t i = 0; i < 8; i++)
    {
      const PlayerState *state = play_seek (play, player_end (play->player) * i / 8);
      PaintTree *fresh = new_tree (play, &usual);
      cairo_surface_t *a = draw_tree (used, state, &usual, text);
      cairo_surface_t *b = draw_tree (fresh, state, &usual, text);

      picture_check_equal (a, b);
      cairo_surface_destroy (a);
      cairo_surface_destroy (b);
      paint_tree_free (fresh);
    }
  paint_tree_free (used);
  paint_text_free (text);
  play_free (play);
}

/* The same names with that many words before each. */
static char **
names_behind (const char *words, const char *const *names, uint32_t n)
{
  char **longer = calloc (n, sizeof *longer);

  check_true (longer != NULL);
  for (uint32_t i = 0; i < n; i++)
    {
      size_t room = strlen (words) + strlen (names[i]) + 1;

      longer[i] = malloc (room);
      check_true (longer[i] != NULL);
      snprintf (longer[i], room, "%s%s", words, names[i]);
    }
  return longer;
}

static void
forget_names (char **names, uint32_t n)
{
  for (uint32_t i = 0; i < n; i++)
    free (names[i]);
  free (names);
}

/* "option 3" in a narrow box is "3", not "opt…". */
static void
words_that_all_names_begin_with_give_way (const void *data)
{
  const char *words = "one of the many things to be put down on ";
  Play *play = play_new (PLAYS_4X4, 0);
  const uint32_t n_items = play->links->n_items, n_options = play->links->n_options;
  char **items = names_behind (words, play->paint.names.items, n_items);
  char **options = names_behind (words, play->paint.names.options, n_options);
  const PlayerState *state = play_seek (play, player_end (play->player) / 2);
  PaintText *text = picture_text ();
  PaintTree *tree = new_tree (play, &usual), *longer;
  cairo_surface_t *a = draw_tree (tree, state, &usual, text), *b;

  (void) data;
  play->paint.names.items = (const char *const *) items;
  play->paint.names.options = (const char *const *) options;
  longer = new_tree (play, &usual);
  b = draw_tree (longer, state, &usual, text);
  picture_check_equal (a, b);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  paint_tree_free (longer);
  paint_tree_free (tree);
  paint_text_free (text);
  forget_names (items, n_items);
  forget_names (options, n_options);
  play_free (play);
}

static void
any_size_is_drawn (const void *data)
{
  static const double sizes[] = { 1, 40, 200, 360, 1000 };
  Play *play = play_new ("queens:8", 2000);
  PaintText *text = picture_text ();
  PaintTree *tree = new_tree (play, &usual);
  const PlayerState *state = play_seek (play, player_end (play->player) / 3);

  (void) data;
  for (unsigned i = 0; i < 25; i++)
    {
      PaintStageOptions options = usual;

      options.width = sizes[i % 5];
      options.height = sizes[i / 5];
      options.presenting = i & 1;
      paint_tree_set_options (tree, &options);
      cairo_surface_destroy (draw_tree (tree, state, &options, text));
    }
  paint_tree_free (tree);
  paint_text_free (text);
  play_free (play);
}

static void
no_memory_is_a_status (const void *data)
{
  Play *play = play_new ("knuth", 0);
  PaintFrame frame = { play_seek (play, 70), 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 700, 420);
  cairo_t *cr = cairo_create (surface);
  bool failed = true;

  (void) data;
  for (size_t n = 1; failed; n++)
    {
      PaintText *text = picture_text ();
      PaintTree *tree = NULL;
      BaseStatus status;

      failing_memory_arm (n);
      status = paint_tree_new (&play->paint, &tree);
      if (status == BASE_OK)
        {
          paint_tree_set_options (tree, &usual);
          status = paint_tree_draw (tree, cr, &frame, paint_theme (PAINT_THEME_LIGHT), text);
        }
      failed = failing_memory_disarm () >= n;
      check_equal_u64 (status, failed ? BASE_NO_MEMORY : BASE_OK);
      paint_tree_free (tree);
      paint_text_free (text);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  play_free (play);
}

static PaintChartTimeline *
draw_timeline (Play *play, double scale, const PlayerState *state, cairo_surface_t **out_surface)
{
  PaintStageOptions options = { .width = 600, .height = 56, .scale = scale, .text_scale = 1 };
  const CoverRecord *record = player_record (play->player);
  PaintChartTimelineSample *samples =
      calloc (cover_record_n_checkpoints (record) + 1, sizeof (PaintChartTimelineSample));
  PaintChartTimelineMarks marks;
  PaintChartTimeline *timeline;
  PaintFrame frame = { state, 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  cairo_surface_t *surface =
      picture_surface ((PaintBoardOptions){ .width = 600, .height = 56, .scale = scale });
  cairo_t *cr = cairo_create (surface);

  check_true (samples != NULL);
  check_equal_u64 (paint_chart_timeline_new (&play->paint, &timeline), BASE_OK);
  paint_chart_timeline_marks_of (record, samples, &marks);
  paint_chart_timeline_set_options (timeline, &options);
  paint_chart_timeline_set_marks (timeline, &marks);
  check_equal_u64 (
      paint_chart_timeline_draw (timeline, cr, &frame, paint_theme (PAINT_THEME_LIGHT), NULL),
      BASE_OK);
  cairo_destroy (cr);
  free (samples);
  *out_surface = surface;
  return timeline;
}

/* Samples at regular positions: each column of pixels has the deepest of its samples; a column
 * without samples continues the last one. */
static void
the_curve_is_the_players_level (const void *data)
{
  const PaintStageOptions options = { .width = 600, .height = 56, .scale = 1, .text_scale = 1 };
  Play *play = play_new (data, 0);
  const uint64_t end = player_end (play->player), apart = end / 4096 + 1;
  PaintChartTimelineSample *samples = calloc (end / apart + 1, sizeof (PaintChartTimelineSample));
  PaintChartTimelineMarks marks = { .samples = samples };
  PaintFrame frame = { play_seek (play, end), 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  cairo_surface_t *surface =
      picture_surface ((PaintBoardOptions){ .width = 600, .height = 56, .scale = 1 });
  cairo_t *cr = cairo_create (surface);
  PaintChartTimeline *timeline;
  uint32_t held = 0;
  size_t i = 0;

  check_true (samples != NULL);
  for (uint64_t position = 0; position <= end; position += apart)
    samples[marks.n_samples++] =
        (PaintChartTimelineSample){ position,
                                    player_state_shown_level (play_seek (play, position)) };
  (void) play_seek (play, end);
  check_equal_u64 (paint_chart_timeline_new (&play->paint, &timeline), BASE_OK);
  paint_chart_timeline_set_options (timeline, &options);
  paint_chart_timeline_set_marks (timeline, &marks);
  check_equal_u64 (
      paint_chart_timeline_draw (timeline, cr, &frame, paint_theme (PAINT_THEME_LIGHT), NULL),
      BASE_OK);
  for (int x = 0; x < timeline->known; x++)
    {
      uint32_t deepest = 0;
      bool any = false;

      for (; i < marks.n_samples && paint_chart_timeline_pixel (timeline, samples[i].position) == x;
           i++)
        {
          held = samples[i].level;
          deepest = held > deepest ? held : deepest;
          any = true;
        }
      check_equal_u64 (timeline->columns[x].deepest, any ? deepest : held);
    }
  check_equal_u64 (i, marks.n_samples);
  check_equal_u64 (timeline->columns[timeline->known - 1].deepest <= 1, true);
  paint_chart_timeline_free (timeline);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  free (samples);
  play_free (play);
}

static void
the_playhead_is_where_at_says (const void *data)
{
  Play *play = play_new ("queens:8", 0);
  uint64_t end = player_end (play->player);

  (void) data;
  for (uint64_t i = 0; i <= 10; i++)
    {
      uint64_t position = end * i / 10, there;
      cairo_surface_t *surface;
      PaintChartTimeline *timeline =
          draw_timeline (play, 1.5, play_seek (play, position), &surface);
      double x = paint_chart_timeline_x (timeline, position);

      there = paint_chart_timeline_at (timeline, x);
      check_true (there + 1 >= position && there <= position + 1);
      check_equal_u64 (picture_pixel (surface, (int) floor (x * 1.5), 83),
                       paint_theme (PAINT_THEME_LIGHT)->signs[PAINT_SIGN_ACCENT]);
      check_equal_u64 (paint_chart_timeline_at (timeline, -100), 0);
      check_equal_u64 (paint_chart_timeline_at (timeline, 1e6), end);
      paint_chart_timeline_free (timeline);
      cairo_surface_destroy (surface);
    }
  play_free (play);
}

static void
what_is_not_known_has_its_room (const void *data)
{
  Play *whole = play_new ("queens:8", 0), *part = play_new ("pentominoes:6x10", 20000);
  cairo_surface_t *surface;
  PaintChartTimeline *timeline;
  const PlayerState *state = play_seek (whole, player_end (whole->player));

  (void) data;
  timeline = draw_timeline (whole, 1, state, &surface);
  check_true (state->finished && paint_chart_timeline_x (timeline, state->end) > 580);
  paint_chart_timeline_free (timeline);
  cairo_surface_destroy (surface);
  state = play_seek (part, player_end (part->player));
  timeline = draw_timeline (part, 1, state, &surface);
  check_true (!state->finished && paint_chart_timeline_x (timeline, state->end) < 540);
  paint_chart_timeline_free (timeline);
  cairo_surface_destroy (surface);
  play_free (whole);
  play_free (part);
}

/* From left to right every level once. */
static void
every_level_has_its_bar (const void *data)
{
  PaintStageOptions options = { .width = 240, .height = 160, .scale = 1, .text_scale = 1 };
  Play *play = play_new (PLAYS_INKALA, 0);
  PaintText *text = picture_text ();
  PaintFrame frame = { play_seek (play, 20000), 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 240, 160);
  cairo_t *cr = cairo_create (surface);
  PaintChartLevels *chart;
  uint32_t next = 0, level;

  (void) data;
  check_equal_u64 (paint_chart_levels_new (&play->paint, &chart), BASE_OK);
  paint_chart_levels_set_options (chart, &options);
  check_equal_u64 (
      paint_chart_levels_draw (chart, cr, &frame, paint_theme (PAINT_THEME_LIGHT), text), BASE_OK);
  for (double x = 0; x < 240; x += 0.5)
    if (paint_chart_levels_at (chart, x, 60, &level) && level != next - 1)
      check_equal_u64 (level, next++);
  check_equal_u64 (next, frame.state->n_whole_profile);
  check_true (!paint_chart_levels_at (chart, 100, 159, &level));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  paint_chart_levels_free (chart);
  paint_text_free (text);
  play_free (play);
}

int
main (void)
{
  static const Form forms[] = {
    { "knuth", 300, 200, PAINT_TREE_BOXES, 0, false },
    { "knuth", 1200, 800, PAINT_TREE_BOXES, 0, false },
    { "queens:5", 700, 420, PAINT_TREE_DOTS, 0, false },
    { "queens:6", 460, 300, PAINT_TREE_DOTS, 0, false },
    { "queens:8", 700, 420, PAINT_TREE_ICICLE, 0, false },
    { "pentominoes:6x10", 700, 420, PAINT_TREE_ICICLE, 30000, true },
  };

  check_claim ("/paint/tree/at-is-right/knuth", at_is_right, "knuth");
  check_claim ("/paint/tree/at-is-right/queens", at_is_right, "queens:8");
  check_claim ("/paint/tree/at-is-right/pentominoes", at_is_right, "pentominoes:6x10");
  check_claim ("/paint/tree/same-frame-same-pixels/queens", same_frame_same_pixels, "queens:8");
  check_claim ("/paint/tree/same-frame-same-pixels/9x9", same_frame_same_pixels, PLAYS_INKALA);
  for (unsigned i = 0; i < sizeof forms / sizeof *forms; i++)
    {
      char name[128];

      snprintf (name, sizeof name, "/paint/tree/each-call-is-shown-or-counted/%s-%gx%g",
                forms[i].what, forms[i].width, forms[i].height);
      check_claim (name, each_call_is_shown_or_counted, &forms[i]);
    }
  check_claim ("/paint/tree/two-trees-have-one-scale", two_trees_have_one_scale, NULL);
  check_claim ("/paint/tree/words-that-all-names-begin-with-give-way",
               words_that_all_names_begin_with_give_way, NULL);
  check_claim ("/paint/tree/the-root-is-the-givens-where-there-are-some",
               the_root_is_the_givens_where_there_are_some, NULL);
  check_claim ("/paint/tree/any-size-is-drawn", any_size_is_drawn, NULL);
  check_claim ("/paint/tree/running-out-of-memory-is-a-status", no_memory_is_a_status, NULL);
  check_claim ("/paint/timeline/the-playhead-is-where-at-says", the_playhead_is_where_at_says,
               NULL);
  check_claim ("/paint/timeline/the-curve-is-the-players-level/langford",
               the_curve_is_the_players_level, "langford:4");
  check_claim ("/paint/timeline/the-curve-is-the-players-level/knuth",
               the_curve_is_the_players_level, "knuth");
  check_claim ("/paint/timeline/the-curve-is-the-players-level/queens",
               the_curve_is_the_players_level, "queens:8");
  check_claim ("/paint/timeline/what-is-not-known-has-its-room", what_is_not_known_has_its_room,
               NULL);
  check_claim ("/paint/chart/every-level-has-its-bar", every_level_has_its_bar, NULL);
  return check_finish ();
}
