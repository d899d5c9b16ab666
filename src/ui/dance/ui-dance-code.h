/* ui-dance-code.h - the algorithm, as pseudo-code, in C or in plain words, with the current
 * line lit.
 *
 * It is as high as its lines.  In less room it scrolls, and the lit line stays in sight. */
#ifndef UI_DANCE_CODE_H
#define UI_DANCE_CODE_H

#include "dance-code.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_CODE (ui_dance_code_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceCode, ui_dance_code, UI, DANCE_CODE, GtkBox)

/* The setting "code" chooses the form.  Call it once, before the code is shown. */
void ui_dance_code_set_settings (UiDanceCode *self, GSettings *settings);

/* Sets the rule that chooses items; the default is COVER_RULE_FEWEST. */
void ui_dance_code_set_rule (UiDanceCode *self, CoverRule rule);

void ui_dance_code_light (UiDanceCode *self, DanceCodeLines lit);

G_END_DECLS

#endif
