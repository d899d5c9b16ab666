#include "board.h"
#include "puzzles.h"
#include "sudoku-cover.h"
#include "sudoku-shape-private.h"

static SudokuCover *
cover_of (SudokuShape *shape)
{
  SudokuCover *cover = NULL;

  check_equal_u64 (sudoku_cover_new (shape, &cover), BASE_OK);
  return cover;
}

/* Of any kind that is not yet there. */
static const BoardGroupKind pair_kind = { .id = "pair", .letter = 'w' };

/* A 3x3 canvas of 3 values: two whole rows, and pairs of corners that must differ, added first. */
static SudokuShape *
shape_with_small_groups (void)
{
  static const uint32_t rows[2][3] = { { 0, 1, 2 }, { 6, 7, 8 } };
  static const uint32_t pairs[2][2] = { { 0, 8 }, { 2, 6 } };
  BoardPlace corner = { 0, 0 };
  SudokuShape *shape = sudoku_shape_begin (3, &corner, 1, 3, 3);

  check_true (shape != NULL);
  for (uint32_t i = 0; i < 2; i++)
    {
      BoardGroup row = { .kind = &board_group_row, .index = i, .n_cells = 3, .cells = rows[i] };
      BoardGroup pair = { .kind = &pair_kind, .index = i, .n_cells = 2, .cells = pairs[i] };

      check_equal_u64 (sudoku_shape_add_group (shape, pair), BASE_OK);
      check_equal_u64 (sudoku_shape_add_group (shape, row), BASE_OK);
    }
  check_equal_u64 (sudoku_shape_seal (shape), BASE_OK);
  return shape;
}

static bool
is_in (BoardGroup group, uint32_t cell)
{
  for (uint32_t i = 0; i < group.n_cells; i++)
    if (group.cells[i] == cell)
      return true;
  return false;
}

/* On the board, every option covers its cell, and its value in each of the cell's groups. */
static void
check_board (SudokuCover *cover)
{
  const CoverProblem *problem = sudoku_cover_problem (cover);
  const Board *board = sudoku_cover_board (cover);
  SudokuShape *shape = sudoku_cover_shape (cover);
  uint32_t n_values = sudoku_shape_n_values (shape), n_terms, n_groups;

  check_true (board != NULL && board == sudoku_cover_board (cover));
  check_equal_u64 (board_n_cells (board), sudoku_shape_n_cells (shape));
  check_equal_u64 (board_n_groups (board), sudoku_shape_n_groups (shape));
  check_equal_u64 (board_n_items (board), cover_problem_n_items (problem));
  check_equal_u64 (board_n_options (board), cover_problem_n_options (problem));
  check_equal_u64 (board_n_options (board), (uint64_t) n_values * sudoku_shape_n_cells (shape));
  for (uint32_t o = 0; o < board_n_options (board); o++)
    {
      const CoverTerm *terms = cover_problem_option (problem, o, &n_terms);
      BoardOption option = board_option (board, o);

      check_equal_u64 (option.n_cells, 1);
      check_equal_u64 (option.cells[0], o / n_values);
      check_equal_u64 (option.value, o % n_values + 1);
      sudoku_shape_groups_of (shape, option.cells[0], &n_groups);
      check_equal_u64 (n_terms, n_groups + 1);
      check_equal_u64 (board_item (board, terms[0].item).kind, BOARD_ITEM_CELL);
      check_equal_u64 (board_item (board, terms[0].item).cell, option.cells[0]);
      for (uint32_t i = 1; i < n_terms; i++)
        {
          BoardItem item = board_item (board, terms[i].item);

          check_equal_u64 (item.kind, BOARD_ITEM_PLACE);
          check_equal_u64 (item.value, option.value);
          check_true (is_in (board_group (board, item.group), option.cells[0]));
        }
    }
}

/* Short and readable, and nothing that a .dlx file could not hold; that they differ the problem has
 * seen to. */
static void
check_names (const CoverProblem *problem)
{
  for (uint32_t item = 0; item < cover_problem_n_items (problem); item++)
    {
      size_t length;
      const char *name = cover_problem_item_name (problem, item, &length);

      check_true (length > 0 && length <= 12);
      check_equal_u64 (strcspn (name, ":| \t\n"), length);
    }
}

static void
items_and_options_are_described (const void *data)
{
  SudokuShape *shape = shape_of (data);
  SudokuCover *cover = cover_of (shape);
  const CoverProblem *problem = sudoku_cover_problem (cover);

  check_equal_u64 (cover_problem_n_items (problem),
                   sudoku_shape_n_cells (shape)
                       + sudoku_shape_n_groups (shape) * sudoku_shape_n_values (shape));
  check_equal_u64 (cover_problem_n_primary (problem), cover_problem_n_items (problem));
  check_equal_u64 (cover_problem_n_dropped (problem), 0);
  check_names (problem);
  check_board (cover);
  sudoku_cover_free (cover);
  sudoku_shape_unref (shape);
}

static void
check_name (const SudokuCover *cover, uint32_t item, const char *name)
{
  check_equal_text (cover_problem_item_name (sudoku_cover_problem (cover), item, NULL), name);
}

static void
names_are_readable (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:3x3+diagonals+windows");
  SudokuCover *cover = cover_of (shape);

  (void) data;
  check_name (cover, 0, "R1C1");
  check_name (cover, 80, "R9C9");
  check_name (cover, 81 + 2 * 9 + 6, "r3=7");
  check_name (cover, 81 + 81 + 3 * 9 + 6, "c4=7");
  check_name (cover, 81 + 162 + 4 * 9 + 6, "b5=7");
  check_name (cover, 81 + 243 + 6, "d1=7");
  check_name (cover, 81 + 243 + 18 + 9 + 6, "w2=7");
  sudoku_cover_free (cover);
  sudoku_shape_unref (shape);

  shape = shape_of ("grids:2x2@R1C1@R3C3");
  cover = cover_of (shape);
  check_name (cover, 27, "R6C6");
  check_name (cover, 28, "r1@1=1");
  check_name (cover, 28 + 16, "r1@2=1");
  sudoku_cover_free (cover);
  sudoku_shape_unref (shape);

  shape = shape_of ("jigsaw:1223122314331444");
  cover = cover_of (shape);
  check_name (cover, 16 + 32 + 4 + 1, "j2=2");
  sudoku_cover_free (cover);
  sudoku_shape_unref (shape);
}

static void
small_groups_are_secondary (const void *data)
{
  SudokuShape *shape = shape_with_small_groups ();
  SudokuCover *cover = cover_of (shape);
  SudokuPuzzle *puzzle = puzzle_of (shape, ".........");
  SudokuSolver *solver = solver_of (shape);

  (void) data;
  check_equal_u64 (cover_problem_n_items (sudoku_cover_problem (cover)), 9 + 4 * 3);
  check_equal_u64 (cover_problem_n_primary (sudoku_cover_problem (cover)), 9 + 2 * 3);
  check_name (cover, 9, "r1=1");
  check_name (cover, 9 + 6, "w1=1");
  check_board (cover);
  check_equal_u64 (count_by_solver (solver, puzzle, 0), count_by_force (puzzle, UINT64_MAX));
  puzzle->values[0] = puzzle->values[8] = 2;
  check_equal_u64 (count_by_solver (solver, puzzle, 0), 0);
  sudoku_puzzle_free (puzzle);
  sudoku_solver_free (solver);
  sudoku_cover_free (cover);
  sudoku_shape_unref (shape);
}

/* A solved grid of boxes: each row is the one above shifted by a box, each band by one more. */
static void
solve_by_pattern (uint32_t box_rows, uint32_t box_columns, uint8_t *values)
{
  uint32_t n = box_rows * box_columns;

  for (uint32_t row = 0; row < n; row++)
    for (uint32_t column = 0; column < n; column++)
      values[row * n + column] =
          (uint8_t) ((column + row % box_rows * box_columns + row / box_rows) % n + 1);
}

static void
solved_grid_covers_every_item_once (const void *data)
{
  const uint32_t *box = data;
  uint32_t n = box[0] * box[1], n_terms;
  uint32_t *options = calloc (n * n, sizeof *options),
           *covered = calloc (4 * n * n, sizeof *covered);
  uint8_t *values = calloc (n * n, 1);
  SudokuShape *shape = NULL;
  SudokuCover *cover;
  SudokuPuzzle *puzzle;

  check_equal_u64 (sudoku_shape_new (box[0], box[1], SUDOKU_NO_RULES, &shape), BASE_OK);
  cover = cover_of (shape);
  puzzle = sudoku_puzzle_new (shape);
  solve_by_pattern (box[0], box[1], puzzle->values);
  check_equal_u64 (sudoku_cover_givens (cover, puzzle, options), n * n);
  for (uint32_t i = 0; i < n * n; i++)
    {
      const CoverTerm *terms =
          cover_problem_option (sudoku_cover_problem (cover), options[i], &n_terms);

      for (uint32_t k = 0; k < n_terms; k++)
        covered[terms[k].item]++;
    }
  for (uint32_t item = 0; item < 4 * n * n; item++)
    check_equal_u64 (covered[item], 1);
  sudoku_cover_decode (cover, options, n * n, values);
  check_equal_memory (values, puzzle->values, n * n);
  sudoku_puzzle_free (puzzle);
  sudoku_cover_free (cover);
  sudoku_shape_unref (shape);
  free (options);
  free (covered);
  free (values);
}

static void
forbidden_candidates_are_dropped (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:2x2");
  SudokuCover *cover = cover_of (shape);
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);
  const uint8_t *dropped;

  (void) data;
  check_true (sudoku_cover_dropped (cover, puzzle) == NULL);
  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  puzzle->candidates[3] = 0x5; /* 1 and 3 */
  dropped = sudoku_cover_dropped (cover, puzzle);
  for (uint32_t option = 0; option < 64; option++)
    check_equal_u64 (dropped[option], option == 3 * 4 + 1 || option == 3 * 4 + 3);
  sudoku_puzzle_free (puzzle);
  sudoku_cover_free (cover);
  sudoku_shape_unref (shape);
}

static const uint32_t boxes_all[][2] = {
  { 2, 2 }, { 2, 3 }, { 2, 4 }, { 3, 3 }, { 2, 5 }, { 3, 4 }, { 3, 5 },
  { 4, 4 }, { 5, 5 }, { 6, 6 }, { 7, 7 }, { 8, 8 }, { 1, 7 }, { 7, 1 },
};

static const char *const texts_all[] = {
  "boxes:2x2",           "boxes:2x3", "boxes:3x3+diagonals+windows",
  "boxes:1x5",           "boxes:5x5", "jigsaw:1122231122314553345534445+diagonals",
  "grids:2x2@R1C1@R3C3", "samurai",   "boxes:8x8",
};

int
main (void)
{
  char claim[200];

  for (size_t i = 0; i < sizeof texts_all / sizeof texts_all[0]; i++)
    {
      snprintf (claim, sizeof claim, "/sudoku/cover/board-describes-every-option/%s", texts_all[i]);
      check_claim (claim, items_and_options_are_described, texts_all[i]);
    }
  for (size_t i = 0; i < sizeof boxes_all / sizeof boxes_all[0]; i++)
    {
      snprintf (claim, sizeof claim, "/sudoku/cover/solved-grid-covers-every-item-once/%ux%u",
                boxes_all[i][0], boxes_all[i][1]);
      check_claim (claim, solved_grid_covers_every_item_once, boxes_all[i]);
    }
  check_claim ("/sudoku/cover/names-are-readable", names_are_readable, NULL);
  check_claim ("/sudoku/cover/small-groups-are-secondary", small_groups_are_secondary, NULL);
  check_claim ("/sudoku/cover/forbidden-candidates-are-dropped", forbidden_candidates_are_dropped,
               NULL);
  return check_finish ();
}
