/* figure-solution.h - the solution with which a path begins. */
#ifndef FIGURE_SOLUTION_H
#define FIGURE_SOLUTION_H

#include "base-stop.h"
#include "subject.h"

/* Searches the subject, which must come from subject_new (), for two solutions, and copies the
 * options of the first one, the givens among them; the caller frees them.  *out_n_solutions is 0, 1
 * or 2; without a solution, *out_options is NULL.  BASE_BAD_INPUT: givens clash; BASE_STOPPED,
 * BASE_NO_MEMORY. */
BaseStatus figure_find_solution (Subject        *subject,
                                 const BaseStop *stop,
                                 uint32_t      **out_options,
                                 uint32_t       *out_n,
                                 unsigned       *out_n_solutions);

#endif
