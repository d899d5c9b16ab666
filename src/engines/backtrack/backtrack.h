/* backtrack.h - plain backtracking, to compare with. */
#ifndef BACKTRACK_H
#define BACKTRACK_H

#include "engine.h"

extern const Engine backtrack_engine;

#endif
