/* ui-learn-row.h - a row in the list of lessons: number and title, how far it was taken, and what
 * one can do afterwards. */
#ifndef UI_LEARN_ROW_H
#define UI_LEARN_ROW_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_LEARN_ROW (ui_learn_row_get_type ())
G_DECLARE_FINAL_TYPE (UiLearnRow, ui_learn_row, UI, LEARN_ROW, GtkBox)

/* "" hides the progress or the aim. */
void ui_learn_row_set (UiLearnRow *self, const char *title, const char *progress, const char *aim);

G_END_DECLS

#endif
