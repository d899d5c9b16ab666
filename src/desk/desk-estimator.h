/* desk-estimator.h - how difficult one puzzle after the other is for people, on any one thread. */
#ifndef DESK_ESTIMATOR_H
#define DESK_ESTIMATOR_H

#include "reason-path.h"
#include "sudoku-puzzle.h"

typedef struct DeskEstimator DeskEstimator;

DeskEstimator *desk_estimator_new (void);
void           desk_estimator_free (DeskEstimator *self); /* accepts NULL */

/* The same estimate as DeskRater's.  BASE_BAD_INPUT: the puzzle has not exactly one solution, or no
 * open cell, or its grid is larger than `reason` explains.  BASE_STOPPED: `stop` was raised, or its
 * deadline has passed. */
BaseStatus desk_estimator_rate (DeskEstimator      *self,
                                const SudokuPuzzle *puzzle,
                                const BaseStop     *stop,
                                ReasonRating       *out_rating);

/* Whether `reason` explains grids of that size. */
bool desk_estimator_can_rate (SudokuShape *shape);

#endif
