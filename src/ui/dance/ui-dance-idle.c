#include "ui-dance-idle.h"

#include "ui-widgets-dialog.h"
#include "ui-widgets-wrap.h"

struct _UiDanceIdle
{
  GtkBox parent_instance;

  GtkWidget *why;
};

G_DEFINE_FINAL_TYPE (UiDanceIdle, ui_dance_idle, GTK_TYPE_BOX)

static void
ui_dance_idle_class_init (UiDanceIdleClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (UI_TYPE_WIDGETS_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/idle.ui");
  gtk_widget_class_bind_template_child (widget_class, UiDanceIdle, why);
}

static void
ui_dance_idle_init (UiDanceIdle *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ui_widgets_name_controls (GTK_WIDGET (self));
}

void
ui_dance_idle_say (UiDanceIdle *self, const char *why)
{
  gtk_label_set_label (GTK_LABEL (self->why), why);
  gtk_widget_set_visible (GTK_WIDGET (self), *why != '\0');
}
