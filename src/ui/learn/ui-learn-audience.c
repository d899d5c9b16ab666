#include "ui-learn-audience.h"

struct _UiLearnAudience
{
  GtkBox parent_instance;

  GtkWidget *one, *several; /* for one person, for a class */
};

G_DEFINE_FINAL_TYPE (UiLearnAudience, ui_learn_audience, GTK_TYPE_BOX)

static void
ui_learn_audience_class_init (UiLearnAudienceClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/audience.ui");
  gtk_widget_class_bind_template_child (widget_class, UiLearnAudience, one);
  gtk_widget_class_bind_template_child (widget_class, UiLearnAudience, several);
}

static void
ui_learn_audience_init (UiLearnAudience *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ui_learn_audience_set_settings (UiLearnAudience *self, GSettings *settings)
{
  g_settings_bind (settings, "class-vote", self->one, "active", G_SETTINGS_BIND_INVERT_BOOLEAN);
  g_settings_bind (settings, "class-vote", self->several, "active", G_SETTINGS_BIND_DEFAULT);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->several), GTK_TOGGLE_BUTTON (self->one));
}
