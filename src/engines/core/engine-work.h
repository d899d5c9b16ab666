/* engine-work.h - what an engine's work on a cover costs, so that engines can be given their turns by it.
 *
 * All is counted, and nothing is timed: the same problem always goes the same way.  A unit is a nanosecond, or was on
 * the machine where these were found. */
#ifndef ENGINE_WORK_H
#define ENGINE_WORK_H

#include "engine.h"

/* Means, or what is nearly that: terms of an option, options of an item, and the part of the options that share an item
 * with one, more than 1 where most share several. */
double engine_work_length_of_option (const CoverProblem *problem);
double engine_work_options_of_item (const CoverProblem *problem);
double engine_work_left_out (const CoverProblem *problem);

/* To set them up. */
double engine_work_before_bits (const CoverProblem *problem);
double engine_work_before_cells (const CoverProblem *problem);
double engine_work_before_links (const CoverProblem *problem);

/* What bits do in so many nodes, which go through so many groups of eight options. */
double engine_work_of_bits (const CoverProblem *problem, double nodes, double n_chunks);

/* What they do for a node, as it seems before there are any. */
double engine_work_of_bits_node (const CoverProblem *problem);

/* What links have done so far. */
double engine_work_of_links (const CoverProblem *problem, const CoverCounters *counters);

/* What links do for a node: as it seems from the numbers of terms, options and items. */
double engine_work_of_links_node (const CoverProblem *problem);

/* So much, as cells count it: they go through literals and terms. */
uint64_t engine_work_as_cells (const CoverProblem *problem, double work);

#endif
