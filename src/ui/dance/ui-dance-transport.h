/* ui-dance-transport.h - the row of controls below the stage: step, play, size of steps, speed,
 * rule. */
#ifndef UI_DANCE_TRANSPORT_H
#define UI_DANCE_TRANSPORT_H

#include "dance-show.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_TRANSPORT (ui_dance_transport_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceTransport, ui_dance_transport, UI, DANCE_TRANSPORT, GtkWidget)

/* Its buttons call the actions "dance.…" of the widget that contains it.  Signal: rule
 * (UiDanceTransport *transport, guint rule), when a CoverRule is chosen. */

/* Shows the present step size, speed and rule. */
void ui_dance_transport_set_show (UiDanceTransport *self, DanceShow *show);

/* Call it after the show has moved or its settings have changed. */
void ui_dance_transport_update (UiDanceTransport *self);

/* Below a lesson the row is not the main way forward: the lesson's own buttons are. */
void ui_dance_transport_set_learning (UiDanceTransport *self, bool learning);

/* Focuses the button that has the focus at the start. */
void ui_dance_transport_focus_next (UiDanceTransport *self);

G_END_DECLS

#endif
