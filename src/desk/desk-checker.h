/* desk-checker.h - checks whether the puzzle is proper, after every change.
 *
 * It watches a document.  After each change of the puzzle (not of entries) it stops the last check,
 * and DESK_CHECKER_DELAY ms after the last change it requests a new one from the worker, or later,
 * when the worker has no other job.  When another job takes the worker, the check starts anew after
 * it, unless its result would not be shown.  The last verdict stays, with its revision, until there
 * is a newer one.
 *
 * A line that flickers with every key helps nobody: while desk_checker_get_seconds () is below 1,
 * leave the line as it is.  The signal "changed" is emitted for each change of the verdict line,
 * and once a second during a long check. */
#ifndef DESK_CHECKER_H
#define DESK_CHECKER_H

#include "desk-document.h"
#include "desk-worker.h"

#define DESK_CHECKER_DELAY 150

#define DESK_TYPE_CHECKER (desk_checker_get_type ())
G_DECLARE_FINAL_TYPE (DeskChecker, desk_checker, DESK, CHECKER, GObject)

/* The content of the verdict line. */
typedef enum
{
  DESK_STAGE_EMPTY,    /* "Type the givens." */
  DESK_STAGE_FEW,      /* "12 givens so far.": too few to be proper, no other fault */
  DESK_STAGE_CHECKING, /* "Still checking (12 s).": no verdict about this revision yet */
  DESK_STAGE_VERDICT,  /* desk_checker_get_verdict () is about the current revision */

  /* "Row 9 has two 9s.": entries clash (desk_document_get_clash ()), and clashes are shown. */
  DESK_STAGE_CLASH,
  DESK_STAGE_FULL,     /* "The grid is full, but not solved.", also for a clash */
  DESK_STAGE_SOLVED,   /* "Solved."; the verdict, if any, can report another solution */
  DESK_STAGE_STOPPED,  /* stopped by the user, or out of memory: unknown */
} DeskStage;

/* Holds a reference to both. */
DeskChecker *desk_checker_new (DeskDocument *document, DeskWorker *worker);

DeskStage desk_checker_get_stage (DeskChecker *self);

/* Returns the last verdict and its puzzle revision; NULL before the first.  Valid until
 * "changed". */
const SudokuVerdict *desk_checker_get_verdict (DeskChecker *self, uint64_t *out_revision);

/* The same, only for the current revision: its culprit cells may be marked. */
const SudokuVerdict *desk_checker_get_current_verdict (DeskChecker *self);

/* The duration of the current check in seconds; 0 when none runs. */
double desk_checker_get_seconds (DeskChecker *self);

/* Whether clashes of entries are shown before the grid is full.  Off at first. */
void desk_checker_set_tells_clashes (DeskChecker *self, bool tells);

/* Stops the current check; the next change starts another one. */
void desk_checker_stop (DeskChecker *self);

#endif
