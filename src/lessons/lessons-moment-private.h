/* lessons-moment-private.h - names that lessons use: moments of a run, and numbers to be counted.
 *
 * data/lessons/README.md has the grammar, for authors. */
#ifndef LESSONS_MOMENT_PRIVATE_H
#define LESSONS_MOMENT_PRIVATE_H

#include "lessons-file-private.h"
#include "lessons.h"

/* Reads a moment, and finds its position in the run; `before` is the position of the step before.
 * False when it does not occur; the cursor then has the fault. */
bool lessons_moment_find (LessonsCursor *cursor, Run *run, guint64 before, guint64 *out_position);

/* A number that can be seen in a state. */
typedef struct
{
  int      what;
  uint32_t item;
} LessonsMeasure;

bool    lessons_measure_read (LessonsCursor  *cursor,
                              const Subject  *subject,
                              LessonsMeasure *out_measure);
bool    lessons_measure_is_size (const LessonsMeasure *self);
guint64 lessons_measure (const LessonsMeasure *self, const PlayerState *state);

#endif
