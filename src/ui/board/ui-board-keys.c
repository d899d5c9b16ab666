#include "ui-board-keys.h"

#define NO_DIGIT 10

/* Returns the digit on a key, in any row of symbols of the layout, or NO_DIGIT.  If the key itself
 * means a digit, that digit counts.  Otherwise the key can carry a digit on another level, as all
 * digit keys of a French keyboard do. */
static guint
digit_of_key (GtkWidget *widget, guint keyval, guint keycode, GdkModifierType state)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int n = 0;

  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return keyval - GDK_KEY_0;
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return keyval - GDK_KEY_KP_0;
  if (g_unichar_isalpha (gdk_keyval_to_unicode (keyval)) && keyval < 0x80)
    return NO_DIGIT;
  if (state & GDK_ALT_MASK)
    return NO_DIGIT;
  if (!gdk_display_map_keycode (gtk_widget_get_display (widget), keycode, &keys, &keyvals, &n))
    return NO_DIGIT;
  for (int i = 0; i < n; i++)
    if (keys[i].group == 0 && keys[i].level < 2 && keyvals[i] >= GDK_KEY_0
        && keyvals[i] <= GDK_KEY_9)
      return keyvals[i] - GDK_KEY_0;
  return NO_DIGIT;
}

static gboolean
type_key (GtkEventControllerKey *controller,
          guint keyval,
          guint keycode,
          GdkModifierType state,
          gpointer data)
{
  AppTyping *typing = data;
  GtkWidget *board = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask ();
  guint digit = digit_of_key (board, keyval, keycode, held);
  uint32_t value;

  if (held == GDK_CONTROL_MASK && digit >= 1 && digit <= 9)
    app_typing_candidate (typing, digit);
  else if (held & ~(guint) GDK_SHIFT_MASK)
    return GDK_EVENT_PROPAGATE;
  else if (digit != NO_DIGIT)
    app_typing_digit (typing, digit);
  else if ((value = app_typing_value_of (typing, gdk_keyval_to_unicode (keyval))) != 0)
    app_typing_put (typing, value);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

void
ui_board_keys_add (GtkWidget *board, AppTyping *typing)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (type_key), typing, 0);
  gtk_widget_add_controller (board, keys);
}
