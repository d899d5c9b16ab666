#include "ui-output-export-status.h"

#include "ui-widgets-dialog.h"
#include "ui-widgets-wrap.h"
#include "words-gettext.h"

#define BUTTONS 2

struct _UiOutputExportStatus
{
  GtkBox parent_instance;

  GtkWidget *bar, *sentence, *first, *second;
  void (*act[BUTTONS]) (gpointer data);
  gpointer data;
};

G_DEFINE_FINAL_TYPE (UiOutputExportStatus, ui_output_export_status, GTK_TYPE_BOX)

static void
perform_first (UiOutputExportStatus *self)
{
  if (self->act[0] != NULL)
    self->act[0](self->data);
}

static void
perform_second (UiOutputExportStatus *self)
{
  if (self->act[1] != NULL)
    self->act[1](self->data);
}

/* The description of the buttons includes the sentence, so that a screen reader user who reaches a
 * button hears its context. */
static void
set_button (UiOutputExportStatus *self,
            guint i,
            const char *label,
            void (*act) (gpointer data),
            const char *sentence)
{
  GtkWidget *button = i == 0 ? self->first : self->second;

  self->act[i] = act;
  gtk_widget_set_visible (button, label != NULL);
  if (label == NULL)
    return;
  ui_widgets_button_set_label (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
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
  gtk_widget_grab_focus (self->first);
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
    gtk_widget_grab_focus (self->first);
}

static void
ui_output_export_status_class_init (UiOutputExportStatusClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (UI_TYPE_WIDGETS_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/export-status.ui");
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportStatus, bar);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportStatus, sentence);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportStatus, first);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportStatus, second);
  gtk_widget_class_bind_template_callback (widget_class, perform_first);
  gtk_widget_class_bind_template_callback (widget_class, perform_second);
}

static void
ui_output_export_status_init (UiOutputExportStatus *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
