/* ui-learn-quiz-controls.h - the controls for an answer that is not given in the picture: buttons,
 * a list, or an entry. */
#ifndef UI_LEARN_QUIZ_CONTROLS_H
#define UI_LEARN_QUIZ_CONTROLS_H

#include "lessons-quiz.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*UiLearnQuizGiven) (gpointer data, guint64 answer);

/* At first nothing is selected. */
GtkWidget *
ui_learn_quiz_controls_new (const LessonsQuiz *quiz, UiLearnQuizGiven given, gpointer data);

/* Marks the buttons of answers that were found; they cannot be pressed again. */
void ui_learn_quiz_controls_mark (GtkWidget *controls, const guint64 *found, guint n);

/* Finds the answer that Enter would give at the focus; false if there is none. */
bool ui_learn_quiz_controls_would_give (GtkWidget *controls, GtkWidget *focus, guint64 *out_answer);

G_END_DECLS

#endif
