#include "telling.h"

#include "base-memory.h"
#include "base-random.h"
#include "check.h"

#include <string.h>

static const char *const fault_names[FORMATS_FAULTS] = {
  [FORMATS_UNKNOWN_FORMAT] = "UNKNOWN_FORMAT",
  [FORMATS_UNDECIDED] = "UNDECIDED",
  [FORMATS_NUL_BYTE] = "NUL_BYTE",
  [FORMATS_NOT_UTF8] = "NOT_UTF8",
  [FORMATS_LINE_TOO_LONG] = "LINE_TOO_LONG",
  [FORMATS_TEXT_TOO_LONG] = "TEXT_TOO_LONG",
  [FORMATS_UNKNOWN_SYMBOL] = "UNKNOWN_SYMBOL",
  [FORMATS_TWO_BLANKS] = "TWO_BLANKS",
  [FORMATS_MIXED_CASE] = "MIXED_CASE",
  [FORMATS_TOO_LARGE] = "TOO_LARGE",
  [FORMATS_NO_SYMBOLS] = "NO_SYMBOLS",
  [FORMATS_WRONG_LENGTH] = "WRONG_LENGTH",
  [FORMATS_NO_SQUARE] = "NO_SQUARE",
  [FORMATS_WRONG_PLACE] = "WRONG_PLACE",
  [FORMATS_WRONG_ROW] = "WRONG_ROW",
  [FORMATS_MISSING_ROWS] = "MISSING_ROWS",
  [FORMATS_NOT_A_NUMBER] = "NOT_A_NUMBER",
  [FORMATS_NUMBER_TOO_LARGE] = "NUMBER_TOO_LARGE",
  [FORMATS_WRONG_COUNT] = "WRONG_COUNT",
  [FORMATS_BAD_BOXES] = "BAD_BOXES",
  [FORMATS_NO_ITEMS] = "NO_ITEMS",
  [FORMATS_NAME_TOO_LONG] = "NAME_TOO_LONG",
  [FORMATS_NAME_TWICE] = "NAME_TWICE",
  [FORMATS_BAD_NAME] = "BAD_NAME",
  [FORMATS_EMPTY_NAME] = "EMPTY_NAME",
  [FORMATS_EMPTY_COLOUR] = "EMPTY_COLOUR",
  [FORMATS_SECOND_BAR] = "SECOND_BAR",
  [FORMATS_UNKNOWN_ITEM] = "UNKNOWN_ITEM",
  [FORMATS_ITEM_TWICE] = "ITEM_TWICE",
  [FORMATS_PRIMARY_COLOUR] = "PRIMARY_COLOUR",
  [FORMATS_NOT_A_BIT] = "NOT_A_BIT",
  [FORMATS_WRONG_WIDTH] = "WRONG_WIDTH",
  [FORMATS_AMBIGUOUS_BITS] = "AMBIGUOUS_BITS",
  [FORMATS_AMBIGUOUS_ZERO] = "AMBIGUOUS_ZERO",
  [FORMATS_OPTION_DROPPED] = "OPTION_DROPPED",
  [FORMATS_COMMENT_DROPPED] = "COMMENT_DROPPED",
};

const char *
telling_fault (FormatsFault fault)
{
  return fault_names[fault] != NULL ? fault_names[fault] : "NONE";
}

/* A source that gives a few bytes at a time. */
typedef struct
{
  FormatsBytes bytes;
  size_t chunk;
} Drip;

static BaseStatus
read_drip (void *data, char *bytes, size_t capacity, size_t *out_length)
{
  Drip *self = data;

  return formats_read_bytes (&self->bytes, bytes, capacity < self->chunk ? capacity : self->chunk,
                             out_length);
}

static void
add_issue (BaseText *out, const char *what, const FormatsIssue *issue)
{
  base_text_add (out, what);
  base_text_add_char (out, ' ');
  base_text_add (out, telling_fault (issue->fault));
  base_text_add_char (out, ' ');
  base_text_add_number (out, issue->line);
  base_text_add_char (out, ':');
  base_text_add_number (out, issue->column);
  if (issue->expected != 0)
    {
      base_text_add (out, " expected ");
      base_text_add_number (out, issue->expected);
    }
  if (issue->found != 0)
    {
      base_text_add (out, " found ");
      base_text_add_number (out, issue->found);
    }
  if (issue->token[0] != '\0')
    {
      base_text_add (out, " \"");
      base_text_add (out, issue->token);
      base_text_add_char (out, '"');
    }
  base_text_add_char (out, '\n');
}

static void
add_warning (void *data, const FormatsIssue *warning)
{
  check_equal_u64 (warning->severity, FORMATS_WARNING);
  add_issue (data, "warning", warning);
}

static void
add_values (BaseText *out, const SudokuPuzzle *sudoku)
{
  uint32_t rows, columns, n_values = sudoku_shape_n_values (sudoku->shape);
  char symbols[SUDOKU_MAX_VALUES + 1];

  sudoku_shape_boxes (sudoku->shape, &rows, &columns);
  base_text_add_char (out, ' ');
  base_text_add_number (out, rows);
  base_text_add_char (out, 'x');
  base_text_add_number (out, columns);
  base_text_add_char (out, ' ');
  formats_symbols (NULL, n_values, symbols);
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (sudoku->shape); cell++)
    if (n_values > 63)
      {
        base_text_add_char (out, ',');
        base_text_add_number (out, sudoku->values[cell]);
      }
    else
      base_text_add_char (out, sudoku->values[cell] == 0 ? '.' : symbols[sudoku->values[cell] - 1]);
}

static void
add_candidates (BaseText *out, const SudokuPuzzle *sudoku)
{
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (sudoku->shape); cell++)
    {
      base_text_add_char (out, ',');
      base_text_add_number (out, sudoku->candidates[cell]);
    }
}

static void
add_problem (BaseText *out, const FormatsPuzzle *puzzle)
{
  BaseText dlx = BASE_TEXT_EMPTY;

  if (formats_write (formats_find ("dlx"), puzzle,
                     &(FormatsWriteOptions){ .bare = true, .plain = true }, &dlx)
      != BASE_OK)
    base_text_add (out, " with names that .dlx does not allow");
  base_text_add_char (out, ' ');
  for (size_t i = 0; i + 1 < dlx.length; i++)
    if (dlx.bytes[i] == '\n')
      base_text_add (out, " / ");
    else if (dlx.bytes[i] != '\r')
      base_text_add_char (out, dlx.bytes[i]);
  base_text_clear (&dlx);
}

static void
add_puzzle (BaseText *out, const FormatsPuzzle *puzzle, bool all)
{
  base_text_add (out, puzzle->format->id);
  if (puzzle->kind == FORMATS_COVER)
    add_problem (out, puzzle);
  else
    add_values (out, puzzle->sudoku);
  if (puzzle->kind == FORMATS_SUDOKU && puzzle->sudoku->candidates != NULL)
    add_candidates (out, puzzle->sudoku);
  if (puzzle->comment.length > 0)
    {
      base_text_add (out, " (");
      base_text_add_bytes (out, puzzle->comment.bytes, puzzle->comment.length);
      base_text_add_char (out, ')');
    }
  base_text_add_char (out, '\n');
  if (!all)
    return;
  base_text_add_number (out, puzzle->place.offset);
  base_text_add_char (out, '-');
  base_text_add_number (out, puzzle->end_offset);
  base_text_add_char (out, ' ');
  base_text_add_number (out, puzzle->place.line);
  base_text_add_char (out, ' ');
  base_text_add_number (out, puzzle->place.hint);
  base_text_add_char (out, ' ');
  base_text_add_number (out, puzzle->layout.gap);
  base_text_add_char (out, ' ');
  base_text_add (out, puzzle->layout.symbols);
  base_text_add_char (out, ' ');
  base_text_add_json (out, puzzle->layout.text.bytes, puzzle->layout.text.length);
  base_text_add_char (out, '\n');
}

static BaseText
tell_so (const Telling *telling, size_t chunk, bool all)
{
  BaseText out = BASE_TEXT_EMPTY;
  Drip drip = { { telling->text, telling->length != 0 ? telling->length : strlen (telling->text) },
                chunk };
  FormatsOptions options = { .warn = add_warning, .warn_data = &out };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsReader *reader;
  FormatsOutcome outcome;
  FormatsIssue issue;

  if (telling->from != NULL)
    options.from = formats_find (telling->from);
  if (telling->shape != NULL)
    check_equal_u64 (sudoku_shape_parse (telling->shape, &options.shape), BASE_OK);
  check_equal_u64 (formats_reader_new ((FormatsSource){ read_drip, &drip }, &options, &reader),
                   BASE_OK);
  while ((outcome = formats_reader_next (reader, &puzzle, &issue)) != FORMATS_END)
    {
      check_true (outcome != FORMATS_FAILED);
      if (outcome == FORMATS_PUZZLE)
        add_puzzle (&out, &puzzle, all);
      else
        add_issue (&out, "bad", &issue);
    }
  formats_puzzle_clear (&puzzle);
  formats_reader_free (reader);
  sudoku_shape_unref (options.shape);
  return out;
}

BaseText
tell (const Telling *telling, size_t chunk)
{
  return tell_so (telling, chunk, false);
}

BaseText
tell_all (const Telling *telling, size_t chunk)
{
  return tell_so (telling, chunk, true);
}

static void
holds (const void *data)
{
  const Telling *telling = data;
  BaseText whole = tell (telling, SIZE_MAX), drop_by_drop = tell (telling, 1);

  check_equal_text (base_text_string (&whole), telling->expected);
  check_equal_text (base_text_string (&drop_by_drop), telling->expected);
  base_text_clear (&whole);
  base_text_clear (&drop_by_drop);
}

void
check_tellings (const Telling *tellings, size_t n)
{
  for (size_t i = 0; i < n; i++)
    check_claim (tellings[i].name, holds, &tellings[i]);
}

SudokuPuzzle *
telling_puzzle (SudokuShape *shape, uint64_t seed)
{
  BaseRandom random = { .state = seed };
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);
  uint32_t n_values = sudoku_shape_n_values (shape);

  check_true (puzzle != NULL);
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (shape); cell++)
    if (base_random_below (&random, 2) == 0)
      puzzle->values[cell] = (uint8_t) (1 + base_random_below (&random, n_values));
  return puzzle;
}

void
telling_read (const char *text,
              size_t length,
              const Format *from,
              SudokuShape *shape,
              FormatsPuzzle *puzzle)
{
  FormatsBytes bytes = { text, length };
  FormatsOptions options = { .from = from, .shape = shape };
  FormatsReader *reader;
  FormatsIssue issue;

  check_equal_u64 (
      formats_reader_new ((FormatsSource){ formats_read_bytes, &bytes }, &options, &reader),
      BASE_OK);
  check_equal_u64 (formats_reader_next (reader, puzzle, &issue), FORMATS_PUZZLE);
  formats_reader_free (reader);
}

#define GRID9                                                                                  \
  "5.. .7. ...\n6.. 195 ...\n.98 ... .6.\n\n8.. .6. ..3\n4.. 8.3 ..1\n7.. .2. ..6\n\n.6. ... " \
  "28.\n... 419 ..5\n... .8. .79\n"

const Telling telling_samples[] = {
  { .name = "lines", .text = P9 "\n" P9 ": 1 # two\n# none\n\n" P9 },
  { .name = "lines-of-16", .text = P4 "\n" P4 " four\n" P4 "\n" },
  { .name = "lines-that-are-bad", .text = P9 "\n..9.\n" P9 "0\n" P9 "\n" },
  { .name = "lines-of-cells",
    .text = "# a\n1 . . 4 . . 1 . . 3 . . 2 . . .\n\n1..4 ..1. .3.. 2... b\n" },
  { .name = "titles",
    .text = "Grid 01\n1..4\n..1.\n.3..\n2...\nGrid 02\n1..4\n..1\n.3..\n2...\n3\n1..4\n..1.\n"
            ".3..\n2...\n" },
  { .name = "drawn-frame",
    .text = "\xe2\x94\x8c\xe2\x94\x80\xe2\x94\x90\n\xe2\x94\x82"
            "1.\xe2\x94\x82.4\n..1.\n.3..\n2...\n" },
  { .name = "sukaku",
    .text = "1234123412341234123412341234123412341234123412341234123412341243\n" },
  { .name = "bits", .text = "1000\n0010\n0100\n0001\n" },
  { .name = "returns-alone", .text = P9 "\r" P9 "\r" },
  { .name = "returns-and-feeds", .text = P9 "\r\n" P9 "\r\n" },
  { .name = "mark-before-lines", .text = "\xef\xbb\xbf" P9 "\n" P9 "\n" },
  { .name = "grid", .text = GRID9 },
  { .name = "grids",
    .text = "# "
            "first\n1.|..\n--+--\n..|2.\n..|..\n\n..|..\n\n\n+--+--+\n|1.|..|\n|..|..|\n+--+--+\n|."
            ".|..|\n|43|..|\n+--+--+\n" },
  { .name = "grid-of-dashes", .text = "4---\n----\n--3-\n----\n" },
  { .name = "numbers",
    .text = "1 0 0 4\n0 0 1 0\n0 3 0 0\n2 0 0 0\n\n1 0 0 4\n0 0 1 0\n0 3 0 0\n2 0 0 0\n" },
  { .name = "numbers-with-boxes",
    .text = "1 5\n0 0 5 1 2\n0 0 0 0 0\n0 0 0 0 0 \n\n0 0 0 0 0 0 0 0 0 0" },
  { .name = "dlx", .text = "| a comment\na b c | x y\na b x:1\nb c x:2 y\n\nx\nc y:blue\n" },
  { .name = "matrix", .text = "0010110\n1001001\n0110010\n1001000\n0100001\n0001101\n" },
  { .name = "matrix-with-labels", .text = "# m\n  a b c\nr1 1 0 1\nr2 0 1 0\n" },
  { .name = "hexadecimal",
    .text = "0123456789ABCDEF"
            "................"
            "................"
            "................"
            "................"
            "................"
            "................"
            "................"
            "................"
            "................"
            "................"
            "................"
            "................"
            "................"
            "................"
            "................\n" },
  { .name = "prose", .text = "The quick brown fox\njumps over\n" },
  { .name = "nothing", .text = "\n\n# nothing\n" },
  { .name = "nul", .text = P9 "\n\0\n" P9 "\n", .length = 166 },
};
const size_t telling_n_samples = sizeof telling_samples / sizeof telling_samples[0];
