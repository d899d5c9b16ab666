/* ui-preferences.h - the settings, each a row. */
#ifndef UI_PREFERENCES_H
#define UI_PREFERENCES_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

void ui_preferences_present (GtkWindow *parent, GSettings *settings);

G_END_DECLS

#endif
