/* ui-learn-quiz.h - a question, its answers, and the reply to the answer given.
 *
 * Either one person answers, by pointing, from a list or by typing, and right answers are
 * counted; or a class votes, forward reveals, and nothing is counted.  All the room that it
 * needs later is there from the start.
 *
 * Signals: closed (UiLearnQuiz *quiz, gboolean revealed), when the right answer was found or
 * revealed; answered (UiLearnQuiz *quiz), when one of several right answers was found. */
#ifndef UI_LEARN_QUIZ_H
#define UI_LEARN_QUIZ_H

#include "lessons-quiz.h"
#include "paint-stage.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_LEARN_QUIZ (ui_learn_quiz_get_type ())
G_DECLARE_FINAL_TYPE (UiLearnQuiz, ui_learn_quiz, UI, LEARN_QUIZ, GtkBox)

/* Asks the question; takes ownership of the quiz.  `id` (from 1) is the same for the same question,
 * so that each question counts once. */
void ui_learn_quiz_ask (UiLearnQuiz *self, LessonsQuiz *quiz, guint64 id);

/* Closes the question: the last reply stays, and `text` replaces the question. */
void ui_learn_quiz_rest (UiLearnQuiz *self, const char *text);

/* Shows or hides the quiz; its room is reserved in either case. */
void ui_learn_quiz_set_shown (UiLearnQuiz *self, bool shown);

void ui_learn_quiz_set_vote (UiLearnQuiz *self, bool vote);

/* Adds a control beside the button that reveals the answer. */
void ui_learn_quiz_add_control (UiLearnQuiz *self, GtkWidget *control);

/* Whether a question is open: asked, and its answer not found or revealed yet. */
bool ui_learn_quiz_is_open (UiLearnQuiz *self);

/* Whether a press of the focused control would repeat the last answer, which was wrong. */
bool ui_learn_quiz_repeats (UiLearnQuiz *self, GtkWidget *focus);

/* The answers to be marked in the picture: those found, or the right ones once the question is
 * closed; valid until the next call of any function here. */
const guint64 *ui_learn_quiz_list_marked (UiLearnQuiz *self, guint *out_n);

/* Whether the sizes in the picture are the answer of an open question. */
bool ui_learn_quiz_hides_sizes (UiLearnQuiz *self);

/* Moves the focus to the entry of an open question; false where it has none. */
bool ui_learn_quiz_focus (UiLearnQuiz *self);

/* Something in the picture was clicked. */
void ui_learn_quiz_clicked (UiLearnQuiz *self, const PaintPointed *pointed);

void ui_learn_quiz_reveal (UiLearnQuiz *self);

/* Resets the quiz for another person: no question, no reply, no count. */
void ui_learn_quiz_forget (UiLearnQuiz *self);

G_END_DECLS

#endif
