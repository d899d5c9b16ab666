#include "ui-learn-quiz-controls.h"

#include "ui-widgets-dialog.h"
#include "ui-widgets-tiles.h"
#include "ui-widgets-wrap.h"
#include "words-gettext.h"

/* A row of buttons has at most this many answers, of at most this many characters.  Other quizzes
 * get a list. */
#define MOST_TILES   8
#define LONGEST_TILE 16

typedef struct
{
  UiLearnQuizGiven given;
  gpointer data;
  GPtrArray *answers;
  GtkWidget *control; /* the entry or the list */
} Controls;

static void
controls_free (gpointer data)
{
  Controls *self = data;

  g_ptr_array_unref (self->answers);
  g_free (self);
}

static void
button_clicked (GtkWidget *button, Controls *self)
{
  const LessonsAnswer *answer = g_object_get_data (G_OBJECT (button), "answer");

  self->given (self->data, answer->answer);
}

static GtkWidget *
make_button (Controls *self, LessonsAnswer *answer, GtkWidget *label)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (GTK_LABEL (label)), -1);
  g_object_set_data (G_OBJECT (button), "answer", answer);
  g_signal_connect (button, "clicked", G_CALLBACK (button_clicked), self);
  return button;
}

/* The answers from the file, which can be long, with their marks: in one row where they fit it. */
static GtkWidget *
make_choices (Controls *self, const LessonsQuiz *quiz)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, g_object_new (UI_TYPE_WIDGETS_WRAP, NULL));
  for (guint i = 0; i < self->answers->len; i++)
    {
      LessonsAnswer *answer = g_ptr_array_index (self->answers, i);
      g_autofree char *text = g_strdup_printf ("%c  %s", lessons_quiz_mark (quiz, i), answer->name);
      GtkWidget *label = gtk_label_new (text);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_box_append (GTK_BOX (box), make_button (self, answer, label));
    }
  return box;
}

static GtkWidget *
make_tiles (Controls *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, ui_widgets_tiles_new (MOST_TILES, 6));
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  for (guint i = 0; i < self->answers->len; i++)
    {
      LessonsAnswer *answer = g_ptr_array_index (self->answers, i);

      gtk_widget_insert_before (make_button (self, answer, gtk_label_new (answer->name)), box,
                                NULL);
    }
  return box;
}

static bool
fit_in_tiles (const GPtrArray *answers)
{
  bool fit = answers->len <= MOST_TILES;

  for (guint i = 0; i < answers->len && fit; i++)
    {
      const LessonsAnswer *answer = g_ptr_array_index (answers, i);

      fit = g_utf8_strlen (answer->name, -1) <= LONGEST_TILE;
    }
  return fit;
}

/* Reads the answer from the entry or the list.  A text that is not a number is no answer.  The
 * first row of the list means that no answer is selected yet. */
static bool
find_answer (const Controls *self, guint64 *out_answer)
{
  guint chosen;

  if (GTK_IS_ENTRY (self->control))
    return g_ascii_string_to_unsigned (gtk_editable_get_text (GTK_EDITABLE (self->control)), 10, 0,
                                       G_MAXINT64, out_answer, NULL);
  chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->control));
  if (chosen == 0 || chosen > self->answers->len)
    return false;
  *out_answer = ((LessonsAnswer *) g_ptr_array_index (self->answers, chosen - 1))->answer;
  return true;
}

static void
give (Controls *self)
{
  guint64 answer;

  if (find_answer (self, &answer))
    self->given (self->data, answer);
}

static GtkWidget *
make_controls_row (Controls *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = ui_widgets_button_new (_ ("A_nswer"));

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (give), self);
  gtk_box_append (GTK_BOX (row), self->control);
  gtk_box_append (GTK_BOX (row), button);
  return row;
}

static GtkWidget *
make_list (Controls *self)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkExpression *string = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  gtk_string_list_append (names, _ ("Choose…"));
  for (guint i = 0; i < self->answers->len; i++)
    gtk_string_list_append (names, ((LessonsAnswer *) g_ptr_array_index (self->answers, i))->name);
  self->control = gtk_drop_down_new (G_LIST_MODEL (names), string);
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (self->control), TRUE);
  ui_widgets_drop_down_set_name (self->control, _ ("Your answer"));
  return make_controls_row (self);
}

static GtkWidget *
make_entry (Controls *self)
{
  self->control = gtk_entry_new ();
  gtk_editable_set_width_chars (GTK_EDITABLE (self->control), 6);
  gtk_entry_set_input_purpose (GTK_ENTRY (self->control), GTK_INPUT_PURPOSE_DIGITS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->control), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Your answer"), -1);
  g_signal_connect_swapped (self->control, "activate", G_CALLBACK (give), self);
  return make_controls_row (self);
}

GtkWidget *
ui_learn_quiz_controls_new (const LessonsQuiz *quiz, UiLearnQuizGiven given, gpointer data)
{
  Controls *self = g_new0 (Controls, 1);
  GtkWidget *widget;

  self->given = given;
  self->data = data;
  self->answers = lessons_quiz_list (quiz);
  if (lessons_quiz_asks (quiz) == LESSONS_ASKS_NUMBER)
    widget = make_entry (self);
  else if (lessons_quiz_asks (quiz) == LESSONS_ASKS_CHOICE)
    widget = make_choices (self, quiz);
  else
    widget = fit_in_tiles (self->answers) ? make_tiles (self) : make_list (self);
  g_object_set_data_full (G_OBJECT (widget), "controls", self, controls_free);
  return widget;
}

static bool
is_among (guint64 answer, const guint64 *found, guint n)
{
  for (guint i = 0; i < n; i++)
    if (found[i] == answer)
      return true;
  return false;
}

void
ui_learn_quiz_controls_mark (GtkWidget *controls, const guint64 *found, guint n)
{
  for (GtkWidget *child = gtk_widget_get_first_child (controls); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const LessonsAnswer *answer = g_object_get_data (G_OBJECT (child), "answer");
      const bool is_found = answer != NULL && is_among (answer->answer, found, n);

      if (is_found)
        gtk_widget_add_css_class (child, "found");
      else
        gtk_widget_remove_css_class (child, "found");
    }
}

/* In the list Enter opens it; in the entry Enter gives the answer. */
bool
ui_learn_quiz_controls_would_give (GtkWidget *controls, GtkWidget *focus, guint64 *out_answer)
{
  const Controls *self = g_object_get_data (G_OBJECT (controls), "controls");
  const LessonsAnswer *answer = g_object_get_data (G_OBJECT (focus), "answer");

  if (self == NULL || !gtk_widget_is_ancestor (focus, controls))
    return false;
  if (answer != NULL)
    *out_answer = answer->answer;
  else if (self->control == NULL
           || (GTK_IS_DROP_DOWN (self->control) && gtk_widget_is_ancestor (focus, self->control))
           || !find_answer (self, out_answer))
    return false;
  return true;
}
