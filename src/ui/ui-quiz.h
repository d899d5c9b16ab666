/* ui-quiz.h - a question, its answers, and what is said to them.
 *
 * Either one person answers, by pointing, from a list or by typing, and right answers are counted; or a class votes,
 * forward reveals, and nothing is counted.  All room that it will need it has from the start.
 *
 * Signal: closed (UiQuiz *quiz, gboolean revealed), when the right answer was found or told. */
#ifndef UI_QUIZ_H
#define UI_QUIZ_H

#include "lessons-quiz.h"
#include "paint-stage.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_QUIZ (ui_quiz_get_type ())
G_DECLARE_FINAL_TYPE (UiQuiz, ui_quiz, UI, QUIZ, GtkBox)

GtkWidget *ui_quiz_new (void);

/* Asks, and takes the quiz; `id` (from 1) is the same for the same question, so that it counts once. */
void ui_quiz_ask (UiQuiz *self, LessonsQuiz *quiz, guint64 id);

/* Nothing is asked; the last reply stays, and the question's place says something else. */
void ui_quiz_rest (UiQuiz *self, const char *text);

/* Whether it is to be seen already; its room is there in any case. */
void ui_quiz_set_shown (UiQuiz *self, bool shown);

void ui_quiz_set_vote (UiQuiz *self, bool vote);

/* A control beside the one that reveals. */
void ui_quiz_add_control (UiQuiz *self, GtkWidget *control);

/* Whether something is asked whose answer is not known yet. */
bool ui_quiz_is_open (UiQuiz *self);

/* Whether a press of what has the focus would give the answer again that was given last, and is wrong. */
bool ui_quiz_repeats (UiQuiz *self, GtkWidget *focus);

/* Something in a picture was clicked. */
void ui_quiz_clicked (UiQuiz *self, const PaintPointed *pointed);

void ui_quiz_reveal (UiQuiz *self);

/* Somebody else begins: nothing is asked, said or counted yet. */
void ui_quiz_forget (UiQuiz *self);

G_END_DECLS

#endif
