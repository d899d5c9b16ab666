#include "ui-board.h"
#include "ui-dance.h"
#include "ui-widgets-help.h"
#include "ui-window-preferences.h"
#include "ui-window-private.h"
#include "ui-window-shortcuts.h"
#include "words-gettext.h"

#define ZOOM_STEP 1.25
#define ZOOM_MOST 4.0

static void
apply_zoom (UiWindow *self)
{
  double zoom = g_settings_get_double (self->settings, "zoom");
  int room = MIN (gtk_widget_get_width (self->scroller), gtk_widget_get_height (self->scroller));

  ui_board_set_zoom (UI_BOARD (self->board), zoom, MAX (room, 320));
}

void
ui_window_follow_zoom (UiWindow *self)
{
  g_signal_connect_object (self->settings, "changed::zoom", G_CALLBACK (apply_zoom), self,
                           G_CONNECT_SWAPPED);
  apply_zoom (self);
}

static void
set_zoom (UiWindow *self, double zoom)
{
  g_settings_set_double (self->settings, "zoom", CLAMP (zoom, 1, ZOOM_MOST));
}

/* Zooms the picture in the Dance view, where the zoom is not saved; otherwise the board. */
static bool
zooms_dance (UiWindow *self, double factor)
{
  if (!ui_window_shows_dance (self))
    return false;
  ui_dance_zoom (UI_DANCE (self->dance), factor);
  return true;
}

void
ui_window_zoom_in (UiWindow *self)
{
  if (!zooms_dance (self, ZOOM_STEP))
    set_zoom (self, g_settings_get_double (self->settings, "zoom") * ZOOM_STEP);
}

void
ui_window_zoom_out (UiWindow *self)
{
  if (!zooms_dance (self, 1 / ZOOM_STEP))
    set_zoom (self, g_settings_get_double (self->settings, "zoom") / ZOOM_STEP);
}

void
ui_window_zoom_fit (UiWindow *self)
{
  if (!zooms_dance (self, 0))
    set_zoom (self, 1);
}

void
ui_window_fullscreen (UiWindow *self)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_unfullscreen (GTK_WINDOW (self));
  else
    gtk_window_fullscreen (GTK_WINDOW (self));
}

void
ui_window_help (UiWindow *self)
{
  ui_widgets_help_present (GTK_WINDOW (self));
}

void
ui_window_shortcuts (UiWindow *self)
{
  ui_window_shortcuts_present (GTK_WINDOW (self));
}

void
ui_window_preferences (UiWindow *self)
{
  ui_window_preferences_present (GTK_WINDOW (self), self->settings);
}

void
ui_window_about (UiWindow *self)
{
  const char *authors[] = { _ ("The Quadrille developers"), NULL };

  gtk_show_about_dialog (GTK_WINDOW (self), "program-name", "Quadrille", "logo-icon-name",
                         "org.dancinglinks.Quadrille", "version", QUADRILLE_VERSION, "comments",
                         _ ("Solves Sudoku with dancing links, and shows them dance."), "authors",
                         authors, "license-type", GTK_LICENSE_GPL_3_0, "translator-credits",
                         /* TRANSLATORS: your names, one a line */
                         _ ("translator-credits"), NULL);
}

void
ui_window_remember_size (UiWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_boolean (self->settings, "window-maximized",
                          gtk_window_is_maximized (GTK_WINDOW (self)));
  if (!gtk_window_is_maximized (GTK_WINDOW (self)) && !gtk_window_is_fullscreen (GTK_WINDOW (self)))
    g_settings_set (self->settings, "window-size", "(ii)", width, height);
}
