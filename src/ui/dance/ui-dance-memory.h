/* ui-dance-memory.h - a table of the nodes' own fields, as they are in memory, which changes with
 * each step.
 *
 * Rows have the focus, so that the table can be walked through by the keyboard and is read to a
 * screen reader row by row. */
#ifndef UI_DANCE_MEMORY_H
#define UI_DANCE_MEMORY_H

#include "dance-memory.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_MEMORY (ui_dance_memory_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceMemory, ui_dance_memory, UI, DANCE_MEMORY, GtkBox)

/* Signal: turned (UiDanceMemory *memory), when the user switches between all nodes and those around
 * the step, so that the state has to be shown again.
 *
 * Shows a state.  `fast`: too fast for anybody to read; then the table waits. */
void ui_dance_memory_update (UiDanceMemory     *self,
                             const Subject     *subject,
                             const PlayerState *state,
                             bool               fast);

G_END_DECLS

#endif
