/* desk-path.h - all steps of the way from a puzzle to its solution, as people go it.
 *
 * A path is a GListModel of DeskPathStep.  It begins at the givens, so it stays the same while the
 * puzzle is played, and its steps are those of the rating.  The steps are found on a thread of
 * their own and appear while they are found; a path that is dropped stops by itself.
 *
 * Signal: changed, after more steps, and at the end. */
#ifndef DESK_PATH_H
#define DESK_PATH_H

#include "desk-worker.h"

typedef enum
{
  DESK_PATH_BUSY,      /* more steps may come */
  DESK_PATH_SOLVED,    /* the last step fills the last cell, or no cell is open */
  DESK_PATH_SEVERAL,   /* nothing more follows: the puzzle has several solutions */
  DESK_PATH_NONE,      /* the puzzle has no solution */
  DESK_PATH_TOO_LARGE, /* more open candidates than `reason` explains */
  DESK_PATH_STOPPED,   /* by desk_path_stop (), or out of memory */
} DeskPathState;

#define DESK_TYPE_PATH (desk_path_get_type ())
G_DECLARE_FINAL_TYPE (DeskPath, desk_path, DESK, PATH, GObject)

#define DESK_TYPE_PATH_STEP (desk_path_step_get_type ())
G_DECLARE_FINAL_TYPE (DeskPathStep, desk_path_step, DESK, PATH_STEP, GObject)

/* Copies the puzzle, and begins at once.  `symbols` are those of its values, for words. */
DeskPath *desk_path_new (const SudokuPuzzle *puzzle, const char *symbols);

DeskPathState desk_path_get_state (DeskPath *self);
guint         desk_path_n_steps (DeskPath *self);
DeskPathStep *desk_path_get_step (DeskPath *self, guint index); /* borrowed; NULL: there is none */

/* Keeps the steps found so far. */
void desk_path_stop (DeskPath *self);

/* The number of the step, from 1. */
guint desk_path_step_get_number (DeskPathStep *self);

/* The step as an answer to DESK_JOB_HINT. */
const DeskAnswer *desk_path_step_get_answer (DeskPathStep *self);

/* The position before the step: the digit of a cell, given or placed by steps before, or 0; and the
 * candidates that are left in an open cell. */
uint32_t desk_path_step_get_value (DeskPathStep *self, uint32_t cell);
uint64_t desk_path_step_get_candidates (DeskPathStep *self, uint32_t cell);

#endif
