/* ui-output-choice-rows.h - rows of a form, each with the name of a choice and its control, made
 * from the table of choices (export-choice.h). */
#ifndef UI_OUTPUT_CHOICE_ROWS_H
#define UI_OUTPUT_CHOICE_ROWS_H

#include "app-export-content.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_OUTPUT_CHOICE_ROWS (ui_output_choice_rows_get_type ())
G_DECLARE_FINAL_TYPE (UiOutputChoiceRows, ui_output_choice_rows, UI, OUTPUT_CHOICE_ROWS, GtkWidget)

/* Signal: changed (UiOutputChoiceRows *rows).
 *
 * Adds rows for the choices with these names, in this order; the last name is followed by NULL.
 * Call it once, before the rows are shown.  Borrows `choices`, and writes the user's choices into
 * it.  Borrows `content`, which can be NULL when no choice is a moment. */
void ui_output_choice_rows_fill (UiOutputChoiceRows *self,
                                 const char *const *names,
                                 ExportChoices *choices,
                                 const AppExportContent *content);

/* Shows the present `choices`, and only those that matter. */
void ui_output_choice_rows_update (UiOutputChoiceRows *self);

/* Sets whether the choice of that name can be changed. */
void
ui_output_choice_rows_set_sensitive (UiOutputChoiceRows *self, const char *name, bool sensitive);

G_END_DECLS

#endif
