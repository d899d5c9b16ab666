/* The options themselves, one below the other: a table with a column for each item, for problems
 * without a board.  Names of options and items stay visible while the rest is panned. */
#include "paint-scene-private.h"

#include "board.h"

#include <math.h>

#define EM            14.0
#define PRESENTING_EM 24.0

/* Largest part of the picture for the parts that stay visible. */
#define MOST_STICKING 0.5

/* Sizes in ems. */
#define LEAST_ROW    1.6
#define MOST_ROW     2.8
#define LEAST_COLUMN 1.7
#define MOST_COLUMN  4.2
#define SIGN         3.0
#define LETTER       0.65

/* Letters grow by up to MOST_GROWTH if a table with liberal rows and columns still fits. */
#define MOST_GROWTH    2.4
#define LIBERAL_ROW    2.1
#define LIBERAL_COLUMN 3.2

static uint32_t
n_rows (const PaintScene *self)
{
  return board_n_options (self->subject.board);
}

static uint32_t
n_columns (const PaintScene *self)
{
  return board_n_items (self->subject.board);
}

/* The number of letters of the longest name. */
static double
longest_name (const char *const *names, uint32_t n)
{
  size_t most = 1;

  for (uint32_t i = 0; i < n; i++)
    {
      size_t letters = 0;

      for (const char *c = names[i]; *c != '\0'; c++)
        letters += ((unsigned char) *c & 0xc0) != 0x80;
      most = letters > most ? letters : most;
    }
  return (double) most;
}

static double
clamp_between (double least, double x, double most)
{
  return fmax (least, fmin (x, most));
}

/* The em at which everything fits, between one and MOST_GROWTH times the requested em. */
static double
grow_list (const PaintScene *self, double em)
{
  const double names = longest_name (self->subject.names.options, n_rows (self));
  const double heads = longest_name (self->subject.names.items, n_columns (self));
  const double wide =
      SIGN + names * LETTER + 2 + fmax (LIBERAL_COLUMN, heads * LETTER + 0.4) * n_columns (self);
  const double high = 4 + LIBERAL_ROW * n_rows (self);

  return fmax (em, fmin (em * MOST_GROWTH, 0.96 * fmin (self->width / wide, self->height / high)));
}

/* Uses the room there is, but never sizes too small to read. */
static BaseStatus
lay_out_list (PaintScene *self)
{
  PaintSceneTable *table = &self->table;
  const PaintStageOptions *options = &self->options;
  const uint32_t rows = n_rows (self), columns = n_columns (self);
  const bool has_secondary = self->subject.links->n_primary < columns;
  const double base = (options->presenting ? PRESENTING_EM : EM) * options->text_scale;
  const double em = fmax (1, grow_list (self, base * options->scale) * options->zoom);
  const double wide = self->width * options->zoom, high = self->height * options->zoom;
  const double letters = longest_name (self->subject.names.items, columns);

  table->em = (int) em;
  table->sign = (int) (SIGN * em);
  table->gap = has_secondary ? (int) (0.8 * em) : 0;
  table->left =
      table->sign
      + (int) clamp_between (
          2 * em, longest_name (self->subject.names.options, rows) * LETTER * em + em, wide * 0.3);
  table->column = (int) clamp_between (LEAST_COLUMN * em,
                                       (wide - table->left - table->gap - em) / fmax (1, columns),
                                       MOST_COLUMN * em);
  table->upright = letters * LETTER * em > table->column;
  table->head =
      (int) ((table->upright ? clamp_between (2, letters * LETTER + 1.5, 9) + 1.5 : 3.2) * em);
  table->head = (int) fmin (table->head, self->height * MOST_STICKING);
  table->row = (int) clamp_between (LEAST_ROW * em, (high - table->head - em) / fmax (1, rows),
                                    MOST_ROW * em);
  self->canvas_width = (int) fmax (self->width, table->left + table->gap
                                                    + (double) columns * table->column + self->pen);
  self->canvas_height = (int) fmin (
      1 << 22, fmax (self->height, table->head + (double) rows * table->row + self->pen));
  table->x = (self->canvas_width - table->left - table->gap - (int) columns * table->column) / 2;
  table->y = (int) fmax (0, (self->canvas_height - table->head - (double) rows * table->row) / 2);
  return BASE_OK;
}

int
paint_scene_list_column_x (const PaintScene *self, uint32_t item)
{
  const PaintSceneTable *table = &self->table;
  const int gap = item >= self->subject.links->n_primary ? table->gap : 0;

  return table->x + table->left + (int) item * table->column + gap;
}

int
paint_scene_list_row_y (const PaintScene *self, uint32_t option)
{
  return self->table.y + self->table.head + (int) option * self->table.row;
}

/* The places of the head and the left column: at the picture's edges once they would be beyond
 * them. */
int
paint_scene_list_head_y (const PaintScene *self)
{
  return self->table.y > self->top ? self->table.y : self->top;
}

int
paint_scene_list_left_x (const PaintScene *self)
{
  return self->table.x > self->left ? self->table.x : self->left;
}

PaintSceneSight
paint_scene_list_look (const PaintScene *self)
{
  const PaintSceneTable *table = &self->table;
  PaintSceneSight sight = {
    .left = paint_scene_list_left_x (self) + table->left,
    .top = paint_scene_list_head_y (self) + table->head,
    .right = self->left + self->width,
    .bottom = self->top + self->height,
  };
  const int end = paint_scene_list_row_y (self, n_rows (self)),
            side = paint_scene_list_column_x (self, n_columns (self));

  sight.bottom = end < sight.bottom ? end : sight.bottom;
  sight.right = side < sight.right ? side : sight.right;
  sight.first_row = (uint32_t) fmax (
      0, floor ((sight.top - paint_scene_list_row_y (self, 0)) / (double) table->row));
  sight.last_row = (uint32_t) fmax (
      0, fmin (n_rows (self),
               ceil ((sight.bottom - paint_scene_list_row_y (self, 0)) / (double) table->row)));
  sight.first_column =
      (uint32_t) fmax (0, floor ((sight.left - table->gap - paint_scene_list_column_x (self, 0))
                                 / (double) table->column));
  sight.last_column = (uint32_t) fmax (
      0, fmin (n_columns (self), ceil ((sight.right - paint_scene_list_column_x (self, 0))
                                       / (double) table->column)));
  return sight;
}

/* The item whose column contains x; COVER_NONE outside of all. */
static uint32_t
item_at (const PaintScene *self, int x)
{
  const int first = paint_scene_list_column_x (self, 0);
  const int guess = (x - first) / self->table.column;

  for (int item = guess - 1; item <= guess; item++)
    if (item >= 0 && item < (int) n_columns (self)
        && x >= paint_scene_list_column_x (self, (uint32_t) item)
        && x < paint_scene_list_column_x (self, (uint32_t) item) + self->table.column)
      return (uint32_t) item;
  return COVER_NONE;
}

static PaintPointed
point_at_list (const PaintScene *self, int x, int y)
{
  const CoverLinks *links = self->subject.links;
  const int row = y - paint_scene_list_row_y (self, 0);
  const uint32_t item =
      x >= paint_scene_list_left_x (self) + self->table.left ? item_at (self, x) : COVER_NONE;
  PaintPointed found = PAINT_POINTED_NOTHING;

  if (x < paint_scene_list_left_x (self) || y < paint_scene_list_head_y (self))
    return found;
  if (y < paint_scene_list_head_y (self) + self->table.head)
    {
      found.item = item;
      return found;
    }
  if (row < 0 || (uint32_t) (row / self->table.row) >= n_rows (self))
    return found;
  if (x >= paint_scene_list_left_x (self) + self->table.left
      && x >= paint_scene_list_column_x (self, n_columns (self)))
    return found;
  found.option = (uint32_t) (row / self->table.row);
  for (uint32_t node = links->first[found.option]; links->nodes[node].item != 0; node++)
    if (item != COVER_NONE && links->nodes[node].item == item + 1)
      {
        found.node = node;
        found.item = item;
      }
  return found;
}

static bool
find_in_list (const PaintScene *self, PaintPointed what, PaintBox *out_box)
{
  const PaintSceneTable *table = &self->table;

  if (what.item == COVER_NONE && what.option == COVER_NONE)
    return false;
  *out_box = (PaintBox){ self->left + self->width / 2, self->top + self->height / 2, 0, 0 };
  if (what.item != COVER_NONE)
    out_box->x = paint_scene_list_column_x (self, what.item) + (table->column - table->left) / 2;
  if (what.option != COVER_NONE)
    out_box->y = paint_scene_list_row_y (self, what.option) + (table->row - table->head) / 2;
  return true;
}

const PaintSceneLook paint_scene_list = {
  .lay_out = lay_out_list,
  .draw = paint_scene_list_draw,
  .draw_reason = paint_scene_draw_reason,
  .at = point_at_list,
  .find = find_in_list,
};
