/* auto-private.h - what `auto` chooses before any engine has begun. */
#ifndef AUTO_PRIVATE_H
#define AUTO_PRIVATE_H

#include "auto.h"

typedef struct
{
  bool   favours_cells;  /* else bits */
  bool   links_are_even; /* with cells favoured: links have as much of the work */
  double links_nodes;    /* of links alone, before the others; 0: none */
} AutoChoice;

/* BASE_NO_MEMORY, BASE_STOPPED. */
BaseStatus auto_choose (const CoverProblem *problem, const EngineRequest *request, AutoChoice *out_choice);

/* Whether some items are secondary, and the primary items alone make a sparse cover: then only the first conflicts of
 * cells show whether cells learn.  BASE_STOPPED. */
BaseStatus auto_cells_may_learn (const CoverProblem *problem, const BaseStop *stop, bool *out_may);

#endif
