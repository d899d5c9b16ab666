#include "ui-board-clock.h"

#include "words-gettext.h"

struct _UiBoardClock
{
  GtkButton parent_instance;

  AppClock *clock;
  DeskDocument *document;
  GSettings *settings;
  GtkWidget *sign, *time;
};

G_DEFINE_FINAL_TYPE (UiBoardClock, ui_board_clock, GTK_TYPE_BUTTON)

/* The time is a label of its own for a screen reader: a name that changes every second would be
 * read aloud every second. */
static void
update_clock (UiBoardClock *self)
{
  bool paused = app_clock_is_paused (self->clock);
  bool wanted = g_settings_get_boolean (self->settings, "show-clock");
  g_autofree char *time = app_clock_format (desk_document_get_play (self->document).ms);
  const char *name = paused ? _ ("Go on (F8)") : _ ("Pause the clock (F8)");

  gtk_widget_set_visible (GTK_WIDGET (self), wanted && app_clock_has_game (self->clock));
  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (self->time)), time) != 0)
    gtk_label_set_label (GTK_LABEL (self->time), time);
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self)), name) == 0)
    return;
  gtk_image_set_from_icon_name (GTK_IMAGE (self->sign), paused ? "media-playback-start-symbolic"
                                                               : "media-playback-pause-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
ui_board_clock_dispose (GObject *object)
{
  UiBoardClock *self = UI_BOARD_CLOCK (object);

  g_clear_object (&self->clock);
  g_clear_object (&self->document);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (ui_board_clock_parent_class)->dispose (object);
}

static void
ui_board_clock_class_init (UiBoardClockClass *class)
{
  G_OBJECT_CLASS (class)->dispose = ui_board_clock_dispose;
}

static void
ui_board_clock_init (UiBoardClock *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->sign = gtk_image_new ();
  self->time = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->time, "numeric");
  gtk_box_append (GTK_BOX (box), self->sign);
  gtk_box_append (GTK_BOX (box), self->time);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_button_set_has_frame (GTK_BUTTON (self), FALSE);
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.pause");
}

void
ui_board_clock_set_up (UiBoardClock *self,
                       AppClock *clock,
                       DeskDocument *document,
                       GSettings *settings)
{
  self->clock = g_object_ref (clock);
  self->document = g_object_ref (document);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (clock, "changed", G_CALLBACK (update_clock), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::show-clock", G_CALLBACK (update_clock), self,
                           G_CONNECT_SWAPPED);
  update_clock (self);
}
