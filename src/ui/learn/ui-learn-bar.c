#include "ui-learn-bar.h"

#include "ui-learn-audience.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-wrap.h"
#include "words-fill.h"
#include "words-gettext.h"

struct _UiLearnBar
{
  GtkWidget parent_instance;

  GtkWidget *steps, *chooser, *place, *next;
  guint n_lessons; /* of the shelf, the first of those to be chosen */
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

static GtkWidget *
make_chooser (UiLearnBar *self, LessonsShelf *shelf)
{
  GtkStringList *titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < lessons_shelf_n (shelf); i++)
    gtk_string_list_append (titles, lessons_shelf_title (shelf, i));
  self->n_lessons = lessons_shelf_n (shelf);
  self->chooser = gtk_drop_down_new (G_LIST_MODEL (titles), NULL);
  ui_widgets_drop_down_set_name (self->chooser, _ ("Lesson"));
  g_signal_connect_swapped (self->chooser, "notify::selected", G_CALLBACK (open_chosen_lesson),
                            self);
  return self->chooser;
}

/* Its label is short; its name differs from that of the dance's own button. */
static GtkWidget *
make_next (void)
{
  const char *name = _ ("Lesson: next step (Page Down)");
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (_ ("Next")));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "dance.key-next");
  ui_widgets_icon_button_set_name (button, name);
  gtk_widget_add_css_class (button, "suggested-action");
  return button;
}

static void
fill_steps (UiLearnBar *self)
{
  GtkBox *box = GTK_BOX (self->steps);

  self->place = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->place, "numeric");
  self->next = make_next ();
  gtk_box_append (box, ui_widgets_icon_button_new ("go-up-symbolic", "dance.key-back",
                                                   _ ("Lesson: step back (Page Up)")));
  gtk_box_append (box, self->place);
  gtk_box_append (box, self->next);
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
  G_OBJECT_CLASS (class)->dispose = ui_learn_bar_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), UI_TYPE_WIDGETS_WRAP);
  g_signal_new ("lesson", UI_TYPE_LEARN_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
}

static void
ui_learn_bar_init (UiLearnBar *self)
{
  self->steps = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
}

GtkWidget *
ui_learn_bar_new (LessonsShelf *shelf, GSettings *settings)
{
  UiLearnBar *self = g_object_new (UI_TYPE_LEARN_BAR, NULL);

  fill_steps (self);
  gtk_widget_set_parent (make_chooser (self, shelf), GTK_WIDGET (self));
  gtk_widget_set_parent (self->steps, GTK_WIDGET (self));
  gtk_widget_set_parent (ui_learn_audience_new (settings), GTK_WIDGET (self));
  return GTK_WIDGET (self);
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
