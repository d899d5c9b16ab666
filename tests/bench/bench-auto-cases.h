/* bench-auto-cases.h - the covers on which bench-auto compares `auto` with other engines.
 *
 * Each kind comes in many sizes and densities.  Some are for choosing numbers; others, of other
 * sizes and seeds, are held back to test these numbers on cases they were not chosen by. */
#ifndef BENCH_AUTO_CASES_H
#define BENCH_AUTO_CASES_H

#include "lines.h"

typedef enum
{
  BENCH_CLASSIC, /* of its name */
  BENCH_SQUARE,  /* a Latin square of order `n` with that many holes */
  BENCH_SETS, /* of `sets`; the first `n_primary` items are primary, or all of them if that is 0 */
  BENCH_QUEENS, /* order `n`; of them `n_holes` are placed and taken away again, the rest stand:
                 * maybe wrongly */
  BENCH_SUDOKU, /* boxes of n times n, `n_holes` cells empty, with all items, as a file has them */
  BENCH_REMAINDER, /* the same, without the filled part */
  BENCH_LINES,     /* `lines` */
} BenchKind;

typedef struct
{
  BenchKind kind;
  char name[40];
  bool is_held; /* back */
  bool all;     /* count all solutions, instead of finding two */
  uint32_t n, n_holes, n_primary;
  CoverSets sets;
  Lines lines;
  uint64_t seed;
} BenchCase;

#define BENCH_MOST_CASES 1024

/* Fills in the cases; returns their number. */
unsigned bench_cases (BenchCase *cases);

CoverProblem *bench_case_make (const BenchCase *self);

#endif
