/* lessons-predict.h - "which item comes next?", a question for any run at any choice, judged by the
 * player's state. */
#ifndef LESSONS_PREDICT_H
#define LESSONS_PREDICT_H

#include "lessons.h"

/* Whether an item is chosen next, so that the question makes sense; and which one. */
bool lessons_predict (const PlayerState *state, uint32_t *out_item);

/* Whether the rule allows a prediction: a random choice does not. */
bool lessons_predict_can_be_known (CoverRule rule);

/* The amount of help in the reply to a wrong answer. */
typedef enum
{
  LESSONS_HINT,  /* why it is wrong: "B has 3 options, and another item has fewer." */
  LESSONS_WHOLE, /* and which is right: "B has 3; E has 1." */
} LessonsTelling;

/* Judges an answer, with the reason.  `rule` is the run's.  NULL where no item is chosen next. */
LessonsReply *lessons_predict_answer (const Subject *subject,
                                      const PlayerState *state,
                                      CoverRule          rule,
                                      uint32_t           item,
                                      LessonsTelling     telling);

/* "Answer: E, with 1 option."; NULL in the same case. */
char *lessons_predict_reveal (const Subject *subject, const PlayerState *state, CoverRule rule);

#endif
