/* Where the labels of a matrix stand, so that none lies on another.
 *
 * Names of items stand in lines above their columns, each at most as wide as the room between two
 * on its line; where a group of columns ends, the last names give way to the first of the next.
 * The names at the ends of the crosshair's bars stand below the body and left of it, side by side:
 * first those of the current level, then the pointed one, then other lit ones.  A name moves aside
 * for those before it, but not far from its bar; if that is not enough, the bar has no name.
 * Labels already in the margin, the names of rows and the levels of options taken, give way to
 * them. */
#include "paint-matrix-private.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define CHIP        1.5  /* ems high */
#define SIGN        1.1  /* ems between the name of an option taken and its row */
#define APART       0.25 /* ems between two labels */
#define NAMES_APART 0.5  /* between the names of columns, so that they are read as two */
#define ASIDE       2.5  /* largest distance from the right place, in lengths of the label */

static bool
is_name (const PaintOver *over)
{
  return over->kind == PAINT_OVER_NAME_AT_COLUMN || over->kind == PAINT_OVER_NAME_AT_ROW;
}

static bool
boxes_meet (PaintBox a, PaintBox b)
{
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/* ---- names of items ---- */

/* The line on which a column has its name, or -1: the last names of a group give way to the first
 * of the next. */
static int
name_line (const PaintMatrix *self, uint32_t column)
{
  const PaintMatrixGroup *group = &self->groups[self->columns[column].group];
  uint32_t within = column - group->first, every = (uint32_t) self->plan.name_every;
  uint32_t lines = (uint32_t) self->plan.name_lines, line, left;

  if (lines == 0 || within % every != 0)
    return -1;
  line = within / every % lines;
  left = group->n_columns - within + line * every;
  if (column + left < self->n_columns && within > 0 && left < lines * every)
    return -1;
  return (int) line;
}

/* `ends` holds where the previous name ends, on each line. */
bool
paint_matrix_name_of_column (const PaintMatrix *self,
                             PaintText *text,
                             uint32_t column,
                             int ends[2],
                             PaintMatrixName *out_name)
{
  const PaintMatrixPlan *plan = &self->plan;
  const PaintFont font = { .size = plan->em };
  const PaintBox box = paint_matrix_column_box (self, column);
  const double pitch = plan->across * plan->name_lines * plan->name_every;
  const int line = name_line (self, column);
  double width;

  if (line < 0)
    return false;
  out_name->line = line;
  out_name->string = paint_label_shorten_words (
      text, self->subject.names.items[self->columns[column].item], font,
      fmax (pitch - NAMES_APART * plan->em, 0.5 * pitch), out_name->room);
  out_name->x = box.x + box.width / 2.0;
  out_name->middle = plan->names_top + (line + 0.6) * ceil (plan->em * 1.25);
  width = paint_text_measure (text, out_name->string, font).advance;
  /* The name stays within the picture, even at the last column. */
  if (paint_matrix_has_head (self, column))
    out_name->x = fmax (fmin (out_name->x, self->width - width / 2), width / 2);
  if (out_name->x - width / 2 < ends[line])
    return false;
  ends[line] = (int) ceil (out_name->x + width / 2 + NAMES_APART * plan->em);
  return true;
}

/* ---- names at the ends of bars ---- */

static int
length_of (const PaintMatrix *self, PaintText *text, const char *name, int most)
{
  double width =
      paint_text_measure (text, name, paint_matrix_chip_font (self)).advance + 1.1 * self->plan.em;

  return (int) ceil (fmin (width, most));
}

const char *
paint_matrix_chip_words (const PaintMatrix *self,
                         const PaintOver *over,
                         char room[2 * PAINT_LABEL_ROOM])
{
  const SubjectNames *names = &self->subject.names;

  if (over->kind == PAINT_OVER_NAME_AT_ROW)
    return names->options[over->subject];
  if (over->before == over->after)
    return names->items[over->subject];
  snprintf (room, 2 * PAINT_LABEL_ROOM, "%.128s: %u → %u", names->items[over->subject],
            over->before, over->after);
  return room;
}

/* Below the column's end, but within the picture. */
PaintBox
paint_matrix_column_chip (const PaintMatrix *self, PaintText *text, const PaintOver *over)
{
  const PaintMatrixPlan *plan = &self->plan;
  PaintBox bar = paint_matrix_column_bar (self, over->subject), chip;
  char room[2 * PAINT_LABEL_ROOM];

  chip.width = length_of (self, text, paint_matrix_chip_words (self, over, room), self->width);
  chip.height = (int) (plan->em * CHIP);
  chip.x = bar.x + (bar.width - chip.width) / 2;
  chip.y = plan->body.y + plan->body.height + plan->em / 6;
  return chip;
}

PaintBox
paint_matrix_row_chip (const PaintMatrix *self, PaintText *text, const PaintOver *over)
{
  PaintBox bar = paint_matrix_row_bar (self, over->subject), chip;

  chip.width = length_of (self, text, self->subject.names.options[over->subject], bar.x);
  chip.height = (int) (self->plan.em * CHIP);
  chip.x = bar.x - chip.width;
  /* If there is room, the sign of its option stands between the two. */
  if (over->step != PAINT_STEP_NONE && chip.x >= SIGN * self->plan.em)
    chip.x -= (int) (SIGN * self->plan.em);
  chip.y = bar.y + (bar.height - chip.height) / 2;
  return chip;
}

/* The range in which labels of a kind may begin, along their edge. */
static void
range_of (const PaintMatrix *self, const PaintOver *over, int *out_least, int *out_most)
{
  const PaintMatrixPlan *plan = &self->plan;

  *out_least = 0;
  *out_most = self->width - over->label.width;
  if (over->kind == PAINT_OVER_NAME_AT_COLUMN)
    return;
  *out_least = plan->head_top;
  *out_most = plan->body.y + plan->body.height - over->label.height;
}

static bool
is_free (const PaintMatrix *self, const PaintOver *over, PaintBox label)
{
  const int apart = (int) ceil (APART * self->plan.em);
  const PaintBox room = { label.x - apart, label.y - apart / 2, label.width + 2 * apart,
                          label.height + 2 * (apart / 2) };

  for (size_t i = 0; i < self->overs.n; i++)
    {
      const PaintOver *other = &self->overs.overs[i];

      if (other != over && is_name (other) && other->placed
          && boxes_meet (other->kind == over->kind ? room : label, other->label))
        return false;
    }
  return true;
}

/* Tries the right place, then the places beside each label that has one. */
static void
place_label (PaintMatrix *self, PaintOver *over)
{
  const bool across = over->kind == PAINT_OVER_NAME_AT_COLUMN;
  const int apart = (int) ceil (APART * self->plan.em);
  const int length = across ? over->label.width : over->label.height;
  const int wanted = across ? over->label.x : over->label.y;
  int least, most, best = -1;
  PaintBox label = over->label;

  range_of (self, over, &least, &most);
  for (size_t i = 0; i <= 2 * self->overs.n && most >= least; i++)
    {
      const PaintOver *other = i < 2 ? NULL : &self->overs.overs[i / 2 - 1];
      int at = wanted;

      if (other != NULL && (other->kind != over->kind || !other->placed))
        continue;
      if (other != NULL && i % 2 == 0)
        at = (across ? other->label.x : other->label.y) - apart - length;
      else if (other != NULL)
        at = (across ? other->label.x + other->label.width : other->label.y + other->label.height)
             + apart;
      else if (i == 1)
        continue;
      if (other == NULL)
        at = at < least ? least : at > most ? most : at;
      *(across ? &label.x : &label.y) = at;
      if (at < least || at > most || fabs ((double) at - wanted) > ASIDE * length
          || (best >= 0 && abs (at - wanted) >= abs (best - wanted))
          || !is_free (self, over, label))
        continue;
      best = at;
    }
  over->placed = best >= 0 && over->label.y + over->label.height <= self->height;
  if (over->placed)
    *(across ? &over->label.x : &over->label.y) = best;
}

/* ---- labels that give way in the margin ---- */

/* The box of a row's name and of the level of an option taken, with some space; empty if there is
 * neither. */
static PaintBox
margin_box (const PaintMatrix *self, uint32_t row)
{
  const PaintMatrixPlan *plan = &self->plan;
  const PaintBox box = paint_matrix_row_box (self, row);
  const bool named = plan->row_every > 0 && row % (uint32_t) plan->row_every == 0;
  const int half = (int) ceil (plan->em * 0.66); /* the tail of a Q or a p, and a little */

  if (!named && !(self->taken[row] == 2 && plan->down >= plan->em))
    return (PaintBox){ 0 };
  return (PaintBox){ 0, box.y + box.height / 2 - half, plan->body.x - plan->em * 11 / 10,
                     2 * half };
}

/* Rows near a label, from first to before last. */
static void
rows_near (const PaintMatrix *self, PaintBox label, uint32_t *out_first, uint32_t *out_last)
{
  const PaintMatrixPlan *plan = &self->plan;
  const double top = label.y - plan->body.y + plan->top - plan->em;
  const double down = fmax (plan->down, 1e-6);

  *out_first = (uint32_t) fmin (fmax (0, floor (top / down)), self->n_rows);
  *out_last = (uint32_t) fmin (fmax (0, ceil ((top + label.height + 2 * plan->em) / down) + 1),
                               self->n_rows);
}

void
paint_matrix_each_in_the_way (const PaintMatrix *self,
                              const PaintOver *over,
                              void (*call) (void *data, PaintBox box),
                              void *data)
{
  uint32_t first, last;

  if (over->kind != PAINT_OVER_NAME_AT_ROW)
    return;
  rows_near (self, over->label, &first, &last);
  for (uint32_t row = first; row < last; row++)
    {
      const PaintBox box = margin_box (self, row);

      if (box.width > 0 && boxes_meet (box, over->label))
        call (data, box);
    }
}

static void
unite_box (void *data, PaintBox box)
{
  PaintBox *all = data;
  const int right =
      all->x + all->width > box.x + box.width ? all->x + all->width : box.x + box.width;
  const int bottom =
      all->y + all->height > box.y + box.height ? all->y + all->height : box.y + box.height;

  all->x = all->x < box.x ? all->x : box.x;
  all->y = all->y < box.y ? all->y : box.y;
  all->width = right - all->x;
  all->height = bottom - all->y;
}

/* Places the labels of the step first: what is in work, what changes, and the current level; then
 * from the last lit one, which is the pointed one. */
void
paint_matrix_place_labels (PaintMatrix *self)
{
  static const PaintOverStyle styles[] = { PAINT_OVER_OPERAND, PAINT_OVER_CHANGED,
                                           PAINT_OVER_CURRENT, PAINT_OVER_POINTED };

  for (unsigned style = 0; style < sizeof styles / sizeof *styles; style++)
    for (size_t i = self->overs.n; i-- > 0;)
      if (is_name (&self->overs.overs[i]) && self->overs.overs[i].style == styles[style])
        place_label (self, &self->overs.overs[i]);
  for (size_t i = 0; i < self->overs.n; i++)
    {
      PaintOver *over = &self->overs.overs[i];

      if (!is_name (over))
        continue;
      over->box = over->placed ? over->label : (PaintBox){ 0 };
      if (over->placed)
        paint_matrix_each_in_the_way (self, over, unite_box, &over->box);
    }
}

/* ---- all of them ---- */

typedef struct
{
  PaintBox *boxes;
  size_t n, capacity;
} Boxes;

static void
add_matrix_label (Boxes *boxes, PaintBox box)
{
  if (boxes->n < boxes->capacity)
    boxes->boxes[boxes->n] = box;
  boxes->n++;
}

static PaintBox
box_of_text (PaintText *text, const char *string, PaintFont font, double x, double middle)
{
  const double width = paint_text_measure (text, string, font).advance;

  return (PaintBox){ (int) ceil (x - width / 2), (int) ceil (middle - 0.45 * font.size),
                     (int) floor (width), (int) (0.9 * font.size) };
}

static bool
gives_way (const PaintMatrix *self, uint32_t row)
{
  const PaintBox box = margin_box (self, row);

  for (size_t i = 0; i < self->overs.n; i++)
    if (self->overs.overs[i].kind == PAINT_OVER_NAME_AT_ROW && self->overs.overs[i].placed
        && boxes_meet (box, self->overs.overs[i].label))
      return true;
  return false;
}

size_t
paint_matrix_labels (PaintMatrix *self, PaintText *text, PaintBox *out_boxes, size_t capacity)
{
  Boxes boxes = { out_boxes, 0, capacity };
  int ends[2] = { INT_MIN, INT_MIN };
  PaintMatrixName name;

  for (uint32_t i = 0; i < self->n_groups; i++)
    if (paint_matrix_name_of_group (self, text, i, &name))
      add_matrix_label (&boxes, box_of_text (text, name.string,
                                             (PaintFont){ .size = self->plan.em, .bold = true },
                                             name.x, name.middle));
  for (uint32_t i = 0; i < self->n_columns; i++)
    if (paint_matrix_name_of_column (self, text, i, ends, &name) && paint_matrix_has_head (self, i))
      add_matrix_label (&boxes,
                        box_of_text (text, name.string, (PaintFont){ .size = self->plan.em },
                                     name.x, name.middle));
  for (uint32_t i = 0; i < self->n_rows; i++)
    if (!gives_way (self, i) && paint_matrix_name_of_row (self, text, i, &name))
      add_matrix_label (&boxes,
                        box_of_text (text, name.string, (PaintFont){ .size = self->plan.em },
                                     name.x, name.middle));
  for (size_t i = 0; i < self->overs.n; i++)
    if (is_name (&self->overs.overs[i]) && self->overs.overs[i].placed)
      add_matrix_label (&boxes, self->overs.overs[i].label);
  return boxes.n;
}
