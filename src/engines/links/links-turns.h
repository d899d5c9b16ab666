/* links-turns.h - what the work of links costs, for turns with other engines. */
#ifndef LINKS_TURNS_H
#define LINKS_TURNS_H

#include "engine-turns.h"

extern const EngineTurns links_turns;

/* In ns: to set up the links of a problem; for a node, as it seems before there are any. */
double links_work_to_begin (const CoverProblem *problem);
double links_work_of_node (const CoverProblem *problem);

/* Nodes straight down to a solution. */
double links_depth (const CoverProblem *problem);

#endif
