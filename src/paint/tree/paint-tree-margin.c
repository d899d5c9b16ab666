/* What stands around the trees: the numbers of the levels and the names of the path at the left,
 * and the counts above. */
#include "paint-tree-private.h"

#include <math.h>
#include <stdio.h>

#define LEAST_COUNTS 0.65 /* letters of a long line may be this much smaller */

static double
middle_of_row (const PaintTree *self, uint32_t level)
{
  const double first = self->form == PAINT_TREE_ICICLE  ? self->row / 2
                       : self->form == PAINT_TREE_BOXES ? self->box_height / 2.0
                                                        : self->dot / 2.0;

  return self->top + level * self->row + first;
}

/* The row below the root has the options of level 1. */
static void
write_numbers (const PaintTreeScene *scene, uint32_t n_levels)
{
  const PaintTree *self = scene->tree;
  const PaintFont font = { .size = round (0.9 * self->em), .bold = true };
  const uint32_t every = paint_label_step (1.25 * self->em, self->row);
  char label[32];

  for (uint32_t level = 1; level < n_levels; level++)
    {
      if (level != 1 && level % every != 0)
        continue;
      if (every > 1 && level == 1 && every * self->row < 2.5 * self->em)
        continue;
      snprintf (label, sizeof label, "L%u", player_shown_level (level - 1));
      paint_label_add_left (scene->text, label, font, 0.5 * self->em, middle_of_row (self, level));
    }
  paint_set_source (scene->cr, scene->theme->label);
  paint_text_show (scene->text, scene->cr);
}

/* Beside each level of the path its option, where the tree has no room for names. */
static void
write_path (const PaintTreeScene *scene)
{
  const PaintTree *self = scene->tree;
  const PlayerState *state = scene->frame->state;
  const PaintFont font = { .size = self->em };
  const double left = 3.2 * self->em, width = self->margin - left;
  char room[PAINT_LABEL_ROOM];

  if (self->form == PAINT_TREE_BOXES || self->n_sides > 1 || width < 4 * self->em
      || self->row < 1.2 * self->em)
    return;
  for (uint32_t level = 0; level < state->n_frames; level++)
    {
      const uint32_t option = state->frames[level].option;

      if (option == COVER_NONE || state->frames[level].between)
        continue;
      paint_label_add_left (scene->text,
                            paint_tree_fit_name (scene->text, self->subject.names.options[option],
                                                 self->options_alike, font, width, room),
                            font, left, middle_of_row (self, level + 1));
    }
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_GIVEN]);
  paint_text_show (scene->text, scene->cr);
}

static void
write_counts (const PaintTreeScene *scene, unsigned side)
{
  const PaintTree *self = scene->tree;
  const PlayerState *state = scene->frame->state;
  const CoverTree *tree = &self->sides[side].tree;
  const PaintTreeBeside *beside = &self->beside;
  PaintFont font = { .size = self->em, .bold = self->has_beside };
  const PaintTreeCounts counts = {
    .rule = !self->has_beside ? NULL
            : side == 0       ? beside->own_rule
                              : beside->rule,
    .calls_so_far = side == 0 ? state->counters->nodes : beside->calls,
    .calls = tree->nodes[0].nodes,
    .solutions = tree->nodes[0].solutions,
    .dead_ends = tree->nodes[0].dead_ends,
    .finished = side == 0 ? state->finished : beside->finished,
  };
  BaseText text = BASE_TEXT_EMPTY;
  const double middle = fmin (fmax (self->sides[1].begin, 0.45 * self->width), 0.55 * self->width);
  char room[PAINT_LABEL_ROOM];
  double x = 0.5 * self->em, right = self->width - 0.5 * self->em, wanted;

  self->words.write_counts (&counts, &text);
  /* Of two lines the first ends where the second begins, and both have about half of the room. */
  if (side > 0)
    x = middle;
  else if (self->n_sides > 1)
    right = middle - self->em;
  wanted = paint_text_measure (scene->text, base_text_string (&text), font).advance;
  if (wanted > right - x)
    font.size = fmax (LEAST_COUNTS * self->em, floor (font.size * (right - x) / wanted));
  paint_label_add_left (
      scene->text,
      paint_label_shorten (scene->text, base_text_string (&text), font, right - x, room), font, x,
      self->em);
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_GIVEN]);
  paint_text_show (scene->text, scene->cr);
  base_text_clear (&text);
}

void
paint_tree_draw_margin (const PaintTreeScene *scene)
{
  const PaintTree *self = scene->tree;

  write_numbers (scene, paint_tree_n_levels (self));
  write_path (scene);
  for (unsigned side = 0; side < self->n_sides; side++)
    if (self->words.write_counts != NULL && self->sides[side].tree.n > 0)
      write_counts (scene, side);
}
