#include "ui-widgets-question.h"

#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

struct _UiWidgetsQuestion
{
  UiWidgetsDialog parent_instance;

  GtkWidget *sentence, *cancel, *button;
  void (*yes) (gpointer data);
  GObject *data;
};

#define UI_TYPE_WIDGETS_QUESTION (ui_widgets_question_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsQuestion, ui_widgets_question, UI, WIDGETS_QUESTION, UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiWidgetsQuestion, ui_widgets_question, UI_TYPE_WIDGETS_DIALOG)

static void
say_yes (UiWidgetsQuestion *self)
{
  void (*yes) (gpointer data) = self->yes;
  g_autoptr (GObject) data = g_object_ref (self->data);

  gtk_window_destroy (GTK_WINDOW (self));
  yes (data);
}

static void
ui_widgets_question_finalize (GObject *object)
{
  g_clear_object (&UI_WIDGETS_QUESTION (object)->data);
  G_OBJECT_CLASS (ui_widgets_question_parent_class)->finalize (object);
}

static void
ui_widgets_question_class_init (UiWidgetsQuestionClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = ui_widgets_question_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/question.ui");
  gtk_widget_class_bind_template_child (widget_class, UiWidgetsQuestion, sentence);
  gtk_widget_class_bind_template_child (widget_class, UiWidgetsQuestion, cancel);
  gtk_widget_class_bind_template_child (widget_class, UiWidgetsQuestion, button);
  gtk_widget_class_bind_template_callback (widget_class, gtk_window_destroy);
  gtk_widget_class_bind_template_callback (widget_class, say_yes);
}

static void
ui_widgets_question_init (UiWidgetsQuestion *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ui_widgets_question_ask (GtkWindow *parent,
                         const char *title,
                         const char *sentence,
                         const char *button,
                         void (*yes) (gpointer data),
                         GObject *data)
{
  UiWidgetsQuestion *self = g_object_new (UI_TYPE_WIDGETS_QUESTION, "title", title, NULL);

  self->yes = yes;
  self->data = g_object_ref (data);
  gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  gtk_button_set_label (GTK_BUTTON (self->button), button);
  gtk_window_set_focus (GTK_WINDOW (self), self->cancel);
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
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
