/* figure.h - a step of reasoning as something to draw. */
#ifndef FIGURE_H
#define FIGURE_H

#include "paint-reason.h"
#include "reason-path.h"
#include "subject.h"

typedef struct Figure Figure;

/* Makes the picture of a step of a path over the subject's problem.  `alive` has a flag for each
 * option that could be chosen before the step was taken; what the step strikes or places counts as
 * such in any case, so a flag for each option that can be chosen after the step will do as well.
 * Copies everything.  BASE_NO_MEMORY.  Time: a few passes over the options. */
BaseStatus figure_new (const Subject    *subject,
                       const ReasonStep *step,
                       const uint8_t    *alive,
                       Figure          **out_figure);
void       figure_free (Figure *self); /* accepts NULL */

/* The last `n` givens of the subject were placed by earlier steps. */
void figure_set_placed_before (Figure *self, uint32_t n);

/* The number of the last conclusion, as pictures and sentences of a chain show it, the option taken
 * being 1; 0: the step is no chain. */
uint32_t figure_n_stages (const ReasonStep *step);

/* Shows only that conclusion of a chain, behind those before; 0: all of them. */
void figure_set_stage (Figure *self, uint32_t stage);

/* Its arrays live as long as the figure. */
const PaintReason *figure_reason (const Figure *self);

#endif
