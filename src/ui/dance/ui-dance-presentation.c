/* For viewers in the last row: the picture, the sentence in large letters, and the position;
 * nothing else. */
#include "ui-dance-private.h"

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

/* The code beside a presented picture has letters of its own: lines of this number of letters. */
#define CODE_LETTERS 24

static void
add_sizes (UiDance *self, GtkWidget *widget)
{
  gtk_style_context_add_provider (gtk_widget_get_style_context (widget),
                                  GTK_STYLE_PROVIDER (self->sizes),
                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

/* Children inherit the text size, so one rule for the words and one for the code are enough. */
static void
apply_text_size (UiDance *self)
{
  const int letters = (int) (ui_dance_layout_fitting_letters (self->layout) * self->text_size);
  const int code = CLAMP (gtk_widget_get_width (self->beside) / CODE_LETTERS, 10, 22);
  g_autofree char *rule = g_strdup_printf (
      "dance.presenting { font-size: %dpx; } dance.presenting .side { font-size: %dpx; }", letters,
      code);

  if (self->sizes == NULL)
    {
      self->sizes = gtk_css_provider_new ();
      add_sizes (self, GTK_WIDGET (self));
      add_sizes (self, self->side);
    }
  gtk_css_provider_load_from_data (self->sizes, rule, -1);
  ui_dance_layout_set_letters (self->layout, letters);
  ui_canvas_set_text_size (UI_CANVAS (self->picture), self->presenting ? self->text_size : 1);
}

void
ui_dance_fit_letters (UiDance *self)
{
  if (self->presenting)
    apply_text_size (self);
}

/* A lesson has its caption in place of the sentence and the state. */
static void
show_presented_words (UiDance *self)
{
  const bool caption = self->presenting && self->learning;

  gtk_widget_set_visible (self->words, !caption);
  gtk_widget_set_visible (self->state, !caption);
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
  gtk_widget_set_visible (self->chooser, !self->presenting);
  ui_learn_set_presenting (UI_LEARN (self->learn), self->presenting);
  ui_learn_prediction_set_presenting (UI_LEARN_PREDICTION (self->predict), self->presenting);
  show_presented_words (self);
  ui_dance_arrange (self);
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
