/* figure-why.h - why an option is out at a moment of a search. */
#ifndef FIGURE_WHY_H
#define FIGURE_WHY_H

#include "figure.h"
#include "player-state.h"

/* The smallest reason that reason_path_why () finds in the position of the state: its givens, and
 * the options taken on its levels.  *out_figure is NULL where the option is out already, where
 * nothing refutes it, and where the problem is too large to be explained.  BASE_STOPPED,
 * BASE_NO_MEMORY. */
BaseStatus figure_why_new (const Subject     *subject,
                           const PlayerState *state,
                           uint32_t           option,
                           const BaseStop    *stop,
                           Figure           **out_figure);

#endif
