/* auto.h - the choice between engines for a cover problem. */
#ifndef AUTO_H
#define AUTO_H

#include "engine.h"

extern const Engine auto_engine;

/* Whether a problem fits bits and, by its size and density, costs bits less work than links. */
bool auto_bits_pay (const CoverProblem *problem);

#endif
