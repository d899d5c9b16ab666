/* ui-dance-side.h - beside the picture: the algorithm, its variables, the counters, and the
 * transcript. */
#ifndef UI_DANCE_SIDE_H
#define UI_DANCE_SIDE_H

#include "dance-code.h"
#include "dance-script.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_SIDE (ui_dance_side_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceSide, ui_dance_side, UI, DANCE_SIDE, GtkWidget)

/* Signal: chosen (UiDanceSide *side, guint64 position), when a line of the transcript is activated.
 *
 * Call it once, before the side is shown. */
void ui_dance_side_set_up (UiDanceSide *self, UiWidgetsScheme *scheme, GSettings *settings);

/* NULL: no show. */
void ui_dance_side_set_show (UiDanceSide *self, DanceShow *show);
void ui_dance_side_set_script (UiDanceSide *self, DanceScript *script);

/* Lights lines of the code. */
void ui_dance_side_light (UiDanceSide *self, const DanceCodeLines *lit);

/* Shows the numbers of the show's state; the transcript follows its model.
 * `fast`: too fast for anybody to follow. */
void ui_dance_side_update (UiDanceSide *self, const PlayerState *state, bool fast);

G_END_DECLS

#endif
