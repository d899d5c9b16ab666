/* app-search-private.h - the part of an order (app-order.h) that works on a thread. */
#ifndef APP_SEARCH_PRIVATE_H
#define APP_SEARCH_PRIVATE_H

#include "app-order.h"
#include "app-puzzles.h"
#include "reason-technique.h"

/* What orders need of a puzzle; all 0: it is no Sudoku. */
typedef struct
{
  guint64 puzzle; /* check sum */
  guint16 n_givens;
} AppFact;

AppFact app_fact_of (const FormatsWalk *walk);

/* The state of a puzzle among the games of its collection. */
DeskGame app_search_game_of (GHashTable *games, guint64 puzzle);

typedef struct
{
  GFile *file;
  AppWish wish; /* owns `text` */
  char *symbols; /* the text as symbols of a puzzle; NULL: it is none */
  const ReasonName *levels[REASON_DIFFICULTIES]; /* whose word has the text; NULL: it has not */
  GHashTable *games;
  AppRatings *ratings;
  GArray *facts; /* of AppFact */
  bool has_facts; /* of all puzzles */
  guint n_all;   /* an estimate, for the share */

  GMutex lock;   /* of what follows */
  GArray *found; /* of guint: indices */
  bool is_final;
} AppSearch;

/* `facts` of all puzzles, or NULL. */
AppSearch *app_search_new (GFile *file,
                           const AppWish *wish,
                           GHashTable *games,
                           AppRatings *ratings,
                           GArray *facts,
                           guint n_all);
void app_search_free (AppSearch *self);

bool app_search_depends_on_ratings (const AppSearch *self);

/* Finds all puzzles that are wanted, and sorts them.  `report` is called now and then.  False: it
 * was stopped. */
bool app_search_run (AppSearch *self,
                     const BaseStop *stop,
                     void (*report) (gpointer data, double share),
                     gpointer data);

/* The facts of a whole file; NULL when reading was stopped.  Unref them. */
GArray *app_search_read_facts (GFile *file, const BaseStop *stop, GCancellable *cancellable);

#endif
