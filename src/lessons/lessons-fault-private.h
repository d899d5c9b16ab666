#ifndef LESSONS_FAULT_PRIVATE_H
#define LESSONS_FAULT_PRIVATE_H

#include "base-text.h"
#include "lessons-fault.h"

/* Adds a copy of it. */
void lessons_blame (GPtrArray *faults, LessonsFault what);

/* The text as a string of GLib's; the text is empty then. */
char *lessons_take (BaseText *text);

#endif
