#include "ui-widgets-question.h"

#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

typedef struct
{
  GtkWindow *window;
  void (*yes) (gpointer data);
  GObject *data;
} Question;

static void
question_free (gpointer data)
{
  Question *self = data;

  g_object_unref (self->data);
  g_free (self);
}

static void
say_yes (Question *self)
{
  void (*yes) (gpointer data) = self->yes;
  g_autoptr (GObject) data = g_object_ref (self->data);

  gtk_window_destroy (self->window);
  yes (data);
}

static GtkWidget *
make_content (Question *self, const char *sentence, GtkWidget *cancel, GtkWidget *button)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (sentence);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 45);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  gtk_widget_add_css_class (button, "destructive-action");
  gtk_box_append (GTK_BOX (buttons), cancel);
  gtk_box_append (GTK_BOX (buttons), button);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);
  gtk_widget_set_margin_top (box, 18);
  gtk_widget_set_margin_bottom (box, 18);
  g_signal_connect_swapped (cancel, "clicked", G_CALLBACK (gtk_window_destroy), self->window);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (say_yes), self);
  return box;
}

void
ui_widgets_question_ask (GtkWindow *parent,
                         const char *title,
                         const char *sentence,
                         const char *button,
                         void (*yes) (gpointer data),
                         GObject *data)
{
  Question *self = g_new (Question, 1);
  GtkWidget *cancel = ui_widgets_button_new (_ ("_Cancel"));

  *self = (Question){ ui_widgets_dialog_new (parent, title, -1, -1), yes, g_object_ref (data) };
  g_object_set_data_full (G_OBJECT (self->window), "question", self, question_free);
  gtk_window_set_child (self->window,
                        make_content (self, sentence, cancel, ui_widgets_button_new (button)));
  gtk_window_set_default_widget (self->window, cancel);
  gtk_window_set_focus (self->window, cancel);
  gtk_window_present (self->window);
}

void
ui_widgets_question_ask_losing (GtkWindow *parent,
                                GFile *file,
                                guint64 n_puzzles,
                                void (*yes) (gpointer data),
                                GObject *data)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base != NULL ? base : "");
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text,
              P_ ("%2 holds %1 puzzle. If the file is replaced, it is lost.",
                  "%2 holds %1 puzzles. If the file is replaced, they are lost.", n_puzzles),
              WORDS_WITH (WORDS_NUMBER (n_puzzles), WORDS_TEXT (name)));
  ui_widgets_question_ask (parent, _ ("Replace the Collection?"), base_text_string (&text),
                           _ ("_Replace It"), yes, data);
  base_text_clear (&text);
}
