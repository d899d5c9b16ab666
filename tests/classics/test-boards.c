/* Every board agrees with its problem: items, options and cells belong together. */
#include "board.h"
#include "classic.h"

#include <stdio.h>
#include <string.h>

static const char *const words[] = {
  "nope",
  "knuth",
  "xcc",
  "dominoes",
  "dominoes:5x7",
  "mutilated",
  "mutilated:7",
  "queens:1",
  "queens:2",
  "queens:3",
  "queens:5",
  "queens:8",
  "queens:64",
  "latin:1",
  "latin",
  "latin:16",
  "langford:1",
  "langford",
  "langford:32",
  "pentominoes",
  "pentominoes:5x12",
  "pentominoes:4x15",
  "pentominoes:3x20",
  "pentominoes:8x8",
};

static bool
holds (const uint32_t *cells, uint32_t n_cells, uint32_t cell)
{
  for (uint32_t i = 0; i < n_cells; i++)
    if (cells[i] == cell)
      return true;
  return false;
}

static void
there_is_one_of_each (const void *data)
{
  ClassicPair classic = classic_of (data);
  const uint32_t n_options = board_n_options (classic.board);
  const bool list = board_look (classic.board) == BOARD_LOOK_LIST;

  check_equal_u64 (board_n_items (classic.board), cover_problem_n_items (classic.problem));
  check_equal_u64 (n_options, cover_problem_n_options (classic.problem));
  check_equal_u64 (board_n_cells (classic.board) == 0, list);
  for (uint32_t i = 0; i < n_options; i++)
    check_equal_u64 (board_option (classic.board, i).n_cells == 0, list);
  classic_clear (&classic);
}

/* Each place has one cell at most, and all are in reading order. */
static void
cells_lie_on_the_canvas (const void *data)
{
  ClassicPair classic = classic_of (data);
  const uint32_t n_columns = board_columns (classic.board);
  uint64_t next = 0;

  for (uint32_t cell = 0; cell < board_n_cells (classic.board); cell++)
    {
      BoardPlace place = board_cell (classic.board, cell);

      check_true (place.row < board_rows (classic.board) && place.column < n_columns);
      check_true ((uint64_t) place.row * n_columns + place.column >= next);
      next = (uint64_t) place.row * n_columns + place.column + 1;
    }
  classic_clear (&classic);
}

static void
check_line (const Board *board, const BoardGroup *group)
{
  check_true (group->n_cells > 0);
  for (uint32_t i = 0; i < group->n_cells; i++)
    {
      BoardPlace at = board_cell (board, group->cells[i]);
      uint32_t index = UINT32_MAX;

      if (group->kind == &board_group_row)
        index = at.row;
      else if (group->kind == &board_group_column)
        index = at.column;
      else if (group->kind == &classics_group_rising)
        index = at.row + at.column;
      else if (group->kind == &classics_group_falling)
        index = board_rows (board) - 1 + at.column - at.row;
      check_equal_u64 (index, group->index);
      for (uint32_t k = 0; k < i; k++)
        check_true (group->cells[k] != group->cells[i]);
    }
}

static void
groups_are_whole_lines (const void *data)
{
  ClassicPair classic = classic_of (data);
  uint32_t n_rows = 0, n_columns = 0, n_rising = 0,
           n_falling = 0; /* cells in all groups of a kind */
  const uint32_t n_cells = board_n_cells (classic.board);

  for (uint32_t i = 0; i < board_n_groups (classic.board); i++)
    {
      BoardGroup group = board_group (classic.board, i);

      check_line (classic.board, &group);
      *(group.kind == &board_group_row         ? &n_rows
        : group.kind == &board_group_column    ? &n_columns
        : group.kind == &classics_group_rising ? &n_rising
                                               : &n_falling) += group.n_cells;
    }
  if (board_n_groups (classic.board) > 0)
    {
      check_equal_u64 (n_rows, n_cells);
      check_equal_u64 (n_columns, n_cells);
    }
  /* All but the two corners of either direction. */
  if (board_look (classic.board) == BOARD_LOOK_QUEENS && n_cells > 1)
    {
      check_equal_u64 (n_rising, n_cells - 2);
      check_equal_u64 (n_falling, n_cells - 2);
    }
  classic_clear (&classic);
}

/* Whether an option that does `what` has to do with an item. */
static bool
concerns (const Board *board, const BoardOption *what, const BoardItem *item)
{
  bool inside = false;
  BoardGroup group;

  if (item->kind == BOARD_ITEM_CELL)
    return holds (what->cells, what->n_cells, item->cell);
  if (item->kind == BOARD_ITEM_VALUE || item->value != what->value)
    return item->value == what->value;
  group = board_group (board, item->group);
  for (uint32_t i = 0; i < what->n_cells; i++)
    inside |= holds (group.cells, group.n_cells, what->cells[i]);
  return inside;
}

static bool
covers (const CoverTerm *terms, uint32_t n_terms, uint32_t item)
{
  for (uint32_t i = 0; i < n_terms; i++)
    if (terms[i].item == item)
      return true;
  return false;
}

static void
check_option (const ClassicPair *classic, uint32_t option)
{
  const BoardOption what = board_option (classic->board, option);
  uint32_t n_terms;
  const CoverTerm *terms = cover_problem_option (classic->problem, option, &n_terms);

  for (uint32_t i = 0; i < what.n_cells; i++)
    {
      check_true (what.cells[i] < board_n_cells (classic->board));
      check_true (!holds (what.cells, i, what.cells[i]));
    }
  for (uint32_t item = 0; item < cover_problem_n_items (classic->problem); item++)
    {
      BoardItem about = board_item (classic->board, item);

      if (about.kind != BOARD_ITEM_NAMED)
        check_true (covers (terms, n_terms, item) == concerns (classic->board, &what, &about));
    }
}

/* An option covers an item if and only if its cells and its value require it.  Large boards are
 * sampled: some options are compared with every item. */
static void
options_do_what_their_items_say (const void *data)
{
  ClassicPair classic = classic_of (data);
  const uint32_t n = cover_problem_n_options (classic.problem);
  const uint32_t step = n < 1000 ? 1 : n / 200;

  for (uint32_t option = 0; option < n; option += step)
    check_option (&classic, option);
  classic_clear (&classic);
}

/* Of a chessboard, everything except the diagonals must be covered. */
static void
only_diagonals_may_stay_free (const void *data)
{
  ClassicPair classic = classic_of (data);

  for (uint32_t item = 0; item < board_n_items (classic.board); item++)
    {
      BoardItem about = board_item (classic.board, item);
      const bool primary = item < cover_problem_n_primary (classic.problem);
      const BoardGroupKind *kind = &board_group_row;

      if (about.kind == BOARD_ITEM_NAMED)
        continue;
      if (about.kind == BOARD_ITEM_PLACE)
        kind = board_group (classic.board, about.group).kind;
      check_equal_u64 (primary, kind != &classics_group_rising && kind != &classics_group_falling);
    }
  classic_clear (&classic);
}

static void
symbols_are_enough (const void *data)
{
  ClassicPair classic = classic_of (data);
  const size_t n_symbols = strlen (board_symbols (classic.board));

  for (uint32_t i = 0; i < board_n_options (classic.board); i++)
    check_true (n_symbols == 0 || board_option (classic.board, i).value <= n_symbols);
  classic_clear (&classic);
}

static void
nothing_is_for_n (const void *data)
{
  ClassicPair classic = classic_of ("nope");

  (void) data;
  check_equal_u64 (cover_problem_n_dropped (classic.problem), 1);
  check_equal_u64 (board_n_options (classic.board), 3);
  check_equal_text (board_option (classic.board, 0).name, "O");
  check_equal_text (board_option (classic.board, 1).name, "P");
  check_equal_text (board_option (classic.board, 2).name, "E");
  classic_clear (&classic);
}

static bool
has_cell_at (const Board *board, uint32_t row, uint32_t column)
{
  for (uint32_t cell = 0; cell < board_n_cells (board); cell++)
    if (board_cell (board, cell).row == row && board_cell (board, cell).column == column)
      return true;
  return false;
}

static void
holes_are_where_they_should_be (const void *data)
{
  ClassicPair middle = classic_of ("pentominoes:8x8"), corners = classic_of ("mutilated:8");

  (void) data;
  check_equal_u64 (board_n_cells (middle.board), 60);
  check_equal_u64 (board_n_cells (corners.board), 62);
  for (uint32_t row = 0; row < 8; row++)
    for (uint32_t column = 0; column < 8; column++)
      {
        check_equal_u64 (has_cell_at (middle.board, row, column),
                         !(row / 3 == 1 && column / 3 == 1 && row % 5 != 0 && column % 5 != 0));
        check_equal_u64 (has_cell_at (corners.board, row, column),
                         !(row == column && row % 7 == 0));
      }
  classic_clear (&middle);
  classic_clear (&corners);
}

/* Knuth's numbers of options. */
static void
pentominoes_lie_in_so_many_ways (const void *data)
{
  ClassicPair classic = classic_of ("pentominoes:6x10");

  (void) data;
  check_equal_u64 (cover_problem_n_options (classic.problem), 2056);
  classic_clear (&classic);
  classic = classic_of ("pentominoes:8x8");
  check_equal_u64 (cover_problem_n_options (classic.problem), 1568);
  classic_clear (&classic);
}

/* Middle rows and columns first. */
static void
queens_stand_like_organ_pipes (const void *data)
{
  static const char *const names[] = { "r4", "c4", "r5", "c5", "r3", "c3", "r6",
                                       "c6", "r2", "c2", "r1", "c1", "a2" };
  ClassicPair classic = classic_of ("queens:6");

  (void) data;
  for (uint32_t i = 0; i < sizeof names / sizeof *names; i++)
    check_equal_text (cover_problem_item_name (classic.problem, i, NULL), names[i]);
  classic_clear (&classic);
}

static const struct
{
  const char *name;
  CheckTest test;
} laws[] = {
  { "there-is-one-of-each", there_is_one_of_each },
  { "cells-lie-on-the-canvas", cells_lie_on_the_canvas },
  { "groups-are-whole-lines", groups_are_whole_lines },
  { "options-do-what-their-items-say", options_do_what_their_items_say },
  { "only-diagonals-may-stay-free", only_diagonals_may_stay_free },
  { "symbols-are-enough", symbols_are_enough },
};

int
main (void)
{
  for (size_t law = 0; law < sizeof laws / sizeof *laws; law++)
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
      {
        char name[96];

        snprintf (name, sizeof name, "/classics/board/%s/%s", laws[law].name, words[i]);
        check_claim (name, laws[law].test, words[i]);
      }
  check_claim ("/classics/nope/nothing-is-left-of-n", nothing_is_for_n, NULL);
  check_claim ("/classics/holes/are-where-they-should-be", holes_are_where_they_should_be, NULL);
  check_claim ("/classics/pentominoes/lie-in-so-many-ways", pentominoes_lie_in_so_many_ways, NULL);
  check_claim ("/classics/queens/stand-like-organ-pipes", queens_stand_like_organ_pipes, NULL);
  return check_finish ();
}
