/* Draws the parts over the image.  Each part draws only within its box. */
#include "paint-matrix-private.h"

#include <math.h>
#include <stdio.h>

#define WIDE 6 /* units: from this pitch on, a bar frames its marks; below it, it covers them */

static void
add_box (cairo_t *cr, PaintBox box)
{
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
}

static PaintColour
colour_of_style (const PaintMatrix *self, PaintOverStyle style)
{
  if (style == PAINT_OVER_CURRENT)
    return self->theme.thick;
  return self->theme.signs[style == PAINT_OVER_POINTED ? PAINT_SIGN_HINT : PAINT_SIGN_ACCENT];
}

/* Draws marks under a narrow bar again, larger. */
static void
draw_marks_again (const PaintMatrix *self,
                  cairo_t *cr,
                  uint32_t first,
                  uint32_t last,
                  uint32_t column,
                  int least)
{
  const PaintMatrixPlan *plan = &self->plan;

  for (uint32_t i = first; i < last; i++)
    {
      const PaintBin *bin = &self->bins[self->marks[i].bin];
      PaintBox box = { plan->body.x + bin->x - plan->left, plan->body.y + bin->y - plan->top,
                       bin->width, bin->height };

      if (column != COVER_NONE && (self->marks[i].column != column || !self->open[i]))
        continue;
      box = paint_matrix_thickened (box, least, least);
      if (paint_matrix_in_sight (self, box))
        add_box (cr, box);
    }
  paint_set_source (cr, self->theme.inks[PAINT_INK_GIVEN]);
  cairo_fill (cr);
}

/* A row's marks stand side by side. */
static void
draw_row_marks (const PaintMatrix *self, cairo_t *cr, uint32_t option, int least)
{
  const CoverLinks *links = self->subject.links;
  uint32_t node = links->first[option], first = COVER_NONE, n = 0;

  for (; links->nodes[node].item != 0; node++)
    if (self->mark_of[node] != COVER_NONE)
      {
        first = first == COVER_NONE ? self->mark_of[node] : first;
        n++;
      }
  if (n > 0)
    draw_marks_again (self, cr, first, first + n, COVER_NONE, least);
}

/* Draws a wide bar, through which marks are visible, between two edges. */
static void
draw_over_bar (const PaintMatrix *self, cairo_t *cr, const PaintOver *over, PaintBox bar, bool down)
{
  PaintColour colour = colour_of_style (self, over->style);
  int edge = (self->plan.pen + 1) / 2, side = down ? bar.width : bar.height;
  PaintBox before = bar, behind = bar;

  const int strength = over->style == PAINT_OVER_CURRENT ? 26 : 72;
  const PaintColour wide = over->style == PAINT_OVER_POINTED
                               ? self->theme.fills[PAINT_FILL_HINT]
                               : paint_with_alpha (colour, strength / 255.0);

  add_box (cr, bar);
  paint_set_source (cr, side < WIDE * self->options.scale ? paint_with_alpha (colour, 200 / 255.0)
                                                          : wide);
  cairo_fill (cr);
  if (side < WIDE * self->options.scale)
    return;
  if (down)
    {
      before.width = behind.width = edge;
      before.x = bar.x - edge;
      behind.x = bar.x + bar.width;
    }
  else
    {
      before.height = behind.height = edge;
      before.y = bar.y - edge;
      behind.y = bar.y + bar.height;
    }
  add_box (cr, before);
  add_box (cr, behind);
  paint_set_source (cr, colour);
  cairo_fill (cr);
}

static void
draw_column (const PaintMatrix *self, cairo_t *cr, const PaintOver *over)
{
  PaintBox bar = paint_matrix_column_bar (self, over->subject);

  draw_over_bar (self, cr, over, bar, true);
  if (bar.width < WIDE * self->options.scale && over->style == PAINT_OVER_CURRENT)
    draw_marks_again (self, cr, 0, self->n_marks, self->column_of[over->subject], self->plan.pen);
}

static void
draw_over_row (const PaintMatrix *self, cairo_t *cr, const PaintOver *over)
{
  PaintBox bar = paint_matrix_row_bar (self, over->subject);

  draw_over_bar (self, cr, over, bar, false);
  if (bar.height < WIDE * self->options.scale)
    draw_row_marks (self, cr, over->subject, self->plan.pen);
}

/* Draws a tick in the margin with its level, if there is room; a dash where ticks would overlap. */
static void
draw_taken (const PaintMatrix *self, cairo_t *cr, const PaintOver *over, PaintText *text)
{
  const PaintMatrixPlan *plan = &self->plan;
  PaintBox row = paint_matrix_row_box (self, self->row_of[over->subject]);
  double middle = row.y + row.height / 2.0, size = fmin (plan->em * 0.6, fmax (4, row.height));
  double x = plan->body.x - plan->em * 0.4;
  char level[16];

  paint_set_source (cr, self->theme.inks[PAINT_INK_GIVEN]);
  if (plan->down >= 1)
    paint_step_draw (cr, over->step, x - size / 2, middle, size);
  else
    cairo_rectangle (cr, floor (x - size), row.y, size, 1);
  cairo_fill (cr);
  if (plan->down >= plan->em)
    {
      snprintf (level, sizeof level, "L%u", player_shown_level (over->level));
      paint_label_add_right (text, level, (PaintFont){ .size = round (plan->em * 0.8) },
                             x - size * 1.2, middle);
      paint_text_show (text, cr);
    }
  if (plan->down < WIDE * self->options.scale)
    draw_row_marks (self, cr, over->subject, (3 * plan->pen + 3) / 4);
}

static void
draw_frame (const PaintMatrix *self, cairo_t *cr, const PaintOver *over, PaintColour colour)
{
  int edge = (self->plan.pen + 1) / 2;

  add_box (cr, over->box);
  add_box (cr, paint_matrix_grown (over->box, -edge));
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  paint_set_source (cr, colour);
  cairo_fill (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

typedef struct
{
  const PaintMatrix *self;
  cairo_t *cr;
} Eraser;

static void
erase_box (void *data, PaintBox box)
{
  const Eraser *eraser = data;

  add_box (eraser->cr, box);
  paint_set_source (eraser->cr, eraser->self->theme.ground);
  cairo_fill (eraser->cr);
}

static void
draw_chip (const PaintMatrix *self, cairo_t *cr, const PaintOver *over, PaintText *text)
{
  const PaintMatrixPlan *plan = &self->plan;
  const bool working = over->style == PAINT_OVER_OPERAND;
  char words[2 * PAINT_LABEL_ROOM];
  const char *name = paint_matrix_chip_words (self, over, words);
  int edge = (plan->pen + 1) / 2;
  Eraser eraser = { self, cr };
  char room[PAINT_LABEL_ROOM];

  if (!over->placed)
    return;
  paint_matrix_each_in_the_way (self, over, erase_box, &eraser);
  add_box (cr, over->label);
  paint_set_source (cr, colour_of_style (self, over->style));
  cairo_fill (cr);
  add_box (cr, paint_matrix_grown (over->label, -edge));
  paint_set_source (cr, working ? self->theme.signs[PAINT_SIGN_ACCENT]
                                : self->theme.surfaces[PAINT_SURFACE_PAPER]);
  cairo_fill (cr);
  name = paint_label_shorten (text, name, paint_matrix_chip_font (self),
                              over->label.width - plan->em, room);
  paint_label_add_centred (text, name, paint_matrix_chip_font (self),
                           over->label.x + over->label.width / 2.0,
                           over->label.y + over->label.height / 2.0);
  paint_set_source (cr, working ? paint_ink_on (self->theme.signs[PAINT_SIGN_ACCENT])
                                : self->theme.inks[PAINT_INK_GIVEN]);
  paint_text_show (text, cr);
}

/* Draws the visible part within the whole. */
static void
draw_map (const PaintMatrix *self, cairo_t *cr, const PaintOver *over)
{
  const PaintMatrixPlan *plan = &self->plan;
  PaintBox map = paint_matrix_grown (over->box, -plan->pen), seen;
  double share = (double) map.width / plan->content_width;
  double down = (double) map.height / plan->content_height;

  add_box (cr, paint_matrix_grown (map, plan->pen / 2));
  paint_set_source (cr, self->theme.thick);
  cairo_fill (cr);
  add_box (cr, map);
  paint_set_source (cr, self->theme.surfaces[PAINT_SURFACE_PAPER]);
  cairo_fill (cr);
  for (uint32_t i = 0; i < self->n_groups; i++)
    {
      const PaintColumn *first = &self->columns[self->groups[i].first];
      const PaintColumn *last = first + self->groups[i].n_columns - 1;

      cairo_rectangle (cr, map.x + first->x * share, map.y,
                       (last->x + last->width - first->x) * share, map.height);
      paint_set_source (cr, paint_with_alpha (self->theme.hues[self->groups[i].hue], 70 / 255.0));
      cairo_fill (cr);
    }
  if (over->level != COVER_NONE && self->column_of[over->level] != COVER_NONE)
    cairo_rectangle (cr, map.x + self->columns[self->column_of[over->level]].x * share, map.y, 2,
                     map.height);
  if (over->subject != COVER_NONE && self->row_of[over->subject] != COVER_NONE)
    cairo_rectangle (cr, map.x, map.y + self->rows[self->row_of[over->subject]].y * down, map.width,
                     2);
  paint_set_source (cr, self->theme.signs[PAINT_SIGN_ACCENT]);
  cairo_fill (cr);
  seen = (PaintBox){ map.x + (int) (plan->left * share), map.y + (int) (plan->top * down),
                     (int) (plan->body.width * share), (int) (plan->body.height * down) };
  add_box (cr, paint_matrix_grown (seen, 1));
  add_box (cr, paint_matrix_grown (seen, -1));
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  paint_set_source (cr, self->theme.thick);
  cairo_fill (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

void
paint_matrix_draw_map (const PaintMatrix *self, cairo_t *cr)
{
  for (size_t i = 0; i < self->overs.n; i++)
    if (self->overs.overs[i].kind == PAINT_OVER_MAP)
      draw_map (self, cr, &self->overs.overs[i]);
}

/* Draws a ring with a stroke through it; without a number below, on a ground of its own. */
static void
draw_dead (const PaintMatrix *self, cairo_t *cr, const PaintOver *over)
{
  const double line = fmax (1.5, 0.08 * over->box.width), radius = (over->box.width - line) / 2;
  const double x = over->box.x + over->box.width / 2.0, y = over->box.y + over->box.height / 2.0;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * PAINT_PI);
  if (self->plan.number <= 0)
    {
      paint_set_source (cr, self->theme.surfaces[PAINT_SURFACE_PAPER]);
      cairo_fill_preserve (cr);
    }
  cairo_move_to (cr, x - 0.71 * radius, y + 0.71 * radius);
  cairo_line_to (cr, x + 0.71 * radius, y - 0.71 * radius);
  paint_set_source (cr, self->theme.signs[PAINT_SIGN_BAD]);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

static void
draw_over (const PaintMatrix *self, cairo_t *cr, const PaintOver *over, PaintText *text)
{
  switch (over->kind)
    {
    case PAINT_OVER_TAKEN:
      draw_taken (self, cr, over, text);
      break;
    case PAINT_OVER_COLUMN:
      draw_column (self, cr, over);
      break;
    case PAINT_OVER_ROW:
      draw_over_row (self, cr, over);
      break;
    case PAINT_OVER_DEAD:
      draw_dead (self, cr, over);
      break;
    case PAINT_OVER_NODE:
      draw_frame (self, cr, over, colour_of_style (self, over->style));
      break;
    case PAINT_OVER_CHANGE:
      draw_frame (self, cr, over,
                  paint_with_alpha (self->theme.signs[PAINT_SIGN_ACCENT], over->share / 255.0));
      break;
    case PAINT_OVER_HAIR_DOWN:
    case PAINT_OVER_HAIR_ACROSS:
      add_box (cr, over->box);
      paint_set_source (cr, self->theme.signs[PAINT_SIGN_ACCENT]);
      cairo_fill (cr);
      break;
    case PAINT_OVER_MAP:
      draw_map (self, cr, over);
      break;
    default:
      draw_chip (self, cr, over, text);
    }
}

static bool
box_meets (PaintBox box, double x1, double y1, double x2, double y2)
{
  return box.x < x2 && box.y < y2 && box.x + box.width > x1 && box.y + box.height > y1;
}

void
paint_matrix_draw_overs (const PaintMatrix *self, cairo_t *cr, PaintText *text)
{
  double x1, y1, x2, y2;

  cairo_clip_extents (cr, &x1, &y1, &x2, &y2);
  for (size_t i = 0; i < self->overs.n; i++)
    if (box_meets (self->overs.overs[i].box, x1, y1, x2, y2))
      draw_over (self, cr, &self->overs.overs[i], text);
}
