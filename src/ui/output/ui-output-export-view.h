/* ui-output-export-view.h - the preview of the file: the page with its edge, a text, or the
 * reason why there is neither; and below it the size. */
#ifndef UI_OUTPUT_EXPORT_VIEW_H
#define UI_OUTPUT_EXPORT_VIEW_H

#include "app-export-job.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_OUTPUT_EXPORT_VIEW (ui_output_export_view_get_type ())
G_DECLARE_FINAL_TYPE (UiOutputExportView, ui_output_export_view, UI, OUTPUT_EXPORT_VIEW, GtkBox)

/* Signals: resized (UiOutputExportView *view), when another preview would fit better; played
 * (UiOutputExportView *view), when the button that plays or stops an animation is pressed; turned
 * (UiOutputExportView *view), when another page is chosen. */

/* Returns the room for the page, in device pixels. */
void ui_output_export_view_get_room (UiOutputExportView *self, int *out_width, int *out_height);

/* Shows that a preview takes longer than a moment. */
void ui_output_export_view_wait (UiOutputExportView *self);

/* Takes ownership of the content of the preview. */
void ui_output_export_view_show (UiOutputExportView *self,
                                 AppExportPreview *look,
                                 const ExportChoices *choices);

/* Shows the number of pages that is known so far; nothing for a single page. */
void ui_output_export_view_show_pages (UiOutputExportView *self, const AppExportPages *pages);
guint64 ui_output_export_view_get_page (UiOutputExportView *self);

/* Alt with Page Up and Page Down turns pages, wherever the focus is in `within`. */
void ui_output_export_view_hear (UiOutputExportView *self, GtkWidget *within);

/* Shows the next frame; takes ownership of the surface. */
void ui_output_export_view_show_frame (UiOutputExportView *self, cairo_surface_t *surface);

/* Sets whether there is an animation, and whether it plays. */
void ui_output_export_view_set_playing (UiOutputExportView *self, bool can_play, bool plays);

G_END_DECLS

#endif
