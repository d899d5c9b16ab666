/* ui-output-export-size.h - width, height and margin in the form: in the unit that is chosen, and
 * in pixels exactly. */
#ifndef UI_OUTPUT_EXPORT_SIZE_H
#define UI_OUTPUT_EXPORT_SIZE_H

#include "export-choices.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The size as it is chosen, or as it comes without a choice; and back. */
void ui_output_export_size_show (const ExportChoices *choices, GtkSpinButton *width, GtkSpinButton *height);
void ui_output_export_size_take (ExportChoices *choices, GtkSpinButton *width, GtkSpinButton *height);

/* A control that says "usual" where the margin is the picture's own. */
void ui_output_export_size_make_margin (GtkSpinButton *control);
void ui_output_export_size_show_margin (const ExportChoices *choices, GtkSpinButton *control, GtkLabel *label);
void ui_output_export_size_take_margin (ExportChoices *choices, GtkSpinButton *control);

G_END_DECLS

#endif
