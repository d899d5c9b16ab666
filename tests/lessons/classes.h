/* classes.h - lessons for tests: ours by name, and others by their text. */
#ifndef CLASSES_H
#define CLASSES_H

#include "check.h"
#include "lessons.h"

/* Loads a built-in lesson; prints its faults and fails the claim, if it has any. */
LessonsLesson *classes_ours (const char *name);

/* Its step of that name; fails the claim where there is none. */
const LessonsStep *classes_step (const LessonsLesson *lesson, const char *name);

/* A lesson of this text; NULL when it has faults, which are then in `faults`. */
LessonsLesson *classes_text (const char *text, GPtrArray *faults);

/* A run that has no fault. */
Run *classes_run (const char *problem, const char *rule);

/* A player of its own.  Free it before the run. */
Player *classes_player (const Run *run);

/* The position of a moment, after one at 0; or G_MAXUINT64. */
guint64 classes_moment (const char *problem, const char *rule, const char *moment);

#endif
