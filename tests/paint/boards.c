#include "boards.h"

#include "check.h"

const char *const boards_symbols[64] = {
  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10", "11", "12", "13", "14", "15", "16",
  "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32",
  "33", "34", "35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46", "47", "48",
  "49", "50", "51", "52", "53", "54", "55", "56", "57", "58", "59", "60", "61", "62", "63", "64",
};

const char boards_jigsaw_9[] = "DDABBCCCC"
                               "DDAABCBBC"
                               "DDABBBBCC"
                               "DAAAFFFFC"
                               "DAEEFEEFF"
                               "DAHEEEIIF"
                               "GGHHHEEIF"
                               "GGGGHIIII"
                               "GGGHHHHII";

/* Kinds that are drawn as those of a Sudoku are. */
static const BoardGroupKind box = { .divides = true, .lines = BOARD_LINES_EDGE };
static const BoardGroupKind jigsaw_region = { .divides = true,
                                              .tinted = true,
                                              .lines = BOARD_LINES_EDGE };
static const BoardGroupKind diagonal = { .shade = BOARD_SHADE_TINT, .lines = BOARD_LINES_CORNERS };
static const BoardGroupKind window = { .shade = BOARD_SHADE_FULL, .lines = BOARD_LINES_INSET };

static Board *
new_board (uint32_t rows, uint32_t columns)
{
  Board *board = board_new (rows, columns);

  check_true (board != NULL);
  return board;
}

static void
add_cell (Board *board, uint32_t row, uint32_t column)
{
  uint32_t cell;
  BoardPlace place = { (uint16_t) row, (uint16_t) column };

  check_equal_u64 (board_add_cell (board, place, &cell), BASE_OK);
}

static void
add_square (Board *board, uint32_t n)
{
  for (uint32_t i = 0; i < n * n; i++)
    add_cell (board, i / n, i % n);
}

static void
add_group (Board *board,
           const BoardGroupKind *kind,
           uint32_t index,
           const uint32_t *cells,
           uint32_t n)
{
  uint32_t group;
  BoardGroup wanted = { .kind = kind, .index = index, .n_cells = n, .cells = cells };

  check_equal_u64 (board_add_group (board, wanted, &group), BASE_OK);
}

/* A group of rows x columns cells of a square board. */
static void
add_rectangle (Board *board,
               const BoardGroupKind *kind,
               uint32_t index,
               uint32_t first,
               uint32_t rows,
               uint32_t columns)
{
  uint32_t cells[64];

  for (uint32_t i = 0; i < rows * columns; i++)
    cells[i] = first + i / columns * board_columns (board) + i % columns;
  add_group (board, kind, index, cells, rows * columns);
}

static void
add_diagonals (Board *board, uint32_t n)
{
  uint32_t falling[64], rising[64];

  for (uint32_t i = 0; i < n; i++)
    {
      falling[i] = i * n + i;
      rising[i] = i * n + n - 1 - i;
    }
  add_group (board, &diagonal, 0, falling, n);
  add_group (board, &diagonal, 1, rising, n);
}

static void
add_windows (Board *board, uint32_t s)
{
  uint32_t n = s * s, across = s - 1;

  for (uint32_t i = 0; i < across * across; i++)
    add_rectangle (board, &window, i, (1 + i / across * (s + 1)) * n + 1 + i % across * (s + 1), s,
                   s);
}

Board *
boards_boxes (uint32_t box_rows, uint32_t box_columns, bool diagonals, bool windows)
{
  uint32_t n = box_rows * box_columns;
  Board *board = new_board (n, n);

  add_square (board, n);
  for (uint32_t i = 0; i < n; i++)
    {
      add_rectangle (board, &board_group_row, i, i * n, 1, n);
      add_rectangle (board, &board_group_column, i, i, n, 1);
      add_rectangle (board, &box, i, i / box_rows * box_rows * n + i % box_rows * box_columns,
                     box_rows, box_columns);
    }
  if (diagonals)
    add_diagonals (board, n);
  if (windows)
    add_windows (board, box_rows);
  return board;
}

Board *
boards_jigsaw (uint32_t n, const char *regions)
{
  Board *board = new_board (n, n);

  add_square (board, n);
  for (uint32_t region = 0; region < n; region++)
    {
      uint32_t cells[64], n_cells = 0;

      for (uint32_t cell = 0; cell < n * n; cell++)
        if (regions[cell] == (char) ('A' + region))
          cells[n_cells++] = cell;
      check_equal_u64 (n_cells, n);
      add_group (board, &jigsaw_region, region, cells, n_cells);
    }
  return board;
}

/* Whether a place is in one of the five grids, of which the middle one shares its corner boxes. */
static bool
in_samurai (uint32_t row, uint32_t column)
{
  bool outer = (row < 9 || row >= 12) && (column < 9 || column >= 12);

  return outer || (row >= 6 && row < 15 && column >= 6 && column < 15);
}

Board *
boards_samurai (void)
{
  Board *board = new_board (21, 21);
  uint32_t cell_at[21][21], n_cells = 0, n_boxes = 0;

  for (uint32_t row = 0; row < 21; row++)
    for (uint32_t column = 0; column < 21; column++)
      if (in_samurai (row, column))
        {
          add_cell (board, row, column);
          cell_at[row][column] = n_cells++;
        }
  for (uint32_t row = 0; row < 21; row += 3)
    for (uint32_t column = 0; column < 21; column += 3)
      if (in_samurai (row, column))
        {
          uint32_t cells[9];

          for (uint32_t i = 0; i < 9; i++)
            cells[i] = cell_at[row + i / 3][column + i % 3];
          add_group (board, &box, n_boxes++, cells, 9);
        }
  return board;
}
