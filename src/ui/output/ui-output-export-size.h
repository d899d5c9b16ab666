/* ui-output-export-size.h - width, height and margin in the form: in the chosen unit, and in exact
 * pixels. */
#ifndef UI_OUTPUT_EXPORT_SIZE_H
#define UI_OUTPUT_EXPORT_SIZE_H

#include "export-choices.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the size that is chosen or results without a choice; and reads it back. */
void ui_output_export_size_show (const ExportChoices *choices,
                                 GtkSpinButton *width,
                                 GtkSpinButton *height);
void
ui_output_export_size_take (ExportChoices *choices, GtkSpinButton *width, GtkSpinButton *height);

/* A control that shows "usual" when the picture has its own default margin. */
void ui_output_export_size_make_margin (GtkSpinButton *control);
void ui_output_export_size_show_margin (const ExportChoices *choices,
                                        GtkSpinButton *control,
                                        GtkLabel *label);
void ui_output_export_size_take_margin (ExportChoices *choices, GtkSpinButton *control);

G_END_DECLS

#endif
