/* auto.c - how `auto` solves cover problems.
 *
 * Some solutions: links, cells and bits take turns (engine-turns.h) by counted work.  One of them
 * is favoured (auto-choice.c); each of the others has a fortieth of its work.  Links may go first.
 * Bits take part where they fit and cost less than links.
 *
 * Secondary items often carry the rules of a puzzle.  A Sudoku with lines and cages has an option
 * for each row of values that fits on a line, and secondary items that make the line agree with its
 * cells.  Size and density do not distinguish such a cover from a random one, but the conflicts of
 * cells do.  Where the search learns, a conflict takes back several choices at once; where it does
 * not learn, only the last one.  So cells meet 64 conflicts first, and are favoured if they learn.
 *
 * All solutions: bits.  For a count: bits, or memory where that is faster.  Where cells learn, they
 * look for 100 solutions first; if there are fewer, all are found.
 *
 * Tried and dropped, with times beside those of the better of bits and cells
 * (tests/bench/bench-auto.c):
 *
 * - Bits first until they have worked for 10 ms, then cells for up to eight times as long: 40 to 60
 *   queens, which cells place in 0.3 ms, took 50 times as long.
 * - Cells for only four times as long as links: 1.2 to 1.5 times as long as cells in dense sets and
 *   large squares.
 * - Larger shares for bits where cells are favoured, one part in 15: wrong choices cost half as
 *   much, but a quarter of all random sets become more than a tenth slower.
 * - With secondary items, the density of the primary items alone: right for Sudokus with lines, but
 *   random sets of 5 to 7 items have the same density, and bits solve many of them 5 to 10 times as
 *   fast as cells.
 * - Columns, as for Latin squares: most items of such a Sudoku have the same place in all of their
 *   options, but only while nobody writes the items of an option in another order. */
#include "auto-private.h"

#include "bits.h"
#include "cells.h"
#include "links-turns.h"

#include <math.h>

/* Shares of engines that are not favoured.  EVEN_SHARE is for bits where cells and links share
 * evenly. */
#define SMALL_SHARE (1.0 / 40)
#define EVEN_SHARE  (1.0 / 8)

/* After this much work of favoured bits without an answer, cells get an equal share. */
#define LONG_WORK_NS 1e9

/* One step of the trial of cells, which lasts until their first conflicts have been judged. */
#define TRIAL_STEP_NS 3e4

/* For requests for all solutions, where cells learn: cells first look for this many solutions, and
 * do at most this much work. */
#define FEW_SOLUTIONS 100
#define FEW_WORK_NS   1e9

enum
{
  LINKS,
  CELLS,
  BITS,
  N_TURNS,
};

typedef struct
{
  const CoverProblem *problem;
  const EngineRequest *request;
  EngineTurn turns[N_TURNS];
} AutoSearch;

/* Runs links alone, where they are likely to go straight to a solution. */
static BaseStatus
auto_try_links (AutoSearch *self, const AutoChoice *choice)
{
  const CoverProblem *problem = self->problem;

  if (choice->links_nodes <= 0)
    return BASE_OK;
  return engine_turn_go_on (&self->turns[LINKS], problem, self->request,
                            links_work_to_begin (problem)
                                + choice->links_nodes * links_work_of_node (problem));
}

/* Runs cells to their first conflicts, where only those show whether cells learn.  Favours cells if
 * they learn. */
static BaseStatus
auto_try_cells (AutoSearch *self, AutoChoice *choice)
{
  EngineTurn *cells = &self->turns[CELLS];
  bool may_learn = false;
  BaseStatus status = auto_cells_may_learn (self->problem, self->request->stop, &may_learn);

  if (status != BASE_OK || !may_learn)
    return status;
  do
    status = engine_turn_go_on (cells, self->problem, self->request,
                                cells->progress.work + TRIAL_STEP_NS);
  while (status == BASE_OK && !cells->progress.is_over
         && cells->progress.outlook == ENGINE_OUTLOOK_OPEN);
  if (status == BASE_OK && cells->progress.outlook == ENGINE_OUTLOOK_GOOD)
    {
      choice->favours_cells = true;
      choice->links_are_even = false;
    }
  return status;
}

static EngineTurn *
auto_find_over (AutoSearch *self)
{
  for (unsigned i = 0; i < N_TURNS; i++)
    if (self->turns[i].progress.is_over)
      return &self->turns[i];
  return NULL;
}

static void
auto_share (AutoSearch *self, const AutoChoice *choice)
{
  const bool bits_pay = auto_bits_pay (self->problem);
  const bool favours_cells = choice->favours_cells || !bits_pay;

  if (!bits_pay)
    self->turns[BITS].way = NULL;
  self->turns[CELLS].share = favours_cells ? 1 : SMALL_SHARE;
  self->turns[LINKS].share = choice->links_are_even ? 1 : SMALL_SHARE;
  self->turns[BITS].share = !favours_cells ? 1 : choice->links_are_even ? EVEN_SHARE : SMALL_SHARE;
}

static BaseStatus
auto_take_turns (AutoSearch *self, EngineTurn **out_chosen)
{
  const bool favours_bits = self->turns[BITS].way != NULL && self->turns[BITS].share >= 1;
  BaseStatus status = engine_turns_take (self->turns, N_TURNS, self->problem, self->request,
                                         favours_bits ? LONG_WORK_NS : INFINITY, out_chosen);

  if (status != BASE_OK || *out_chosen != NULL)
    return status;
  self->turns[CELLS].share = 1;
  return engine_turns_take (self->turns, N_TURNS, self->problem, self->request, INFINITY,
                            out_chosen);
}

static BaseStatus
auto_search (AutoSearch *self, EngineTurn **out_chosen)
{
  AutoChoice choice;
  BaseStatus status = auto_choose (self->problem, self->request, &choice);

  if (status == BASE_OK)
    status = auto_try_links (self, &choice);
  *out_chosen = auto_find_over (self);
  if (status == BASE_OK && *out_chosen == NULL)
    status = auto_try_cells (self, &choice);
  if (*out_chosen == NULL)
    *out_chosen = auto_find_over (self);
  if (status != BASE_OK || *out_chosen != NULL)
    return status;
  auto_share (self, &choice);
  return auto_take_turns (self, out_chosen);
}

static BaseStatus
auto_find_some (const CoverProblem *problem, const EngineRequest *request, EngineAnswer *out_answer)
{
  AutoSearch self = {
    .problem = problem,
    .request = request,
    .turns = { [LINKS] = { .way = &links_turns },
               [CELLS] = { .way = &cells_turns },
               [BITS] = { .way = &bits_turns } },
  };
  EngineTurn *chosen;
  BaseStatus status = auto_search (&self, &chosen);

  if (status == BASE_OK)
    status = engine_turns_finish (self.turns, N_TURNS, chosen, out_answer);
  engine_turns_clear (self.turns, N_TURNS);
  return status;
}

/* Finds all solutions with cells where cells learn and solutions are few.  *out_done is false where
 * there may be more than were found. */
static BaseStatus
auto_find_few (const CoverProblem *problem,
               const EngineRequest *request,
               EngineAnswer *out_answer,
               bool *out_done)
{
  EngineRequest few = *request;
  AutoSearch self = { .problem = problem,
                      .request = &few,
                      .turns = { [CELLS] = { .way = &cells_turns } } };
  EngineTurn *cells = &self.turns[CELLS];
  AutoChoice choice = { .favours_cells = false };
  BaseStatus status;

  few.solutions = FEW_SOLUTIONS;
  status = auto_try_cells (&self, &choice);
  if (status == BASE_OK && choice.favours_cells)
    status = engine_turn_go_on (cells, problem, &few, FEW_WORK_NS);
  *out_done = cells->progress.is_over && cells->progress.counters.solutions < FEW_SOLUTIONS;
  if (status == BASE_OK && *out_done)
    status = cells->way->finish (cells->run, out_answer);
  engine_turns_clear (self.turns, N_TURNS);
  return status;
}

static BaseStatus
auto_solve_cover (const CoverProblem *problem,
                  const EngineRequest *request,
                  EngineAnswer *out_answer)
{
  bool is_done = false;
  BaseStatus status = BASE_OK;

  if (cells_can_find (problem, request))
    return auto_find_some (problem, request, out_answer);
  if (request->solutions == 0 && request->nodes == 0)
    status = auto_find_few (problem, request, out_answer, &is_done);
  if (status != BASE_OK || is_done)
    return status;
  return bits_solve (problem, &(BitsWay){ .manner = BITS_OR_MEMORY }, request, out_answer);
}

static bool
auto_fits_cover (const CoverProblem *problem)
{
  return cover_problem_n_colours (problem) == 0;
}

const Engine auto_engine = {
  .id = "auto",
  .fits_cover = auto_fits_cover,
  .solve_cover = auto_solve_cover,
};
