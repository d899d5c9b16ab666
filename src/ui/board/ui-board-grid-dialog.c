#include "ui-board-grid-dialog.h"

#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

/* The template has the same number. */
#define MOST_VALUES 49

struct _UiBoardGridDialog
{
  UiWidgetsDialog parent_instance;

  DeskDocument *document;
  GtkSpinButton *rows, *columns; /* of a box */
  GtkBox *rule_box;
  GtkCheckButton *rules[SUDOKU_RULE_KINDS]; /* checks in the dialog */
  GtkCheckButton *samurai;
  GtkLabel *size;
  GtkWidget *create;
};

#define UI_TYPE_BOARD_GRID_DIALOG (ui_board_grid_dialog_get_type ())
G_DECLARE_FINAL_TYPE (UiBoardGridDialog,
                      ui_board_grid_dialog,
                      UI,
                      BOARD_GRID_DIALOG,
                      UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiBoardGridDialog, ui_board_grid_dialog, UI_TYPE_WIDGETS_DIALOG)

/* Reads the text of the entry, since the spin button keeps its old value while the user types. */
static uint32_t
number_in (GtkSpinButton *control)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (control));

  return (uint32_t) CLAMP (g_ascii_strtoll (text, NULL, 10), 0, MOST_VALUES + 1);
}

/* Returns NULL when there is no such shape. */
static SudokuShape *
make_shape (UiBoardGridDialog *self)
{
  uint32_t rows = number_in (self->rows), columns = number_in (self->columns);
  SudokuPlainRules rules = { .n = 0 };
  SudokuShape *shape = NULL;

  if (gtk_check_button_get_active (self->samurai))
    return sudoku_shape_new_samurai (&shape) == BASE_OK ? shape : NULL;
  if (rows * columns < 2 || rows * columns > MOST_VALUES)
    return NULL;
  for (guint i = 0; i < SUDOKU_RULE_KINDS; i++)
    if (self->rules[i] != NULL && gtk_check_button_get_active (self->rules[i]))
      sudoku_plain_rules_add (&rules, sudoku_rule_kinds[i]);
  if (sudoku_shape_new (rows, columns, sudoku_plain_rules_list (&rules), &shape) != BASE_OK)
    return NULL;
  return shape;
}

static void
update_grid_size (UiBoardGridDialog *self)
{
  const bool is_samurai = gtk_check_button_get_active (self->samurai);
  SudokuShape *shape = make_shape (self);
  BaseText text = BASE_TEXT_EMPTY;

  /* A field that has the focus must not become insensitive: GTK complains. */
  if (is_samurai)
    gtk_widget_grab_focus (GTK_WIDGET (self->samurai));
  gtk_widget_set_sensitive (GTK_WIDGET (self->rows), !is_samurai);
  gtk_widget_set_sensitive (GTK_WIDGET (self->columns), !is_samurai);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rule_box), !is_samurai);
  if (is_samurai)
    words_fill (&text, _ ("Five grids of %1 × %1"), WORDS_WITH (WORDS_NUMBER (9)));
  else if (shape != NULL)
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
create_grid (UiBoardGridDialog *self)
{
  SudokuShape *shape = make_shape (self);

  if (shape == NULL)
    return;
  desk_document_do (self->document, &(DeskAction){ .kind = DESK_NEW, .shape = shape });
  desk_document_select (self->document, 0, 0);
  sudoku_shape_unref (shape);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
add_rules (UiBoardGridDialog *self)
{
  for (guint i = 0; i < SUDOKU_RULE_KINDS; i++)
    {
      GtkWidget *control;

      if (sudoku_rule_kinds[i]->has_cells)
        continue;
      control = ui_widgets_check_button_new (_ (sudoku_rule_kinds[i]->label));
      g_signal_connect_swapped (control, "toggled", G_CALLBACK (update_grid_size), self);
      gtk_box_append (self->rule_box, control);
      self->rules[i] = GTK_CHECK_BUTTON (control);
    }
}

static void
ui_board_grid_dialog_finalize (GObject *object)
{
  g_clear_object (&UI_BOARD_GRID_DIALOG (object)->document);
  G_OBJECT_CLASS (ui_board_grid_dialog_parent_class)->finalize (object);
}

static void
ui_board_grid_dialog_class_init (UiBoardGridDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = ui_board_grid_dialog_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/grid-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, UiBoardGridDialog, rows);
  gtk_widget_class_bind_template_child (widget_class, UiBoardGridDialog, columns);
  gtk_widget_class_bind_template_child (widget_class, UiBoardGridDialog, rule_box);
  gtk_widget_class_bind_template_child (widget_class, UiBoardGridDialog, samurai);
  gtk_widget_class_bind_template_child (widget_class, UiBoardGridDialog, size);
  gtk_widget_class_bind_template_child (widget_class, UiBoardGridDialog, create);
  gtk_widget_class_bind_template_callback (widget_class, update_grid_size);
  gtk_widget_class_bind_template_callback (widget_class, create_grid);
}

static void
ui_board_grid_dialog_init (UiBoardGridDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_rules (self);
  ui_widgets_spin_button_prepare (self->rows);
  ui_widgets_spin_button_prepare (self->columns);
  update_grid_size (self);
}

void
ui_board_grid_dialog_present (GtkWindow *parent, DeskDocument *document)
{
  UiBoardGridDialog *self = g_object_new (UI_TYPE_BOARD_GRID_DIALOG, NULL);

  self->document = g_object_ref (document);
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
}
