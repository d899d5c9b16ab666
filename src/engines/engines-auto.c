/* engines-auto.c - what `auto` does with covers.
 *
 * A count of all: bits, or memory where that is seen to be faster.  All solutions: bits.  Some solutions: it is guessed
 * by size and density whether bits or cells find them sooner (engines-auto-guess.c); that one begins, alone until the
 * other can be set up in a small part of the time, and the two take turns from then on (engines-bits-turns.c).  Where
 * bits do not fit, or are slower than links, links are the other one.  Links go first where it is to be expected that
 * they go straight down to a solution: that takes less than it takes to set the others up.  Somebody who listens hears
 * of it when it is clear who answers.
 *
 * Tried and dropped, with times beside those of the better of bits and cells (tests/bench/bench-auto.c):
 *
 * - Links first, 200 nodes of them, whatever it is: Latin squares that cells complete took 1.2 to 3.7 times as long,
 *   Sudokus of 16x16 2 to 6 times, sets of three over 40 items twice.  Setting links up is a third of setting cells up.
 * - Bits first until they have worked for 10 ms, then cells for up to eight times as long: 40 to 60 queens, which cells
 *   place in 0.3 ms, 50 times as long.
 * - By the mean number of options an item alone: Latin squares with half of their cells open have as many as sets drawn
 *   by chance. */
#include "engines-auto-private.h"
#include "engines-bits-private.h"

#define FIRST_NODES 10 /* of links that nobody expects much of */
#define MORE_NODES  2  /* times as many each time */

/* Cells may go through so many terms for each update of links: that takes them four times as long, or 40 where they are
 * favoured. */
#define CELLS_TO_LINKS      10
#define MANY_CELLS_TO_LINKS 120

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
                   const AutoGuess *guess,
                   const EngineRequest *request,
                   EngineAnswer *out_answer)
{
  const uint64_t ratio = guess->favours_cells ? MANY_CELLS_TO_LINKS : CELLS_TO_LINKS;
  CellsTurns cells = { .is_over = false };
  uint64_t work = cover_problem_n_terms (problem), n_nodes = 0, nodes = FIRST_NODES;
  BaseStatus status = BASE_OK;
  bool done = false;

  if (guess->favours_cells)
    status = cells_turns_go_on (&cells, problem, request, ratio * work);
  for (; status == BASE_OK && !done && !cells.is_over; nodes *= MORE_NODES)
    {
      status = begin_with_links (problem, request, nodes, out_answer, &done);
      work += out_answer->counters.updates;
      n_nodes += out_answer->counters.nodes;
      if (status == BASE_OK && !done)
        status = cells_turns_go_on (&cells, problem, request, ratio * work);
    }
  if (status == BASE_OK && !done)
    cells_turns_tell (&cells, request, out_answer);
  out_answer->counters.nodes = n_nodes + cells.answer.counters.nodes;
  cells_turns_clear (&cells);
  return status;
}

/* Bits are not set up before cells have had many times as long as that takes. */
static BaseStatus
find_with_cells (const CoverProblem *problem,
                 const EngineRequest *request,
                 EngineAnswer *out_answer)
{
  CellsTurns cells = { .is_over = false };
  const BitsWay way = { .manner = BITS_OR_CELLS, .cells = &cells };
  BaseStatus status = cells_turns_go_on (&cells, problem, request, bits_cells_before (problem));

  if (status == BASE_OK && cells.is_over)
    cells_turns_tell (&cells, request, out_answer);
  else if (status == BASE_OK)
    status = bits_solve (problem, &way, request, out_answer);
  cells_turns_clear (&cells);
  return status;
}

static BaseStatus
find_some (const CoverProblem *problem, const EngineRequest *request, EngineAnswer *out_answer)
{
  AutoGuess guess;
  BaseStatus status = auto_guess (problem, request, &guess);
  bool done = false;

  if (status == BASE_OK && guess.links_nodes > 0)
    status = begin_with_links (problem, request, guess.links_nodes, out_answer, &done);
  if (status != BASE_OK || done)
    return status;
  if (!bits_plan_pays (problem))
    return find_without_bits (problem, &guess, request, out_answer);
  if (guess.favours_cells && cells_can_find (problem, request))
    return find_with_cells (problem, request, out_answer);
  return bits_solve (problem, &(BitsWay){ .manner = BITS_OR_CELLS }, request, out_answer);
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
