/* cells.h - the engine that learns from its dead ends. */
#ifndef CELLS_H
#define CELLS_H

#include "engine-turns.h"

typedef struct CellsSolver CellsSolver;

extern const Engine      cells_engine;
extern const EngineTurns cells_turns;

/* Whether cells answer the request themselves; and whether they do so for that problem. */
bool cells_finds (const EngineRequest *request);
bool cells_can_find (const CoverProblem *problem, const EngineRequest *request);

/* Work to set up a run, in ns. */
double cells_work_to_begin (const CoverProblem *problem);

#endif
