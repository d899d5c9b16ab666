/* The editor uses the widgets and the document of a puzzle: a document of its own, on which a digit
 * is the number of the cell's region.  The board draws the regions as they are made.  To put cells
 * into one region, the user selects them and presses a digit.  Cells of the region at the cursor
 * are marked in the way that cells with the same digit are. */
#include "ui-board-jigsaw-dialog.h"

#define G_SETTINGS_ENABLE_BACKEND
#include "ui-board-pad.h"
#include "ui-board-stage.h"
#include "ui-board.h"
#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

#include <gio/gsettingsbackend.h>

/* The template has the same numbers. */
#define LEAST_VALUES 3
#define MOST_VALUES  25

struct _UiBoardJigsawDialog
{
  UiWidgetsDialog parent_instance;

  DeskDocument *document; /* receives the new shape */
  DeskDocument *regions;
  AppTyping *typing;
  GSettings *settings;
  GtkSpinButton *size;
  GtkLabel *sentence;
  GtkWidget *board, *pad, *create;
};

#define UI_TYPE_BOARD_JIGSAW_DIALOG (ui_board_jigsaw_dialog_get_type ())
G_DECLARE_FINAL_TYPE (UiBoardJigsawDialog,
                      ui_board_jigsaw_dialog,
                      UI,
                      BOARD_JIGSAW_DIALOG,
                      UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiBoardJigsawDialog, ui_board_jigsaw_dialog, UI_TYPE_WIDGETS_DIALOG)

static uint32_t
n_values (UiBoardJigsawDialog *self)
{
  return sudoku_shape_n_values (desk_document_get_shape (self->regions));
}

/* Returns the region of each cell, counted from 0.  Returns NULL when a cell has no region, or a
 * region has too few or too many cells: `out_region` is then that region, counted from 1 (0: no
 * region), and `out_n` its number of cells. */
static uint32_t *
read_regions (UiBoardJigsawDialog *self, uint32_t *out_region, uint32_t *out_n)
{
  uint32_t n = n_values (self);
  uint32_t counts[SUDOKU_MAX_VALUES + 1] = { 0 };
  g_autofree uint32_t *regions = g_new (uint32_t, n * n);

  for (uint32_t cell = 0; cell < n * n; cell++)
    {
      uint8_t region = desk_document_get_given (self->regions, cell);

      counts[region]++;
      regions[cell] = region - 1u;
    }
  for (uint32_t region = 0; region <= n; region++)
    if (counts[region] != (region == 0 ? 0 : n))
      {
        *out_region = region;
        *out_n = counts[region];
        return NULL;
      }
  return g_steal_pointer (&regions);
}

static void
say_region_fault (UiBoardJigsawDialog *self, uint32_t region, uint32_t n_cells)
{
  char symbols[SUDOKU_MAX_VALUES + 1];
  BaseText name = BASE_TEXT_EMPTY, text = BASE_TEXT_EMPTY;

  words_add_value (region, desk_document_get_symbols (self->regions, symbols), &name);
  if (region == 0)
    words_fill (&text, P_ ("%1 cell is in no region.", "%1 cells are in no region.", n_cells),
                WORDS_WITH (WORDS_NUMBER (n_cells)));
  else
    words_fill (
        &text,
        P_ ("Region %2 has %1 cell; it needs %3.", "Region %2 has %1 cells; it needs %3.", n_cells),
        WORDS_WITH (WORDS_NUMBER (n_cells), WORDS_TEXT (base_text_string (&name)),
                    WORDS_NUMBER (n_values (self))));
  gtk_label_set_label (self->sentence, base_text_string (&text));
  base_text_clear (&name);
  base_text_clear (&text);
}

/* Whether the regions are the usual boxes: such a grid is no jigsaw. */
static bool
are_boxes (UiBoardJigsawDialog *self, const uint32_t *regions)
{
  const uint32_t n = n_values (self);
  uint32_t rows, columns;

  sudoku_shape_usual_boxes (n, &rows, &columns);
  for (uint32_t cell = 0; cell < n * n; cell++)
    {
      const uint32_t row = cell / n, column = cell % n;
      const uint32_t first = row / rows * rows * n + column / columns * columns;

      if (regions[cell] != regions[first])
        return false;
    }
  return true;
}

static void
update_regions (UiBoardJigsawDialog *self)
{
  uint32_t region, n_cells;
  g_autofree uint32_t *regions = read_regions (self, &region, &n_cells);

  gtk_widget_set_sensitive (self->create, regions != NULL && !are_boxes (self, regions));
  if (regions == NULL)
    say_region_fault (self, region, n_cells);
  else
    gtk_label_set_label (self->sentence, _ ("Select cells, and press the digit of their region."));
}

/* Starts with the regions of `shape`, or with boxes. */
static void
begin_regions (UiBoardJigsawDialog *self, SudokuShape *shape)
{
  uint32_t n = sudoku_shape_n_values (shape), n_groups = sudoku_shape_n_groups (shape), region = 0;
  g_autofree uint8_t *values = g_new0 (uint8_t, n * n);

  for (uint32_t i = 0; i < n_groups; i++)
    {
      BoardGroup group = sudoku_shape_group (shape, i);

      if (!group.kind->divides)
        continue;
      region++;
      for (uint32_t k = 0; k < group.n_cells; k++)
        values[group.cells[k]] = (uint8_t) region;
    }
  desk_document_do (self->regions, &(DeskAction){ .kind = DESK_NEW, .shape = shape });
  desk_document_do (self->regions, &(DeskAction){ .kind = DESK_SET_VALUES, .values = values });
}

static void
size_changed (UiBoardJigsawDialog *self)
{
  uint32_t n = (uint32_t) gtk_spin_button_get_value_as_int (self->size), rows, columns;
  SudokuShape *shape = NULL;

  sudoku_shape_usual_boxes (n, &rows, &columns);
  if (sudoku_shape_new (rows, columns, SUDOKU_NO_RULES, &shape) != BASE_OK)
    return;
  begin_regions (self, shape);
  sudoku_shape_unref (shape);
}

static void
create_jigsaw (UiBoardJigsawDialog *self)
{
  uint32_t region, n_cells;
  g_autofree uint32_t *regions = read_regions (self, &region, &n_cells);
  SudokuShape *shape = NULL;

  if (regions == NULL
      || sudoku_shape_new_jigsaw (n_values (self), regions, SUDOKU_NO_RULES, &shape) != BASE_OK)
    return;
  desk_document_do (self->document, &(DeskAction){ .kind = DESK_NEW, .shape = shape });
  desk_document_select (self->document, 0, 0);
  sudoku_shape_unref (shape);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
put_digit (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  app_typing_put (UI_BOARD_JIGSAW_DIALOG (data)->typing, (uint32_t) g_variant_get_int32 (target));
}

static void
clear_region_cell (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  (void) target;
  app_typing_clear (UI_BOARD_JIGSAW_DIALOG (data)->typing);
}

static void
undo (GSimpleAction *action, GVariant *target, gpointer data)
{
  DeskDocument *regions = UI_BOARD_JIGSAW_DIALOG (data)->regions;

  (void) action;
  (void) target;
  /* The editor's own first action is not undone. */
  if (desk_document_undoes (regions) != DESK_SET_VALUES)
    desk_document_undo (regions);
}

static void
redo (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  (void) target;
  desk_document_redo (UI_BOARD_JIGSAW_DIALOG (data)->regions);
}

/* Adds the actions that the pad's buttons and the application's keys call. */
static void
add_actions (UiBoardJigsawDialog *self)
{
  static const GActionEntry entries[] = {
    { .name = "digit", .activate = put_digit, .parameter_type = "i" },
    { .name = "clear-cell", .activate = clear_region_cell },
    { .name = "undo", .activate = undo },
    { .name = "redo", .activate = redo },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "win", G_ACTION_GROUP (group));
}

/* The user's preferences apply here too, except that peers are not shaded. */
static GSettings *
make_settings (void)
{
  g_autoptr (GSettingsBackend) memory = g_memory_settings_backend_new ();
  GSettings *settings = g_settings_new_with_backend ("org.dancinglinks.Quadrille", memory);

  g_settings_set_boolean (settings, "highlight-peers", FALSE);
  return settings;
}

static void
ui_board_jigsaw_dialog_finalize (GObject *object)
{
  UiBoardJigsawDialog *self = UI_BOARD_JIGSAW_DIALOG (object);

  g_clear_object (&self->document);
  g_clear_object (&self->regions);
  g_clear_object (&self->typing);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (ui_board_jigsaw_dialog_parent_class)->finalize (object);
}

static void
ui_board_jigsaw_dialog_class_init (UiBoardJigsawDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = ui_board_jigsaw_dialog_finalize;
  g_type_ensure (UI_TYPE_BOARD);
  g_type_ensure (UI_TYPE_BOARD_PAD);
  g_type_ensure (UI_TYPE_BOARD_STAGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/jigsaw-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, UiBoardJigsawDialog, size);
  gtk_widget_class_bind_template_child (widget_class, UiBoardJigsawDialog, board);
  gtk_widget_class_bind_template_child (widget_class, UiBoardJigsawDialog, pad);
  gtk_widget_class_bind_template_child (widget_class, UiBoardJigsawDialog, sentence);
  gtk_widget_class_bind_template_child (widget_class, UiBoardJigsawDialog, create);
  gtk_widget_class_bind_template_callback (widget_class, create_jigsaw);
}

static void
ui_board_jigsaw_dialog_init (UiBoardJigsawDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_actions (self);
  g_signal_connect_object (self, "map", G_CALLBACK (gtk_widget_grab_focus), self->board,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* Sets the size before it connects to changes, so that undo ends at the state in which the editor
 * opened. */
static void
begin_editing (UiBoardJigsawDialog *self, SudokuShape *shape)
{
  uint32_t n = sudoku_shape_n_values (shape);
  bool usable = sudoku_shape_is_square (shape) && n >= LEAST_VALUES && n <= MOST_VALUES;

  gtk_spin_button_set_value (self->size, usable ? n : 9);
  if (usable)
    begin_regions (self, shape);
  else
    size_changed (self);
  update_regions (self);
  g_signal_connect_swapped (self->size, "value-changed", G_CALLBACK (size_changed), self);
  g_signal_connect_object (self->regions, "changed", G_CALLBACK (update_regions), self,
                           G_CONNECT_SWAPPED);
}

void
ui_board_jigsaw_dialog_present (GtkWindow *parent, DeskDocument *document, UiWidgetsScheme *scheme)
{
  UiBoardJigsawDialog *self = g_object_new (UI_TYPE_BOARD_JIGSAW_DIALOG, NULL);
  SudokuShape *shape = desk_document_get_shape (document);

  self->document = g_object_ref (document);
  self->regions = desk_document_new (shape);
  self->typing = app_typing_new (self->regions);
  self->settings = make_settings ();
  ui_board_set_up (UI_BOARD (self->board), self->regions, NULL, self->typing, scheme,
                   self->settings);
  ui_board_pad_set_document (UI_BOARD_PAD (self->pad), self->regions);
  begin_editing (self, shape);
  ui_board_draw_regions (UI_BOARD (self->board));
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
}
