/* links.c - dancing links, the heart of the program.
 *
 * A node is one entry into the search, an update one unlinking: Knuth's counts, where the request
 * asks for them.  Otherwise, Sudokus with four groups a cell run on the sprint layout
 * (cover-sprint.h), which has counts of its own.  All other problems run on the general layout.
 *
 * Notes about what was tried and dropped stand where it would be tried again: ways to take options
 * and to come back, and which pair to weigh, in cover-sprint-run.c; ways to link what givens leave,
 * in cover-sprint-link.c. */
#include "links-private.h"

#include "base-memory.h"
#include "cover-links.h"
#include "cover-search.h"
#include "engine-split.h"
#include "links-turns.h"
#include "sudoku-cover.h"
#include "sudoku-solver.h"

#include <stdlib.h>

typedef struct
{
  SudokuSolver *solver;
  uint8_t *values;
  uint32_t n_cells;
} LinksWorker;

void
links_close (void *data)
{
  LinksWorker *worker = data;

  sudoku_solver_free (worker->solver);
  free (worker->values);
  free (worker);
}

BaseStatus
links_open (SudokuShape *shape, const BaseStop *stop, void **out_worker)
{
  LinksWorker *worker = base_new_zeroed (LinksWorker, 1);
  BaseStatus status = BASE_NO_MEMORY;

  if (worker == NULL)
    return BASE_NO_MEMORY;
  worker->n_cells = sudoku_shape_n_cells (shape);
  worker->values = base_new_zeroed (uint8_t, worker->n_cells);
  if (worker->values != NULL)
    status = sudoku_solver_new_until (shape, stop, &worker->solver);
  if (status != BASE_OK)
    {
      links_close (worker);
      return status;
    }
  *out_worker = worker;
  return BASE_OK;
}

SudokuSolver *
links_solver (void *worker)
{
  return ((LinksWorker *) worker)->solver;
}

/* A puzzle that workers of a crew share. */
typedef struct
{
  const SudokuPuzzle *puzzle;
  const EngineRequest *request;
} SudokuTask;

static BaseStatus
open_shared_sudoku (const void *data, void **out_search)
{
  const SudokuTask *task = data;

  return links_open (task->puzzle->shape, task->request->stop, out_search);
}

static void
links_prepare (LinksWorker *worker, const EngineRequest *request)
{
  sudoku_solver_set_rule (worker->solver, request->rule, request->seed);
  sudoku_solver_set_counted (worker->solver, request->counted);
}

static BaseStatus
start_shared_sudoku (void *search, const void *data, const CoverPart *part)
{
  const SudokuTask *task = data;
  LinksWorker *worker = search;

  links_prepare (worker, task->request);
  return sudoku_solver_start_part (worker->solver, task->puzzle, part, task->request->stop);
}

static CoverOutcome
run_shared_sudoku (void *search, const CoverLimits *limits)
{
  return sudoku_solver_run (links_solver (search), limits);
}

static bool
give_sudoku (void *search, CoverPart *out_part)
{
  return sudoku_solver_give (links_solver (search), out_part);
}

static const CoverCounters *
sudoku_counters (void *search)
{
  return sudoku_solver_counters (links_solver (search));
}

static uint32_t
sudoku_choices (void *search, uint32_t *out_options)
{
  return sudoku_solver_choices (links_solver (search), out_options);
}

static EngineSolution
describe_sudoku (void *search, const uint32_t *options, uint32_t n_options)
{
  LinksWorker *worker = search;

  sudoku_solver_fill (worker->solver, options, n_options, worker->values);
  return (EngineSolution){ .values = worker->values, .n_values = worker->n_cells };
}

static const EngineTree sudoku_tree = {
  .open = open_shared_sudoku,
  .close = links_close,
  .start = start_shared_sudoku,
  .run = run_shared_sudoku,
  .give = give_sudoku,
  .counters = sudoku_counters,
  .choices = sudoku_choices,
  .describe = describe_sudoku,
};

static void
go_on_alone (LinksWorker *worker, const EngineRequest *request, EngineAnswer *out_answer)
{
  const CoverLimits limits = { .solutions = request->solutions,
                               .nodes = request->nodes,
                               .stop = request->stop };
  bool found = true;

  out_answer->outcome = COVER_RAN_TO_END;
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
  out_answer->n_levels = sudoku_solver_n_levels (worker->solver);
}

BaseStatus
links_go_on (void *data,
             const SudokuPuzzle *puzzle,
             const EngineRequest *request,
             EngineAnswer *out_answer)
{
  LinksWorker *worker = data;
  const CoverProblem *problem = sudoku_cover_problem (sudoku_solver_cover (worker->solver));
  const SudokuTask task = { puzzle, request };

  if (engine_can_split (request))
    return engine_split_run (&sudoku_tree, &task, worker, cover_problem_n_primary (problem),
                             request, out_answer);
  go_on_alone (worker, request, out_answer);
  return BASE_OK;
}

static BaseStatus
links_solve_sudoku (void *data,
                    const SudokuPuzzle *puzzle,
                    const EngineRequest *request,
                    EngineAnswer *out_answer)
{
  LinksWorker *worker = data;
  BaseStatus status;

  *out_answer = (EngineAnswer){ .outcome = COVER_RAN_TO_END };
  links_prepare (worker, request);
  status = sudoku_solver_start_until (worker->solver, puzzle, request->stop);
  if (status == BASE_OK)
    return links_go_on (worker, puzzle, request, out_answer);
  return status == BASE_BAD_INPUT ? BASE_OK : status;
}

void
links_run_cover (CoverSearch *search,
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
  (void) cover_search_profile (search, &answer->n_levels);
  answer->n_levels++;
}

/* A problem that workers of a crew share; all of them read the links. */
typedef struct
{
  const CoverLinks *links;
  const EngineRequest *request;
} CoverTask;

static BaseStatus
open_shared_cover (const void *data, void **out_search)
{
  const CoverTask *task = data;
  CoverSearch *search;
  BaseStatus status = cover_search_new_until (task->links, task->request->stop, &search);

  if (status != BASE_OK)
    return status;
  cover_search_set_rule (search, task->request->rule, task->request->seed);
  *out_search = search;
  return BASE_OK;
}

static void
close_shared_cover (void *search)
{
  cover_search_free (search);
}

static BaseStatus
start_shared_cover (void *search, const void *data, const CoverPart *part)
{
  const CoverTask *task = data;
  const BaseStatus status = cover_search_start (search, NULL, 0);

  return status == BASE_OK ? cover_search_start_part (search, part, task->request->stop) : status;
}

static CoverOutcome
run_shared_cover (void *search, const CoverLimits *limits)
{
  return cover_search_run (search, limits);
}

static bool
give_cover (void *search, CoverPart *out_part)
{
  return cover_search_give (search, out_part);
}

static const CoverCounters *
cover_counters (void *search)
{
  return cover_search_counters (search);
}

static uint32_t
cover_choices (void *search, uint32_t *out_options)
{
  return cover_search_choices (search, out_options);
}

static EngineSolution
describe_cover (void *search, const uint32_t *options, uint32_t n_options)
{
  (void) search;
  return (EngineSolution){ .options = options, .n_options = n_options };
}

static const EngineTree cover_tree = {
  .open = open_shared_cover,
  .close = close_shared_cover,
  .start = start_shared_cover,
  .run = run_shared_cover,
  .give = give_cover,
  .counters = cover_counters,
  .choices = cover_choices,
  .describe = describe_cover,
};

static BaseStatus
links_solve_cover (const CoverProblem *problem,
                   const EngineRequest *request,
                   EngineAnswer *out_answer)
{
  const uint32_t n_primary = cover_problem_n_primary (problem);
  CoverTask task = { .request = request };
  CoverLinks *links = NULL;
  void *search = NULL;
  uint32_t *options = base_new (uint32_t, (size_t) n_primary + 1);
  BaseStatus status = options != NULL ? cover_links_new_until (problem, NULL, request->stop, &links)
                                      : BASE_NO_MEMORY;

  *out_answer = (EngineAnswer){ .outcome = COVER_RAN_TO_END };
  task.links = links;
  if (status == BASE_OK)
    status = open_shared_cover (&task, &search);
  if (status == BASE_OK)
    status = cover_search_start (search, NULL, 0);
  if (status == BASE_OK && engine_can_split (request))
    status = engine_split_run (&cover_tree, &task, search, n_primary, request, out_answer);
  else if (status == BASE_OK)
    links_run_cover (search, request, options, out_answer);
  cover_search_free (search);
  cover_links_free (links);
  free (options);
  return status;
}

const Engine links_engine = {
  .id = "links",
  .summary = N_ ("Knuth's Dancing Links"),
  .has_rules = true,
  .can_watch = true,
  .open_sudoku = links_open,
  .solve_sudoku = links_solve_sudoku,
  .close_sudoku = links_close,
  .solve_cover = links_solve_cover,
  .turns = &links_turns,
};
