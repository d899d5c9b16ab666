#include "ui-browser-samples.h"

#include "app-loader.h"
#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

#define RESOURCE "/org/dancinglinks/Quadrille/samples/samples.ini"

struct _UiBrowserSamples
{
  UiWidgetsDialog parent_instance;

  DeskDocument *document;
  GKeyFile *file;
  char **names;
  GtkListBox *list;
};

#define UI_TYPE_BROWSER_SAMPLES (ui_browser_samples_get_type ())
G_DECLARE_FINAL_TYPE (UiBrowserSamples, ui_browser_samples, UI, BROWSER_SAMPLES, UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiBrowserSamples, ui_browser_samples, UI_TYPE_WIDGETS_DIALOG)

static void
ui_browser_samples_finalize (GObject *object)
{
  UiBrowserSamples *self = UI_BROWSER_SAMPLES (object);

  g_object_unref (self->document);
  g_key_file_unref (self->file);
  g_strfreev (self->names);
  G_OBJECT_CLASS (ui_browser_samples_parent_class)->finalize (object);
}

static const char *
name_level (UiBrowserSamples *self, const char *name)
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
shape_of (UiBrowserSamples *self, const char *name)
{
  g_autofree char *text = g_key_file_get_string (self->file, name, "Shape", NULL);
  SudokuShape *shape = NULL;

  if (text == NULL || sudoku_shape_parse (text, &shape) != BASE_OK)
    g_error ("sample %s", name);
  return shape;
}

static void
open_sample (UiBrowserSamples *self, GtkListBoxRow *row)
{
  const char *name = self->names[gtk_list_box_row_get_index (row)];
  SudokuShape *shape = shape_of (self, name);
  g_autofree char *puzzle = g_key_file_get_string (self->file, name, "Puzzle", NULL);
  g_autoptr (AppLoaded) loaded = app_load_text (puzzle, shape);
  g_autofree char *kind = name_kind (shape);
  g_autofree char *title = g_strdup_printf ("%s · %s", kind, name_level (self, name));

  if (loaded != NULL && loaded->kind == APP_LOADED_PUZZLE)
    app_loaded_put (loaded, self->document, title);
  sudoku_shape_unref (shape);
  gtk_window_destroy (GTK_WINDOW (self));
}

static GtkWidget *
make_sample_row (UiBrowserSamples *self, const char *name)
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

static void
read_samples (UiBrowserSamples *self)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (RESOURCE, 0, NULL);

  self->file = g_key_file_new ();
  if (bytes == NULL || !g_key_file_load_from_bytes (self->file, bytes, G_KEY_FILE_NONE, NULL))
    g_error ("no samples");
  self->names = g_key_file_get_groups (self->file, NULL);
  for (unsigned i = 0; self->names[i] != NULL; i++)
    gtk_list_box_append (self->list, make_sample_row (self, self->names[i]));
}

static void
ui_browser_samples_class_init (UiBrowserSamplesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = ui_browser_samples_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/samples.ui");
  gtk_widget_class_bind_template_child (widget_class, UiBrowserSamples, list);
  gtk_widget_class_bind_template_callback (widget_class, open_sample);
}

static void
ui_browser_samples_init (UiBrowserSamples *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ui_browser_samples_present (GtkWindow *parent, DeskDocument *document)
{
  UiBrowserSamples *self = g_object_new (UI_TYPE_BROWSER_SAMPLES, NULL);

  self->document = g_object_ref (document);
  read_samples (self);
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
}
