/* The keys of a text that is typed in this window.
 *
 * The keys of actions come before those of the widget with the focus.  So Ctrl+A would select the
 * cells of the board while a text is typed, and Ctrl+V would paste a puzzle. */
#include "ui-window-private.h"

static bool
is_key_of_text (guint key)
{
  switch (gdk_keyval_to_lower (key))
    {
    case GDK_KEY_a:
    case GDK_KEY_c:
    case GDK_KEY_v:
    case GDK_KEY_x:
    case GDK_KEY_y:
    case GDK_KEY_z:
      return true;
    default:
      return false;
    }
}

static gboolean
give_key_to_text (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType held)
{
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  (void) code;
  if (focus == NULL || !GTK_IS_TEXT (focus) || (held & GDK_CONTROL_MASK) == 0
      || (held & GDK_ALT_MASK) != 0 || !is_key_of_text (key))
    return GDK_EVENT_PROPAGATE;
  return gtk_event_controller_key_forward (keys, focus);
}

void
ui_window_give_keys_to_texts (UiWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (give_key_to_text), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
