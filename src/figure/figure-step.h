/* figure-step.h - the step of a path that has a number, with the position before it. */
#ifndef FIGURE_STEP_H
#define FIGURE_STEP_H

#include "figure.h"
#include "run.h"

typedef struct
{
  ReasonStep step;    /* owned */
  Figure    *figure;
  Subject   *subject; /* the position before the step, with the items and options of the problem */
  uint8_t   *alive;   /* a flag for each option that can be chosen in the position */
  Run       *run;     /* over the subject, its player behind the givens */
} FigureStep;

/* Where to go. */
typedef struct
{
  Subject        *subject;  /* the problem and its givens; held by the result */
  const uint32_t *solution; /* options of the only one, the givens among them; or NULL */
  uint32_t        n_solution;
  bool            is_pure;  /* as in ReasonStart */
  uint64_t        number;   /* of the step, from 1 */
  const BaseStop *stop;     /* or NULL */
} FigureRequest;

/* Walks the path to the step.  Another numbering of the options may give another order of the steps
 * within a round: for the numbers of a Sudoku's path, the subject is its whole matrix.  *out_state
 * is REASON_GOES_ON if the step exists; otherwise it is the state at the end of the path, whose
 * number of steps is *out_n_steps, and nothing else is made.  BASE_BAD_INPUT: the problem is too
 * large to be explained; BASE_STOPPED, BASE_NO_MEMORY. */
BaseStatus figure_step_find  (const FigureRequest *request,
                              FigureStep          *out_step,
                              ReasonState         *out_state,
                              uint64_t            *out_n_steps);
void       figure_step_clear (FigureStep *self);

#endif
