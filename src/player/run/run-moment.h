/* run-moment.h - moments of a run: one grammar for the command line, exports and lessons.
 *
 *   moment = start | givens | end | here | NUMBER | bookmark:NUMBER | next bookmark
 *            | [before] event
 *   event  = ([which] kind [NUMBER] | kind:NUMBER) [of NAME] [at level NUMBER]
 *   which  = first … tenth | 11th … | next | last
 *   kind   = given choice cover hide unlink try deeper "dead end" solution untry uncover unhide
 *            relink "level done"
 *
 * In front of a colon, the two words of a kind are joined: dead-end:1.  A moment is right behind
 * its event, and behind the whole of it for cover, hide, uncover and unhide.  A NUMBER by itself is
 * a position; it also counts the givens outside of the subject's problem. */
#ifndef RUN_MOMENT_H
#define RUN_MOMENT_H

#include "run-reader.h"

typedef enum
{
  RUN_AT_START,
  RUN_AT_GIVENS, /* behind all givens */
  RUN_AT_END,
  RUN_AT_HERE,     /* at the caller's position */
  RUN_AT_EVENT,    /* behind event `number` */
  RUN_AT_BOOKMARK, /* the caller's bookmark `number`, or the next one */

  /* Events. */
  RUN_AT_GIVEN,
  RUN_AT_CHOICE,
  RUN_AT_COVER,
  RUN_AT_HIDE,
  RUN_AT_UNLINK,
  RUN_AT_TRY,
  RUN_AT_DEEPER,
  RUN_AT_DEAD_END,
  RUN_AT_SOLUTION,
  RUN_AT_UNTRY,
  RUN_AT_UNCOVER,
  RUN_AT_UNHIDE,
  RUN_AT_RELINK,
  RUN_AT_LEVEL_DONE,
  RUN_MOMENT_KINDS,
} RunMomentKind;

typedef enum
{
  RUN_NTH,  /* the one of that number, from 1 */
  RUN_NEXT, /* the first one behind the caller's position */
  RUN_LAST,
} RunWhich;

typedef struct
{
  RunMomentKind kind;
  RunWhich      which;
  uint64_t      number;
  bool          before; /* right before the event, not behind it */
  uint64_t      level;  /* only on that level, from 1; 0: on any */
  RunTarget     target; /* only of that thing; or RUN_NOTHING */
} RunMoment;

/* Reads all words that are left.  Returns false, with the reader's fault set, if they are not a
 * moment; `out_moment` is then untouched.  Without a subject (NULL) names are refused. */
bool run_moment_read (RunReader *reader, const Subject *subject, RunMoment *out_moment);

/* For a caller that does not allow all moments: sets the fault as if the last word began no moment.
 * Returns false. */
bool run_moment_refuse (RunReader *reader);

/* Adds the moment as text: "start", "12", "solution:2", "last choice at level 3", "before 2nd cover
 * of A".  Names need the subject.  Names of items that contain blanks cannot be read back. */
void run_moment_add (const RunMoment *self, const Subject *subject, BaseText *out);

#endif
