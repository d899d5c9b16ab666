/* ui-dance-code.h - the whole algorithm in one of its forms, with the current line lit.
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

/* Sets the run whose rule and colours the code follows. */
void ui_dance_code_set_run (UiDanceCode *self, Run *run);

void ui_dance_code_light (UiDanceCode *self, const DanceCodeLines *lit);

G_END_DECLS

#endif
