/* app-ratings.h - the ratings of puzzles, kept across sessions by the puzzles' check sums.
 *
 * A file in the session's folder has 12 bytes for each puzzle; all of it is in memory.  It is
 * derived data: a damaged or missing rating is worked out again.  Any thread may call these
 * functions. */
#ifndef APP_RATINGS_H
#define APP_RATINGS_H

#include "desk-session.h"

G_BEGIN_DECLS

typedef struct AppRatings AppRatings;

/* Ratings are in tenths. */
typedef enum
{
  APP_RATINGS_UNKNOWN = 0,
  APP_RATINGS_NONE = 0xffff, /* it has none: not exactly one solution, or too large */
  APP_RATINGS_LONG = 0xfffe, /* it takes too long */
} AppRatingsSpecial;

/* The one of a session, which has it as long as it lives.  ref and unref for threads. */
AppRatings *app_ratings_of_session (DeskSession *session);
AppRatings *app_ratings_ref (AppRatings *self);
void        app_ratings_unref (AppRatings *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AppRatings, app_ratings_unref)

/* The ones of a file, which is read at once. */
AppRatings *app_ratings_new (const char *path);

guint app_ratings_find (AppRatings *self, guint64 puzzle);
void  app_ratings_add (AppRatings *self, guint64 puzzle, guint rating);

/* The rating that one of our own files has of a puzzle; APP_RATINGS_UNKNOWN: it has none. */
guint app_ratings_of_file (const FormatsPuzzle *puzzle);

/* The rating of a puzzle that was read.  Where it is unknown here, that of its file is added. */
guint app_ratings_find_read (AppRatings *self, const FormatsPuzzle *puzzle);

/* The number to write into a file, in tenths; 0: there is none. */
guint app_ratings_find_number (AppRatings *self, guint64 puzzle);

guint app_ratings_count (AppRatings *self);

/* "4.2 Medium", or why there is none; NULL while it is unknown.  Free it. */
char *app_ratings_describe (guint rating);

/* Whether it is a number. */
bool app_ratings_is_number (guint rating);

G_END_DECLS

#endif
