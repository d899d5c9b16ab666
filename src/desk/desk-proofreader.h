/* desk-proofreader.h - reads the text of a problem as it is written, and counts its solutions.
 *
 * Both happen on a thread of GTask's pool.  A new text stops the work on the one before.  Long
 * texts are read after a pause in typing.
 *
 * Signal: changed (DeskProofreader *reader), when a problem was read, and when it was counted. */
#ifndef DESK_PROOFREADER_H
#define DESK_PROOFREADER_H

#include "desk-problem.h"

#include <gio/gio.h>

/* Limits of a count: an author waits no longer. */
#define DESK_PROOFREADER_NODES   ((uint64_t) 20000000)
#define DESK_PROOFREADER_SECONDS 10

#define DESK_TYPE_PROOFREADER (desk_proofreader_get_type ())
G_DECLARE_FINAL_TYPE (DeskProofreader, desk_proofreader, DESK, PROOFREADER, GObject)

typedef struct
{
  uint64_t n_solutions;
  bool     all;  /* there are no more; else it was given up */
  uint32_t item; /* a primary item that no option has, or COVER_NONE */
} DeskProblemCount;

DeskProofreader *desk_proofreader_new (void);

void desk_proofreader_set_text (DeskProofreader *self, const char *text);

/* Drops the work that is under way. */
void desk_proofreader_stop (DeskProofreader *self);

/* The problem that was read last, borrowed; NULL before the first one. */
DeskProblem *desk_proofreader_get_problem (DeskProofreader *self);

/* Whether it was read from the present text. */
bool desk_proofreader_is_current (DeskProofreader *self);

/* The count of that problem; NULL until it is known, and where there is nothing to count. */
const DeskProblemCount *desk_proofreader_get_count (DeskProofreader *self);

#endif
