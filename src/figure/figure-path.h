/* figure-path.h - the steps of a path, found when they are first needed, and kept.
 *
 * So the steps can be shown in any order, and each is looked for once. */
#ifndef FIGURE_PATH_H
#define FIGURE_PATH_H

#include "figure-step.h"

typedef struct FigurePath FigurePath;

/* Stands before the first step.  The request's number is not used, and its solution is copied.
 * BASE_BAD_INPUT: the problem is too large to be explained; BASE_STOPPED, BASE_NO_MEMORY. */
BaseStatus figure_path_new  (const FigureRequest *request, FigurePath **out_path);
void       figure_path_free (FigurePath *self); /* accepts NULL */

/* Replaces the request's; NULL: none. */
void figure_path_set_stop (FigurePath *self, const BaseStop *stop);

/* Finds the steps up to that one, from 1.  *out_state is REASON_GOES_ON if it exists; otherwise it
 * is the state at the end of the path.  BASE_STOPPED, after which it can be called again;
 * BASE_NO_MEMORY, after which it cannot. */
BaseStatus figure_path_walk (FigurePath *self, uint64_t number, ReasonState *out_state);

/* The number of steps found so far. */
uint64_t figure_path_n_steps (const FigurePath *self);

/* Copies one of the steps found, with the position before it.  BASE_NO_MEMORY. */
BaseStatus figure_path_get (const FigurePath *self, uint64_t number, FigureStep *out_step);

#endif
