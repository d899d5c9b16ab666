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

#define MOST_LEVELS 128

static const PaintStageOptions usual = {
  .width = 700,
  .height = 420,
  .scale = 1,
  .text_scale = 1,
};

/* The levels of a path with their branches. */
typedef struct
{
  PaintTreeLevel levels[MOST_LEVELS];
  PlayerBranch *branches[MOST_LEVELS];
  size_t n;
} Levels;

static void
see_levels (Levels *self, Play *play)
{
  const PlayerState *state = player_state (play->player);

  check_true (state->n_frames <= MOST_LEVELS);
  self->n = state->n_frames;
  for (uint32_t level = 0; level < self->n; level++)
    {
      uint32_t n = state->frames[level].branches;

      self->branches[level] = calloc (n + 1, sizeof (PlayerBranch));
      check_true (self->branches[level] != NULL);
      check_equal_u64 (player_branches (play->player, level, true, self->branches[level], n,
                                        &self->levels[level].n),
                       BASE_OK);
      self->levels[level].branches = self->branches[level];
    }
}

static void
forget_levels (Levels *self)
{
  for (size_t level = 0; level < self->n; level++)
    free (self->branches[level]);
}

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

/* Every place found agrees with the player's branch; each level's current branch is found unless it
 * is folded. */
static void
check_places (const PaintTree *tree, const PlayerState *state, const Levels *levels)
{
  unsigned n_found = 0, n_items = 0;

  for (double y = 0; y < usual.height; y += 5)
    for (double x = 0; x < usual.width; x += 5)
      {
        PaintTreePlace place;

        if (!paint_tree_at (tree, x, y, &place) || place.level == PLAYER_GIVENS)
          continue;
        check_true (place.level < state->n_frames);
        if (place.n > 0)
          {
            check_true (place.branch == COVER_NONE
                            ? place.level + place.n <= state->n_frames
                            : place.branch + place.n <= state->frames[place.level].branches);
            check_equal_u64 (place.pointed.option, COVER_NONE);
            continue;
          }
        check_equal_u64 (place.pointed.item, state->frames[place.level].item);
        n_items += place.branch == COVER_NONE;
        if (place.branch == COVER_NONE)
          continue;
        check_true (place.branch < state->frames[place.level].branches);
        check_equal_u64 (place.pointed.option,
                         levels->levels[place.level].branches[place.branch].option);
        n_found++;
      }
  check_true (n_found > 20 && n_items > 20);
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
  Levels levels;

  see_levels (&levels, play);
  paint_tree_set_levels (tree, levels.levels, levels.n);
  cairo_surface_destroy (draw_tree (tree, state, &usual, text));
  check_places (tree, state, &levels);
  forget_levels (&levels);
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

/* Where 60 levels are on ten rows, the current one is still there. */
static void
the_current_level_is_never_folded (const void *data)
{
  Play *play = play_new (PLAYS_INKALA, 0);
  PaintText *text = picture_text ();
  PaintTree *tree = new_tree (play, &usual);
  uint64_t end = player_end (play->player);

  (void) data;
  for (uint64_t i = 1; i < 20; i++)
    {
      const PlayerState *state = play_seek (play, end * i / 20);
      bool found = false, first = false;
      PaintTreePlace place;

      cairo_surface_destroy (draw_tree (tree, state, &usual, text));
      for (double y = 0; y < usual.height; y += 4)
        if (paint_tree_at (tree, 40, y, &place))
          {
            found |= place.level + 1 == state->n_frames;
            first |= place.level == 0;
          }
      check_true (found && first);
    }
  paint_tree_free (tree);
  paint_text_free (text);
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
  check_claim ("/paint/tree/at-is-right/knuth", at_is_right, "knuth");
  check_claim ("/paint/tree/at-is-right/queens", at_is_right, "queens:8");
  check_claim ("/paint/tree/at-is-right/pentominoes", at_is_right, "pentominoes:6x10");
  check_claim ("/paint/tree/same-frame-same-pixels/queens", same_frame_same_pixels, "queens:8");
  check_claim ("/paint/tree/same-frame-same-pixels/9x9", same_frame_same_pixels, PLAYS_INKALA);
  check_claim ("/paint/tree/the-current-level-is-never-folded", the_current_level_is_never_folded,
               NULL);
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
