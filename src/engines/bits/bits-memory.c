/* bits-memory.c - whether a count is better left to the engine `memory`.
 *
 * Where few sets of open items come again, as with queens and pentominoes, remembering takes 10 to 60 times as long as
 * `bits`; where many do, as with dominoes, a two-hundredth of the time.  How many come again among the first is no
 * help: Langford pairs have as many as Latin squares.  What tells is how fast the number of solutions grows that are
 * known: it is tried out twice, a few thousand nodes and as many again, and thought on until all solutions that seem to
 * be there are known.  Everything is measured in nodes, so the same problem always goes the same way. */
#include "bits-private.h"

#include "memory-count.h"

/* Of the nodes that seem to be left: one in so many may be tried out. */
#define ONE_IN 240

/* A node of `memory` takes as long as four to eight of `bits`; but where it pays, it pays more and more. */
#define NODES_OF_BITS 3

#define LEAST_TRIAL 1000 /* nodes of `memory` */
#define MOST_TRIAL  400000

/* When the nodes double, the solutions known grow so many times, as it seems from the last doubling, if that found some:
 * no less than that, and hardly more. */
#define LEAST_GROWTH 2.0
#define MOST_GROWTH  3.0
#define SOME         64

/* An answer that is worth having: the end, a stop, or more than can be counted. */
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

/* Nodes for `all` solutions. */
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
try (BitsRun *self, uint64_t nodes, EngineAnswer *out_answer, bool *out_pays, bool *out_done)
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
  status = try (self, nodes / 2, &half, &pays, out_done);
  if (status != BASE_OK || *out_done || !pays || guess_nodes (all, MOST_GROWTH, &half) > most)
    return status;
  status = try (self, nodes, &whole, &pays, out_done);
  if (status != BASE_OK || *out_done || !pays
      || guess_nodes (all, guess_growth (&half, &whole), &whole) > most)
    return status;
  return try (self, 0, &whole, &pays, out_done);
}
