/* ui-predict.h - "which item comes next?", asked in the dance itself before each choice while the setting `predict` is on.
 *
 * The show stops there, whatever is stepped or played; when the answer was found or told, what played goes on.
 *
 * Signal: left (UiPredict *predict), when it goes away and has the focus, which would go to the header of the window. */
#ifndef UI_PREDICT_H
#define UI_PREDICT_H

#include "dance-show.h"
#include "paint-stage.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_PREDICT (ui_predict_get_type ())
G_DECLARE_FINAL_TYPE (UiPredict, ui_predict, UI, PREDICT, GtkBox)

GtkWidget *ui_predict_new (GSettings *settings);

/* What it asks about, NULL: nothing.  In a lesson it does not ask: others do. */
void ui_predict_set_show (UiPredict *self, DanceShow *show);
void ui_predict_set_learning (UiPredict *self, bool learning);

/* For the last row: no controls. */
void ui_predict_set_presenting (UiPredict *self, bool presenting);

bool ui_predict_is_asking (UiPredict *self);
void ui_predict_clicked (UiPredict *self, const PaintPointed *pointed);

/* An action of the dance, by what follows "dance."; whether it was for the question: what goes on, or asks for the
 * answer, reveals it first. */
bool ui_predict_perform (UiPredict *self, const char *what);

G_END_DECLS

#endif
