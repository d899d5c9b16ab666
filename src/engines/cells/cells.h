/* cells.h - the engine that learns from its dead ends, also in turns with others. */
#ifndef CELLS_H
#define CELLS_H

#include "engine-kept.h"

extern const Engine cells_engine;

typedef struct CellsSolver CellsSolver;

/* How many choices a conflict took back, on average; 0 before the first. */
double cells_solver_levels_back (const CellsSolver *self);

/* Whether it finds so many solutions itself, and of that problem. */
bool cells_finds (const EngineRequest *request);
bool cells_can_find (const CoverProblem *problem, const EngineRequest *request);

/* Cells at work on a problem in turns with another engine; all zero: not begun. */
typedef struct
{
  CellsSolver  *solver;
  EngineRequest request;
  EngineAnswer  answer;
  EngineKept   kept; /* solutions: they are told when it is clear who answers */
  bool          is_over;
} CellsTurns;

/* Goes on until it has worked for so much in all, or is over: then the answer is there. */
BaseStatus cells_turns_go_on (CellsTurns          *self,
                              const CoverProblem  *problem,
                              const EngineRequest *request,
                              uint64_t             most_work);
void       cells_turns_clear (CellsTurns *self);

/* Goes on until it has met so many conflicts in all, or a few more, or is over. */
BaseStatus cells_turns_meet_conflicts (CellsTurns          *self,
                                       const CoverProblem  *problem,
                                       const EngineRequest *request,
                                       uint64_t             n_conflicts);

/* Tells of what it found; the answer is what the listener leaves of it. */
void cells_turns_tell (CellsTurns *self, const EngineRequest *request, EngineAnswer *out_answer);

#endif
