/* lessons-run.h - a run, made from three texts of a lesson:
 *
 *   problem  knuth, queens:8, …   a classic (classics.h)
 *            sudoku:53..7…        a Sudoku on one line
 *            dlx:A B C\nA B\nC    the lines of a .dlx file
 *   shape    boxes:2x3, …         of a Sudoku, as on the command line; NULL: the usual one
 *   rule     fewest, first, random:SEED; NULL: fewest
 *
 * The run's own player finds positions and answers of lessons, so a run belongs to one thread. */
#ifndef LESSONS_RUN_H
#define LESSONS_RUN_H

#include "lessons-fault.h"
#include "run.h"

/* No class can follow a longer search, and opening the lesson would take too long. */
#define LESSONS_MOST_EVENTS 10000000u

/* Searches the whole problem and publishes the run.  The subject has no names yet.  On failure
 * NULL, and *out_fault has the reason; its `key` is that of the faulty text: "Problem", "Shape"
 * or "Rule". The caller frees its texts. */
Run *lessons_run_new (const char   *problem,
                      const char   *shape,
                      const char   *rule,
                      LessonsFault *out_fault);

/* Ends the program when there is no memory, as GLib does: a lesson needs little of it. */
void lessons_need (BaseStatus status);

#endif
