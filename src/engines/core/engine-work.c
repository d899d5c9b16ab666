#include "engine-work.h"

/* A node of bits takes some, some more for each word of options, and for each chunk of eight that it goes through and each
 * lane of items.  Before there are any nodes nobody knows how many chunks that will be: so many times fewer than at the
 * beginning, and more so where an option leaves out a larger part of the others.  That is true within a fifth of most of
 * 75 problems with parts from 0.01 to 6. */
/* Lanes are padded to a whole register; half of one is wasted on average. */
#define HALF_STEP 16

#define WORK_OF_NODE      30.0
#define WORK_OF_NODE_WORD 0.9
#define WORK_OF_LANE      0.0135
#define FEWER_CHUNKS      1.4
#define FEWER_LEFT_OUT    8.0

/* To set them up takes so much for each word of what is put together, each byte that is cleared, each option. */
#define WORK_OF_WORD   0.25
#define WORK_OF_BYTE   0.03
#define WORK_OF_OPTION 32.0

/* Of cells, for each term and option to set them up; and for what they count as work themselves, of which an option has
 * some: that is true within a half of nine of ten of 270 problems. */
#define WORK_OF_TERM        5.2
#define WORK_OF_CELL_OPTION 10.0
#define WORK_OF_LOOK        1.2
#define WORK_OF_CHANGE      36.0

/* Of links, to set them up for each term and each item; for each node, and each item that it may look at for the one with
 * fewest options; for each update, of which there are fewer and fewer on the way down. */
#define WORK_OF_LINK       2.8
#define WORK_OF_HEADER     2.0
#define WORK_OF_LINKS_NODE 80.0
#define WORK_OF_LINKS_ITEM 0.35
#define WORK_OF_UPDATE     3.5
#define FEWER_UPDATES      16.0

/* Whatever it is. */
#define WORK_TO_BEGIN 1000.0

double
engine_work_length_of_option (const CoverProblem *problem)
{
  return (cover_problem_n_terms (problem) + 1.0) / (cover_problem_n_options (problem) + 1.0);
}

double
engine_work_options_of_item (const CoverProblem *problem)
{
  return cover_problem_n_terms (problem) / (cover_problem_n_items (problem) + 1.0);
}

double
engine_work_left_out (const CoverProblem *problem)
{
  return engine_work_length_of_option (problem) * engine_work_options_of_item (problem)
         / (cover_problem_n_options (problem) + 1.0);
}

double
engine_work_of_bits (const CoverProblem *problem, double nodes, double n_chunks)
{
  const double n_words = cover_problem_n_options (problem) / 64 + 1,
               n_lanes = cover_problem_n_primary (problem) + HALF_STEP;

  return (WORK_OF_NODE + WORK_OF_NODE_WORD * n_words) * nodes + WORK_OF_LANE * n_lanes * n_chunks;
}

double
engine_work_of_bits_node (const CoverProblem *problem)
{
  const double n_chunks = cover_problem_n_options (problem) / 8 + 1;

  return engine_work_of_bits (
      problem, 1, n_chunks / (FEWER_CHUNKS + FEWER_LEFT_OUT * engine_work_left_out (problem)));
}

double
engine_work_before_bits (const CoverProblem *problem)
{
  const double n_options = cover_problem_n_options (problem),
               n_lanes = cover_problem_n_primary (problem);
  const double n_words = n_options / 64 + 1;

  return WORK_TO_BEGIN + WORK_OF_WORD * n_words * cover_problem_n_terms (problem)
         + WORK_OF_BYTE * (n_options * (8 * n_words + n_lanes) + 8 * n_words * n_lanes)
         + WORK_OF_OPTION * n_options;
}

double
engine_work_before_cells (const CoverProblem *problem)
{
  return WORK_TO_BEGIN + WORK_OF_TERM * cover_problem_n_terms (problem)
         + WORK_OF_CELL_OPTION * cover_problem_n_options (problem);
}

double
engine_work_before_links (const CoverProblem *problem)
{
  return WORK_TO_BEGIN + WORK_OF_LINK * cover_problem_n_terms (problem)
         + WORK_OF_HEADER * cover_problem_n_items (problem);
}

double
engine_work_of_links (const CoverProblem *problem, const CoverCounters *counters)
{
  const double each = WORK_OF_LINKS_NODE + WORK_OF_LINKS_ITEM * cover_problem_n_primary (problem);

  return each * (double) counters->nodes + WORK_OF_UPDATE * (double) counters->updates;
}

double
engine_work_of_links_node (const CoverProblem *problem)
{
  const double length = engine_work_length_of_option (problem),
               part = engine_work_left_out (problem);

  return WORK_OF_LINKS_NODE + WORK_OF_LINKS_ITEM * cover_problem_n_primary (problem)
         + WORK_OF_UPDATE * length * length * engine_work_options_of_item (problem)
               / (1 + FEWER_UPDATES * (part < 1 ? part : 1));
}

uint64_t
engine_work_as_cells (const CoverProblem *problem, double work)
{
  const double each = WORK_OF_LOOK + WORK_OF_CHANGE / engine_work_length_of_option (problem);

  return work > 0 ? (uint64_t) (work / each) : 0;
}
