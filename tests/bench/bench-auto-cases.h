/* bench-auto-cases.h - the covers that bench-auto asks `auto` and others for.
 *
 * Each kind comes in many sizes and densities, some to choose numbers by and others, of other sizes and seeds, which are
 * held back to see whether these numbers are true of what they were not chosen by. */
#ifndef BENCH_AUTO_CASES_H
#define BENCH_AUTO_CASES_H

#include "lines.h"

typedef enum
{
  BENCH_CLASSIC, /* of its name */
  BENCH_SQUARE,  /* a Latin square of order `n` with so many holes */
  BENCH_SETS, /* of `sets`; the first `n_primary` items are primary, or all of them if that is 0 */
  BENCH_QUEENS, /* order `n`; of them `n_holes` are placed and taken away again, the rest stand: maybe wrongly */
  BENCH_SUDOKU, /* boxes of n times n, `n_holes` cells empty, with all items, as a file has them */
  BENCH_REMAINDER, /* the same: only what is left open */
  BENCH_LINES,     /* `lines` */
} BenchKind;

typedef struct
{
  BenchKind kind;
  char name[40];
  bool is_held; /* back */
  bool all;     /* solutions are asked for, not two */
  uint32_t n, n_holes, n_primary;
  CoverSets sets;
  Lines lines;
  uint64_t seed;
} BenchCase;

#define BENCH_MOST_CASES 1024

/* Fills in what there is; returns how many. */
unsigned bench_cases (BenchCase *cases);

CoverProblem *bench_case_make (const BenchCase *self);

#endif
