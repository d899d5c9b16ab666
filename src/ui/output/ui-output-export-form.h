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
 * Adds the controls.  To be called once, before they are shown.  Borrows both, and writes what is chosen into `choices`. */
void ui_output_export_form_fill (UiOutputExportForm *self,
                                 ExportChoices *choices,
                                 const AppExportContent *stage);

/* More has become known of what there is: what cannot be chosen is said. */
void ui_output_export_form_update (UiOutputExportForm *self);

G_END_DECLS

#endif
