/* ui-captions.h - what stands beside each puzzle on paper: a check button for each caption of a book. */
#ifndef UI_CAPTIONS_H
#define UI_CAPTIONS_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_CAPTIONS (ui_captions_get_type ())
G_DECLARE_FINAL_TYPE (UiCaptions, ui_captions, UI, CAPTIONS, GtkBox)

/* Signal: changed (UiCaptions *captions), when somebody chose otherwise. */
GtkWidget *ui_captions_new (void);

/* Bits: ExportCaption. */
void ui_captions_set (UiCaptions *self, guint captions);
guint ui_captions_get (UiCaptions *self);

G_END_DECLS

#endif
