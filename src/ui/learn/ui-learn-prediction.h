/* ui-learn-prediction.h - the question "which item comes next?", asked before each choice of a
 * dance while the setting `predict` is on.
 *
 * The show stops there, whether it was stepped or played.  When the answer was found or
 * revealed, a show that was playing goes on.
 *
 * Signal: left (UiLearnPrediction *prediction), when it goes away while it has the focus, which
 * would go to the header of the window. */
#ifndef UI_LEARN_PREDICTION_H
#define UI_LEARN_PREDICTION_H

#include "dance-show.h"
#include "paint-stage.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_LEARN_PREDICTION (ui_learn_prediction_get_type ())
G_DECLARE_FINAL_TYPE (UiLearnPrediction, ui_learn_prediction, UI, LEARN_PREDICTION, GtkBox)

void ui_learn_prediction_set_settings (UiLearnPrediction *self, GSettings *settings);

/* Sets the show that the questions are about; NULL for none.  In a lesson the prediction asks
 * nothing: the lesson asks. */
void ui_learn_prediction_set_show (UiLearnPrediction *self, DanceShow *show);
void ui_learn_prediction_set_learning (UiLearnPrediction *self, bool learning);

/* Hides the controls in a presentation. */
void ui_learn_prediction_set_presenting (UiLearnPrediction *self, bool presenting);

void ui_learn_prediction_clicked (UiLearnPrediction *self, const PaintPointed *pointed);

/* A show that played before the question does not continue by itself. */
void ui_learn_prediction_stop_waiting (UiLearnPrediction *self);

/* Reveals the answer, and then plays on if `resumes`.  Returns false when no question is open. */
bool ui_learn_prediction_reveal (UiLearnPrediction *self, bool resumes);

G_END_DECLS

#endif
