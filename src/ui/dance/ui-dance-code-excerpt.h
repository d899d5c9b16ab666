/* ui-dance-code-excerpt.h - a few lines of the algorithm around the current one.
 *
 * It draws whole lines only: as many as its height has room for, the current one always, then those
 * of the same event, then those around them. */
#ifndef UI_DANCE_CODE_EXCERPT_H
#define UI_DANCE_CODE_EXCERPT_H

#include "dance-code.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_CODE_EXCERPT (ui_dance_code_excerpt_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceCodeExcerpt, ui_dance_code_excerpt, UI, DANCE_CODE_EXCERPT, GtkWidget)

/* The setting "code" chooses the form.  Call it once, before the excerpt is shown. */
void ui_dance_code_excerpt_set_settings (UiDanceCodeExcerpt *self, GSettings *settings);

/* Sets the run whose rule and colours the code follows. */
void ui_dance_code_excerpt_set_run (UiDanceCodeExcerpt *self, Run *run);

void ui_dance_code_excerpt_light (UiDanceCodeExcerpt *self, const DanceCodeLines *lit);

G_END_DECLS

#endif
