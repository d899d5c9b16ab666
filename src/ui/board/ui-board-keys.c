#include "ui-board-keys.h"

#define NO_DIGIT 10

typedef enum
{
  TYPE_NOTHING,
  TYPE_DIGIT,
  TYPE_CANDIDATE,
  TYPE_CORNER,
  TYPE_COLOUR,
} Kind;

/* Returns the digit on a key, in any row of symbols of the layout, or NO_DIGIT.  If the key itself
 * means a digit, that digit counts.  Otherwise the key can carry a digit on another level, as all
 * digit keys of a French keyboard do. */
static guint
digit_of_key (GtkWidget *widget, guint keyval, guint keycode, GdkModifierType state)
{
  /* On the keypad, Shift takes the digits away. */
  const bool has_both = (state & GDK_CONTROL_MASK) && (state & GDK_SHIFT_MASK);
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int n = 0;

  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return keyval - GDK_KEY_0;
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return keyval - GDK_KEY_KP_0;
  if (g_unichar_isalpha (gdk_keyval_to_unicode (keyval)) && keyval < 0x80)
    return NO_DIGIT;
  if ((state & GDK_ALT_MASK) && !(state & GDK_CONTROL_MASK))
    return NO_DIGIT;
  if (!gdk_display_map_keycode (gtk_widget_get_display (widget), keycode, &keys, &keyvals, &n))
    return NO_DIGIT;
  for (int i = 0; i < n; i++)
    if (keys[i].group == 0 && keys[i].level < 2 && keyvals[i] >= GDK_KEY_0
        && keyvals[i] <= GDK_KEY_9)
      return keyvals[i] - GDK_KEY_0;
    else if (has_both && keyvals[i] >= GDK_KEY_KP_0 && keyvals[i] <= GDK_KEY_KP_9)
      return keyvals[i] - GDK_KEY_KP_0;
  return NO_DIGIT;
}

/* Where digits need no Shift, Shift writes a corner mark; where they do, it writes the digit that
 * is meant.  Control and Shift write a corner mark everywhere. */
static Kind
kind_of_key (GdkModifierType held, guint keyval)
{
  const bool is_digit = keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9;

  if (held == 0)
    return TYPE_DIGIT;
  if (held == GDK_SHIFT_MASK)
    return is_digit || g_unichar_isalpha (gdk_keyval_to_unicode (keyval)) ? TYPE_DIGIT
                                                                          : TYPE_CORNER;
  if (held == GDK_CONTROL_MASK)
    return TYPE_CANDIDATE;
  if (held == (GDK_CONTROL_MASK | GDK_SHIFT_MASK))
    return TYPE_CORNER;
  return held == (GDK_CONTROL_MASK | GDK_ALT_MASK) ? TYPE_COLOUR : TYPE_NOTHING;
}

static gboolean
type_digit (AppTyping *typing, Kind kind, guint digit)
{
  if (kind == TYPE_DIGIT)
    app_typing_digit (typing, digit);
  else if (kind == TYPE_COLOUR && digit <= DESK_COLOURS)
    app_typing_colour_cells (typing, digit);
  else if (kind == TYPE_CANDIDATE && digit > 0)
    app_typing_candidate (typing, digit);
  else if (kind == TYPE_CORNER && digit > 0)
    app_typing_corner (typing, digit);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
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
  const Kind kind = kind_of_key (held, keyval);
  uint32_t value;

  if (digit != NO_DIGIT)
    return type_digit (typing, kind, digit);
  value = kind == TYPE_DIGIT || kind == TYPE_CORNER
              ? app_typing_value_of (typing, gdk_keyval_to_unicode (keyval))
              : 0;
  if (value == 0 || (held & GDK_CONTROL_MASK))
    return GDK_EVENT_PROPAGATE;
  app_typing_put (typing, value);
  return GDK_EVENT_STOP;
}

void
ui_board_keys_add (GtkWidget *board, AppTyping *typing)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (type_key), typing, 0);
  gtk_widget_add_controller (board, keys);
}
