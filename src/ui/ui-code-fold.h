/* ui-code-fold.h - the algorithm in three of its lines: the one that is lit, the one above it and the one below. */
#ifndef UI_CODE_FOLD_H
#define UI_CODE_FOLD_H

#include "dance-code.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_CODE_FOLD (ui_code_fold_get_type ())
G_DECLARE_FINAL_TYPE (UiCodeFold, ui_code_fold, UI, CODE_FOLD, GtkBox)

/* How it is written is the setting "code". */
GtkWidget *ui_code_fold_new (GSettings *settings);

/* The one by which items are chosen; at first COVER_RULE_FEWEST. */
void ui_code_fold_set_rule (UiCodeFold *self, CoverRule rule);

void ui_code_fold_light (UiCodeFold *self, DanceCodeLines lit);

G_END_DECLS

#endif
