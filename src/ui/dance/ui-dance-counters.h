/* ui-dance-counters.h - the counters of a search. */
#ifndef UI_DANCE_COUNTERS_H
#define UI_DANCE_COUNTERS_H

#include "player-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_COUNTERS (ui_dance_counters_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceCounters, ui_dance_counters, UI, DANCE_COUNTERS, GtkWidget)

void ui_dance_counters_update (UiDanceCounters *self, const PlayerState *state);

G_END_DECLS

#endif
