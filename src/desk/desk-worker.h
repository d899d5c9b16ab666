/* desk-worker.h - the solver's thread.
 *
 * One thread of its own, beside GTask's pool, so that file work never waits for a search.  It does
 * one job at a time; a new request stops the one before, which is then answered with what it had
 * found.  A stopped job answers within 50 ms, but for the first one on a shape of 49x49 and more,
 * whose links take 100 ms to make.  A job owns all that it touches; requests are copied.  Answers
 * come in the main context of the thread that made the worker, and in the order of the requests.
 *
 * Property "busy": whether a job is there to be answered.  Signal, at most once in
 * DESK_WORKER_PACE ms:
 *
 *   progress (DeskWorker *worker, const DeskProgress *progress) */
#ifndef DESK_WORKER_H
#define DESK_WORKER_H

#include "sudoku-check.h"

#include <gio/gio.h>

/* Numbers that change faster cannot be read, and each time costs a frame, which what is typed then waits for:
 * told every 16 ms, one digit in twenty waited more than 23 ms for its frame. */
#define DESK_WORKER_PACE 80

#define DESK_TYPE_WORKER (desk_worker_get_type ())
G_DECLARE_FINAL_TYPE (DeskWorker, desk_worker, DESK, WORKER, GObject)

typedef enum
{
  DESK_JOB_CHECK,   /* is `puzzle` proper, and if not, why not: `verdict` */
  DESK_JOB_SOLVE,   /* solution number `index`, from 0.  The search is kept: the next one goes on where
                       it stands, and those found before come from a list, while the puzzle stays */
  DESK_JOB_COUNT,   /* all solutions */
  DESK_JOB_CELL,    /* what stands in `cell`: `value`, and whether it must */
  DESK_JOB_HINT,    /* where to go on from `position`: `hint` */
  DESK_JOB_ENTRIES, /* which entries of `position` are wrong: `cells` */
} DeskJob;

/* Only what its job names is looked at. */
typedef struct
{
  DeskJob             job;
  const SudokuPuzzle *puzzle;   /* always: the givens */
  const SudokuPuzzle *position; /* givens and entries */
  uint64_t            index;
  uint32_t            cell;
  uint64_t            revision; /* comes back in the answer */
} DeskRequest;

/* How far it has come. */
typedef struct
{
  DeskJob  job;
  uint64_t revision;
  double   share; /* of the search tree behind us, 0 to 1, never falling; -1: not known */
  double   seconds;
  uint64_t nodes, updates, solutions;
} DeskProgress;

typedef enum
{
  DESK_HINT_NONE,             /* every cell is filled */
  DESK_HINT_SINGLE_CANDIDATE, /* only `value` fits `cell` */
  DESK_HINT_SINGLE_PLACE,     /* `value` fits only `cell` in `group` */
  DESK_HINT_GUESS_VALUE,      /* `cell` has `n_choices` values, the fewest; a guess: `value` works */
  DESK_HINT_GUESS_PLACE,      /* `value` has `n_choices` places in `group`, the fewest; a guess: `cell` works */
  DESK_HINT_WRONG_ENTRIES,    /* first of all: `cells` of the answer are wrong */
  DESK_HINT_NO_SOLUTION,      /* the puzzle has none: the verdict says why */
} DeskHintKind;

/* Where to look (`cell`, or `group` where a place is sought), then what and why. */
typedef struct
{
  DeskHintKind kind;
  uint32_t     cell, group, value;
  uint32_t     n_choices;
} DeskHint;

/* An answer is never an error: it says how far the job came. */
typedef struct
{
  DeskJob       job;
  uint64_t      revision;
  BaseStatus    status;      /* BASE_STOPPED: what is there is true but not all; BASE_NO_MEMORY */
  SudokuVerdict verdict;     /* CHECK */
  uint8_t      *values;      /* SOLVE: that solution, one a cell; NULL when there is none */
  uint8_t      *before;      /* SOLVE: the one with the number before it, or NULL */
  uint64_t      index;       /* SOLVE: its number */
  uint64_t      n_solutions; /* SOLVE, COUNT: how many were found so far, or counted before */
  bool          complete;    /* SOLVE, COUNT: these are all there are */
  uint32_t      cell, value; /* CELL; value 0: there is no solution */
  bool          forced;      /* CELL: no solution has another value there */
  DeskHint      hint;        /* HINT */
  uint32_t     *cells;       /* HINT, ENTRIES: the wrong entries, ascending */
  uint32_t      n_cells;
  bool          together;    /* HINT, ENTRIES: wrong beside the other entries, perhaps not by themselves:
                                the puzzle has several solutions */
  DeskProgress  progress;    /* what it cost */
} DeskAnswer;

DeskWorker *desk_worker_new (void);

/* Stops what runs and does this as soon as it has answered.  Borrows for the call. */
void desk_worker_ask (DeskWorker         *self,
                      const DeskRequest  *request,
                      GAsyncReadyCallback callback,
                      gpointer            data);

DeskAnswer *desk_worker_ask_finish (DeskWorker *self, GAsyncResult *result); /* never NULL */
void        desk_answer_free (DeskAnswer *self);                             /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeskAnswer, desk_answer_free)

/* What runs answers with what it has found. */
void desk_worker_stop (DeskWorker *self);

/* Which job runs; meaningless unless busy. */
bool    desk_worker_is_busy (DeskWorker *self);
DeskJob desk_worker_get_job (DeskWorker *self);

#endif
