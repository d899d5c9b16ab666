/* Turning and mirroring.  A shape turns by its definition: its boxes, its regions or the corners of
 * its grids.  The content of cells moves with them. */
#include "desk-state-private.h"

#include <string.h>

typedef struct
{
  DeskTurn turn;
  uint32_t rows, columns; /* of the canvas before the turn */
} Turner;

static bool
swaps_sides (DeskTurn turn)
{
  return turn == DESK_TURN_RIGHT || turn == DESK_TURN_LEFT || turn == DESK_TRANSPOSE
         || turn == DESK_ANTITRANSPOSE;
}

static BoardPlace
turn_place (const Turner *self, BoardPlace place)
{
  uint16_t row = place.row, column = place.column;
  uint16_t from_bottom = (uint16_t) (self->rows - 1 - row);
  uint16_t from_right = (uint16_t) (self->columns - 1 - column);

  switch (self->turn)
    {
    case DESK_TURN_RIGHT:
      return (BoardPlace){ .row = column, .column = from_bottom };
    case DESK_TURN_HALF:
      return (BoardPlace){ .row = from_bottom, .column = from_right };
    case DESK_TURN_LEFT:
      return (BoardPlace){ .row = from_right, .column = row };
    case DESK_MIRROR:
      return (BoardPlace){ .row = row, .column = from_right };
    case DESK_FLIP:
      return (BoardPlace){ .row = from_bottom, .column = column };
    case DESK_TRANSPOSE:
      return (BoardPlace){ .row = column, .column = row };
    default:
      return (BoardPlace){ .row = from_right, .column = from_bottom };
    }
}

static BaseStatus
turn_regions (const Turner *self, SudokuShape *shape, SudokuShape **out_shape)
{
  uint32_t n_values = sudoku_shape_n_values (shape);
  g_autofree uint32_t *region_of = g_new0 (uint32_t, (size_t) n_values * n_values);

  for (uint32_t g = 0; g < sudoku_shape_n_groups (shape); g++)
    {
      BoardGroup group = sudoku_shape_group (shape, g);

      for (uint32_t i = 0; i < group.n_cells && group.kind == &sudoku_group_region; i++)
        {
          BoardPlace place = turn_place (self, sudoku_shape_place (shape, group.cells[i]));

          region_of[place.row * n_values + place.column] = group.index;
        }
    }
  return sudoku_shape_new_jigsaw (n_values, region_of, sudoku_shape_rules (shape), out_shape);
}

/* Returns the top left corner of a turned grid, from its top left and bottom right corners. */
static BoardPlace
turn_corner (const Turner *self, BoardPlace corner, uint32_t n_values)
{
  BoardPlace across = { .row = (uint16_t) (corner.row + n_values - 1),
                        .column = (uint16_t) (corner.column + n_values - 1) };
  BoardPlace a = turn_place (self, corner), b = turn_place (self, across);

  return (BoardPlace){ .row = MIN (a.row, b.row), .column = MIN (a.column, b.column) };
}

/* A shape has the places of its grids only in its name: ...@R1C1@R3C3.  A samurai's name is a word,
 * as the samurai looks the same from all sides. */
static BaseStatus
turn_grids (const Turner *self, SudokuShape *shape, SudokuShape **out_shape)
{
  g_autoptr (GArray) corners = g_array_new (FALSE, FALSE, sizeof (BoardPlace));
  BaseText name = BASE_TEXT_EMPTY;
  uint32_t rows, columns;
  const char *at;

  sudoku_shape_name (shape, &name);
  for (at = strchr (base_text_string (&name), '@'); at != NULL; at = strchr (at + 1, '@'))
    {
      char *end;
      BoardPlace corner;

      corner.row = (uint16_t) (g_ascii_strtoull (at + strlen ("@R"), &end, 10) - 1);
      corner.column = (uint16_t) (g_ascii_strtoull (end + strlen ("C"), NULL, 10) - 1);
      corner = turn_corner (self, corner, sudoku_shape_n_values (shape));
      g_array_append_val (corners, corner);
    }
  base_text_clear (&name);
  if (corners->len == 0)
    {
      *out_shape = sudoku_shape_ref (shape);
      return BASE_OK;
    }
  sudoku_shape_boxes (shape, &rows, &columns);
  return sudoku_shape_new_overlapping (
      swaps_sides (self->turn) ? columns : rows, swaps_sides (self->turn) ? rows : columns,
      (const BoardPlace *) (void *) corners->data, corners->len, out_shape);
}

static BaseStatus
turn_shape (const Turner *self, SudokuShape *shape, SudokuShape **out_shape)
{
  uint32_t rows, columns;

  if (!sudoku_shape_is_square (shape))
    return turn_grids (self, shape, out_shape);
  if (sudoku_shape_is_jigsaw (shape))
    return turn_regions (self, shape, out_shape);
  sudoku_shape_boxes (shape, &rows, &columns);
  if (!swaps_sides (self->turn) || rows == columns)
    {
      *out_shape = sudoku_shape_ref (shape);
      return BASE_OK;
    }
  return sudoku_shape_new (columns, rows, sudoku_shape_rules (shape), out_shape);
}

static void
turn_content (const Turner *self, const DeskState *from, DeskState *to)
{
  g_autofree uint32_t *turned_cells = g_new (uint32_t, from->n_cells);

  for (uint32_t cell = 0; cell < from->n_cells; cell++)
    {
      BoardPlace place = turn_place (self, sudoku_shape_place (from->shape, cell));
      uint32_t turned = sudoku_shape_cell_at (to->shape, place);

      turned_cells[cell] = turned;
      for (guint field = 0; field < DESK_FIELDS; field++)
        to->fields[field][turned] = from->fields[field][cell];
      if (from->about.solution != NULL)
        to->about.solution[turned] = from->about.solution[cell];
    }
  desk_lines_turn (from, turned_cells, to);
  desk_bookmarks_turn (from, turned_cells, to);
}

/* A text picture of the old boxes does not fit the new ones. */
static void
turn_layout (const DeskState *from, DeskState *to)
{
  desk_state_set_layout (to, &from->layout);
  if (sudoku_shape_equal (from->shape, to->shape))
    return;
  base_text_clear (&to->layout.text);
  memset (to->layout.own, 0, sizeof to->layout.own);
}

DeskState *
desk_state_turn (const DeskState *self, DeskTurn turn)
{
  Turner turner = { .turn = turn,
                    .rows = sudoku_shape_rows (self->shape),
                    .columns = sudoku_shape_columns (self->shape) };
  SudokuShape *shape;
  DeskState *turned;

  if (turn_shape (&turner, self->shape, &shape) != BASE_OK)
    return NULL;
  turned = desk_state_new (shape);
  sudoku_shape_unref (shape);
  desk_about_copy (&self->about, self->n_cells, &turned->about);
  turn_content (&turner, self, turned);
  turn_layout (self, turned);
  turned->mode = self->mode;
  turned->play = self->play;
  desk_state_set_text (&turned->title, self->title);
  desk_state_set_text (&turned->comment, self->comment);
  desk_state_set_file (turned, &self->file);
  return turned;
}
