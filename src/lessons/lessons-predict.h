/* lessons-predict.h - "which item comes next?", asked of any run at any choice, and judged from the player's state. */
#ifndef LESSONS_PREDICT_H
#define LESSONS_PREDICT_H

#include "lessons.h"

/* Whether an item is chosen next, so that it may be asked for; and which. */
bool lessons_predict (const PlayerState *state, uint32_t *out_item);

/* Whether the rule lets anybody know what comes: by chance nobody does. */
bool lessons_predict_can_be_known (CoverRule rule);

/* How much a wrong answer is told. */
typedef enum
{
  LESSONS_HINT,  /* why it is not that: "B has 3 options, and another item has fewer." */
  LESSONS_WHOLE, /* and which it is: "B has 3; E has 1." */
} LessonsTelling;

/* An answer with its reason.  `rule` is the run's.  NULL where nothing is to be predicted. */
LessonsReply *lessons_predict_answer (const Subject *subject,
                                      const PlayerState *state,
                                      CoverRule          rule,
                                      uint32_t           item,
                                      LessonsTelling     telling);

/* "Answer: E, with 1 option."; NULL likewise. */
char *lessons_predict_reveal (const Subject *subject, const PlayerState *state, CoverRule rule);

#endif
