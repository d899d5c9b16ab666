#include "app-board-state.h"

#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

#include <string.h>

static void
set_digit (PaintCell *cell, DeskDocument *document, uint32_t index)
{
  uint8_t given = desk_document_get_given (document, index);
  uint8_t entry = desk_document_get_entry (document, index);
  uint8_t solver = desk_document_get_solver (document, index);

  if (given != 0)
    cell->kind = PAINT_DIGIT_GIVEN;
  else if (entry != 0)
    cell->kind = PAINT_DIGIT_ENTERED;
  else
    cell->kind = PAINT_DIGIT_SOLVED;
  cell->value = given != 0 ? given : (entry != 0 ? entry : solver);
  cell->correction = desk_document_get_correction (document, index);
  if (cell->value == 0)
    {
      cell->kind = PAINT_DIGIT_GIVEN;
      cell->candidates = desk_document_get_candidates (document, index);
    }
}

/* The position before a step of a path. */
static void
set_step (PaintCell *cell, const AppBoardScene *scene, DeskPathStep *step, uint32_t index)
{
  cell->value = (uint8_t) desk_path_step_get_value (step, index);
  cell->candidates = desk_path_step_get_candidates (step, index);
  cell->kind = cell->value != 0 && desk_document_get_given (scene->document, index) == 0
                   ? PAINT_DIGIT_SOLVED
                   : PAINT_DIGIT_GIVEN;
}

/* Clashes are marked as the preferences require: among givens in setup, and while solving.  A full
 * grid that is not solved shows them in any case. */
static bool
shows_conflicts (const AppBoardScene *scene)
{
  if (desk_document_get_mode (scene->document) == DESK_SETUP)
    return scene->mark_culprits;
  return scene->mark_clashes || desk_document_is_full (scene->document);
}

static uint16_t
marks_of (const AppBoardScene *scene, uint32_t cell)
{
  static const struct
  {
    AppMark mark;
    PaintMark paint;
  } table[] = {
    { APP_MARK_CULPRIT, PAINT_MARK_CULPRIT },  { APP_MARK_WRONG, PAINT_MARK_WRONG },
    { APP_MARK_DIFFERS, PAINT_MARK_DIFFERS },  { APP_MARK_LOOK, PAINT_MARK_HINT_PLACE },
    { APP_MARK_HINT, PAINT_MARK_HINT_TARGET },
  };
  uint16_t paint = 0;
  unsigned marks;

  if (scene->answers == NULL)
    return 0;
  marks = app_answers_get_mark (scene->answers, cell);
  for (unsigned i = 0; i < G_N_ELEMENTS (table); i++)
    if (marks & table[i].mark)
      paint = (uint16_t) (paint | table[i].paint);
  if (!scene->mark_culprits)
    paint &= (uint16_t) ~PAINT_MARK_CULPRIT;
  if (app_answers_get_step (scene->answers) == NULL && shows_conflicts (scene)
      && desk_document_has_conflict (scene->document, cell))
    paint |= PAINT_MARK_CONFLICT;
  return paint;
}

/* A cell that a hint is about shows its candidates, also where it has no marks, and in place of the
 * solver's digit: the hint does not know that digit. */
static void
set_hint (PaintCell *cell, const DeskHintCell *hint)
{
  if (hint == NULL || (cell->value != 0 && cell->kind != PAINT_DIGIT_SOLVED))
    return;
  cell->value = 0;
  cell->kind = PAINT_DIGIT_GIVEN;
  cell->candidates |= hint->ringed | hint->struck;
  if (cell->candidates == (hint->ringed | hint->struck))
    cell->candidates |= hint->left;
  cell->ringed = hint->ringed & ~hint->struck;
  cell->struck = hint->struck;
}

/* The rings tell more than those of the hint alone: in a chain, those of candidates that go are
 * drawn with the arrows. */
static void
ring_reason (const AppBoardScene *scene, PaintCell *cells, uint32_t n_cells)
{
  if (scene->reason == NULL)
    return;
  for (uint32_t cell = 0; cell < n_cells; cell++)
    cells[cell].ringed = cells[cell].struck = 0;
  paint_board_ring_reason (scene->board, scene->reason, cells);
}

static void
mark_peers (PaintCell *cells, SudokuShape *shape, uint32_t cursor)
{
  uint32_t n;
  const uint32_t *groups = sudoku_shape_groups_of (shape, cursor, &n);

  for (uint32_t i = 0; i < n; i++)
    {
      BoardGroup group = sudoku_shape_group (shape, groups[i]);

      for (uint32_t k = 0; k < group.n_cells; k++)
        cells[group.cells[k]].marks |= PAINT_MARK_PEER;
    }
}

static bool
shows_mark (const AppBoardScene *scene, const PaintCell *cell, uint32_t index, uint8_t value)
{
  const uint64_t marks = cell->candidates | desk_document_get_corners (scene->document, index);

  return (marks >> (value - 1) & 1) != 0;
}

/* Marks a digit wherever it stands, and its candidates, unless those show the reason of a hint. */
static void
mark_same (const AppBoardScene *scene, PaintCell *cells, uint32_t n_cells)
{
  uint32_t cursor = desk_document_get_cursor (scene->document);
  uint8_t same = scene->locked != 0 ? (uint8_t) scene->locked : cells[cursor].value;

  for (uint32_t cell = 0; cell < n_cells && scene->highlight_same && same != 0; cell++)
    if (cells[cell].value == 0)
      cells[cell].lit =
          scene->reason == NULL && shows_mark (scene, &cells[cell], cell, same) ? same : 0;
    else if (cells[cell].value == same && (cell != cursor || scene->locked != 0))
      cells[cell].marks |= PAINT_MARK_SAME;
}

/* Where a cell has two candidates, either of them being out gives it its digit. */
static void
mark_pairs (PaintCell *cells, uint32_t n_cells)
{
  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      uint64_t candidates = cells[cell].candidates;
      uint64_t rest = candidates & (candidates - 1);

      if (cells[cell].value == 0 && rest != 0 && (rest & (rest - 1)) == 0)
        cells[cell].marks |= PAINT_MARK_PAIR;
    }
}

static void
mark_trial (const AppBoardScene *scene, PaintCell *cells, uint32_t n_cells)
{
  for (uint32_t cell = 0; cell < n_cells; cell++)
    if (desk_document_is_trial_entry (scene->document, cell))
      cells[cell].marks |= PAINT_MARK_TRIAL;
}

PaintCell *
app_board_state_new (const AppBoardScene *scene)
{
  SudokuShape *shape = desk_document_get_shape (scene->document);
  uint32_t n_cells = sudoku_shape_n_cells (shape);
  uint32_t cursor = desk_document_get_cursor (scene->document);
  bool many = desk_document_selects_many (scene->document);
  PaintCell *cells = g_new0 (PaintCell, n_cells);
  DeskPathStep *step = scene->answers != NULL ? app_answers_get_step (scene->answers) : NULL;
  bool plays = step == NULL; /* else highlights would compete with the reason */

  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      if (step != NULL)
        set_step (&cells[cell], scene, step, cell);
      else
        set_digit (&cells[cell], scene->document, cell);
      cells[cell].marks = marks_of (scene, cell);
      if (scene->answers != NULL)
        set_hint (&cells[cell], app_answers_get_hint_cell (scene->answers, cell));
    }
  ring_reason (scene, cells, n_cells);
  if (plays)
    {
      mark_trial (scene, cells, n_cells);
      mark_same (scene, cells, n_cells);
    }
  if (plays && scene->mark_pairs)
    mark_pairs (cells, n_cells);
  for (uint32_t cell = 0; cell < n_cells && many; cell++)
    if (desk_document_is_selected (scene->document, cell))
      cells[cell].marks |= PAINT_MARK_SELECTED;
  if (plays && scene->highlight_peers && !many)
    mark_peers (cells, shape, cursor);
  cells[cursor].marks |= scene->focused ? PAINT_MARK_CURSOR : PAINT_MARK_SELECTED;
  if (plays && scene->type_mode)
    cells[cursor].marks |= PAINT_MARK_TYPING;
  return cells;
}

static bool
shows_notes (const AppBoardScene *scene)
{
  return scene->answers == NULL || app_answers_get_step (scene->answers) == NULL;
}

static PaintNote
find_note (DeskDocument *document, uint32_t cell, uint32_t n_values)
{
  PaintNote note = { .corners = desk_document_get_corners (document, cell),
                     .colours = desk_document_get_colours (document, cell) };

  for (uint32_t value = 1; value <= n_values; value++)
    {
      uint32_t colour = desk_document_get_candidate_colour (document, cell, value);

      if (colour != 0)
        paint_board_colour_value (&note, value, (PaintColourName) (colour - 1));
    }
  return note;
}

PaintNote *
app_board_state_new_notes (const AppBoardScene *scene)
{
  SudokuShape *shape = desk_document_get_shape (scene->document);
  uint32_t n_cells = sudoku_shape_n_cells (shape);
  g_autofree PaintNote *notes = NULL;
  bool any = false;

  if (!shows_notes (scene))
    return NULL;
  notes = g_new (PaintNote, n_cells);
  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      static const PaintNote none;

      notes[cell] = find_note (scene->document, cell, sudoku_shape_n_values (shape));
      any = any || memcmp (&notes[cell], &none, sizeof none) != 0;
    }
  return any ? g_steal_pointer (&notes) : NULL;
}

static PaintLine
line_to_paint (DeskLine line)
{
  return (PaintLine){ .from_cell = line.from_cell,
                      .to_cell = line.to_cell,
                      .from_value = line.from_value,
                      .to_value = line.to_value,
                      .is_weak = line.style == DESK_LINE_WEAK };
}

PaintLine *
app_board_state_new_lines (const AppBoardScene *scene, uint32_t *out_n)
{
  uint32_t n;
  const DeskLine *lines = desk_document_get_lines (scene->document, &n);
  PaintLine *painted;

  *out_n = 0;
  if (!shows_notes (scene) || (n == 0 && scene->line == NULL))
    return NULL;
  painted = g_new0 (PaintLine, n + 1);
  for (uint32_t i = 0; i < n; i++)
    painted[(*out_n)++] = line_to_paint (lines[i]);
  if (scene->line != NULL)
    painted[(*out_n)++] = line_to_paint (*scene->line);
  return painted;
}

/* Fills %1 with the names of values. */
static char *
note_of_values (const char *sentence, uint64_t values, const char *symbols)
{
  BaseText names = BASE_TEXT_EMPTY, text = BASE_TEXT_EMPTY;
  char *note;

  for (uint32_t value = 1; value <= SUDOKU_MAX_VALUES; value++)
    if (values >> (value - 1) & 1)
      {
        if (names.length > 0)
          base_text_add_char (&names, ' ');
        words_add_value (value, symbols, &names);
      }
  words_fill (&text, sentence, WORDS_WITH (WORDS_TEXT (base_text_string (&names))));
  note = g_strdup (base_text_string (&text));
  base_text_clear (&names);
  base_text_clear (&text);
  return note;
}

char *
app_board_state_note (const PaintCell *cell, const char *symbols)
{
  if (cell->marks & PAINT_MARK_WRONG)
    return g_strdup (_ ("wrong"));
  if (cell->marks & PAINT_MARK_CONFLICT)
    return g_strdup (_ ("in conflict"));
  if (cell->marks & PAINT_MARK_CULPRIT)
    return g_strdup (_ ("part of what is wrong"));
  if (cell->marks & PAINT_MARK_DIFFERS)
    return g_strdup (_ ("solutions differ here"));
  if (cell->struck != 0)
    /* TRANSLATORS: what a hint does to a cell: "hint: rules out 2 7" */
    return note_of_values (_ ("hint: rules out %1"), cell->struck, symbols);
  if ((cell->marks & PAINT_MARK_HINT_TARGET) != 0)
    /* TRANSLATORS: what a hint does to a cell: "hint: 5 goes here" */
    return note_of_values (_ ("hint: %1 goes here"), cell->ringed, symbols);
  if (cell->marks & PAINT_MARK_TRIAL)
    return g_strdup (_ ("trial"));
  return NULL;
}
