/* ui-dance.h - the Dance view: one run of a search, to watch forward and back.
 *
 * One DanceShow is the model.  The board, the picture, the sentence, the transcript, the code and
 * the counters all draw from its state.  Pointing at something in one of them lights its
 * counterparts in the others. */
#ifndef UI_DANCE_H
#define UI_DANCE_H

#include "subject.h"
#include "ui-canvas.h"
#include "ui-widgets-actions.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE (ui_dance_get_type ())
G_DECLARE_FINAL_TYPE (UiDance, ui_dance, UI, DANCE, GtkWidget)

/* The actions "dance.…" and their keys. */
extern const UiWidgetsActionTable ui_dance_action_table;

/* Call it once, before the view is shown. */
void ui_dance_set_up (UiDance *self, UiWidgetsScheme *scheme, GSettings *settings);

/* Starts with the problem, paused at the start.  NULL: there is no problem, and `why` is the
 * reason, shown in place of the stage. */
void ui_dance_set_problem (UiDance *self, Subject *problem, const char *why);

/* The same with another rule. */
void ui_dance_set_run (UiDance *self, Subject *problem, CoverRule rule, uint64_t seed);

/* Shows a lesson above the stage.  Page Up and Page Down then move through its steps. */
void ui_dance_set_learning (UiDance *self, bool learning);
bool ui_dance_open_lesson (UiDance *self, const char *name, guint step);
guint ui_dance_n_lesson_steps (UiDance *self); /* of the open lesson; 0: no lesson is open */
void ui_dance_open_lesson_file (UiDance *self, GFile *file);

/* For lessons: choose a picture, a step size, and things to light. */
void ui_dance_set_painter (UiDance *self, PaintPictureKind painter);
PaintPictureKind ui_dance_get_painter (UiDance *self);
void ui_dance_set_aim (UiDance *self, PlayerAim aim);
void ui_dance_light (UiDance *self, const PaintPointed *lit, guint n);
void ui_dance_hide_sizes (UiDance *self, bool hides); /* they are the answer of a question */
/* points as the pointer does, beside the lit things */
void ui_dance_point (UiDance *self, PaintPointed pointed);

DanceShow *ui_dance_get_show (UiDance *self); /* NULL when there is no show */

/* Returns the positions of the bookmarks, ascending; free the array. */
uint64_t *ui_dance_list_bookmarks (UiDance *self, guint *out_n);

void ui_dance_focus (UiDance *self);

/* Actions that the window calls. */
void ui_dance_run_to_solution (UiDance *self);
void ui_dance_pause (UiDance *self);
void ui_dance_stop (UiDance *self); /* pauses; when nothing moves, ends a search that still runs */
void ui_dance_zoom (UiDance *self, double factor);
void ui_dance_present (UiDance *self);
bool ui_dance_is_presenting (UiDance *self);

G_END_DECLS

#endif
