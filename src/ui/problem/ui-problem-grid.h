/* ui-problem-grid.h - the picture of a problem that is being written: a column for each item, a row
 * for each option.
 *
 * A click, or the space bar at the cursor, emits a signal that requests a change of a cell:
 *
 *   toggled (UiProblemGrid *grid, guint row, guint item)
 *
 * The widget changes nothing itself: the text changes.  Its accessible name describes the cell at
 * the cursor. */
#ifndef UI_PROBLEM_GRID_H
#define UI_PROBLEM_GRID_H

#include "desk-problem.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_PROBLEM_GRID (ui_problem_grid_get_type ())
G_DECLARE_FINAL_TYPE (UiProblemGrid, ui_problem_grid, UI, PROBLEM_GRID, GtkWidget)

/* Call it once, before the widget is shown, which must be in a scrolled window of a template. */
void ui_problem_grid_set_scheme (UiProblemGrid *self, UiWidgetsScheme *scheme);

/* Sets a problem without faults, keeping a reference, or NULL for none. */
void ui_problem_grid_set_problem (UiProblemGrid *self, DeskProblem *problem);

/* Sets whether the picture still matches the text; otherwise it is pale. */
void ui_problem_grid_set_current (UiProblemGrid *self, gboolean current);

G_END_DECLS

#endif
