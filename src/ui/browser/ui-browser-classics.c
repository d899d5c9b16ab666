#include "ui-browser-classics.h"

#include "classics.h"
#include "ui-widgets-dialog.h"
#include "words.h"

#include "words-gettext.h"

/* Ordered from the smallest example to those with a long search. */
static const struct
{
  const char *word;
  bool is_long; /* the search, to watch */
} examples[] = {
  { "nope", false },           { "knuth", false },           { "xcc", false },
  { "dominoes:2x3", false },   { "dominoes:4x4", false },    { "mutilated:4", false },
  { "queens:4", false },       { "queens:8", false },        { "langford:4", false },
  { "langford:7", false },     { "latin:4", false },         { "mutilated:8", true },
  { "pentominoes:8x8", true }, { "pentominoes:6x10", true },
};

struct _UiBrowserClassics
{
  UiWidgetsDialog parent_instance;

  void (*chosen) (gpointer data, Subject *problem, const char *title);
  gpointer data;
  GtkListBox *list;
};

#define UI_TYPE_BROWSER_CLASSICS (ui_browser_classics_get_type ())
G_DECLARE_FINAL_TYPE (UiBrowserClassics, ui_browser_classics, UI, BROWSER_CLASSICS, UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiBrowserClassics, ui_browser_classics, UI_TYPE_WIDGETS_DIALOG)

const char *
ui_browser_classics_word (unsigned index)
{
  return index < G_N_ELEMENTS (examples) ? examples[index].word : NULL;
}

char *
ui_browser_classics_title (const char *word)
{
  const char *colon = strchr (word, ':');
  const Classic *classic;
  ClassicsArguments arguments;

  if (classics_parse (word, &classic, &arguments) != BASE_OK)
    return NULL;
  return g_strconcat (words_name (classic->title), colon != NULL ? " " : NULL,
                      colon != NULL ? colon + 1 : NULL, NULL);
}

static bool
find_example (unsigned index, const Classic **out_classic, ClassicsArguments *out_arguments)
{
  return classics_parse (examples[index].word, out_classic, out_arguments) == BASE_OK;
}

static void
open_example (UiBrowserClassics *self, GtkListBoxRow *row)
{
  const Classic *classic;
  ClassicsArguments arguments;
  Subject *problem = NULL;
  unsigned index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "index"));
  g_autofree char *title = ui_browser_classics_title (examples[index].word);

  if (find_example (index, &classic, &arguments))
    (void) classics_subject_new (classic, &arguments, &problem);
  if (problem != NULL)
    self->chosen (self->data, problem, title);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* Shows its size, and whether its search is long. */
static GtkWidget *
size_label (unsigned index)
{
  const char *colon = strchr (examples[index].word, ':');
  g_autofree char *text = NULL;
  GtkWidget *label;

  if (examples[index].is_long)
    /* TRANSLATORS: beside an example in a list: its size, such as 6x10, and that its search is a
     * long one */
    text = g_strdup_printf (_ ("%s, long search"), colon + 1);
  label = gtk_label_new (text != NULL ? text : colon != NULL ? colon + 1 : "");
  gtk_widget_add_css_class (label, "dim-label");
  return label;
}

static void
add_example_row (GtkListBox *list, unsigned index)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  const Classic *classic;
  ClassicsArguments arguments;
  GtkWidget *title, *size;

  if (!find_example (index, &classic, &arguments))
    return;
  title = gtk_label_new (words_name (classic->title));
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (box, "list-row");
  gtk_box_append (GTK_BOX (box), title);
  size = size_label (index);
  gtk_box_append (GTK_BOX (box), size);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  ui_widgets_list_box_row_set_name (row, title, size);
  g_object_set_data (G_OBJECT (row), "index", GUINT_TO_POINTER (index));
  gtk_list_box_append (list, row);
}

static void
ui_browser_classics_class_init (UiBrowserClassicsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/classics.ui");
  gtk_widget_class_bind_template_child (widget_class, UiBrowserClassics, list);
  gtk_widget_class_bind_template_callback (widget_class, open_example);
}

static void
ui_browser_classics_init (UiBrowserClassics *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ui_browser_classics_present (GtkWindow *parent,
                             void (*chosen) (gpointer data, Subject *problem, const char *title),
                             gpointer data)
{
  UiBrowserClassics *self = g_object_new (UI_TYPE_BROWSER_CLASSICS, NULL);

  self->chosen = chosen;
  self->data = data;
  for (unsigned i = 0; i < G_N_ELEMENTS (examples); i++)
    add_example_row (self->list, i);
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
}
