/* covers.h - cover problems for the tests of the engines, and their solutions. */
#ifndef COVERS_H
#define COVERS_H

#include "base-random.h"
#include "engines.h"

/* No options yet; items are named by their numbers, and those from `n_primary` on are secondary. */
CoverProblem *cover_items (uint32_t n_primary, uint32_t n_items);

/* A problem of random options, some items secondary, options few enough for every engine. */
CoverProblem *cover_random (BaseRandom *random);

/* Makes a random problem with its mirror image: for each option there is one with the items in
 * reverse. */
CoverProblem *cover_random_mirrored (BaseRandom *random);

/* As many queens as rows, no two on a line. */
CoverProblem *cover_queens (uint32_t n);

/* Dominoes on a board of that many rows and columns. */
CoverProblem *cover_dominoes (uint32_t n_rows, uint32_t n_columns);

/* To complete a Latin square of `n` values, of which `n_holes` cells are left open; there is a
 * way. */
CoverProblem *cover_latin (uint32_t n, uint32_t n_holes, BaseRandom *random);

/* Options of `least` to `most` random items each; `is_solvable`: and some that are a solution. */
typedef struct
{
  uint32_t n_items, n_options, least, most;
  bool     is_solvable;
} CoverSets;

CoverProblem *cover_sets (const CoverSets *sets, BaseRandom *random);

/* The sum of scattered numbers of solutions (as sets of options, in any order), and a hash of their
 * order. */
typedef struct
{
  uint64_t n, set, sequence;
  uint64_t most; /* stop after this number; 0: never */
} CoverSum;

/* For EngineRequest.found. */
bool cover_sum_add (void *data, const EngineSolution *solution);

#endif
