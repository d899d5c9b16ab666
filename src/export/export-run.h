/* export-run.h - a search that goes on as far as a picture needs, and a player that stands at the moment of it. */
#ifndef EXPORT_RUN_H
#define EXPORT_RUN_H

#include "base-text.h"
#include "player.h"

/* Where in a run a picture is taken: behind a solution or a dead end, counted from 1, or behind so many events. */
typedef enum
{
  EXPORT_AT_START,
  EXPORT_AT_EVENT,
  EXPORT_AT_SOLUTION,
  EXPORT_AT_DEAD_END,
  EXPORT_AT_END,
} ExportMomentKind;

typedef struct
{
  ExportMomentKind kind;
  uint64_t         number;
} ExportMoment;

/* How a moment is written: start, end, 12, solution:1, dead-end:3. */
bool export_moment_read (const char *text, ExportMoment *out_moment);
void export_moment_add (ExportMoment moment, BaseText *out);

typedef struct
{
  PlayerRun player; /* borrowed as a player borrows it */
  uint32_t  n_fixed; /* so many givens were taken for granted: events are counted with them */
  bool      whole;   /* the start is before the givens */
} ExportRunOptions;

typedef struct ExportRun ExportRun;

/* BASE_BAD_INPUT when givens clash. */
BaseStatus export_run_new  (const ExportRunOptions *options, ExportRun **out_run);
void       export_run_free (ExportRun *self); /* accepts NULL */

/* Searches on as far as the moment needs, and puts the player there.  BASE_BAD_INPUT: the search does not come to it,
 * or not within a hundred million nodes; BASE_STOPPED: it was asked to.  The run can be taken elsewhere after either. */
BaseStatus export_run_reach (ExportRun *self, ExportMoment moment, const BaseStop *stop);

/* Behind the solutions that there are where the player stands: the next one. */
ExportMoment export_run_next_solution (ExportRun *self);

/* To a moment that is not behind one that was reached. */
BaseStatus export_run_go (ExportRun *self, ExportMoment moment);

/* NULL before any moment was reached. */
Player *export_run_player (ExportRun *self);

#endif
