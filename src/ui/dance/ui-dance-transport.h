/* ui-dance-transport.h - the row of controls below the stage: step, play, size of steps, speed,
 * rule. */
#ifndef UI_DANCE_TRANSPORT_H
#define UI_DANCE_TRANSPORT_H

#include "dance-show.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_TRANSPORT (ui_dance_transport_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceTransport, ui_dance_transport, UI, DANCE_TRANSPORT, GtkWidget)

/* Its buttons call the actions "dance.…" of whatever holds it.  Signal: rule (UiDanceTransport *transport, guint rule), a
 * CoverRule that was chosen. */

/* Shows size, speed and rule as they are. */
void ui_dance_transport_set_show (UiDanceTransport *self, DanceShow *show);

/* To be called when the show has moved or was told something. */
void ui_dance_transport_update (UiDanceTransport *self);

/* Below a lesson it is not what leads on: the lesson's own buttons do. */
void ui_dance_transport_set_learning (UiDanceTransport *self, bool learning);

/* Where the focus begins. */
void ui_dance_transport_focus_next (UiDanceTransport *self);

G_END_DECLS

#endif
