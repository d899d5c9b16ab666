/* ui-dance-code-excerpt.h - three lines of the algorithm: the current one, the one above it and
 * the one below. */
#ifndef UI_DANCE_CODE_EXCERPT_H
#define UI_DANCE_CODE_EXCERPT_H

#include "dance-code.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_CODE_EXCERPT (ui_dance_code_excerpt_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceCodeExcerpt, ui_dance_code_excerpt, UI, DANCE_CODE_EXCERPT, GtkBox)

/* The setting "code" chooses the form.  Call it once, before the excerpt is shown. */
void ui_dance_code_excerpt_set_settings (UiDanceCodeExcerpt *self, GSettings *settings);

/* Sets the rule that chooses items; the default is COVER_RULE_FEWEST. */
void ui_dance_code_excerpt_set_rule (UiDanceCodeExcerpt *self, CoverRule rule);

void ui_dance_code_excerpt_light (UiDanceCodeExcerpt *self, DanceCodeLines lit);

G_END_DECLS

#endif
