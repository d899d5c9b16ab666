/* The words around the marks: groups, names, sizes. */
#include "paint-matrix-private.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* The visible part of a group. */
static PaintBox
group_box (const PaintMatrix *self, const PaintMatrixGroup *group)
{
  PaintBox first = paint_matrix_column_box (self, group->first);
  PaintBox last = paint_matrix_column_box (self, group->first + group->n_columns - 1);

  first.width = last.x + last.width - first.x;
  return paint_matrix_clip (first, self->plan.body);
}

/* "R1C1 – R9C9" for a group without a name. */
static const char *
group_name (const PaintMatrix *self, uint32_t index, char room[2 * PAINT_LABEL_ROOM])
{
  const PaintMatrixGroup *group = &self->groups[index];
  const char *const *items = self->subject.names.items;
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

static double
sign_size (const PaintMatrix *self, PaintBox box)
{
  return fmin (self->plan.em * 0.7, 0.8 * box.width);
}

bool
paint_matrix_name_of_group (const PaintMatrix *self,
                            PaintText *text,
                            uint32_t index,
                            PaintMatrixName *out_name)
{
  const PaintFont font = { .size = self->plan.em, .bold = true };
  const PaintBox box = group_box (self, &self->groups[index]);
  const double sign = sign_size (self, box);
  char long_room[2 * PAINT_LABEL_ROOM];
  const char *name;

  if (box.width <= 0)
    return false;
  name = paint_label_shorten_words (text, group_name (self, index, long_room), font,
                                    box.width - 1.8 * sign, out_name->room);
  if (name != out_name->room)
    snprintf (out_name->room, sizeof out_name->room, "%s", name);
  out_name->string = out_name->room;
  out_name->x = box.x + 1.6 * sign + paint_text_measure (text, out_name->string, font).advance / 2;
  out_name->middle = self->plan.group_top + self->plan.em * 0.75;
  return *out_name->string != '\0';
}

/* The sign is there even where the name has no room. */
static void
draw_group (const PaintMatrix *self, cairo_t *cr, PaintText *text, uint32_t index)
{
  const PaintMatrixGroup *group = &self->groups[index];
  const PaintBox box = group_box (self, group);
  const double sign = sign_size (self, box);
  PaintMatrixName name;

  if (box.width <= 0)
    return;
  paint_set_source (cr, self->theme.hues[group->hue]);
  draw_strip (self, cr, group, box);
  paint_matrix_sign (cr, group->sign, box.x + sign * 0.6,
                     self->plan.group_top + self->plan.em * 0.75, sign);
  if (!paint_matrix_name_of_group (self, text, index, &name))
    return;
  paint_label_add_centred (text, name.string, (PaintFont){ .size = self->plan.em, .bold = true },
                           name.x, name.middle);
  paint_set_source (cr, self->theme.inks[PAINT_INK_GIVEN]);
  paint_text_show (text, cr);
}

void
paint_matrix_draw_groups (PaintMatrix *self, cairo_t *cr, PaintText *text)
{
  for (uint32_t i = 0; i < self->n_groups; i++)
    draw_group (self, cr, text, i);
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

static double
size_middle (const PaintMatrix *self, uint32_t column)
{
  const PaintMatrixPlan *plan = &self->plan;

  return plan->base - self->slots[self->columns[column].slot].bar - plan->number * 0.58
         + (self->covered[column] ? plan->sink : 0);
}

static double
size_centre (const PaintMatrix *self, uint32_t column)
{
  const PaintBox box = paint_matrix_column_box (self, column);

  return box.x + (box.width - (box.width >= 8 ? 2 : 0)) / 2.0;
}

/* Round the item's size; without a number there, in place of it. */
PaintBox
paint_matrix_dead_box (const PaintMatrix *self, uint32_t column)
{
  const PaintMatrixPlan *plan = &self->plan;
  const double middle = plan->number > 0 ? size_middle (self, column)
                                         : (plan->head_top + plan->base + plan->sink) / 2.0;
  const int radius = (int) ceil (plan->number > 0 ? 0.72 * plan->number : 0.5 * plan->em);

  return (PaintBox){ (int) floor (size_centre (self, column)) - radius,
                     (int) floor (middle) - radius, 2 * radius + 1, 2 * radius + 1 };
}

static void
write_size (const PaintMatrix *self, PaintText *text, uint32_t column)
{
  const PaintMatrixPlan *plan = &self->plan;
  PaintFont font = { .size = plan->number, .bold = !self->covered[column] };
  char room[16];

  if (self->hides_sizes)
    snprintf (room, sizeof room, "?");
  else
    snprintf (room, sizeof room, "%u", self->sizes[column]);
  paint_label_add_centred (text, room, font, size_centre (self, column),
                           size_middle (self, column));
}

/* Whether the middle of the head is visible, so that no number is cut in two. */
bool
paint_matrix_has_head (const PaintMatrix *self, uint32_t column)
{
  PaintBox box = paint_matrix_column_box (self, column);
  int middle = box.x + box.width / 2;

  return middle >= self->plan.body.x && middle < self->plan.body.x + self->plan.body.width;
}

static void
write_columns (PaintMatrix *self, PaintText *text, bool covered)
{
  const PaintFont font = { .size = self->plan.em };
  int ends[2] = { INT_MIN, INT_MIN };
  PaintMatrixName name;

  for (uint32_t i = 0; i < self->n_columns; i++)
    {
      const bool named = paint_matrix_name_of_column (self, text, i, ends, &name);

      if (self->covered[i] != covered || !paint_matrix_has_head (self, i))
        continue;
      if (named)
        paint_label_add_centred (text, name.string, font, name.x, name.middle);
      if (self->plan.number > 0)
        write_size (self, text, i);
    }
}

static void
add_leaders (const PaintMatrix *self, cairo_t *cr, PaintText *text)
{
  int ends[2] = { INT_MIN, INT_MIN };
  PaintMatrixName name;

  for (uint32_t i = 0; i < self->n_columns; i++)
    if (paint_matrix_name_of_column (self, text, i, ends, &name) && name.line == 0
        && paint_matrix_has_head (self, i))
      add_leader (self, cr, i);
}

void
paint_matrix_draw_heads (PaintMatrix *self, cairo_t *cr, PaintText *text)
{
  const PaintMatrixPlan *plan = &self->plan;

  cairo_save (cr);
  if (plan->name_lines == 2 && plan->across >= 4 * self->options.scale)
    add_leaders (self, cr, text);
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

bool
paint_matrix_name_of_row (const PaintMatrix *self,
                          PaintText *text,
                          uint32_t row,
                          PaintMatrixName *out_name)
{
  const PaintMatrixPlan *plan = &self->plan;
  const PaintFont font = { .size = plan->em };
  const PaintBox box = paint_matrix_row_box (self, row);
  const double right = plan->body.x - (plan->down >= plan->em ? 3.3 : 1.3) * plan->em;

  if (plan->row_every == 0 || row % (uint32_t) plan->row_every != 0)
    return false;
  out_name->middle = box.y + box.height / 2.0;
  /* The names of columns stand below the body. */
  if (out_name->middle < plan->body.y
      || out_name->middle + 0.3 * plan->em > plan->body.y + plan->body.height)
    return false;
  out_name->string = paint_label_shorten (text, self->subject.names.options[self->rows[row].option],
                                          font, right - 0.2 * plan->em, out_name->room);
  out_name->x = right - paint_text_measure (text, out_name->string, font).advance / 2;
  return *out_name->string != '\0';
}

void
paint_matrix_draw_row_names (PaintMatrix *self, cairo_t *cr, PaintText *text)
{
  PaintMatrixName name;

  for (uint32_t i = 0; i < self->n_rows && self->plan.row_every > 0;
       i += (uint32_t) self->plan.row_every)
    if (paint_matrix_name_of_row (self, text, i, &name))
      paint_label_add_centred (text, name.string, (PaintFont){ .size = self->plan.em }, name.x,
                               name.middle);
  paint_set_source (cr, self->theme.label);
  paint_text_show (text, cr);
}
