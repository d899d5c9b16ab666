/* ui-browser.h - the pane that lists the puzzles of a file. */
#ifndef UI_BROWSER_H
#define UI_BROWSER_H

#include "desk-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BROWSER (ui_browser_get_type ())
G_DECLARE_FINAL_TYPE (UiBrowser, ui_browser, UI, BROWSER, GtkBox)

/* Signal, when a row is activated; the handler takes `loaded`:
 *
 *   chosen (UiBrowser *browser, UiLoaded *loaded, const char *title) */
GtkWidget *ui_browser_new (DeskSession *session);

void ui_browser_open (UiBrowser *self, const char *uri);

/* The file that it lists, or NULL. */
GFile *ui_browser_get_file (UiBrowser *self);

G_END_DECLS

#endif
