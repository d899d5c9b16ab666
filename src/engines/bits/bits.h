/* bits.h - the engine of sets of options as bits. */
#ifndef BITS_H
#define BITS_H

#include "engine-turns.h"

extern const Engine      bits_engine;
extern const EngineTurns bits_turns;

typedef struct BitsPath BitsPath;

/* Whether symmetries are used. */
typedef enum
{
  BITS_WHEN_IT_PAYS, /* where all solutions are asked for and the search lasts long enough to make
                        up for looking for symmetries */
  BITS_PLAIN,        /* never: nodes are those of dancing links */
  BITS_SYMMETRIC,    /* from the beginning, where all solutions are asked for */
  BITS_OR_MEMORY,    /* as BITS_WHEN_IT_PAYS; a count goes over to the engine `memory` where that
                        pays more */
} BitsManner;

typedef struct
{
  const BitsPath *path; /* NULL: the best */
  BitsManner      manner;
} BitsWay;

BaseStatus bits_solve (const CoverProblem  *problem,
                       const BitsWay       *way,
                       const EngineRequest *request,
                       EngineAnswer        *out_answer);

/* Work in ns: to set up the bits of a problem; for a node, estimated before the search. */
double bits_work_to_begin (const CoverProblem *problem);
double bits_work_of_node (const CoverProblem *problem);

#endif
