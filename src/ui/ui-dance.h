/* ui-dance.h - the Dance view: one run of a search, to be watched forward and back.
 *
 * One DanceShow is the model.  The board, one picture, the sentence, the transcript, the code and the counters all
 * draw from its state; pointing at something in one lights its counterparts in the others. */
#ifndef UI_DANCE_H
#define UI_DANCE_H

#include "dance-problem.h"
#include "ui-canvas.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE (ui_dance_get_type ())
G_DECLARE_FINAL_TYPE (UiDance, ui_dance, UI, DANCE, GtkWidget)

GtkWidget *ui_dance_new (UiScheme *scheme, GSettings *settings);

/* Begins with that problem, paused at the start; NULL: there is none, and `why` says why, where the stage would be. */
void ui_dance_set_problem (UiDance *self, DanceProblem *problem, const char *why);

DanceShow *ui_dance_get_show (UiDance *self); /* NULL where there is none */

void ui_dance_focus (UiDance *self);

/* What the window's keys ask for. */
void ui_dance_run_to_solution (UiDance *self);
void ui_dance_pause (UiDance *self);
void ui_dance_zoom (UiDance *self, double factor);
void ui_dance_present (UiDance *self);
bool ui_dance_is_presenting (UiDance *self);

G_END_DECLS

#endif
