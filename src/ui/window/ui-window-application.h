/* ui-window-application.h - the program: its windows, their session, and the objects that the
 * windows share. */
#ifndef UI_WINDOW_APPLICATION_H
#define UI_WINDOW_APPLICATION_H

#include "ui-window.h"

G_BEGIN_DECLS

#define UI_TYPE_WINDOW_APPLICATION (ui_window_application_get_type ())
G_DECLARE_FINAL_TYPE (UiWindowApplication,
                      ui_window_application,
                      UI,
                      WINDOW_APPLICATION,
                      GtkApplication)

GtkApplication *ui_window_application_new (void);

/* Closes all windows; they are there again at the next start. */
void ui_window_application_quit (GtkApplication *application);

/* A window with an empty grid, and one with the document of the window that was closed last. */
void ui_window_application_open_window (GtkApplication *application);
void ui_window_application_reopen_window (GtkApplication *application);

/* Call it before a window closes; false: it must not.  A window that closes beside others leaves
 * its document in the session, where it can be reopened; the last one comes back at the next
 * start. */
bool ui_window_application_may_close (UiWindow *window);

G_END_DECLS

#endif
