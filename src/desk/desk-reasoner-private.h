/* desk-reasoner-private.h - a position of a Sudoku, made ready to be explained.
 *
 * The position is a puzzle of its own: entries are its givens, and marks its candidates.  So a path
 * begins where the player is, and a step that the player has made does not come again.  What is left
 * of the problem is made anew for each position: it is small, and its size decides the cost of the
 * plan. */
#ifndef DESK_REASONER_PRIVATE_H
#define DESK_REASONER_PRIVATE_H

#include "reason-path.h"
#include "subject.h"
#include "sudoku-puzzle.h"

typedef struct
{
  Subject    *subject;
  ReasonPlan *plan;
  ReasonPath *path; /* at its beginning */
  uint32_t   *solution;
  uint32_t    n_solution;
} DeskReasoner;

/* With `is_whole` the problem is that of the whole grid, with the digits placed: then the steps of a
 * round have the order that they have on the command line.
 *
 * `solution` is the only one, one value a cell; NULL where there may be several, or where steps shall
 * not use that it is the only one.  BASE_BAD_INPUT: digits clash, or there are more open candidates
 * than `reason` explains.  Close it whatever the answer is. */
BaseStatus desk_reasoner_open (DeskReasoner       *self,
                               const SudokuPuzzle *position,
                               const char         *symbols,
                               bool                is_whole,
                               const uint8_t      *solution,
                               const BaseStop     *stop);
void       desk_reasoner_close (DeskReasoner *self);

#endif
