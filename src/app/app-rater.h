/* app-rater.h - rates the puzzles of a collection on a thread: those that are looked at first, then
 * all others, from the first one on.
 *
 * Ratings go to an AppRatings, and a puzzle that has one there costs no more than to read it.  No
 * puzzle takes longer than APP_RATER_SECONDS; one that would is noted as such.  The signal
 * "changed" is emitted a few times a second while ratings come, and when all have come. */
#ifndef APP_RATER_H
#define APP_RATER_H

#include "app-collection.h"
#include "app-ratings.h"

G_BEGIN_DECLS

#define APP_RATER_SECONDS 10

#define APP_TYPE_RATER (app_rater_get_type ())
G_DECLARE_FINAL_TYPE (AppRater, app_rater, APP, RATER, GObject)

/* Does nothing before it is started. */
AppRater *app_rater_new (AppCollection *collection, AppRatings *ratings);

void app_rater_start (AppRater *self);
void app_rater_stop (AppRater *self);
bool app_rater_is_busy (AppRater *self);

/* A puzzle is looked at, or not any more: those that are come first. */
void app_rater_want (AppRater *self, guint index);
void app_rater_unwant (AppRater *self, guint index);

/* How many puzzles of the collection are known to have a rating, or none. */
guint app_rater_get_n_rated (AppRater *self);

G_END_DECLS

#endif
