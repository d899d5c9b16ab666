#include "ui-compare-form.h"

#include "ui-widgets-dialog.h"
#include "ui-widgets-form-row.h"
#include "ui-widgets-wrap.h"
#include "words-fill.h"
#include "words-gettext.h"

/* Sizes that take a moment each way. */
#define USUAL_MORE 3u

/* Something to compare: the puzzle, the file, or a classic. */
typedef struct
{
  bool is_puzzle, is_file;
  const Classic *classic;
} Source;

struct _UiCompareForm
{
  GtkBox parent_instance;

  GtkWidget *source, *sizes, *first_size, *last_size, *ways;
  GtkWidget *runs, *seconds, *first, *rated, *reversed;
  GArray *sources; /* of Source, as the drop-down lists them */
  SudokuPuzzle *puzzle;
  char *puzzle_name, *file_name;
  GFile *file;
  CompareWay chosen[COMPARE_MOST_WAYS];
};

G_DEFINE_FINAL_TYPE (UiCompareForm, ui_compare_form, GTK_TYPE_BOX)

static const Source *
chosen_source (UiCompareForm *self)
{
  const guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->source));

  return selected < self->sources->len ? &g_array_index (self->sources, Source, selected) : NULL;
}

/* Whether the sizes of a classic are one number. */
static bool
has_sizes (const Classic *classic)
{
  return classic != NULL && classics_n_parameters (classic) == 1
         && classic->parameters[0].choices == NULL;
}

static void
source_chosen (UiCompareForm *self)
{
  const Source *source = chosen_source (self);
  const Classic *classic = source != NULL ? source->classic : NULL;

  gtk_widget_set_visible (self->sizes, has_sizes (classic));
  if (!has_sizes (classic))
    return;
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->first_size), classic->parameters[0].least,
                             classic->parameters[0].most);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->last_size), classic->parameters[0].least,
                             classic->parameters[0].most);
  gtk_spin_button_set_value (
      GTK_SPIN_BUTTON (self->first_size),
      MAX (classic->parameters[0].least,
           classic->parameters[0].usual - MIN (classic->parameters[0].usual, USUAL_MORE)));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->last_size), classic->parameters[0].usual);
}

static void
first_size_changed (UiCompareForm *self)
{
  const double first = gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->first_size));

  if (gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->last_size)) < first)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->last_size), first);
}

/* Adds a check button for each way; naive ones and links are chosen at first. */
static void
add_ways (UiCompareForm *self)
{
  CompareWay ways[COMPARE_MOST_WAYS];
  const unsigned n = compare_list_ways (ways);

  for (unsigned i = 0; i < n; i++)
    {
      BaseText label = BASE_TEXT_EMPTY;
      GtkWidget *button;

      compare_way_add_id (&ways[i], &label);
      if (ways[i].rule == COVER_RULE_FEWEST)
        {
          base_text_add (&label, ": ");
          base_text_add (&label, _ (ways[i].engine->summary));
        }
      button = gtk_check_button_new_with_label (base_text_string (&label));
      gtk_check_button_set_active (GTK_CHECK_BUTTON (button),
                                   !ways[i].engine->learns && !ways[i].engine->counts
                                       && ways[i].rule != COVER_RULE_RANDOM);
      gtk_box_append (GTK_BOX (self->ways), button);
      base_text_clear (&label);
    }
}

static void
ui_compare_form_dispose (GObject *object)
{
  UiCompareForm *self = UI_COMPARE_FORM (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->puzzle, sudoku_puzzle_free);
  G_OBJECT_CLASS (ui_compare_form_parent_class)->dispose (object);
}

static void
ui_compare_form_finalize (GObject *object)
{
  UiCompareForm *self = UI_COMPARE_FORM (object);

  g_array_unref (self->sources);
  g_free (self->puzzle_name);
  g_free (self->file_name);
  G_OBJECT_CLASS (ui_compare_form_parent_class)->finalize (object);
}

static void
ui_compare_form_class_init (UiCompareFormClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_compare_form_dispose;
  G_OBJECT_CLASS (class)->finalize = ui_compare_form_finalize;
  g_type_ensure (UI_TYPE_WIDGETS_FORM_ROW);
  g_type_ensure (UI_TYPE_WIDGETS_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/compare-form.ui");
  gtk_widget_class_bind_template_child (widget_class, UiCompareForm, source);
  gtk_widget_class_bind_template_child (widget_class, UiCompareForm, sizes);
  gtk_widget_class_bind_template_child (widget_class, UiCompareForm, first_size);
  gtk_widget_class_bind_template_child (widget_class, UiCompareForm, last_size);
  gtk_widget_class_bind_template_child (widget_class, UiCompareForm, ways);
  gtk_widget_class_bind_template_child (widget_class, UiCompareForm, runs);
  gtk_widget_class_bind_template_child (widget_class, UiCompareForm, seconds);
  gtk_widget_class_bind_template_child (widget_class, UiCompareForm, first);
  gtk_widget_class_bind_template_child (widget_class, UiCompareForm, rated);
  gtk_widget_class_bind_template_child (widget_class, UiCompareForm, reversed);
  gtk_widget_class_bind_template_callback (widget_class, source_chosen);
  gtk_widget_class_bind_template_callback (widget_class, first_size_changed);
}

static void
ui_compare_form_init (UiCompareForm *self)
{
  self->sources = g_array_new (FALSE, TRUE, sizeof (Source));
  gtk_widget_init_template (GTK_WIDGET (self));
  ui_widgets_drop_down_set_name (self->source, _ ("What is compared"));
  add_ways (self);
  ui_compare_form_set_sources (self, NULL, NULL, NULL, NULL);
}

static void
add_source (UiCompareForm *self, GtkStringList *names, const Source *source, const char *name)
{
  g_array_append_val (self->sources, *source);
  gtk_string_list_append (names, name);
}

static void
add_puzzle_and_file (UiCompareForm *self, GtkStringList *names)
{
  BaseText name = BASE_TEXT_EMPTY;

  if (self->puzzle != NULL)
    add_source (self, names, &(Source){ .is_puzzle = true }, _ ("The puzzle on the board"));
  if (self->file == NULL)
    return;
  words_fill (&name, _ ("All puzzles of %1"), WORDS_WITH (WORDS_TEXT (self->file_name)));
  add_source (self, names, &(Source){ .is_file = true }, base_text_string (&name));
  base_text_clear (&name);
}

void
ui_compare_form_set_sources (UiCompareForm *self,
                             const SudokuPuzzle *puzzle,
                             const char *puzzle_name,
                             GFile *file,
                             const char *file_name)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const Source *before = chosen_source (self);
  /* Without a puzzle there was nothing else to choose. */
  const bool is_chosen = before != NULL && (self->puzzle != NULL || self->file != NULL);
  const Classic *classic = is_chosen ? before->classic : NULL;
  const bool is_file = is_chosen && before->is_file && file != NULL;
  guint selected = is_file && puzzle != NULL ? 1 : 0;

  sudoku_puzzle_free (self->puzzle);
  self->puzzle = puzzle != NULL ? sudoku_puzzle_copy (puzzle) : NULL;
  g_free (self->puzzle_name);
  self->puzzle_name = g_strdup (puzzle_name);
  g_set_object (&self->file, file);
  g_free (self->file_name);
  self->file_name = g_strdup (file_name);
  g_array_set_size (self->sources, 0);
  add_puzzle_and_file (self, names);
  for (unsigned i = 0; i < classics_n; i++)
    {
      const Source source = { .classic = classics_get (i) };

      if (source.classic == classic)
        selected = self->sources->len;
      add_source (self, names, &source, _ (source.classic->title));
    }
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->source), G_LIST_MODEL (names));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->source), selected);
  if (selected == 0)
    source_chosen (self);
}

static guint
list_chosen_ways (UiCompareForm *self)
{
  CompareWay ways[COMPARE_MOST_WAYS];
  GtkWidget *button = gtk_widget_get_first_child (self->ways);
  guint n = 0;

  (void) compare_list_ways (ways);
  for (unsigned i = 0; button != NULL; i++, button = gtk_widget_get_next_sibling (button))
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (button)))
      self->chosen[n++] = ways[i];
  return n;
}

bool
ui_compare_form_get_wish (UiCompareForm *self, AppCompareWish *out_wish)
{
  const Source *source = chosen_source (self);

  *out_wish = (AppCompareWish){
    .ways = self->chosen,
    .n_ways = list_chosen_ways (self),
    .n_runs = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->runs)),
    .seconds = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->seconds)),
    .first = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->first)),
    .rated = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->rated)),
    .reversed = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->reversed)),
  };
  if (source == NULL || out_wish->n_ways == 0)
    return false;
  out_wish->sudoku = source->is_puzzle ? self->puzzle : NULL;
  out_wish->file = source->is_file ? self->file : NULL;
  out_wish->name = source->is_file ? self->file_name : self->puzzle_name;
  out_wish->classic = source->classic;
  if (source->classic == NULL)
    return true;
  out_wish->arguments = classics_usual (source->classic);
  out_wish->last_size = out_wish->arguments.values[0];
  if (has_sizes (source->classic))
    {
      out_wish->arguments.values[0] =
          (uint32_t) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->first_size));
      out_wish->last_size =
          MAX (out_wish->arguments.values[0],
               (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->last_size)));
    }
  return true;
}

void
ui_compare_form_set_busy (UiCompareForm *self, bool busy)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self), !busy);
}
