/* auto-private.h - what `auto` knows of a cover before anybody has begun. */
#ifndef AUTO_PRIVATE_H
#define AUTO_PRIVATE_H

#include "auto.h"

typedef struct
{
  bool     favours_cells;  /* else bits */
  bool     links_are_even; /* with cells favoured: links may work as long as they do, because either may be lucky */
  uint64_t links_nodes;    /* with so many nodes links have an answer, as it seems, before others are set up; 0: no */
  bool     goes_straight;  /* that is, with hardly a dead end */
} AutoGuess;

/* BASE_NO_MEMORY. */
BaseStatus auto_guess (const CoverProblem *problem, const EngineRequest *request, AutoGuess *out_guess);

/* Whether some items are secondary, and the primary items alone make a sparse cover: then only the first conflicts of
 * cells show whether cells learn.  BASE_STOPPED. */
BaseStatus auto_cells_may_learn (const CoverProblem *problem, const BaseStop *stop, bool *out_may);

#endif
