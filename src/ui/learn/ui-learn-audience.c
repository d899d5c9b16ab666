#include "ui-learn-audience.h"

#include "words-gettext.h"

static GtkWidget *
add_audience_button (GtkWidget *box,
                     GSettings *settings,
                     const char *label,
                     const char *tip,
                     gboolean vote)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  gtk_widget_set_tooltip_text (button, tip);
  gtk_box_append (GTK_BOX (box), button);
  g_settings_bind (settings, "class-vote", button, "active",
                   vote ? G_SETTINGS_BIND_DEFAULT : G_SETTINGS_BIND_INVERT_BOOLEAN);
  return button;
}

GtkWidget *
ui_learn_audience_new (GSettings *settings)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *one, *class;

  one = add_audience_button (box, settings, _ ("Ask me"),
                             _ ("Questions are answered here, and counted"), FALSE);
  class =
      add_audience_button (box, settings, _ ("Class vote"),
                           _ ("Questions are put to the vote, and nothing is counted (V)"), TRUE);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (class), GTK_TOGGLE_BUTTON (one));
  gtk_widget_add_css_class (box, "linked");
  return box;
}
