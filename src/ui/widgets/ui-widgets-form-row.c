#include "ui-widgets-form-row.h"

#include "ui-widgets-dialog.h"

#define BETWEEN_NAME_AND_CONTROL 18

enum
{
  PROPERTY_LABEL = 1,
  PROPERTY_CONTROL,
  N_PROPERTIES,
};

struct _UiWidgetsFormRow
{
  GtkBox parent_instance;

  GtkWidget *label;
  GtkWidget *control; /* NULL before it is set */
};

G_DEFINE_FINAL_TYPE (UiWidgetsFormRow, ui_widgets_form_row, GTK_TYPE_BOX)

static void
name_control (UiWidgetsFormRow *self)
{
  g_autofree char *name =
      ui_widgets_copy_plain_name (gtk_label_get_label (GTK_LABEL (self->label)));

  if (GTK_IS_DROP_DOWN (self->control) && *name != '\0')
    ui_widgets_drop_down_set_name (self->control, name);
}

static void
set_control (UiWidgetsFormRow *self, GtkWidget *control)
{
  if (control == NULL)
    return;
  self->control = control;
  gtk_label_set_mnemonic_widget (GTK_LABEL (self->label), control);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (control, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (self), control);
}

static void
ui_widgets_form_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  UiWidgetsFormRow *self = UI_WIDGETS_FORM_ROW (object);

  (void) spec;
  if (id == PROPERTY_LABEL)
    gtk_label_set_label (GTK_LABEL (self->label), g_value_get_string (value));
  else
    set_control (self, g_value_get_object (value));
  name_control (self);
}

static void
ui_widgets_form_row_class_init (UiWidgetsFormRowClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = ui_widgets_form_row_set_property;
  g_object_class_install_property (object_class, PROPERTY_LABEL,
                                   g_param_spec_string ("label", NULL, NULL, NULL, flags));
  g_object_class_install_property (
      object_class, PROPERTY_CONTROL,
      g_param_spec_object ("control", NULL, NULL, GTK_TYPE_WIDGET, flags));
}

static void
ui_widgets_form_row_init (UiWidgetsFormRow *self)
{
  gtk_box_set_spacing (GTK_BOX (self), BETWEEN_NAME_AND_CONTROL);
  self->label = gtk_label_new (NULL);
  gtk_label_set_use_underline (GTK_LABEL (self->label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_hexpand (self->label, TRUE);
  gtk_box_append (GTK_BOX (self), self->label);
}

GtkWidget *
ui_widgets_form_row_new (const char *label, GtkWidget *control)
{
  return g_object_new (UI_TYPE_WIDGETS_FORM_ROW, "label", label, "control", control, NULL);
}
