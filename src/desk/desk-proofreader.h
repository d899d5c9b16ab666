/* desk-proofreader.h - reads the text of a problem as it is written, and counts its solutions.
 *
 * Both on a thread of GTask's pool; a new text stops what is done about the one before.  Long texts are read when the
 * writer pauses.
 *
 * Signal: changed (DeskProofreader *reader), when a problem was read, and when its count is known. */
#ifndef DESK_PROOFREADER_H
#define DESK_PROOFREADER_H

#include "desk-problem.h"

#include <gio/gio.h>

/* Nobody who writes waits for more: so many nodes, or so many seconds. */
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

/* What is under way is of no interest any more. */
void desk_proofreader_stop (DeskProofreader *self);

/* What was read last, borrowed; NULL before anything was. */
DeskProblem *desk_proofreader_get_problem (DeskProofreader *self);

/* Whether that is the text as it stands. */
bool desk_proofreader_is_current (DeskProofreader *self);

/* Of that problem; NULL while it is not known, or where there is nothing to count. */
const DeskProblemCount *desk_proofreader_get_count (DeskProofreader *self);

#endif
