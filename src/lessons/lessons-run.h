/* lessons-run.h - a run from the words that lessons have for it:
 *
 *   problem  knuth, queens:8, …   a classic (classics.h)
 *            sudoku:53..7…        a Sudoku on one line; `shape` as on the command line (boxes:2x3), NULL: the usual
 *            dlx:A B C\nA B\nC    the lines of a .dlx file
 *   rule     fewest, first, random:SEED; NULL: fewest
 *
 * Positions and answers of lessons are found with the run's own player, so a run belongs to one thread. */
#ifndef LESSONS_RUN_H
#define LESSONS_RUN_H

#include "lessons-fault.h"
#include "run.h"

/* A search of more events than this is none that a class can follow, and would hold up who opens the lesson. */
#define LESSONS_MOST_EVENTS 10000000u

/* Searches it all, and publishes it; the subject has no names until somebody gives it some.  NULL when it cannot, and then
 * *out_fault says why, its `key` "Problem", "Shape" or "Rule" which of the words is to blame; its texts are to be freed. */
Run *lessons_run_new (const char *problem, const char *shape, const char *rule, LessonsFault *out_fault);

/* In the memory of a program that shows a window there is room for a lesson: ends the program where there is not. */
void lessons_need (BaseStatus status);

#endif
