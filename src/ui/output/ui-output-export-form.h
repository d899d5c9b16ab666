/* ui-output-export-form.h - the choices of an export as controls; only those that matter are
 * shown. */
#ifndef UI_OUTPUT_EXPORT_FORM_H
#define UI_OUTPUT_EXPORT_FORM_H

#include "app-export-content.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_OUTPUT_EXPORT_FORM (ui_output_export_form_get_type ())
G_DECLARE_FINAL_TYPE (UiOutputExportForm, ui_output_export_form, UI, OUTPUT_EXPORT_FORM, GtkBox)

/* Signal: changed (UiOutputExportForm *form).
 *
 * Adds the controls.  Call it once, before they are shown.  Borrows both, and writes the user's
 * choices into `choices`. */
void ui_output_export_form_fill (UiOutputExportForm *self,
                                 ExportChoices *choices,
                                 const AppExportContent *stage);

/* Updates the form when more is known about the content: shows which choices are not available. */
void ui_output_export_form_update (UiOutputExportForm *self);

G_END_DECLS

#endif
