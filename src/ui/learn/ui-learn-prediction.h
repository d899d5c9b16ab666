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

/* The show that it asks about; NULL for none.  In a lesson it does not ask: the lesson does. */
void ui_learn_prediction_set_show (UiLearnPrediction *self, DanceShow *show);
void ui_learn_prediction_set_learning (UiLearnPrediction *self, bool learning);

/* For the last row: no controls. */
void ui_learn_prediction_set_presenting (UiLearnPrediction *self, bool presenting);

void ui_learn_prediction_clicked (UiLearnPrediction *self, const PaintPointed *pointed);

/* The dance that was played before does not go on by itself. */
void ui_learn_prediction_stop_waiting (UiLearnPrediction *self);

/* Tells the answer, and plays on after that where it `resumes`; false where nothing is asked. */
bool ui_learn_prediction_reveal (UiLearnPrediction *self, bool resumes);

G_END_DECLS

#endif
