/* ui-learn-estimates.h - estimates of the size of a search beside its true size: a row for each,
 * with a bar as long as twice its error to either side of the mean. */
#ifndef UI_LEARN_ESTIMATES_H
#define UI_LEARN_ESTIMATES_H

#include "lessons.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_LEARN_ESTIMATES (ui_learn_estimates_get_type ())
G_DECLARE_FINAL_TYPE (UiLearnEstimates, ui_learn_estimates, UI, LEARN_ESTIMATES, GtkBox)

/* Shows those of the step; it is hidden where the step has none, or is NULL. */
void ui_learn_estimates_set_step (UiLearnEstimates *self, const LessonsStep *step);

G_END_DECLS

#endif
