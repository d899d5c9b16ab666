/* auto-private.h - what `auto` chooses before any engine has begun. */
#ifndef AUTO_PRIVATE_H
#define AUTO_PRIVATE_H

#include "auto.h"

typedef struct
{
  bool   favours_cells;  /* else bits */
  bool   links_are_even; /* with cells favoured: links have an equal share */
  double links_nodes;    /* nodes that links search alone, before the others; 0: none */
} AutoChoice;

/* BASE_NO_MEMORY, BASE_STOPPED. */
BaseStatus auto_choose (const CoverProblem  *problem,
                        const EngineRequest *request,
                        AutoChoice          *out_choice);

/* Finds whether some items are secondary and the primary items alone make a sparse cover.  Only the
 * first conflicts of cells then show whether cells learn.  BASE_STOPPED. */
BaseStatus auto_cells_may_learn (const CoverProblem *problem, const BaseStop *stop, bool *out_may);

#endif
