/* ui-application.h - the program: its windows, the session they show, and what they share. */
#ifndef UI_APPLICATION_H
#define UI_APPLICATION_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_APPLICATION (ui_application_get_type ())
G_DECLARE_FINAL_TYPE (UiApplication, ui_application, UI, APPLICATION, GtkApplication)

GtkApplication *ui_application_new (void);

void ui_application_quit (GtkApplication *application);

G_END_DECLS

#endif
