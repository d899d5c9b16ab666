/* ui-dance-variables.h - the values of the algorithm's variables, in two frames: those of search,
 * and those of the function that search has called.
 *
 * Every value has its place from the start, and the changes of the last step are marked. */
#ifndef UI_DANCE_VARIABLES_H
#define UI_DANCE_VARIABLES_H

#include "dance-variables.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_VARIABLES (ui_dance_variables_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceVariables, ui_dance_variables, UI, DANCE_VARIABLES, GtkWidget)

/* `fast`: changes are too frequent to mark any. */
void ui_dance_variables_update (UiDanceVariables *self,
                                const Subject *problem,
                                const PlayerState *state,
                                bool fast);

G_END_DECLS

#endif
