/* ui-scheme.h - light, dark or high contrast: what the desktop prefers, unless the user prefers
 * otherwise.
 *
 * Asks the desktop's settings portal where there is one, else the settings of GTK, and goes on
 * listening.  What it decides it tells to GTK, for the widgets, and in its property `theme` (a
 * PaintThemeId), for the painters. */
#ifndef UI_SCHEME_H
#define UI_SCHEME_H

#include "paint-theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_SCHEME (ui_scheme_get_type ())
G_DECLARE_FINAL_TYPE (UiScheme, ui_scheme, UI, SCHEME, GObject)

/* Follows the key `scheme` of `settings`. */
UiScheme *ui_scheme_new (GSettings *settings);

PaintThemeId ui_scheme_theme (UiScheme *self);

/* The ground of a picture is that of the window around it. */
void ui_scheme_take_ground (PaintTheme *theme, GtkWidget *widget);

/* How much larger than designed the desktop shows text. */
double ui_scheme_text_scale (GtkWidget *widget);

G_END_DECLS

#endif
