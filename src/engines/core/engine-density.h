/* engine-density.h - how densely the options of a cover problem are tied together. */
#ifndef ENGINE_DENSITY_H
#define ENGINE_DENSITY_H

#include "engine.h"

/* Means, or close to them: terms an option, and options an item. */
double engine_density_length (const CoverProblem *problem);
double engine_density_options (const CoverProblem *problem);

/* Estimates the part of the options that share an item with one option; more than 1 where most
 * share several. */
double engine_density_left_out (const CoverProblem *problem);

#endif
