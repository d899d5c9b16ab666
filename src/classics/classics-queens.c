/* n queens on an n x n chessboard, none of which attacks another.
 *
 * Every row and every column has exactly one queen: primary items.  A diagonal has at most one:
 * secondary items; those of a single cell are left out, because nothing can clash there.  If
 * several items have equally few options, the leftmost is chosen, so their order matters.  They go
 * from the middle outwards, like the pipes of an organ, because queens in the middle attack most.
 * Solutions: 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, … (Nauck, 1850, for 8).  The order is Knuth's,
 * The Art of Computer Programming, 7.2.2.1. */
#include "classics-private.h"

#include "base-gettext.h"

#define MOST 64

/* The many diagonals of a chessboard, which are not drawn.  There is one grid. */
const BoardGroupKind classics_group_rising = {
  .id = "rising diagonal",
  .name = N_ ("Rising diagonal %1"),
  .name_of_grid = N_ ("Rising diagonal %1"),
  .place = N_ ("%1 on rising diagonal %2"),
  .place_of_grid = N_ ("%1 on rising diagonal %2"),
  .items = N_ ("Rising"),
  .letter = 'a',
  .sign = BOARD_SIGN_RISING,
};

const BoardGroupKind classics_group_falling = {
  .id = "falling diagonal",
  .name = N_ ("Falling diagonal %1"),
  .name_of_grid = N_ ("Falling diagonal %1"),
  .place = N_ ("%1 on falling diagonal %2"),
  .place_of_grid = N_ ("%1 on falling diagonal %2"),
  .items = N_ ("Falling"),
  .letter = 'b',
  .sign = BOARD_SIGN_FALLING,
};

/* The organ-pipe order, e.g. 4 5 3 6 2 7 1 0 for 8. */
static void
set_order (uint32_t n, uint32_t order[MOST])
{
  uint32_t filled = 0;

  for (uint32_t i = 0; filled < n; i++)
    {
      const uint32_t at = i % 2 == 1 ? n / 2 + (i + 1) / 2 : n / 2 - i / 2;

      if (at < n)
        order[filled++] = at;
    }
}

/* The items of `order[i]`'s row and column are 2 i and 2 i + 1. */
static void
add_rows_and_columns (ClassicsMaker *maker, uint32_t n, const uint32_t *order)
{
  for (uint32_t i = 0; i < n; i++)
    {
      const uint32_t row = 2 * order[i];

      classics_item (maker, true, (ClassicsName){ "r", order[i] + 1, NULL, 0 },
                     (BoardItem){ .kind = BOARD_ITEM_PLACE, .group = row, .value = 1 });
      classics_item (maker, true, (ClassicsName){ "c", order[i] + 1, NULL, 0 },
                     (BoardItem){ .kind = BOARD_ITEM_PLACE, .group = row + 1, .value = 1 });
    }
}

/* Diagonals of each direction, without those of the corners. */
static uint32_t
count_diagonals (uint32_t n)
{
  return n > 1 ? 2 * n - 3 : 0;
}

static BoardPlace
place_at (uint32_t row, uint32_t column)
{
  return (BoardPlace){ (uint16_t) row, (uint16_t) column };
}

/* The groups of row and column i are 2 i and 2 i + 1; the rising diagonals follow, then the falling
 * ones.  Diagonals are counted from the corner at the top left, or at the bottom left, which has
 * number 0. */
static void
add_groups (ClassicsMaker *maker, uint32_t n)
{
  const uint32_t n_diagonals = count_diagonals (n), last = n - 1;

  for (uint32_t i = 0; i < n; i++)
    {
      classics_line (maker, &board_group_row, i, place_at (i, 0), 0, 1);
      classics_line (maker, &board_group_column, i, place_at (0, i), 1, 0);
    }
  for (uint32_t i = 1; i <= n_diagonals; i++)
    classics_line (maker, &classics_group_rising, i,
                   i < n ? place_at (i, 0) : place_at (last, i - last), -1, 1);
  for (uint32_t i = 1; i <= n_diagonals; i++)
    classics_line (maker, &classics_group_falling, i,
                   i < n ? place_at (last - i, 0) : place_at (0, i - last), 1, 1);
}

static void
add_diagonal_items (ClassicsMaker *maker, uint32_t n)
{
  const uint32_t n_diagonals = count_diagonals (n);

  for (uint32_t i = 0; i < 2 * n_diagonals; i++)
    classics_item (maker, false,
                   (ClassicsName){ i < n_diagonals ? "a" : "b", i % n_diagonals + 2, NULL, 0 },
                   (BoardItem){ .kind = BOARD_ITEM_PLACE, .group = 2 * n + i, .value = 1 });
}

/* `rank` is the position of a row or column in the order. */
static void
add_queen (ClassicsMaker *maker,
           uint32_t n,
           const uint32_t *order,
           uint32_t row_rank,
           uint32_t column_rank)
{
  const uint32_t row = order[row_rank], column = order[column_rank];
  const uint32_t rising = row + column, falling = n - 1 + column - row;
  const uint32_t n_diagonals = count_diagonals (n), cell = classics_cell_at (maker, row, column);
  CoverTerm terms[4] = { { .item = 2 * row_rank }, { .item = 2 * column_rank + 1 } };
  size_t n_terms = 2;

  if (rising > 0 && rising <= n_diagonals)
    terms[n_terms++].item = 2 * n + rising - 1;
  if (falling > 0 && falling <= n_diagonals)
    terms[n_terms++].item = 2 * n + n_diagonals + falling - 1;
  classics_option (maker, terms, n_terms,
                   (BoardOption){ .value = 1, .n_cells = 1, .cells = &cell });
}

static void
make_queens (ClassicsMaker *maker, const ClassicsArguments *arguments)
{
  const uint32_t n = arguments->values[0];
  uint32_t order[MOST] = { 0 };

  set_order (n, order);
  classics_canvas (maker, BOARD_LOOK_QUEENS, n, n);
  classics_symbols (maker, "Q");
  classics_cells (maker, NULL, 0);
  add_groups (maker, n);
  add_rows_and_columns (maker, n, order);
  add_diagonal_items (maker, n);
  for (uint32_t row = 0; row < n; row++)
    for (uint32_t column = 0; column < n; column++)
      add_queen (maker, n, order, row, column);
}

const Classic classics_queens = {
  .id = "queens",
  .title = N_ ("Queens"),
  .parameters = { { .name = N_ ("size"), .least = 1, .most = MOST, .usual = 8 } },
  .make = make_queens,
};
