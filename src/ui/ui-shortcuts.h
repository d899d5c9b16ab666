/* ui-shortcuts.h - the window of keys, made from the table of actions. */
#ifndef UI_SHORTCUTS_H
#define UI_SHORTCUTS_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

void ui_shortcuts_present (GtkWindow *parent);

G_END_DECLS

#endif
