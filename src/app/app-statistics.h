/* app-statistics.h - how many puzzles the player has solved, and how fast, for each word of
 * difficulty.
 *
 * It is a value of the session, so it is kept at once and stays on this computer.  Each puzzle
 * counts once, by a check sum of its givens, however often it is solved. */
#ifndef APP_STATISTICS_H
#define APP_STATISTICS_H

#include "desk-session.h"

G_BEGIN_DECLS

/* Puzzles that were solved; times are in milliseconds, and 0 where there are none. */
typedef struct
{
  uint64_t n, best, total;
} AppSolves;

typedef struct
{
  const char *name;          /* of the difficulty, translated */
  AppSolves without, with;   /* hints */
} AppStatistic;

/* The words in their order, the easiest first, with puzzles that have no rating last; false behind
 * them. */
bool app_statistics_get (DeskSession *session, guint index, AppStatistic *out_statistic);

/* Whether the puzzle has been counted. */
bool app_statistics_has (DeskSession *session, uint64_t puzzle);

typedef struct
{
  uint64_t puzzle; /* its check sum */
  uint32_t rating; /* in tenths; 0: none */
  DeskPlay play;
} AppSolved;

/* Counts a puzzle that has not been counted, and has taken time. */
void app_statistics_add (DeskSession *session, AppSolved solved);

/* Whether no other puzzle of that word was solved as fast, and some were solved; of those without
 * hints, where this one was. */
bool app_statistics_is_best (DeskSession *session, AppSolved solved);

/* Forgets all times; the puzzles that were counted do not count again. */
void app_statistics_clear (DeskSession *session);

G_END_DECLS

#endif
