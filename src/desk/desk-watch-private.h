/* desk-watch-private.h - runs over one puzzle, in slices, which tell how far they are.
 *
 * They use the general layout of the links, not the sprint: it knows the share of the tree behind
 * it. */
#ifndef DESK_WATCH_PRIVATE_H
#define DESK_WATCH_PRIVATE_H

#include "desk-worker.h"
#include "run.h"
#include "sudoku-cover.h"

/* Receives the progress of a job, on the thread that works. */
typedef struct
{
  void (*tell) (void *data, const DeskProgress *progress);
  void           *data;
  const BaseStop *stop;
  DeskProgress    progress;       /* the last one told */
  uint64_t        n_known;        /* solutions that an engine has found before the run, */
  uint64_t        n_nodes_before; /* and its nodes */
} DeskWatch;

/* A run that counts, over the whole matrix of the puzzle.  Borrows the cover for as long as the run
 * lives.  NULL where the givens clash: there is no solution, and the status is BASE_OK. */
BaseStatus desk_watch_open (SudokuCover *cover, const SudokuPuzzle *puzzle, Run **out_run);

/* Finds the run's next solution, one value a cell, or reaches the end.  Accepts NULL, which has
 * none.  BASE_STOPPED: it can go on. */
BaseStatus desk_watch_next (DeskWatch   *self,
                            SudokuCover *cover,
                            Run         *run,
                            uint8_t     *values,
                            bool        *out_found);

/* Counts the solutions to the end.  Accepts NULL.  BASE_STOPPED: those found so far. */
BaseStatus desk_watch_count (DeskWatch *self, Run *run, uint64_t *out_n_solutions);

#endif
