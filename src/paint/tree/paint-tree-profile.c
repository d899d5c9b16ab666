/* The number of nodes on each level: a narrow strip, level 1 on top, with logarithmic lengths, so
 * that one node is visible beside a million. */
#include "paint-tree-private.h"

#include <math.h>
#include <stdio.h>

/* 0 for none, 1 for the most. */
static double
length_of (uint64_t n, uint64_t most)
{
  return n == 0 ? 0 : (log10 ((double) n) + 0.4) / (log10 ((double) most) + 0.4);
}

static uint64_t
most_nodes (const PlayerState *state)
{
  uint64_t most = 1;

  for (uint32_t level = 0; level < state->n_whole_profile; level++)
    most = state->whole_profile[level] > most ? state->whole_profile[level] : most;
  return most;
}

typedef struct
{
  double x, y, width, pitch;
  uint64_t most;
} Strip;

static void
add_bars (cairo_t *cr, const Strip *strip, const uint64_t *nodes, uint32_t n)
{
  double gap = strip->pitch >= 3 ? 1 : 0;

  for (uint32_t level = 0; level < n; level++)
    {
      double y = floor (strip->y + level * strip->pitch);
      double end = floor (strip->y + (level + 1) * strip->pitch);

      cairo_rectangle (cr, strip->x, y,
                       round (strip->width * length_of (nodes[level], strip->most)),
                       fmax (1, end - y - gap));
    }
}

/* Writes as many of the levels' numbers as have room, and the nodes of the longest bar. */
static void
write_levels (const PaintTree *self, PaintText *text, const Strip *strip, const PlayerState *state)
{
  PaintFont font = { .size = round (self->em * 0.8) };
  const uint32_t every = paint_label_step (1.2 * self->em, strip->pitch);

  for (uint32_t level = every - 1; level < state->n_whole_profile; level += every)
    {
      char room[16];

      snprintf (room, sizeof room, "%u", player_shown_level (level));
      paint_label_add_right (text, room, font, strip->x - 0.4 * self->em,
                             strip->y + (level + 0.5) * strip->pitch);
    }
}

static void
write_head (const PaintTree *self, PaintText *text, const Strip *strip)
{
  PaintFont font = { .size = round (self->em * 0.85) };
  char room[16], label[PAINT_LABEL_ROOM];
  const char *nodes = self->words.nodes;

  if (nodes != NULL)
    paint_label_add_left (text, paint_label_shorten (text, nodes, font, strip->width, label), font,
                          strip->x, self->em * 0.9);
  paint_label_add_right (text, paint_label_format_number (strip->most, room), font,
                         strip->x + strip->width, self->em * 2.1);
}

void
paint_tree_draw_profile (const PaintTree *self,
                         cairo_t *cr,
                         const PlayerState *state,
                         const PaintTheme *theme,
                         PaintText *text)
{
  Strip strip = {
    .x = self->profile + 2.4 * self->em,
    .y = 3.0 * self->em,
    .width = self->width - self->profile - 3.2 * self->em,
    .most = most_nodes (state),
  };
  uint32_t n = state->n_whole_profile > 0 ? state->n_whole_profile : 1;

  strip.pitch = fmin (2 * self->em, (self->height - strip.y - self->em) / n);
  paint_set_source (cr, theme->thin);
  cairo_rectangle (cr, self->profile, 0, ceil (self->options.scale), self->height);
  cairo_fill (cr);
  add_bars (cr, &strip, state->whole_profile, state->n_whole_profile);
  paint_set_source (cr, (theme->hues[PAINT_HUE_BLUE] & 0xffffff00u) | 0x50);
  cairo_fill (cr);
  add_bars (cr, &strip, state->profile, state->n_profile);
  paint_set_source (cr, theme->hues[PAINT_HUE_BLUE]);
  cairo_fill (cr);
  if (player_state_shown_level (state) > 0 && state->level < n)
    cairo_rectangle (cr, self->profile, floor (strip.y + state->level * strip.pitch),
                     self->pen * 1.5, fmax (self->pen, strip.pitch));
  paint_set_source (cr, theme->signs[PAINT_SIGN_ACCENT]);
  cairo_fill (cr);
  write_levels (self, text, &strip, state);
  write_head (self, text, &strip);
  paint_set_source (cr, theme->label);
  paint_text_show (text, cr);
}
