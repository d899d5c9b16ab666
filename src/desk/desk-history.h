/* desk-history.h - the actions done, as a list of steps with a position in it.
 *
 * A step is bytes (desk-state-private.h describes them) with the state before and after.  So the
 * same bytes undo it, redo it, and go into the journal.  Steps before the position are done, those
 * behind it undone.  A new step replaces all undone ones. */
#ifndef DESK_HISTORY_H
#define DESK_HISTORY_H

#include <glib.h>
#include <stdbool.h>

typedef struct DeskHistory DeskHistory;

DeskHistory *desk_history_new (void);
void         desk_history_free (DeskHistory *self); /* accepts NULL */

void desk_history_push (DeskHistory *self, GBytes *step); /* keeps a reference */

/* Return the step to undo or to redo, and move the position over it; NULL when there is none.
 * Borrowed. */
GBytes *desk_history_back (DeskHistory *self);
GBytes *desk_history_forth (DeskHistory *self);

/* The same without moving. */
GBytes *desk_history_before (const DeskHistory *self);
GBytes *desk_history_behind (const DeskHistory *self);

guint   desk_history_n_steps (const DeskHistory *self);
guint   desk_history_place (const DeskHistory *self); /* number of steps done */
GBytes *desk_history_step (const DeskHistory *self, guint index);

/* The position that was saved.  It is lost when the steps around it are replaced. */
void desk_history_set_saved (DeskHistory *self, gint64 place); /* -1: none */
gint64  desk_history_saved (const DeskHistory *self);

#endif
