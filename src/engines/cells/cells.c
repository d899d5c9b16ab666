/* cells.c - learning from conflicts, for large grids.
 *
 * It finds the first few solutions of a problem without colours, proves that there are no more, and
 * finds all solutions of a Sudoku that has not too many.  Dancing links answer requests for more
 * solutions, other rules and Knuth's counts.  A node is a choice; a dead end is a conflict, from
 * which one clause was learnt.  The same input has the same answer, by the same nodes: nothing
 * depends on chance or on the clock.
 *
 * Tried and dropped.  Four isomorphs of a 25x25 puzzle with hardly a redundant given, in conflicts
 * of all four, against 103 thousand:
 *
 * - Weights that fade by 0.95 a conflict instead of 0.98: 119. With that, an option tried as it was
 *   last: 122; and every literal replaced by the option that it follows from: 176.
 * - Restarts after 10 conflicts instead of 50, or only where clauses are worse: a seventh to a
 *   quarter more.
 * - Half as many clauses kept: the same time; twice as many: a fifth more.
 *
 * An empty 49x49 grid, in conflicts, against 76:
 *
 * - Options by weight: 18 thousand; values by chance: 7 thousand.
 * - Restarts after 100 or 300 conflicts leave grids with 50 clues unfilled that are filled without.
 *
 * Eight isomorphs of another such puzzle, in thousands of conflicts each, against 21.0 with weights
 * that fade by 0.98:
 *
 * - 0.99, which stands now: 20.3.  With hardly any restarts besides: 18 to 19, but hardly fewer on
 *   other puzzles, and 2.4 thousand nodes instead of 2.1 in a Latin square.
 * - Literals left out that add nothing beside others (leave_out_excluded ()) save a twentieth of
 *   the conflicts.
 * - Every option tried at the beginning for a clash: 2 fewer for the work of 0.4, which puzzles
 *   that need less would pay too.
 * - Causes of the clause's literals weighed as well: 3 % fewer to 5 % more.  Items chosen by their
 *   dead ends: 69. Weights that count twice for options taken, out, or in the clause: none better.
 *   Clauses not merged: 23.
 * - Options of a row within a box as one option more, so that clauses may name them: a quarter
 *   fewer nodes, each at more than twice the cost.
 *
 * Eight isomorphs each of three such puzzles, in thousands of conflicts each, against 11.2, which
 * hardly differ between isomorphs:
 *
 * - Quality of clauses renewed when they are of use: 11.4.  With 3 levels instead of 2 good for
 *   ever: 11.1 to 11.5.  Clauses never forgotten: 10.9; twice as soon: 11.2.
 * - Weights that fade by 0.995 with restarts after 150 conflicts: 10.7.
 * - The first of several dead items instead of the last: 11.2; the one with fewest options: 11.1.
 * - Items that came down to one option last taken first: 13.7.
 * - No faster, with the same conflicts: items counted down once for all that an option excludes,
 *   and pointers kept in variables while causes are met.  Of the 31 us of a conflict then, a third
 *   was taking options, a quarter each clauses and learning; 370 options came back.  All data in
 *   use is 100 KB, and the part left open after givens shrinks by a twentieth during the search.
 *
 * Clauses are now visited before each option that items take (cells-follow.c).  With that, eight
 * minimal puzzles need 1.1 to 2.2 times fewer conflicts than the 6 to 260 thousand that they took.
 * With it:
 *
 * - No fewer: weights that fade by 0.98 or 0.995, restarts half or twice as often, half or twice as
 *   many clauses kept (times within a twentieth); after a solution, only options that are not in it
 *   (some more); all options tried now and then for a clash (3 in a hundred clash the first time,
 *   and hardly any later).
 * - No faster: clauses of 16 bits a literal, in half the memory; literals that an option is out
 *   first among those to be watched (a twentieth fewer visits).
 *
 * The three hardest of these take 80 thousand conflicts each.  In thousands of conflicts:
 *
 * - 40 options tried both ways before each choice, at three times the time: 60. Hall sets (cells of
 *   a group with no more values left than there are cells, whose values go out everywhere else)
 *   looked for whenever nothing else follows: 52; both: 52. Hall sets of two alone: 63; options of
 *   a box that lie in one line: 72. But some 50 groups of ten open cells change for each conflict,
 *   which is 22 us in all: looking through them would cost what they save.
 * - Options tried only before the first few choices after each restart: none fewer.
 * - Weights by how often an option had a part in conflicts while it was decided (learning rates:
 *   Liang and others): 2.5 times as many.
 * - Clauses kept by how much they were used lately instead of by their levels: a tenth more in the
 *   same time.  Clauses a third shorter by trying whether fewer of their literals clash
 *   (vivification): no fewer.
 * - A clause of which another literal is true left where it is watched: as many in a tenth more
 *   time.  Lists of watches fetched ahead: no faster.
 *
 * A large grid of boxes with few givens is filled together with them before the search, which then
 * starts from that filling (-boxes).  In other shapes it is filled without the givens first, and
 * then changed for one after the other (-guide).  Tried and dropped there: a chain that always
 * takes the option that excludes least, without joining bare items, never ends.  Short chains, of
 * three times as many choices as an item has options, or all bare items looked at for each choice
 * instead of eight, fail more often, and so does looking at two or four.
 *
 * Sources of the ideas: conflict-driven search as in MiniSat (Een and Sorensson) and Glucose
 * (Audemard and Simon); items kept as items, as in dancing cells (Knuth, The Art of Computer
 * Programming, 7.2.2.3). */
#include "cells-private.h"

#include "base-memory.h"
#include "engine-report.h"
#include "links.h"
#include "memory-count.h"
#include "sudoku-cover.h"

#include <stdlib.h>

/* Requests for more solutions than this are for callers that go through all of them. */
#define MOST_SOLUTIONS 1000

/* Links go through all solutions if they reach one in at most DENSE nodes; TRIAL_NODES nodes
 * decide.  For cells each solution is one more clause, of 200 bytes: 10 to 25 us for one of 100
 * thousand, 30 to 45 for one of a million.  Not tried: solutions without clauses, by never going
 * back behind a choice whose other branch is still open (Gebser and others: conflict-driven answer
 * set enumeration). */
#define DENSE       16
#define TRIAL_NODES 20000

/* Elsewhere cells count up to this many before they leave the count to others.  They list all:
 * links would reach hardly any. */
#define MOST_COUNTED 200000

typedef struct
{
  void *links;
  SudokuCover *cover;
  CellsSolver *solver;
  uint32_t *givens;
  uint8_t *values;
  uint32_t n_cells;
} CellsWorker;

bool
cells_finds (const EngineRequest *request)
{
  return request->rule == COVER_RULE_FEWEST && !request->counted && request->solutions != 0
         && request->solutions <= MOST_SOLUTIONS;
}

bool
cells_can_find (const CoverProblem *problem, const EngineRequest *request)
{
  return cells_finds (request) && request->nodes == 0 && cover_problem_n_colours (problem) == 0;
}

static void
close_sudoku (void *data)
{
  CellsWorker *worker = data;

  if (worker->links != NULL)
    links_close (worker->links);
  cells_solver_free (worker->solver);
  sudoku_cover_free (worker->cover);
  free (worker->givens);
  free (worker->values);
  free (worker);
}

static bool
is_boxes_only (const SudokuShape *shape)
{
  return sudoku_shape_is_square (shape) && !sudoku_shape_is_jigsaw (shape)
         && sudoku_shape_rules (shape).n == 0;
}

static BaseStatus
open_sudoku (SudokuShape *shape, const BaseStop *stop, void **out_worker)
{
  CellsWorker *worker = base_new_zeroed (CellsWorker, 1);
  BaseStatus status = BASE_NO_MEMORY;

  if (worker == NULL)
    return BASE_NO_MEMORY;
  worker->n_cells = sudoku_shape_n_cells (shape);
  worker->values = base_new_zeroed (uint8_t, worker->n_cells);
  worker->givens = base_new (uint32_t, worker->n_cells);
  if (worker->values != NULL && worker->givens != NULL)
    status = sudoku_cover_new_until (shape, stop, &worker->cover);
  if (status == BASE_OK && cover_problem_n_colours (sudoku_cover_problem (worker->cover)) > 0)
    status = BASE_BAD_INPUT;
  if (status == BASE_OK)
    status = cells_solver_new (sudoku_cover_problem (worker->cover), stop, &worker->solver);
  if (status == BASE_OK && is_boxes_only (shape))
    {
      uint32_t box_rows, box_columns;

      sudoku_shape_boxes (shape, &box_rows, &box_columns);
      status = cells_solver_set_boxes (worker->solver, box_rows, box_columns);
    }
  if (status != BASE_OK)
    {
      close_sudoku (worker);
      return status;
    }
  *out_worker = worker;
  return BASE_OK;
}

/* Links, and engines that work with links, are made when a request for them comes. */
static BaseStatus
ask_links (CellsWorker *worker,
           const Engine *engine,
           const SudokuPuzzle *puzzle,
           const EngineRequest *request,
           EngineAnswer *out_answer)
{
  BaseStatus status = BASE_OK;

  if (worker->links == NULL)
    status = links_open (sudoku_cover_shape (worker->cover), request->stop, &worker->links);
  return status == BASE_OK ? engine->solve_sudoku (worker->links, puzzle, request, out_answer)
                           : status;
}

/* Reports solutions as options. */
static BaseStatus
ask_cells (CellsWorker *worker,
           const SudokuPuzzle *puzzle,
           const EngineRequest *request,
           EngineAnswer *out_answer)
{
  const uint8_t *dropped = sudoku_cover_dropped (worker->cover, puzzle);
  const uint32_t n_givens = sudoku_cover_givens (worker->cover, puzzle, worker->givens);

  return cells_solver_run (worker->solver, worker->givens, n_givens, dropped, request, out_answer);
}

typedef struct
{
  CellsWorker *worker;
  const EngineRequest *request;
} Listener;

static bool
report_values (void *data, const EngineSolution *solution)
{
  Listener *self = data;
  EngineSolution told = { .values = self->worker->values, .n_values = self->worker->n_cells };

  sudoku_cover_decode (self->worker->cover, solution->options, solution->n_options,
                       self->worker->values);
  return self->request->found (self->request->data, &told);
}

/* The same request, for solutions that come as options. */
static EngineRequest
listen_for_options (Listener *listener)
{
  EngineRequest of_options = *listener->request;

  if (of_options.found != NULL)
    {
      of_options.found = report_values;
      of_options.data = listener;
    }
  return of_options;
}

/* Whether links hardly ever reach a solution. */
static BaseStatus
look_for_sparse (CellsWorker *worker,
                 const SudokuPuzzle *puzzle,
                 const EngineRequest *request,
                 bool *out_is_sparse)
{
  const EngineRequest trial = { .nodes = TRIAL_NODES, .stop = request->stop };
  EngineAnswer answer;
  const BaseStatus status = ask_links (worker, &links_engine, puzzle, &trial, &answer);

  *out_is_sparse = status == BASE_OK && answer.outcome == COVER_RAN_TO_LIMIT
                   && answer.counters.solutions < TRIAL_NODES / DENSE;
  return status;
}

/* *out_is_over is false where there are too many for cells to count. */
static BaseStatus
find_sparse (CellsWorker *worker,
             const SudokuPuzzle *puzzle,
             const EngineRequest *request,
             EngineAnswer *out_answer,
             bool *out_is_over)
{
  const uint64_t wanted = request->solutions != 0 ? request->solutions : UINT64_MAX;
  Listener listener = { worker, request };
  EngineRequest of_options = listen_for_options (&listener);
  BaseStatus status;

  if (request->found == NULL && wanted > MOST_COUNTED)
    of_options.solutions = MOST_COUNTED;
  status = ask_cells (worker, puzzle, &of_options, out_answer);
  *out_is_over = request->found != NULL || out_answer->outcome != COVER_RAN_TO_LIMIT
                 || out_answer->counters.solutions == wanted;
  return status;
}

/* Finds all solutions, or enough that the faster engine matters. */
static BaseStatus
find_all (CellsWorker *worker,
          const SudokuPuzzle *puzzle,
          const EngineRequest *request,
          EngineAnswer *out_answer)
{
  const bool counts = engine_only_counts (request);
  bool is_sparse, is_over = false;
  BaseStatus status = look_for_sparse (worker, puzzle, request, &is_sparse);
  EngineAnswer answer = { .outcome = COVER_RAN_TO_LIMIT };

  if (status == BASE_OK && is_sparse)
    status = find_sparse (worker, puzzle, request, &answer, &is_over);
  *out_answer = answer;
  if (status != BASE_OK || is_over)
    return status;
  status = ask_links (worker, counts ? &memory_engine : &links_engine, puzzle, request, out_answer);
  /* There are at least as many as were found before. */
  if (status == BASE_OK && counts && out_answer->counters.solutions < answer.counters.solutions)
    out_answer->counters.solutions = answer.counters.solutions;
  return status;
}

static BaseStatus
cells_solve_sudoku (void *data,
                    const SudokuPuzzle *puzzle,
                    const EngineRequest *request,
                    EngineAnswer *out_answer)
{
  CellsWorker *worker = data;
  Listener listener = { worker, request };
  const EngineRequest of_options = listen_for_options (&listener);

  if (cells_finds (request))
    return ask_cells (worker, puzzle, &of_options, out_answer);
  if (request->rule != COVER_RULE_FEWEST || request->counted || request->nodes != 0)
    return ask_links (worker, &links_engine, puzzle, request, out_answer);
  return find_all (worker, puzzle, request, out_answer);
}

static bool
fits_cover (const CoverProblem *problem)
{
  return cover_problem_n_colours (problem) == 0;
}

static BaseStatus
cells_solve_cover (const CoverProblem *problem,
                   const EngineRequest *request,
                   EngineAnswer *out_answer)
{
  CellsSolver *solver;
  BaseStatus status;

  if (!cells_finds (request))
    return links_engine.solve_cover (problem, request, out_answer);
  status = cells_solver_new (problem, request->stop, &solver);
  if (status != BASE_OK)
    return status;
  status = cells_solver_run (solver, NULL, 0, NULL, request, out_answer);
  cells_solver_free (solver);
  return status;
}

const Engine cells_engine = {
  .id = "cells",
  .summary = N_ ("learns from its dead ends, for large grids"),
  .learns = true,
  .open_sudoku = open_sudoku,
  .solve_sudoku = cells_solve_sudoku,
  .close_sudoku = close_sudoku,
  .fits_cover = fits_cover,
  .solve_cover = cells_solve_cover,
  .turns = &cells_turns,
};
