/* Puzzles of others, where they are. */
#include "engines-check.h"
#include "puzzles.h"

#define MOST_QUICK 100 /* lines of a file in a short run */

/* The next line without its end; false at the end of the file. */
static bool
read_line (FILE *file, char *line, size_t size)
{
  if (fgets (line, (int) size, file) == NULL)
    return false;
  line[strcspn (line, "\r\n")] = '\0';
  return true;
}

typedef struct
{
  const char *file, *shape;
  uint32_t n_puzzles;
  SudokuFinding expected;
} Corpus;

static void
check_verdict (const SudokuPuzzle *puzzle, const SudokuVerdict *verdict)
{
  uint32_t n_cells = sudoku_shape_n_cells (puzzle->shape), n_different = 0;

  check_true (is_solution (puzzle, verdict->first));
  if (verdict->finding == SUDOKU_UNIQUE)
    return;
  check_true (is_solution (puzzle, verdict->second));
  for (uint32_t cell = 0; cell < n_cells; cell++)
    n_different += verdict->first[cell] != verdict->second[cell];
  check_true (n_different > 0);
  check_equal_u64 (verdict->n_cells, n_different);
}

static EnginesSolver *
checker_of (SudokuShape *shape)
{
  EnginesSolver *solver = NULL;

  check_equal_u64 (engines_solver_new (shape, NULL, &solver), BASE_OK);
  return solver;
}

static void
every_puzzle_has_that_verdict (const void *data)
{
  const Corpus *corpus = data;
  FILE *file = check_open_corpus (corpus->file);
  SudokuShape *shape = shape_of (corpus->shape);
  EnginesSolver *solver = checker_of (shape);
  EnginesCheckOptions options = { 0 };
  uint32_t n = 0, most = check_quick () ? MOST_QUICK : UINT32_MAX;
  char line[1000];

  while (n < most && read_line (file, line, sizeof line))
    {
      SudokuPuzzle *puzzle = puzzle_of (shape, line);
      SudokuVerdict verdict;

      check_equal_u64 (engines_check (solver, puzzle, &options, &verdict), BASE_OK);
      check_equal_u64 (verdict.finding, corpus->expected);
      check_verdict (puzzle, &verdict);
      sudoku_verdict_clear (&verdict);
      sudoku_puzzle_free (puzzle);
      n++;
    }
  check_equal_u64 (n, most < corpus->n_puzzles ? most : corpus->n_puzzles);
  fclose (file);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

/* PUZZLE:COUNT:SOLUTION, in full; a solution is named where there is one and only one. */
static void
edge_counts_are_right (const void *data)
{
  FILE *file = check_open_corpus ("edge_counts.txt");
  SudokuShape *shape = shape_of ("boxes:3x3");
  SudokuSolver *solver = solver_of (shape);
  CoverLimits limits = { 0 };
  char line[400];
  uint32_t n = 0;

  (void) data;
  for (; read_line (file, line, sizeof line); n++)
    {
      SudokuPuzzle *puzzle = puzzle_of (shape, line);
      uint64_t count = strtoull (line + 82, NULL, 10);
      const char *solution = strchr (line + 82, ':');
      uint8_t values[81];
      bool found;

      check_equal_u64 (count_by_solver (solver, puzzle, 0), count);
      if (solution != NULL)
        {
          check_equal_u64 (sudoku_solver_start (solver, puzzle), BASE_OK);
          sudoku_solver_next (solver, &limits, values, &found);
          for (uint32_t cell = 0; cell < 81; cell++)
            check_equal_u64 (values[cell], value_of (solution[1 + cell]));
        }
      sudoku_puzzle_free (puzzle);
    }
  check_equal_u64 (n, 43);
  fclose (file);
  sudoku_solver_free (solver);
  sudoku_shape_unref (shape);
}

/* For each line of edge_invalid.txt, its words and the finding that is true of it.  "Square" there
 * is a cell.  A value without a place in a box has none in a row of that box either, and rows are
 * reported first. */
static const struct
{
  const char *words;
  SudokuFinding finding;
  const BoardGroupKind *named; /* the kind of the group that is named */
  const BoardGroupKind *meant; /* of the one in the words; the fault must exist too */
} invalid[] = {
  { "box duplicate", SUDOKU_DUPLICATE, &sudoku_group_box, &sudoku_group_box },
  { "column duplicate", SUDOKU_DUPLICATE, &board_group_column, &board_group_column },
  { "row duplicate", SUDOKU_DUPLICATE, &board_group_row, &board_group_row },
  { "unsolvable square", SUDOKU_NO_VALUE, NULL, NULL },
  { "unsolvable box", SUDOKU_NO_PLACE, &board_group_row, &sudoku_group_box },
  { "unsolvable column", SUDOKU_NO_PLACE, &board_group_column, &board_group_column },
  { "unsolvable row", SUDOKU_NO_PLACE, &board_group_row, &board_group_row },
};

/* Whether the group has the value given, or a blank that it fits. */
static bool
group_can_have (const SudokuPuzzle *puzzle, BoardGroup group, uint32_t value)
{
  for (uint32_t i = 0; i < group.n_cells; i++)
    {
      uint8_t given = puzzle->values[group.cells[i]];

      if (given == value
          || (given == 0 && value_fits (puzzle, puzzle->values, group.cells[i], value)))
        return true;
    }
  return false;
}

static bool
kind_lacks_a_value (const SudokuPuzzle *puzzle, const BoardGroupKind *kind)
{
  for (uint32_t g = 0; g < sudoku_shape_n_groups (puzzle->shape); g++)
    for (uint32_t value = 1; value <= 9; value++)
      {
        BoardGroup group = sudoku_shape_group (puzzle->shape, g);

        if (group.kind == kind && !group_can_have (puzzle, group, value))
          return true;
      }
  return false;
}

static void
check_fault (const SudokuPuzzle *puzzle, const SudokuVerdict *verdict, size_t i)
{
  BoardGroup group = sudoku_shape_group (puzzle->shape, verdict->group);

  check_equal_u64 (verdict->finding, invalid[i].finding);
  if (verdict->finding == SUDOKU_NO_VALUE)
    for (uint32_t value = 1; value <= 9; value++)
      check_true (!value_fits (puzzle, puzzle->values, verdict->cells[0], value));
  else
    check_true (group.kind == invalid[i].named);
  if (verdict->finding == SUDOKU_NO_PLACE)
    {
      check_true (!group_can_have (puzzle, group, verdict->value));
      check_true (kind_lacks_a_value (puzzle, invalid[i].meant));
    }
  if (verdict->finding == SUDOKU_DUPLICATE)
    {
      check_equal_u64 (verdict->n_cells, 2);
      check_equal_u64 (puzzle->values[verdict->cells[0]], verdict->value);
      check_equal_u64 (puzzle->values[verdict->cells[1]], verdict->value);
    }
}

static void
edge_invalid_is_named (const void *data)
{
  FILE *file = check_open_corpus ("edge_invalid.txt");
  SudokuShape *shape = shape_of ("boxes:3x3");
  EnginesSolver *solver = checker_of (shape);
  EnginesCheckOptions options = { 0 };
  char line[400];
  size_t n = 0;

  (void) data;
  for (; read_line (file, line, sizeof line); n++)
    {
      SudokuPuzzle *puzzle = puzzle_of (shape, line);
      SudokuVerdict verdict;

      check_true (n < sizeof invalid / sizeof invalid[0]);
      check_equal_text (line + 82, invalid[n].words);
      check_equal_u64 (engines_check (solver, puzzle, &options, &verdict), BASE_OK);
      check_fault (puzzle, &verdict, n);
      sudoku_verdict_clear (&verdict);
      sudoku_puzzle_free (puzzle);
    }
  check_equal_u64 (n, 7);
  fclose (file);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

static const Corpus corpora_all[] = {
  { "17clue.txt", "boxes:3x3", 4000, SUDOKU_UNIQUE },
  { "unbiased.txt", "boxes:3x3", 4000, SUDOKU_UNIQUE },
  { "kids.txt", "boxes:3x3", 2000, SUDOKU_UNIQUE },
  { "top1465.txt", "boxes:3x3", 1465, SUDOKU_UNIQUE },
  { "hardest1106.txt", "boxes:3x3", 375, SUDOKU_UNIQUE },
  { "multi.txt", "boxes:3x3", 500, SUDOKU_MULTIPLE },
  { "grid16_kr100.txt", "boxes:4x4", 100, SUDOKU_UNIQUE },
  { "grid25_easy.txt", "boxes:5x5", 10, SUDOKU_UNIQUE },
};

int
main (void)
{
  char claim[200];

  for (size_t i = 0; i < sizeof corpora_all / sizeof corpora_all[0]; i++)
    {
      snprintf (claim, sizeof claim, "/sudoku/corpora/every-puzzle-is-%s/%s",
                corpora_all[i].expected == SUDOKU_UNIQUE ? "unique" : "multiple",
                corpora_all[i].file);
      check_claim (claim, every_puzzle_has_that_verdict, &corpora_all[i]);
    }
  check_claim ("/sudoku/corpora/edge-counts-are-right", edge_counts_are_right, NULL);
  check_claim ("/sudoku/corpora/edge-invalid-is-named", edge_invalid_is_named, NULL);
  return check_finish ();
}
