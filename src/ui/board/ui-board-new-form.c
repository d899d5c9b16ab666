/* The lists of sizes, kinds, difficulties, symmetries and techniques are filled from tables, so
 * that nothing is named here which another room names already. */
#include "ui-board-new-form.h"

#include "app-made.h"
#include "app-sentences.h"
#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

/* Ratings in the two fields, whole ones: the template has the same numbers. */
#define LEAST_RATING 1.0
#define MOST_RATING  12.0

struct _UiBoardNewForm
{
  GtkBox parent_instance;

  DeskDocument *document;
  GSettings *settings;
  GtkDropDown *size, *kind, *level, *symmetry, *needs;
  GtkSpinButton *number, *least_rating, *most_rating, *least_clues, *most_clues;
  GtkCheckButton *minimal, *pattern;
  GtkEditable *seed;
  GtkExpander *more;
  GArray *techniques; /* of the list, from its second row on */
  uint8_t *places;    /* of the pattern that was read last */
};

G_DEFINE_FINAL_TYPE (UiBoardNewForm, ui_board_new_form, GTK_TYPE_BOX)

static const uint32_t sizes[] = { 4, 6, 8, 9, 10, 12, 16, 25 };

#define USUAL_SIZE 3

/* Kinds of grids: boxes, then each rule that needs no cells, then these. */
typedef enum
{
  KIND_BOXES,
  KIND_FIRST_RULE,
  KIND_JIGSAW = KIND_FIRST_RULE + SUDOKU_RULE_KINDS,
  KIND_SAMURAI,
  KIND_BOARD, /* the grid on the board */
  KINDS,
} Kind;

/* Difficulties: any, then the words, then the two fields. */
#define LEVEL_ANY    0u
#define LEVEL_RATING (REASON_DIFFICULTIES + 1u)
#define USUAL_LEVEL  2u

static void
emit_changed (UiBoardNewForm *self)
{
  const Kind kind = (Kind) gtk_drop_down_get_selected (self->kind);
  const bool by_rating = gtk_drop_down_get_selected (self->level) == LEVEL_RATING;

  gtk_widget_set_sensitive (GTK_WIDGET (self->size), kind != KIND_SAMURAI && kind != KIND_BOARD);
  if (by_rating && !gtk_widget_get_sensitive (GTK_WIDGET (self->least_rating)))
    gtk_expander_set_expanded (self->more, TRUE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->least_rating), by_rating);
  gtk_widget_set_sensitive (GTK_WIDGET (self->most_rating), by_rating);
  g_signal_emit_by_name (self, "changed");
}

static void
emit_resized (UiBoardNewForm *self)
{
  g_signal_emit_by_name (self, "resized");
}

static void
fill_sizes (GtkStringList *list)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      BaseText text = BASE_TEXT_EMPTY;

      words_fill (&text, _ ("%1 × %1"), WORDS_WITH (WORDS_NUMBER (sizes[i])));
      gtk_string_list_append (list, base_text_string (&text));
      base_text_clear (&text);
    }
}

static void
fill_kinds (GtkStringList *list)
{
  gtk_string_list_append (list, _ ("Boxes"));
  for (guint i = 0; i < SUDOKU_RULE_KINDS; i++)
    {
      g_autofree char *name = ui_widgets_copy_plain_name (_ (sudoku_rule_kinds[i]->label));

      gtk_string_list_append (list, name);
    }
  gtk_string_list_append (list, _ ("Jigsaw"));
  gtk_string_list_append (list, _ ("Samurai"));
  gtk_string_list_append (list, _ ("As on the board"));
}

static void
fill_levels (GtkStringList *list)
{
  gtk_string_list_append (list, _ ("Any"));
  for (guint i = 0; i < REASON_DIFFICULTIES; i++)
    {
      uint32_t least, most;
      g_autofree char *name = NULL;

      (void) reason_difficulty_range (i, &least, &most);
      name = app_sentence_of_level (least);
      gtk_string_list_append (list, name);
    }
  gtk_string_list_append (list, _ ("By rating"));
}

static void
fill_symmetries (GtkStringList *list)
{
  for (guint i = 0; i < SETTER_SYMMETRIES; i++)
    gtk_string_list_append (list, words_name (setter_symmetry_name ((SetterSymmetry) i)->name));
}

static void
fill_techniques (UiBoardNewForm *self, GtkStringList *list)
{
  self->techniques = g_array_new (FALSE, FALSE, sizeof (ReasonTechnique));
  gtk_string_list_append (list, _ ("None"));
  for (guint i = 0; i < REASON_TECHNIQUES; i++)
    {
      const ReasonTechnique technique = (ReasonTechnique) i;

      if (!setter_can_need (technique))
        continue;
      g_array_append_val (self->techniques, technique);
      gtk_string_list_append (list, words_name (reason_technique_name (technique)->name));
    }
}

static GtkStringList *
add_list (GtkDropDown *drop_down)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (list));
  return list;
}

static void
fill_lists (UiBoardNewForm *self)
{
  fill_sizes (add_list (self->size));
  fill_kinds (add_list (self->kind));
  fill_levels (add_list (self->level));
  fill_symmetries (add_list (self->symmetry));
  fill_techniques (self, add_list (self->needs));
  gtk_drop_down_set_selected (self->size, USUAL_SIZE);
  gtk_drop_down_set_selected (self->level, USUAL_LEVEL);
  gtk_drop_down_set_selected (self->symmetry, SETTER_HALF_TURN);
}

/* A text in a field, so that Enter and what is typed count although the field keeps its old value
 * until it is left. */
static double
number_in (GtkSpinButton *control)
{
  gtk_spin_button_update (control);
  return gtk_spin_button_get_value (control);
}

static SudokuShape *
make_plain_shape (uint32_t n_values, const SudokuRuleKind *rule)
{
  SudokuPlainRules rules = { .n = 0 };
  SudokuShape *shape = NULL;
  uint32_t rows, columns;

  if (rule != NULL)
    sudoku_plain_rules_add (&rules, rule);
  sudoku_shape_usual_boxes (n_values, &rows, &columns);
  (void) sudoku_shape_new (rows, columns, sudoku_plain_rules_list (&rules), &shape);
  return shape;
}

/* Returns NULL, with the sentence, where there is no such shape. */
static SudokuShape *
read_shape (UiBoardNewForm *self, char **out_fault)
{
  const uint32_t n_values = sizes[gtk_drop_down_get_selected (self->size)];
  const Kind kind = (Kind) gtk_drop_down_get_selected (self->kind);
  const SudokuRuleKind *rule = NULL;
  SudokuShape *shape = NULL;

  if (kind == KIND_BOARD)
    return sudoku_shape_ref (desk_document_get_shape (self->document));
  if (kind == KIND_SAMURAI)
    (void) sudoku_shape_new_samurai (&shape);
  else
    {
      if (kind >= KIND_FIRST_RULE && kind < KIND_JIGSAW)
        rule = sudoku_rule_kinds[kind - KIND_FIRST_RULE];
      if (rule == NULL || sudoku_rule_fits (rule, n_values))
        shape = make_plain_shape (n_values, rule);
    }
  if (shape == NULL && rule != NULL)
    {
      const SudokuShapeFault fault = { .kind = SUDOKU_SHAPE_FAULT_RULE,
                                       .found = n_values,
                                       .rule = rule };
      BaseText text = BASE_TEXT_EMPTY;

      words_add_shape_fault (&fault, &text);
      *out_fault = app_made_fault_of (base_text_string (&text));
      base_text_clear (&text);
    }
  else if (shape == NULL)
    *out_fault = g_strdup (_ ("There is no such grid."));
  return shape;
}

static void
read_rating (UiBoardNewForm *self, SetterWish *wish)
{
  const guint level = gtk_drop_down_get_selected (self->level);

  if (level == LEVEL_RATING)
    {
      const double least = number_in (self->least_rating), most = number_in (self->most_rating);

      wish->least_rating = least > LEAST_RATING ? (uint32_t) (least * 10 + 0.5) : 0;
      wish->most_rating = most < MOST_RATING ? (uint32_t) (most * 10 + 0.5) : SETTER_ANY;
    }
  else if (level != LEVEL_ANY)
    (void) reason_difficulty_range (level - 1, &wish->least_rating, &wish->most_rating);
}

static void
read_clues (UiBoardNewForm *self, SetterWish *wish)
{
  const double most = number_in (self->most_clues);

  wish->symmetry = (SetterSymmetry) gtk_drop_down_get_selected (self->symmetry);
  wish->least_clues = (uint32_t) number_in (self->least_clues);
  wish->most_clues = most > 0 ? (uint32_t) most : SETTER_ANY;
}

/* The digits on the board are the places of the clues: they decide the number and the symmetry. */
static void
read_pattern (UiBoardNewForm *self, SetterWish *wish)
{
  SudokuShape *shape = desk_document_get_shape (self->document);
  const uint32_t n_cells = sudoku_shape_n_cells (shape);

  self->places = g_new (uint8_t, n_cells);
  for (uint32_t cell = 0; cell < n_cells; cell++)
    self->places[cell] = desk_document_get_digit (self->document, cell) != 0;
  wish->pattern = self->places;
}

char *
ui_board_new_form_read (UiBoardNewForm *self, SetterWish *out_wish)
{
  const guint technique = gtk_drop_down_get_selected (self->needs);
  char *fault = NULL;
  SudokuShape *shape = read_shape (self, &fault);

  if (shape == NULL)
    return fault;
  *out_wish = setter_wish (shape);
  out_wish->is_jigsaw = gtk_drop_down_get_selected (self->kind) == KIND_JIGSAW;
  out_wish->minimal = gtk_check_button_get_active (self->minimal);
  if (technique > 0)
    out_wish->needs = g_array_index (self->techniques, ReasonTechnique, technique - 1);
  read_rating (self, out_wish);
  g_clear_pointer (&self->places, g_free);
  if (gtk_check_button_get_active (self->pattern))
    read_pattern (self, out_wish);
  else
    read_clues (self, out_wish);
  app_made_ease (out_wish);
  if (self->places != NULL && !sudoku_shape_equal (shape, desk_document_get_shape (self->document)))
    fault = g_strdup (_ ("The board has another grid: choose “As on the board”."));
  else
    fault = app_made_fault (out_wish);
  if (fault != NULL)
    sudoku_shape_unref (shape);
  return fault;
}

guint
ui_board_new_form_get_number (UiBoardNewForm *self)
{
  return (guint) number_in (self->number);
}

gboolean
ui_board_new_form_get_seed (UiBoardNewForm *self, uint64_t *out_seed)
{
  guint64 seed;

  if (!g_ascii_string_to_unsigned (gtk_editable_get_text (self->seed), 10, 0, G_MAXUINT64, &seed,
                                   NULL))
    return FALSE;
  *out_seed = seed;
  return TRUE;
}

/* The settings keep numbers of values and words, since rows of lists may change. */
static void
recall_choices (UiBoardNewForm *self)
{
  const guint size = g_settings_get_uint (self->settings, "new-size");
  const guint level = g_settings_get_uint (self->settings, "new-level");

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (sizes[i] == size)
      gtk_drop_down_set_selected (self->size, i);
  gtk_drop_down_set_selected (self->level, MIN (level, LEVEL_RATING));
}

void
ui_board_new_form_keep (UiBoardNewForm *self)
{
  g_settings_set_uint (self->settings, "new-size", sizes[gtk_drop_down_get_selected (self->size)]);
  g_settings_set_uint (self->settings, "new-level", gtk_drop_down_get_selected (self->level));
}

void
ui_board_new_form_set_up (UiBoardNewForm *self, DeskDocument *document, GSettings *settings)
{
  self->document = g_object_ref (document);
  self->settings = g_object_ref (settings);
  recall_choices (self);
  emit_changed (self);
}

static void
ui_board_new_form_finalize (GObject *object)
{
  UiBoardNewForm *self = UI_BOARD_NEW_FORM (object);

  g_clear_object (&self->document);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->techniques, g_array_unref);
  g_free (self->places);
  G_OBJECT_CLASS (ui_board_new_form_parent_class)->finalize (object);
}

static void
ui_board_new_form_class_init (UiBoardNewFormClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = ui_board_new_form_finalize;
  g_signal_new ("changed", UI_TYPE_BOARD_NEW_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_signal_new ("resized", UI_TYPE_BOARD_NEW_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/new-form.ui");
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewForm, size);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewForm, kind);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewForm, level);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewForm, number);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewForm, least_rating);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewForm, most_rating);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewForm, symmetry);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewForm, least_clues);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewForm, most_clues);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewForm, minimal);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewForm, pattern);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewForm, needs);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewForm, seed);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewForm, more);
  gtk_widget_class_bind_template_callback (widget_class, emit_changed);
  gtk_widget_class_bind_template_callback (widget_class, emit_resized);
}

static void
ui_board_new_form_init (UiBoardNewForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_lists (self);
  ui_widgets_spin_button_prepare (self->number);
  ui_widgets_spin_button_prepare (self->least_rating);
  ui_widgets_spin_button_prepare (self->most_rating);
  ui_widgets_spin_button_prepare (self->least_clues);
  ui_widgets_spin_button_prepare (self->most_clues);
}
