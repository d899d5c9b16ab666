/* ui-export-form.h - the choices of an export as controls: those that matter are there, the others are not.
 *
 * Each control says its choice in the words of export-choices.h. */
#ifndef UI_EXPORT_FORM_H
#define UI_EXPORT_FORM_H

#include "ui-export-stage.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_EXPORT_FORM (ui_export_form_get_type ())
G_DECLARE_FINAL_TYPE (UiExportForm, ui_export_form, UI, EXPORT_FORM, GtkBox)

/* Borrows both, and writes what is chosen into `choices`.  Signal: changed (UiExportForm *form). */
GtkWidget *ui_export_form_new (ExportChoices *choices, const UiExportStage *stage);

/* More has become known of what there is: what cannot be chosen is said. */
void ui_export_form_update (UiExportForm *self);

G_END_DECLS

#endif
