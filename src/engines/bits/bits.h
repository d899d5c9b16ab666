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
  BITS_WHEN_IT_PAYS, /* all solutions are asked for, and have not been found before it pays to look for symmetries */
  BITS_PLAIN,        /* never: nodes are those of dancing links */
  BITS_SYMMETRIC,    /* where all solutions are asked for, at once */
  BITS_OR_MEMORY,    /* as it pays; and a count goes over to the engine `memory` where that pays more */
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

/* In ns: to set up the bits of a problem; for a node, as it seems before there are any. */
double bits_work_to_begin (const CoverProblem *problem);
double bits_work_of_node (const CoverProblem *problem);

#endif
