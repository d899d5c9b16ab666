/* ui-code.h - the algorithm, as pseudo-code, in C or in plain words, with the current line lit.
 *
 * It is as high as its lines; where there is less room they are scrolled, and the lit one stays in sight. */
#ifndef UI_CODE_H
#define UI_CODE_H

#include "dance-code.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_CODE (ui_code_get_type ())
G_DECLARE_FINAL_TYPE (UiCode, ui_code, UI, CODE, GtkBox)

/* How it is written is the setting "code". */
GtkWidget *ui_code_new (GSettings *settings);

/* The one by which items are chosen; at first COVER_RULE_FEWEST. */
void ui_code_set_rule (UiCode *self, CoverRule rule);

void ui_code_light (UiCode *self, DanceCodeLines lit);

G_END_DECLS

#endif
