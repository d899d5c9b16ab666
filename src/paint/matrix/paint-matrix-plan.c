/* The places of everything.  Heads are above, names of rows at the left, the body in the rest.
 * Pitches are whole pixels if large enough, so that marks are alike. */
#include "paint-matrix-private.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define EM            12.0
#define EM_PRESENTING 22.0
#define EM_GROWTH     1.35  /* largest growth, in a picture */
#define EM_WIDTH      900.0 /* larger than this */
#define EM_HEIGHT     600.0

/* Units.  The marks of a small problem do not grow to fill the window. */
#define WIDEST   112.0
#define HIGHEST  64.0
#define LEAST_EM 8.0

#define NAMES_FROM 6.0 /* units between marks from which on names are written */

static int
round_up (double x)
{
  return (int) ceil (x - 1e-9);
}

static double
unit (const PaintMatrix *self)
{
  return self->options.scale;
}

static double
whole_pitch (double pitch)
{
  return pitch >= NAMES_FROM ? floor (pitch) : pitch;
}

static int
gap_of (const PaintMatrix *self)
{
  return self->n_groups > 1 ? round_up (4 * unit (self)) : 0;
}

static double
widest_item (const PaintMatrix *self, PaintText *text)
{
  const char *widest = "";

  for (uint32_t i = 0; i < self->n_columns; i++)
    {
      const char *name = self->subject.names.items[self->columns[i].item];

      if (strlen (name) > strlen (widest))
        widest = name;
    }
  return paint_text_measure (text, widest, (PaintFont){ .size = self->plan.em }).advance;
}

/* Names stand on one line if each has room there, else on two; then only every nth column has a
 * name. */
static void
plan_names (PaintMatrix *self, PaintText *text)
{
  PaintMatrixPlan *plan = &self->plan;
  double room = fmin (widest_item (self, text), 14.0 * plan->em) + 0.7 * plan->em;

  plan->name_lines = 0;
  plan->name_every = 1;
  if (plan->across < NAMES_FROM * unit (self) || self->n_columns == 0)
    return;
  plan->name_lines = room <= plan->across ? 1 : 2;
  if (plan->name_lines == 2)
    plan->name_every = round_up (room / (2 * plan->across));
}

static void
plan_numbers (PaintMatrix *self, PaintText *text)
{
  PaintMatrixPlan *plan = &self->plan;
  char room[16];
  double size = plan->em, width, least;

  snprintf (room, sizeof room, "%u", self->most);
  width = paint_text_measure (text, room, (PaintFont){ .size = size }).advance + size * 0.15;
  if (width > plan->across)
    size *= plan->across / width;
  least = LEAST_EM * (self->options.presenting ? EM_PRESENTING / EM : 1);
  plan->number = size >= least * unit (self) ? (int) size : 0;
}

/* Plans the heads from the top.  Returns where the body begins. */
static int
plan_heads (PaintMatrix *self, PaintText *text)
{
  PaintMatrixPlan *plan = &self->plan;
  int y = round_up (plan->em * 0.2);

  plan_names (self, text);
  plan_numbers (self, text);
  plan->group_top = y;
  plan->names_top = y + round_up (plan->em * 1.5 + 5 * unit (self));
  plan->head_top = plan->names_top + plan->name_lines * round_up (plan->em * 1.25);
  plan->bar_most = (int) fmax (plan->em * 1.4, fmin (plan->em * 5, self->height * 0.07));
  plan->sink = round_up (fmax (3 * unit (self), plan->bar_most / 4.0));
  plan->base = plan->head_top + plan->bar_most + round_up (plan->number * 1.15);
  plan->heat_top = plan->base + plan->sink + round_up (unit (self));
  plan->heat = round_up (4 * unit (self));
  return plan->heat_top + plan->heat + round_up (2 * unit (self));
}

/* If rows have no room for their names, only the current one has its name. */
static void
plan_margin (PaintMatrix *self, PaintText *text)
{
  PaintMatrixPlan *plan = &self->plan;
  PaintFont font = { .size = plan->em, .bold = true };
  double longest =
      self->n_rows == 0
          ? 0
          : paint_text_measure (text, self->subject.names.options[self->longest], font).advance;

  bool named =
      self->n_rows * NAMES_FROM * unit (self) < self->height * fmax (1, self->options.zoom);

  plan->margin = round_up (
      fmin (longest + (named ? 3.8 : 1.6) * plan->em, (named ? 0.28 : 0.2) * self->width));
}

/* Pitches at zoom 1 follow from the room beside margin and heads; heads depend on the columns'
 * pitch. */
static void
plan_pitches (PaintMatrix *self, PaintText *text, int *out_width, int *out_height, int *out_top)
{
  PaintMatrixPlan *plan = &self->plan;
  double zoom = fmax (1, self->options.zoom);
  double most = self->options.presenting ? 1.4 : 1;
  int gaps = gap_of (self) * (int) (self->n_groups > 0 ? self->n_groups - 1 : 0), bottom;
  double fit;

  *out_width = self->width - plan->margin - round_up (plan->em * 0.8);
  fit = fmax (0, *out_width - gaps) / fmax (1, self->n_columns);
  fit = fmin (fit, WIDEST * most * unit (self));
  plan->across = whole_pitch (fit * zoom);
  bottom = round_up (plan->em * 1.8);
  *out_top = plan_heads (self, text);
  *out_height = self->height - *out_top - bottom;
  plan->down = fmax (0, *out_height) / fmax (1, self->n_rows);
  plan->down = fmin (fmin (plan->down, HIGHEST * most * unit (self)), fmax (1, fit));
  fit = fmin (fit, fmax (3 * plan->down, 20 * most * unit (self)));
  plan->whole = fmin (fit, plan->down);
  plan->across = whole_pitch (fit * zoom);
  plan->down = whole_pitch (plan->down * zoom);
  *out_top = plan_heads (self, text);
  *out_height = self->height - *out_top - bottom;
}

/* Places column `i` after the one before it. */
static void
place_column (PaintMatrix *self, uint32_t i)
{
  PaintColumn *column = &self->columns[i];
  PaintSlot *slot;
  int from = (int) floor (i * self->plan.across), to = (int) floor ((i + 1) * self->plan.across);

  column->x = from + gap_of (self) * (int) column->group;
  column->width = to > from ? to - from : 1;
  if (i == 0 || column->x != self->columns[i - 1].x)
    self->slots[self->n_slots++] = (PaintSlot){
      .x = column->x,
      .width = column->width,
      .group = column->group,
      .last_y = -1,
    };
  column->slot = self->n_slots - 1;
  slot = &self->slots[column->slot];
  slot->n_columns++;
}

static int
mark_side (int side)
{
  int gap = side >= 16 ? side / 6 : side >= 8 ? 2 : side >= 3 ? 1 : 0;

  return side - gap;
}

/* Marks come row by row, so those of one row of pixels follow each other. */
static void
place_mark (PaintMatrix *self, PaintMarkPlace *mark)
{
  const PaintRow *row = &self->rows[mark->row];
  uint32_t index = self->columns[mark->column].slot;
  PaintSlot *slot = &self->slots[index];

  if (slot->last_y != row->y)
    {
      slot->last_y = row->y;
      slot->last_bin = self->n_bins;
      self->bins[self->n_bins++] = (PaintBin){
        .x = slot->x + (slot->width - mark_side (slot->width)) / 2,
        .y = row->y + (row->height - mark_side (row->height)) / 2,
        .width = mark_side (slot->width),
        .height = mark_side (row->height),
        .slot = index,
      };
    }
  mark->bin = slot->last_bin;
  self->bins[mark->bin].total++;
}

static void
place_all (PaintMatrix *self)
{
  self->n_slots = self->n_bins = 0;
  for (uint32_t i = 0; i < self->n_columns; i++)
    place_column (self, i);
  for (uint32_t i = 0; i < self->n_rows; i++)
    {
      PaintRow *row = &self->rows[i];
      int from = (int) floor (i * self->plan.down), to = (int) floor ((i + 1) * self->plan.down);

      row->y = from;
      row->height = to > from ? to - from : 1;
    }
  for (uint32_t i = 0; i < self->n_marks; i++)
    place_mark (self, &self->marks[i]);
}

static int
centre_content (double pan, int content, int room)
{
  int left = (int) round (pan * content - room / 2.0);

  left = left > content - room ? content - room : left;
  return left < 0 ? 0 : left;
}

/* Plans the body; a smaller one is centred in the picture. */
static void
plan_body (PaintMatrix *self, int width, int height, int top)
{
  PaintMatrixPlan *plan = &self->plan;
  const PaintColumn *last = &self->columns[self->n_columns > 0 ? self->n_columns - 1 : 0];
  const PaintRow *end = &self->rows[self->n_rows > 0 ? self->n_rows - 1 : 0];
  int down;

  plan->content_width = self->n_columns > 0 ? last->x + last->width : 0;
  plan->content_height = self->n_rows > 0 ? end->y + end->height : 0;
  width = width > 0 ? width : 0;
  height = height > 0 ? height : 0;
  plan->body.width = plan->content_width < width ? plan->content_width : width;
  plan->body.height = plan->content_height < height ? plan->content_height : height;
  down = (height - plan->body.height) / 2;
  plan->body.x = plan->margin + (width - plan->body.width) / 2;
  plan->body.y = top + down;
  plan->group_top += down;
  plan->names_top += down;
  plan->head_top += down;
  plan->base += down;
  plan->heat_top += down;
  plan->left = centre_content (self->options.pan_x, plan->content_width, plan->body.width);
  plan->top = centre_content (self->options.pan_y, plan->content_height, plan->body.height);
}

void
paint_matrix_plan (PaintMatrix *self, PaintText *text)
{
  PaintMatrixPlan *plan = &self->plan;
  double room = fmin (self->options.width / EM_WIDTH, self->options.height / EM_HEIGHT);
  double em = self->options.presenting ? EM_PRESENTING : EM * fmax (1, fmin (room, EM_GROWTH));
  int width, height, top;

  plan->em = round_up (em * self->options.text_scale * unit (self));
  plan->pen = round_up ((self->options.presenting ? 6 : 4) * unit (self));
  plan_margin (self, text);
  plan_pitches (self, text, &width, &height, &top);
  plan->row_every = 0;
  if (plan->down >= NAMES_FROM * unit (self))
    plan->row_every = round_up (plan->em * 1.15 / plan->down);
  place_all (self);
  plan_body (self, width, height, top);
}

PaintBox
paint_matrix_clip (PaintBox box, PaintBox clip)
{
  int right = box.x + box.width, bottom = box.y + box.height;

  box.x = box.x > clip.x ? box.x : clip.x;
  box.y = box.y > clip.y ? box.y : clip.y;
  right = right < clip.x + clip.width ? right : clip.x + clip.width;
  bottom = bottom < clip.y + clip.height ? bottom : clip.y + clip.height;
  box.width = right > box.x ? right - box.x : 0;
  box.height = bottom > box.y ? bottom - box.y : 0;
  return box;
}

PaintBox
paint_matrix_column_box (const PaintMatrix *self, uint32_t column)
{
  const PaintMatrixPlan *plan = &self->plan;

  return (PaintBox){ plan->body.x + self->columns[column].x - plan->left, plan->body.y,
                     self->columns[column].width, plan->body.height };
}

PaintBox
paint_matrix_row_box (const PaintMatrix *self, uint32_t row)
{
  const PaintMatrixPlan *plan = &self->plan;

  return (PaintBox){ plan->body.x, plan->body.y + self->rows[row].y - plan->top, plan->body.width,
                     self->rows[row].height };
}
