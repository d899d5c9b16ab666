/* lessons-predict.h - "which item comes next?", asked of any run at any choice, and judged from the player's state. */
#ifndef LESSONS_PREDICT_H
#define LESSONS_PREDICT_H

#include "lessons.h"

/* Whether an item is chosen next, so that it may be asked for; and which. */
bool lessons_predict (const PlayerState *state, uint32_t *out_item);

/* An answer with its reason: "B has 3; E has 1."  `rule` is the run's; `scene` needs no search.  NULL where nothing is
 * to be predicted. */
LessonsReply *lessons_predict_answer (const WordsScene *scene, const PlayerState *state, CoverRule rule, uint32_t item);

#endif
