/* ui-transport.h - the row of controls below the stage: step, play, size of steps, speed, rule. */
#ifndef UI_TRANSPORT_H
#define UI_TRANSPORT_H

#include "dance-show.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_TRANSPORT (ui_transport_get_type ())
G_DECLARE_FINAL_TYPE (UiTransport, ui_transport, UI, TRANSPORT, GtkWidget)

/* Its buttons call the actions "dance.…" of whatever holds it.  Signal: rule (UiTransport *transport, guint rule), a
 * CoverRule that was chosen. */
GtkWidget *ui_transport_new (void);

/* Shows size, speed and rule as they are. */
void ui_transport_set_show (UiTransport *self, DanceShow *show);

/* To be called when the show has moved or was told something. */
void ui_transport_update (UiTransport *self);

/* Below a lesson it is not what leads on: the lesson's own buttons do. */
void ui_transport_set_learning (UiTransport *self, bool learning);

/* Where the focus begins. */
void ui_transport_focus_next (UiTransport *self);

G_END_DECLS

#endif
