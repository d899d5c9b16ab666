/* engines-bits-turns.c - some solutions, by bits and by cells in turns.
 *
 * Where options are tied together closely, as with pentominoes or Langford pairs, bits are done in a hundredth of the
 * time that cells take; where much can be learnt, as when a Latin square is to be completed, it is the other way round.
 * Size and density do not tell which it is.  So bits begin; when they pause cells go on, for one part in ONE_IN of what
 * bits seem to have left, but no longer than so many times what bits have worked; and so on, bits each time for as long
 * again as they have worked.  Both keep what they have, so nothing is done twice.  Where cells win, bits were an eighth
 * of it; where bits win and it can be foreseen how much they have left, cells were a tenth.
 *
 * All is measured in work, which is counted: the same problem always goes the same way. */
#include "engines-bits-private.h"

/* A unit is what cells take for one term of an option, some 10 ns with what they learn.  A node of bits takes some, and
 * some more for each so many eights of options and registers of items. */
#define WORK_OF_NODE   3.0
#define STEPS_OF_WORK  80.0
#define BYTES_OF_STEPS (8.0 * BITS_STEP)

#define FIRST_WORK 1e6

#define ONE_IN    10
#define MOST_MORE 8

/* To set cells up takes so much for each term. */
#define WORK_OF_TERM 4

/* From so much on what bits seem to have left is believed, if cells are not worth it. */
#define SURE_WORK 5e6

static double
work_of_node (const BitsPlan *plan)
{
  const double n_steps = (double) plan->n_words * 64 * plan->n_lanes / BYTES_OF_STEPS;

  return WORK_OF_NODE + n_steps / STEPS_OF_WORK;
}

uint64_t
bits_first_turn (const BitsPlan *plan)
{
  return 1 + (uint64_t) (FIRST_WORK / work_of_node (plan));
}

BaseStatus
bits_run_cells (BitsRun *self, CellsTurns *cells, BitsTurn *out_next)
{
  const double each = work_of_node (&self->plan), done = each * (double) self->search.nodes;
  const double part = (each * bits_search_guess (&self->search) - done) / ONE_IN;
  const double most = part < MOST_MORE * done ? part : MOST_MORE * done;
  const double least = (double) WORK_OF_TERM * cover_problem_n_terms (self->problem);
  BaseStatus status = BASE_OK;

  *out_next = done > SURE_WORK && part < MOST_MORE * done ? BITS_TURN_ALONE : BITS_TURN_BITS;
  if (most > least)
    status = cells_turns_go_on (cells, self->problem, self->request, (uint64_t) most);
  if (status != BASE_OK || !cells->is_over)
    return status;
  self->other_nodes = cells->answer.counters.nodes;
  cells_turns_tell (cells, self->request, self->answer);
  self->search.outcome = self->answer->outcome;
  *out_next = BITS_TURN_DONE;
  return BASE_OK;
}
