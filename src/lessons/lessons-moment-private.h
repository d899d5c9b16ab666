/* lessons-moment-private.h - names for what a lesson points at: moments of a run, and what is counted.
 *
 * The grammar is in data/lessons/README.md, for who writes lessons. */
#ifndef LESSONS_MOMENT_PRIVATE_H
#define LESSONS_MOMENT_PRIVATE_H

#include "lessons-file-private.h"
#include "lessons.h"

/* A moment's position in the run; `before` is that of the step before.  False, and blamed, when it does not occur. */
bool lessons_moment_find (LessonsCursor *cursor, Run *run, guint64 before, guint64 *out_position);

/* A number that can be seen in a state. */
typedef struct
{
  int      what;
  uint32_t item;
} LessonsMeasure;

bool    lessons_measure_read (LessonsCursor *cursor, const Subject *subject, LessonsMeasure *out_measure);
guint64 lessons_measure (const LessonsMeasure *self, const PlayerState *state);

#endif
