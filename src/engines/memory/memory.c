/* memory.c - counting by remembering what was counted before.
 *
 * Only for counts of all solutions: where they are listed, limited or counted as Knuth counts,
 * dancing links answer.  Links also begin, because most problems are counted before it is worth
 * remembering anything.  And they go on where hardly any set turns out to come again.  A node is
 * one set of open items looked up.
 *
 * Both orders of deciding items were tried, and where remembering does not pay was measured: the
 * figures are in memory-count.c. */
#include "board.h"
#include "memory-count.h"

#include "engine-report.h"
#include "links.h"
#include "sudoku-cover.h"

/* Nodes of dancing links before anything is remembered. */
#define FIRST_NODES 100000

/* Counts what the givens leave.  Sets *out_pays to false where links should go on. */
static BaseStatus
count_sudoku (SudokuSolver *solver,
              const SudokuPuzzle *puzzle,
              const EngineRequest *request,
              EngineAnswer *out_answer,
              bool *out_pays)
{
  CoverProblem *problem = NULL;
  Board *board = NULL;
  BaseStatus status =
      sudoku_cover_after_givens (sudoku_solver_cover (solver), puzzle, &problem, &board);

  *out_pays = false;
  if (status == BASE_OK && memory_count_fits (problem))
    status = memory_count (problem, MEMORY_IN_LINE, request, out_answer, out_pays);
  cover_problem_free (problem);
  board_free (board);
  return status;
}

static BaseStatus
memory_solve_sudoku (void *worker,
                     const SudokuPuzzle *puzzle,
                     const EngineRequest *request,
                     EngineAnswer *out_answer)
{
  SudokuSolver *solver = links_solver (worker);
  CoverLimits limits = { .nodes = FIRST_NODES, .stop = request->stop };
  EngineAnswer answer;
  BaseStatus status;
  bool pays;

  if (!engine_only_counts (request))
    return links_engine.solve_sudoku (worker, puzzle, request, out_answer);
  *out_answer = (EngineAnswer){ .outcome = COVER_RAN_TO_END };
  sudoku_solver_set_rule (solver, request->rule, request->seed);
  sudoku_solver_set_counted (solver, false);
  status = sudoku_solver_start_until (solver, puzzle, request->stop);
  if (status == BASE_BAD_INPUT)
    return BASE_OK;
  if (status != BASE_OK)
    return status;
  out_answer->outcome = sudoku_solver_run (solver, &limits);
  if (out_answer->outcome == COVER_RAN_TO_LIMIT)
    {
      status = count_sudoku (solver, puzzle, request, &answer, &pays);
      if (status != BASE_OK || pays)
        {
          *out_answer = answer;
          return status;
        }
      return links_go_on (worker, puzzle, request, out_answer);
    }
  out_answer->counters = *sudoku_solver_counters (solver);
  return BASE_OK;
}

/* Links search again from the start where remembering does not pay: the first search ended at its
 * limit of nodes. */
static BaseStatus
memory_solve_cover (const CoverProblem *problem,
                    const EngineRequest *request,
                    EngineAnswer *out_answer)
{
  EngineRequest first = *request;
  BaseStatus status;
  bool pays = false;

  if (!engine_only_counts (request) || !memory_count_fits (problem))
    return links_engine.solve_cover (problem, request, out_answer);
  first.nodes = FIRST_NODES;
  status = links_engine.solve_cover (problem, &first, out_answer);
  if (status != BASE_OK || out_answer->outcome != COVER_RAN_TO_LIMIT)
    return status;
  status = memory_count (problem, MEMORY_FEWEST, request, out_answer, &pays);
  if (status == BASE_OK && !pays)
    status = links_engine.solve_cover (problem, request, out_answer);
  return status;
}

const Engine memory_engine = {
  .id = "memory",
  .summary = N_ ("counts parts once, and remembers them"),
  .counts = true,
  .open_sudoku = links_open,
  .solve_sudoku = memory_solve_sudoku,
  .close_sudoku = links_close,
  .solve_cover = memory_solve_cover,
};
