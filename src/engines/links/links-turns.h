/* links-turns.h - what the work of links costs, for turns with other engines. */
#ifndef LINKS_TURNS_H
#define LINKS_TURNS_H

#include "engine-turns.h"

extern const EngineTurns links_turns;

/* Work in ns: to set up the links of a problem; for a node, estimated before the search. */
double links_work_to_begin (const CoverProblem *problem);
double links_work_of_node (const CoverProblem *problem);

/* Depth of a solution in nodes, estimated. */
double links_depth (const CoverProblem *problem);

#endif
