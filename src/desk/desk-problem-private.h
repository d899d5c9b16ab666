/* desk-problem-private.h - the lines of a problem's text, for the files that read and change
 * them. */
#ifndef DESK_PROBLEM_PRIVATE_H
#define DESK_PROBLEM_PRIVATE_H

#include "desk-problem.h"

/* Finds the next line that is neither blank nor a comment, from byte `*at` on; moves `*at` behind
 * it. */
bool desk_problem_next_line (const DeskProblem *self, gsize *at, gsize *out_start, gsize *out_end);

/* Finds the next word of a line that ends at `end`, in the same way.  In a matrix commas separate
 * words too. */
bool desk_problem_next_word (const DeskProblem *self,
                             gsize             *at,
                             gsize              end,
                             gsize             *out_start,
                             gsize             *out_end);

bool desk_problem_is_matrix (const DeskProblem *self);

/* Finds the bit of an item in a row of a matrix. */
gsize desk_problem_find_bit (const DeskProblem *self, const DeskProblemRow *row, uint32_t item);

#endif
