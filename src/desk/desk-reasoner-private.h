/* desk-reasoner-private.h - a position of a Sudoku, made ready to be explained.
 *
 * A path begins where the player is: with the entries placed and without the candidates that marks
 * leave out.  So a step that the player has made does not come again.  But entries and marks are no
 * givens: only what the givens leave could be exchanged in a second solution.  What they leave of
 * the problem is made anew for each puzzle: it is small, and its size decides the cost of the
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

/* `puzzle` has the givens of the position; NULL: all digits of the position are givens, and all its
 * candidates are the puzzle's.
 *
 * With `is_whole` the problem is that of the whole grid, with the digits placed: then the steps of
 * a round have the order that they have on the command line.
 *
 * `solution` is the only one, one value a cell; NULL where there may be several, or where steps
 * shall not use that it is the only one.  BASE_BAD_INPUT: digits clash, or there are more open
 * candidates than `reason` explains.  Close it whatever the answer is. */
BaseStatus desk_reasoner_open (DeskReasoner       *self,
                               const SudokuPuzzle *puzzle,
                               const SudokuPuzzle *position,
                               const char         *symbols,
                               bool                is_whole,
                               const uint8_t      *solution,
                               const BaseStop     *stop);
void       desk_reasoner_close (DeskReasoner *self);

/* Rates a puzzle whose only solution is known; the state of *out_rating may be another one than
 * REASON_SOLVED. */
BaseStatus desk_reasoner_rate (const SudokuPuzzle *puzzle,
                               const uint8_t      *solution,
                               const BaseStop     *stop,
                               ReasonRating       *out_rating);

#endif
