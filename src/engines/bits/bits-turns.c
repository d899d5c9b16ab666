/* bits-turns.c - some solutions, by bits, cells and links in turns.
 *
 * Where options are tied together closely, as with pentominoes or Langford pairs, bits are done in a hundredth of the
 * time that cells take; where much can be learnt, as when a Latin square is to be completed, it is the other way round.
 * Which it is, is guessed (auto-guess.c), and guessed well; so the one has nearly all of the time, and the other
 * one part in HEDGE of it: whoever is favoured is done in little more than its own time, and if the guess was wrong, the
 * other has the answer in HEDGE times its own.  All keep what they have, so nothing is done twice.  The other is not
 * set up before that takes no longer than its part.
 *
 * Links have such a part too, and a larger one to begin with.  They are bits in another order, and slower; but where one
 * of few solutions is to be met, the order is a matter of luck: one in twenty hidden ones among sets of three keeps bits
 * busy a thousand times as long as links.
 *
 * Where bits are favoured and it can be foreseen how much they have left, the others are worth one part in ONE_IN of that
 * at most; where there is no end of it after LONG_WORK, cells have half of what comes then.
 *
 * All is measured in work, which is counted (engine-work.h): the same problem always goes the same way.
 *
 * Tried and dropped: one try of links alone, of three times as many nodes as lead straight to a solution: it ends some
 * searches at once, and leaves as many that a few hundred nodes more would end.  Larger parts for the others where bits
 * seem to have ten thousand times as much left as they have done: sets of three with a hidden solution look like that
 * after 10 ms, whether bits are done at once or not for seconds.  Where cells are favoured, one part in 15 for bits instead
 * of 40: wrong guesses cost half as much, but a quarter of all random sets become more than a tenth slower. */
#include "bits-private.h"
#include "engine-work.h"

#define HEDGE    40
#define ONE_IN   10
#define FIRST_IN 12

/* Where cells are favoured, and links may work as long as they do: then bits may be right as well.  With a third
 * for each of the three, more of them take more than a tenth longer than the better of bits and cells. */
#define EVEN_HEDGE 8

/* Of bits, where cells are favoured. */
#define FIRST_NODES 500

/* From so much on what bits seem to have left is believed, if that is not many times what they have done. */
#define SURE_WORK 1.5e7
#define MOST_MORE 80
#define LONG_WORK 1e9

/* Nodes of links, for each that leads straight to a solution: they do not begin with fewer, for which they have one part
 * in FIRST_IN. */
#define STRAIGHT_NODES 2

uint64_t
bits_cells_before (const CoverProblem *problem, bool links_are_even)
{
  const double hedge = links_are_even ? EVEN_HEDGE : HEDGE;
  const double bits =
      engine_work_before_bits (problem) + FIRST_NODES * engine_work_of_bits_node (problem);

  return 1 + engine_work_as_cells (problem, hedge * bits - engine_work_before_cells (problem));
}

/* What links do before they come to anything. */
static double
first_work_of_links (const CoverProblem *problem)
{
  const double depth = cover_problem_n_items (problem) * (cover_problem_n_options (problem) + 1.0)
                       / (cover_problem_n_terms (problem) + 1.0);

  return engine_work_before_links (problem)
         + STRAIGHT_NODES * depth * engine_work_of_links_node (problem);
}

uint64_t
bits_first_turn (const BitsRun *self)
{
  const CoverProblem *problem = self->problem;
  const double of_cells = HEDGE * engine_work_before_cells (problem),
               of_links = FIRST_IN * first_work_of_links (problem);
  const double work =
      (of_cells < of_links ? of_cells : of_links) - engine_work_before_bits (problem);

  if (self->favours_cells || work < FIRST_NODES * engine_work_of_bits_node (problem))
    return FIRST_NODES;
  return (uint64_t) (work / engine_work_of_bits_node (problem));
}

/* What others may have worked in all, when bits have worked so much and seem to have so much left. */
static double
most_of_cells (const BitsRun *self, double done, double left)
{
  double most = done / HEDGE;

  if (self->favours_cells)
    return (self->links_are_even ? EVEN_HEDGE : HEDGE) * done;
  if (done > LONG_WORK)
    most += done - LONG_WORK;
  return most < left / ONE_IN ? most : left / ONE_IN;
}

static double
most_of_links (const BitsRun *self, double done, double left)
{
  const double most = done / (self->links->answer.counters.nodes == 0 ? FIRST_IN : HEDGE);

  if (self->favours_cells)
    return self->links_are_even ? EVEN_HEDGE * done : done;
  return most < left / ONE_IN ? most : left / ONE_IN;
}

static BaseStatus
run_links (BitsRun *self, double most)
{
  const CoverProblem *problem = self->problem;
  const CoverCounters *counters = &self->links->answer.counters;
  const double more =
      (most - engine_work_before_links (problem) - engine_work_of_links (problem, counters))
      / engine_work_of_links_node (problem);

  if (more <= 0 || (counters->nodes == 0 && most < first_work_of_links (problem)))
    return BASE_OK;
  return links_turns_go_on (self->links, problem, self->request,
                            counters->nodes + 1 + (uint64_t) more);
}

static BaseStatus
run_cells (BitsRun *self, double most)
{
  const CoverProblem *problem = self->problem;
  const uint64_t own = engine_work_as_cells (problem, most - engine_work_before_cells (problem));

  return own > 0 ? cells_turns_go_on (self->cells, problem, self->request, own) : BASE_OK;
}

/* Where one of the others is over. */
static void
tell_others (BitsRun *self)
{
  if (self->links->is_over)
    links_turns_tell (self->links, self->request, self->answer);
  else
    cells_turns_tell (self->cells, self->request, self->answer);
  self->other_nodes = self->answer->counters.nodes;
  self->search.outcome = self->answer->outcome;
}

BaseStatus
bits_run_others (BitsRun *self, BitsTurn *out_next)
{
  const BitsSearch *search = &self->search;
  const double nodes = (double) search->nodes,
               searched = engine_work_of_bits (self->problem, nodes, (double) search->n_chunks),
               left = searched * (bits_search_guess (search) / nodes - 1);
  const double done = engine_work_before_bits (self->problem) + searched;
  BaseStatus status = run_links (self, most_of_links (self, done, left));

  *out_next = !self->favours_cells && done > SURE_WORK && left < MOST_MORE * done ? BITS_TURN_ALONE
                                                                                  : BITS_TURN_BITS;
  if (status == BASE_OK && !self->links->is_over)
    status = run_cells (self, most_of_cells (self, done, left));
  if (status != BASE_OK || (!self->links->is_over && !self->cells->is_over))
    return status;
  tell_others (self);
  *out_next = BITS_TURN_DONE;
  return BASE_OK;
}
