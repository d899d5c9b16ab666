#include "export-grid.h"

#include "base-memory.h"
#include "board.h"

#include <stdio.h>
#include <string.h>

BaseStatus
export_grid_board (const SudokuShape *shape, Board **out_board)
{
  Board *board = board_new (sudoku_shape_rows (shape), sudoku_shape_columns (shape));
  BaseStatus status = board != NULL ? BASE_OK : BASE_NO_MEMORY;
  uint32_t number;

  for (uint32_t i = 0; status == BASE_OK && i < sudoku_shape_n_cells (shape); i++)
    status = board_add_cell (board, sudoku_shape_place (shape, i), &number);
  for (uint32_t i = 0; status == BASE_OK && i < sudoku_shape_n_groups (shape); i++)
    status = board_add_group (board, sudoku_shape_group (shape, i), &number);
  if (status == BASE_OK)
    *out_board = board;
  else
    board_free (board);
  return status;
}

uint32_t *
export_regions_new (const Board *board)
{
  uint32_t *region = base_new (uint32_t, board_n_cells (board));

  if (region == NULL)
    return NULL;
  for (uint32_t i = 0; i < board_n_cells (board); i++)
    region[i] = COVER_NONE;
  for (uint32_t i = 0; i < board_n_groups (board); i++)
    {
      const BoardGroup group = board_group (board, i);

      if (group.kind->divides)
        for (uint32_t k = 0; k < group.n_cells; k++)
          region[group.cells[k]] = i;
    }
  return region;
}

/* Returns the values that no given in the cell's groups excludes. */
static uint64_t
candidates_of (const SudokuPuzzle *puzzle, uint32_t cell)
{
  uint64_t left = puzzle->candidates != NULL
                      ? puzzle->candidates[cell]
                      : sudoku_all_values (sudoku_shape_n_values (puzzle->shape));
  uint32_t n;
  const uint32_t *groups = sudoku_shape_groups_of (puzzle->shape, cell, &n);

  for (uint32_t i = 0; i < n; i++)
    {
      const BoardGroup group = sudoku_shape_group (puzzle->shape, groups[i]);

      for (uint32_t k = 0; k < group.n_cells; k++)
        if (puzzle->values[group.cells[k]] != 0)
          left &= ~((uint64_t) 1 << (puzzle->values[group.cells[k]] - 1));
    }
  return left;
}

static PaintCell
fill_cell (const SudokuPuzzle *puzzle,
           const uint8_t *solution,
           ExportGridFilling filling,
           uint32_t cell)
{
  const uint8_t given = puzzle->values[cell];
  PaintCell filled = { .value = given, .kind = PAINT_DIGIT_GIVEN };

  if (filling == EXPORT_GRID_CANDIDATES)
    filled.candidates = given == 0 ? candidates_of (puzzle, cell) : 0;
  else if (filling == EXPORT_GRID_GIVENS)
    filled.candidates = given == 0 && puzzle->candidates != NULL ? puzzle->candidates[cell] : 0;
  else if (given == 0 && solution != NULL)
    {
      filled.value = solution[cell];
      filled.kind = filling == EXPORT_GRID_BOTH ? PAINT_DIGIT_SOLVED : PAINT_DIGIT_GIVEN;
    }
  return filled;
}

void
export_grid_fill (const SudokuPuzzle *puzzle,
                  const uint8_t *solution,
                  ExportGridFilling filling,
                  PaintCell *cells)
{
  for (uint32_t i = 0; i < sudoku_shape_n_cells (puzzle->shape); i++)
    cells[i] = fill_cell (puzzle, solution, filling, i);
}

bool
export_cells_have_candidates (const PaintCell *cells, uint32_t n)
{
  for (uint32_t i = 0; i < n; i++)
    if (cells[i].value == 0 && cells[i].candidates != 0)
      return true;
  return false;
}

void
export_symbols_make (const char *symbols, uint32_t n_values, ExportSymbols *out)
{
  for (uint32_t i = 0; i < n_values; i++)
    {
      if (i < strlen (symbols))
        snprintf (out->names[i], sizeof out->names[i], "%c", symbols[i]);
      else
        snprintf (out->names[i], sizeof out->names[i], "%u", (i + 1) % 1000);
      out->symbols[i] = out->names[i];
    }
}
