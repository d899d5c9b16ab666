/* ui-window.h - a window with one document: header, verdict line, board and pad, collection
 * pane. */
#ifndef UI_WINDOW_H
#define UI_WINDOW_H

#include "desk-session.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WINDOW (ui_window_get_type ())
G_DECLARE_FINAL_TYPE (UiWindow, ui_window, UI, WINDOW, GtkApplicationWindow)

GtkWidget *ui_window_new (GtkApplication *application,
                          DeskSession *session,
                          DeskDocument *document,
                          UiWidgetsScheme *scheme,
                          GSettings *settings);

/* Reads the first of the files and shows its first puzzle; undo brings back the previous content.
 * A message reports that the other files were not opened. */
void ui_window_open_files (UiWindow *self, GFile **files, unsigned n_files);

/* Shows the Learn view with that lesson (NULL: the present one) from a step on, counted from 1.  A
 * message reports a step that does not exist. */
void ui_window_learn (UiWindow *self, const char *name, int step);

DeskDocument *ui_window_get_document (UiWindow *self);

/* Whether the board has a game that was begun, or a puzzle that was typed and is in no file. */
bool ui_window_has_work (UiWindow *self);

/* Whether nothing of it is worth keeping: an empty grid that was never anything else. */
bool ui_window_is_unused (UiWindow *self);

/* Before the program quits: asks the user if changes would be lost, and returns true when it must
 * not quit yet; and closes without asking. */
bool ui_window_ask_to_leave (UiWindow *self);
bool ui_window_leaves (UiWindow *self);
void ui_window_leave (UiWindow *self);

/* Forgets what the session keeps for the window beside its document. */
void ui_window_forget (UiWindow *self);

G_END_DECLS

#endif
