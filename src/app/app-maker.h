/* app-maker.h - Sudokus as they are made, by a run of the setter on a thread.
 *
 * Nothing waits for the thread: puzzles are announced as they come, and stopping or freeing a maker
 * returns at once.  Which puzzles come depends on the wish and the seed alone.
 *
 * Signal: changed, when puzzles came, more was tried, or the end is reached. */
#ifndef APP_MAKER_H
#define APP_MAKER_H

#include "setter.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define APP_TYPE_MAKER (app_maker_get_type ())
G_DECLARE_FINAL_TYPE (AppMaker, app_maker, APP, MAKER, GObject)

typedef struct
{
  SudokuPuzzle   *sudoku;
  uint64_t        seed, number; /* which puzzle of which run, from 1 */
  bool            comes_along;  /* it is in the program (app-pool.h), and has no seed */
  uint32_t        n_clues;
  uint32_t        difficulty; /* in tenths; 0: it was not rated */
  ReasonTechnique hardest;    /* where there is a difficulty */
} AppMade;

void app_made_free (AppMade *self); /* accepts NULL */

typedef enum
{
  APP_MAKER_BUSY,
  APP_MAKER_DONE,    /* all puzzles have come */
  APP_MAKER_STOPPED, /* on demand */
  APP_MAKER_NONE,    /* no try has made the next puzzle */
  APP_MAKER_NO_MEMORY,
} AppMakerState;

/* Begins at once.  Copies the wish, which must be one that setter_wish_check () accepts. */
AppMaker *app_maker_new (const SetterWish *wish, uint64_t seed, guint number);

/* A seed that differs from call to call. */
uint64_t app_maker_draw_seed (void);

/* Ends the work soon; what has come stays. */
void app_maker_stop (AppMaker *self);

AppMakerState app_maker_get_state (AppMaker *self);
uint64_t      app_maker_n_tries (AppMaker *self);

/* The puzzles so far, in order: of AppMade, which live as long as the array. */
GPtrArray *app_maker_get_made (AppMaker *self);

/* Whether a puzzle of a wish gets its whole rating for nothing much: larger ones take seconds. */
bool app_maker_can_rate (const SetterWish *wish);

G_END_DECLS

#endif
