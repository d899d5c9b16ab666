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
 * All is measured in work, which is counted: the same problem always goes the same way. */
#include "engines-bits-private.h"

#define HEDGE  24
#define ONE_IN 10

/* A unit is 10 ns.  A node of bits takes some, and some more for steps, each eight options and a register of items: fewer
 * where an option leaves out many others, which then need not be looked at, and twice as long where the table that they
 * go through is far from the processor. */
#define WORK_OF_NODE   3.0
#define STEPS_OF_WORK  12.0
#define STEPS_LEFT_OUT 40.0
#define BYTES_OF_STEPS (8.0 * BITS_STEP)
#define NEAR_BYTES     65536.0
#define FAR_STEPS      2.0

/* To set them up takes so much for each word of what is put together, each byte that is cleared, each option. */
#define WORK_OF_WORD   0.07
#define WORK_OF_BYTE   0.016
#define WORK_OF_OPTION 5.0

/* Of cells, for each term to set them up; and for what they count as work themselves, of which an option has some. */
#define WORK_OF_TERM   2.2
#define WORK_OF_LOOK   0.45
#define WORK_OF_CHANGE 6.5

/* Of bits, where cells are favoured. */
#define FIRST_NODES 500

/* From so much on what bits seem to have left is believed, if that is not many times what they have done. */
#define SURE_WORK 5e6
#define MOST_MORE 80
#define LONG_WORK 1e8

static double
length_of_option (const CoverProblem *problem)
{
  return cover_problem_n_terms (problem) / (cover_problem_n_options (problem) + 1.0) + 0.1;
}

static double
work_of_node (const CoverProblem *problem)
{
  const double n_options = cover_problem_n_options (problem) + 1.0,
               n_lanes = cover_problem_n_primary (problem) + BITS_STEP / 2;
  const double n_steps = n_options * n_lanes / BYTES_OF_STEPS;
  const double left_out = length_of_option (problem) * cover_problem_n_terms (problem)
                          / (cover_problem_n_items (problem) + 1.0) / n_options;
  const double each = n_options * n_lanes / 8 > NEAR_BYTES ? FAR_STEPS : 1;

  return WORK_OF_NODE + each * n_steps / (STEPS_OF_WORK + STEPS_LEFT_OUT * left_out);
}

static double
work_before_bits (const CoverProblem *problem)
{
  const double n_options = cover_problem_n_options (problem),
               n_lanes = cover_problem_n_primary (problem);
  const double n_words = n_options / 64 + 1;

  return WORK_OF_WORD * n_words * cover_problem_n_terms (problem)
         + WORK_OF_BYTE * (n_options * (8 * n_words + n_lanes) + 8 * n_words * n_lanes)
         + WORK_OF_OPTION * n_options;
}

static double
work_before_cells (const CoverProblem *problem)
{
  return WORK_OF_TERM * cover_problem_n_terms (problem);
}

/* As cells count it. */
static uint64_t
own_work_of_cells (const CoverProblem *problem, double work)
{
  const double each = WORK_OF_LOOK + WORK_OF_CHANGE / length_of_option (problem);

  return work > 0 ? (uint64_t) (work / each) : 0;
}

uint64_t
bits_cells_before (const CoverProblem *problem)
{
  const double bits = work_before_bits (problem) + FIRST_NODES * work_of_node (problem);

  return 1 + own_work_of_cells (problem, HEDGE * bits - work_before_cells (problem));
}

uint64_t
bits_first_turn (const BitsRun *self)
{
  const CoverProblem *problem = self->problem;
  const double work = HEDGE * work_before_cells (problem) - work_before_bits (problem);

  if (self->favours_cells || work < FIRST_NODES * work_of_node (problem))
    return FIRST_NODES;
  return (uint64_t) (work / work_of_node (problem));
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
  const double each = work_of_node (problem);
  const double searched = each * (double) self->search.nodes,
               left = each * bits_search_guess (&self->search) - searched;
  const double done = work_before_bits (problem) + searched;
  const uint64_t most =
      own_work_of_cells (problem, most_of_cells (self, done, left) - work_before_cells (problem));
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
