#include "ui-board-start.h"

#include "app-sentences.h"
#include "reason-technique.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-scroll-bin.h"
#include "ui-widgets-tiles.h"

struct _UiBoardStart
{
  GtkBox parent_instance;

  GtkWidget *levels, *others, *back;
  GtkWidget *board;
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (UiBoardStart, ui_board_start, GTK_TYPE_BOX)

static bool
is_symbol (guint keyval, GdkModifierType state)
{
  const gunichar letter = gdk_keyval_to_unicode (keyval);

  return (state & gtk_accelerator_get_default_mod_mask () & ~(guint) GDK_SHIFT_MASK) == 0
         && letter != ' ' && g_unichar_isprint (letter);
}

static gboolean
pass_symbol (GtkEventControllerKey *controller,
             guint keyval,
             guint keycode,
             GdkModifierType state,
             gpointer data)
{
  UiBoardStart *self = data;

  (void) keycode;
  if (!is_symbol (keyval, state))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.type-own", NULL);
  gtk_event_controller_key_forward (controller, self->board);
  return GDK_EVENT_STOP;
}

static void
add_levels (UiBoardStart *self)
{
  for (guint i = 0; i < REASON_DIFFICULTIES; i++)
    {
      uint32_t least, most;
      GtkWidget *button;
      g_autofree char *name = NULL;

      (void) reason_difficulty_range (i, &least, &most);
      name = app_sentence_of_level (least);
      button = gtk_button_new_with_label (name);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.new-level");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      gtk_box_append (GTK_BOX (self->levels), button);
    }
}

static void
ui_board_start_dispose (GObject *object)
{
  UiBoardStart *self = UI_BOARD_START (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->board);
  G_OBJECT_CLASS (ui_board_start_parent_class)->dispose (object);
}

static void
ui_board_start_class_init (UiBoardStartClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_board_start_dispose;
  g_type_ensure (UI_TYPE_WIDGETS_SCROLL_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/start.ui");
  gtk_widget_class_bind_template_child (widget_class, UiBoardStart, levels);
  gtk_widget_class_bind_template_child (widget_class, UiBoardStart, others);
  gtk_widget_class_bind_template_child (widget_class, UiBoardStart, back);
}

static void
ui_board_start_init (UiBoardStart *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->levels, ui_widgets_tiles_new (3, 6));
  gtk_widget_set_layout_manager (self->others, ui_widgets_tiles_new (2, 6));
  add_levels (self);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pass_symbol), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
ui_board_start_set_up (UiBoardStart *self, GtkWidget *board, GSettings *settings)
{
  self->board = g_object_ref (board);
  self->settings = g_object_ref (settings);
}

void
ui_board_start_set_back (UiBoardStart *self, bool back)
{
  gtk_widget_set_visible (self->back, back);
}

void
ui_board_start_focus (UiBoardStart *self)
{
  const guint level = g_settings_get_uint (self->settings, "new-level");
  GtkWidget *button = gtk_widget_get_first_child (self->levels);

  for (guint i = 1; i < MIN (level, REASON_DIFFICULTIES); i++)
    button = gtk_widget_get_next_sibling (button);
  gtk_widget_grab_focus (button);
}
