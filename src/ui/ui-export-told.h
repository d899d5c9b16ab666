/* ui-export-told.h - below the form: how far a file is, what became of it, and what can be done with it. */
#ifndef UI_EXPORT_TOLD_H
#define UI_EXPORT_TOLD_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_EXPORT_TOLD (ui_export_told_get_type ())
G_DECLARE_FINAL_TYPE (UiExportTold, ui_export_told, UI, EXPORT_TOLD, GtkBox)

GtkWidget *ui_export_told_new (void);

/* Nothing. */
void ui_export_told_clear (UiExportTold *self);

/* It goes on; a share below 0 is not known.  `stop` is called when somebody cancels. */
void ui_export_told_progress (UiExportTold *self, double share, void (*stop) (gpointer data), gpointer data);

/* A sentence, and up to two things that can be done, NULL for none. */
void ui_export_told_say (UiExportTold *self,
                         const char *sentence,
                         const char *first,
                         void (*do_first) (gpointer data),
                         const char *second,
                         void (*do_second) (gpointer data),
                         gpointer data);

G_END_DECLS

#endif
