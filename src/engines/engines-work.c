#include "engines-work.h"

#include "engines-bits-private.h"

/* A node of bits takes some, and some more for steps, each eight options and a register of items: fewer where an option
 * leaves out many others, which then need not be looked at, and twice as long where the table that they go through is
 * far from the processor. */
#define WORK_OF_NODE   3.0
#define STEPS_OF_WORK  12.0
#define STEPS_LEFT_OUT 40.0
#define BYTES_OF_STEPS (8.0 * BITS_STEP)
#define NEAR_BYTES     131072.0
#define FAR_STEPS      2.0

/* To set them up takes so much for each word of what is put together, each byte that is cleared, each option. */
#define WORK_OF_WORD   0.07
#define WORK_OF_BYTE   0.016
#define WORK_OF_OPTION 5.0

/* Of cells, for each term to set them up; and for what they count as work themselves, of which an option has some. */
#define WORK_OF_TERM   2.2
#define WORK_OF_LOOK   0.45
#define WORK_OF_CHANGE 6.5

/* Of links, to set them up for each term and each item; for each node, and each item that it may look at for the one with
 * fewest options; for each update. */
#define WORK_OF_LINK       0.8
#define WORK_OF_HEADER     10.0
#define WORK_OF_LINKS_NODE 35.0
#define WORK_OF_LINKS_ITEM 0.05
#define WORK_OF_UPDATE     0.4

static double
length_of_option (const CoverProblem *problem)
{
  return cover_problem_n_terms (problem) / (cover_problem_n_options (problem) + 1.0) + 0.1;
}

static double
options_of_item (const CoverProblem *problem)
{
  return cover_problem_n_terms (problem) / (cover_problem_n_items (problem) + 1.0);
}

double
work_of_bits_node (const CoverProblem *problem)
{
  const double n_options = cover_problem_n_options (problem) + 1.0,
               n_lanes = cover_problem_n_primary (problem) + BITS_STEP / 2;
  const double n_steps = n_options * n_lanes / BYTES_OF_STEPS;
  const double left_out = length_of_option (problem) * options_of_item (problem) / n_options;
  const double each = n_options * n_lanes / 8 > NEAR_BYTES ? FAR_STEPS : 1;

  return WORK_OF_NODE + each * n_steps / (STEPS_OF_WORK + STEPS_LEFT_OUT * left_out);
}

double
work_before_bits (const CoverProblem *problem)
{
  const double n_options = cover_problem_n_options (problem),
               n_lanes = cover_problem_n_primary (problem);
  const double n_words = n_options / 64 + 1;

  return WORK_OF_WORD * n_words * cover_problem_n_terms (problem)
         + WORK_OF_BYTE * (n_options * (8 * n_words + n_lanes) + 8 * n_words * n_lanes)
         + WORK_OF_OPTION * n_options;
}

double
work_before_cells (const CoverProblem *problem)
{
  return WORK_OF_TERM * cover_problem_n_terms (problem);
}

double
work_before_links (const CoverProblem *problem)
{
  return WORK_OF_LINK * cover_problem_n_terms (problem)
         + WORK_OF_HEADER * cover_problem_n_items (problem);
}

double
work_of_links (const CoverProblem *problem, const CoverCounters *counters)
{
  const double each = WORK_OF_LINKS_NODE + WORK_OF_LINKS_ITEM * cover_problem_n_primary (problem);

  return each * (double) counters->nodes + WORK_OF_UPDATE * (double) counters->updates;
}

double
work_of_links_node (const CoverProblem *problem)
{
  const double length = length_of_option (problem);

  return WORK_OF_LINKS_NODE + WORK_OF_LINKS_ITEM * cover_problem_n_primary (problem)
         + WORK_OF_UPDATE * length * length * options_of_item (problem);
}

uint64_t
work_as_cells (const CoverProblem *problem, double work)
{
  const double each = WORK_OF_LOOK + WORK_OF_CHANGE / length_of_option (problem);

  return work > 0 ? (uint64_t) (work / each) : 0;
}
