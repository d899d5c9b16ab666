/* desk-run-private.h - one search over one puzzle, in slices, so that it can be watched.
 *
 * The general layout of the links is taken, not the sprint: it knows which share of the tree is
 * behind it. */
#ifndef DESK_RUN_PRIVATE_H
#define DESK_RUN_PRIVATE_H

#include "cover-search.h"
#include "desk-worker.h"
#include "sudoku-cover.h"

/* Where a job tells how far it has come; called from the thread that works. */
typedef struct
{
  void (*tell) (void *data, const DeskProgress *progress);
  void          *data;
  const BaseStop *stop;
  DeskProgress   progress; /* the last one told */
} DeskWatch;

/* As long as the cover lives, which it borrows. */
typedef struct
{
  SudokuCover *cover;
  CoverLinks  *own_links; /* where candidates left some options out; or NULL */
  CoverSearch *search;    /* NULL: the givens clash, there is no solution */
  uint32_t    *givens, *choices;
  uint32_t     n_givens;
  uint64_t     n_known, n_nodes_before; /* solutions that somebody else has found, and its nodes, for who is told */
} DeskRun;

/* Nodes between two looks at the share; 25x25 grids take some 10 ms for it. */
#define DESK_RUN_SLICE 1024

BaseStatus desk_run_start (DeskRun *self, SudokuCover *cover, const SudokuPuzzle *puzzle);
void       desk_run_clear (DeskRun *self);

/* The next solution in `values` (one a cell), *out_found; or to the end.  BASE_STOPPED: it can go
 * on. */
BaseStatus desk_run_next (DeskRun *self, DeskWatch *watch, uint8_t *values, bool *out_found);

/* To the end, counting. */
BaseStatus desk_run_count (DeskRun *self, DeskWatch *watch);

/* All solutions so far. */
uint64_t desk_run_n_solutions (const DeskRun *self);

#endif
