#include "desks.h"

#include "formats.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

SudokuShape *
desks_shape (const char *name)
{
  SudokuShape *shape = NULL;

  check_equal_u64 (sudoku_shape_parse (name, &shape), BASE_OK);
  return shape;
}

static uint8_t
value_of (char symbol)
{
  static const char symbols[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const char *found = symbol != '\0' ? strchr (symbols, symbol) : NULL;

  return found != NULL ? (uint8_t) (found - symbols + 1) : 0;
}

SudokuPuzzle *
desks_empty (const char *name)
{
  SudokuShape *shape = desks_shape (name);
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);

  check_true (puzzle != NULL);
  sudoku_shape_unref (shape);
  return puzzle;
}

SudokuPuzzle *
desks_puzzle (const char *shape_name, const char *symbols)
{
  SudokuPuzzle *puzzle = desks_empty (shape_name);
  const uint32_t n_cells = sudoku_shape_n_cells (puzzle->shape);

  check_equal_u64 (strlen (symbols), n_cells);
  for (uint32_t cell = 0; cell < n_cells; cell++)
    puzzle->values[cell] = value_of (symbols[cell]);
  return puzzle;
}

DeskDocument *
desks_document (const char *shape, const char *symbols)
{
  SudokuPuzzle *puzzle = desks_puzzle (shape, symbols);
  DeskDocument *document = desk_document_new (puzzle->shape);

  check_equal_u64 (desk_document_do (document, &(DeskAction){ .kind = DESK_SET_VALUES,
                                                              .values = puzzle->values }),
                   DESK_DONE);
  sudoku_puzzle_free (puzzle);
  return document;
}

SudokuPuzzle *
desks_endless (void)
{
  SudokuShape *shape = desks_shape ("boxes:6x6");
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);

  puzzle->values[0] = 1;
  sudoku_shape_unref (shape);
  return puzzle;
}

SudokuPuzzle *
desks_hopeless (void)
{
  SudokuShape *shape = desks_shape ("boxes:1x30");
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);

  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  for (uint32_t row = 0; row < 16; row++)
    for (uint32_t column = 0; column < 16; column++)
      puzzle->candidates[30 * row + column] &= ~(uint64_t) 1;
  sudoku_shape_unref (shape);
  return puzzle;
}

/* Adds the parts that are written beside the puzzle. */
static void
add_about (DeskDocument *document, GString *picture)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  const uint8_t *solution;

  check_equal_u64 (desk_document_get_formats_puzzle (document, &puzzle), BASE_OK);
  for (guint i = 0; i < FORMATS_ABOUT_TEXTS; i++)
    g_string_append_printf (picture, "%s|", base_text_string (&puzzle.about[i]));
  g_string_append_printf (picture, "%s|%zu|", base_text_string (&puzzle.before),
                          puzzle.layout.head);
  solution = format_about_values (&puzzle, FORMATS_ABOUT_SOLUTION);
  for (uint32_t cell = 0; solution != NULL && cell < puzzle.about[FORMATS_ABOUT_SOLUTION].length;
       cell++)
    g_string_append_printf (picture, "%u", solution[cell]);
  format_puzzle_clear (&puzzle);
}

static void
add_colours (DeskDocument *document, uint32_t cell, GString *picture)
{
  const uint32_t n_values = sudoku_shape_n_values (desk_document_get_shape (document));

  g_string_append_printf (picture, ",%" G_GINT64_MODIFIER "x,%x",
                          (guint64) desk_document_get_corners (document, cell),
                          desk_document_get_colours (document, cell));
  for (uint32_t value = 1; value <= n_values; value++)
    {
      uint32_t colour = desk_document_get_candidate_colour (document, cell, value);

      if (colour != 0)
        g_string_append_printf (picture, ",%u=%u", value, colour);
    }
}

static void
add_lists (DeskDocument *document, GString *picture)
{
  uint32_t n;
  const DeskLine *lines = desk_document_get_lines (document, &n);

  for (uint32_t i = 0; i < n; i++)
    g_string_append_printf (picture, " %u/%u-%u/%u:%u", lines[i].from_cell, lines[i].from_value,
                            lines[i].to_cell, lines[i].to_value, lines[i].style);
  for (uint32_t i = 0; i < desk_document_n_bookmarks (document); i++)
    {
      g_autoptr (DeskBookmark) bookmark = desk_document_get_bookmark (document, i);

      g_string_append_printf (picture, " %s@%" G_GINT64_FORMAT, bookmark->name,
                              (gint64) bookmark->time);
      for (uint32_t cell = 0; cell < sudoku_shape_n_cells (desk_document_get_shape (document));
           cell++)
        g_string_append_printf (picture, "|%u,%" G_GINT64_MODIFIER "x,%" G_GINT64_MODIFIER "x",
                                bookmark->entries[cell], (guint64) bookmark->marks[cell],
                                (guint64) bookmark->corners[cell]);
    }
}

char *
desks_picture (DeskDocument *document)
{
  SudokuShape *shape = desk_document_get_shape (document);
  GString *picture = g_string_new (NULL);
  BaseText name = BASE_TEXT_EMPTY;

  sudoku_shape_name (shape, &name);
  g_string_append_printf (picture, "%s %d %s|%s|", base_text_string (&name),
                          desk_document_get_mode (document), desk_document_get_title (document),
                          desk_document_get_comment (document));
  base_text_clear (&name);
  add_about (document, picture);
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (shape); cell++)
    {
      g_string_append_printf (
          picture, " %u,%u,%u,%d,%" G_GINT64_MODIFIER "x", desk_document_get_given (document, cell),
          desk_document_get_entry (document, cell), desk_document_get_solver (document, cell),
          desk_document_is_trial_entry (document, cell),
          (guint64) desk_document_get_candidates (document, cell));
      add_colours (document, cell, picture);
    }
  add_lists (document, picture);
  return g_string_free (picture, FALSE);
}

static const char *const shapes[] = {
  "boxes:2x2",
  "boxes:2x3",
  "boxes:3x3",
  "boxes:3x3+diagonals+windows",
  "jigsaw:1112132233423444",
  "grids:2x2@R1C1@R3C3",
  "samurai",
  "boxes:6x6",
};

static SudokuPuzzle *
random_puzzle (BaseRandom *random)
{
  SudokuShape *shape = desks_shape (shapes[base_random_below (random, 4)]);
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);
  uint32_t n_values = sudoku_shape_n_values (shape);
  bool is_sukaku = base_random_below (random, 2) == 0;

  if (is_sukaku)
    check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (shape); cell++)
    {
      if (base_random_below (random, 3) == 0)
        puzzle->values[cell] = (uint8_t) base_random_below (random, n_values + 1);
      if (is_sukaku)
        puzzle->candidates[cell] &= base_random_next (random);
    }
  sudoku_shape_unref (shape);
  return puzzle;
}

/* Texts, and a solution that agrees with the givens, as far as that is all that counts. */
static void
tell_at_random (FormatsPuzzle *puzzle, BaseRandom *random)
{
  const SudokuShape *shape = puzzle->sudoku->shape;
  uint8_t *solution;

  for (guint i = 0; i < FORMATS_ABOUT_TEXTS; i++)
    if (base_random_below (random, 3) == 0)
      base_text_add (&puzzle->about[i],
                     base_random_below (random, 2) == 0 ? "Caf\xc3\xa9" : "\xff");
  if (base_random_below (random, 3) == 0)
    base_text_add (&puzzle->before, "# above\n\n");
  if (base_random_below (random, 2) == 0)
    return;
  solution = format_about_add_values (puzzle, FORMATS_ABOUT_SOLUTION);
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (shape); cell++)
    solution[cell] =
        puzzle->sudoku->values[cell] != 0
            ? puzzle->sudoku->values[cell]
            : (uint8_t) (1 + base_random_below (random, sudoku_shape_n_values (shape)));
}

static void
load_at_random (DeskDocument *document, BaseRandom *random)
{
  DeskFile file = { .uri = base_random_below (random, 2) == 0 ? "file:///tmp/a.sdk" : NULL,
                    .size = base_random_next (random),
                    .date = (int64_t) base_random_next (random) };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  DeskAction action = { .puzzle = &puzzle, .file = file, .text = "loaded" };

  puzzle.sudoku = random_puzzle (random);
  tell_at_random (&puzzle, random);
  puzzle.layout.format = puzzle.format = formats_find ("line");
  puzzle.layout.blank = '.';
  base_text_add (&puzzle.layout.text, " by hand");
  base_text_add (&puzzle.comment, "caf\xe9, not UTF-8");
  action.kind = base_random_below (random, 2) == 0 ? DESK_LOAD : DESK_LOAD_SUDOKU;
  action.sudoku = puzzle.sudoku;
  desk_document_do (document, &action);
  format_puzzle_clear (&puzzle);
}

/* Few places, so that lines are drawn again. */
static DeskLine
random_line (SudokuShape *shape, BaseRandom *random)
{
  const uint32_t n_values = sudoku_shape_n_values (shape);

  return (DeskLine){
    .from_cell = base_random_below (random, 3),
    .to_cell = sudoku_shape_n_cells (shape) - base_random_below (random, 9) % 4,
    .from_value = (uint8_t) base_random_below (random, 3),
    .to_value = (uint8_t) (n_values * base_random_below (random, 2)),
    .style = (uint8_t) base_random_below (random, DESK_LINE_STYLES),
  };
}

/* Cells, values and colours may be one beyond the valid ones. */
static void
act_on_cells (DeskDocument *document, BaseRandom *random, DeskActionKind kind)
{
  SudokuShape *shape = desk_document_get_shape (document);
  uint32_t n_cells = sudoku_shape_n_cells (shape);
  uint32_t cells[5];
  uint64_t marks[5];
  DeskAction action = { .kind = kind,
                        .cells = cells,
                        .marks = marks,
                        .n_cells = base_random_below (random, 6),
                        .value = base_random_below (random, sudoku_shape_n_values (shape) + 2),
                        .turn = (DeskTurn) base_random_below (random, DESK_TURNS + 1) };
  g_autofree uint8_t *values = g_new0 (uint8_t, n_cells);

  if (kind == DESK_REMOVE_BOOKMARK || kind == DESK_GO_TO_BOOKMARK)
    action.value = base_random_below (random, 2);
  action.colour = base_random_below (random, DESK_COLOURS + 2);
  action.line = random_line (shape, random);
  action.time = (int64_t) base_random_below (random, 1000000);
  for (uint32_t i = 0; i < action.n_cells; i++)
    cells[i] = base_random_below (random, n_cells + (base_random_below (random, 9) == 0));
  for (uint32_t cell = 0; cell < n_cells; cell++)
    values[cell] = (uint8_t) base_random_below (random, sudoku_shape_n_values (shape) + 1);
  action.values = values;
  for (uint32_t at = 0; at < action.n_cells; at++)
    marks[at] = base_random_next (random) & sudoku_all_values (sudoku_shape_n_values (shape));
  if (action.n_cells > 0 && base_random_below (random, 9) == 0)
    marks[0] = UINT64_MAX;
  action.text = base_random_below (random, 2) == 0 ? "\xc3\xa9t\xc3\xa9" : NULL;
  desk_document_do (document, &action);
}

/* Mostly what people do mostly. */
void
desks_act_at_random (DeskDocument *document, BaseRandom *random)
{
  static const DeskActionKind usual[] = { DESK_SET_VALUE, DESK_CLEAR_CELLS, DESK_TOGGLE_CANDIDATE,
                                          DESK_TOGGLE_CORNER, DESK_TOGGLE_COLOUR };
  DeskActionKind kind = (DeskActionKind) base_random_below (random, DESK_ACTIONS + 1);

  if (base_random_below (random, 3) != 0)
    kind = usual[base_random_below (random, G_N_ELEMENTS (usual))];
  if (kind == DESK_LOAD || kind == DESK_LOAD_SUDOKU)
    load_at_random (document, random);
  else if (kind == DESK_NEW)
    {
      SudokuShape *shape = desks_shape (shapes[base_random_below (random, G_N_ELEMENTS (shapes))]);

      desk_document_do (document, &(DeskAction){ .kind = DESK_NEW, .shape = shape });
      sudoku_shape_unref (shape);
    }
  else
    act_on_cells (document, random, kind);
}

void
desks_wait (const bool *done)
{
  gint64 end = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  while (!*done && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (200);
  check_true (*done);
}

void
desks_wait_ms (unsigned ms)
{
  gint64 end = g_get_monotonic_time () + ms * G_GINT64_CONSTANT (1000);

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (200);
}

/* Uses memory where possible, because a disk takes its time for every file that is flushed. */
char *
desks_make_folder (void)
{
  char *folder = g_strdup ("/dev/shm/quadrille-desk-XXXXXX");

  if (g_mkdtemp (folder) != NULL)
    return folder;
  g_free (folder);
  folder = g_dir_make_tmp ("quadrille-desk-XXXXXX", NULL);
  check_true (folder != NULL);
  return folder;
}

static void
remove_tree (const char *path)
{
  GDir *dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      remove_tree (inner);
    }
  if (dir != NULL)
    g_dir_close (dir);
  g_remove (path);
}

void
desks_remove_folder (char *folder)
{
  remove_tree (folder);
  g_free (folder);
}

void
desks_begin (void)
{
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING | G_LOG_FATAL_MASK);
}
