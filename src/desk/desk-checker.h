/* desk-checker.h - is it a proper puzzle, answered all the time.
 *
 * Watches a document, and after each change of its puzzle (not of entries) asks the worker,
 * DESK_CHECKER_DELAY ms after the last change; the check before is stopped.  When another job takes
 * the worker, the check starts anew after it, unless it would not be heard.  The last verdict
 * stays, with the revision it is about, until there is a newer one.
 *
 * A line that flickers with every key helps nobody: while desk_checker_get_seconds () is below 1,
 * let what it said stand.  Each change of what the verdict line says is told by the signal
 * "changed", also once a second while a check takes long. */
#ifndef DESK_CHECKER_H
#define DESK_CHECKER_H

#include "desk-document.h"
#include "desk-worker.h"

#define DESK_CHECKER_DELAY 150

#define DESK_TYPE_CHECKER (desk_checker_get_type ())
G_DECLARE_FINAL_TYPE (DeskChecker, desk_checker, DESK, CHECKER, GObject)

/* What the verdict line says. */
typedef enum
{
  DESK_STAGE_EMPTY,    /* "Type the givens." */
  DESK_STAGE_FEW,      /* "12 givens so far.": too few to be proper, and nothing else is wrong */
  DESK_STAGE_CHECKING, /* "Still checking (12 s).": nothing is known about this revision yet */
  DESK_STAGE_VERDICT,  /* desk_checker_get_verdict () is about the document as it is */
  DESK_STAGE_CLASH,    /* "Row 9 has two 9s.": entries clash (desk_document_get_clash ()), and that is to be told */
  DESK_STAGE_FULL,     /* "The grid is full, but not solved.", and the same */
  DESK_STAGE_SOLVED,   /* "Solved."; the verdict, if there is one, tells of another solution */
  DESK_STAGE_STOPPED,  /* the check was stopped, or there was no memory: not known */
} DeskStage;

/* Holds both. */
DeskChecker *desk_checker_new (DeskDocument *document, DeskWorker *worker);

DeskStage desk_checker_get_stage (DeskChecker *self);

/* The last verdict and the puzzle revision it is about; NULL before the first.  Lives until
 * "changed". */
const SudokuVerdict *desk_checker_get_verdict (DeskChecker *self, uint64_t *out_revision);

/* The same, but only when it is about the document as it is: its culprit cells may be marked. */
const SudokuVerdict *desk_checker_get_current_verdict (DeskChecker *self);

/* How long the present check has been running, in seconds; 0 when none runs. */
double desk_checker_get_seconds (DeskChecker *self);

/* Whether entries that clash are told while the grid is not full yet.  Off at first. */
void desk_checker_set_tells_clashes (DeskChecker *self, bool tells);

/* Gives up the present check; the next change begins another one. */
void desk_checker_stop (DeskChecker *self);

#endif
