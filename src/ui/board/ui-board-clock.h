/* ui-board-clock.h - a button with the time of the game: it pauses the clock. */
#ifndef UI_BOARD_CLOCK_H
#define UI_BOARD_CLOCK_H

#include "app-clock.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BOARD_CLOCK (ui_board_clock_get_type ())
G_DECLARE_FINAL_TYPE (UiBoardClock, ui_board_clock, UI, BOARD_CLOCK, GtkButton)

/* Call it once, before it is shown.  It is visible while there is a game, unless the preferences
 * hide it. */
void ui_board_clock_set_up (UiBoardClock *self,
                            AppClock *clock,
                            DeskDocument *document,
                            GSettings *settings);

G_END_DECLS

#endif
