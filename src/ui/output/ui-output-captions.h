/* ui-output-captions.h - a check button for each caption that a book can print beside its
 * puzzles. */
#ifndef UI_OUTPUT_CAPTIONS_H
#define UI_OUTPUT_CAPTIONS_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_OUTPUT_CAPTIONS (ui_output_captions_get_type ())
G_DECLARE_FINAL_TYPE (UiOutputCaptions, ui_output_captions, UI, OUTPUT_CAPTIONS, GtkBox)

/* Signal: changed (UiOutputCaptions *captions), when the user changed the choice. */
GtkWidget *ui_output_captions_new (void);

/* Bits: ExportCaption. */
void ui_output_captions_set (UiOutputCaptions *self, guint captions);
guint ui_output_captions_get (UiOutputCaptions *self);

G_END_DECLS

#endif
