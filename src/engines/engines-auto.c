/* engines-auto.c - what `auto` does with covers.
 *
 * A count of all: bits, or memory where that is seen to be faster.  All solutions: bits.  Some solutions: links begin,
 * because they need no preparation, and go straight down where bits look at all siblings first; what is not answered
 * soon is for bits and cells in turns (engines-bits-turns.c), or, where bits do not fit, for links and cells in turns.
 * Somebody who listens hears of it when it is clear who answers. */
#include "engines-bits-private.h"

#define FIRST_NODES      200 /* of links */
#define FIRST_WIDE_NODES 10  /* where links are not for it, but bits are not either */
#define FEW_TERMS        2048
#define MORE_NODES       2 /* times as many each time */

/* Cells may go through so many terms for each update of links, and take as much longer. */
#define CELLS_TO_LINKS 10

/* Whether a node of links, which goes through the options of an option's items, is a third of setting them up at most; of
 * small problems it does not matter, and their first solutions are those of links. */
static bool
is_light (const CoverProblem *problem)
{
  const double n_options = cover_problem_n_options (problem) + 1.0;
  const double length = cover_problem_n_terms (problem) / n_options;

  return cover_problem_n_terms (problem) <= FEW_TERMS
         || 3 * length * length <= cover_problem_n_items (problem);
}

/* So many nodes of links; false where that was not enough. */
static BaseStatus
begin_with_links (const CoverProblem *problem,
                  const EngineRequest *request,
                  uint64_t nodes,
                  EngineAnswer *out_answer,
                  bool *out_done)
{
  EnginesKept kept = { .n_words = 0 };
  EngineRequest first = *request;
  BaseStatus status;

  first.nodes = nodes;
  if (request->found != NULL)
    {
      first.found = engines_kept_add;
      first.data = &kept;
    }
  status = engines_links.solve_cover (problem, &first, out_answer);
  if (status == BASE_OK && kept.starved)
    status = BASE_NO_MEMORY;
  *out_done = status == BASE_OK
              && (out_answer->outcome != COVER_RAN_TO_LIMIT
                  || out_answer->counters.solutions == request->solutions);
  if (*out_done && request->found != NULL)
    {
      out_answer->counters.solutions = 0;
      if (!engines_kept_tell (&kept, request, out_answer))
        out_answer->outcome = COVER_RAN_TO_LIMIT;
    }
  engines_kept_clear (&kept);
  return status;
}

/* Links begin anew each time, so half of what they do is done twice. */
static BaseStatus
find_without_bits (const CoverProblem *problem,
                   const EngineRequest *request,
                   EngineAnswer *out_answer)
{
  CellsTurns cells = { .is_over = false };
  uint64_t work = cover_problem_n_terms (problem), n_nodes = 0;
  BaseStatus status = BASE_OK;
  bool done = false;

  for (uint64_t nodes = is_light (problem) ? FIRST_NODES : FIRST_WIDE_NODES;
       status == BASE_OK && !done && !cells.is_over; nodes *= MORE_NODES)
    {
      status = begin_with_links (problem, request, nodes, out_answer, &done);
      work += out_answer->counters.updates;
      n_nodes += out_answer->counters.nodes;
      if (status == BASE_OK && !done)
        status = cells_turns_go_on (&cells, problem, request, CELLS_TO_LINKS * work);
    }
  if (status == BASE_OK && !done)
    cells_turns_tell (&cells, request, out_answer);
  out_answer->counters.nodes = n_nodes + cells.answer.counters.nodes;
  cells_turns_clear (&cells);
  return status;
}

static BaseStatus
find_some (const CoverProblem *problem, const EngineRequest *request, EngineAnswer *out_answer)
{
  const BitsWay way = { .manner = BITS_OR_CELLS };
  BaseStatus status = BASE_OK;
  bool done = false;

  if (!bits_plan_pays (problem))
    return find_without_bits (problem, request, out_answer);
  if (is_light (problem))
    status = begin_with_links (problem, request, FIRST_NODES, out_answer, &done);
  return status == BASE_OK && !done ? bits_solve (problem, &way, request, out_answer) : status;
}

static BaseStatus
solve_cover (const CoverProblem *problem, const EngineRequest *request, EngineAnswer *out_answer)
{
  if (request->solutions != 0 && request->nodes == 0)
    return find_some (problem, request, out_answer);
  return bits_solve (problem, &(BitsWay){ .manner = BITS_OR_MEMORY }, request, out_answer);
}

static bool
fits_cover (const CoverProblem *problem)
{
  return cover_problem_n_colours (problem) == 0;
}

const Engine engines_auto = {
  .id = "auto",
  .summary = "The fastest one",
  .fits_cover = fits_cover,
  .solve_cover = solve_cover,
};
