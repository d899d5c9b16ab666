/* reason-smallest.h - the smallest set of items that refutes an option. */
#ifndef REASON_SMALLEST_H
#define REASON_SMALLEST_H

#include "reason-plan.h"

#define REASON_MOST_SMALLEST 8u /* items; larger sets are not looked for */

typedef enum
{
  REASON_IS_SMALLEST, /* a set was found, and there is none of fewer items */
  REASON_HAS_NONE,    /* no set of the sizes that were tried refutes the option */
  REASON_GAVE_UP,     /* the limit on work was reached, or the stop flag was raised */
} ReasonProof;

#endif
