/* problems.h - exact cover problems for the tests, made by rule or read from the collections. */
#ifndef PROBLEMS_H
#define PROBLEMS_H

#include "cover-links.h"

#include <stdio.h>

/* A problem from lines as in a .dlx file: names separated by blanks, `|` before the secondary ones.
 * All of these fail the claim when memory is short. */
CoverProblem *problem_from_lines (const char *const *lines, size_t n_lines);

/* The same from a file. */
CoverProblem *problem_from_file (FILE *file);

/* Knuth's 6x7: options 1 CEF, 2 ADG, 3 BCF, 4 AD, 5 BG, 6 DEG; found in the order 4 1 5. */
CoverProblem *problem_knuth (void);

/* n queens, diagonals secondary; rows and columns from the middle outwards. */
CoverProblem *problem_queens (uint32_t n);

/* Langford pairs of 1 to n. */
CoverProblem *problem_langford (uint32_t n);

/* A random problem with secondary items, some options alike, and, with `n_colours`, colours. */
CoverProblem *problem_random (uint64_t seed,
                              uint32_t n_primary,
                              uint32_t n_secondary,
                              uint32_t n_options,
                              uint32_t n_colours);

/* By name: "knuth", "queens6", "langford7", "random12", "coloured12", "empty", "hopeless". */
CoverProblem *problem_named (const char *name);

/* How many sets of options cover it: by trying every subset, so there must be few options. */
uint64_t problem_count_by_subsets (const CoverProblem *problem);

#endif
