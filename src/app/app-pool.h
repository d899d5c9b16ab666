/* app-pool.h - the puzzles that come along, in groups of a kind and a difficulty.
 *
 * They are data files in the program (data/puzzles/README.md).  A group is read when its puzzles
 * are asked for. */
#ifndef APP_POOL_H
#define APP_POOL_H

#include "app-maker.h"
#include "desk-session.h"

G_BEGIN_DECLS

typedef struct AppPool AppPool;

AppPool *app_pool_new (void);
void     app_pool_free (AppPool *self); /* accepts NULL */

guint app_pool_n_groups (AppPool *self);

/* What a group is: a name for programs ("9x9-easy"), a word of ratings, and how the places of its
 * clues mirror each other. */
const char    *app_pool_id (AppPool *self, guint group);
guint          app_pool_level (AppPool *self, guint group); /* from 0 */
SetterSymmetry app_pool_symmetry (AppPool *self, guint group);

/* "9 × 9", new; free it with g_free (). */
char *app_pool_name (AppPool *self, guint group);

/* The puzzles of a group, the easiest first: of AppMade, which live as long as the pool. */
GPtrArray *app_pool_get_puzzles (AppPool *self, guint group);

/* A puzzle of each kind and size, in the same way. */
GPtrArray *app_pool_get_samples (AppPool *self);

/* A usual 9x9 of a word of ratings that was not given out before, as the session remembers; NULL:
 * all of them were. */
const AppMade *app_pool_give (AppPool *self, guint level, DeskSession *session);

G_END_DECLS

#endif
