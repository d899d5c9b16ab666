#include "ui-output-export-status.h"

#include "ui-widgets-dialog.h"
#include "ui-widgets-wrap.h"
#include "words-gettext.h"

#define BUTTONS 2

struct _UiOutputExportStatus
{
  GtkBox parent_instance;

  GtkWidget *bar, *sentence, *row, *buttons[BUTTONS];
  void (*act[BUTTONS]) (gpointer data);
  gpointer data;
};

G_DEFINE_FINAL_TYPE (UiOutputExportStatus, ui_output_export_status, GTK_TYPE_BOX)

static void
perform_button (GtkWidget *button, UiOutputExportStatus *self)
{
  for (guint i = 0; i < BUTTONS; i++)
    if (self->buttons[i] == button && self->act[i] != NULL)
      {
        self->act[i](self->data);
        return;
      }
}

/* The buttons say the sentence too, so that whoever comes to one knows what it is about. */
static void
set_button (UiOutputExportStatus *self,
            guint i,
            const char *label,
            void (*act) (gpointer data),
            const char *sentence)
{
  self->act[i] = act;
  gtk_widget_set_visible (self->buttons[i], label != NULL);
  if (label == NULL)
    return;
  ui_widgets_button_set_label (self->buttons[i], label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[i]),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
}

void
ui_output_export_status_clear (UiOutputExportStatus *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (self->bar, FALSE);
  gtk_label_set_label (GTK_LABEL (self->sentence), "");
}

void
ui_output_export_status_progress (UiOutputExportStatus *self,
                                  double share,
                                  void (*stop) (gpointer data),
                                  gpointer data)
{
  const bool begins = !gtk_widget_get_visible (self->bar);

  if (share < 0)
    gtk_progress_bar_pulse (GTK_PROGRESS_BAR (self->bar));
  else
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), share);
  self->data = data;
  if (!begins)
    return;
  gtk_widget_set_visible (self->bar, TRUE);
  gtk_widget_set_visible (self->sentence, FALSE);
  set_button (self, 0, _ ("_Cancel"), stop, "");
  set_button (self, 1, NULL, NULL, "");
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (self->buttons[0]);
}

void
ui_output_export_status_say (UiOutputExportStatus *self,
                             const char *sentence,
                             const char *first,
                             void (*do_first) (gpointer data),
                             const char *second,
                             void (*do_second) (gpointer data),
                             gpointer data)
{
  self->data = data;
  gtk_widget_set_visible (self->bar, FALSE);
  gtk_widget_set_visible (self->sentence, TRUE);
  gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  set_button (self, 0, first, do_first, sentence);
  set_button (self, 1, second, do_second, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  if (first != NULL)
    gtk_widget_grab_focus (self->buttons[0]);
}

static void
ui_output_export_status_class_init (UiOutputExportStatusClass *class)
{
  (void) class;
}

static void
ui_output_export_status_init (UiOutputExportStatus *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->bar = gtk_progress_bar_new ();
  self->sentence = gtk_label_new (NULL);
  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_label_set_wrap (GTK_LABEL (self->sentence), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->sentence), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (self->sentence), 0);
  gtk_widget_set_visible (self->bar, FALSE);
  gtk_widget_set_layout_manager (self->row, g_object_new (UI_TYPE_WIDGETS_WRAP, NULL));
  gtk_box_append (GTK_BOX (self), self->bar);
  gtk_box_append (GTK_BOX (self), self->sentence);
  gtk_box_append (GTK_BOX (self), self->row);
  for (guint i = 0; i < BUTTONS; i++)
    {
      self->buttons[i] = ui_widgets_button_new ("");
      g_signal_connect (self->buttons[i], "clicked", G_CALLBACK (perform_button), self);
      gtk_box_append (GTK_BOX (self->row), self->buttons[i]);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ui_output_export_status_new (void)
{
  return g_object_new (UI_TYPE_OUTPUT_EXPORT_STATUS, NULL);
}
