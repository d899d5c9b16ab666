/* ui-learn-bar.h - the lesson's title, the place in it, the clock of a lecture, and who answers
 * questions.  The list of lessons has their numbers and aims, and how far each was taken.
 *
 * Signals: lesson (UiLearnBar *bar, guint index), when another lesson was chosen; due (UiLearnBar
 * *bar), when a lecture goes on. */
#ifndef UI_LEARN_BAR_H
#define UI_LEARN_BAR_H

#include "lessons.h"
#include "ui-learn-lecture.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_LEARN_BAR (ui_learn_bar_get_type ())
G_DECLARE_FINAL_TYPE (UiLearnBar, ui_learn_bar, UI, LEARN_BAR, GtkWidget)

/* Call it once, before the bar is shown.  The setting `class-vote` decides who answers, `notes`
 * whether the speaker's notes are shown; `lessons` has the progress. */
void ui_learn_bar_set_up (UiLearnBar *self, LessonsShelf *shelf, GSettings *settings);

/* Lists the lessons again, since the shelf was read again; the lesson with that index is the open
 * one, or none: GTK_INVALID_LIST_POSITION. */
void ui_learn_bar_fill (UiLearnBar *self, guint open);

void ui_learn_bar_set_lesson (UiLearnBar *self, guint index);
void ui_learn_bar_set_place (UiLearnBar *self, guint step, guint n_steps); /* from 1 */
void ui_learn_bar_clear_place (UiLearnBar *self);

/* Adds a lesson that is not on the shelf behind the shelf's lessons.  It replaces the previous such
 * lesson; its index is lessons_shelf_n (). */
void ui_learn_bar_set_file (UiLearnBar *self, const char *title);

/* The lecture's clock and button, for a track; hidden otherwise. */
void ui_learn_bar_show_lecture (UiLearnBar *self, bool shown);
UiLearnLecture *ui_learn_bar_get_lecture (UiLearnBar *self);

void ui_learn_bar_focus_next (UiLearnBar *self);

G_END_DECLS

#endif
