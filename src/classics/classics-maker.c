#include "classics-private.h"

#include "base-memory.h"
#include "board.h"

#include <stdlib.h>

static void
note_status (ClassicsMaker *self, BaseStatus status)
{
  if (self->status == BASE_OK)
    self->status = status;
}

void
classics_canvas (ClassicsMaker *self, BoardLook look, uint32_t rows, uint32_t columns)
{
  const size_t n = (size_t) rows * columns;

  self->rows = rows;
  self->columns = columns;
  self->board = board_new (rows, columns);
  self->cell_at = base_new (uint32_t, n);
  if (self->board == NULL || self->cell_at == NULL)
    {
      note_status (self, BASE_NO_MEMORY);
      return;
    }
  board_set_look (self->board, look);
  for (size_t i = 0; i < n; i++)
    self->cell_at[i] = COVER_NONE;
}

void
classics_symbols (ClassicsMaker *self, const char *symbols)
{
  if (self->status == BASE_OK)
    note_status (self, board_set_symbols (self->board, symbols));
}

uint32_t
classics_cell (ClassicsMaker *self, uint32_t row, uint32_t column)
{
  uint32_t cell = 0;

  if (self->status != BASE_OK)
    return 0;
  note_status (
      self, board_add_cell (self->board, (BoardPlace){ (uint16_t) row, (uint16_t) column }, &cell));
  if (self->status == BASE_OK)
    self->cell_at[(size_t) row * self->columns + column] = cell;
  return cell;
}

void
classics_cells (ClassicsMaker *self, const BoardPlace *holes, unsigned n_holes)
{
  for (uint32_t row = 0; row < self->rows; row++)
    for (uint32_t column = 0; column < self->columns; column++)
      {
        bool is_hole = false;

        for (unsigned i = 0; i < n_holes; i++)
          is_hole |= holes[i].row == row && holes[i].column == column;
        if (!is_hole)
          classics_cell (self, row, column);
      }
}

uint32_t
classics_cell_at (const ClassicsMaker *self, uint32_t row, uint32_t column)
{
  if (self->status != BASE_OK || row >= self->rows || column >= self->columns)
    return COVER_NONE;
  return self->cell_at[(size_t) row * self->columns + column];
}

uint32_t
classics_line (ClassicsMaker *self,
               const BoardGroupKind *kind,
               uint32_t index,
               BoardPlace from,
               int down,
               int right)
{
  uint32_t *cells, cell, group = 0, n = 0;
  uint32_t row = from.row, column = from.column;

  if (self->status != BASE_OK)
    return 0;
  cells = base_new (uint32_t, (size_t) self->rows + self->columns);
  if (cells == NULL)
    {
      note_status (self, BASE_NO_MEMORY);
      return 0;
    }
  while ((cell = classics_cell_at (self, row, column)) != COVER_NONE)
    {
      cells[n++] = cell;
      row += (uint32_t) down;
      column += (uint32_t) right;
    }
  note_status (self, board_add_group (
                         self->board,
                         (BoardGroup){ .kind = kind, .index = index, .n_cells = n, .cells = cells },
                         &group));
  free (cells);
  return group;
}

static void
write_name (ClassicsMaker *self, ClassicsName name)
{
  base_text_reset (&self->name);
  base_text_add (&self->name, name.letters);
  if (name.number == 0)
    return;
  base_text_add_number (&self->name, name.number);
  if (name.last == 0)
    return;
  base_text_add (&self->name, name.more);
  base_text_add_number (&self->name, name.last);
}

uint32_t
classics_item (ClassicsMaker *self, bool primary, ClassicsName name, BoardItem what)
{
  uint32_t item = 0;

  if (self->status != BASE_OK)
    return 0;
  write_name (self, name);
  note_status (self, base_text_status (&self->name));
  if (self->status == BASE_OK)
    note_status (self, cover_problem_add_item (self->problem, self->name.bytes, self->name.length,
                                               primary, &item));
  if (self->status == BASE_OK)
    note_status (self, board_add_item (self->board, what));
  return item;
}

uint32_t
classics_cell_items (ClassicsMaker *self)
{
  uint32_t first = cover_problem_n_items (self->problem);

  for (uint32_t cell = 0; self->status == BASE_OK && cell < board_n_cells (self->board); cell++)
    {
      BoardPlace place = board_cell (self->board, cell);

      classics_item (self, true, (ClassicsName){ "R", place.row + 1u, "C", place.column + 1u },
                     (BoardItem){ .kind = BOARD_ITEM_CELL, .cell = cell });
    }
  return first;
}

void
classics_option (ClassicsMaker *self, const CoverTerm *terms, size_t n_terms, BoardOption what)
{
  uint32_t option = COVER_NONE;

  if (self->status == BASE_OK)
    note_status (self, cover_problem_add_option (self->problem, terms, n_terms, &option));
  if (self->status == BASE_OK && option != COVER_NONE)
    note_status (self, board_add_option (self->board, what));
}
