/* A rectangle to tile with dominoes, and a chessboard that cannot be tiled.
 *
 * Items are the cells; an option is a domino on two cells side by side. 2x3 has 3 tilings, 4x4 has
 * 36, 8x8 has 12,988,816 (Kasteleyn; Temperley and Fisher, 1961).  A square without two opposite
 * corners has none: these have the same colour on a chessboard, and every domino covers one cell of
 * each colour (Black, 1946; Gamow and Stern, 1958).  The search does not use that argument; it
 * tries everything. */
#include "classics-private.h"

static void
add_domino (ClassicsMaker *maker, uint32_t cell, uint32_t other)
{
  if (other != COVER_NONE)
    classics_option (maker, (CoverTerm[]){ { .item = cell }, { .item = other } }, 2,
                     (BoardOption){ .n_cells = 2, .cells = (uint32_t[]){ cell, other } });
}

/* The item of a cell has the cell's number. */
static void
add_everything (ClassicsMaker *maker)
{
  classics_cell_items (maker);
  for (uint32_t row = 0; row < maker->rows; row++)
    for (uint32_t column = 0; column < maker->columns; column++)
      {
        const uint32_t cell = classics_cell_at (maker, row, column);

        if (cell == COVER_NONE)
          continue;
        add_domino (maker, cell, classics_cell_at (maker, row + 1, column));
        add_domino (maker, cell, classics_cell_at (maker, row, column + 1));
      }
}

static void
make_whole (ClassicsMaker *maker, const ClassicsArguments *arguments)
{
  classics_canvas (maker, BOARD_LOOK_PIECES, arguments->values[0], arguments->values[1]);
  classics_cells (maker, NULL, 0);
  add_everything (maker);
}

static void
make_mutilated (ClassicsMaker *maker, const ClassicsArguments *arguments)
{
  const uint32_t size = arguments->values[0];
  const BoardPlace corners[] = { { 0, 0 }, { (uint16_t) (size - 1), (uint16_t) (size - 1) } };

  classics_canvas (maker, BOARD_LOOK_PIECES, size, size);
  classics_cells (maker, corners, 2);
  add_everything (maker);
}

const Classic classics_dominoes = {
  .id = "dominoes",
  .title = N_ ("Dominoes"),
  .parameters = { { .name = N_ ("rows"), .least = 1, .most = 32, .usual = 2 },
                  { .name = N_ ("columns"), .least = 1, .most = 32, .usual = 3 } },
  .make = make_whole,
};

const Classic classics_mutilated = {
  .id = "mutilated",
  .title = N_ ("Dominoes on a mutilated chessboard"),
  .parameters = { { .name = N_ ("size"), .least = 2, .most = 32, .usual = 4 } },
  .make = make_mutilated,
};
