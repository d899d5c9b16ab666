#include "ui-output-captions.h"

#include "export-choices.h"
#include "ui-widgets-wrap.h"
#include "words-gettext.h"

struct _UiOutputCaptions
{
  GtkBox parent_instance;

  GtkWidget *buttons[EXPORT_CAPTIONS];
  bool filling;
};

G_DEFINE_FINAL_TYPE (UiOutputCaptions, ui_output_captions, GTK_TYPE_BOX)

static void
emit_captions_changed (UiOutputCaptions *self)
{
  if (!self->filling)
    g_signal_emit_by_name (self, "changed");
}

static void
ui_output_captions_class_init (UiOutputCaptionsClass *class)
{
  (void) class;
  g_signal_new ("changed", UI_TYPE_OUTPUT_CAPTIONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

/* In a narrow form they are in several rows. */
static void
ui_output_captions_init (UiOutputCaptions *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), g_object_new (UI_TYPE_WIDGETS_WRAP, NULL));
  for (guint i = 0; i < EXPORT_CAPTIONS; i++)
    {
      self->buttons[i] = gtk_check_button_new_with_label (_ (export_captions[i].name));
      g_signal_connect_object (self->buttons[i], "toggled", G_CALLBACK (emit_captions_changed),
                               self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self), self->buttons[i]);
    }
}

GtkWidget *
ui_output_captions_new (void)
{
  return g_object_new (UI_TYPE_OUTPUT_CAPTIONS, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
}

void
ui_output_captions_set (UiOutputCaptions *self, guint captions)
{
  self->filling = true;
  for (guint i = 0; i < EXPORT_CAPTIONS; i++)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->buttons[i]), (captions >> i & 1) != 0);
  self->filling = false;
}

guint
ui_output_captions_get (UiOutputCaptions *self)
{
  guint captions = 0;

  for (guint i = 0; i < EXPORT_CAPTIONS; i++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (self->buttons[i])))
      captions |= 1u << i;
  return captions;
}
