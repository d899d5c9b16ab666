/* app-compare.h - ways to solve, compared on a thread; the window's side keeps the table.
 *
 * Nothing waits for the thread: rows are announced as they come, and stopping or freeing a
 * comparison returns at once.
 *
 * Signal: changed, when rows came, or the end is reached. */
#ifndef APP_COMPARE_H
#define APP_COMPARE_H

#include "classics.h"
#include "compare-chart.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define APP_TYPE_COMPARE (app_compare_get_type ())
G_DECLARE_FINAL_TYPE (AppCompare, app_compare, APP, COMPARE, GObject)

/* What is compared: one of the three.  All is copied. */
typedef struct
{
  const CompareWay *ways;
  guint             n_ways;
  const char       *name; /* of the puzzle or the file, in the user's language */

  const SudokuPuzzle *sudoku;
  GFile              *file; /* all its puzzles */
  const Classic      *classic;
  ClassicsArguments   arguments; /* of the first size */
  guint               last_size; /* of its first argument */

  guint n_runs;
  guint seconds;  /* a way gives a puzzle up after so many; 0: never */
  bool  first;    /* up to the first solution of a Sudoku */
  bool  rated;    /* also rates Sudokus */
  bool  reversed; /* also each Sudoku with its rows from bottom to top */
} AppCompareWish;

typedef enum
{
  APP_COMPARE_BUSY,
  APP_COMPARE_DONE,
  APP_COMPARE_STOPPED, /* on demand */
  APP_COMPARE_FAILED,  /* app_compare_get_reason () */
} AppCompareState;

/* Begins at once. */
AppCompare *app_compare_new (const AppCompareWish *wish);

/* Ends the work soon; the rows that have come stay. */
void app_compare_stop (AppCompare *self);

AppCompareState app_compare_get_state (AppCompare *self);

/* Why it failed, in a sentence; NULL otherwise. */
const char *app_compare_get_reason (AppCompare *self);

/* What was measured so far; valid as long as the comparison. */
const CompareTable *app_compare_get_table (AppCompare *self);

/* The content of a file: a picture where the name has the suffix of one, otherwise a line for each
 * puzzle and way as CSV.  NULL: it cannot be written in that format, or memory is out. */
GBytes *app_compare_make_file (AppCompare                *self,
                               const CompareChartOptions *options,
                               const char                *name);

G_END_DECLS

#endif
