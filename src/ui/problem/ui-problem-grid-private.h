/* ui-problem-grid-private.h - the state of the picture of a problem, and where its parts are. */
#ifndef UI_PROBLEM_GRID_PRIVATE_H
#define UI_PROBLEM_GRID_PRIVATE_H

#include "ui-problem-grid.h"

#include <math.h>

G_BEGIN_DECLS

struct _UiProblemGrid
{
  GtkWidget parent_instance;

  UiWidgetsScheme *scheme;
  DeskProblem *problem;
  gboolean current;
  guint row, item; /* the cursor */
  GtkAdjustment *across, *down;
  guint h_policy, v_policy; /* GtkScrollablePolicy; required by GtkScrollable, but not used */
  double cell, head, side;  /* sizes of a cell, the names above and the numbers beside */
  bool upright;             /* names are long and are drawn vertically */
};

static inline const CoverProblem *
ui_problem_grid_cover (UiProblemGrid *self)
{
  return self->problem->puzzle.problem;
}

static inline guint
ui_problem_grid_n_items (UiProblemGrid *self)
{
  return self->problem != NULL ? cover_problem_n_items (ui_problem_grid_cover (self)) : 0;
}

static inline guint
ui_problem_grid_n_rows (UiProblemGrid *self)
{
  return self->problem != NULL ? self->problem->n_rows : 0;
}

/* Returns how far the widget is scrolled. */
static inline double
ui_problem_grid_place (GtkAdjustment *adjustment)
{
  return adjustment != NULL ? floor (gtk_adjustment_get_value (adjustment) + 0.5) : 0;
}

/* Returns the number of the option, as the dance counts options; an option that is left out has
 * none.  Free the result. */
char *ui_problem_grid_number_of (UiProblemGrid *self, guint row);

/* A GtkWidgetClass.snapshot. */
void ui_problem_grid_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

G_END_DECLS

#endif
