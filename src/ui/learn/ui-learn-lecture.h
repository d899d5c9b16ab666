/* ui-learn-lecture.h - a lesson that plays by itself: a button that starts and pauses it, and a
 * clock with the time elapsed and the time planned.
 *
 * Signal: due (UiLearnLecture *lecture), when the pause of a step is over. */
#ifndef UI_LEARN_LECTURE_H
#define UI_LEARN_LECTURE_H

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define UI_TYPE_LEARN_LECTURE (ui_learn_lecture_get_type ())
G_DECLARE_FINAL_TYPE (UiLearnLecture, ui_learn_lecture, UI, LEARN_LECTURE, GtkBox)

/* Sets the planned duration of the whole in seconds, and the clock to zero.  It does not play. */
void ui_learn_lecture_reset (UiLearnLecture *self, double planned);

/* A step begins, at this time by the plan: its film is shown first. */
void ui_learn_lecture_set_plan (UiLearnLecture *self, double planned_here);

/* The step, or an answer, is shown for so many seconds from now on, while the lecture plays. */
void ui_learn_lecture_stay (UiLearnLecture *self, double seconds);

void ui_learn_lecture_play (UiLearnLecture *self, bool plays);
bool ui_learn_lecture_plays (UiLearnLecture *self);

G_END_DECLS

#endif
