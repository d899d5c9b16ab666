#include "ui-learn-bar.h"

#include "ui-learn-audience.h"
#include "ui-learn-progress.h"
#include "ui-learn-row.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-wrap.h"
#include "words-fill.h"
#include "words-gettext.h"

struct _UiLearnBar
{
  GtkWidget parent_instance;

  LessonsShelf *shelf; /* borrowed */
  GSettings *settings;
  GtkWidget *chooser, *place, *next, *audience, *lecture, *notes;
  char *file_title; /* of the lesson behind those of the shelf; or NULL */
  bool taking;
};

G_DEFINE_FINAL_TYPE (UiLearnBar, ui_learn_bar, GTK_TYPE_WIDGET)

static void
open_chosen_lesson (UiLearnBar *self)
{
  const guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->chooser));

  if (!self->taking && chosen != GTK_INVALID_LIST_POSITION)
    g_signal_emit_by_name (self, "lesson", chosen);
}

static void
go_on (UiLearnBar *self)
{
  g_signal_emit_by_name (self, "due");
}

/* ---- the rows of the list ---- */

/* "3 · Covering an item": the number is that in the lesson's name. */
static char *
title_with_number (const char *name, const char *title)
{
  const guint64 number = g_ascii_strtoull (name, NULL, 10);

  return number > 0 ? g_strdup_printf ("%" G_GUINT64_FORMAT " · %s", number, title)
                    : g_strdup (title);
}

static char *
progress_in_words (UiLearnBar *self, const char *name)
{
  BaseText text = BASE_TEXT_EMPTY;
  bool done;
  const guint step = ui_learn_progress_get (self->settings, name, &done);
  char *words;

  if (done)
    return g_strdup (_ ("✓ done"));
  if (step > 1)
    /* TRANSLATORS: how far a lesson was taken, in a list */
    words_fill (&text, _ ("at step %1"), WORDS_WITH (WORDS_NUMBER (step)));
  words = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return words;
}

static void
set_up_row (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  (void) factory;
  gtk_list_item_set_child (item, g_object_new (UI_TYPE_LEARN_ROW, NULL));
}

static void
bind_row (GtkSignalListItemFactory *factory, GtkListItem *item, UiLearnBar *self)
{
  UiLearnRow *row = UI_LEARN_ROW (gtk_list_item_get_child (item));
  const guint index = gtk_list_item_get_position (item);
  g_autofree char *title = NULL, *progress = NULL;
  const char *name;

  (void) factory;
  if (index >= lessons_shelf_n (self->shelf))
    {
      ui_learn_row_set (row, self->file_title != NULL ? self->file_title : "", "", "");
      return;
    }
  name = lessons_shelf_name (self->shelf, index);
  title = title_with_number (name, lessons_shelf_title (self->shelf, index));
  progress = progress_in_words (self, name);
  ui_learn_row_set (row, title, progress, lessons_shelf_aim (self->shelf, index));
}

static void
set_row_factory (UiLearnBar *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_row), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row), self);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (self->chooser), factory);
}

void
ui_learn_bar_fill (UiLearnBar *self, guint open)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < lessons_shelf_n (self->shelf); i++)
    gtk_string_list_append (titles, lessons_shelf_title (self->shelf, i));
  if (self->file_title != NULL)
    gtk_string_list_append (titles, self->file_title);
  self->taking = true;
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->chooser), G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->chooser), open);
  self->taking = false;
}

/* The rows are made anew, because they show the progress. */
static void
renew_rows (UiLearnBar *self)
{
  ui_learn_bar_fill (self, gtk_drop_down_get_selected (GTK_DROP_DOWN (self->chooser)));
}

/* ---- the widget ---- */

static void
ui_learn_bar_dispose (GObject *object)
{
  UiLearnBar *self = UI_LEARN_BAR (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->file_title, g_free);
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
  g_signal_new ("due", UI_TYPE_LEARN_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (UI_TYPE_LEARN_AUDIENCE);
  g_type_ensure (UI_TYPE_LEARN_LECTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/learn-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, UiLearnBar, chooser);
  gtk_widget_class_bind_template_child (widget_class, UiLearnBar, place);
  gtk_widget_class_bind_template_child (widget_class, UiLearnBar, next);
  gtk_widget_class_bind_template_child (widget_class, UiLearnBar, audience);
  gtk_widget_class_bind_template_child (widget_class, UiLearnBar, lecture);
  gtk_widget_class_bind_template_child (widget_class, UiLearnBar, notes);
  gtk_widget_class_bind_template_callback (widget_class, open_chosen_lesson);
  gtk_widget_class_bind_template_callback (widget_class, go_on);
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
  self->shelf = shelf;
  self->settings = g_object_ref (settings);
  set_row_factory (self);
  ui_learn_bar_fill (self, 0);
  ui_widgets_drop_down_set_name (self->chooser, _ ("Lesson"));
  ui_learn_audience_set_settings (UI_LEARN_AUDIENCE (self->audience), settings);
  g_settings_bind (settings, "notes", self->notes, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (settings, "changed::lessons", G_CALLBACK (renew_rows), self,
                           G_CONNECT_SWAPPED);
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
  g_free (self->file_title);
  self->file_title = g_strdup (title);
  ui_learn_bar_fill (self, lessons_shelf_n (self->shelf));
}

void
ui_learn_bar_show_lecture (UiLearnBar *self, bool shown)
{
  gtk_widget_set_visible (self->lecture, shown);
}

UiLearnLecture *
ui_learn_bar_get_lecture (UiLearnBar *self)
{
  return UI_LEARN_LECTURE (self->lecture);
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
