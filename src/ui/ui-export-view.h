/* ui-export-view.h - where a look at what will be written is shown: the page with its edge, a text, or why there is
 * neither; and below it how large it will be. */
#ifndef UI_EXPORT_VIEW_H
#define UI_EXPORT_VIEW_H

#include "ui-export-job.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_EXPORT_VIEW (ui_export_view_get_type ())
G_DECLARE_FINAL_TYPE (UiExportView, ui_export_view, UI, EXPORT_VIEW, GtkBox)

/* Signals: resized (UiExportView *view), when another look would fit better; played (UiExportView *view), when the
 * button is pressed that lets an animation play, or stand; turned (UiExportView *view), to another page. */
GtkWidget *ui_export_view_new (void);

/* In device pixels. */
void ui_export_view_get_room (UiExportView *self, int *out_width, int *out_height);

/* It takes longer than a moment until there is something to show. */
void ui_export_view_wait (UiExportView *self);

/* Takes what is in the look. */
void ui_export_view_show (UiExportView *self, UiExportLook *look, const ExportChoices *choices);

/* Of how many pages it is one, as far as is known; none where there is but one. */
void ui_export_view_show_pages (UiExportView *self, const UiExportPages *pages);
guint64 ui_export_view_get_page (UiExportView *self);

/* Alt with Page Up and Page Down, wherever the focus is in that widget. */
void ui_export_view_hear (UiExportView *self, GtkWidget *within);

/* The next frame; takes the surface. */
void ui_export_view_show_frame (UiExportView *self, cairo_surface_t *surface);

/* Whether there is something to play, and whether it plays. */
void ui_export_view_set_playing (UiExportView *self, bool can_play, bool plays);

G_END_DECLS

#endif
