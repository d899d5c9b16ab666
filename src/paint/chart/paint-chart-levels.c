#include "paint-chart-levels.h"

#include "base-memory.h"
#include "paint-label.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define EM            12.0
#define EM_PRESENTING 22.0
#define HALF_DECADE   0.3 /* below one node, so that a single node is visible */

struct PaintChartLevels
{
  PaintStageOptions options;
  PaintChartLevelsWords words;
  int width, height, em;
  PaintBox body; /* the area of the bars */
  uint32_t n_levels;
};

typedef struct
{
  cairo_t *cr;
  const PaintChartLevels *chart;
  const PlayerState *state;
  const PaintTheme *theme;
  PaintText *text;
  unsigned decades; /* the scale ends at ten to this power */
} Scene;

BaseStatus
paint_chart_levels_new (const Subject *subject, PaintChartLevels **out_chart)
{
  PaintChartLevels *self = base_new_zeroed (PaintChartLevels, 1);

  (void) subject;
  if (self == NULL)
    return BASE_NO_MEMORY;
  *out_chart = self;
  return BASE_OK;
}

void
paint_chart_levels_free (PaintChartLevels *self)
{
  free (self);
}

void
paint_chart_levels_set_options (PaintChartLevels *self, const PaintStageOptions *options)
{
  self->options = *options;
  self->n_levels = 0;
}

void
paint_chart_levels_set_words (PaintChartLevels *self, const PaintChartLevelsWords *words)
{
  self->words = *words;
}

static void
plan_levels (PaintChartLevels *self, const PlayerState *state)
{
  double em = self->options.presenting ? EM_PRESENTING : EM;

  em *= self->options.text_scale * self->options.scale;
  self->em = (int) ceil (em);
  self->width = (int) ceil (self->options.width * self->options.scale);
  self->height = (int) ceil (self->options.height * self->options.scale);
  self->body.x = (int) ceil (3.4 * em);
  self->body.y = (int) ceil (1.9 * em);
  self->body.width = self->width - self->body.x - (int) em;
  self->body.height = self->height - self->body.y - (int) ceil (2.9 * em);
  self->n_levels = state->n_whole_profile;
}

static int
left_of (const PaintChartLevels *self, uint32_t level)
{
  double pitch = (double) self->body.width / (self->n_levels > 0 ? self->n_levels : 1);

  pitch = fmin (pitch, 4.0 * self->em);
  return self->body.x + (int) floor (level * pitch);
}

static int
height_of_bar (const Scene *scene, uint64_t nodes)
{
  double share = nodes == 0 ? 0 : log10 ((double) nodes) + HALF_DECADE;

  return (int) round (scene->chart->body.height * share / (scene->decades + HALF_DECADE));
}

static void
draw_bars (const Scene *scene, const uint64_t *nodes, uint32_t n, PaintColour colour)
{
  const PaintChartLevels *self = scene->chart;
  int bottom = self->body.y + self->body.height;

  for (uint32_t level = 0; level < n && level < self->n_levels; level++)
    {
      int x = left_of (self, level), width = left_of (self, level + 1) - x;
      int height = height_of_bar (scene, nodes[level]);

      if (width >= 3)
        width -= width >= 12 ? 2 : 1;
      cairo_rectangle (scene->cr, x, bottom - height, width > 0 ? width : 1, height);
    }
  paint_set_source (scene->cr, colour);
  cairo_fill (scene->cr);
}

/* Draws as many powers of ten as have room. */
static void
draw_scale (const Scene *scene)
{
  const PaintChartLevels *self = scene->chart;
  PaintFont font = { .size = self->em };
  int line = (int) ceil (self->options.scale);
  double step = self->body.height / (scene->decades + HALF_DECADE);
  unsigned every = (unsigned) fmax (1, ceil (1.3 * self->em / step));
  uint64_t power = 1;

  for (unsigned decade = 0; decade <= scene->decades; decade++, power *= 10)
    {
      int y = self->body.y + self->body.height - height_of_bar (scene, power);
      char room[16];

      if (decade % every != 0)
        continue;
      cairo_rectangle (scene->cr, self->body.x, y, self->body.width, line);
      paint_label_add_right (scene->text, paint_label_format_number (power, room), font,
                             self->body.x - 0.5 * self->em, y);
    }
  paint_set_source (scene->cr, (scene->theme->thin & 0xffffff00u) | 0x60);
  cairo_fill (scene->cr);
  paint_set_source (scene->cr, scene->theme->label);
  paint_text_show (scene->text, scene->cr);
}

/* Draws the numbers below the bars.  The current level is marked by a triangle and always has its
 * number. */
static void
draw_levels (const Scene *scene)
{
  const PaintChartLevels *self = scene->chart;
  PaintFont font = { .size = self->em };
  double pitch = left_of (self, self->n_levels) - self->body.x,
         y = self->body.y + self->body.height;
  char deepest[16];
  uint32_t every;

  pitch /= self->n_levels > 0 ? self->n_levels : 1;
  snprintf (deepest, sizeof deepest, "%u", self->n_levels);
  every = paint_label_step (
      paint_text_measure (scene->text, deepest, font).advance + 0.7 * self->em, pitch);
  for (uint32_t level = every - 1; level < self->n_levels; level += every)
    {
      char room[16];

      snprintf (room, sizeof room, "%u", player_shown_level (level));
      paint_label_add_centred (scene->text, room, font,
                               left_of (self, level) + fmax (1, pitch - 1) / 2,
                               y + 0.95 * self->em);
    }
  paint_set_source (scene->cr, scene->theme->label);
  paint_text_show (scene->text, scene->cr);
  const uint32_t level = scene->state->level;

  if (player_state_shown_level (scene->state) == 0 || level >= self->n_levels)
    return;
  cairo_move_to (scene->cr, left_of (self, level) + fmax (1, pitch - 1) / 2, y + 1);
  cairo_rel_line_to (scene->cr, 0.45 * self->em, 0.5 * self->em);
  cairo_rel_line_to (scene->cr, -0.9 * self->em, 0);
  cairo_close_path (scene->cr);
  paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_ACCENT]);
  cairo_fill (scene->cr);
}

static void
write_words (const Scene *scene)
{
  const PaintChartLevels *self = scene->chart;
  PaintFont bold = { .size = self->em, .bold = true }, font = { .size = self->em };
  uint64_t now = scene->state->counters->nodes, all = scene->state->totals->nodes;
  char label[2 * PAINT_LABEL_ROOM], first[16], last[16], room[PAINT_LABEL_ROOM];

  if (self->words.nodes != NULL)
    {
      snprintf (label, sizeof label, "%s: %s / %s", self->words.nodes,
                paint_label_format_number (now, first), paint_label_format_number (all, last));
      paint_label_add_left (
          scene->text, paint_label_shorten (scene->text, label, bold, self->width - self->em, room),
          bold, 0.5 * self->em, 0.9 * self->em);
    }
  if (self->words.level != NULL)
    paint_label_add_right (
        scene->text,
        paint_label_shorten (scene->text, self->words.level, font, self->body.width, room), font,
        self->body.x + self->body.width, self->height - 0.75 * self->em);
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_GIVEN]);
  paint_text_show (scene->text, scene->cr);
}

/* The power of ten at which the scale ends, above the longest bar. */
static unsigned
decades_of (const PlayerState *state)
{
  uint64_t power = 10;
  unsigned decades = 1;

  for (uint32_t level = 0; level < state->n_whole_profile; level++)
    while (state->whole_profile[level] > power && decades < 19)
      {
        power *= 10;
        decades++;
      }
  return decades;
}

BaseStatus
paint_chart_levels_draw (PaintChartLevels *self,
                         cairo_t *cr,
                         const PaintFrame *frame,
                         const PaintTheme *theme,
                         PaintText *text)
{
  const PlayerState *state = frame->state;
  const Scene scene = { cr, self, state, theme, text, decades_of (state) };

  plan_levels (self, state);
  paint_stage_begin (cr, self->width, self->height, self->options.scale, theme);
  draw_scale (&scene);
  draw_bars (&scene, state->whole_profile, state->n_whole_profile,
             (theme->hues[PAINT_HUE_BLUE] & 0xffffff00u) | 0x50);
  draw_bars (&scene, state->profile, state->n_profile, theme->hues[PAINT_HUE_BLUE]);
  draw_levels (&scene);
  write_words (&scene);
  cairo_restore (cr);
  return paint_text_status (text);
}

bool
paint_chart_levels_at (const PaintChartLevels *self, double x, double y, uint32_t *out_level)
{
  double across = x * self->options.scale, down = y * self->options.scale;

  if (down < self->body.y || down >= self->body.y + self->body.height)
    return false;
  for (uint32_t level = 0; level < self->n_levels; level++)
    if (across >= left_of (self, level) && across < left_of (self, level + 1))
      {
        *out_level = level;
        return true;
      }
  return false;
}
