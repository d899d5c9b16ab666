#ifndef LESSONS_FAULT_PRIVATE_H
#define LESSONS_FAULT_PRIVATE_H

#include "base-text.h"
#include "lessons-fault.h"

/* Adds a copy of the fault. */
void lessons_blame (GPtrArray *faults, LessonsFault what);

/* Returns the text as a GLib string, and empties the text. */
char *lessons_take (BaseText *text);

#endif
