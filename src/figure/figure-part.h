/* figure-part.h - the part of a matrix that a reason is about.
 *
 * A Sudoku's matrix has hundreds of columns, and a reason a few.  The part is a problem of its own,
 * with the columns and rows that matter, so that any painter shows it whole. */
#ifndef FIGURE_PART_H
#define FIGURE_PART_H

#include "figure-step.h"

typedef struct
{
  Subject    *subject; /* has no names yet */
  Run        *run;     /* over it, its player at the start */
  PaintReason reason;  /* in items and options of the part */
  uint32_t    n_items, n_options;         /* of the part */
  uint32_t    n_all_items, n_all_options; /* open in the position */
  void       *arrays;
} FigurePart;

/* Makes the part of a step: the items of the reason and those through which its links pass, the
 * open options of these, and the options that the step takes in thought, rules out or places.  If
 * it places one, it shows that option's items, and the options that these exclude. 
 * BASE_NO_MEMORY. */
BaseStatus figure_part_new   (const FigureStep *step, FigurePart *out_part);
void       figure_part_clear (FigurePart *self);

#endif
