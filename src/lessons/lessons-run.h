/* lessons-run.h - a problem and its whole search, recorded: what a lesson is about, and what a player plays.
 *
 * It is made from words, as lessons have them:
 *
 *   problem  knuth, queens:8, …   a classic (classics.h)
 *            sudoku:53..7…        a Sudoku on one line; `shape` as on the command line (boxes:2x3), NULL: the usual
 *            dlx:A B C\nA B\nC    the lines of a .dlx file
 *   rule     fewest, first, random:SEED; NULL: fewest
 *
 * Positions and answers of lessons are found with a player of the run's own, so a run belongs to one thread. */
#ifndef LESSONS_RUN_H
#define LESSONS_RUN_H

#include "lessons-fault.h"
#include "player.h"
#include "subject.h"

/* A search of more events than this is none that a class can follow, and would hold up who opens the lesson. */
#define LESSONS_MOST_EVENTS 10000000u

typedef struct
{
  /* To be read. */
  Subject     *subject; /* without names until somebody gives it some */
  PlayerRun    what;
  CoverRecord *record; /* of the whole search */

  /* For this room. */
  Player *player;
  guint   n_users;
} LessonsRun;

/* Searches it all; NULL when it cannot, and then *out_fault says why, its `key` "Problem", "Shape" or "Rule" which
 * of the words is to blame; its texts are to be freed. */
LessonsRun *lessons_run_new (const char *problem, const char *shape, const char *rule, LessonsFault *out_fault);
LessonsRun *lessons_run_ref (LessonsRun *self);   /* returns self */
void        lessons_run_unref (LessonsRun *self); /* accepts NULL */

/* A player of it at position 0, which knows the whole search at once; to be freed while the run lives. */
Player *lessons_run_player (const LessonsRun *self);

/* What the run's own player sees at a position; valid until the next call. */
const PlayerState *lessons_run_state (LessonsRun *self, guint64 position);

#endif
