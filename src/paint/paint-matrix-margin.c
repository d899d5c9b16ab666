/* What is written around the marks: groups, names, sizes. */
#include "paint-matrix-private.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Of a group, as far as it is in sight. */
static PaintBox
group_box (const PaintMatrix *self, const PaintMatrixGroup *group)
{
  PaintBox first = paint_matrix_column_box (self, group->first);
  PaintBox last = paint_matrix_column_box (self, group->first + group->n_columns - 1);

  first.width = last.x + last.width - first.x;
  return paint_matrix_clip (first, self->plan.body);
}

/* "R1C1 – R9C9" where nobody says what the group is called. */
static const char *
group_name (const PaintMatrix *self, uint32_t index, char room[2 * PAINT_LABEL_ROOM])
{
  const PaintMatrixGroup *group = &self->groups[index];
  const char *const *items = self->problem.names.items;
  const char *first = items[self->columns[group->first].item];
  const char *last = items[self->columns[group->first + group->n_columns - 1].item];

  if (self->group_names != NULL)
    return self->group_names[index];
  if (strcmp (first, last) == 0)
    return first;
  snprintf (room, 2 * PAINT_LABEL_ROOM, "%s – %s", first, last);
  return room;
}

/* Dashed where its items need not be covered. */
static void
draw_strip (const PaintMatrix *self, cairo_t *cr, const PaintMatrixGroup *group, PaintBox box)
{
  int height = (int) ceil (4 * self->options.scale),
      dash = group->secondary ? 3 * height : box.width;
  int y = self->plan.names_top - height;

  for (int x = 0; x < box.width; x += dash + dash / 2)
    cairo_rectangle (cr, box.x + x, y, x + dash < box.width ? dash : box.width - x, height);
  cairo_fill (cr);
}

/* The sign is there even where the name has no room. */
static void
draw_group (const PaintMatrix *self, cairo_t *cr, PaintText *text, uint32_t index)
{
  const PaintMatrixGroup *group = &self->groups[index];
  int em = self->plan.em;
  double middle = self->plan.group_top + em * 0.75, sign = em * 0.7;
  PaintFont font = { .size = em, .bold = true };
  PaintBox box = group_box (self, group);
  char room[PAINT_LABEL_ROOM], long_room[2 * PAINT_LABEL_ROOM];
  const char *name;

  if (box.width <= 0)
    return;
  paint_set_source (cr, self->theme.hues[group->hue]);
  draw_strip (self, cr, group, box);
  paint_matrix_sign (cr, group->sign, box.x + sign * 0.6, middle, sign);
  name = paint_matrix_shorten (text, group_name (self, index, long_room), font,
                               box.width - 1.8 * sign, room);
  paint_matrix_text_left (text, name, font, box.x + 1.6 * sign, middle);
  paint_set_source (cr, self->theme.inks[PAINT_INK_GIVEN]);
  paint_text_show (text, cr);
}

void
paint_matrix_draw_groups (PaintMatrix *self, cairo_t *cr, PaintText *text)
{
  for (uint32_t i = 0; i < self->n_groups; i++)
    draw_group (self, cr, text, i);
}

/* The line of names on which a column has its own, -1 where it has none: the last of a group give way to the first of
 * the next. */
static int
name_line (const PaintMatrix *self, uint32_t column)
{
  uint32_t within = column - self->groups[self->columns[column].group].first;
  uint32_t every = (uint32_t) self->plan.name_every;

  const PaintMatrixGroup *group = &self->groups[self->columns[column].group];
  uint32_t lines = (uint32_t) self->plan.name_lines, line, left;

  if (lines == 0 || within % every != 0)
    return -1;
  line = within / every % lines;
  left = group->n_columns - within + line * every;
  if (column + left < self->n_columns && within > 0 && left < lines * every)
    return -1;
  return (int) line;
}

static void
write_name (const PaintMatrix *self, PaintText *text, uint32_t column, int line)
{
  const PaintMatrixPlan *plan = &self->plan;
  PaintBox box = paint_matrix_column_box (self, column);
  PaintFont font = { .size = plan->em };
  double pitch = plan->across * plan->name_lines * plan->name_every;
  double middle = plan->names_top + (line + 0.6) * ceil (plan->em * 1.25);
  char room[PAINT_LABEL_ROOM];
  const char *name = self->problem.names.items[self->columns[column].item];

  paint_matrix_text_centre (text, paint_matrix_shorten (text, name, font, pitch, room), font,
                            box.x + box.width / 2.0, middle);
}

/* From a name on the upper line to its column. */
static void
add_leader (const PaintMatrix *self, cairo_t *cr, uint32_t column)
{
  const PaintMatrixPlan *plan = &self->plan;
  PaintBox box = paint_matrix_column_box (self, column);
  int line = (int) ceil (plan->em * 1.25), width = (int) ceil (self->options.scale);

  cairo_rectangle (cr, box.x + box.width / 2, plan->names_top + line, width, line * 0.9);
}

static void
write_size (const PaintMatrix *self, PaintText *text, uint32_t column)
{
  const PaintMatrixPlan *plan = &self->plan;
  const PaintSlot *slot = &self->slots[self->columns[column].slot];
  PaintBox box = paint_matrix_column_box (self, column);
  PaintFont font = { .size = plan->number, .bold = !self->covered[column] };
  char room[16];

  snprintf (room, sizeof room, "%u", self->sizes[column]);
  paint_matrix_text_centre (text, room, font, box.x + (box.width - (box.width >= 8 ? 2 : 0)) / 2.0,
                            plan->base - slot->bar - plan->number * 0.58
                                + (self->covered[column] ? plan->sink : 0));
}

/* Its middle, so that no number is cut in two. */
static bool
is_in_sight (const PaintMatrix *self, uint32_t column)
{
  PaintBox box = paint_matrix_column_box (self, column);
  int middle = box.x + box.width / 2;

  return middle >= self->plan.body.x && middle < self->plan.body.x + self->plan.body.width;
}

static void
write_columns (PaintMatrix *self, PaintText *text, bool covered)
{
  for (uint32_t i = 0; i < self->n_columns; i++)
    {
      int line = name_line (self, i);

      if (self->covered[i] != covered || !is_in_sight (self, i))
        continue;
      if (line >= 0)
        write_name (self, text, i, line);
      if (self->plan.number > 0)
        write_size (self, text, i);
    }
}

void
paint_matrix_draw_heads (PaintMatrix *self, cairo_t *cr, PaintText *text)
{
  const PaintMatrixPlan *plan = &self->plan;

  cairo_save (cr);
  if (plan->name_lines == 2 && plan->across >= 4 * self->options.scale)
    for (uint32_t i = 0; i < self->n_columns; i++)
      if (name_line (self, i) == 0 && is_in_sight (self, i))
        add_leader (self, cr, i);
  paint_set_source (cr, self->theme.thin);
  cairo_fill (cr);
  write_columns (self, text, false);
  paint_set_source (cr, self->theme.thick);
  paint_text_show (text, cr);
  write_columns (self, text, true);
  paint_set_source (cr, self->theme.label);
  paint_text_show (text, cr);
  cairo_restore (cr);
}

void
paint_matrix_draw_row_names (PaintMatrix *self, cairo_t *cr, PaintText *text)
{
  const PaintMatrixPlan *plan = &self->plan;
  PaintFont font = { .size = plan->em };
  char room[PAINT_LABEL_ROOM];

  if (plan->row_every == 0)
    return;
  for (uint32_t i = 0; i < self->n_rows; i += (uint32_t) plan->row_every)
    {
      PaintBox box = paint_matrix_row_box (self, i);
      double middle = box.y + box.height / 2.0, right;
      const char *name = self->problem.names.options[self->rows[i].option];

      right = plan->body.x - (plan->down >= plan->em ? 3.3 : 1.3) * plan->em;
      if (middle < plan->body.y || middle > plan->body.y + plan->body.height)
        continue;
      name = paint_matrix_shorten (text, name, font, right - 0.2 * plan->em, room);
      paint_matrix_text_right (text, name, font, right, middle);
    }
  paint_set_source (cr, self->theme.label);
  paint_text_show (text, cr);
}
