/* ui-output-export-view.h - the preview of the file: the page with its edge, a text, or the
 * reason why there is neither; and below it the size. */
#ifndef UI_OUTPUT_EXPORT_VIEW_H
#define UI_OUTPUT_EXPORT_VIEW_H

#include "app-export-job.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_OUTPUT_EXPORT_VIEW (ui_output_export_view_get_type ())
G_DECLARE_FINAL_TYPE (UiOutputExportView, ui_output_export_view, UI, OUTPUT_EXPORT_VIEW, GtkBox)

/* Signals: resized (UiOutputExportView *view), when another look would fit better; played (UiOutputExportView *view), when the
 * button is pressed that lets an animation play, or stand; turned (UiOutputExportView *view), to another page. */

/* In device pixels. */
void ui_output_export_view_get_room (UiOutputExportView *self, int *out_width, int *out_height);

/* It takes longer than a moment until there is something to show. */
void ui_output_export_view_wait (UiOutputExportView *self);

/* Takes what is in the look. */
void ui_output_export_view_show (UiOutputExportView *self, AppExportPreview *look, const ExportChoices *choices);

/* Of how many pages it is one, as far as is known; none where there is but one. */
void ui_output_export_view_show_pages (UiOutputExportView *self, const AppExportPages *pages);
guint64 ui_output_export_view_get_page (UiOutputExportView *self);

/* Alt with Page Up and Page Down, wherever the focus is in that widget. */
void ui_output_export_view_hear (UiOutputExportView *self, GtkWidget *within);

/* The next frame; takes the surface. */
void ui_output_export_view_show_frame (UiOutputExportView *self, cairo_surface_t *surface);

/* Whether there is something to play, and whether it plays. */
void ui_output_export_view_set_playing (UiOutputExportView *self, bool can_play, bool plays);

G_END_DECLS

#endif
