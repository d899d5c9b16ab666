#include "ui-learn-quiz-vote.h"

#include "ui-widgets-tiles.h"
#include "words-gettext.h"

/* If all answers are at most this long, they can be in one row. */
#define SHORT        10
#define MOST_COLUMNS 4

static GtkWidget *
make_answer_label (const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, class);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

/* The sign has its room from the start. */
static GtkWidget *
make_tile (const LessonsAnswer *answer, char mark)
{
  const char letter[] = { mark, '\0' };
  GtkWidget *tile = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = make_answer_label (answer->name, "answer"),
            *sign = make_answer_label ("", "sign");

  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (sign), 2);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (tile), make_answer_label (letter, "letter"));
  gtk_box_append (GTK_BOX (tile), name);
  gtk_box_append (GTK_BOX (tile), sign);
  gtk_widget_add_css_class (tile, "vote");
  if (answer->right)
    g_object_set_data (G_OBJECT (tile), "sign", sign);
  return tile;
}

static bool
are_short (const GPtrArray *answers)
{
  for (guint i = 0; i < answers->len; i++)
    if (g_utf8_strlen (((const LessonsAnswer *) g_ptr_array_index (answers, i))->name, -1) > SHORT)
      return false;
  return true;
}

/* Long answers are wrapped, two in a row. */
GtkWidget *
ui_learn_quiz_vote_new (const LessonsQuiz *quiz)
{
  g_autoptr (GPtrArray) answers = lessons_quiz_vote (quiz);
  bool shorts = are_short (answers);
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (guint i = 0; i < answers->len; i++)
    {
      const char mark = lessons_quiz_mark (quiz, i);

      gtk_grid_attach (GTK_GRID (grid), make_tile (g_ptr_array_index (answers, i), mark),
                       (int) i % 2, (int) i / 2, 1, 1);
    }
  if (shorts)
    gtk_widget_set_layout_manager (grid, ui_widgets_tiles_new (MOST_COLUMNS, 6));
  gtk_widget_set_hexpand (grid, TRUE);
  return grid;
}

/* Marks the answer by a sign and a frame, and by a word for users who cannot see them.  The other
 * answers are dimmed. */
void
ui_learn_quiz_vote_reveal (GtkWidget *vote)
{
  for (GtkWidget *tile = gtk_widget_get_first_child (vote); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile))
    {
      GtkWidget *sign = g_object_get_data (G_OBJECT (tile), "sign");

      gtk_widget_add_css_class (tile, sign != NULL ? "right" : "other");
      if (sign == NULL)
        continue;
      gtk_label_set_label (GTK_LABEL (sign), "✓");
      gtk_accessible_update_property (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      _ ("Right."), -1);
    }
}
