/* desk-history.h - what was done, as a line of steps with a place on it.
 *
 * A step is bytes (desk-state-private.h says which) that hold what was before and what came after,
 * so the same bytes undo it, do it again, and are what the journal keeps.  Steps before the place
 * are done, those behind it undone; a new one takes the place of all undone ones. */
#ifndef DESK_HISTORY_H
#define DESK_HISTORY_H

#include <glib.h>
#include <stdbool.h>

typedef struct DeskHistory DeskHistory;

DeskHistory *desk_history_new (void);
void         desk_history_free (DeskHistory *self); /* accepts NULL */

void desk_history_push (DeskHistory *self, GBytes *step); /* keeps a reference */

/* The step to undo or to do again, and the place moves over it; NULL when there is none.
 * Borrowed. */
GBytes *desk_history_back (DeskHistory *self);
GBytes *desk_history_forth (DeskHistory *self);

/* The same without moving. */
GBytes *desk_history_before (const DeskHistory *self);
GBytes *desk_history_behind (const DeskHistory *self);

guint   desk_history_n_steps (const DeskHistory *self);
guint   desk_history_place (const DeskHistory *self); /* how many are done */
GBytes *desk_history_step (const DeskHistory *self, guint index);

/* Which place was saved.  It is lost when it lies among steps that are replaced. */
void desk_history_set_saved (DeskHistory *self, gint64 place); /* -1: none */
gint64  desk_history_saved (const DeskHistory *self);

#endif
