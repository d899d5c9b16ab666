/* Geometry.  Cells are the same whole number of device pixels: a board whose cells differ by a
 * pixel looks uneven.  The room left over is less than a pixel a column. */
#include "paint-board-private.h"

#include "base-memory.h"
#include "board.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

/* Cairo's coordinates end at 2^23. */
#define MOST_PIXELS (1 << 20)

#define LABEL_WIDTH  2.4 /* ems, for "R25" and some space */
#define LABEL_HEIGHT 1.6

static const int towards[PAINT_SIDES][2] = {
  [PAINT_SIDE_TOP] = { -1, 0 },
  [PAINT_SIDE_LEFT] = { 0, -1 },
  [PAINT_SIDE_BOTTOM] = { 1, 0 },
  [PAINT_SIDE_RIGHT] = { 0, 1 },
};

static int
at_most (int a, int b)
{
  return a < b ? a : b;
}

static int
at_least (int a, int b)
{
  return a > b ? a : b;
}

static int
units_to_pixels (double units, double scale)
{
  assert (scale > 0 && units >= 0);
  return (int) fmin (floor (units * scale), MOST_PIXELS);
}

uint32_t
paint_board_cell_of (const PaintBoardLayout *layout, uint32_t row, uint32_t column)
{
  if (row >= layout->rows || column >= layout->columns)
    return PAINT_NO_CELL;
  return layout->cell_at[(size_t) row * layout->columns + column];
}

/* Lines grow with the cells, but more slowly; in cells too small for them they disappear.  On paper
 * a line of one device pixel is visible too, and lines a unit wide would hide most of a small
 * cell. */
static void
set_lines (PaintBoardLayout *self, int side)
{
  int hair = (int) lround (self->scale);

  if (self->on_paper)
    hair = at_most (hair, side / 24);
  hair = at_least (1, hair);
  self->side = side;
  self->thin = at_most (at_least (hair, side / 56), side / 4);
  self->thick = at_most (at_least (self->thin + hair, side / 16), (side + 1) / 2);
}

/* The step between labels of rows or columns that gives a label `room`. */
static int
label_step (int side, double room)
{
  int step = 1;

  while (step * side < room)
    step = step == 1 ? 2 : step == 2 ? 5 : step * 2;
  return step;
}

/* Coordinates need cells in which their letters can be read, and no more than a fifth of the
 * picture. */
static void
set_labels (PaintBoardLayout *self, bool wanted)
{
  double em = fmax (0.26 * self->side, 9 * self->scale) * self->text_scale;

  em = fmin (em, 16 * self->scale * self->text_scale);
  em = fmin (em, fmin (self->width, self->height) / 5.0 / LABEL_WIDTH);
  self->label = wanted && em >= 7 * self->scale ? (int) em : 0;
  self->row_step = label_step (self->side, LABEL_HEIGHT * 0.8 * self->label);
  self->column_step = label_step (self->side, LABEL_WIDTH * self->label);
}

/* The size of the board with cells of `side`, its outer lines and its coordinates. */
static void
measure_board (PaintBoardLayout *self, int side, bool coordinates, int *out_width, int *out_height)
{
  set_lines (self, side);
  set_labels (self, coordinates);
  *out_width = (int) self->columns * side + self->thick + (int) (LABEL_WIDTH * self->label);
  *out_height = (int) self->rows * side + self->thick + (int) (LABEL_HEIGHT * self->label);
}

static void
place_canvas (PaintBoardLayout *self, bool coordinates)
{
  int side =
      at_least (1, at_most (self->width / (int) self->columns, self->height / (int) self->rows));
  int width, height;

  measure_board (self, side, coordinates, &width, &height);
  while (side > 1 && (width > self->width || height > self->height))
    measure_board (self, --side, coordinates, &width, &height);
  self->left =
      at_least (0, self->width - width) / 2 + (int) (LABEL_WIDTH * self->label) + self->thick / 2;
  self->top = at_least (0, self->height - height) / 2 + (int) (LABEL_HEIGHT * self->label)
              + self->thick / 2;
}

/* Marks the sides where a group ends.  Its cells are stamped with `stamp`; beyond such a side is
 * another cell or none. */
static void
mark_ends (PaintBoardLayout *self,
           const BoardGroup *group,
           const uint32_t *stamps,
           uint32_t stamp,
           PaintTrait trait)
{
  for (uint32_t i = 0; i < group->n_cells; i++)
    for (unsigned side = 0; side < PAINT_SIDES; side++)
      {
        BoardPlace place = self->places[group->cells[i]];
        uint32_t beyond = paint_board_cell_of (self, place.row + (uint32_t) towards[side][0],
                                               place.column + (uint32_t) towards[side][1]);

        if (beyond != PAINT_NO_CELL && stamps[beyond] == stamp)
          continue;
        self->traits[group->cells[i]] |= (uint16_t) ((unsigned) trait << side);
        if (trait == PAINT_TRAIT_THICK && beyond != PAINT_NO_CELL)
          self->traits[beyond] |= (uint16_t) ((unsigned) trait << (side + 2) % PAINT_SIDES);
      }
}

/* Marks the corners of each cell where the group continues diagonally. */
static void
mark_corners (PaintBoardLayout *self,
              const BoardGroup *group,
              const uint32_t *stamps,
              uint32_t stamp)
{
  static const int corners[4][2] = { { -1, -1 }, { 1, 1 }, { -1, 1 }, { 1, -1 } };

  for (uint32_t i = 0; i < group->n_cells; i++)
    for (unsigned corner = 0; corner < 4; corner++)
      {
        BoardPlace place = self->places[group->cells[i]];
        uint32_t beyond = paint_board_cell_of (self, place.row + (uint32_t) corners[corner][0],
                                               place.column + (uint32_t) corners[corner][1]);

        if (beyond != PAINT_NO_CELL && stamps[beyond] == stamp)
          self->traits[group->cells[i]] |= corner < 2 ? PAINT_TRAIT_FALLING : PAINT_TRAIT_RISING;
      }
}

static void
mark_group (PaintBoardLayout *self, const BoardGroup *group, uint32_t *stamps, uint32_t stamp)
{
  const BoardGroupKind *kind = group->kind;

  for (uint32_t i = 0; i < group->n_cells; i++)
    stamps[group->cells[i]] = stamp;
  if (kind->lines & BOARD_LINES_EDGE)
    mark_ends (self, group, stamps, stamp, PAINT_TRAIT_THICK);
  if (kind->lines & BOARD_LINES_INSET)
    mark_ends (self, group, stamps, stamp, PAINT_TRAIT_INSET);
  if (kind->lines & BOARD_LINES_CORNERS)
    mark_corners (self, group, stamps, stamp);
  /* A single cell looks like any other. */
  for (uint32_t i = 0; kind->shade != BOARD_SHADE_NONE && group->n_cells > 1 && i < group->n_cells;
       i++)
    self->traits[group->cells[i]] |= (uint16_t) (PAINT_TRAIT_SHADE << (kind->shade - 1));
}

/* The board's outer line and those around its holes. */
static void
mark_shores (PaintBoardLayout *self)
{
  for (uint32_t cell = 0; cell < self->n_cells; cell++)
    for (unsigned side = 0; side < PAINT_SIDES; side++)
      {
        uint32_t row = self->places[cell].row + (uint32_t) towards[side][0];
        uint32_t column = self->places[cell].column + (uint32_t) towards[side][1];

        if (paint_board_cell_of (self, row, column) == PAINT_NO_CELL)
          self->traits[cell] |= (uint16_t) (PAINT_TRAIT_THICK << side);
      }
}

static BaseStatus
read_board (PaintBoardLayout *self, const Board *board)
{
  size_t canvas = (size_t) self->rows * self->columns;
  uint32_t *stamps = base_new_zeroed (uint32_t, self->n_cells);

  self->places = base_new (BoardPlace, self->n_cells);
  self->cell_at = base_new (uint32_t, canvas);
  self->traits = base_new_zeroed (uint16_t, self->n_cells);
  if (stamps == NULL || self->places == NULL || self->cell_at == NULL || self->traits == NULL)
    {
      free (stamps);
      return BASE_NO_MEMORY;
    }
  for (size_t i = 0; i < canvas; i++)
    self->cell_at[i] = PAINT_NO_CELL;
  for (uint32_t cell = 0; cell < self->n_cells; cell++)
    {
      self->places[cell] = board_cell (board, cell);
      self->cell_at[self->places[cell].row * (size_t) self->columns + self->places[cell].column] =
          cell;
    }
  for (uint32_t group = 0; group < board_n_groups (board); group++)
    {
      BoardGroup read = board_group (board, group);

      mark_group (self, &read, stamps, group + 1);
    }
  mark_shores (self);
  free (stamps);
  return paint_board_tint_groups (self, board);
}

BaseStatus
paint_board_layout_new (const Board *board,
                        PaintBoardOptions options,
                        PaintBoardLayout **out_layout)
{
  PaintBoardLayout *self;

  if (board_n_cells (board) == 0)
    return BASE_BAD_INPUT;
  self = base_new_zeroed (PaintBoardLayout, 1);
  if (self == NULL)
    return BASE_NO_MEMORY;
  self->scale = options.scale;
  self->text_scale = options.text_scale;
  self->on_paper = options.on_paper;
  self->width = units_to_pixels (options.width, options.scale);
  self->height = units_to_pixels (options.height, options.scale);
  self->rows = board_rows (board);
  self->columns = board_columns (board);
  self->n_cells = board_n_cells (board);
  if (read_board (self, board) != BASE_OK)
    {
      paint_board_layout_free (self);
      return BASE_NO_MEMORY;
    }
  place_canvas (self, options.coordinates);
  *out_layout = self;
  return BASE_OK;
}

void
paint_board_layout_free (PaintBoardLayout *self)
{
  if (self == NULL)
    return;
  free (self->places);
  free (self->cell_at);
  free (self->traits);
  free (self);
}
