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
  [FORMATS_WRONG_VALUES] = "WRONG_VALUES",
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
  [FORMATS_TOO_MANY_ITEMS] = "TOO_MANY_ITEMS",
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
  [FORMATS_WRONG_GROUPS] = "WRONG_GROUPS",
  [FORMATS_CANDIDATE_TWICE] = "CANDIDATE_TWICE",
  [FORMATS_UNKNOWN_SECTION] = "UNKNOWN_SECTION",
  [FORMATS_BAD_MOVE] = "BAD_MOVE",
  [FORMATS_BAD_CANDIDATE] = "BAD_CANDIDATE",
  [FORMATS_WRONG_FIELDS] = "WRONG_FIELDS",
  [FORMATS_OPEN_QUOTE] = "OPEN_QUOTE",
  [FORMATS_WRONG_REGIONS] = "WRONG_REGIONS",
  [FORMATS_WRONG_REGION] = "WRONG_REGION",
  [FORMATS_NO_REGIONS] = "NO_REGIONS",
  [FORMATS_BAD_GAME_ID] = "BAD_GAME_ID",
  [FORMATS_WRONG_CELLS] = "WRONG_CELLS",
  [FORMATS_WRONG_BORDERS] = "WRONG_BORDERS",
  [FORMATS_BAD_KEY] = "BAD_KEY",
  [FORMATS_KEY_TOO_OFTEN] = "KEY_TOO_OFTEN",
  [FORMATS_NO_PUZZLE_KEY] = "NO_PUZZLE_KEY",
  [FORMATS_OTHER_VERSION] = "OTHER_VERSION",
  [FORMATS_BAD_SHAPE] = "BAD_SHAPE",
  [FORMATS_BAD_CELL] = "BAD_CELL",
  [FORMATS_BAD_STROKE] = "BAD_STROKE",
  [FORMATS_BAD_ESCAPE] = "BAD_ESCAPE",
  [FORMATS_MISSING_BYTES] = "MISSING_BYTES",
  [FORMATS_BAD_HEADER] = "BAD_HEADER",
  [FORMATS_BAD_TYPE] = "BAD_TYPE",
  [FORMATS_BAD_ARRAY] = "BAD_ARRAY",
  [FORMATS_BAD_JSON] = "BAD_JSON",
  [FORMATS_BAD_JSON_SIGN] = "BAD_JSON_SIGN",
  [FORMATS_BAD_STRING] = "BAD_STRING",
  [FORMATS_BAD_XML] = "BAD_XML",
  [FORMATS_BAD_ENTITY] = "BAD_ENTITY",
  [FORMATS_WRONG_END] = "WRONG_END",
  [FORMATS_TOO_DEEP] = "TOO_DEEP",
  [FORMATS_FILE_ENDS] = "FILE_ENDS",
  [FORMATS_MISSING] = "MISSING",
  [FORMATS_BAD_VALUE] = "BAD_VALUE",
  [FORMATS_UNREADABLE_KIND] = "UNREADABLE_KIND",
  [FORMATS_BAD_BASE64] = "BAD_BASE64",
  [FORMATS_BAD_PACKING] = "BAD_PACKING",
  [FORMATS_AMBIGUOUS_TAGS] = "AMBIGUOUS_TAGS",
  [FORMATS_COSTS_IGNORED] = "COSTS_IGNORED",
  [FORMATS_RULE_IGNORED] = "RULE_IGNORED",
  [FORMATS_SOLUTION_IGNORED] = "SOLUTION_IGNORED",
  [FORMATS_MORE_WARNINGS] = "MORE_WARNINGS",
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

  return format_read_bytes (&self->bytes, bytes, capacity < self->chunk ? capacity : self->chunk,
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
  format_symbols (NULL, n_values, symbols);
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

/* Adds the parts beside the puzzle: texts unchanged, values as digits, marks as digits with
 * commas. */
static void
add_about (BaseText *out, const FormatsPuzzle *puzzle)
{
  static const char *const names[] = { "title",  "author", "description", "source", "link",
                                       "date",   "level",  "time",        "played", "hints",
                                       "rating", "state",  "solution",    "entries" };
  char symbols[SUDOKU_MAX_VALUES + 1];

  for (unsigned i = 0; i < FORMATS_ABOUT_MARKS; i++)
    {
      const uint8_t *values = NULL;

      if (puzzle->about[i].length == 0)
        continue;
      base_text_add (out, " {");
      base_text_add (out, names[i]);
      base_text_add (out, ": ");
      if (i < FORMATS_ABOUT_TEXTS)
        base_text_add_bytes (out, puzzle->about[i].bytes, puzzle->about[i].length);
      else
        values = format_about_values (puzzle, i);
      for (uint32_t cell = 0; values != NULL && cell < puzzle->about[i].length; cell++)
        base_text_add_char (
            out, values[cell] == 0
                     ? '.'
                     : format_symbols (NULL, sudoku_shape_n_values (puzzle->sudoku->shape),
                                       symbols)[values[cell] - 1]);
      base_text_add_char (out, '}');
    }
  for (unsigned i = FORMATS_ABOUT_HIDDEN; i < FORMATS_ABOUTS; i++)
    if (puzzle->about[i].length > 0)
      {
        base_text_add (out, " {about ");
        base_text_add_number (out, i);
        base_text_add (out, ": ");
        base_text_add_json (out, puzzle->about[i].bytes, puzzle->about[i].length);
        base_text_add_char (out, '}');
      }
  if (puzzle->about[FORMATS_ABOUT_MARKS].length == 0)
    return;
  base_text_add (out, " {marks:");
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (puzzle->sudoku->shape); cell++)
    if (format_about_marks (puzzle, cell) != 0)
      {
        base_text_add_char (out, ' ');
        base_text_add_number (out, cell);
        base_text_add_char (out, '=');
        for (uint32_t v = 0; v < 64; v++)
          if ((format_about_marks (puzzle, cell) >> v & 1) != 0)
            base_text_add_number (out, v + 1);
      }
  base_text_add_char (out, '}');
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
  add_about (out, puzzle);
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
  FormatsOptions options = { .patient = telling->patient, .warn = add_warning, .warn_data = &out };
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
  format_puzzle_clear (&puzzle);
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
      formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader),
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
  { .name = "candidates", .text = "# pm\n1 234 23 | 4\n. 12 1 3\n--+--\n12 3 4 -\n2 1234 . 34\n" },
  { .name = "sdk",
    .text = "#A somebody\n#T title\n#C one\n#C "
            "two\n[Puzzle]\n.......19\n...3..5..\n57...92.6\n.27......\n"
            "64.28....\n..1.6...7\n7..8.5..4\n1.....7.2\n.9.......\n[State]\n4......19\n...3..5.."
            "\n57...92."
            "6\n.27......\n64.28....\n..1.6...7\n7..8.5..4\n1.....7.2\n.9.......\n[PencilMarks]\n"
            ",12,,,,,3,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,"
            ",,,,,"
            "9\n[Colours]\nx\n" },
  { .name = "ss",
    .text =
        "|...|...|.19|\n|...|3..|5..|\n|57.|..9|2.6|\n|---+---+---|\n|.27|...|...|\n|64.|28.|...|"
        "\n|"
        "..1|.6.|..7|\n|---+---+---|\n|7..|8.5|..4|\n|1..|...|7.2|\n|.9.|...|...|\n\nI004\nE013\n",
    .patient = true },
  { .name = "hodoku",
    .text =
        ":0901:3:+4......19...3..5..57...92.6.27......64.28......1.6...77..8.5..41.....7.2.9......."
        ":612 813:643:234:\n:0000:x:" P9 ":::\n" },
  { .name = "quadrille",
    .text =
        "quadrille 1\n\npuzzle: boxes:2x2\ntitle: a title\n"
        "description: one \\\\ two\n   three\n  \\\n  four \\\nrating: 1.5\n"
        "comment: c\\x0dd\nabove: e\n  f\ngrid:\n  1. .4\n  .. 1.\n  .3 ..\n  2. ..\n"
        "solution:\n  12 34\n  34 12\n  43 21\n  21 43\nstate: playing\ntime-ms: 61500\nhints: 2\n"
        "entries:\n  .2 ..\n  .. ..\n  .. ..\n  .. ..\nmarks:\n  R1C3=23\n  R2C1=3 R2C2=4\n"
        "hidden-marks:\n  R2C4=2\nkept-marks:\n  R2C1=3\ncorner-marks:\n  "
        "R4C4=14\nkept-corner-marks:\n  R4C4=4\nplaced:\n"
        "  R1C2=1\nshown-solution:\n  .. 3.\n  .. ..\n  .. ..\n  .. ..\ncolours:\n"
        "  R1C1=18 R1C2=3\ncandidate-colours:\n  R4C4=1:1,4:8\nlines:\n  R1C1-R2C2\n"
        "  R1C1.4~R4C4.1\ntrial:\ntrial-entries:\n  .. ..\n  .. ..\n  .. ..\n  .. 1.\n"
        "trial-marks:\n  R1C2=1\nbookmark: before\nbookmark-time-us: "
        "1763632800000000\nbookmark-corner-marks:\n  R1C2=1\n"
        "bookmark: empty\nbookmark:\nbookmark-kept-marks:\n  R1C2=1\nbookmark-placed:\n"
        "  R1C2=2\nlater-key: 1\n  and more\n# last\n\npuzzle: jigsaw:1112122233343444\n"
        "candidates:\n  R1C1=12\n  R4C4=\nhidden-marks:\n\npuzzle: boxes:4x4\n"
        "symbols: 0123456789ABCDEF\ngrid:\n  0... .... .... ...F\n  .... .... .... ....\n"
        "  .... .... .... ....\n  .... .... .... ....\n  .... .... .... ....\n"
        "  .... .... .... ....\n  .... .... .... ....\n  .... .... .... ....\n"
        "  .... .... .... ....\n  .... .... .... ....\n  .... .... .... ....\n"
        "  .... .... .... ....\n  .... .... .... ....\n  .... .... .... ....\n"
        "  .... .... .... ....\n  .... .... .... ...9\n" },
  { .name = "quadrille-hand-written",
    .text = "puzzle:   boxes:2x2\ngrid: |1.|.4| ..1. .3..\n\t2...\nmarks: R2C2=4  R2C1=3\n\n\n"
            "title:no space\nquadrille 1\n\npuzzle: boxes:3x3+diagonals\n\nnot: it\n\npuzzle: "
            "boxes:2x2" },
  { .name = "csv",
    .text = "id,puzzle,solution,difficulty\n7," P4
            ",1234341243212143,\"easy, \"\"quite\"\"\"\n8,\"" P4 "\",1234341243212144,\n" },
  { .name = "csv-grid", .text = "1;;;4\n;;1;\n;3;;\n2;;;\n\n,,,\n,,\"2\",\n,,,\n1,,,\n" },
  { .name = "jigsaw", .text = "# j\n" P4 " 1112122233343444\n" P4 "\n1122112233443344\n" },
  { .name = "jigsaw-rows",
    .text = "1..4\n..1.\n.3..\n2...\n\nAAAB\nABBB\nCCCD\nCDDD\n",
    .patient = true },
  { .name = "orlib", .text = "3 4\n1 1 1\n2 2 2 3\n5 1 2\n4 1 3\n" },
  { .name = "npy",
    .text = "\x93NUMPY\x01\x00\x3b\x00{'descr': '<i2', 'fortran_order': False, 'shape': (2,1,1)}\n"
            "\x01\x00\x00\x00",
    .length = 73 },
  { .name = "fpuzzles",
    .text =
        "{\"size\":4,\"title\":\"a "
        "\\ud83d\\ude00\",\"grid\":[[{\"value\":1,\"given\":true},{\"region\":0},{"
        "\"centerPencilMarks\":[1,2]},{\"value\":4}],[{},{},{},{}],[{},{},{\"givenPencilMarks\":[1,"
        "4]},{}"
        "],[{},{},{},{}]],\"diagonal+\":true,\"diagonal-\":true,\"extraregion\":[{\"cells\":["
        "\"R2C2\","
        "\"R2C3\",\"R3C2\",\"R3C3\"]}],\"antiknight\":true,\"solution\":[1,2,3]}\n{\"size\":1}\n" },
  { .name = "link", .text = "https://f-puzzles.com/?load=N4IgzglgXgpiBcAWAvkA\n" },
  { .name = "gnome",
    .text = "{\"difficulty_category\":\"easy\",\"time_elapsed\":12.5,\"cells\":[{\"position\":[0,0]"
            ",\"value\":1,"
            "\"fixed\":true,\"earmarks\":[]},{\"position\":[0,1],\"value\":0,\"fixed\":false,"
            "\"earmarks\":[2,3]},"
            "{\"position\":[8,8],\"value\":5}]}\n" },
  { .name = "opensudoku",
    .text =
        "<?xml version=\"1.0\"?>\n<opensudoku><name>n</name><author>a &amp; b</author><!-- c -->"
        "<game "
        "data=\"000000019000300500570009206027000000640280000001060007700805004100000702090000"
        "000\" /><folder name='f'><game data=\"version: 1&#10;9|-|0|\"/></folder></opensudoku>\n" },
  { .name = "ksudoku",
    .text = "<!DOCTYPE ksudoku>\n<ksudoku><game msecs-elapsed=\"7\"><puzzle><graph type=\"sudoku\" "
            "order=\"4\"/><values>b__c__d__b__e___</values></puzzle></game></ksudoku>\n" },
  { .name = "ksudoku-played",
    .text = "<ksudoku><game><puzzle><graph type=\"sudoku\" "
            "order=\"4\"/><values>b__c__d__b__e___</values>"
            "</puzzle><history><simple-event value=\"2\" index=\"4\"/><complex-event><simple-event "
            "markers=\"0110\" index=\"1\"/></complex-event></history></game></ksudoku>\n" },
  { .name = "ksudoku-custom",
    .text =
        "<ksudoku><game><puzzle><graph type=\"custom\" order=\"2\"><clique>0 1</clique><clique>2 3"
        "</clique><clique>0 2</clique><clique>1 3</clique><clique>0 1</clique><clique>2 3</clique>"
        "</graph><values>b___</values></puzzle></game></ksudoku>\n" },
  { .name = "solo",
    .text = "2x2:1b4b1b3b2c\n# a\n2x3x:a6zh\n2x2:o\n4j:1b4b1b3b2c,b_d_ca_____aa b\n" },
  { .name = "numbers-of-several-sizes",
    .text = "1 0 0 4\n0 0 1 0\n0 3 0 0\n2 0 0 0\n\n1 2\n0 2\n2 1\n\n0 0 0 0 0 0 0 1 0\n9 0 0 0 0 0 "
            "0 0 0\n"
            "0 0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0 0\n"
            "0 0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0 0\n",
    .from = "numbers" },
  { .name = "prose", .text = "The quick brown fox\njumps over\n" },
  { .name = "nothing", .text = "\n\n# nothing\n" },
  { .name = "nul", .text = P9 "\n\0\n" P9 "\n", .length = 166 },
};
const size_t telling_n_samples = sizeof telling_samples / sizeof telling_samples[0];
