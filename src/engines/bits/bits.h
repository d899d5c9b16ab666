/* bits.h - the engine of sets of options as bits, also in turns with others. */
#ifndef BITS_H
#define BITS_H

#include "cells.h"
#include "links-turns.h"

extern const Engine bits_engine;

typedef struct BitsPath BitsPath;

/* Whether symmetries are used. */
typedef enum
{
  BITS_WHEN_IT_PAYS, /* all solutions are asked for, and have not been found before it pays to look for symmetries */
  BITS_PLAIN,        /* never: nodes are those of dancing links */
  BITS_SYMMETRIC,    /* where all solutions are asked for, at once */
  BITS_OR_CELLS,     /* plainly; but some solutions are looked for in turns with the engines `cells` and `links` */
  BITS_OR_MEMORY,    /* as it pays; and a count goes over to what the engine `memory` does where that pays more */
} BitsManner;

typedef struct
{
  const BitsPath *path; /* NULL: the best */
  BitsManner manner;
  CellsTurns *cells; /* with BITS_OR_CELLS, where these may have begun already; else NULL */
  LinksTurns *links; /* the same of links */
  bool favours_cells;
  bool links_are_even; /* where cells are favoured, links may work as long as they do */
} BitsWay;

BaseStatus bits_solve (const CoverProblem  *problem,
                       const BitsWay       *way,
                       const EngineRequest *request,
                       EngineAnswer        *out_answer);

/* Whether a problem fits, and bits are also less work than links, as its size and density say. */
bool bits_plan_pays (const CoverProblem *problem);

/* The work of cells before bits are set up, if cells are favoured. */
uint64_t bits_cells_before (const CoverProblem *problem, bool links_are_even);

#endif
