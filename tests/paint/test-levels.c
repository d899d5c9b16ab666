/* Every picture that writes a level beside an item or an option writes the one on which it is
 * decided. */
#include "check.h"
#include "cover-links.h"
#include "paint-chart-levels.h"
#include "paint-links.h"
#include "pictures.h"
#include "plays.h"

#include <stdlib.h>
#include <string.h>

static const PaintStageOptions options = {
  .width = 900,
  .height = 1200,
  .scale = 1,
  .text_scale = 1,
  .zoom = 1,
};

/* With at most this many items, tabs have room for all their words. */
#define LARGE_TABS 10

typedef struct
{
  unsigned long deepest; /* of all labels "L3" */
  unsigned n;
} Labels;

static bool
see_label (void *data, cairo_t *cr, const PaintWord *word)
{
  Labels *labels = data;
  char *end;
  unsigned long level;

  (void) cr;
  if (word->string[0] != 'L')
    return true;
  level = strtoul (word->string + 1, &end, 10);
  if (end == word->string + 1 || *end != '\0')
    return true;
  labels->n++;
  labels->deepest = level > labels->deepest ? level : labels->deepest;
  return true;
}

typedef struct
{
  PaintLinks *links;
  PaintChartLevels *chart;
  PaintText *text;
  cairo_surface_t *surface;
} Stage;

static void
draw_links (const Stage *stage, cairo_t *cr, const PaintFrame *frame)
{
  check_equal_u64 (
      paint_links_draw (stage->links, cr, frame, paint_theme (PAINT_THEME_LIGHT), stage->text),
      BASE_OK);
}

static Labels
labels_of (const Stage *stage,
           void (*draw) (const Stage *stage, cairo_t *cr, const PaintFrame *frame),
           const PaintFrame *frame)
{
  Labels labels = { 0, 0 };
  cairo_t *cr = cairo_create (stage->surface);

  paint_text_set_teller (stage->text, see_label, &labels);
  draw (stage, cr, frame);
  paint_text_set_teller (stage->text, NULL, NULL);
  cairo_destroy (cr);
  return labels;
}

/* The deepest item that is covered, or is being covered, because it was chosen: its tab has the
 * search's level. */
static void
check_position (const Stage *stage, const PlayerState *state)
{
  const PaintFrame frame = { state, 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  const uint32_t level = player_state_shown_level (state);
  const Labels links = labels_of (stage, draw_links, &frame);

  check_true (links.deepest <= level);
  if (state->links->n_items <= LARGE_TABS && state->n_frames > state->level
      && state->takers[state->frames[state->level].item].level == state->level)
    check_equal_u64 (links.deepest, level);
}

/* Returns the level whose bar has the mark below it. */
static uint32_t
marked_level (const Stage *stage, const PaintFrame *frame)
{
  const uint32_t accent = paint_theme (PAINT_THEME_LIGHT)->signs[PAINT_SIGN_ACCENT] >> 8;
  cairo_t *cr = cairo_create (stage->surface);
  uint32_t level = COVER_NONE;
  const unsigned char *pixels;

  check_equal_u64 (paint_chart_levels_draw (stage->chart, cr, frame,
                                            paint_theme (PAINT_THEME_LIGHT), stage->text),
                   BASE_OK);
  cairo_destroy (cr);
  cairo_surface_flush (stage->surface);
  pixels = cairo_image_surface_get_data (stage->surface);
  for (int y = 0; y < options.height && level == COVER_NONE; y++)
    for (int x = 0; x < options.width; x++)
      {
        uint32_t pixel, above;

        memcpy (&pixel, pixels + y * cairo_image_surface_get_stride (stage->surface) + 4 * x, 4);
        if ((pixel & 0xffffff) == accent && !paint_chart_levels_at (stage->chart, x, y, &above))
          {
            (void) paint_chart_levels_at (stage->chart, x, 60, &level);
            break;
          }
      }
  return level;
}

static Stage
new_stage (const Play *play)
{
  Stage stage = { .text = picture_text () };

  stage.surface = picture_surface ((PaintBoardOptions){
      .width = options.width, .height = options.height, .scale = options.scale });
  check_equal_u64 (paint_links_new (&play->paint, &stage.links), BASE_OK);
  paint_links_set_options (stage.links, &options);
  check_equal_u64 (paint_chart_levels_new (&play->paint, &stage.chart), BASE_OK);
  paint_chart_levels_set_options (stage.chart, &options);
  return stage;
}

static void
free_stage (Stage *stage)
{
  paint_links_free (stage->links);
  paint_chart_levels_free (stage->chart);
  paint_text_free (stage->text);
  cairo_surface_destroy (stage->surface);
}

static void
pictures_count_as_the_state (const void *data)
{
  Play *play = play_new (data, check_quick () ? 20 : 200);
  Stage stage = new_stage (play);
  const uint64_t end = player_end (play->player);
  const uint64_t every = 1 + end / (check_quick () ? 100 : 600);

  for (uint64_t position = 0; position <= end; position += every)
    {
      const PlayerState *state = play_seek (play, position);
      const PaintFrame frame = { state, 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
      const uint32_t marked = marked_level (&stage, &frame);

      check_position (&stage, state);
      if (player_state_shown_level (state) > 0 && state->level < state->n_whole_profile)
        check_equal_u64 (marked, state->level);
      else
        check_equal_u64 (marked, COVER_NONE);
    }
  free_stage (&stage);
  play_free (play);
}

int
main (void)
{
  check_claim ("/paint/levels/pictures-count-as-the-state/knuth", pictures_count_as_the_state,
               "knuth");
  check_claim ("/paint/levels/pictures-count-as-the-state/queens-6", pictures_count_as_the_state,
               "queens:6");
  check_claim ("/paint/levels/pictures-count-as-the-state/sudoku", pictures_count_as_the_state,
               PLAYS_4X4);
  return check_finish ();
}
