/* ui-dance-idle.h - in place of the picture when there is nothing to search: why, and what can be
 * done. */
#ifndef UI_DANCE_IDLE_H
#define UI_DANCE_IDLE_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_IDLE (ui_dance_idle_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceIdle, ui_dance_idle, UI, DANCE_IDLE, GtkBox)

/* Shows the sentence, with buttons that lead to puzzles and problems; "" hides all of it. */
void ui_dance_idle_say (UiDanceIdle *self, const char *why);

G_END_DECLS

#endif
