/* desk-worker.h - the solver's thread.
 *
 * It is a thread beside GTask's pool, so that file work never waits for a search.  It does one job
 * at a time.  A new request stops the job before, whose answer then has the results found so far.
 * A stopped job answers within 50 ms, except for the first one on a shape of 49x49 and more, whose
 * links take 100 ms to make.  A job owns all that it uses; requests are copied.  Answers arrive in
 * the main context of the thread that made the worker, in the order of the requests.
 *
 * Property "busy": whether a job has no answer yet.  Signal, at most once in DESK_WORKER_PACE ms:
 *
 *   progress (DeskWorker *worker, const DeskProgress *progress) */
#ifndef DESK_WORKER_H
#define DESK_WORKER_H

#include "reason-path.h"
#include "subject.h"
#include "sudoku-verdict.h"

#include <gio/gio.h>

/* Numbers that change faster cannot be read, and each update costs a frame, for which typing then
 * waits: with updates every 16 ms, one digit in twenty waited more than 23 ms for its frame. */
#define DESK_WORKER_PACE 80

#define DESK_TYPE_WORKER (desk_worker_get_type ())
G_DECLARE_FINAL_TYPE (DeskWorker, desk_worker, DESK, WORKER, GObject)

typedef enum
{
  DESK_JOB_CHECK,   /* whether `puzzle` is proper, and if not, why not: `verdict` */
  DESK_JOB_SOLVE,   /* solution number `index`, from 0.  While the puzzle stays, the search is kept
                     * and goes on from there; the solutions before come from a list */
  DESK_JOB_COUNT,   /* all solutions */
  DESK_JOB_CELL,    /* the solution's `value` in `cell`, and whether it is forced */
  DESK_JOB_HINT,    /* the next step from `position`: `hint` */
  DESK_JOB_ENTRIES, /* the wrong entries of `position`: `cells` */
  DESK_JOB_WHY,     /* why `value` cannot be in `cell` of `position`: `hint` */
} DeskJob;

/* Only the fields that the job names are read. */
typedef struct
{
  DeskJob             job;
  const SudokuPuzzle *puzzle;   /* always set: the givens */
  const SudokuPuzzle *position; /* givens and entries; HINT, WHY: with the marks as candidates */
  const char         *symbols;  /* HINT, WHY: of the values, for words */
  uint64_t            index;
  uint32_t            cell, value;
  uint64_t            revision; /* copied to the answer */
} DeskRequest;

/* The progress of a job. */
typedef struct
{
  DeskJob  job;
  uint64_t revision;
  double   share; /* of the search tree done, 0 to 1, never falling; -1: unknown */
  double   seconds;
  uint64_t nodes, updates, solutions;
} DeskProgress;

typedef enum
{
  DESK_HINT_NONE,          /* every cell has a digit */
  DESK_HINT_STEP,          /* the next step of the way to the solution */
  DESK_HINT_STUCK,         /* nothing follows: the puzzle has several solutions */
  DESK_HINT_WRONG_ENTRIES, /* comes before all others: `cells` of the answer are wrong */
  DESK_HINT_WRONG_MARKS,   /* comes next: the marks of `cells` of the answer leave out the digit of
                            * the solution; no cells: several solutions, and the marks fit none */
  DESK_HINT_NO_SOLUTION,   /* the puzzle has none: the verdict has the reason */
  DESK_HINT_TOO_LARGE,     /* more open candidates than `reason` explains */

  /* WHY alone; there, a STEP is the reason. */
  DESK_HINT_RIGHT,     /* the only solution has the digit there */
  DESK_HINT_POSSIBLE,  /* there are several solutions, and one that agrees has the digit there */
  DESK_HINT_NO_REASON, /* no solution has the digit there, but the reason is too long */
  DESK_HINT_SEEN,      /* `cell` of the hint has that digit already */
  DESK_HINT_EXCLUDED,  /* the puzzle itself leaves the candidate out */
} DeskHintKind;

/* A cell that a step is about, and its candidates as bits. */
typedef struct
{
  uint32_t cell;
  uint64_t ringed; /* those of the items that cannot all be covered */
  uint64_t struck;
  uint64_t left; /* all that the step leaves */
} DeskHintCell;

typedef struct
{
  DeskHintKind  kind;
  Subject      *subject; /* STEP: items and options of `step` are those of its problem; held */
  ReasonStep    step;    /* STEP; owns its arrays */
  uint32_t      cell, value; /* STEP: the digit that it places; value 0: it strikes only.  SEEN */
  DeskHintCell *cells;       /* STEP, ascending */
  uint32_t      n_cells;
  bool          is_unproved; /* STEP of a large grid: it is true in every solution, but how many
                              * there are is not known yet */
  uint8_t      *alive;       /* STEP: a flag for each option that can be chosen where the step is taken,
                              * but for what it strikes */
} DeskHint;

/* An answer is never an error: it has the results that the job reached. */
typedef struct
{
  DeskJob       job;
  uint64_t      revision;
  BaseStatus    status;      /* BASE_STOPPED: the results are true but not all; BASE_NO_MEMORY */
  SudokuVerdict verdict;     /* CHECK */
  uint8_t      *values;      /* SOLVE: that solution, one value per cell; NULL: none */
  uint8_t      *before;      /* SOLVE: the solution before it, or NULL */
  uint64_t      index;       /* SOLVE: its number */
  uint64_t      n_solutions; /* SOLVE, COUNT: number found so far, or counted before */
  bool          complete;    /* SOLVE, COUNT: these are all */
  uint32_t      cell, value; /* CELL; value 0: no solution.  WHY: those asked about */
  bool          forced;      /* CELL: no solution has another value there */
  DeskHint      hint;        /* HINT, WHY */
  uint32_t     *cells;       /* HINT, WHY, ENTRIES: the wrong entries, ascending */
  uint32_t      n_cells;
  bool          together;    /* HINT, WHY, ENTRIES: wrong in combination, perhaps not alone: the puzzle
                              * has several solutions */
  DeskProgress  progress;    /* cost of the job */
} DeskAnswer;

DeskWorker *desk_worker_new (void);

/* Stops the current job and does this one as soon as it has answered.  Borrows the request for the
 * call. */
void desk_worker_ask (DeskWorker         *self,
                      const DeskRequest  *request,
                      GAsyncReadyCallback callback,
                      gpointer            data);

DeskAnswer *desk_worker_ask_finish (DeskWorker *self, GAsyncResult *result); /* never NULL */
void        desk_answer_free (DeskAnswer *self);                             /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeskAnswer, desk_answer_free)

/* Stops the current job, which answers with the results found so far. */
void desk_worker_stop (DeskWorker *self);

/* Valid only while the worker is busy. */
bool    desk_worker_is_busy (DeskWorker *self);
DeskJob desk_worker_get_job (DeskWorker *self);

#endif
