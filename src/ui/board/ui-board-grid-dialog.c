#include "ui-board-grid-dialog.h"

#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

#define MOST_VALUES 49

typedef struct
{
  GtkWindow *window;
  DeskDocument *document;
  GtkSpinButton *rows, *columns; /* of a box */
  GtkCheckButton *rules[SUDOKU_RULE_KINDS];
  GtkLabel *size;
  GtkWidget *create;
} New;

static void
new_free (gpointer data)
{
  New *self = data;

  g_object_unref (self->document);
  g_free (self);
}

/* Reads the text that is being typed: the spin button still has its old value. */
static uint32_t
number_in (GtkSpinButton *control)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (control));

  return (uint32_t) CLAMP (g_ascii_strtoll (text, NULL, 10), 0, MOST_VALUES + 1);
}

/* NULL when there is no such shape. */
static SudokuShape *
make_shape (New *self)
{
  uint32_t rows = number_in (self->rows), columns = number_in (self->columns);
  SudokuPlainRules rules = { .n = 0 };
  SudokuShape *shape = NULL;

  if (rows * columns < 2 || rows * columns > MOST_VALUES)
    return NULL;
  for (guint i = 0; i < SUDOKU_RULE_KINDS; i++)
    if (gtk_check_button_get_active (self->rules[i]))
      sudoku_plain_rules_add (&rules, sudoku_rule_kinds[i]);
  if (sudoku_shape_new (rows, columns, sudoku_plain_rules_list (&rules), &shape) != BASE_OK)
    return NULL;
  return shape;
}

static void
update_grid_size (New *self)
{
  SudokuShape *shape = make_shape (self);
  BaseText text = BASE_TEXT_EMPTY;

  if (shape != NULL)
    words_fill (&text, _ ("A grid of %1 × %1"),
                WORDS_WITH (WORDS_NUMBER (sudoku_shape_n_values (shape))));
  else
    base_text_add (&text, _ ("There is no such grid."));
  gtk_label_set_label (self->size, base_text_string (&text));
  gtk_widget_set_sensitive (self->create, shape != NULL);
  sudoku_shape_unref (shape);
  base_text_clear (&text);
}

static void
create (New *self)
{
  SudokuShape *shape = make_shape (self);

  if (shape == NULL)
    return;
  desk_document_do (self->document, &(DeskAction){ .kind = DESK_NEW, .shape = shape });
  desk_document_select (self->document, 0, 0);
  sudoku_shape_unref (shape);
  gtk_window_destroy (self->window);
}

static GtkSpinButton *
add_spin (New *self, GtkBox *form, const char *name)
{
  GtkWidget *control = gtk_spin_button_new_with_range (1, MOST_VALUES, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), 3);
  g_signal_connect_swapped (control, "changed", G_CALLBACK (update_grid_size), self);
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (control))),
                                  TRUE);
  g_signal_connect_swapped (control, "value-changed", G_CALLBACK (update_grid_size), self);
  ui_widgets_dialog_add_row (form, name, control);
  return GTK_SPIN_BUTTON (control);
}

static GtkCheckButton *
add_check (New *self, GtkBox *form, const char *name)
{
  GtkWidget *control = ui_widgets_check_button_new (name);

  g_signal_connect_swapped (control, "toggled", G_CALLBACK (update_grid_size), self);
  gtk_box_append (form, control);
  return GTK_CHECK_BUTTON (control);
}

void
ui_board_grid_dialog_present (GtkWindow *parent, DeskDocument *document)
{
  New *self = g_new0 (New, 1);
  GtkBox *form = ui_widgets_dialog_new_form (12);

  self->document = g_object_ref (document);
  self->window = ui_widgets_dialog_new (parent, _ ("New Grid"), -1, -1);
  self->size = GTK_LABEL (gtk_label_new (NULL));
  self->create = ui_widgets_button_new (_ ("_Create"));
  gtk_widget_add_css_class (GTK_WIDGET (form), "form");
  self->rows = add_spin (self, form, _ ("Box heigh_t"));
  self->columns = add_spin (self, form, _ ("B_ox width"));
  for (guint i = 0; i < SUDOKU_RULE_KINDS; i++)
    self->rules[i] = add_check (self, form, _ (sudoku_rule_kinds[i]->label));
  gtk_widget_add_css_class (self->create, "suggested-action");
  gtk_box_append (form, GTK_WIDGET (self->size));
  gtk_box_append (form, self->create);
  g_signal_connect_swapped (self->create, "clicked", G_CALLBACK (create), self);
  g_object_set_data_full (G_OBJECT (self->window), "new", self, new_free);
  gtk_window_set_child (self->window, GTK_WIDGET (form));
  gtk_window_set_default_widget (self->window, self->create);
  update_grid_size (self);
  gtk_window_present (self->window);
}
