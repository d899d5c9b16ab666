#include "ui-classics.h"

#include "ui-dialog.h"
#include "words.h"

#include "words-gettext.h"

/* From the smallest to what takes its time. */
static const char *const words[] = {
  "nope",
  "knuth",
  "xcc",
  "dominoes:2x3",
  "mutilated:4",
  "queens:4",
  "queens:8",
  "langford:4",
  "langford:7",
  "latin:4",
  "dominoes:4x4",
  "pentominoes:6x10",
  "pentominoes:8x8",
};

typedef struct
{
  GtkWindow *window;
  void (*chosen) (gpointer data, DanceProblem *problem);
  gpointer data;
} Classics;

const char *
ui_classics_word (unsigned index)
{
  return index < G_N_ELEMENTS (words) ? words[index] : NULL;
}

static bool
find (unsigned index, const Classic **out_classic, ClassicsArguments *out_arguments)
{
  return classics_parse (words[index], out_classic, out_arguments) == BASE_OK;
}

static void
activated (GtkListBox *list, GtkListBoxRow *row, gpointer data)
{
  Classics *self = data;
  const Classic *classic;
  ClassicsArguments arguments;
  DanceProblem *problem = NULL;

  (void) list;
  if (find ((unsigned) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "index")), &classic,
            &arguments))
    problem = dance_problem_of_classic (classic, &arguments);
  if (problem != NULL)
    self->chosen (self->data, problem);
  gtk_window_destroy (self->window);
}

static void
add_row (GtkListBox *list, unsigned index)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  const Classic *classic;
  ClassicsArguments arguments;
  const char *colon = strchr (words[index], ':');
  GtkWidget *title, *size;

  if (!find (index, &classic, &arguments))
    return;
  title = gtk_label_new (words_name (classic->title));
  size = gtk_label_new (colon != NULL ? colon + 1 : "");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (size, "dim-label");
  gtk_widget_add_css_class (box, "list-row");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), size);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data (G_OBJECT (row), "index", GUINT_TO_POINTER (index));
  gtk_list_box_append (list, row);
}

void
ui_classics_present (GtkWindow *parent,
                     void (*chosen) (gpointer data, DanceProblem *problem),
                     gpointer data)
{
  Classics *self = g_new (Classics, 1);
  GtkWidget *list = gtk_list_box_new (), *scroller = gtk_scrolled_window_new ();

  *self = (Classics){ ui_dialog_new (parent, _ ("Examples to Watch"), 360, 520), chosen, data };
  for (unsigned i = 0; i < G_N_ELEMENTS (words); i++)
    add_row (GTK_LIST_BOX (list), i);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  g_signal_connect (list, "row-activated", G_CALLBACK (activated), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  g_object_set_data_full (G_OBJECT (self->window), "classics", self, g_free);
  gtk_window_set_child (self->window, scroller);
  gtk_window_present (self->window);
}
