/* Any bytes as a file: nothing crashes, what is read can be written, and what is written is read
 * back, filled in too.  Whoever starts at a puzzle's place finds it there.
 *
 * The first byte says how to read: which format is forced (0: none, the content decides) and which
 * shape. */
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
  return formats_read_bytes (data, bytes, 1, out_length);
}

static void
ignore_warning (void *data, const FormatsIssue *warning)
{
  (void) data;
  require (warning->severity == FORMATS_WARNING && warning->fault != FORMATS_FAULT_NONE);
}

static FormatsReader *
open_reader (FormatsSource source, const Format *from, SudokuShape *shape)
{
  FormatsOptions options = { .from = from, .shape = shape, .warn = ignore_warning };
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

/* Colours are equal by name: those of an option that was dropped have numbers too. */
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

/* Reads the first puzzle of what was written. */
static void
read_back (const BaseText *text, const Format *from, SudokuShape *shape, FormatsPuzzle *puzzle)
{
  FormatsBytes bytes = { text->bytes, text->length };
  FormatsReader *reader = open_reader ((FormatsSource){ formats_read_bytes, &bytes }, from, shape);
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
      require (equal_texts (&puzzle->comment, &copy.comment));
      require (formats_write (puzzle->format, &copy, NULL, &again) == BASE_OK);
      require (equal_texts (&text, &again));
    }
  formats_puzzle_clear (&copy);
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
  formats_puzzle_clear (&copy);
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

/* Whatever can hold the whole puzzle gives it back. */
static void
check_conversion (const FormatsPuzzle *puzzle, const Format *to, SudokuShape *shape)
{
  BaseText text = BASE_TEXT_EMPTY;
  FormatsPuzzle copy = FORMATS_PUZZLE_EMPTY;
  unsigned losses = formats_losses (to, puzzle);

  if ((losses & FORMATS_IMPOSSIBLE) == 0)
    {
      require (formats_write (to, puzzle, &(FormatsWriteOptions){ .plain = true }, &text)
               == BASE_OK);
      read_back (&text, to, shape, &copy);
      if ((losses & ~(unsigned) FORMATS_LOSS_COMMENT) == 0 && is_exact (puzzle, to))
        require (equal_puzzles (puzzle, &copy));
    }
  formats_puzzle_clear (&copy);
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

/* What reads from a puzzle's place on, without what is before it, finds the same; and what is bad,
 * bad, though perhaps for another reason. */
static void
check_place (const FormatsPuzzle *puzzle,
             FormatsOutcome outcome,
             const char *text,
             size_t length,
             SudokuShape *shape)
{
  FormatsBytes bytes = { text + puzzle->place.offset, length - (size_t) puzzle->place.offset };
  FormatsOptions options = { .start = puzzle->place, .shape = shape };
  FormatsPuzzle again = FORMATS_PUZZLE_EMPTY;
  FormatsReader *reader = NULL;
  FormatsIssue issue;

  if (outcome == FORMATS_END || puzzle->place.format == NULL)
    return;
  require (formats_reader_new ((FormatsSource){ formats_read_bytes, &bytes }, &options, &reader)
           == BASE_OK);
  require (formats_reader_next (reader, &again, &issue) == outcome);
  require (again.place.offset == puzzle->place.offset && again.place.line == puzzle->place.line
           && again.end_offset == puzzle->end_offset);
  if (outcome == FORMATS_PUZZLE)
    require (again.format == puzzle->format && equal_puzzles (puzzle, &again)
             && again.layout.head == puzzle->layout.head && again.layout.gap == puzzle->layout.gap
             && equal_texts (&puzzle->layout.text, &again.layout.text)
             && equal_texts (&puzzle->comment, &again.comment));
  formats_puzzle_clear (&again);
  formats_reader_free (reader);
}

static void
read_file (const char *text, size_t length, const Format *from, SudokuShape *shape)
{
  FormatsBytes bytes = { text, length }, slow_bytes = bytes;
  FormatsReader *reader = open_reader ((FormatsSource){ formats_read_bytes, &bytes }, from, shape);
  FormatsReader *slow = open_reader ((FormatsSource){ read_byte, &slow_bytes }, from, shape);
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY, other = FORMATS_PUZZLE_EMPTY;
  FormatsIssue issue = { 0 }, other_issue = { 0 };
  FormatsOutcome outcome;

  do
    {
      outcome = formats_reader_next (reader, &puzzle, &issue);
      check_same (outcome, formats_reader_next (slow, &other, &other_issue), &puzzle, &other,
                  &issue, &other_issue);
      check_place (&puzzle, outcome, text, length, shape);
      if (outcome == FORMATS_PUZZLE)
        {
          check_layout (&puzzle, shape);
          check_filled (&puzzle, shape, false);
          check_filled (&puzzle, shape, true);
          for (unsigned i = 0; i < formats_n; i++)
            check_conversion (&puzzle, &formats_all[i], shape);
        }
    }
  while (outcome != FORMATS_END);
  formats_puzzle_clear (&puzzle);
  formats_puzzle_clear (&other);
  formats_reader_free (reader);
  formats_reader_free (slow);
}

int
LLVMFuzzerTestOneInput (const unsigned char *data, size_t size)
{
  static const char *const shapes[] = { "boxes:3x3", "boxes:3x2", "samurai",
                                        "jigsaw:1112122233343444" };
  SudokuShape *shape = NULL;
  const Format *from = NULL;
  unsigned how;
  char *text;

  if (size == 0)
    return 0;
  how = data[0] % 16;
  if (how >= 1 && how <= formats_n)
    from = &formats_all[how - 1];
  if (data[0] / 16 >= 12)
    require (sudoku_shape_parse (shapes[data[0] / 16 - 12], &shape) == BASE_OK);
  text = malloc (size);
  require (text != NULL);
  memcpy (text, data + 1, size - 1);
  read_file (text, size - 1, from, shape);
  free (text);
  sudoku_shape_unref (shape);
  return 0;
}
