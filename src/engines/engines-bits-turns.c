/* engines-bits-turns.c - some solutions, by bits and by cells in turns.
 *
 * Where options are tied together closely, as with pentominoes or Langford pairs, bits are done in a hundredth of the
 * time that cells take; where much can be learnt, as when a Latin square is to be completed, it is the other way round.
 * Which it is, is guessed (engines-auto-guess.c), and guessed well; so the one has nearly all of the time, and the other
 * one part in HEDGE of it: whoever is favoured is done in little more than its own time, and if the guess was wrong, the
 * other has the answer in HEDGE times its own.  Both keep what they have, so nothing is done twice.  The other is not
 * set up before that takes no longer than its part.
 *
 * Where bits are favoured and it can be foreseen how much they have left, cells are worth one part in ONE_IN of that at
 * most; where there is no end of it after LONG_WORK, cells have half of what comes then.
 *
 * All is measured in work, which is counted (engines-work.h): the same problem always goes the same way. */
#include "engines-bits-private.h"
#include "engines-work.h"

#define HEDGE  24
#define ONE_IN 10

/* Of bits, where cells are favoured. */
#define FIRST_NODES 500

/* From so much on what bits seem to have left is believed, if that is not many times what they have done. */
#define SURE_WORK 5e6
#define MOST_MORE 80
#define LONG_WORK 1e8

uint64_t
bits_cells_before (const CoverProblem *problem)
{
  const double bits = work_before_bits (problem) + FIRST_NODES * work_of_bits_node (problem);

  return 1 + work_as_cells (problem, HEDGE * bits - work_before_cells (problem));
}

uint64_t
bits_first_turn (const BitsRun *self)
{
  const CoverProblem *problem = self->problem;
  const double work = HEDGE * work_before_cells (problem) - work_before_bits (problem);

  if (self->favours_cells || work < FIRST_NODES * work_of_bits_node (problem))
    return FIRST_NODES;
  return (uint64_t) (work / work_of_bits_node (problem));
}

/* What cells may have worked in all, when bits have worked so much and seem to have so much left. */
static double
most_of_cells (const BitsRun *self, double done, double left)
{
  double most = done / HEDGE;

  if (self->favours_cells)
    return HEDGE * done;
  if (done > LONG_WORK)
    most += done - LONG_WORK;
  return most < left / ONE_IN ? most : left / ONE_IN;
}

BaseStatus
bits_run_cells (BitsRun *self, CellsTurns *cells, BitsTurn *out_next)
{
  const CoverProblem *problem = self->problem;
  const double each = work_of_bits_node (problem);
  const double searched = each * (double) self->search.nodes,
               left = each * bits_search_guess (&self->search) - searched;
  const double done = work_before_bits (problem) + searched;
  const uint64_t most =
      work_as_cells (problem, most_of_cells (self, done, left) - work_before_cells (problem));
  BaseStatus status = BASE_OK;

  *out_next = !self->favours_cells && done > SURE_WORK && left < MOST_MORE * done ? BITS_TURN_ALONE
                                                                                  : BITS_TURN_BITS;
  if (most > 0)
    status = cells_turns_go_on (cells, problem, self->request, most);
  if (status != BASE_OK || !cells->is_over)
    return status;
  self->other_nodes = cells->answer.counters.nodes;
  cells_turns_tell (cells, self->request, self->answer);
  self->search.outcome = self->answer->outcome;
  *out_next = BITS_TURN_DONE;
  return BASE_OK;
}
