/* ui-widgets-scheme.h - light, dark or high contrast: the desktop's preference, unless the user
 * chose another one.
 *
 * Reads the desktop's settings portal where there is one, else the settings of GTK, and follows
 * their changes.  It sets GTK's theme for the widgets, and its property `theme` (a
 * PaintThemeId) for the painters. */
#ifndef UI_WIDGETS_SCHEME_H
#define UI_WIDGETS_SCHEME_H

#include "paint-theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WIDGETS_SCHEME (ui_widgets_scheme_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsScheme, ui_widgets_scheme, UI, WIDGETS_SCHEME, GObject)

/* Follows the key `scheme` of `settings`. */
UiWidgetsScheme *ui_widgets_scheme_new (GSettings *settings);

PaintThemeId ui_widgets_scheme_theme (UiWidgetsScheme *self);

/* Sets the ground of a picture to the ground of the window around it. */
void ui_widgets_scheme_take_ground (PaintTheme *theme, GtkWidget *widget);

/* Returns the desktop's factor for the size of text. */
double ui_widgets_scheme_text_scale (GtkWidget *widget);

G_END_DECLS

#endif
