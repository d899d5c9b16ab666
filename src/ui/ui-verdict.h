/* ui-verdict.h - the line under the header: a sign, a sentence, and a bar while a search is
 * running. */
#ifndef UI_VERDICT_H
#define UI_VERDICT_H

#include "ui-answers.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_VERDICT (ui_verdict_get_type ())
G_DECLARE_FINAL_TYPE (UiVerdict, ui_verdict, UI, VERDICT, GtkBox)

GtkWidget *ui_verdict_new (UiAnswers *answers);

G_END_DECLS

#endif
