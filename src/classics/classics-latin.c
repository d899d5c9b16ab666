/* Latin squares: each of n numbers once in every row and once in every column.
 *
 * A Sudoku without boxes, and the smallest problem with its three sorts of items: cells, numbers in
 * rows, numbers in columns.  There are 1, 2, 12, 576, 161,280, 812,851,200, … (Euler, 1782; Cayley,
 * 1890). */
#include "classics-private.h"

static void
add_lines (ClassicsMaker *maker, uint32_t n)
{
  for (uint16_t i = 0; i < n; i++)
    classics_line (maker, &board_group_row, i, (BoardPlace){ i, 0 }, 0, 1);
  for (uint16_t i = 0; i < n; i++)
    classics_line (maker, &board_group_column, i, (BoardPlace){ 0, i }, 1, 0);
}

/* The items of a line's values stand side by side: rows, then columns. */
static void
add_line_items (ClassicsMaker *maker, uint32_t n)
{
  for (uint32_t line = 0; line < 2 * n; line++)
    for (uint32_t value = 1; value <= n; value++)
      classics_item (maker, true, (ClassicsName){ line < n ? "r" : "c", line % n + 1, "=", value },
                     (BoardItem){ .kind = BOARD_ITEM_PLACE, .group = line, .value = value });
}

static void
add_latin_options (ClassicsMaker *maker, uint32_t n, uint32_t cell)
{
  const uint32_t row = cell / n, column = cell % n;

  for (uint32_t value = 0; value < n; value++)
    {
      const CoverTerm terms[] = { { .item = cell },
                                  { .item = n * n + row * n + value },
                                  { .item = n * n + (n + column) * n + value } };

      classics_option (maker, terms, 3,
                       (BoardOption){ .value = value + 1, .n_cells = 1, .cells = &cell });
    }
}

static void
make_latin (ClassicsMaker *maker, const ClassicsArguments *arguments)
{
  const uint32_t n = arguments->values[0];

  classics_canvas (maker, BOARD_LOOK_SYMBOLS, n, n);
  classics_cells (maker, NULL, 0);
  add_lines (maker, n);
  classics_cell_items (maker);
  add_line_items (maker, n);
  for (uint32_t cell = 0; cell < n * n; cell++)
    add_latin_options (maker, n, cell);
}

const Classic classics_latin = {
  .id = "latin",
  .title = N_ ("Latin squares"),
  .parameters = { { .name = N_ ("size"), .least = 1, .most = 16, .usual = 4 } },
  .make = make_latin,
};
