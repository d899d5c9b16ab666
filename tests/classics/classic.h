/* classic.h - a classic named by its word, made, and counted. */
#ifndef CLASSIC_H
#define CLASSIC_H

#include "check.h"
#include "classics.h"
#include "cover-search.h"

typedef struct
{
  CoverProblem *problem;
  Board        *board;
} ClassicPair;

/* "queens:8" */
ClassicPair classic_of (const char *word);
void        classic_clear (ClassicPair *self);

/* Searches everything, after `givens` (options) were forced. */
CoverCounters classic_count (const CoverProblem *problem, const uint32_t *givens, size_t n_givens);

#endif
