/* ui-window-shortcuts.h - the window of keys, made from the table of actions. */
#ifndef UI_WINDOW_SHORTCUTS_H
#define UI_WINDOW_SHORTCUTS_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

void ui_window_shortcuts_present (GtkWindow *parent);

G_END_DECLS

#endif
