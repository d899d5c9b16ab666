/* auto.h - the choice between engines for a cover problem. */
#ifndef AUTO_H
#define AUTO_H

#include "engine.h"

extern const Engine auto_engine;

/* Whether a problem fits bits, and they are also less work than links, as its size and density say. */
bool auto_bits_pay (const CoverProblem *problem);

#endif
