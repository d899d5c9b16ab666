/* lessons-moment-private.h - names for what a lesson points at: items and options, moments of a run, what is counted.
 *
 * The grammar is in data/lessons/README.md, for who writes lessons. */
#ifndef LESSONS_MOMENT_PRIVATE_H
#define LESSONS_MOMENT_PRIVATE_H

#include "lessons-file-private.h"
#include "lessons.h"

/* What a name may be. */
enum
{
  LESSONS_NAMES_ITEM = 1 << LESSONS_ITEM,
  LESSONS_NAMES_OPTION = 1 << LESSONS_OPTION,
  LESSONS_NAMES_NODE = 1 << LESSONS_NODE,
};

/* [item] A, [option] 2, A in 2.  False, and blamed, where it names nothing of that kind. */
bool lessons_name_read (LessonsCursor *cursor, const LessonsRun *run, unsigned kinds, LessonsTarget *out_target);

/* A moment's position in the run; `before` is that of the step before.  False, and blamed, when it does not occur. */
bool lessons_moment_find (LessonsCursor *cursor, const LessonsRun *run, guint64 before, guint64 *out_position);

/* A number that can be seen in a state. */
typedef struct
{
  int      what;
  uint32_t item;
} LessonsMeasure;

bool    lessons_measure_read (LessonsCursor *cursor, const LessonsRun *run, LessonsMeasure *out_measure);
guint64 lessons_measure (const LessonsMeasure *self, const PlayerState *state);

/* The words from `first` up to where the cursor is now. */
char *lessons_cursor_said (const LessonsCursor *self, guint first);

#endif
