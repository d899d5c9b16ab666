/* engines-links.c - dancing links, the heart of the program.
 *
 * A node is one entry into the search, an update one unlinking: Knuth's counts, where they are asked for.  Where they
 * are not, Sudokus of four groups a cell run on the sprint layout (cover-sprint.h), which counts what it does;
 * everything else runs on the general one. */
#include "engines-private.h"

#include "base-memory.h"

#include <stdlib.h>

typedef struct
{
  SudokuSolver *solver;
  uint8_t *values;
  uint32_t n_cells;
} LinksWorker;

void
engines_links_close (void *data)
{
  LinksWorker *worker = data;

  sudoku_solver_free (worker->solver);
  free (worker->values);
  free (worker);
}

BaseStatus
engines_links_open (SudokuShape *shape, void **out_worker)
{
  LinksWorker *worker = base_new_zeroed (LinksWorker, 1);
  BaseStatus status = BASE_NO_MEMORY;

  if (worker == NULL)
    return BASE_NO_MEMORY;
  worker->n_cells = sudoku_shape_n_cells (shape);
  worker->values = base_new_zeroed (uint8_t, worker->n_cells);
  if (worker->values != NULL)
    status = sudoku_solver_new (shape, &worker->solver);
  if (status != BASE_OK)
    {
      engines_links_close (worker);
      return status;
    }
  *out_worker = worker;
  return BASE_OK;
}

SudokuSolver *
engines_links_solver (void *worker)
{
  return ((LinksWorker *) worker)->solver;
}

static BaseStatus
solve_sudoku (void *data,
              const SudokuPuzzle *puzzle,
              const EngineRequest *request,
              EngineAnswer *out_answer)
{
  LinksWorker *worker = data;
  CoverLimits limits = { .solutions = request->solutions,
                         .nodes = request->nodes,
                         .stop = request->stop };
  bool found = true;
  BaseStatus status;

  *out_answer = (EngineAnswer){ .outcome = COVER_RAN_TO_END };
  sudoku_solver_set_rule (worker->solver, request->rule, request->seed);
  sudoku_solver_set_counted (worker->solver, request->counted);
  status = sudoku_solver_start (worker->solver, puzzle);
  if (status == BASE_BAD_INPUT)
    return BASE_OK;
  if (status != BASE_OK)
    return status;
  if (request->found == NULL)
    out_answer->outcome = sudoku_solver_run (worker->solver, &limits);
  while (request->found != NULL && found)
    {
      EngineSolution solution = { .values = worker->values, .n_values = worker->n_cells };

      out_answer->outcome = sudoku_solver_next (worker->solver, &limits, worker->values, &found);
      if (found
          && (!request->found (request->data, &solution)
              || sudoku_solver_counters (worker->solver)->solutions == request->solutions))
        break;
    }
  out_answer->counters = *sudoku_solver_counters (worker->solver);
  return BASE_OK;
}

/* Runs to the limit, one solution at a time where somebody listens. */
static BaseStatus
run_cover (CoverSearch *search,
           const EngineRequest *request,
           uint32_t *options,
           EngineAnswer *answer)
{
  const CoverCounters *counters = cover_search_counters (search);
  CoverLimits limits = { .solutions = request->solutions,
                         .nodes = request->nodes,
                         .stop = request->stop };
  bool more = true;

  while (more)
    {
      uint64_t before = counters->solutions;

      if (request->found != NULL)
        limits.solutions = before + 1;
      answer->outcome = cover_search_run (search, &limits);
      more = request->found != NULL && counters->solutions > before;
      if (more)
        {
          EngineSolution solution = { .options = options };

          solution.n_options = cover_search_choices (search, options);
          more = request->found (request->data, &solution)
                 && counters->solutions != request->solutions;
        }
    }
  answer->counters = *counters;
  return BASE_OK;
}

static BaseStatus
solve_cover (const CoverProblem *problem, const EngineRequest *request, EngineAnswer *out_answer)
{
  CoverLinks *links = NULL;
  CoverSearch *search = NULL;
  uint32_t *options = base_new (uint32_t, (size_t) cover_problem_n_primary (problem) + 1);
  BaseStatus status = options != NULL ? cover_links_new (problem, NULL, &links) : BASE_NO_MEMORY;

  *out_answer = (EngineAnswer){ .outcome = COVER_RAN_TO_END };
  if (status == BASE_OK)
    status = cover_search_new (links, &search);
  if (status == BASE_OK)
    {
      cover_search_set_rule (search, request->rule, request->seed);
      status = cover_search_start (search, NULL, 0);
    }
  if (status == BASE_OK)
    status = run_cover (search, request, options, out_answer);
  cover_search_free (search);
  cover_links_free (links);
  free (options);
  return status;
}

const Engine engines_links = {
  .id = "links",
  .summary = "Knuth's Dancing Links",
  .has_rules = true,
  .can_watch = true,
  .open_sudoku = engines_links_open,
  .solve_sudoku = solve_sudoku,
  .close_sudoku = engines_links_close,
  .solve_cover = solve_cover,
};
