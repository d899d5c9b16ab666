/* bits-turns.c - bits in turns with other engines. */
#include "bits-private.h"

#include "base-memory.h"
#include "engine-density.h"

#include <stdlib.h>

/* Estimated work in ns.  A node has a fixed cost, a cost for each word of options, and a cost for
 * each chunk of eight that it goes through times the lanes of items.  Before the search, the number
 * of these chunks is estimated: a fraction of those at the beginning, and smaller where an option
 * excludes a larger part of the others.  That is right within a fifth for most of 75 problems with
 * parts from 0.01 to 6. */
#define WORK_OF_NODE      30.0
#define WORK_OF_NODE_WORD 0.9
#define WORK_OF_LANE      0.0135
#define FEWER_CHUNKS      1.4
#define FEWER_LEFT_OUT    8.0

/* Work to set up: for each word combined, each byte cleared, each option. */
#define WORK_TO_BEGIN  1000.0
#define WORK_OF_WORD   0.25
#define WORK_OF_BYTE   0.03
#define WORK_OF_OPTION 32.0

/* Most nodes of one turn; nodes of the first turn. */
#define MOST_NODES  1e18
#define FIRST_NODES 500

typedef struct
{
  EngineRequest request;
  EngineAnswer answer;
  BitsRun run;
  bool is_over;
} BitsTurns;

static double
bits_work_of_nodes (const CoverProblem *problem, double nodes, double n_chunks)
{
  const double n_words = cover_problem_n_options (problem) / 64 + 1,
               n_lanes = cover_problem_n_primary (problem) + BITS_STEP / 2;

  return (WORK_OF_NODE + WORK_OF_NODE_WORD * n_words) * nodes + WORK_OF_LANE * n_lanes * n_chunks;
}

double
bits_work_of_node (const CoverProblem *problem)
{
  const double n_chunks = cover_problem_n_options (problem) / 8 + 1;

  return bits_work_of_nodes (
      problem, 1, n_chunks / (FEWER_CHUNKS + FEWER_LEFT_OUT * engine_density_left_out (problem)));
}

double
bits_work_to_begin (const CoverProblem *problem)
{
  const double n_options = cover_problem_n_options (problem),
               n_lanes = cover_problem_n_primary (problem);
  const double n_words = n_options / 64 + 1;

  return WORK_TO_BEGIN + WORK_OF_WORD * n_words * cover_problem_n_terms (problem)
         + WORK_OF_BYTE * (n_options * (8 * n_words + n_lanes) + 8 * n_words * n_lanes)
         + WORK_OF_OPTION * n_options;
}

static double
bits_turns_first_work (const CoverProblem *problem)
{
  return bits_work_to_begin (problem) + FIRST_NODES * bits_work_of_node (problem);
}

static void
bits_turns_free (void *run)
{
  BitsTurns *self = run;

  bits_run_clear (&self->run);
  free (self);
}

static BaseStatus
bits_turns_begin (const CoverProblem *problem, const EngineRequest *request, void **out_run)
{
  BitsTurns *self = base_new_zeroed (BitsTurns, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->request = *request;
  self->run = (BitsRun){ .problem = problem, .request = &self->request, .answer = &self->answer };
  status = bits_run_init (&self->run, NULL);
  if (status != BASE_OK)
    {
      bits_turns_free (self);
      return status;
    }
  *out_run = self;
  return BASE_OK;
}

/* The number of nodes at which the total work reaches `work`, extrapolated from the nodes so
 * far. */
static uint64_t
bits_turns_nodes (const BitsTurns *self, double searched, double work)
{
  const BitsSearch *search = &self->run.search;
  const CoverProblem *problem = self->run.problem;
  const double n = (double) search->nodes;
  const double each = n < FIRST_NODES ? bits_work_of_node (problem) : searched / n,
               more = (work - bits_work_to_begin (problem) - searched) / each;

  return more < 1 ? search->nodes + 1
                  : search->nodes + (uint64_t) (more < MOST_NODES ? more : MOST_NODES);
}

static double
bits_turns_searched (const BitsTurns *self)
{
  const BitsSearch *search = &self->run.search;

  return bits_work_of_nodes (self->run.problem, (double) search->nodes, (double) search->n_chunks);
}

static BaseStatus
bits_turns_go_on (void *run, double work, EngineProgress *out_progress)
{
  BitsTurns *self = run;
  const BitsSearch *search = &self->run.search;
  const uint64_t nodes = bits_turns_nodes (self, bits_turns_searched (self), work);
  BaseStatus status = BASE_OK;
  double searched;

  if (!self->is_over)
    status = bits_run_to (&self->run, nodes, &self->is_over);
  searched = bits_turns_searched (self);
  *out_progress = (EngineProgress){
    .is_over = self->is_over,
    .work = bits_work_to_begin (self->run.problem) + searched,
    .left =
        self->is_over ? 0 : searched * (bits_search_guess (search) / (double) search->nodes - 1),
    .counters = { .nodes = search->nodes },
  };
  return status;
}

static BaseStatus
bits_turns_finish (void *run, EngineAnswer *out_answer)
{
  BitsTurns *self = run;
  const BaseStatus status = bits_run_finish (&self->run, self->is_over);

  *out_answer = self->answer;
  return status;
}

const EngineTurns bits_turns = {
  .first_work = bits_turns_first_work,
  .begin = bits_turns_begin,
  .go_on = bits_turns_go_on,
  .finish = bits_turns_finish,
  .free = bits_turns_free,
};
