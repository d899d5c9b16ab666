/* ui-export-rows.h - the rows of the form that say how: format, moment, size, paper, colours, words. */
#ifndef UI_EXPORT_ROWS_H
#define UI_EXPORT_ROWS_H

#include "ui-export-stage.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_EXPORT_ROWS (ui_export_rows_get_type ())
G_DECLARE_FINAL_TYPE (UiExportRows, ui_export_rows, UI, EXPORT_ROWS, GtkWidget)

/* Borrows both, and writes what is chosen into `choices`.  Signal: changed (UiExportRows *rows). */
GtkWidget *ui_export_rows_new (ExportChoices *choices, const UiExportStage *stage);

/* Something else was chosen elsewhere: other rows matter. */
void ui_export_rows_update (UiExportRows *self);

G_END_DECLS

#endif
