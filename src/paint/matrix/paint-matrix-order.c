/* Which columns and rows there are, and in what order.  Groups stand side by side in the order in
 * which the problem first names one of each; items and options within them by number. */
#include "paint-matrix-private.h"

#include "base-memory.h"
#include "board.h"

#include <stdlib.h>
#include <string.h>

/* Settled items and options, and colours of items. */
typedef struct
{
  uint8_t *items, *options;
  int32_t *colours;
} Settled;

typedef struct
{
  PaintHue hue;
  PaintMatrixSign sign;
} Style;

static Style
style_of_place (BoardSign sign)
{
  switch (sign)
    {
    case BOARD_SIGN_DASH:
      return (Style){ PAINT_HUE_ORANGE, PAINT_MATRIX_DASH };
    case BOARD_SIGN_BAR:
      return (Style){ PAINT_HUE_GREEN, PAINT_MATRIX_BAR };
    case BOARD_SIGN_RISING:
      return (Style){ PAINT_HUE_PURPLE, PAINT_MATRIX_RISING };
    case BOARD_SIGN_FALLING:
      return (Style){ PAINT_HUE_BLUE, PAINT_MATRIX_FALLING };
    case BOARD_SIGN_FRAME:
    default:
      return (Style){ PAINT_HUE_PURPLE, PAINT_MATRIX_FRAME };
    }
}

static Style
style_of (BoardItem item, const BoardGroupKind *kind)
{
  switch (item.kind)
    {
    case BOARD_ITEM_CELL:
      return (Style){ PAINT_HUE_BLUE, PAINT_MATRIX_SQUARE };
    case BOARD_ITEM_PLACE:
      return style_of_place (kind->sign);
    case BOARD_ITEM_VALUE:
      return (Style){ PAINT_HUE_ORANGE, PAINT_MATRIX_DIAMOND };
    default:
      return (Style){ PAINT_HUE_GREEN, PAINT_MATRIX_DISC }; /* not blue, which is the accent */
    }
}

static PaintMatrixGroup
group_of (const PaintMatrix *self, uint32_t item)
{
  const Board *board = self->subject.board;
  BoardItem what = board_item (board, item);
  PaintMatrixGroup group = {
    .kind = what.kind,
    .secondary = item >= self->subject.links->n_primary,
  };
  Style style;

  if (what.kind == BOARD_ITEM_PLACE)
    group.group = board_group (board, what.group).kind;
  style = style_of (what, group.group);
  group.hue = style.hue;
  group.sign = style.sign;
  return group;
}

static bool
same_sort (const PaintMatrixGroup *a, const PaintMatrixGroup *b)
{
  return a->kind == b->kind && a->group == b->group && a->secondary == b->secondary;
}

/* Returns the group's index; adds it if it is new. */
static uint32_t
find_group (PaintMatrix *self, PaintMatrixGroup group)
{
  uint32_t i = 0;

  while (i < self->n_groups && !same_sort (&self->groups[i], &group))
    i++;
  if (i == self->n_groups)
    self->groups[self->n_groups++] = group;
  return i;
}

/* Two passes: count each group's columns, then put them into their places. */
static void
order_columns (PaintMatrix *self, const Settled *settled)
{
  uint32_t n_items = self->subject.links->n_items, first = 0;

  for (uint32_t item = 0; item < n_items; item++)
    if (!settled->items[item])
      self->groups[find_group (self, group_of (self, item))].n_columns++;
  for (uint32_t i = 0; i < self->n_groups; i++)
    {
      self->groups[i].first = first;
      first += self->groups[i].n_columns;
      self->groups[i].n_columns = 0;
    }
  self->n_columns = first;
  for (uint32_t item = 0; item < n_items; item++)
    {
      uint32_t group, column;

      self->column_of[item] = COVER_NONE;
      if (settled->items[item])
        continue;
      group = find_group (self, group_of (self, item));
      column = self->groups[group].first + self->groups[group].n_columns++;
      self->column_of[item] = column;
      self->columns[column] = (PaintColumn){ .item = item, .group = group };
    }
}

static void
order_rows (PaintMatrix *self, const Settled *settled)
{
  const CoverLinks *links = self->subject.links;
  size_t length = 0;

  for (uint32_t option = 0; option < links->n_options; option++)
    {
      size_t bytes = strlen (self->subject.names.options[option]);

      self->row_of[option] = COVER_NONE;
      if (settled->options[option])
        continue;
      self->row_of[option] = self->n_rows;
      self->rows[self->n_rows++].option = option;
      if (bytes >= length)
        self->longest = option;
      length = bytes > length ? bytes : length;
    }
}

/* Options come in rows, so marks do too. */
static void
order_marks (PaintMatrix *self)
{
  const CoverLinks *links = self->subject.links;

  for (uint32_t node = 0; node < links->n_nodes; node++)
    self->mark_of[node] = COVER_NONE;
  for (uint32_t row = 0; row < self->n_rows; row++)
    for (uint32_t node = links->first[self->rows[row].option]; links->nodes[node].item != 0; node++)
      {
        uint32_t column = self->column_of[links->nodes[node].item - 1];

        if (column == COVER_NONE)
          continue;
        self->columns[column].first_size++;
        self->mark_of[node] = self->n_marks;
        self->marks[self->n_marks++] = (PaintMarkPlace){ node, column, row, 0 };
      }
  for (uint32_t column = 0; column < self->n_columns; column++)
    if (self->columns[column].first_size > self->most)
      self->most = self->columns[column].first_size;
}

static BaseStatus
settle_option (Settled *settled, const CoverLinks *links, uint32_t option)
{
  if (option >= links->n_options)
    return BASE_BAD_INPUT;
  for (uint32_t node = links->first[option]; links->nodes[node].item != 0; node++)
    {
      uint32_t item = links->nodes[node].item - 1;

      if (links->colour != NULL && links->colour[node] != 0)
        settled->colours[item] = links->colour[node];
      else
        settled->items[item] = 1;
    }
  return BASE_OK;
}

/* Leaves out options that clash with settled ones, and those that the links never had. */
static void
leave_out (Settled *settled, const CoverLinks *links)
{
  for (uint32_t option = 0; option < links->n_options; option++)
    {
      settled->options[option] |= links->first[option] == links->first[option + 1];
      for (uint32_t node = links->first[option];
           !settled->options[option] && links->nodes[node].item != 0; node++)
        {
          uint32_t item = links->nodes[node].item - 1;
          int32_t colour = links->colour != NULL ? links->colour[node] : 0;

          if (settled->items[item]
              || (settled->colours[item] != 0 && colour != settled->colours[item]))
            settled->options[option] = 1;
        }
    }
}

static BaseStatus
find_settled (Settled *settled, const CoverLinks *links, const uint32_t *options, size_t n)
{
  BaseStatus status = BASE_OK;

  settled->items = base_new_zeroed (uint8_t, links->n_items);
  settled->options = base_new_zeroed (uint8_t, links->n_options);
  settled->colours = base_new_zeroed (int32_t, links->n_items);
  if (settled->items == NULL || settled->options == NULL || settled->colours == NULL)
    return BASE_NO_MEMORY;
  for (size_t i = 0; i < n && status == BASE_OK; i++)
    status = settle_option (settled, links, options[i]);
  if (status == BASE_OK)
    leave_out (settled, links);
  for (size_t i = 0; i < n && status == BASE_OK; i++)
    settled->options[options[i]] = 1;
  return status;
}

static BaseStatus
make_room_for_order (PaintMatrix *self)
{
  const CoverLinks *links = self->subject.links;
  /* Each kind of item once, and kinds about groups once for each kind of group; all of them primary
   * and secondary. */
  const size_t most_groups =
      2 * ((size_t) BOARD_ITEM_VALUE + 1 + board_n_groups (self->subject.board));

  self->columns = base_new_zeroed (PaintColumn, links->n_items);
  self->slots = base_new_zeroed (PaintSlot, links->n_items);
  self->column_of = base_new (uint32_t, links->n_items);
  self->covered = base_new_zeroed (uint8_t, links->n_items);
  self->sizes = base_new_zeroed (uint32_t, links->n_items);
  self->rows = base_new_zeroed (PaintRow, links->n_options);
  self->row_of = base_new (uint32_t, links->n_options);
  self->taken = base_new_zeroed (uint8_t, links->n_options);
  self->marks = base_new (PaintMarkPlace, links->n_nodes);
  self->bins = base_new_zeroed (PaintBin, links->n_nodes);
  self->mark_of = base_new (uint32_t, links->n_nodes);
  self->open = base_new_zeroed (uint8_t, links->n_nodes);
  self->groups = base_new_zeroed (PaintMatrixGroup, most_groups);
  if (self->columns == NULL || self->slots == NULL || self->column_of == NULL
      || self->covered == NULL || self->sizes == NULL || self->rows == NULL || self->row_of == NULL
      || self->taken == NULL || self->marks == NULL || self->bins == NULL || self->mark_of == NULL
      || self->open == NULL || self->groups == NULL)
    return BASE_NO_MEMORY;
  return BASE_OK;
}

void
paint_matrix_clear (PaintMatrix *self)
{
  free (self->columns);
  free (self->slots);
  free (self->column_of);
  free (self->covered);
  free (self->sizes);
  free (self->rows);
  free (self->row_of);
  free (self->taken);
  free (self->marks);
  free (self->bins);
  free (self->mark_of);
  free (self->open);
  free (self->groups);
}

/* `self` has no arrays yet.  On failure it has some, for the caller to clear. */
BaseStatus
paint_matrix_order (PaintMatrix *self, const uint32_t *options, size_t n)
{
  Settled settled = { 0 };
  BaseStatus status = find_settled (&settled, self->subject.links, options, n);

  if (status == BASE_OK)
    status = make_room_for_order (self);
  if (status == BASE_OK)
    {
      order_columns (self, &settled);
      order_rows (self, &settled);
      order_marks (self);
    }
  free (settled.items);
  free (settled.options);
  free (settled.colours);
  return status;
}
