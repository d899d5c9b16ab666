/* ui-learn-bar.h - the lesson's title, the place in it, and who answers its questions.
 *
 * Signal: lesson (UiLearnBar *bar, guint index), when another lesson was chosen. */
#ifndef UI_LEARN_BAR_H
#define UI_LEARN_BAR_H

#include "lessons.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_LEARN_BAR (ui_learn_bar_get_type ())
G_DECLARE_FINAL_TYPE (UiLearnBar, ui_learn_bar, UI, LEARN_BAR, GtkWidget)

/* Call it once, before the bar is shown.  The setting `class-vote` decides who answers. */
void ui_learn_bar_set_up (UiLearnBar *self, LessonsShelf *shelf, GSettings *settings);

void ui_learn_bar_set_lesson (UiLearnBar *self, guint index);
void ui_learn_bar_set_place (UiLearnBar *self, guint step, guint n_steps); /* from 1 */
void ui_learn_bar_clear_place (UiLearnBar *self);

/* Adds a lesson that is not on the shelf behind the shelf's lessons.  It replaces the previous such
 * lesson; its index is lessons_shelf_n (). */
void ui_learn_bar_set_file (UiLearnBar *self, const char *title);

void ui_learn_bar_focus_next (UiLearnBar *self);

G_END_DECLS

#endif
