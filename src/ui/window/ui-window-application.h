/* ui-window-application.h - the program: its windows, their session, and the objects that the
 * windows share. */
#ifndef UI_WINDOW_APPLICATION_H
#define UI_WINDOW_APPLICATION_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WINDOW_APPLICATION (ui_window_application_get_type ())
G_DECLARE_FINAL_TYPE (UiWindowApplication,
                      ui_window_application,
                      UI,
                      WINDOW_APPLICATION,
                      GtkApplication)

GtkApplication *ui_window_application_new (void);

void ui_window_application_quit (GtkApplication *application);

G_END_DECLS

#endif
