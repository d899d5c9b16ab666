/* lessons-quiz.h - a question put to a learner: the possible answers, and the replies.
 *
 * The reply to a first wrong answer explains why it is wrong; from the second on it also names the
 * right one.  In a vote a few plausible answers are shown, the right one among them, always the
 * same in the same order. */
#ifndef LESSONS_QUIZ_H
#define LESSONS_QUIZ_H

#include "lessons-predict.h"

typedef struct LessonsQuiz LessonsQuiz;

/* Returns the state at the question's position, until the quiz is freed. */
typedef const PlayerState *(*LessonsLook) (gpointer data);

/* Of a step, which must live as long; NULL where the step has no question. */
LessonsQuiz *lessons_quiz_new (const LessonsStep *step);

/* "Which item comes next?", for any run, whose subject is borrowed; NULL where no item is chosen
 * next, or at random. */
LessonsQuiz *lessons_quiz_new_next (const Subject *subject,
                                    CoverRule      rule,
                                    LessonsLook    look,
                                    gpointer       data);

/* The questions that can be asked before a choice. */
typedef enum
{
  LESSONS_AHEAD_ITEM,     /* which item comes next */
  LESSONS_AHEAD_SIZE,     /* how many options it has */
  LESSONS_AHEAD_DEAD_END, /* whether that is a dead end */
  LESSONS_AHEAD_OPTION,   /* which option is tried next */
  LESSONS_AHEADS,
} LessonsAhead;

/* Another of these questions; NULL as above, and where no option is tried next. */
LessonsQuiz *lessons_quiz_new_ahead (LessonsAhead   what,
                                     const Subject *subject,
                                     CoverRule      rule,
                                     LessonsLook    look,
                                     gpointer       data);

/* The question for a position where questions are mixed: always the same one there. */
LessonsAhead lessons_quiz_mix (const PlayerState *state);

void lessons_quiz_free (LessonsQuiz *self); /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LessonsQuiz, lessons_quiz_free)

LessonsAsks lessons_quiz_asks (const LessonsQuiz *self);
const char *lessons_quiz_text (const LessonsQuiz *self);

/* Whether right answers are still missing. */
bool lessons_quiz_is_open (const LessonsQuiz *self);

/* The right answers found so far, of several. */
const guint64 *lessons_quiz_found (const LessonsQuiz *self, guint *out_n);

/* The right answers to be shown of a closed question: where any is enough, those found, or else the
 * first. */
const guint64 *lessons_quiz_shown_right (const LessonsQuiz *self, guint *out_n);

/* Whether the question is open, and the sizes in a picture are its answer. */
bool lessons_quiz_hides_sizes (const LessonsQuiz *self);

typedef struct
{
  guint64 answer; /* unless it stands for several */
  char   *name;
  bool    right;
} LessonsAnswer;

/* Lists of LessonsAnswer; unref them.  The list has the plausible answers: open items and options,
 * and covered ones only where these are too few; it is empty where a number must be typed. */
GPtrArray *lessons_quiz_list (const LessonsQuiz *self);
GPtrArray *lessons_quiz_vote (const LessonsQuiz *self);

/* Returns the mark of the answer with that index, in a vote and among the file's own choices: 'A',
 * or '1' where the problem has items of such names. */
char lessons_quiz_mark (const LessonsQuiz *self, guint index);

/* Returns the reply to an answer; the question is closed when all right ones are found. */
LessonsReply *lessons_quiz_answer (LessonsQuiz *self, guint64 answer);

/* A text about as long as the longest reply: a measure for its room.  The reply to a vote is the
 * answer only.  Not for display. */
char *lessons_quiz_longest_reply (const LessonsQuiz *self, bool vote);

/* Returns the right answer and closes the question. */
char *lessons_quiz_reveal (LessonsQuiz *self);

#endif
