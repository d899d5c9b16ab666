/* Any bytes as a file: nothing crashes; every puzzle that was read can be written and reads back
 * equal, filled in too; and reading from a puzzle's place finds it there.
 *
 * The first byte selects how to read: its lower five bits which format is forced (0: none, the
 * content decides), the upper three whether the reader is patient (odd) and which shape is forced
 * (4 and above).  Where the lower bits select no format, the content decides, and the shape is one
 * of 64 cells with four values. */
#include "formats.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const unsigned char *data, size_t size);

#define require(condition) \
  do                       \
    if (!(condition))      \
      __builtin_trap ();   \
  while (0)

/* Bytes that come one at a time. */
static BaseStatus
read_byte (void *data, char *bytes, size_t capacity, size_t *out_length)
{
  (void) capacity;
  return format_read_bytes (data, bytes, 1, out_length);
}

static void
ignore_warning (void *data, const FormatsIssue *warning)
{
  (void) data;
  require (warning->severity == FORMATS_WARNING && warning->fault != FORMATS_FAULT_NONE);
}

/* How a text is read. */
typedef struct
{
  const Format *from;
  SudokuShape *shape;
  bool patient;
} How;

static FormatsReader *
open_reader (FormatsSource source, const How *how)
{
  FormatsOptions options = {
    .from = how->from, .shape = how->shape, .patient = how->patient, .warn = ignore_warning
  };
  FormatsReader *reader = NULL;

  require (formats_reader_new (source, &options, &reader) == BASE_OK);
  return reader;
}

static bool
equal_texts (const BaseText *a, const BaseText *b)
{
  return a->length == b->length
         && memcmp (base_text_string (a), base_text_string (b), a->length) == 0;
}

/* Colours are equal by name: those of a dropped option have numbers too. */
static bool
equal_terms (const CoverProblem *a,
             const CoverTerm *in_a,
             const CoverProblem *b,
             const CoverTerm *in_b)
{
  if (in_a->item != in_b->item || (in_a->colour == 0) != (in_b->colour == 0))
    return false;
  return in_a->colour == 0
         || strcmp (cover_problem_colour_name (a, in_a->colour, NULL),
                    cover_problem_colour_name (b, in_b->colour, NULL))
                == 0;
}

static bool
equal_problems (const CoverProblem *a, const CoverProblem *b)
{
  if (cover_problem_n_items (a) != cover_problem_n_items (b)
      || cover_problem_n_options (a) != cover_problem_n_options (b))
    return false;
  for (uint32_t i = 0; i < cover_problem_n_options (a); i++)
    {
      uint32_t n_a, n_b;
      const CoverTerm *terms_a = cover_problem_option (a, i, &n_a);
      const CoverTerm *terms_b = cover_problem_option (b, i, &n_b);

      if (n_a != n_b)
        return false;
      for (uint32_t k = 0; k < n_a; k++)
        if (!equal_terms (a, &terms_a[k], b, &terms_b[k]))
          return false;
    }
  return true;
}

static bool
equal_puzzles (const FormatsPuzzle *a, const FormatsPuzzle *b)
{
  if (a->kind != b->kind)
    return false;
  return a->kind == FORMATS_SUDOKU ? sudoku_puzzle_equal (a->sudoku, b->sudoku)
                                   : equal_problems (a->problem, b->problem);
}

/* The same, except that a complete set of candidates may be left out. */
static bool
mean_the_same (const FormatsPuzzle *a, const FormatsPuzzle *b)
{
  uint32_t n_cells;
  uint64_t all;

  if (a->kind != b->kind || a->kind != FORMATS_SUDOKU)
    return equal_puzzles (a, b);
  if (!sudoku_shape_equal (a->sudoku->shape, b->sudoku->shape))
    return false;
  n_cells = sudoku_shape_n_cells (a->sudoku->shape);
  all = sudoku_all_values (sudoku_shape_n_values (a->sudoku->shape));
  for (uint32_t i = 0; i < n_cells; i++)
    if (a->sudoku->values[i] != b->sudoku->values[i]
        || (a->sudoku->candidates != NULL ? a->sudoku->candidates[i] : all)
               != (b->sudoku->candidates != NULL ? b->sudoku->candidates[i] : all))
      return false;
  return true;
}

/* Solutions, entries, marks and all other parts of the game that the format keeps. */
static bool
equal_layers (const FormatsPuzzle *a, const FormatsPuzzle *b, unsigned losses, const Format *format)
{
  for (unsigned i = FORMATS_ABOUT_TEXTS; i < FORMATS_ABOUTS; i++)
    if ((format_about_loss (i) != 0 ? (losses & format_about_loss (i)) == 0
                                    : (format->keeps & 1u << i) != 0)
        && !equal_texts (&a->about[i], &b->about[i]))
      return false;
  return true;
}

/* Reads the first puzzle of the output. */
static void
read_back (const BaseText *text, const Format *from, SudokuShape *shape, FormatsPuzzle *puzzle)
{
  FormatsBytes bytes = { text->bytes, text->length };
  const How how = { .from = from, .shape = shape };
  FormatsReader *reader = open_reader ((FormatsSource){ format_read_bytes, &bytes }, &how);
  FormatsIssue issue;

  require (formats_reader_next (reader, puzzle, &issue) == FORMATS_PUZZLE);
  formats_reader_free (reader);
}

/* Written as it came it is the same puzzle, and written again the same text. */
static void
check_layout (const FormatsPuzzle *puzzle, SudokuShape *shape)
{
  BaseText text = BASE_TEXT_EMPTY, again = BASE_TEXT_EMPTY;
  FormatsPuzzle copy = FORMATS_PUZZLE_EMPTY;

  if ((formats_losses (puzzle->format, puzzle) & FORMATS_IMPOSSIBLE) == 0)
    {
      require (formats_write (puzzle->format, puzzle, NULL, &text) == BASE_OK);
      read_back (&text, puzzle->format, shape, &copy);
      require (equal_puzzles (puzzle, &copy));
      require (
          equal_layers (puzzle, &copy, formats_losses (puzzle->format, puzzle), puzzle->format));
      require (equal_texts (&puzzle->comment, &copy.comment));
      require (formats_write (puzzle->format, &copy, NULL, &again) == BASE_OK);
      require (equal_texts (&text, &again));
    }
  format_puzzle_clear (&copy);
  base_text_clear (&text);
  base_text_clear (&again);
}

/* Filled in as it came, with every value equally often as in a solution, it is read back so. */
static void
check_filled (const FormatsPuzzle *puzzle, SudokuShape *shape, bool bare)
{
  uint8_t values[SUDOKU_MAX_CELLS];
  uint32_t n_values, n_cells;
  BaseText text = BASE_TEXT_EMPTY;
  FormatsPuzzle copy = FORMATS_PUZZLE_EMPTY;

  if (puzzle->kind != FORMATS_SUDOKU || puzzle->sudoku->candidates != NULL
      || !formats_can_write (puzzle->format)
      || (formats_losses (puzzle->format, puzzle) & FORMATS_IMPOSSIBLE) != 0)
    return;
  n_values = sudoku_shape_n_values (puzzle->sudoku->shape);
  n_cells = sudoku_shape_n_cells (puzzle->sudoku->shape);
  for (uint32_t i = 0; i < n_cells; i++)
    values[i] = (uint8_t) ((i % n_values + i / n_values) % n_values + 1);
  require (formats_write (puzzle->format, puzzle,
                          &(FormatsWriteOptions){ .values = values, .bare = bare }, &text)
           == BASE_OK);
  read_back (&text, puzzle->format, shape, &copy);
  require (sudoku_shape_n_cells (copy.sudoku->shape) == n_cells
           && memcmp (copy.sudoku->values, values, n_cells) == 0);
  format_puzzle_clear (&copy);
  base_text_clear (&text);
}

/* Whether reading back must give exactly the same: a matrix does not keep the order within an
 * option, and in a sukaku every cell has candidates. */
static bool
is_exact (const FormatsPuzzle *puzzle, const Format *to)
{
  return strcmp (to->id, "matrix") != 0
         && (strcmp (to->id, "sukaku") != 0 || puzzle->sudoku->candidates != NULL);
}

/* Losses of the puzzle itself. */
#define MATTERS                                                                              \
  (FORMATS_LOSS_SHAPE | FORMATS_LOSS_CANDIDATES | FORMATS_LOSS_GIVENS | FORMATS_LOSS_SINGLES \
   | FORMATS_LOSS_SECONDARY | FORMATS_LOSS_COLOURS)

/* Every format that can hold the whole puzzle restores it. */
static void
check_conversion (const FormatsPuzzle *puzzle, const Format *to, SudokuShape *shape)
{
  BaseText text = BASE_TEXT_EMPTY;
  FormatsPuzzle copy = FORMATS_PUZZLE_EMPTY;
  unsigned losses = formats_losses (to, puzzle);

  if (formats_can_read (to) && (losses & FORMATS_IMPOSSIBLE) == 0)
    {
      require (formats_write (to, puzzle, &(FormatsWriteOptions){ .plain = true }, &text)
               == BASE_OK);
      if ((losses & FORMATS_LOSS_SHAPE) != 0)
        shape = puzzle->sudoku->shape;
      read_back (&text, to, shape, &copy);
      if ((losses & MATTERS) == 0 && is_exact (puzzle, to))
        require (mean_the_same (puzzle, &copy) && equal_layers (puzzle, &copy, losses, to));
    }
  format_puzzle_clear (&copy);
  base_text_clear (&text);
}

static void
check_same (FormatsOutcome outcome,
            FormatsOutcome other,
            const FormatsPuzzle *a,
            const FormatsPuzzle *b,
            const FormatsIssue *issue,
            const FormatsIssue *other_issue)
{
  require (outcome == other && outcome != FORMATS_FAILED);
  if (outcome == FORMATS_BAD_PUZZLE)
    require (issue->line == other_issue->line && issue->column == other_issue->column
             && issue->fault == other_issue->fault && strcmp (issue->token, other_issue->token) == 0
             && issue->line > 0 && issue->column > 0
             && base_utf8_check (issue->token, strlen (issue->token)) == strlen (issue->token));
  if (outcome == FORMATS_PUZZLE)
    require (equal_puzzles (a, b) && a->place.offset == b->place.offset
             && a->end_offset == b->end_offset && equal_texts (&a->layout.text, &b->layout.text)
             && equal_texts (&a->comment, &b->comment));
}

/* In a file that is one piece, the fault of a puzzle may lie around it. */
static bool
is_one_piece (const Format *format)
{
  static const char *const ids[] = { "npy", "ksudoku", "opensudoku", "gnome", "fpuzzles" };

  for (unsigned i = 0; i < sizeof ids / sizeof ids[0]; i++)
    if (strcmp (format->id, ids[i]) == 0)
      return true;
  return false;
}

/* Reading from a puzzle's place, without the bytes before it, gives the same puzzle; a bad one
 * stays bad, perhaps for another reason. */
static void
check_place (const FormatsPuzzle *puzzle,
             FormatsOutcome outcome,
             const char *text,
             size_t length,
             const How *how)
{
  FormatsBytes bytes = { text + puzzle->place.offset, length - (size_t) puzzle->place.offset };
  FormatsOptions options = { .start = puzzle->place, .shape = how->shape, .patient = how->patient };
  FormatsPuzzle again = FORMATS_PUZZLE_EMPTY;
  FormatsReader *reader = NULL;
  FormatsIssue issue;

  if (outcome == FORMATS_END || puzzle->place.format == NULL
      || (outcome == FORMATS_BAD_PUZZLE && is_one_piece (puzzle->place.format)))
    return;
  require (formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader)
           == BASE_OK);
  require (formats_reader_next (reader, &again, &issue) == outcome);
  require (again.place.offset == puzzle->place.offset && again.place.line == puzzle->place.line
           && again.end_offset == puzzle->end_offset);
  if (outcome == FORMATS_PUZZLE)
    require (again.format == puzzle->format && equal_puzzles (puzzle, &again)
             && again.layout.head == puzzle->layout.head && again.layout.gap == puzzle->layout.gap
             && memcmp (again.layout.own, puzzle->layout.own, sizeof again.layout.own) == 0
             && equal_texts (&puzzle->layout.text, &again.layout.text)
             && equal_texts (&puzzle->comment, &again.comment));
  format_puzzle_clear (&again);
  formats_reader_free (reader);
}

static void
read_file (const char *text, size_t length, const How *how)
{
  FormatsBytes bytes = { text, length }, slow_bytes = bytes;
  FormatsReader *reader = open_reader ((FormatsSource){ format_read_bytes, &bytes }, how);
  FormatsReader *slow = open_reader ((FormatsSource){ read_byte, &slow_bytes }, how);
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY, other = FORMATS_PUZZLE_EMPTY;
  FormatsIssue issue = { 0 }, other_issue = { 0 };
  FormatsOutcome outcome;

  do
    {
      outcome = formats_reader_next (reader, &puzzle, &issue);
      check_same (outcome, formats_reader_next (slow, &other, &other_issue), &puzzle, &other,
                  &issue, &other_issue);
      check_place (&puzzle, outcome, text, length, how);
      if (outcome == FORMATS_PUZZLE)
        {
          check_layout (&puzzle, how->shape);
          check_filled (&puzzle, how->shape, false);
          check_filled (&puzzle, how->shape, true);
          for (unsigned i = 0; i < formats_n; i++)
            check_conversion (&puzzle, formats_all[i], how->shape);
        }
    }
  while (outcome != FORMATS_END);
  format_puzzle_clear (&puzzle);
  format_puzzle_clear (&other);
  formats_reader_free (reader);
  formats_reader_free (slow);
}

int
LLVMFuzzerTestOneInput (const unsigned char *data, size_t size)
{
  static const char *const shapes[] = { "boxes:3x3", "boxes:3x2", "samurai",
                                        "jigsaw:1112122233343444" };
  How how = { 0 };
  unsigned from;
  char *text;

  if (size == 0)
    return 0;
  from = data[0] % 32;
  if (from >= 1 && from <= formats_n)
    how.from = formats_all[from - 1];
  else if (from != 0)
    require (sudoku_shape_parse ("grids:2x2@R1C1@R1C5@R5C1@R5C5", &how.shape) == BASE_OK);
  how.patient = data[0] / 32 % 2 != 0;
  if (data[0] / 32 >= 4 && how.shape == NULL)
    require (sudoku_shape_parse (shapes[data[0] / 32 - 4], &how.shape) == BASE_OK);
  text = malloc (size);
  require (text != NULL);
  memcpy (text, data + 1, size - 1);
  read_file (text, size - 1, &how);
  free (text);
  sudoku_shape_unref (how.shape);
  return 0;
}
