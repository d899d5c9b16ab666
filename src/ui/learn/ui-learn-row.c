#include "ui-learn-row.h"

struct _UiLearnRow
{
  GtkBox parent_instance;

  GtkWidget *title, *progress, *aim;
};

G_DEFINE_FINAL_TYPE (UiLearnRow, ui_learn_row, GTK_TYPE_BOX)

static void
ui_learn_row_class_init (UiLearnRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/learn-row.ui");
  gtk_widget_class_bind_template_child (widget_class, UiLearnRow, title);
  gtk_widget_class_bind_template_child (widget_class, UiLearnRow, progress);
  gtk_widget_class_bind_template_child (widget_class, UiLearnRow, aim);
}

static void
ui_learn_row_init (UiLearnRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ui_learn_row_set (UiLearnRow *self, const char *title, const char *progress, const char *aim)
{
  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->progress), progress);
  gtk_label_set_label (GTK_LABEL (self->aim), aim);
  gtk_widget_set_visible (self->aim, *aim != '\0');
}
