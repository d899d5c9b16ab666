/* ui-widgets-form-row.h - a row of a form: a control with its name beside it.
 *
 * Properties: `label`, the name, which is a mnemonic for the control; `control`.  A drop-down gets
 * the name as ui_widgets_drop_down_set_name () gives it. */
#ifndef UI_WIDGETS_FORM_ROW_H
#define UI_WIDGETS_FORM_ROW_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WIDGETS_FORM_ROW (ui_widgets_form_row_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsFormRow, ui_widgets_form_row, UI, WIDGETS_FORM_ROW, GtkBox)

GtkWidget *ui_widgets_form_row_new (const char *label, GtkWidget *control);

G_END_DECLS

#endif
