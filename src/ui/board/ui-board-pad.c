#include "ui-board-pad.h"

#include "paint-board.h"
#include "ui-widgets-actions.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-tiles.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

#define SWATCH_PX 22

struct _UiBoardPad
{
  GtkWidget parent_instance;

  DeskDocument *document;
  AppTyping *typing;               /* or NULL */
  GPtrArray *digits;               /* of GtkWidget, one for each value */
  GPtrArray *lefts;                /* of GtkLabel, the small numbers on them */
  GPtrArray *colours;              /* of GtkWidget, one for each colour, in place of the digits */
  GtkWidget *of_candidates, *weak; /* what else the modes of colours and lines have */
  UiWidgetsScheme *scheme;
  bool is_brief; /* in a menu: what goes into the cell, and no more */
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
  ui_widgets_set_tooltip_with_key (button, name,
                                   gtk_actionable_get_action_name (GTK_ACTIONABLE (button)));
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
draw_colour (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  UiBoardPad *self = data;
  const guint colour = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (area), "colour"));

  if (self->scheme != NULL)
    paint_board_draw_colour (cr, paint_theme (ui_widgets_scheme_theme (self->scheme)),
                             (PaintColourName) (colour - 1), (PaintRect){ 0, 0, width, height });
}

static void
add_colour (UiBoardPad *self, guint colour)
{
  GtkWidget *button = gtk_button_new (), *area = gtk_drawing_area_new ();
  BaseText name = BASE_TEXT_EMPTY;

  words_add_colour (colour, &name);
  g_object_set_data (G_OBJECT (area), "colour", GUINT_TO_POINTER (colour));
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), SWATCH_PX);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), SWATCH_PX);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_colour, self, NULL);
  gtk_widget_set_halign (area, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), area);
  gtk_widget_add_css_class (button, "digit");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.colour");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) colour);
  g_ptr_array_add (self->colours, add_pad_button (self, button, base_text_string (&name)));
  base_text_clear (&name);
}

static void
add_tool (UiBoardPad *self, const char *icon, const char *action, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  add_pad_button (self, button, name);
}

static GtkWidget *
add_switch (UiBoardPad *self, const char *icon, const char *action, const char *name)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return add_pad_button (self, button, name);
}

static void
add_switches (UiBoardPad *self)
{
  add_switch (self, "changes-prevent-symbolic", "win.digit-first",
              _ ("Digit first: lock a digit, then point at cells"));
  add_switch (self, "view-reveal-symbolic", "win.mark-pairs", _ ("Mark Cells With Two Candidates"));
}

/* Two small digits, where such marks stand. */
static GtkWidget *
make_corners (void)
{
  GtkWidget *face = gtk_overlay_new ();

  gtk_overlay_set_child (GTK_OVERLAY (face), gtk_label_new (" "));
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *mark = gtk_label_new (i == 0 ? "1" : "2");

      gtk_widget_set_halign (mark, i == 0 ? GTK_ALIGN_START : GTK_ALIGN_END);
      gtk_widget_set_valign (mark, GTK_ALIGN_START);
      gtk_widget_add_css_class (mark, "corner");
      gtk_overlay_add_overlay (GTK_OVERLAY (face), mark);
    }
  return face;
}

/* What a digit writes. */
static void
add_modes (UiBoardPad *self)
{
  GtkWidget *corners;

  add_switch (self, "document-edit-symbolic", "win.pencil", _ ("Pencil in Candidates"));
  corners = add_switch (self, "", "win.corners", _ ("Corner Marks"));
  gtk_button_set_child (GTK_BUTTON (corners), make_corners ());
  add_switch (self, "preferences-color-symbolic", "win.colours", _ ("Colours"));
  self->of_candidates = add_switch (self, "view-app-grid-symbolic", "win.colour-candidates",
                                    _ ("Colour candidates: choose a colour, then point at them"));
}

static void
add_tools (UiBoardPad *self)
{
  add_switch (self, "insert-link-symbolic", "win.lines", _ ("Lines"));
  self->weak =
      add_switch (self, "view-more-horizontal-symbolic", "win.weak-lines", _ ("Weak Lines"));
  add_tool (self, "dialog-information-symbolic", "win.hint", _ ("Hint"));
  add_tool (self, "object-select-symbolic", "win.check-entries", _ ("Check My Entries"));
  add_tool (self, "user-bookmarks-symbolic", "win.bookmarks", _ ("Bookmarks"));
}

static void
remove_buttons (UiBoardPad *self)
{
  g_ptr_array_set_size (self->digits, 0);
  g_ptr_array_set_size (self->lefts, 0);
  g_ptr_array_set_size (self->colours, 0);
  ui_widgets_drop_children (GTK_WIDGET (self));
}

/* Three buttons in a row, as on a telephone; where the digits would not fill the last row, and the
 * pencil would stand among them, four or five if these fit.  More when the column would grow too
 * long. */
static int
count_columns (uint32_t n_values)
{
  int columns = n_values % 3 == 0 ? 3 : n_values % 4 == 0 ? 4 : n_values % 5 == 0 ? 5 : 3;

  while (columns < 7 && (int) n_values > columns * 5)
    columns++;
  return columns;
}

static void
make_buttons (UiBoardPad *self)
{
  uint32_t n_values = sudoku_shape_n_values (desk_document_get_shape (self->document));
  char symbols[SUDOKU_MAX_VALUES + 1];

  remove_buttons (self);
  g_free (self->symbols);
  self->symbols = g_strdup (desk_document_get_symbols (self->document, symbols));
  for (uint32_t value = 1; value <= n_values; value++)
    add_digit (self, value);
  for (guint colour = 1; colour <= DESK_COLOURS; colour++)
    add_colour (self, colour);
  add_modes (self);
  add_tool (self, "edit-clear-symbolic", "win.clear-cell", _ ("Clear the Cell"));
  if (!self->is_brief)
    {
      add_tools (self);
      add_switches (self);
    }
  if (n_values > 9)
    gtk_widget_add_css_class (GTK_WIDGET (self), "many");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "many");
  ui_widgets_tiles_set_columns (
      UI_WIDGETS_TILES (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
      count_columns (n_values));
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
show_pressed (GtkWidget *button, bool is_pressed)
{
  if (is_pressed)
    gtk_widget_add_css_class (button, "locked");
  else
    gtk_widget_remove_css_class (button, "locked");
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
      is_pressed ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/* Colours stand in place of the digits, which the mode of colours has no use for. */
static void
show_mode (UiBoardPad *self)
{
  AppTypingMode mode =
      self->typing != NULL ? app_typing_get_mode (self->typing) : APP_TYPING_DIGITS;
  bool locks = self->typing != NULL && app_typing_get_digit_first (self->typing);
  uint32_t locked = locks ? app_typing_get_locked (self->typing) : 0, colour = 0;

  if (mode == APP_TYPING_COLOURS && app_typing_colours_candidates (self->typing))
    colour = app_typing_get_colour (self->typing);
  for (uint32_t value = 1; value <= self->digits->len; value++)
    {
      show_pressed (self->digits->pdata[value - 1], value == locked);
      gtk_widget_set_visible (self->digits->pdata[value - 1], mode != APP_TYPING_COLOURS);
    }
  for (uint32_t each = 1; each <= self->colours->len; each++)
    {
      show_pressed (self->colours->pdata[each - 1], each == colour);
      gtk_widget_set_visible (self->colours->pdata[each - 1], mode == APP_TYPING_COLOURS);
    }
  gtk_widget_set_visible (self->of_candidates, mode == APP_TYPING_COLOURS);
  if (self->weak != NULL)
    gtk_widget_set_visible (self->weak, mode == APP_TYPING_LINES);
}

static gboolean
remake_buttons (gpointer data)
{
  UiBoardPad *self = data;

  self->remaking = 0;
  make_buttons (self);
  show_counts (self);
  show_mode (self);
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
  g_clear_pointer (&self->colours, g_ptr_array_unref);
  g_clear_object (&self->scheme);
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
  self->colours = g_ptr_array_new ();
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

static void
redraw_colours (UiBoardPad *self)
{
  for (guint i = 0; i < self->colours->len; i++)
    gtk_widget_queue_draw (gtk_button_get_child (self->colours->pdata[i]));
}

void
ui_board_pad_set_typing (UiBoardPad *self, AppTyping *typing, UiWidgetsScheme *scheme)
{
  self->typing = g_object_ref (typing);
  self->scheme = g_object_ref (scheme);
  g_signal_connect_object (typing, "notify", G_CALLBACK (show_mode), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (scheme, "notify::theme", G_CALLBACK (redraw_colours), self,
                           G_CONNECT_SWAPPED);
  show_mode (self);
}

GtkWidget *
ui_board_pad_new_brief (DeskDocument *document, AppTyping *typing, UiWidgetsScheme *scheme)
{
  UiBoardPad *self = g_object_new (UI_TYPE_BOARD_PAD, NULL);

  self->is_brief = true;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER); /* not wider, with fewer rows */
  ui_board_pad_set_document (self, document);
  ui_board_pad_set_typing (self, typing, scheme);
  return GTK_WIDGET (self);
}
