/* desk-jobs-private.h - the jobs of the solver's thread, and the data kept from one job to the
 * next. */
#ifndef DESK_JOBS_PRIVATE_H
#define DESK_JOBS_PRIVATE_H

#include "desk-reasoner-private.h"
#include "desk-watch-private.h"

typedef struct DeskJobs DeskJobs;

DeskJobs *desk_jobs_new (void);
void      desk_jobs_free (DeskJobs *self);

/* Does one job and fills the answer, except for its revision. */
void desk_jobs_do (DeskJobs          *self,
                   const DeskRequest *request,
                   DeskWatch         *watch,
                   DeskAnswer        *answer);

/* Finds the puzzle's solution of that number, in the list or by searching on; NULL when there is
 * none.  It stays valid until the next puzzle. */
BaseStatus desk_jobs_solution (DeskJobs           *self,
                               const SudokuPuzzle *puzzle,
                               uint64_t            index,
                               DeskWatch          *watch,
                               const uint8_t     **out_values);

/* Returns the number in the list, or of all solutions where they have been counted, and whether
 * these are all. */
uint64_t desk_jobs_n_solutions (const DeskJobs *self, bool *out_complete);

/* Finds any solution of another puzzle of that shape; false when there is none. */
BaseStatus desk_jobs_any_solution (DeskJobs           *self,
                                   const SudokuPuzzle *puzzle,
                                   DeskWatch          *watch,
                                   uint8_t            *values,
                                   bool               *out_found);

/* Whether it is known, without a search, how the puzzle answers for its second solution. */
bool desk_jobs_is_proved (const DeskJobs *self, const SudokuPuzzle *puzzle);

SudokuCover *desk_jobs_cover (DeskJobs *self);

/* The next step from a position.  `solution` is the only one; NULL where there are several.
 * `most`: no harder step is looked for; in tenths, 0: any.  BASE_STOPPED, BASE_NO_MEMORY.
 * (desk-reason.c) */
BaseStatus desk_reason_find_step (const SudokuPuzzle *puzzle,
                                  const SudokuPuzzle *position,
                                  const char         *symbols,
                                  const uint8_t      *solution,
                                  uint32_t            most,
                                  const BaseStop     *stop,
                                  DeskHint           *out_hint);

/* An easy step that is true in every solution, for a grid whose proof may take long (desk-early.c).
 * The hint is left empty where there is none. */
bool       desk_early_is_wanted (const SudokuPuzzle *puzzle);
BaseStatus desk_early_find_step (const DeskRequest *request,
                                 const BaseStop    *stop,
                                 DeskHint          *out_hint);

/* How the marks of a request's position are read (desk-notes.c).  Lists the cells whose marks leave
 * out the digit of the only solution, and are no notes.  Where only some of the open cells have
 * marks, drops those that are no candidates from a copy of the position: all of them where no
 * solution is given. */
void     desk_notes_drop (const DeskRequest *request,
                          const uint8_t     *solution,
                          SudokuPuzzle      *position);
uint32_t desk_notes_list_wrong (const DeskRequest *request,
                                const uint8_t     *solution,
                                uint32_t          *cells);

/* A hint of a step that the reasoner's path has found, taken or not.  The hint must be empty; clear
 * it whatever the answer is.  BASE_NO_MEMORY. */
BaseStatus desk_hint_set_step (DeskHint           *self,
                               const DeskReasoner *reasoner,
                               const ReasonStep   *step);
void       desk_hint_clear (DeskHint *self);

/* These are in desk-hint.c: the wrong entries; and a hint.  `with_entries` is a solution that
 * agrees with all entries, when none is wrong, or NULL when the puzzle has no solution.  Free
 * it. */
BaseStatus desk_jobs_find_wrong (DeskJobs          *self,
                                 const DeskRequest *request,
                                 DeskWatch         *watch,
                                 DeskAnswer        *answer,
                                 uint8_t          **out_with_entries);
BaseStatus desk_jobs_find_hint (DeskJobs          *self,
                                const DeskRequest *request,
                                DeskWatch         *watch,
                                DeskAnswer        *answer);

/* Why the request's `value` is not in its `cell` (desk-why.c).  BASE_BAD_INPUT: there is no such
 * candidate. */
BaseStatus desk_jobs_find_why (DeskJobs          *self,
                               const DeskRequest *request,
                               DeskWatch         *watch,
                               DeskAnswer        *answer);

#endif
