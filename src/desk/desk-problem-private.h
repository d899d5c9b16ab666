/* desk-problem-private.h - the lines of the text of a problem, for who reads and who changes them. */
#ifndef DESK_PROBLEM_PRIVATE_H
#define DESK_PROBLEM_PRIVATE_H

#include "desk-problem.h"

/* The next line that is neither blank nor a comment, from byte `*at` on, which moves behind it. */
bool desk_problem_next_line (const DeskProblem *self, gsize *at, gsize *out_start, gsize *out_end);

/* The next word of a line that ends at `end`, likewise.  In a matrix commas separate too. */
bool desk_problem_next_word (const DeskProblem *self, gsize *at, gsize end, gsize *out_start, gsize *out_end);

bool desk_problem_is_matrix (const DeskProblem *self);

/* In a row of a matrix: the place of the bit of an item. */
gsize desk_problem_find_bit (const DeskProblem *self, const DeskProblemRow *row, uint32_t item);

#endif
