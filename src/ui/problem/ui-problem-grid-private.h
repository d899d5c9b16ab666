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
  guint h_policy, v_policy; /* GtkScrollablePolicy; asked for, and of no meaning here */
  double cell, head, side;  /* sizes: of a cell, of the names above, of the numbers beside */
  bool upright;             /* names are long and stand on end */
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

/* How far it is scrolled. */
static inline double
ui_problem_grid_place (GtkAdjustment *adjustment)
{
  return adjustment != NULL ? floor (gtk_adjustment_get_value (adjustment) + 0.5) : 0;
}

/* Of the option, as the dance counts them; what is left out has none.  To be freed. */
char *ui_problem_grid_number_of (UiProblemGrid *self, guint row);

/* A GtkWidgetClass.snapshot. */
void ui_problem_grid_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

G_END_DECLS

#endif
