/* A search that learns: it agrees with links, on grids and on problems of our own; it is
 * deterministic; and it forgets clauses. */
#include "check.h"
#include "cover-links.h"
#include "covers.h"
#include "failing-memory.h"
#include "grids.h"

#include "bands.h"
#include "base-random.h"
#include "cells-private.h"
#include "links.h"
#include "memory-count.h"

#include <stdlib.h>
#include <string.h>

static bool
keep_values (void *data, const EngineSolution *solution)
{
  memcpy (data, solution->values, solution->n_values);
  return true;
}

static EngineAnswer
solve_up_to (const Engine *engine, const SudokuPuzzle *puzzle, uint64_t most, uint8_t *values)
{
  EngineRequest request = { .rule = COVER_RULE_FEWEST, .solutions = most };
  EngineSudoku *sudoku;
  EngineAnswer answer;

  if (values != NULL)
    {
      request.found = keep_values;
      request.data = values;
    }
  check_equal_u64 (engines_sudoku_new (engine, puzzle->shape, &sudoku), BASE_OK);
  check_equal_u64 (engines_sudoku_solve (sudoku, puzzle, &request, &answer), BASE_OK);
  engines_sudoku_free (sudoku);
  return answer;
}

typedef struct
{
  const char *shape;
  uint32_t n_clues,
      n_left; /* clues that a random filling begins with; givens that are left of it */
} Grid;

/* A full grid of which `n_left` random cells stay. */
static SudokuPuzzle *
make_puzzle (uint64_t seed, const Grid *grid)
{
  SudokuPuzzle *puzzle = grid_random (seed, grid->shape, grid->n_clues);
  const uint32_t n_cells = sudoku_shape_n_cells (puzzle->shape);
  BaseRandom random = { .state = base_mix (seed) };

  check_equal_u64 (solve_up_to (&cells_engine, puzzle, 1, puzzle->values).counters.solutions, 1);
  check_true (grid_is_solution (puzzle, puzzle->values));
  for (uint32_t n = n_cells; n > grid->n_left;)
    {
      const uint32_t cell = base_random_below (&random, n_cells);

      n -= puzzle->values[cell] != 0;
      puzzle->values[cell] = 0;
    }
  return puzzle;
}

/* Unique ones and others. */
static void
answers_as_links_do (const void *data)
{
  const Grid *grid = data;
  uint32_t n_unique = 0, n_several = 0;

  for (uint64_t seed = 0; seed < (check_quick () ? 2 : 8); seed++)
    {
      SudokuPuzzle *puzzle = make_puzzle (seed, grid);
      uint8_t ours[SUDOKU_MAX_CELLS], theirs[SUDOKU_MAX_CELLS];
      EngineAnswer links = solve_up_to (&links_engine, puzzle, 2, theirs);
      EngineAnswer cells = solve_up_to (&cells_engine, puzzle, 2, ours);

      check_equal_u64 (cells.outcome, links.outcome);
      check_equal_u64 (cells.counters.solutions, links.counters.solutions);
      check_true (grid_is_solution (puzzle, ours));
      if (links.counters.solutions == 1)
        check_equal_memory (ours, theirs, sudoku_shape_n_cells (puzzle->shape));
      n_unique += links.counters.solutions == 1;
      n_several += links.counters.solutions == 2;
      sudoku_puzzle_free (puzzle);
    }
  printf ("# %s: %u unique, %u not\n", grid->shape, n_unique, n_several);
}

/* From nothing, and from the few clues that do not clash. */
static void
fills_empty_grids (const void *data)
{
  SudokuPuzzle *puzzle = grid_random (1, data, 0);
  uint8_t values[SUDOKU_MAX_CELLS];

  check_equal_u64 (solve_up_to (&cells_engine, puzzle, 1, values).counters.solutions, 1);
  check_true (grid_is_solution (puzzle, values));
  sudoku_puzzle_free (puzzle);
}

typedef struct
{
  const char *shape;
  uint32_t n_clues;
} Clues;

/* Random clues from a filling with permuted values: every solution found has them, in every run. */
static void
fills_around_clues (const void *data)
{
  const Clues *clues = data;
  SudokuPuzzle *puzzle = grid_random (1, clues->shape, 0);
  const uint32_t n_cells = sudoku_shape_n_cells (puzzle->shape),
                 n_values = sudoku_shape_n_values (puzzle->shape);
  BaseRandom random = { .state = base_mix (7) };
  uint8_t full[SUDOKU_MAX_CELLS], values[SUDOKU_MAX_CELLS], again[SUDOKU_MAX_CELLS];
  EngineAnswer answer;

  check_equal_u64 (solve_up_to (&cells_engine, puzzle, 1, full).counters.solutions, 1);
  for (uint32_t n = 0; n < clues->n_clues;)
    {
      const uint32_t cell = base_random_below (&random, n_cells);

      n += puzzle->values[cell] == 0;
      puzzle->values[cell] = (uint8_t) (full[cell] * 5 % n_values + 1);
    }
  answer = solve_up_to (&cells_engine, puzzle, 1, values);
  check_equal_u64 (answer.counters.solutions, 1);
  check_true (grid_is_solution (puzzle, values));
  check_equal_u64 (solve_up_to (&cells_engine, puzzle, 1, again).counters.nodes,
                   answer.counters.nodes);
  check_equal_memory (values, again, n_cells);
  check_equal_u64 (solve_up_to (&cells_engine, puzzle, 2, NULL).counters.solutions, 2);
  sudoku_puzzle_free (puzzle);
}

typedef struct
{
  const CoverProblem *problem;
  uint64_t sum; /* of hashes of solutions, whatever their order */
  uint64_t in_order;
} Told;

/* Each item as often as it may be. */
static bool
check_options (void *data, const EngineSolution *solution)
{
  Told *told = data;
  uint32_t counts[32] = { 0 };
  uint64_t hash = 0;

  for (uint32_t i = 0; i < solution->n_options; i++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (told->problem, solution->options[i], &n_terms);

      for (uint32_t k = 0; k < n_terms; k++)
        counts[terms[k].item]++;
      hash += base_mix (solution->options[i]);
    }
  for (uint32_t item = 0; item < cover_problem_n_items (told->problem); item++)
    if (counts[item] > 1 || (counts[item] == 0 && item < cover_problem_n_primary (told->problem)))
      return false;
  told->sum += base_mix (hash);
  told->in_order = base_mix (told->in_order ^ hash);
  return true;
}

/* The requested number of solutions; where those are all, the same as links; in the same order
 * every time. */
static void
covers_as_links_do (const void *data)
{
  BaseRandom random = { .state = 11 };
  uint64_t n_solutions = 0;

  (void) data;
  for (int i = 0; i < (check_quick () ? 100 : 1000); i++)
    {
      CoverProblem *problem = cover_random (&random);
      Told links = { .problem = problem }, cells = links, again = links;
      EngineRequest request = { .solutions = 900, .found = check_options, .data = &links };
      EngineAnswer expected, answer;

      check_equal_u64 (engines_cover_solve (&links_engine, problem, &request, &expected), BASE_OK);
      request.data = &cells;
      check_equal_u64 (engines_cover_solve (&cells_engine, problem, &request, &answer), BASE_OK);
      check_equal_u64 (answer.outcome, expected.outcome);
      check_equal_u64 (answer.counters.solutions, expected.counters.solutions);
      if (answer.outcome == COVER_RAN_TO_END)
        check_equal_u64 (cells.sum, links.sum);
      request.data = &again;
      check_equal_u64 (engines_cover_solve (&cells_engine, problem, &request, &expected), BASE_OK);
      check_equal_u64 (again.in_order, cells.in_order);
      check_equal_u64 (expected.counters.nodes, answer.counters.nodes);
      n_solutions += answer.counters.solutions;
      cover_problem_free (problem);
    }
  check_true (n_solutions > 500);
}

/* One pigeon more than there are holes: hopeless without counting, and long enough for this
 * test. */
static CoverProblem *
pigeons (uint32_t n_holes)
{
  CoverProblem *problem = cover_problem_new ();
  uint32_t number;

  check_true (problem != NULL);
  for (uint32_t i = 0; i < 2 * n_holes + 1; i++)
    {
      char name[16];
      int length = snprintf (name, sizeof name, "%u", i);

      check_equal_u64 (
          cover_problem_add_item (problem, name, (size_t) length, i <= n_holes, &number), BASE_OK);
    }
  for (uint32_t pigeon = 0; pigeon <= n_holes; pigeon++)
    for (uint32_t hole = 0; hole < n_holes; hole++)
      check_equal_u64 (
          cover_problem_add_option (
              problem, (CoverTerm[]){ { pigeon, 0 }, { n_holes + 1 + hole, 0 } }, 2, &number),
          BASE_OK);
  return problem;
}

static bool
never (void *data, const CellsState *state)
{
  (void) data;
  (void) state;
  return false;
}

/* The number of clauses kept is bounded, and forgetting changes no answer. */
static void
forgets_clauses (const void *data)
{
  CoverProblem *problem = pigeons (8);
  CellsGraph graph;
  CellsSearch search;
  EngineAnswer answer = { .outcome = COVER_RAN_TO_END };

  (void) data;
  check_equal_u64 (cells_graph_from_problem (&graph, problem, NULL), BASE_OK);
  check_equal_u64 (cells_search_init (&search, &graph), BASE_OK);
  check_equal_u64 (cells_search_run (&search, NULL, 0, NULL, 0, &(EngineRequest){ .solutions = 1 },
                                     never, NULL, &answer),
                   BASE_OK);
  check_equal_u64 (answer.outcome, COVER_RAN_TO_END);
  check_equal_u64 (answer.counters.solutions, 0);
  printf ("# %u dead ends, forgotten %u times, %u clauses left\n",
          (unsigned) answer.counters.dead_ends, (unsigned) search.n_forgets,
          (unsigned) search.clauses.n_clauses);
  check_true (search.n_forgets > 1);
  check_true (search.clauses.n_clauses < answer.counters.dead_ends / 2);
  cells_search_clear (&search);
  cells_graph_clear (&graph);
  cover_problem_free (problem);
}

/* At once when it was asked before, and within a look's worth of work in a search that would take
 * for ever. */
static void
stops (const void *data)
{
  CoverProblem *problem = pigeons (30);
  BaseStop stop;
  EngineAnswer answer;

  (void) data;
  base_stop_init (&stop);
  stop.deadline = base_now () + 5000000;
  check_equal_u64 (engines_cover_solve (&cells_engine, problem,
                                        &(EngineRequest){ .solutions = 1, .stop = &stop }, &answer),
                   BASE_OK);
  check_equal_u64 (answer.outcome, COVER_RAN_TO_STOP);
  base_stop_raise (&stop);
  check_equal_u64 (engines_cover_solve (&cells_engine, problem,
                                        &(EngineRequest){ .solutions = 1, .stop = &stop }, &answer),
                   BASE_OK);
  check_equal_u64 (answer.outcome, COVER_RAN_TO_STOP);
  check_equal_u64 (answer.counters.nodes, 0);
  check_equal_u64 (engines_cover_solve (&cells_engine, problem,
                                        &(EngineRequest){ .solutions = 1, .nodes = 77 }, &answer),
                   BASE_OK);
  check_equal_u64 (answer.outcome, COVER_RAN_TO_LIMIT);
  check_equal_u64 (answer.counters.nodes, 77);
  cover_problem_free (problem);
}

static void
running_out_of_memory_is_a_status (const void *data)
{
  CoverProblem *problem = pigeons (4);
  BaseStatus status = BASE_NO_MEMORY;
  size_t n = 1;

  (void) data;
  for (; status != BASE_OK; n++)
    {
      EngineAnswer answer;

      failing_memory_arm (n);
      status =
          engines_cover_solve (&cells_engine, problem, &(EngineRequest){ .solutions = 1 }, &answer);
      check_equal_u64 (status, failing_memory_disarm () >= n ? BASE_NO_MEMORY : BASE_OK);
    }
  check_true (n > 30);
  cover_problem_free (problem);
}

/* Far apart for links, few enough for cells. */
static void
lists_all_as_links_do (const void *data)
{
  const Grid *grid = data;
  uint32_t n_sparse = 0;

  for (uint64_t seed = 0; seed < 40 && n_sparse < (check_quick () ? 2 : 8); seed++)
    {
      SudokuPuzzle *puzzle = make_puzzle (seed, grid);
      const EngineAnswer trial = solve_up_to (&links_engine, puzzle, 3000, NULL);

      if (trial.outcome == COVER_RAN_TO_END && trial.counters.nodes > 20000)
        {
          GridSolutions links = grid_solve_all (&links_engine, puzzle);
          GridSolutions cells = grid_solve_all (&cells_engine, puzzle);
          const EngineAnswer counted = solve_up_to (&cells_engine, puzzle, 0, NULL);

          n_sparse += cells.answer.counters.updates == 0;
          check_equal_u64 (cells.answer.outcome, COVER_RAN_TO_END);
          check_equal_u64 (cells.n, links.n);
          check_true (memcmp (cells.solutions, links.solutions, links.n * links.n_cells) == 0);
          check_equal_u64 (counted.outcome, COVER_RAN_TO_END);
          check_equal_u64 (counted.counters.solutions, links.n);
          grid_solutions_clear (&links);
          grid_solutions_clear (&cells);
        }
      sudoku_puzzle_free (puzzle);
    }
  check_true (n_sparse > 0);
}

static void
auto_takes_it_for_large_grids (const void *data)
{
  static const struct
  {
    const char *shape;
    bool is_ours;
  } shapes[] = { { "boxes:3x3", false }, { "boxes:2x3", false }, { "boxes:3x3+diagonals", false },
                 { "boxes:4x4", true },  { "boxes:5x5", true },  { "boxes:4x4+diagonals", true } };

  (void) data;
  for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
    {
      SudokuShape *shape;

      check_equal_u64 (sudoku_shape_parse (shapes[i].shape, &shape), BASE_OK);
      check_true ((engines_auto_sudoku (shape, &(EngineRequest){ .solutions = 2 }) == &cells_engine)
                  == shapes[i].is_ours);
      check_true (engines_auto_sudoku (shape, &(EngineRequest){ .solutions = 2, .counted = true })
                  != &cells_engine);
      check_true (
          (engines_auto_sudoku (shape, &(EngineRequest){ .solutions = 1000 }) == &cells_engine)
          == shapes[i].is_ours);
      check_true ((engines_auto_sudoku (shape, &(EngineRequest){ 0 }) == &cells_engine)
                  == shapes[i].is_ours);
      check_true (engines_auto_sudoku (shape, &(EngineRequest){ .nodes = 1000 }) != &cells_engine);
      sudoku_shape_unref (shape);
    }
}

int
main (void)
{
  static const Grid grids[] = {
    { "boxes:3x3+diagonals", 0, 32 }, { "boxes:3x3+windows", 0, 30 },    { "boxes:3x4", 12, 75 },
    { "boxes:4x4", 16, 140 },         { "boxes:4x4+diagonals", 4, 130 }, { "samurai", 0, 190 },
    { "boxes:5x5", 20, 370 },
  };
  static const char *const empties[] = { "boxes:4x4", "boxes:6x6+diagonals", "boxes:7x7" };
  static const Clues clues = { "boxes:7x7", 12 };
  char name[96];

  for (size_t i = 0; i < sizeof grids / sizeof *grids; i++)
    {
      snprintf (name, sizeof name, "/engines/cells/answers-as-links-do/%s", grids[i].shape);
      check_claim (name, answers_as_links_do, &grids[i]);
    }
  for (size_t i = 0; i < (check_quick () ? 1 : sizeof empties / sizeof *empties); i++)
    {
      snprintf (name, sizeof name, "/engines/cells/fills-empty-grids/%s", empties[i]);
      check_claim (name, fills_empty_grids, empties[i]);
    }
  if (!check_quick ())
    check_claim ("/engines/cells/fills-around-clues", fills_around_clues, &clues);
  check_claim ("/engines/cells/covers-as-links-do", covers_as_links_do, NULL);
  check_claim ("/engines/cells/forgets-clauses", forgets_clauses, NULL);
  check_claim ("/engines/cells/stops", stops, NULL);
  check_claim ("/engines/cells/running-out-of-memory-is-a-status",
               running_out_of_memory_is_a_status, NULL);
  check_claim ("/engines/cells/lists-all-as-links-do", lists_all_as_links_do,
               &(Grid){ "boxes:4x4", 16, 112 });
  check_claim ("/engines/cells/auto-takes-it-for-large-grids", auto_takes_it_for_large_grids, NULL);
  return check_finish ();
}
