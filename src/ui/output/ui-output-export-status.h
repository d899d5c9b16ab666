/* ui-output-export-status.h - the part below the form: the progress of a file, its outcome, and
 * buttons for the file. */
#ifndef UI_OUTPUT_EXPORT_STATUS_H
#define UI_OUTPUT_EXPORT_STATUS_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_OUTPUT_EXPORT_STATUS (ui_output_export_status_get_type ())
G_DECLARE_FINAL_TYPE (UiOutputExportStatus,
                      ui_output_export_status,
                      UI,
                      OUTPUT_EXPORT_STATUS,
                      GtkBox)

/* Empties the part. */
void ui_output_export_status_clear (UiOutputExportStatus *self);

/* Shows progress; a share below 0 is not known.  `stop` is called when the user cancels. */
void ui_output_export_status_progress (UiOutputExportStatus *self,
                                       double share,
                                       void (*stop) (gpointer data),
                                       gpointer data);

/* Shows a sentence, and up to two buttons, NULL for none. */
void ui_output_export_status_say (UiOutputExportStatus *self,
                         const char *sentence,
                         const char *first,
                         void (*do_first) (gpointer data),
                         const char *second,
                         void (*do_second) (gpointer data),
                         gpointer data);

G_END_DECLS

#endif
