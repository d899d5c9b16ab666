/* bits-memory.c - whether a count is better left to the engine `memory`.
 *
 * Where few sets of open items come again, as with queens and pentominoes, remembering takes 10 to
 * 60 times as long as `bits`; where many do, as with dominoes, a two-hundredth of the time.  The
 * share that comes again among the first sets is no help: Langford pairs have as many as Latin
 * squares.  The sign is how fast the number of known solutions grows.  So `memory` is tried twice,
 * for a few thousand nodes and for twice as many, and the growth is extrapolated until all
 * solutions that are expected are known.  Everything is measured in nodes, so the same problem
 * always takes the same course. */
#include "bits-private.h"

#include "memory-count.h"

/* Of the nodes that seem to be left, one in ONE_IN may be spent on a trial. */
#define ONE_IN 240

/* `memory` may need one part in NODES_OF_BITS of the nodes that `bits` needs.  A node of `memory`
 * takes as long as four to eight of `bits`; but where it pays, it pays more and more. */
#define NODES_OF_BITS 3

#define LEAST_TRIAL 1000 /* nodes of `memory` */
#define MOST_TRIAL  400000

/* The factor by which known solutions grow when the nodes double.  It is taken from the last
 * doubling if the first half found at least SOME, and kept within these bounds. */
#define LEAST_GROWTH 2.0
#define MOST_GROWTH  3.0
#define SOME         64

/* Takes an answer that is final: the end, a stop, or more solutions than can be counted. */
static bool
take_answer (BitsRun *self, const EngineAnswer *answer, bool pays)
{
  self->other_nodes += answer->counters.nodes;
  if (!pays || (answer->outcome == COVER_RAN_TO_LIMIT && answer->counters.solutions != UINT64_MAX))
    return false;
  self->answer->counters.solutions = answer->counters.solutions;
  self->search.outcome = answer->outcome;
  return true;
}

/* Estimates the nodes for `all` solutions. */
static double
guess_nodes (double all, double growth, const EngineAnswer *trial)
{
  double nodes = (double) trial->counters.nodes, known = (double) trial->counters.solutions;

  for (known = known > 1 ? known : 1; known * growth < all; known *= growth)
    nodes *= 2;
  return known < all ? nodes * (1 + (all - known) / (known * (growth - 1))) : nodes;
}

static double
guess_growth (const EngineAnswer *half, const EngineAnswer *whole)
{
  const double before = (double) half->counters.solutions;
  const double growth = before < SOME ? 0 : (double) whole->counters.solutions / before;

  return growth < LEAST_GROWTH ? LEAST_GROWTH : growth > MOST_GROWTH ? MOST_GROWTH : growth;
}

static BaseStatus
try_memory (BitsRun *self, uint64_t nodes, EngineAnswer *out_answer, bool *out_pays, bool *out_done)
{
  const EngineRequest request = { .nodes = nodes, .stop = self->request->stop };
  const BaseStatus status =
      memory_count (self->problem, MEMORY_FEWEST, &request, out_answer, out_pays);

  *out_done = status == BASE_OK && take_answer (self, out_answer, *out_pays);
  return status;
}

BaseStatus
bits_run_memory (BitsRun *self, double nodes_left, bool *out_done)
{
  const double trial = nodes_left / ONE_IN, most = nodes_left / NODES_OF_BITS;
  const uint64_t nodes = trial < MOST_TRIAL ? (uint64_t) trial : MOST_TRIAL;
  const double all = (double) self->answer->counters.solutions
                     * (bits_search_guess (&self->search) / (double) self->search.nodes);
  EngineAnswer half, whole;
  BaseStatus status;
  bool pays;

  *out_done = false;
  if (nodes < LEAST_TRIAL || !memory_count_fits (self->problem))
    return BASE_OK;
  status = try_memory (self, nodes / 2, &half, &pays, out_done);
  if (status != BASE_OK || *out_done || !pays || guess_nodes (all, MOST_GROWTH, &half) > most)
    return status;
  status = try_memory (self, nodes, &whole, &pays, out_done);
  if (status != BASE_OK || *out_done || !pays
      || guess_nodes (all, guess_growth (&half, &whole), &whole) > most)
    return status;
  return try_memory (self, 0, &whole, &pays, out_done);
}
