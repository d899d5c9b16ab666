/* ui-learn-quiz-vote.h - the answers that a class votes on: A to D or 1 to 4, large enough for
 * the last row; they cannot be clicked. */
#ifndef UI_LEARN_QUIZ_VOTE_H
#define UI_LEARN_QUIZ_VOTE_H

#include "lessons-quiz.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *ui_learn_quiz_vote_new (const LessonsQuiz *quiz);

/* Marks the right answer. */
void ui_learn_quiz_vote_reveal (GtkWidget *vote);

G_END_DECLS

#endif
