#include "ui-board-pad.h"

#include "ui-widgets-dialog.h"
#include "ui-widgets-tiles.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

struct _UiBoardPad
{
  GtkWidget parent_instance;

  DeskDocument *document;
  AppTyping *typing; /* or NULL */
  GPtrArray *digits; /* of GtkWidget, one for each value */
  GPtrArray *lefts;  /* of GtkLabel, the small numbers on them */
  char *symbols;
  guint remaking; /* an idle source; until it runs, the buttons are those of the previous shape */
};

G_DEFINE_FINAL_TYPE (UiBoardPad, ui_board_pad, GTK_TYPE_WIDGET)

/* The board keeps the focus, so that keys and pad can take turns. */
static GtkWidget *
add_pad_button (UiBoardPad *self, GtkWidget *button, const char *name)
{
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  /* GTK 4.18 prefers the text on a button to its name. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (button, name);
  return button;
}

/* The digit, and how many of it are left, small in the corner. */
static GtkWidget *
make_face (UiBoardPad *self, const char *symbol)
{
  GtkWidget *face = gtk_overlay_new (), *left = gtk_label_new (NULL);

  gtk_overlay_set_child (GTK_OVERLAY (face), gtk_label_new (symbol));
  gtk_overlay_add_overlay (GTK_OVERLAY (face), left);
  gtk_widget_set_halign (left, GTK_ALIGN_END);
  gtk_widget_set_valign (left, GTK_ALIGN_START);
  gtk_widget_add_css_class (left, "rest");
  g_ptr_array_add (self->lefts, left);
  return face;
}

static void
add_digit (UiBoardPad *self, uint32_t value)
{
  BaseText symbol = BASE_TEXT_EMPTY, name = BASE_TEXT_EMPTY;
  GtkWidget *button = gtk_button_new ();

  words_add_value (value, self->symbols, &symbol);
  words_fill (&name, _ ("Digit %1"), WORDS_WITH (WORDS_TEXT (base_text_string (&symbol))));
  gtk_button_set_child (GTK_BUTTON (button), make_face (self, base_text_string (&symbol)));
  gtk_widget_add_css_class (button, "digit");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.digit");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) value);
  g_ptr_array_add (self->digits, add_pad_button (self, button, base_text_string (&name)));
  gtk_widget_set_tooltip_text (button, NULL);
  base_text_clear (&symbol);
  base_text_clear (&name);
}

static void
add_tools (UiBoardPad *self)
{
  GtkWidget *pencil = gtk_toggle_button_new ();
  GtkWidget *blank = gtk_button_new_from_icon_name ("edit-clear-symbolic");
  GtkWidget *hint = gtk_button_new_from_icon_name ("dialog-information-symbolic");
  GtkWidget *check = gtk_button_new_from_icon_name ("object-select-symbolic");

  gtk_button_set_icon_name (GTK_BUTTON (pencil), "document-edit-symbolic");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (pencil), "win.pencil");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (blank), "win.clear-cell");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (hint), "win.hint");
  add_pad_button (self, pencil, _ ("Pencil in candidates"));
  add_pad_button (self, blank, _ ("Clear the cell"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (check), "win.check-entries");
  add_pad_button (self, hint, _ ("Hint"));
  add_pad_button (self, check, _ ("Check my entries"));
}

static void
add_switches (UiBoardPad *self)
{
  GtkWidget *first = gtk_toggle_button_new (), *pairs = gtk_toggle_button_new ();

  gtk_button_set_icon_name (GTK_BUTTON (first), "changes-prevent-symbolic");
  gtk_button_set_icon_name (GTK_BUTTON (pairs), "view-reveal-symbolic");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (first), "win.digit-first");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (pairs), "win.mark-pairs");
  add_pad_button (self, first, _ ("Digit first: lock a digit, then point at cells"));
  add_pad_button (self, pairs, _ ("Mark cells with two candidates"));
}

static void
remove_buttons (UiBoardPad *self)
{
  g_ptr_array_set_size (self->digits, 0);
  g_ptr_array_set_size (self->lefts, 0);
  ui_widgets_drop_children (GTK_WIDGET (self));
}

/* Three buttons in a row, as on a telephone; more when the column would grow too long. */
static void
make_buttons (UiBoardPad *self)
{
  uint32_t n_values = sudoku_shape_n_values (desk_document_get_shape (self->document));
  int columns = n_values == 4 ? 4 : 3;
  char symbols[SUDOKU_MAX_VALUES + 1];

  remove_buttons (self);
  g_free (self->symbols);
  self->symbols = g_strdup (desk_document_get_symbols (self->document, symbols));
  for (uint32_t value = 1; value <= n_values; value++)
    add_digit (self, value);
  add_tools (self);
  add_switches (self);
  if (n_values > 9)
    gtk_widget_add_css_class (GTK_WIDGET (self), "many");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "many");
  while (columns < 7 && (int) n_values > columns * 5)
    columns++;
  ui_widgets_tiles_set_columns (
      UI_WIDGETS_TILES (gtk_widget_get_layout_manager (GTK_WIDGET (self))), columns);
}

/* `left` is the number of cells that still want the digit; -1: not known, or nothing is played. */
static void
show_left (UiBoardPad *self, uint32_t value, int left)
{
  GtkWidget *button = g_ptr_array_index (self->digits, value - 1);
  g_autofree char *number = left > 0 ? g_strdup_printf ("%d", left) : g_strdup ("");
  BaseText symbol = BASE_TEXT_EMPTY, name = BASE_TEXT_EMPTY;

  gtk_label_set_label (g_ptr_array_index (self->lefts, value - 1), number);
  words_add_value (value, self->symbols, &symbol);
  words_fill (&name, left >= 0 ? _ ("Digit %1, %2 left") : _ ("Digit %1"),
              WORDS_WITH (WORDS_TEXT (base_text_string (&symbol)),
                          WORDS_NUMBER ((uint64_t) MAX (0, left))));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  base_text_string (&name), -1);
  base_text_clear (&symbol);
  base_text_clear (&name);
}

static void
show_counts (UiBoardPad *self)
{
  SudokuShape *shape = desk_document_get_shape (self->document);
  uint32_t n_cells = sudoku_shape_n_cells (shape), n_values = sudoku_shape_n_values (shape);
  uint32_t counts[SUDOKU_MAX_VALUES + 1] = { 0 };
  bool is_known = sudoku_shape_is_square (shape);
  bool plays = desk_document_get_mode (self->document) == DESK_SOLVING;

  for (uint32_t cell = 0; cell < n_cells; cell++)
    counts[desk_document_get_digit (self->document, cell)]++;
  for (uint32_t value = 1; value <= self->digits->len; value++)
    {
      GtkWidget *button = g_ptr_array_index (self->digits, value - 1);
      bool complete = is_known && counts[value] >= n_values;

      show_left (self, value,
                 !is_known || !plays ? -1 : (complete ? 0 : (int) (n_values - counts[value])));
      if (complete)
        gtk_widget_add_css_class (button, "complete");
      else
        gtk_widget_remove_css_class (button, "complete");
    }
}

static void
show_locked (UiBoardPad *self)
{
  bool locks = self->typing != NULL && app_typing_get_digit_first (self->typing);
  uint32_t locked = locks ? app_typing_get_locked (self->typing) : 0;

  for (uint32_t value = 1; value <= self->digits->len; value++)
    {
      GtkWidget *button = g_ptr_array_index (self->digits, value - 1);

      if (value == locked)
        gtk_widget_add_css_class (button, "locked");
      else
        gtk_widget_remove_css_class (button, "locked");
      gtk_accessible_update_state (
          GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
          value == locked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
}

static gboolean
remake_buttons (gpointer data)
{
  UiBoardPad *self = data;

  self->remaking = 0;
  make_buttons (self);
  show_counts (self);
  show_locked (self);
  return G_SOURCE_REMOVE;
}

/* The buttons are rebuilt from an idle source for the same reason as the cells of a board: see
 * update_shape () in ui-board.c. */
static void
update_pad (UiBoardPad *self)
{
  char symbols[SUDOKU_MAX_VALUES + 1];
  uint32_t n_values = sudoku_shape_n_values (desk_document_get_shape (self->document));

  desk_document_get_symbols (self->document, symbols);
  if (self->remaking == 0
      && (g_strcmp0 (symbols, self->symbols) != 0 || self->digits->len != n_values))
    self->remaking = g_idle_add_full (G_PRIORITY_HIGH_IDLE, remake_buttons, self, NULL);
  if (self->remaking == 0)
    show_counts (self);
}

static void
ui_board_pad_dispose (GObject *object)
{
  UiBoardPad *self = UI_BOARD_PAD (object);

  g_clear_handle_id (&self->remaking, g_source_remove);
  if (self->digits != NULL)
    remove_buttons (self);
  g_clear_pointer (&self->digits, g_ptr_array_unref);
  g_clear_pointer (&self->lefts, g_ptr_array_unref);
  g_clear_pointer (&self->symbols, g_free);
  g_clear_object (&self->document);
  g_clear_object (&self->typing);
  G_OBJECT_CLASS (ui_board_pad_parent_class)->dispose (object);
}

static void
ui_board_pad_class_init (UiBoardPadClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_board_pad_dispose;
  gtk_widget_class_set_css_name (widget_class, "pad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
}

static void
ui_board_pad_init (UiBoardPad *self)
{
  self->digits = g_ptr_array_new ();
  self->lefts = g_ptr_array_new ();
  gtk_widget_set_layout_manager (GTK_WIDGET (self), ui_widgets_tiles_new (3, 6));
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Digit pad"), -1);
}

void
ui_board_pad_set_document (UiBoardPad *self, DeskDocument *document)
{
  self->document = g_object_ref (document);
  g_signal_connect_object (document, "changed", G_CALLBACK (update_pad), self, G_CONNECT_SWAPPED);
  remake_buttons (self);
}

void
ui_board_pad_set_typing (UiBoardPad *self, AppTyping *typing)
{
  self->typing = g_object_ref (typing);
  g_signal_connect_object (typing, "notify", G_CALLBACK (show_locked), self, G_CONNECT_SWAPPED);
  show_locked (self);
}
