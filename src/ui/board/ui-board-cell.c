#include "ui-board-cell.h"

#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

struct _UiBoardCell
{
  GtkWidget parent_instance;

  DeskDocument *document; /* belongs to the board, which outlives its cells */
  uint32_t index;
  char *name;
};

struct _UiBoardCellRow
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (UiBoardCell, ui_board_cell, GTK_TYPE_WIDGET)
G_DEFINE_FINAL_TYPE (UiBoardCellRow, ui_board_cell_row, GTK_TYPE_WIDGET)

static void
add_value (UiBoardCell *self, uint32_t value, BaseText *out)
{
  char symbols[SUDOKU_MAX_VALUES + 1];

  words_add_value (value, desk_document_get_symbols (self->document, symbols), out);
}

/* What a line joins: "R1C3", or "5 in R1C3". */
static void
add_end (UiBoardCell *self, uint32_t cell, uint32_t value, BaseText *out)
{
  SudokuShape *shape = desk_document_get_shape (self->document);
  BaseText name = BASE_TEXT_EMPTY, digit = BASE_TEXT_EMPTY;

  words_add_cell (sudoku_shape_place (shape, cell), &name);
  if (value == 0)
    base_text_add (out, base_text_string (&name));
  else
    {
      add_value (self, value, &digit);
      /* TRANSLATORS: a candidate and its cell: "5 in R1C3" */
      words_fill (out, _ ("%1 in %2"),
                  WORDS_WITH (WORDS_TEXT (base_text_string (&digit)),
                              WORDS_TEXT (base_text_string (&name))));
    }
  base_text_clear (&name);
  base_text_clear (&digit);
}

/* Adds nothing of a line that does not end here. */
static void
add_line (UiBoardCell *self, DeskLine line, BaseText *out)
{
  const bool is_from = line.from_cell == self->index;
  const uint32_t here = is_from ? line.from_value : line.to_value;
  const char *sentence = here == 0 ? _ ("line to %1") : _ ("line from %2 to %1");
  BaseText end = BASE_TEXT_EMPTY, digit = BASE_TEXT_EMPTY;

  if (!is_from && line.to_cell != self->index)
    return;
  if (line.style == DESK_LINE_WEAK)
    sentence = here == 0 ? _ ("weak line to %1") : _ ("weak line from %2 to %1");
  if (here != 0)
    add_value (self, here, &digit);
  add_end (self, is_from ? line.to_cell : line.from_cell, is_from ? line.to_value : line.from_value,
           &end);
  words_fill (
      out, sentence,
      WORDS_WITH (WORDS_TEXT (base_text_string (&end)), WORDS_TEXT (base_text_string (&digit))));
  base_text_clear (&end);
  base_text_clear (&digit);
}

static void
add_cell_value (UiBoardCell *self, const char *sentence, uint32_t value, BaseText *out)
{
  char symbols[SUDOKU_MAX_VALUES + 1];
  BaseText name = BASE_TEXT_EMPTY;

  words_add_value (value, desk_document_get_symbols (self->document, symbols), &name);
  words_fill (out, sentence, WORDS_WITH (WORDS_TEXT (base_text_string (&name))));
  base_text_clear (&name);
}

/* Fills %1 with the names of values. */
static void
add_values (UiBoardCell *self, const char *sentence, uint64_t candidates, BaseText *out)
{
  char symbols[SUDOKU_MAX_VALUES + 1];
  BaseText names = BASE_TEXT_EMPTY;

  desk_document_get_symbols (self->document, symbols);
  for (uint32_t value = 1; value <= SUDOKU_MAX_VALUES; value++)
    if (candidates >> (value - 1) & 1)
      {
        if (names.length > 0)
          base_text_add_char (&names, ' ');
        words_add_value (value, symbols, &names);
      }
  words_fill (out, sentence, WORDS_WITH (WORDS_TEXT (base_text_string (&names))));
  base_text_clear (&names);
}

static void
add_content (UiBoardCell *self, BaseText *out)
{
  uint32_t given = desk_document_get_given (self->document, self->index);
  uint32_t entry = desk_document_get_entry (self->document, self->index);
  uint32_t solver = desk_document_get_solver (self->document, self->index);
  uint64_t candidates = desk_document_get_candidates (self->document, self->index);
  uint64_t corners = desk_document_get_corners (self->document, self->index);
  uint32_t correction = desk_document_get_correction (self->document, self->index);
  BaseText mine = BASE_TEXT_EMPTY, other = BASE_TEXT_EMPTY;

  if (given != 0)
    /* TRANSLATORS: the content of a cell: a digit that the puzzle gives */
    add_cell_value (self, _ ("given %1"), given, out);
  else if (correction != 0)
    {
      add_cell_value (self, _ ("entry %1"), entry, &mine);
      add_cell_value (self, _ ("solution %1"), correction, &other);
      words_fill (out, _ ("%1, %2"),
                  WORDS_WITH (WORDS_TEXT (base_text_string (&mine)),
                              WORDS_TEXT (base_text_string (&other))));
    }
  else if (entry != 0)
    /* TRANSLATORS: the content of a cell: a digit that the player entered */
    add_cell_value (self, _ ("entry %1"), entry, out);
  else if (solver != 0)
    add_cell_value (self, _ ("solution %1"), solver, out);
  else if (candidates != 0)
    add_values (self, _ ("candidates %1"), candidates, out);
  else if (corners == 0)
    base_text_add (out, _ ("empty"));
  base_text_clear (&mine);
  base_text_clear (&other);
}

/* Adds a part behind those that are there already, and clears it. */
static void
add_part (BaseText *part, BaseText *out)
{
  BaseText before = *out;

  if (before.length == 0 || part->length == 0)
    base_text_add (out, base_text_string (part));
  else
    {
      *out = (BaseText) BASE_TEXT_EMPTY;
      words_fill (out, _ ("%1, %2"),
                  WORDS_WITH (WORDS_TEXT (base_text_string (&before)),
                              WORDS_TEXT (base_text_string (part))));
      base_text_clear (&before);
    }
  base_text_clear (part);
}

static void
add_colours (UiBoardCell *self, BaseText *out)
{
  const uint32_t n_values = sudoku_shape_n_values (desk_document_get_shape (self->document));
  const uint32_t colours = desk_document_get_colours (self->document, self->index);
  const uint64_t marks = desk_document_get_candidates (self->document, self->index)
                         | desk_document_get_corners (self->document, self->index);
  BaseText part = BASE_TEXT_EMPTY, name = BASE_TEXT_EMPTY, digit = BASE_TEXT_EMPTY;

  for (uint32_t colour = 1; colour <= DESK_COLOURS; colour++)
    if (colours >> (colour - 1) & 1)
      {
        words_add_colour (colour, &part);
        add_part (&part, out);
      }
  for (uint32_t value = 1; value <= n_values; value++)
    {
      uint32_t colour = desk_document_get_candidate_colour (self->document, self->index, value);

      if (colour == 0 || (marks >> (value - 1) & 1) == 0)
        continue;
      words_add_colour (colour, &name);
      add_value (self, value, &digit);
      /* TRANSLATORS: a candidate that a player has coloured: "4 green" */
      words_fill (&part, _ ("%1 %2"),
                  WORDS_WITH (WORDS_TEXT (base_text_string (&digit)),
                              WORDS_TEXT (base_text_string (&name))));
      add_part (&part, out);
      base_text_clear (&name);
      base_text_clear (&digit);
    }
}

static void
add_notes (UiBoardCell *self, BaseText *out)
{
  const uint64_t corners = desk_document_get_corners (self->document, self->index);
  uint32_t n_lines;
  const DeskLine *lines = desk_document_get_lines (self->document, &n_lines);
  BaseText part = BASE_TEXT_EMPTY;

  if (corners != 0)
    add_values (self, _ ("corner marks %1"), corners, &part);
  add_part (&part, out);
  add_colours (self, out);
  for (uint32_t i = 0; i < n_lines; i++)
    {
      add_line (self, lines[i], &part);
      add_part (&part, out);
    }
}

/* The same of the position before a step. */
static void
add_content_of_step (UiBoardCell *self, DeskPathStep *step, BaseText *out)
{
  const uint32_t value = desk_path_step_get_value (step, self->index);
  const uint64_t candidates = desk_path_step_get_candidates (step, self->index);

  if (value != 0)
    add_cell_value (self,
                    desk_document_get_given (self->document, self->index) != 0 ? _ ("given %1")
                                                                               : _ ("solution %1"),
                    value, out);
  else if (candidates != 0)
    add_values (self, _ ("candidates %1"), candidates, out);
  else
    base_text_add (out, _ ("empty"));
}

void
ui_board_cell_update (UiBoardCell *self, DeskPathStep *step, const char *note)
{
  BoardPlace place = sudoku_shape_place (desk_document_get_shape (self->document), self->index);
  BaseText content = BASE_TEXT_EMPTY, noted = BASE_TEXT_EMPTY, name = BASE_TEXT_EMPTY;
  bool selected = desk_document_is_selected (self->document, self->index);

  if (step != NULL)
    add_content_of_step (self, step, &content);
  else
    {
      add_content (self, &content);
      add_notes (self, &content);
    }
  /* TRANSLATORS: the content of a cell, such as "given 7", and a note about it, such as "wrong" */
  words_fill (&noted, note != NULL ? _ ("%1, %2") : "%1",
              WORDS_WITH (WORDS_TEXT (base_text_string (&content)), WORDS_TEXT (note)));
  /* TRANSLATORS: %3 is the content of the cell, such as "given 7" */
  words_fill (&name, _ ("Row %1, column %2, %3"),
              WORDS_WITH (WORDS_NUMBER (place.row + 1u), WORDS_NUMBER (place.column + 1u),
                          WORDS_TEXT (base_text_string (&noted))));
  if (g_strcmp0 (self->name, base_text_string (&name)) != 0)
    {
      g_free (self->name);
      self->name = g_strdup (base_text_string (&name));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      self->name, -1);
    }
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
  base_text_clear (&content);
  base_text_clear (&noted);
  base_text_clear (&name);
}

uint32_t
ui_board_cell_get_index (UiBoardCell *self)
{
  return self->index;
}

static void
focus_cell (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  gtk_widget_grab_focus (widget);
}

static void
clear_this_cell (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UiBoardCell *self = UI_BOARD_CELL (widget);

  (void) name;
  (void) parameter;
  desk_document_clear_cell (self->document, self->index);
}

static void
set_cell (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UiBoardCell *self = UI_BOARD_CELL (widget);

  (void) parameter;
  desk_document_set_value (self->document, self->index,
                           (uint32_t) g_ascii_strtoull (strrchr (name, '-') + 1, NULL, 10));
}

/* Moves the cursor to the cell that receives the focus, whatever moved the focus. */
static void
focus_changed (UiBoardCell *self)
{
  if (gtk_widget_has_focus (GTK_WIDGET (self))
      && desk_document_get_cursor (self->document) != self->index)
    desk_document_select (self->document, self->index, self->index);
}

static void
ui_board_cell_finalize (GObject *object)
{
  g_free (UI_BOARD_CELL (object)->name);
  G_OBJECT_CLASS (ui_board_cell_parent_class)->finalize (object);
}

static void
ui_board_cell_class_init (UiBoardCellClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = ui_board_cell_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_install_action (widget_class, "cell.focus", NULL, focus_cell);
  gtk_widget_class_install_action (widget_class, "cell.clear", NULL, clear_this_cell);
  for (unsigned value = 1; value <= 9; value++)
    {
      g_autofree char *name = g_strdup_printf ("cell.set-%u", value);

      gtk_widget_class_install_action (widget_class, name, NULL, set_cell);
    }
}

static void
ui_board_cell_init (UiBoardCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (focus_changed), NULL);
}

GtkWidget *
ui_board_cell_new (DeskDocument *document, uint32_t cell)
{
  UiBoardCell *self = g_object_new (UI_TYPE_BOARD_CELL, NULL);

  self->document = document;
  self->index = cell;
  ui_board_cell_update (self, NULL, NULL);
  return GTK_WIDGET (self);
}

static void
ui_board_cell_row_dispose (GObject *object)
{
  ui_widgets_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ui_board_cell_row_parent_class)->dispose (object);
}

static void
ui_board_cell_row_class_init (UiBoardCellRowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = ui_board_cell_row_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_ROW);
}

static void
ui_board_cell_row_init (UiBoardCellRow *self)
{
  (void) self;
}

GtkWidget *
ui_board_cell_row_new (uint32_t row)
{
  GtkWidget *self = g_object_new (UI_TYPE_BOARD_CELL_ROW, NULL);
  BaseText name = BASE_TEXT_EMPTY;

  words_fill (&name, _ ("Row %1"), WORDS_WITH (WORDS_NUMBER (row + 1)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  base_text_string (&name), -1);
  base_text_clear (&name);
  return self;
}
