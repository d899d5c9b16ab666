#include "ui-learn-bar.h"

#include "ui-learn-audience.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-wrap.h"
#include "words-fill.h"
#include "words-gettext.h"

struct _UiLearnBar
{
  GtkWidget parent_instance;

  GtkWidget *chooser, *place, *next, *audience;
  guint n_lessons; /* lessons of the shelf, which come first in the list */
  bool taking;
};

G_DEFINE_FINAL_TYPE (UiLearnBar, ui_learn_bar, GTK_TYPE_WIDGET)

static void
open_chosen_lesson (UiLearnBar *self)
{
  if (!self->taking)
    g_signal_emit_by_name (self, "lesson",
                           gtk_drop_down_get_selected (GTK_DROP_DOWN (self->chooser)));
}

static void
ui_learn_bar_dispose (GObject *object)
{
  ui_widgets_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ui_learn_bar_parent_class)->dispose (object);
}

static void
ui_learn_bar_class_init (UiLearnBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_learn_bar_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, UI_TYPE_WIDGETS_WRAP);
  g_signal_new ("lesson", UI_TYPE_LEARN_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  g_type_ensure (UI_TYPE_LEARN_AUDIENCE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/learn-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, UiLearnBar, chooser);
  gtk_widget_class_bind_template_child (widget_class, UiLearnBar, place);
  gtk_widget_class_bind_template_child (widget_class, UiLearnBar, next);
  gtk_widget_class_bind_template_child (widget_class, UiLearnBar, audience);
  gtk_widget_class_bind_template_callback (widget_class, open_chosen_lesson);
}

static void
ui_learn_bar_init (UiLearnBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ui_widgets_name_controls (GTK_WIDGET (self));
}

void
ui_learn_bar_set_up (UiLearnBar *self, LessonsShelf *shelf, GSettings *settings)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  self->n_lessons = lessons_shelf_n (shelf);
  for (guint i = 0; i < self->n_lessons; i++)
    gtk_string_list_append (titles, lessons_shelf_title (shelf, i));
  self->taking = true;
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->chooser), G_LIST_MODEL (titles));
  self->taking = false;
  ui_widgets_drop_down_set_name (self->chooser, _ ("Lesson"));
  ui_learn_audience_set_settings (UI_LEARN_AUDIENCE (self->audience), settings);
}

void
ui_learn_bar_set_lesson (UiLearnBar *self, guint index)
{
  self->taking = true;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->chooser), index);
  self->taking = false;
}

void
ui_learn_bar_set_file (UiLearnBar *self, const char *title)
{
  GListModel *titles = gtk_drop_down_get_model (GTK_DROP_DOWN (self->chooser));
  const char *const added[] = { title, NULL };

  self->taking = true;
  gtk_string_list_splice (GTK_STRING_LIST (titles), self->n_lessons,
                          g_list_model_get_n_items (titles) - self->n_lessons, added);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->chooser), self->n_lessons);
  self->taking = false;
}

void
ui_learn_bar_clear_place (UiLearnBar *self)
{
  gtk_label_set_label (GTK_LABEL (self->place), "");
}

void
ui_learn_bar_set_place (UiLearnBar *self, guint step, guint n_steps)
{
  BaseText place = BASE_TEXT_EMPTY;

  words_fill (&place, _ ("%1 of %2"), WORDS_WITH (WORDS_NUMBER (step), WORDS_NUMBER (n_steps)));
  gtk_label_set_label (GTK_LABEL (self->place), base_text_string (&place));
  base_text_clear (&place);
}

void
ui_learn_bar_focus_next (UiLearnBar *self)
{
  gtk_widget_grab_focus (self->next);
}
