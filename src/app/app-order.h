/* app-order.h - the puzzles of a collection in an order, and those of them that are wanted: a list
 * of AppCollectionItem.
 *
 * All puzzles in the order of the file need no work.  Everything else is found out on a thread,
 * which reads the file once; what it learns of each puzzle (10 bytes) stays, so that other orders
 * need no second reading.  Found puzzles appear while the search goes on, unless they are to be
 * sorted.
 *
 * An order is that of the moment at which it was requested: a row does not jump away because its
 * puzzle was rated or solved meanwhile.  The signal "changed" follows each change of what
 * app_order_is_busy () and app_order_get_share () return. */
#ifndef APP_ORDER_H
#define APP_ORDER_H

#include "app-collection.h"
#include "app-ratings.h"

G_BEGIN_DECLS

typedef enum
{
  APP_SORT_FILE,
  APP_SORT_RATING, /* the easiest first; those without a rating last */
  APP_SORT_STATE,  /* begun, new, solved */
  APP_SORT_GIVENS,
  APP_SORTS,
} AppSort;

typedef enum
{
  APP_SHOW_ALL,
  APP_SHOW_UNSOLVED,
  APP_SHOW_BEGUN,
  APP_SHOW_SOLVED,
  APP_SHOW_LEVEL, /* those rated with the word of the difficulty `level` */
  APP_SHOWS,
} AppShow;

/* `text`, or NULL: a part of the comment or title, in small or capital letters; a word of a rating,
 * in the user's language; or a part of the puzzle's symbols, row by row, where 0 and . are empty
 * cells. */
typedef struct
{
  AppSort     sort;
  AppShow     show;
  guint       level; /* in tenths */
  const char *text;
} AppWish;

#define APP_TYPE_ORDER (app_order_get_type ())
G_DECLARE_FINAL_TYPE (AppOrder, app_order, APP, ORDER, GObject)

AppOrder *app_order_new (AppCollection *collection, AppRatings *ratings);

/* Whether it is a wish for all puzzles in the order of the file. */
bool app_wish_is_plain (const AppWish *wish);

/* `games` as of desk_session_list_games (); a plain wish needs none. */
void app_order_set_wish (AppOrder *self, const AppWish *wish, GHashTable *games);

/* The list then has what was found. */
void   app_order_stop (AppOrder *self);
bool   app_order_is_busy (AppOrder *self);
double app_order_get_share (AppOrder *self); /* of the work, from 0 to 1 */

/* Whether more ratings could change what the list has, or how it is sorted. */
bool app_order_depends_on_ratings (AppOrder *self);

/* Whether it has all puzzles in the order of the file. */
bool app_order_is_plain (AppOrder *self);

/* The place of a puzzle in the list, or that of the first one behind it in the file; the number of
 * all where there is neither.  *out_found: which of the two. */
guint app_order_find (AppOrder *self, guint index, bool *out_found);

/* The puzzle at a place. */
guint app_order_get_index (AppOrder *self, guint place);

/* The first puzzle that is not solved from that place of the list on, and then from its beginning;
 * it is found on a thread.  0: there is none; otherwise 1 + its index. */
void  app_order_find_unsolved (AppOrder            *self,
                               guint                place,
                               GHashTable          *games,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             data);
guint app_order_find_unsolved_finish (GAsyncResult *result, GError **error);

G_END_DECLS

#endif
