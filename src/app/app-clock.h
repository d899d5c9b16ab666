/* app-clock.h - the time that the player spends on the puzzle of a document.
 *
 * It runs while the window is active, the puzzle is being solved and nobody has paused it, and
 * brings the document's DeskPlay up to date every second.  The signal "changed" follows each second
 * and each start and stop. */
#ifndef APP_CLOCK_H
#define APP_CLOCK_H

#include "desk-document.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define APP_TYPE_CLOCK (app_clock_get_type ())
G_DECLARE_FINAL_TYPE (AppClock, app_clock, APP, CLOCK, GObject)

AppClock *app_clock_new (DeskDocument *document); /* holds a reference */

/* Whether the player sees the board; false at first. */
void app_clock_set_active (AppClock *self, bool active);

/* Property `paused`: on demand, until it is taken back or the document changes.  It can only be set
 * while there is a game. */
bool app_clock_is_paused (AppClock *self);

/* Whether the puzzle is being solved: it has givens, no solution is shown, and it is not solved. */
bool app_clock_has_game (AppClock *self);

/* "12:34", "1:02:34"; free it with g_free (). */
char *app_clock_format (uint64_t ms);

G_END_DECLS

#endif
