/* ui-output-export-rows.h - the rows of the form that say how: format, moment, size, paper, colours, words. */
#ifndef UI_OUTPUT_EXPORT_ROWS_H
#define UI_OUTPUT_EXPORT_ROWS_H

#include "app-export-content.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_OUTPUT_EXPORT_ROWS (ui_output_export_rows_get_type ())
G_DECLARE_FINAL_TYPE (UiOutputExportRows, ui_output_export_rows, UI, OUTPUT_EXPORT_ROWS, GtkWidget)

/* Borrows both, and writes what is chosen into `choices`.  Signal: changed (UiOutputExportRows *rows). */
GtkWidget *ui_output_export_rows_new (ExportChoices *choices, const AppExportContent *stage);

/* Something else was chosen elsewhere: other rows matter. */
void ui_output_export_rows_update (UiOutputExportRows *self);

G_END_DECLS

#endif
