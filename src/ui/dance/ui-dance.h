/* ui-dance.h - the Dance view: one run of a search, to be watched forward and back.
 *
 * One DanceShow is the model.  The board, one picture, the sentence, the transcript, the code and the counters all
 * draw from its state; pointing at something in one lights its counterparts in the others. */
#ifndef UI_DANCE_H
#define UI_DANCE_H

#include "subject.h"
#include "ui-canvas.h"
#include "ui-widgets-actions.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE (ui_dance_get_type ())
G_DECLARE_FINAL_TYPE (UiDance, ui_dance, UI, DANCE, GtkWidget)

/* The actions "dance.…", their keys, and what they do. */
extern const UiWidgetsActionTable ui_dance_action_table;

/* To be called once, before it is shown. */
void ui_dance_set_up (UiDance *self, UiWidgetsScheme *scheme, GSettings *settings);

/* Begins with that problem, paused at the start; NULL: there is none, and `why` says why, where the
 * stage would be. */
void ui_dance_set_problem (UiDance *self, Subject *problem, const char *why);

/* The same by another rule. */
void ui_dance_set_run (UiDance *self, Subject *problem, CoverRule rule, uint64_t seed);

/* With a lesson above the stage, whose steps Page Up and Down then go through. */
void ui_dance_set_learning (UiDance *self, bool learning);
bool ui_dance_open_lesson (UiDance *self, const char *name, guint step);
guint ui_dance_n_lesson_steps (UiDance *self); /* of the one that is open; 0: none is */
void ui_dance_open_lesson_file (UiDance *self, GFile *file);

/* For lessons: a picture, a size of steps, things to be lit. */
void ui_dance_set_painter (UiDance *self, PaintPictureKind painter);
void ui_dance_set_aim (UiDance *self, PlayerAim aim);
void ui_dance_light (UiDance *self, const PaintPointed *lit, guint n);
void ui_dance_point (UiDance *self, PaintPointed pointed); /* with the pointer, beside that */

DanceShow *ui_dance_get_show (UiDance *self); /* NULL where there is none */

/* The bookmarks' positions, ascending; to be freed. */
uint64_t *ui_dance_list_bookmarks (UiDance *self, guint *out_n);

void ui_dance_focus (UiDance *self);

/* Actions of the window. */
void ui_dance_run_to_solution (UiDance *self);
void ui_dance_pause (UiDance *self);
void ui_dance_stop (UiDance *self); /* pauses; where nothing moves, ends a search that still goes on */
void ui_dance_zoom (UiDance *self, double factor);
void ui_dance_present (UiDance *self);
bool ui_dance_is_presenting (UiDance *self);

G_END_DECLS

#endif
