/* ui-problem-grid.h - the picture of a problem that is being written: a column an item, a row an option.
 *
 * A click, or the space bar at the cursor, asks for a cell to be changed:
 *
 *   toggled (UiProblemGrid *grid, guint row, guint item)
 *
 * It changes nothing itself: the text does.  Its name is what stands at the cursor. */
#ifndef UI_PROBLEM_GRID_H
#define UI_PROBLEM_GRID_H

#include "desk-problem.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_PROBLEM_GRID (ui_problem_grid_get_type ())
G_DECLARE_FINAL_TYPE (UiProblemGrid, ui_problem_grid, UI, PROBLEM_GRID, GtkWidget)

/* It stands in a scrolled window of a template.  To be called once, before it is shown. */
void ui_problem_grid_set_scheme (UiProblemGrid *self, UiWidgetsScheme *scheme);

/* A good one, which it holds, or NULL for none. */
void ui_problem_grid_set_problem (UiProblemGrid *self, DeskProblem *problem);

/* Whether it still is what the text says; where not, it is pale. */
void ui_problem_grid_set_current (UiProblemGrid *self, gboolean current);

G_END_DECLS

#endif
