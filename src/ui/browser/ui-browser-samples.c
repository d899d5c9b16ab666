#include "ui-browser-samples.h"

#include "app-loader.h"
#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

#define RESOURCE "/org/dancinglinks/Quadrille/samples/samples.ini"

typedef struct
{
  GtkWindow *window;
  DeskDocument *document;
  GKeyFile *file;
  char **names;
} Samples;

static void
samples_free (gpointer data)
{
  Samples *self = data;

  g_object_unref (self->document);
  g_key_file_unref (self->file);
  g_strfreev (self->names);
  g_free (self);
}

static const char *
name_level (Samples *self, const char *name)
{
  static const char *const names[] = { N_ ("Very easy"), N_ ("Easy"), N_ ("Medium"), N_ ("Hard"),
                                       N_ ("Very hard") };
  int level = g_key_file_get_integer (self->file, name, "Level", NULL);

  return _ (names[CLAMP (level, 1, (int) G_N_ELEMENTS (names)) - 1]);
}

static char *
name_kind (const SudokuShape *shape)
{
  const SudokuRules rules = sudoku_shape_rules (shape);
  const char *sentence = _ ("%1 × %1");
  BaseText text = BASE_TEXT_EMPTY;
  char *name;

  if (sudoku_shape_is_jigsaw (shape))
    sentence = _ ("Jigsaw %1 × %1");
  else if (rules.n > 0)
    sentence = _ (rules.all[0].kind->shape_name);
  words_fill (&text, sentence, WORDS_WITH (WORDS_NUMBER (sudoku_shape_n_values (shape))));
  name = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return name;
}

static SudokuShape *
shape_of (Samples *self, const char *name)
{
  g_autofree char *text = g_key_file_get_string (self->file, name, "Shape", NULL);
  SudokuShape *shape = NULL;

  if (text == NULL || sudoku_shape_parse (text, &shape) != BASE_OK)
    g_error ("sample %s", name);
  return shape;
}

static void
chosen (GtkListBox *list, GtkListBoxRow *row, gpointer data)
{
  Samples *self = data;
  const char *name = self->names[gtk_list_box_row_get_index (row)];
  SudokuShape *shape = shape_of (self, name);
  g_autofree char *puzzle = g_key_file_get_string (self->file, name, "Puzzle", NULL);
  g_autoptr (AppLoaded) loaded = app_load_text (puzzle, shape);
  g_autofree char *kind = name_kind (shape);
  g_autofree char *title = g_strdup_printf ("%s · %s", kind, name_level (self, name));

  (void) list;
  if (loaded != NULL && loaded->kind == APP_LOADED_PUZZLE)
    app_loaded_put (loaded, self->document, title);
  sudoku_shape_unref (shape);
  gtk_window_destroy (self->window);
}

static GtkWidget *
make_row (Samples *self, const char *name)
{
  SudokuShape *shape = shape_of (self, name);
  g_autofree char *kind = name_kind (shape);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  GtkWidget *title = gtk_label_new (kind), *level = gtk_label_new (name_level (self, name));

  sudoku_shape_unref (shape);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (level, "dim-label");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), level);
  gtk_widget_add_css_class (box, "list-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  ui_widgets_list_box_row_set_name (row, title, level);
  return row;
}

static Samples *
read_samples (DeskDocument *document)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (RESOURCE, 0, NULL);
  Samples *self = g_new0 (Samples, 1);

  self->document = g_object_ref (document);
  self->file = g_key_file_new ();
  if (bytes == NULL || !g_key_file_load_from_bytes (self->file, bytes, G_KEY_FILE_NONE, NULL))
    g_error ("no samples");
  self->names = g_key_file_get_groups (self->file, NULL);
  return self;
}

void
ui_browser_samples_present (GtkWindow *parent, DeskDocument *document)
{
  Samples *self = read_samples (document);
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->window = ui_widgets_dialog_new (parent, _ ("Sample Puzzles"), 340, 480);
  for (unsigned i = 0; self->names[i] != NULL; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), make_row (self, self->names[i]));
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  g_signal_connect (list, "row-activated", G_CALLBACK (chosen), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  g_object_set_data_full (G_OBJECT (self->window), "samples", self, samples_free);
  gtk_window_set_child (self->window, scroller);
  gtk_window_present (self->window);
}
