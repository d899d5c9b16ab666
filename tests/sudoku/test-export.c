/* A puzzle as a problem of its own: the same solutions, with every cell in each. */
#include "cover-links.h"
#include "cover-search.h"
#include "failing-memory.h"
#include "puzzles.h"
#include "sudoku-cover.h"

typedef struct
{
  const char *name, *shape, *symbols;
  uint64_t solutions;
} Case;

static const Case cases[] = {
  { "proper-4x4", "boxes:2x2", "1..4..1..3..2...", 1 },
  { "empty-4x4", "boxes:2x2", "................", 288 },
  { "clashing-4x4", "boxes:2x2", "1..1............", 0 },
  { "proper-9x9", "boxes:3x3",
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079", 1 },
};

static uint64_t
count (const CoverProblem *problem, uint32_t *out_n_chosen)
{
  CoverLinks *links;
  CoverSearch *search;
  uint32_t *options = malloc (cover_problem_n_primary (problem) * sizeof (uint32_t));
  uint64_t solutions;

  check_true (options != NULL);
  check_equal_u64 (cover_links_new (problem, NULL, &links), BASE_OK);
  check_equal_u64 (cover_search_new (links, &search), BASE_OK);
  check_equal_u64 (cover_search_start (search, NULL, 0), BASE_OK);
  cover_search_run (search, &(CoverLimits){ .solutions = 1 });
  *out_n_chosen = cover_search_choices (search, options);
  check_equal_u64 (cover_search_run (search, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
  solutions = cover_search_counters (search)->solutions;
  cover_search_free (search);
  cover_links_free (links);
  free (options);
  return solutions;
}

static void
has_the_solutions_of_the_puzzle (const void *data)
{
  const Case *how = data;
  SudokuShape *shape = shape_of (how->shape);
  SudokuPuzzle *puzzle = puzzle_of (shape, how->symbols);
  SudokuCover *cover;
  CoverProblem *problem;
  uint32_t n_chosen;

  check_equal_u64 (sudoku_cover_new (shape, &cover), BASE_OK);
  check_equal_u64 (sudoku_cover_export (cover, puzzle, &problem), BASE_OK);
  check_equal_u64 (cover_problem_n_items (problem),
                   cover_problem_n_items (sudoku_cover_problem (cover)));
  check_equal_u64 (count (problem, &n_chosen), how->solutions);
  if (how->solutions > 0)
    check_equal_u64 (n_chosen, sudoku_shape_n_cells (shape));
  cover_problem_free (problem);
  sudoku_cover_free (cover);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

/* 30 givens leave one option each, and 153 for the 51 blank cells. */
static void
leaves_out_what_the_givens_rule_out (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:3x3");
  SudokuPuzzle *puzzle = puzzle_of (shape, cases[3].symbols);
  SudokuCover *cover;
  CoverProblem *problem;

  (void) data;
  check_equal_u64 (sudoku_cover_new (shape, &cover), BASE_OK);
  check_equal_u64 (sudoku_cover_export (cover, puzzle, &problem), BASE_OK);
  check_equal_u64 (cover_problem_n_options (problem), 30 + 153);
  cover_problem_free (problem);

  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  puzzle->candidates[2] = 0;
  check_equal_u64 (sudoku_cover_export (cover, puzzle, &problem), BASE_OK);
  check_true (cover_problem_n_options (problem) < 30 + 153);
  cover_problem_free (problem);
  sudoku_cover_free (cover);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

static void
running_out_of_memory_is_a_status (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:2x2");
  SudokuPuzzle *puzzle = puzzle_of (shape, cases[0].symbols);
  SudokuCover *cover;
  BaseStatus status = BASE_NO_MEMORY;

  (void) data;
  check_equal_u64 (sudoku_cover_new (shape, &cover), BASE_OK);
  for (size_t n = 1; status != BASE_OK; n++)
    {
      CoverProblem *problem = NULL;

      failing_memory_arm (n);
      status = sudoku_cover_export (cover, puzzle, &problem);
      check_equal_u64 (status, failing_memory_disarm () >= n ? BASE_NO_MEMORY : BASE_OK);
      cover_problem_free (problem);
    }
  sudoku_cover_free (cover);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

int
main (void)
{
  char name[100];

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      snprintf (name, sizeof name, "/sudoku/export/has-the-solutions-of-the-puzzle/%s",
                cases[i].name);
      check_claim (name, has_the_solutions_of_the_puzzle, &cases[i]);
    }
  check_claim ("/sudoku/export/leaves-out-what-the-givens-rule-out",
               leaves_out_what_the_givens_rule_out, NULL);
  check_claim ("/sudoku/export/running-out-of-memory-is-a-status",
               running_out_of_memory_is_a_status, NULL);
  return check_finish ();
}
