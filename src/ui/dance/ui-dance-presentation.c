/* For viewers in the last row: the picture, the sentence in large letters, and the position;
 * nothing else. */
#include "ui-dance-private.h"

/* Size of the sentence in a presentation, in pixels; it is the em there. style.css has the same
 * number. */
#define SENTENCE 34.0

#define LEAST_SIZE 0.5
#define MOST_SIZE  2.5

static void
set_class (UiDance *self, const char *class, bool on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), class);
}

/* Children inherit the text size, so one rule for the whole view is enough. */
static void
apply_text_size (UiDance *self)
{
  g_autofree char *rule =
      g_strdup_printf ("dance.presenting { font-size: %dpx; }", (int) (SENTENCE * self->text_size));

  if (self->sizes == NULL)
    {
      self->sizes = gtk_css_provider_new ();
      gtk_style_context_add_provider (gtk_widget_get_style_context (GTK_WIDGET (self)),
                                      GTK_STYLE_PROVIDER (self->sizes),
                                      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
    }
  gtk_css_provider_load_from_data (self->sizes, rule, -1);
  ui_canvas_set_text_size (UI_CANVAS (self->picture), self->presenting ? self->text_size : 1);
}

void
ui_dance_change_text_size (UiDance *self, double factor)
{
  self->text_size = factor == 0 ? 1 : CLAMP (self->text_size * factor, LEAST_SIZE, MOST_SIZE);
  apply_text_size (self);
}

/* A blank screen lets a class look at the teacher. */
void
ui_dance_set_blank (UiDance *self, bool blank)
{
  self->blank = blank;
  set_class (self, "blank", blank);
}

void
ui_dance_present (UiDance *self)
{
  self->presenting = !self->presenting;
  ui_dance_set_blank (self, false);
  gtk_widget_set_visible (self->transport, !self->presenting);
  gtk_widget_set_visible (self->timeline, !self->presenting);
  gtk_widget_set_visible (self->fold, !self->presenting);
  gtk_widget_set_visible (self->chooser, !self->presenting);
  ui_learn_set_presenting (UI_LEARN (self->learn), self->presenting);
  ui_learn_prediction_set_presenting (UI_LEARN_PREDICTION (self->predict), self->presenting);
  ui_dance_stage_set_alone (UI_DANCE_STAGE (self->stage), self->presenting);
  ui_canvas_set_presenting (UI_CANVAS (self->picture), self->presenting);
  set_class (self, "presenting", self->presenting);
  apply_text_size (self);
  ui_dance_read_anew (self);
  ui_dance_focus (self);
}

bool
ui_dance_is_presenting (UiDance *self)
{
  return self->presenting;
}
