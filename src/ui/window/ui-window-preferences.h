/* ui-window-preferences.h - the settings, each a row. */
#ifndef UI_WINDOW_PREFERENCES_H
#define UI_WINDOW_PREFERENCES_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

void ui_window_preferences_present (GtkWindow *parent, GSettings *settings);

G_END_DECLS

#endif
