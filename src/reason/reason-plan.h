/* reason-plan.h - an exact cover problem, prepared for explaining its positions.
 *
 * A plan is made once for a problem and only read from then on, so any number of threads may
 * explain positions of it. It holds a square of bits over the options: 2 bytes for each option
 * of a 9x9 Sudoku and option, 30 MiB for a 25x25. */
#ifndef REASON_PLAN_H
#define REASON_PLAN_H

#include "base-stop.h"
#include "board.h"

#define REASON_MOST_OPTIONS 16384u
#define REASON_MOST_ITEMS   4096u /* primary ones */

typedef struct ReasonPlan ReasonPlan;

/* `board` (or NULL) says what the items are; it is not kept.  BASE_BAD_INPUT: more options or
 * items than that; BASE_STOPPED, BASE_NO_MEMORY. */
BaseStatus reason_plan_new (const CoverProblem *problem,
                            const Board        *board,
                            const BaseStop     *stop,
                            ReasonPlan        **out_plan);
void       reason_plan_free (ReasonPlan *self); /* accepts NULL */

#endif
