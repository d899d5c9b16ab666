#include "app-typing-private.h"

/* Time that the first digit of a number waits for the second one. */
#define NUMBER_LIMIT_US (1 * G_TIME_SPAN_SECOND)

enum
{
  PROP_TYPE_MODE = 1,
  PROP_DIGIT_FIRST,
  PROP_COLOUR_CANDIDATES,
  PROP_WEAK_LINES,
  PROP_LOCKED,
  PROP_COLOUR,
  PROP_MODE,
  PROP_MODES, /* one for each mode but the first, in their order */
};

static const char *const names_of_modes[APP_TYPING_MODES] = {
  [APP_TYPING_CANDIDATES] = "pencil",
  [APP_TYPING_CORNERS] = "corners",
  [APP_TYPING_COLOURS] = "colours",
  [APP_TYPING_LINES] = "lines",
};

G_DEFINE_FINAL_TYPE (AppTyping, app_typing, G_TYPE_OBJECT)

/* Returns the next cell from `place` in steps of (down, right), over holes; COVER_NONE at the
 * edge. */
static uint32_t
find_next_cell (SudokuShape *shape, BoardPlace place, int down, int right)
{
  int row = place.row + down, column = place.column + right;

  while (row >= 0 && column >= 0 && row < (int) sudoku_shape_rows (shape)
         && column < (int) sudoku_shape_columns (shape))
    {
      BoardPlace there = { .row = (uint16_t) row, .column = (uint16_t) column };
      uint32_t cell = sudoku_shape_cell_at (shape, there);

      if (cell != COVER_NONE)
        return cell;
      row += down;
      column += right;
    }
  return COVER_NONE;
}

/* Returns the last cell that stepping reaches. */
static uint32_t
slide (SudokuShape *shape, uint32_t cell, int down, int right)
{
  for (;;)
    {
      uint32_t next = find_next_cell (shape, sudoku_shape_place (shape, cell), down, right);

      if (next == COVER_NONE)
        return cell;
      cell = next;
    }
}

/* Moves to the same row of the box above or below; in a jigsaw, about as far. */
static uint32_t
leap (SudokuShape *shape, uint32_t cell, int down)
{
  uint32_t rows, columns;

  sudoku_shape_boxes (shape, &rows, &columns);
  if (rows == 0)
    sudoku_shape_usual_boxes (sudoku_shape_n_values (shape), &rows, &columns);
  for (uint32_t i = 0; i < MAX (1, rows); i++)
    {
      uint32_t next = find_next_cell (shape, sudoku_shape_place (shape, cell), down, 0);

      if (next != COVER_NONE)
        cell = next;
    }
  return cell;
}

static uint32_t
target (SudokuShape *shape, uint32_t cell, AppMove move)
{
  BoardPlace place = sudoku_shape_place (shape, cell);
  uint32_t last = sudoku_shape_n_cells (shape) - 1;
  uint32_t there = COVER_NONE;

  switch (move)
    {
    case APP_MOVE_LEFT:
      there = find_next_cell (shape, place, 0, -1);
      break;
    case APP_MOVE_RIGHT:
      there = find_next_cell (shape, place, 0, 1);
      break;
    case APP_MOVE_UP:
      there = find_next_cell (shape, place, -1, 0);
      break;
    case APP_MOVE_DOWN:
      there = find_next_cell (shape, place, 1, 0);
      break;
    case APP_MOVE_ROW_START:
      return slide (shape, cell, 0, -1);
    case APP_MOVE_ROW_END:
      return slide (shape, cell, 0, 1);
    case APP_MOVE_BOX_UP:
      return leap (shape, cell, -1);
    case APP_MOVE_BOX_DOWN:
      return leap (shape, cell, 1);
    case APP_MOVE_FIRST:
      return 0;
    case APP_MOVE_LAST:
      return last;
    case APP_MOVE_NEXT:
      return MIN (cell + 1, last);
    case APP_MOVE_PREVIOUS:
      return cell == 0 ? 0 : cell - 1;
    default:
      break;
    }
  return there == COVER_NONE ? cell : there;
}

void
app_typing_move (AppTyping *self, AppMove move, bool extend)
{
  uint32_t cursor = desk_document_get_cursor (self->document);
  uint32_t there = target (desk_document_get_shape (self->document), cursor, move);

  self->half = self->first = 0;
  self->full_cell = COVER_NONE;
  desk_document_select (self->document, there,
                        extend ? desk_document_get_anchor (self->document) : there);
}

void
app_typing_move_adding (AppTyping *self, AppMove move)
{
  uint32_t cursor = desk_document_get_cursor (self->document);

  self->half = self->first = 0;
  self->full_cell = COVER_NONE;
  desk_document_select_also (self->document,
                             target (desk_document_get_shape (self->document), cursor, move));
}

void
app_typing_act (AppTyping *self, DeskAction action)
{
  uint32_t n;
  g_autofree uint32_t *cells = desk_document_get_selection (self->document, &n);
  DeskStatus status;

  action.cells = cells;
  action.n_cells = n;
  status = desk_document_do (self->document, &action);
  if (status == DESK_LOCKED || status == DESK_FILLED)
    g_signal_emit_by_name (self, "refused", cells[0]);
}

/* In type mode the cursor then moves on, also after typing in a locked cell, so that a grid can be
 * typed over its own givens. */
static void
act_on_selection (AppTyping *self, DeskActionKind kind, uint32_t value)
{
  app_typing_act (self, (DeskAction){ .kind = kind, .value = value });
}

/* The listener may end it; the symbol is lost in any case. */
bool
app_typing_is_held (AppTyping *self)
{
  const bool is_held = self->is_held;

  if (is_held)
    g_signal_emit_by_name (self, "held");
  return is_held;
}

void
app_typing_set_held (AppTyping *self, bool is_held)
{
  self->is_held = is_held;
}

static void
lock_digit (AppTyping *self, uint32_t value)
{
  if (self->locked == value)
    return;
  self->locked = value;
  g_object_notify (G_OBJECT (self), "locked");
}

/* Whether all selected cells that can be changed have the digit already. */
static bool
is_digit_there (AppTyping *self, uint32_t value)
{
  uint32_t n, n_there = 0;
  g_autofree uint32_t *cells = desk_document_get_selection (self->document, &n);

  for (uint32_t i = 0; i < n; i++)
    {
      bool is_given = desk_document_get_given (self->document, cells[i]) != 0
                      && desk_document_get_mode (self->document) == DESK_SOLVING;

      if (!is_given && desk_document_get_digit (self->document, cells[i]) != value)
        return false;
      n_there += !is_given;
    }
  return n_there > 0;
}

static void
write_mark (AppTyping *self, uint32_t value)
{
  if (self->mode == APP_TYPING_CORNERS)
    app_typing_corner (self, value);
  else
    app_typing_candidate (self, value);
}

static void
write_locked (AppTyping *self)
{
  if (self->mode != APP_TYPING_DIGITS)
    write_mark (self, self->locked);
  else if (is_digit_there (self, self->locked))
    act_on_selection (self, DESK_CLEAR_CELLS, 0);
  else
    act_on_selection (self, DESK_SET_VALUE, self->locked);
}

void
app_typing_point (AppTyping *self)
{
  const bool writes = self->mode != APP_TYPING_COLOURS && self->mode != APP_TYPING_LINES;

  if (self->locked != 0 && writes && !app_typing_is_held (self))
    write_locked (self);
}

/* In type mode a row ends in the last cell: the cursor stays there, and another symbol would
 * replace the last one of the row. */
static void
move_on (AppTyping *self)
{
  uint32_t cursor = desk_document_get_cursor (self->document);

  app_typing_move (self, APP_MOVE_NEXT, false);
  if (!self->type_mode || desk_document_get_cursor (self->document) != cursor)
    return;
  self->full_cell = cursor;
  self->full_revision = desk_document_get_revision (self->document);
}

static bool
has_row_ended (AppTyping *self)
{
  return self->type_mode && self->full_cell == desk_document_get_cursor (self->document)
         && self->full_revision == desk_document_get_revision (self->document);
}

/* The symbol is lost then, and the listener can say so. */
static bool
is_row_full (AppTyping *self)
{
  if (!has_row_ended (self))
    return false;
  g_signal_emit_by_name (self, "full");
  return true;
}

void
app_typing_put (AppTyping *self, uint32_t value)
{
  if (app_typing_is_held (self) || app_typing_note (self, value))
    return;
  if (self->digit_first)
    {
      lock_digit (self, self->locked != value ? value : 0);
      return;
    }
  if (self->mode != APP_TYPING_DIGITS)
    {
      write_mark (self, value);
      return;
    }
  if (is_row_full (self))
    return;
  act_on_selection (self, DESK_SET_VALUE, value);
  if (self->type_mode)
    move_on (self);
}

void
app_typing_candidate (AppTyping *self, uint32_t value)
{
  if (app_typing_is_held (self))
    return;
  self->half = 0;
  act_on_selection (self, DESK_TOGGLE_CANDIDATE, value);
}

void
app_typing_corner (AppTyping *self, uint32_t value)
{
  if (app_typing_is_held (self))
    return;
  self->half = 0;
  act_on_selection (self, DESK_TOGGLE_CORNER, value);
}

/* A row of symbols, as a magazine prints it, can be typed without a mode.  A symbol that follows
 * the first digit of an empty grid, with no move between, begins a row: it belongs to the next
 * cell, and type mode is on until the game begins.  A move after the first digit means that the
 * player goes from cell to cell, and the same digit again changes nothing.  Grids of more than nine
 * values are left out: there two digits are a number. */
static bool
begins_row (AppTyping *self, uint32_t digit)
{
  uint32_t cursor = desk_document_get_cursor (self->document);

  return self->first != 0 && self->first != digit && self->first_cell == cursor
         && !desk_document_selects_many (self->document)
         && desk_document_get_revision (self->document) == self->first_revision;
}

static void
begin_row_after_first (AppTyping *self, uint32_t digit)
{
  if (!begins_row (self, digit))
    return;
  app_typing_move (self, APP_MOVE_NEXT, false);
  g_object_set (self, "type-mode", TRUE, NULL);
}

/* Call it after `digit` was typed into a grid that had no digits before. */
static void
note_first_digit (AppTyping *self, uint32_t digit)
{
  bool may_begin = desk_document_get_mode (self->document) == DESK_SETUP && !self->type_mode
                   && sudoku_shape_n_values (desk_document_get_shape (self->document)) <= 9
                   && desk_document_n_digits (self->document) == 1;

  self->first = may_begin ? digit : 0;
  self->first_cell = desk_document_get_cursor (self->document);
  self->first_revision = desk_document_get_revision (self->document);
}

/* A digit alone is a value; right after another one in the same cell it ends a number. */
void
app_typing_digit (AppTyping *self, uint32_t digit)
{
  bool was_empty = desk_document_n_digits (self->document) == 0;
  uint32_t n_values = sudoku_shape_n_values (desk_document_get_shape (self->document));
  uint32_t cursor = desk_document_get_cursor (self->document);
  gint64 now = g_get_monotonic_time ();
  bool waits = self->half != 0 && self->half_cell == cursor
               && now - self->half_time < NUMBER_LIMIT_US && !self->type_mode
               && self->mode == APP_TYPING_DIGITS;
  uint32_t number = waits ? 10 * self->half + digit : digit;

  if (app_typing_is_held (self))
    return;
  if (number > n_values)
    number = digit;
  self->half = 0;
  if (number == 0)
    app_typing_blank (self);
  else if (number <= n_values)
    {
      begin_row_after_first (self, number);
      app_typing_put (self, number);
      if (was_empty)
        note_first_digit (self, number);
      self->half = number < 10 && 10 * number <= n_values ? number : 0;
      self->half_cell = cursor;
      self->half_time = now;
    }
}

void
app_typing_blank (AppTyping *self)
{
  if (app_typing_is_held (self))
    return;
  if (app_typing_note (self, 0))
    return;
  if (self->locked != 0)
    {
      write_locked (self);
      return;
    }
  begin_row_after_first (self, 0);
  if (is_row_full (self))
    return;
  act_on_selection (self, DESK_CLEAR_CELLS, 0);
  move_on (self);
}

/* In the modes of colours and lines it clears those. */
void
app_typing_clear (AppTyping *self)
{
  if (app_typing_is_held (self))
    return;
  self->half = 0;
  if (self->mode == APP_TYPING_COLOURS)
    act_on_selection (self, DESK_TOGGLE_COLOUR, 0);
  else if (self->mode == APP_TYPING_LINES)
    act_on_selection (self, DESK_DROP_LINES, 0);
  else
    act_on_selection (self, DESK_CLEAR_CELLS, 0);
}

void
app_typing_back (AppTyping *self)
{
  uint32_t cursor = desk_document_get_cursor (self->document);
  bool empty = desk_document_get_digit (self->document, cursor) == 0
               && desk_document_get_candidates (self->document, cursor) == 0
               && desk_document_get_corners (self->document, cursor) == 0;

  if (app_typing_is_held (self))
    return;
  /* In type mode the cursor is one cell after the last one typed, but at the end of a row. */
  if ((empty || self->type_mode) && !has_row_ended (self)
      && !desk_document_selects_many (self->document))
    app_typing_move (self, APP_MOVE_PREVIOUS, false);
  app_typing_clear (self);
}

uint32_t
app_typing_value_of (AppTyping *self, gunichar symbol)
{
  char symbols[SUDOKU_MAX_VALUES + 1];
  const char *all = desk_document_get_symbols (self->document, symbols);
  uint32_t n_values = sudoku_shape_n_values (desk_document_get_shape (self->document));
  char exact, other;

  if (symbol == 0 || symbol > 0x7f)
    return 0;
  exact = (char) symbol;
  other = g_ascii_islower (exact) ? g_ascii_toupper (exact) : g_ascii_tolower (exact);
  for (uint32_t pass = 0; pass < 2; pass++)
    {
      const char *found = strchr (all, pass == 0 ? exact : other);

      if (found != NULL && *found != '\0' && (uint32_t) (found - all) < n_values)
        return (uint32_t) (found - all) + 1;
    }
  return 0;
}

bool
app_typing_get_digit_first (AppTyping *self)
{
  return self->digit_first;
}

uint32_t
app_typing_get_locked (AppTyping *self)
{
  return self->locked;
}

bool
app_typing_get_type_mode (AppTyping *self)
{
  return self->type_mode;
}

AppTypingMode
app_typing_get_mode (AppTyping *self)
{
  return self->mode;
}

static gboolean *
switch_of (AppTyping *self, guint id)
{
  switch (id)
    {
    case PROP_TYPE_MODE:
      return &self->type_mode;
    case PROP_COLOUR_CANDIDATES:
      return &self->of_candidates;
    case PROP_WEAK_LINES:
      return &self->is_weak;
    default:
      return &self->digit_first;
    }
}

static AppTypingMode
mode_of_property (guint id)
{
  return (AppTypingMode) (id - PROP_MODES + 1);
}

static void
app_typing_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  AppTyping *self = APP_TYPING (object);

  (void) spec;
  if (id == PROP_LOCKED)
    g_value_set_uint (value, self->locked);
  else if (id == PROP_COLOUR)
    g_value_set_uint (value, self->colour);
  else if (id == PROP_MODE)
    g_value_set_uint (value, self->mode);
  else if (id >= PROP_MODES)
    g_value_set_boolean (value, self->mode == mode_of_property (id));
  else
    g_value_set_boolean (value, *switch_of (self, id));
}

static void
set_mode (AppTyping *self, AppTypingMode mode)
{
  AppTypingMode before = self->mode;

  if (mode == before)
    return;
  self->mode = mode;
  app_typing_line_stop (self);
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify (G_OBJECT (self), "mode");
  for (AppTypingMode each = APP_TYPING_DIGITS + 1; each < APP_TYPING_MODES; each++)
    if (each == mode || each == before)
      g_object_notify (G_OBJECT (self), names_of_modes[each]);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Switching a mode off that is not on changes nothing. */
static void
switch_mode (AppTyping *self, AppTypingMode mode, bool is_on)
{
  if (is_on)
    set_mode (self, mode);
  else if (self->mode == mode)
    set_mode (self, APP_TYPING_DIGITS);
}

static void
app_typing_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  AppTyping *self = APP_TYPING (object);
  gboolean *there;

  self->half = self->first = 0;
  if (id == PROP_MODE)
    set_mode (self, (AppTypingMode) g_value_get_uint (value));
  if (id >= PROP_MODES)
    switch_mode (self, mode_of_property (id), g_value_get_boolean (value));
  if (id >= PROP_MODE)
    return;
  there = switch_of (self, id);
  if (*there == g_value_get_boolean (value))
    return;
  *there = g_value_get_boolean (value);
  if (id == PROP_DIGIT_FIRST)
    lock_digit (self, 0);
  g_object_notify_by_pspec (object, spec);
}

static void
app_typing_finalize (GObject *object)
{
  g_object_unref (APP_TYPING (object)->document);
  G_OBJECT_CLASS (app_typing_parent_class)->finalize (object);
}

static void
install_switches (GObjectClass *class)
{
  static const char *const switches[] = {
    [PROP_TYPE_MODE] = "type-mode",
    [PROP_DIGIT_FIRST] = "digit-first",
    [PROP_COLOUR_CANDIDATES] = "colour-candidates",
    [PROP_WEAK_LINES] = "weak-lines",
  };
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  for (guint id = PROP_TYPE_MODE; id < G_N_ELEMENTS (switches); id++)
    g_object_class_install_property (class, id,
                                     g_param_spec_boolean (switches[id], NULL, NULL, FALSE, flags));
  for (guint mode = APP_TYPING_DIGITS + 1; mode < APP_TYPING_MODES; mode++)
    g_object_class_install_property (
        class, PROP_MODES + mode - 1,
        g_param_spec_boolean (names_of_modes[mode], NULL, NULL, FALSE, flags));
}

static void
app_typing_class_init (AppTypingClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->finalize = app_typing_finalize;
  object_class->get_property = app_typing_get_property;
  object_class->set_property = app_typing_set_property;
  g_signal_new ("refused", APP_TYPE_TYPING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  g_signal_new ("full", APP_TYPE_TYPING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("line", APP_TYPE_TYPING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("held", APP_TYPE_TYPING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  install_switches (object_class);
  g_object_class_install_property (
      object_class, PROP_LOCKED,
      g_param_spec_uint ("locked", NULL, NULL, 0, SUDOKU_MAX_VALUES, 0,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY));
  g_object_class_install_property (
      object_class, PROP_COLOUR,
      g_param_spec_uint ("colour", NULL, NULL, 0, DESK_COLOURS, 0,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY));
  g_object_class_install_property (
      object_class, PROP_MODE,
      g_param_spec_uint ("mode", NULL, NULL, 0, APP_TYPING_MODES - 1, APP_TYPING_DIGITS, flags));
}

static void
app_typing_init (AppTyping *self)
{
  self->full_cell = COVER_NONE;
  self->colour = 1;
}

/* Type mode is for a grid that is typed: it does not last into the game, nor into the next one.
 * Another grid may not have the locked digit. */
static void
follow_document (AppTyping *self, const DeskChanged *changed)
{
  const bool is_other = (changed->what & DESK_CHANGED_SHAPE) != 0;

  if (is_other)
    {
      lock_digit (self, 0);
      app_typing_line_stop (self);
    }
  if (is_other
      || ((changed->what & DESK_CHANGED_MODE) != 0
          && desk_document_get_mode (self->document) == DESK_SOLVING))
    g_object_set (self, "type-mode", FALSE, NULL);
}

AppTyping *
app_typing_new (DeskDocument *document)
{
  AppTyping *self = g_object_new (APP_TYPE_TYPING, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "changed", G_CALLBACK (follow_document), self,
                           G_CONNECT_SWAPPED);
  return self;
}
