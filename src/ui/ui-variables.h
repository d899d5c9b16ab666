/* ui-variables.h - what the variables of the algorithm hold, in two frames: those of search, and those of what it has
 * called.
 *
 * Everything has its place from the start; what the last step changed is marked. */
#ifndef UI_VARIABLES_H
#define UI_VARIABLES_H

#include "dance-variables.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_VARIABLES (ui_variables_get_type ())
G_DECLARE_FINAL_TYPE (UiVariables, ui_variables, UI, VARIABLES, GtkWidget)

GtkWidget *ui_variables_new (void);

/* `fast`: so much changes that nothing is marked. */
void ui_variables_update (UiVariables *self, const DanceProblem *problem, const PlayerState *state, bool fast);

G_END_DECLS

#endif
