/* ui-counters.h - the counters of a search. */
#ifndef UI_COUNTERS_H
#define UI_COUNTERS_H

#include "player-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_COUNTERS (ui_counters_get_type ())
G_DECLARE_FINAL_TYPE (UiCounters, ui_counters, UI, COUNTERS, GtkWidget)

GtkWidget *ui_counters_new (void);

void ui_counters_update (UiCounters *self, const PlayerState *state);

G_END_DECLS

#endif
