/* lessons-quiz.h - a question while it is put to somebody: what can be answered, and how answers are taken.
 *
 * Asked for an answer, one is told why a first wrong one is wrong, and from the second on also which is right.  Put to
 * the vote, a few plausible answers are shown, the right one among them, always the same in the same order. */
#ifndef LESSONS_QUIZ_H
#define LESSONS_QUIZ_H

#include "lessons-predict.h"

typedef struct LessonsQuiz LessonsQuiz;

/* Where the question is asked: the state must be that of the same position until the quiz is freed. */
typedef const PlayerState *(*LessonsLook) (gpointer data);

/* Of a step, which has to live as long; NULL where it asks nothing. */
LessonsQuiz *lessons_quiz_new (const LessonsStep *step);

/* "Which item comes next?", of any run, whose subject is borrowed; NULL where none is chosen next, or by chance. */
LessonsQuiz *lessons_quiz_new_next (const Subject *subject, CoverRule rule, LessonsLook look, gpointer data);

void lessons_quiz_free (LessonsQuiz *self); /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LessonsQuiz, lessons_quiz_free)

LessonsAsks lessons_quiz_asks (const LessonsQuiz *self);
const char *lessons_quiz_text (const LessonsQuiz *self);

/* Whether the right answers are still to be found. */
bool lessons_quiz_is_open (const LessonsQuiz *self);

typedef struct
{
  guint64 answer; /* unless it stands for several */
  char   *name;
  bool    right;
} LessonsAnswer;

/* Of LessonsAnswer, to be unreferenced.  The list has what might be the answer, open items and options first, and
 * covered ones only where there is nothing else to say; it is empty where a number is to be typed. */
GPtrArray *lessons_quiz_list (const LessonsQuiz *self);
GPtrArray *lessons_quiz_vote (const LessonsQuiz *self);

/* What the answer of that index is called in a vote, and where it is one of the file's own choices: 'A', or '1' where the
 * problem has items of such names. */
char lessons_quiz_mark (const LessonsQuiz *self, guint index);

/* What is said to an answer; the question is closed when all right ones are found. */
LessonsReply *lessons_quiz_answer (LessonsQuiz *self, guint64 answer);

/* As long as anything that will be said, nearly: how much room a reply needs.  A class that votes is told the answer
 * only.  Not to be shown. */
char *lessons_quiz_longest_reply (const LessonsQuiz *self, bool vote);

/* The answer itself; closes the question. */
char *lessons_quiz_reveal (LessonsQuiz *self);

#endif
