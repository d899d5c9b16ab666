/* All engines find the same solutions, whatever the shape. */
#include "check.h"
#include "cover-links.h"
#include "grids.h"

#include <string.h>

typedef struct
{
  const char *name, *shape, *symbols; /* no symbols: random givens */
  uint32_t n_givens, n_puzzles;
} Case;

/* Compares every other engine with links on one puzzle; prints the cases left out. */
static void
compare (const SudokuPuzzle *puzzle, uint64_t most)
{
  GridSolutions links = grid_solve (engines_reference (), puzzle, most);
  GridSolutions counted = grid_solve_counted (engines_reference (), puzzle, most);

  for (size_t i = 0; i < links.n; i++)
    check_true (grid_is_solution (puzzle, links.solutions + i * links.n_cells));
  for (unsigned e = 1; e < engines_n; e++)
    {
      const Engine *engine = engines_get (e);
      GridSolutions other;

      if (engine->open_sudoku == NULL)
        continue;
      if (engine->fits_sudoku != NULL && !engine->fits_sudoku (puzzle->shape))
        continue;
      other = grid_solve (engine, puzzle, most);
      if (other.answer.outcome == COVER_RAN_TO_LIMIT && other.answer.counters.nodes >= 10000000)
        printf ("# left out: %s did not finish within 10,000,000 nodes\n", engine->id);
      else
        {
          check_equal_u64 (other.answer.outcome, links.answer.outcome);
          check_equal_u64 (other.n, links.n);
          /* With a limit, each engine may choose which solutions it finds first. */
          if (links.answer.outcome == COVER_RAN_TO_END && links.n > 0)
            check_equal_memory (other.solutions, links.solutions, links.n * links.n_cells);
        }
      if (strcmp (engine->id, "matrix") == 0)
        {
          check_equal_u64 (other.answer.counters.nodes, counted.answer.counters.nodes);
          check_equal_memory (other.solutions, counted.solutions, counted.n * counted.n_cells);
        }
      grid_solutions_clear (&other);
    }
  grid_solutions_clear (&links);
  grid_solutions_clear (&counted);
}

static void
all_engines_agree (const void *data)
{
  const Case *how = data;

  if (how->symbols != NULL)
    {
      SudokuPuzzle *puzzle = grid_puzzle (how->shape, how->symbols);

      compare (puzzle, 0);
      sudoku_puzzle_free (puzzle);
    }
  for (uint32_t i = 0; i < (check_quick () ? how->n_puzzles / 10 : how->n_puzzles); i++)
    {
      SudokuPuzzle *puzzle = grid_random (i, how->shape, how->n_givens);

      compare (puzzle, 300);
      sudoku_puzzle_free (puzzle);
    }
}

static void
all_engines_agree_on_a_collection (const void *data)
{
  FILE *file = check_open_corpus (data);
  char line[256];
  int n = 0;

  while (fgets (line, sizeof line, file) != NULL && n < (check_quick () ? 3 : 60))
    {
      SudokuPuzzle *puzzle = grid_puzzle ("boxes:3x3", line);

      compare (puzzle, 2);
      sudoku_puzzle_free (puzzle);
      n++;
    }
  fclose (file);
  check_true (n > 0);
}

static void
clashing_givens_have_no_solution (const void *data)
{
  SudokuPuzzle *puzzle = grid_puzzle ("boxes:3x3", "11");

  (void) data;
  for (unsigned e = 0; e < engines_n; e++)
    {
      GridSolutions none;

      if (engines_get (e)->open_sudoku == NULL)
        continue;
      none = grid_solve (engines_get (e), puzzle, 0);

      check_equal_u64 (none.n, 0);
      check_equal_u64 (none.answer.outcome, COVER_RAN_TO_END);
      check_equal_u64 (none.answer.counters.nodes, 0);
      grid_solutions_clear (&none);
    }
  sudoku_puzzle_free (puzzle);
}

static void
limits_hold_in_every_engine (const void *data)
{
  SudokuPuzzle *puzzle = grid_puzzle ("boxes:3x3", "");

  (void) data;
  for (unsigned e = 0; e < engines_n; e++)
    {
      EngineSudoku *sudoku;
      EngineAnswer answer;
      BaseStop stop;

      if (engines_get (e)->open_sudoku == NULL)
        continue;
      check_equal_u64 (engines_sudoku_new (engines_get (e), puzzle->shape, &sudoku), BASE_OK);
      check_equal_u64 (
          engines_sudoku_solve (sudoku, puzzle, &(EngineRequest){ .solutions = 5 }, &answer),
          BASE_OK);
      check_equal_u64 (answer.outcome, COVER_RAN_TO_LIMIT);
      check_equal_u64 (answer.counters.solutions, 5);
      check_equal_u64 (
          engines_sudoku_solve (sudoku, puzzle, &(EngineRequest){ .nodes = 50 }, &answer), BASE_OK);
      check_equal_u64 (answer.outcome, COVER_RAN_TO_LIMIT);
      check_equal_u64 (answer.counters.nodes, 50);
      base_stop_init (&stop);
      base_stop_raise (&stop);
      check_equal_u64 (
          engines_sudoku_solve (sudoku, puzzle, &(EngineRequest){ .stop = &stop }, &answer),
          BASE_OK);
      check_equal_u64 (answer.outcome, COVER_RAN_TO_STOP);
      engines_sudoku_free (sudoku);
    }
  sudoku_puzzle_free (puzzle);
}

/* The empty cover, one that cannot be, and Knuth's 6x7, where AD CEF BG is the only way. */
static void
cover_problems_are_solved_alike (const void *data)
{
  static const char *const options[] = { "CEF", "ADG", "BCF", "AD", "BG", "DEG" };
  CoverProblem *problem = cover_problem_new ();
  uint32_t number;

  (void) data;
  check_true (problem != NULL);
  for (char name = 'A'; name <= 'G'; name++)
    check_equal_u64 (cover_problem_add_item (problem, &name, 1, true, &number), BASE_OK);
  for (size_t i = 0; i < sizeof options / sizeof *options; i++)
    {
      CoverTerm terms[3] = { { 0 } };
      size_t n = strlen (options[i]);

      for (size_t j = 0; j < n; j++)
        terms[j].item = (uint32_t) (options[i][j] - 'A');
      check_equal_u64 (cover_problem_add_option (problem, terms, n, &number), BASE_OK);
    }
  for (unsigned e = 0; e < engines_n; e++)
    {
      EngineAnswer answer;

      if (engines_get (e)->solve_cover == NULL)
        {
          check_equal_u64 (
              engines_cover_solve (engines_get (e), problem, &(EngineRequest){ 0 }, &answer),
              BASE_BAD_INPUT);
          continue;
        }
      check_equal_u64 (
          engines_cover_solve (engines_get (e), problem, &(EngineRequest){ 0 }, &answer), BASE_OK);
      check_equal_u64 (answer.outcome, COVER_RAN_TO_END);
      check_equal_u64 (answer.counters.solutions, 1);
      check_equal_u64 (answer.counters.nodes, 6);
    }
  cover_problem_free (problem);
}

static void
the_table_can_be_looked_up (const void *data)
{
  (void) data;
  check_true (engines_n >= 3);
  check_equal_text (engines_get (0)->id, "links");
  check_true (engines_get (0) == engines_reference ());
  for (unsigned e = 0; e < engines_n; e++)
    check_true (engines_find (engines_get (e)->id) == engines_get (e));
  check_true (engines_find ("auto") == NULL);
  check_true (engines_find ("") == NULL);
}

static const Case cases[] = {
  { "sample-with-30-givens", "boxes:3x3",
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079", 0, 0 },
  { "two-solutions-each-way", "boxes:2x2", "1..4..1..3......", 0, 0 },
  { "random-4x4", "boxes:2x2", NULL, 4, 100 },
  { "random-6x6", "boxes:2x3", NULL, 10, 60 },
  { "random-8x8", "boxes:2x4", NULL, 30, 20 },
  { "random-9x9-diagonals", "boxes:3x3+diagonals", NULL, 40, 10 },
  { "random-9x9-windows", "boxes:3x3+windows", NULL, 40, 10 },
  { "random-jigsaw-4x4", "jigsaw:1112132233243444", NULL, 4, 60 },
};

int
main (void)
{
  static const char *const collections[] = { "kids.txt", "rated_easy.txt", "multi.txt",
                                             "course_hard.txt" };
  char name[128];

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      snprintf (name, sizeof name, "/engines/all-engines-agree/%s", cases[i].name);
      check_claim (name, all_engines_agree, &cases[i]);
    }
  for (size_t i = 0; i < sizeof collections / sizeof *collections; i++)
    {
      snprintf (name, sizeof name, "/engines/all-engines-agree-on-a-collection/%s", collections[i]);
      check_claim (name, all_engines_agree_on_a_collection, collections[i]);
    }
  check_claim ("/engines/clashing-givens-have-no-solution", clashing_givens_have_no_solution, NULL);
  check_claim ("/engines/limits-hold-in-every-engine", limits_hold_in_every_engine, NULL);
  check_claim ("/engines/cover-problems-are-solved-alike", cover_problems_are_solved_alike, NULL);
  check_claim ("/engines/the-table-can-be-looked-up", the_table_can_be_looked_up, NULL);
  return check_finish ();
}
