/* cover-sprint.h - dancing links in the shape of a Sudoku, at full speed.
 *
 * Where every option has exactly four items, all primary, the nodes of an option stand on an
 * aligned four and need no spacers.  If they fit 16 bits, a 9x9 grid's links stay in the
 * first-level cache.  Sizes in bytes let a few vector instructions find the smallest, instead of a
 * walk along the headers.  Only the options that the givens leave are linked, and there are no
 * branches that a processor could not predict.  It finds the same solutions as cover-search.h, in
 * an order of its own and with fewer nodes and updates: it is the faster one where Knuth's counts
 * are not needed. */
#ifndef COVER_SPRINT_H
#define COVER_SPRINT_H

#include "cover-problem.h"
#include "cover-types.h"

typedef struct CoverSprint CoverSprint;

/* Whether the problem has that shape and fits 16 bits. */
bool cover_sprint_fits (const CoverProblem *problem);

/* BASE_BAD_INPUT when the problem does not fit, or when an item has more than 64 options. */
BaseStatus cover_sprint_new (const CoverProblem *problem, CoverSprint **out_sprint);
void       cover_sprint_free (CoverSprint *self); /* accepts NULL */

/* Forces the givens and leaves out the options flagged in `dropped` (n_options flags, or NULL).
 * BASE_BAD_INPUT when two givens clash, one does not exist or is dropped. */
BaseStatus cover_sprint_start (CoverSprint    *self,
                               const uint32_t *givens,
                               size_t          n_givens,
                               const uint8_t  *dropped);

/* As cover_search_give () and cover_search_start_part (). */
bool cover_sprint_give (CoverSprint *self, CoverPart *out_part);
void cover_sprint_start_part (CoverSprint *self, const CoverPart *part);

CoverOutcome         cover_sprint_run (CoverSprint *self, const CoverLimits *limits);
const CoverCounters *cover_sprint_counters (const CoverSprint *self);

/* As cover_search_choices (). */
uint32_t cover_sprint_choices (const CoverSprint *self, uint32_t *out_options);

#endif
