/* Written puzzles read back equal, and read puzzles are written back equal. */
#include "check.h"
#include "telling.h"

#include "base-random.h"
#include "format-data-lzstring-private.h"

#include <string.h>

/* Writes a puzzle and reads it again; `format` NULL: a sukaku, which has to be recognised. */
static void
read_again (const Format *format,
            const FormatsPuzzle *puzzle,
            SudokuShape *shape,
            FormatsPuzzle *again)
{
  BaseText text = BASE_TEXT_EMPTY;

  check_equal_u64 (
      formats_write (format != NULL ? format : formats_find ("sukaku"), puzzle, NULL, &text),
      BASE_OK);
  telling_read (text.bytes, text.length, format, shape, again);
  base_text_clear (&text);
}

static void
check_again (const Format *format, SudokuShape *shape, uint64_t seed)
{
  FormatsPuzzle puzzle = { .sudoku = telling_puzzle (shape, seed) }, again = FORMATS_PUZZLE_EMPTY;
  unsigned losses;

  base_text_add (&puzzle.comment, "a comment, and one");
  losses = formats_losses (format, &puzzle);
  if ((losses & FORMATS_IMPOSSIBLE) == 0)
    {
      read_again (format, &puzzle, (losses & FORMATS_LOSS_SHAPE) != 0 ? shape : NULL, &again);
      if ((losses & FORMATS_LOSS_GIVENS) == 0)
        check_true (sudoku_puzzle_equal (puzzle.sudoku, again.sudoku));
      if ((losses & FORMATS_LOSS_COMMENT) == 0)
        check_equal_text (base_text_string (&again.comment), base_text_string (&puzzle.comment));
    }
  format_puzzle_clear (&puzzle);
  format_puzzle_clear (&again);
}

/* Every size from 4 to 64, with the usual boxes. */
static void
every_size (const void *data)
{
  const Format *format = data;

  for (uint32_t n_values = 4; n_values <= 64; n_values++)
    {
      SudokuShape *shape;
      uint32_t rows, columns;

      sudoku_shape_usual_boxes (n_values, &rows, &columns);
      check_equal_u64 (sudoku_shape_new (rows, columns, SUDOKU_NO_RULES, &shape), BASE_OK);
      for (uint64_t seed = 0; seed < (n_values < 20 ? 10 : 2); seed++)
        check_again (format, shape, seed * 1000);
      sudoku_shape_unref (shape);
    }
}

/* Boxes of every kind, and the shapes that no text of symbols can express. */
static void
every_shape (const void *data)
{
  static const char *const shapes[] = {
    "boxes:3x2",
    "boxes:1x4",
    "boxes:4x1",
    "boxes:2x4",
    "boxes:4x2",
    "boxes:2x6",
    "boxes:6x2",
    "boxes:1x7",
    "boxes:7x1",
    "boxes:5x12",
    "boxes:12x5",
    "boxes:3x3+diagonals",
    "samurai",
    "boxes:3x21",
    "jigsaw:1112122233343444",
    "boxes:3x3+windows",
    "boxes:8x8",
    "boxes:9x7",
    "boxes:4x4+diagonals+windows",
    "jigsaw:1112122233343444+diagonals",
  };

  for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
    {
      SudokuShape *shape;

      check_equal_u64 (sudoku_shape_parse (shapes[i], &shape), BASE_OK);
      check_again (data, shape, i * 77);
      sudoku_shape_unref (shape);
    }
}

/* Grids show boxes of more than one row and column; numbers show all. */
static void
losses_are_told (const void *data)
{
  static const struct
  {
    const char *shape, *format;
    unsigned losses;
  } all[] = {
    { "boxes:3x2", "line", FORMATS_LOSS_SHAPE },
    { "boxes:3x2", "grid", 0 },
    { "boxes:3x2", "numbers", 0 },
    { "boxes:3x2", "sdm", FORMATS_LOSS_SHAPE | FORMATS_LOSS_COMMENT | FORMATS_IMPOSSIBLE_SIZE },
    { "boxes:1x4", "grid", FORMATS_LOSS_SHAPE },
    { "boxes:1x4", "numbers", 0 },
    { "boxes:3x3+diagonals", "line", FORMATS_LOSS_SHAPE },
    { "boxes:3x3+diagonals", "grid", FORMATS_LOSS_SHAPE },
    { "boxes:3x3+diagonals", "numbers", FORMATS_LOSS_SHAPE },
    { "samurai", "line", FORMATS_LOSS_SHAPE },
    { "boxes:8x8", "line", FORMATS_IMPOSSIBLE_SIZE },
    { "boxes:8x8", "grid", FORMATS_IMPOSSIBLE_SIZE },
    { "boxes:8x8", "numbers", 0 },
    { "boxes:3x3", "dlx", FORMATS_IMPOSSIBLE_KIND },
    { "boxes:3x3", "matrix", FORMATS_IMPOSSIBLE_KIND },
    { "boxes:3x3", "sukaku", FORMATS_LOSS_GIVENS },
    { "boxes:3x3", "sdm", FORMATS_LOSS_COMMENT },
    { "boxes:3x3", "sdk", 0 },
    { "boxes:3x3", "ss", 0 },
    { "boxes:3x2", "sdk", FORMATS_LOSS_SHAPE | FORMATS_IMPOSSIBLE_SIZE },
    { "boxes:3x3", "npy", FORMATS_LOSS_COMMENT },
    { "boxes:3x3+windows", "npy", FORMATS_LOSS_COMMENT | FORMATS_LOSS_SHAPE },
    { "boxes:3x2", "jigsaw", 0 },
    { "jigsaw:1112122233343444", "jigsaw", 0 },
    { "jigsaw:1112122233343444+diagonals", "jigsaw", FORMATS_LOSS_SHAPE },
    { "jigsaw:1112122233343444", "candidates", FORMATS_LOSS_SHAPE },
    { "jigsaw:1112122233343444+diagonals", "fpuzzles", FORMATS_LOSS_COMMENT },
    { "boxes:3x3+diagonals+windows", "link", FORMATS_LOSS_COMMENT },
    { "samurai", "fpuzzles", FORMATS_IMPOSSIBLE_SIZE },
    { "samurai", "ksudoku", FORMATS_LOSS_COMMENT },
    { "boxes:3x3+diagonals+windows", "ksudoku", FORMATS_LOSS_COMMENT },
    { "boxes:6x6", "ksudoku", FORMATS_LOSS_COMMENT | FORMATS_IMPOSSIBLE_SIZE },
    { "boxes:3x3", "opensudoku", 0 },
    { "boxes:3x3", "gnome", FORMATS_LOSS_COMMENT },
    { "boxes:3x3", "hodoku", 0 },
    { "boxes:3x3", "quadrille", 0 },
    { "boxes:8x8", "quadrille", 0 },
    { "samurai", "quadrille", 0 },
    { "jigsaw:1112122233343444+diagonals", "quadrille", 0 },
    { "boxes:3x3", "orlib", FORMATS_IMPOSSIBLE_KIND },
  };

  (void) data;
  for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
    {
      FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
      SudokuShape *shape;
      BaseText text = BASE_TEXT_EMPTY;

      check_equal_u64 (sudoku_shape_parse (all[i].shape, &shape), BASE_OK);
      puzzle.sudoku = telling_puzzle (shape, 3);
      base_text_add (&puzzle.comment, "c");
      check_equal_u64 (formats_losses (formats_find (all[i].format), &puzzle), all[i].losses);
      check_equal_u64 (formats_write (formats_find (all[i].format), &puzzle, NULL, &text),
                       (all[i].losses & FORMATS_IMPOSSIBLE) != 0 ? BASE_BAD_INPUT : BASE_OK);
      check_equal_u64 (text.length == 0, (all[i].losses & FORMATS_IMPOSSIBLE) != 0);
      base_text_clear (&text);
      format_puzzle_clear (&puzzle);
      sudoku_shape_unref (shape);
    }
}

static void
sukaku_comes_back (const void *data)
{
  BaseRandom random = { .state = 5 };

  (void) data;
  for (uint32_t n_values = 4; n_values <= 25; n_values++)
    {
      FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY, again = FORMATS_PUZZLE_EMPTY;
      SudokuShape *shape;
      uint32_t rows, columns;

      sudoku_shape_usual_boxes (n_values, &rows, &columns);
      check_equal_u64 (sudoku_shape_new (rows, columns, SUDOKU_NO_RULES, &shape), BASE_OK);
      puzzle.sudoku = sudoku_puzzle_new (shape);
      check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle.sudoku), BASE_OK);
      for (uint32_t cell = 0; cell < n_values * n_values; cell++)
        puzzle.sudoku->candidates[cell] &= base_random_next (&random);
      check_equal_u64 (formats_losses (formats_find ("sukaku"), &puzzle), 0);
      check_equal_u64 (formats_losses (formats_find ("line"), &puzzle), FORMATS_LOSS_CANDIDATES);
      read_again (NULL, &puzzle, NULL, &again);
      check_equal_text (again.format->id, "sukaku");
      check_true (sudoku_puzzle_equal (puzzle.sudoku, again.sudoku));
      format_puzzle_clear (&puzzle);
      format_puzzle_clear (&again);
      sudoku_shape_unref (shape);
    }
}

typedef struct
{
  const char *name, *text, *shape, *from;
} Same;

#define COURSE  "..5 .7. ...\n... ... ...\n... ... ...\n\n"
#define HEX_ROW "................"

#define SS_GRID                                                                                \
  "*-----------*\n|...|...|.19|\n|...|3..|5..|\n|57.|..9|2.6|\n|---+---+---|\n|.27|...|...|\n" \
  "|64.|28.|...|\n|..1|.6.|..7|\n|---+---+---|\n|7..|8.5|..4|\n|1..|...|7.2|\n|.9.|...|...|\n" \
  "*-----------*\n"

/* Texts that come back byte for byte. */
static const Same sames[] = {
  { "/formats/layout/line-with-comments", P4 "  # one\n" P9 ":1:2\r\n" P4 ",x\r1--4--1--3--2---\n",
    NULL, NULL },
  { "/formats/layout/line-of-cells-apart",
    "1 . . 4 . . 1\t. . 3 . . 2 . . . # one\n1..4 ..1. .3.. 2...\n", NULL, NULL },
  { "/formats/layout/line-with-comments-of-their-own",
    "# top\n\n" P9 "\n# mid\r\n \n" P9 " # one\n", NULL, NULL },
  { "/formats/layout/sukaku-of-cells-apart",
    "1234 12.. 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 .2.4\n", NULL,
    NULL },
  { "/formats/layout/grid-with-titles",
    "Grid 1\n1..4\n..1.\n.3..\n2...\n\nGrid 2\n1..4\n..1.\n.3..\n2...\n", NULL, NULL },
  { "/formats/layout/grid-with-a-drawn-frame",
    "\xe2\x94\x8c\xe2\x94\x80\xe2\x94\x90\n\xe2\x94\x82"
    "1.\xe2\x94\x82.4\xe2\x94\x82\n..1.\n"
    ".3..\n2...\n\xe2\x94\x94\xe2\x94\x98\n",
    NULL, NULL },
  { "/formats/layout/line-from-0",
    "0123456789ABCDEF" HEX_ROW HEX_ROW HEX_ROW HEX_ROW HEX_ROW HEX_ROW HEX_ROW HEX_ROW HEX_ROW
        HEX_ROW HEX_ROW HEX_ROW HEX_ROW HEX_ROW HEX_ROW "\n",
    NULL, NULL },
  { "/formats/layout/line-of-small-letters",
    "123456789abcdef-"
    "----------------------------------------------------------------"
    "----------------------------------------------------------------"
    "----------------------------------------------------------------"
    "-----------------------------------------g------\n",
    NULL, NULL },
  { "/formats/layout/grid-of-the-coursework",
    COURSE COURSE "..5 .7. ...\n... ... ...\n... ... ...\n", NULL, NULL },
  { "/formats/layout/grid-with-frames",
    "# mine\n.-----.\n|1 _|_ 4|\r\n|_ _|1 _|  # here\n:---+---:\n|_ 3|_ _|\n|2 _|_ "
    "_|\n'-----'\n\n\n1004\n0010\n----\n0300\n2000\n",
    NULL, NULL },
  { "/formats/layout/grid-of-commas", "1,0,0,4\r0,0,1,0\r0,3,0,0\r2,0,0,0\r", NULL, NULL },
  { "/formats/layout/grid-of-a-forced-shape", "1....6\n......\n......\n......\n......\n......\n",
    "boxes:2x3", NULL },
  { "/formats/layout/numbers",
    "# mine\n 2   3\n\n1 0  0 0 0 0\n0 0 0 0 0 0\t \n0 0 0 0 0 0 0 0 0 0 0 0\n\n\n\n0 0 0 0 0 0\n0 "
    "0 0 0 0 6\n",
    NULL, NULL },
  { "/formats/layout/numbers-in-columns",
    " 3  4\n 1  0  0  0 10  0  0  0  0  0  0  0\n"
    " 0  0  0  0  0  0  0  0  0  0  0  0\n 0  0  0  0  0  0  0  0  0  0  0  0\n 0  0  0  0  0  0  "
    "0  0  0  0  0  0\n"
    " 0  0  0  0  0  0  0  0  0  0  0  0\n 0  0  0  0  0  0  0  0  0  0  0  0\n 0  0  0  0  0  0  "
    "0  0  0  0  0  0\n"
    " 0  0  0  0  0  0  0  0  0  0  0  0\n 0  0  0  0  0  0  0  0  0  0  0  0\n 0  0  0  0  0  0  "
    "0  0  0  0  0  0\n"
    " 0  0  0  0  0  0  0  0  0  0  0  0\n12  0  0  0  0  0  0  0  0  0  0 11\n",
    NULL, NULL },
  { "/formats/layout/dlx", "| a comment\n| of two lines\na b | c d\na c:1 d\nb c:1\nb a d:x\n",
    NULL, NULL },
  { "/formats/layout/matrix", "# mine\n0010110\n1001001\n", NULL, NULL },
  { "/formats/layout/matrix-of-labels", "a b c\nr1 1,0,1\nr2 0,1,0\n", NULL, NULL },
  { "/formats/layout/quadrille-of-windows", "quadrille 1\r\n\r\npuzzle: samurai\r\nabc: d\r\n",
    NULL, NULL },
  { "/formats/layout/sdm", P9 "\n", NULL, NULL },
  { "/formats/layout/ss-with-comments", SS_GRID "\nI003\n# 003\n\n" SS_GRID "\nI004\n# a\n# b\n",
    NULL, "ss" },
};

static void
comes_back (const void *data)
{
  const Same *same = data;
  FormatsBytes bytes = { same->text, strlen (same->text) };
  FormatsOptions options = { 0 };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsReader *reader;
  FormatsIssue issue;
  BaseText text = BASE_TEXT_EMPTY;

  if (same->from != NULL)
    options.from = formats_find (same->from);
  if (same->shape != NULL)
    check_equal_u64 (sudoku_shape_parse (same->shape, &options.shape), BASE_OK);
  check_equal_u64 (
      formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader),
      BASE_OK);
  while (formats_reader_next (reader, &puzzle, &issue) == FORMATS_PUZZLE)
    check_equal_u64 (formats_write (puzzle.format, &puzzle,
                                    &(FormatsWriteOptions){ .follows = text.length > 0 }, &text),
                     BASE_OK);
  check_equal_text (text.bytes, same->text);
  format_puzzle_clear (&puzzle);
  formats_reader_free (reader);
  sudoku_shape_unref (options.shape);
  base_text_clear (&text);
}

/* The sample that has every key. */
static void
our_own_comes_back (const void *data)
{
  for (size_t i = 0; i < telling_n_samples; i++)
    if (strcmp (telling_samples[i].name, data) == 0)
      comes_back (&(Same){ .text = telling_samples[i].text });
}

typedef struct
{
  const char *name, *text, *to, *expected;
  FormatsWriteOptions options;
} Written;

static const uint8_t solution4[] = { 1, 2, 3, 4, 3, 4, 1, 2, 4, 3, 2, 1, 2, 1, 4, 3 };

static const Written writtens[] = {
  { .name = "/formats/write/solution-in-the-layout-of-a-grid",
    .text = "# c\n+--+--+\n|1.|.4|\n|..|1.|\n+--+--+\n|.3|..|\n|2.|..|\n+--+--+\n",
    .to = "grid",
    .expected = "# c\n+--+--+\n|12|34|\n|34|12|\n+--+--+\n|43|21|\n|21|43|\n+--+--+\n",
    .options = { .values = solution4 } },
  { .name = "/formats/write/bare-is-without-the-comment",
    .text = "# c\n1.|.4 # d\n..|1.\n.3|..\n2.|..\n",
    .to = "grid",
    .expected = "1.|.4\n..|1.\n.3|..\n2.|..\n",
    .options = { .bare = true } },
  { .name = "/formats/write/plain-is-the-coursework-form",
    .text = "# c\n1.|.4 # d\n..|1.\n.3|..\n2.|..\n",
    .to = "grid",
    .expected = "# c\n# d\n1. .4\n.. 1.\n\n.3 ..\n2. ..\n",
    .options = { .plain = true } },
  { .name = "/formats/write/gap-before-what-follows",
    .text = P4,
    .to = "grid",
    .expected = "\n1. .4\n.. 1.\n\n.3 ..\n2. ..\n",
    .options = { .follows = true } },
  { .name = "/formats/write/line-from-a-grid",
    .text = "# c\n# d\n1_|_4\n__|1_\n_3|__\n2_|__\n",
    .to = "line",
    .expected = "1__4__1__3__2___ # c d\n" },
  { .name = "/formats/write/comments-of-their-own-above-a-grid",
    .text = "# top\n\n#mid\n" P4 " own\n",
    .to = "grid",
    .expected = "# top\n# mid\n# own\n1. .4\n.. 1.\n\n.3 ..\n2. ..\n" },
  { .name = "/formats/write/comments-of-their-own-above-a-sukaku",
    .text = "# top\n\n" P4 "\n",
    .to = "sukaku",
    .expected = "# top\n\n1...12341234...4"
                "123412341...1234"
                "1234..3.12341234"
                ".2..123412341234\n" },
  { .name = "/formats/write/bare-is-without-the-title",
    .text = "Grid 1\n1..4\n..1.\n.3..\n2...\n",
    .to = "grid",
    .expected = "1..4\n..1.\n.3..\n2...\n",
    .options = { .bare = true } },
  { .name = "/formats/write/solution-of-cells-apart",
    .text = "1 . . 4 . . 1 . . 3 . . 2 . . . c\n",
    .to = "line",
    .expected = "1 2 3 4 3 4 1 2 4 3 2 1 2 1 4 3 c\n",
    .options = { .values = solution4 } },
  { .name = "/formats/write/solution-as-a-line",
    .text = P4 " comment",
    .to = "line",
    .expected = "1234341243212143\n",
    .options = { .values = solution4, .bare = true } },
  { .name = "/formats/write/numbers-from-a-line",
    .text = P4,
    .to = "numbers",
    .expected = "1 0 0 4\n0 0 1 0\n0 3 0 0\n2 0 0 0\n" },
  { .name = "/formats/write/numbers-say-boxes-where-they-are-not-usual",
    .text = " 1  4\n1 0 0 4 0 0 1 0\n0 3 0 0 2 0 0 0\n",
    .to = "numbers",
    .expected = "1 4\n1 0 0 4\n0 0 1 0\n0 3 0 0\n2 0 0 0\n",
    .options = { .plain = true } },
  { .name = "/formats/write/sdm-has-zeros",
    .text = P9 " c\n",
    .to = "sdm",
    .expected =
        "000000019000300500570009206027000000640280000001060007700805004100000702090000000\n" },
  { .name = "/formats/write/line-of-windows",
    .text = P9 "\r\n",
    .to = "line",
    .expected = P9 "\r\n" },
  { .name = "/formats/write/ksudoku-goes-down-the-columns",
    .text = P4,
    .to = "ksudoku",
    .expected =
        "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"0\">\n  <puzzle>\n"
        "   <graph type=\"sudoku\" order=\"4\"/>\n   <values>b__c__d__b__e___</values>\n"
        "  </puzzle>\n  <history/>\n </game>\n</ksudoku>\n" },
  { .name = "/formats/write/hodoku-plainly",
    .text = P9,
    .to = "hodoku",
    .expected = ":0000:x:" P9 ":::\n" },
  { .name = "/formats/write/quadrille-from-a-line",
    .text = "# top\n" P4 " a comment",
    .to = "quadrille",
    .expected = "quadrille 1\n\npuzzle: boxes:2x2\ncomment: a comment\nabove: top\ngrid:\n"
                "  1. .4\n  .. 1.\n  .3 ..\n  2. ..\n" },
  { .name = "/formats/write/quadrille-with-a-solution-has-no-game",
    .text =
        "puzzle: boxes:2x2\ntitle: t\ngrid: " P4 "\nentries: .2.. .... .... ....\nmarks: R1C3=3\n",
    .to = "quadrille",
    .expected = "\npuzzle: boxes:2x2\ntitle: t\ngrid:\n  12 34\n  34 12\n  43 21\n  21 43\n",
    .options = { .values = solution4, .follows = true } },
  { .name = "/formats/write/opensudoku-goes-on",
    .text = P9,
    .to = "opensudoku",
    .expected =
        "  <folder name=\"\" created=\"0\">\n    <game created=\"0\" state=\"1\" time=\"0\" "
        "last_played=\"0\" "
        "data="
        "\"000000019000300500570009206027000000640280000001060007700805004100000702090000000\" "
        "note=\"\"/>\n  </folder>\n",
    .options = { .follows = true, .goes_on = true } },
  { .name = "/formats/write/jigsaw-on-one-line",
    .text = P4,
    .to = "jigsaw",
    .expected = P4 " 1122112233443344\n" },
  { .name = "/formats/write/dlx-from-a-matrix",
    .text = "011\n100\n",
    .to = "dlx",
    .expected = "1 2 3\n2 3\n1\n" },
  { .name = "/formats/write/matrix-from-a-dlx",
    .text = "a b | c\na c\nb\n",
    .to = "matrix",
    .expected = "a b c\n101\n010\n" },
};

static void
is_written (const void *data)
{
  const Written *written = data;
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  BaseText text = BASE_TEXT_EMPTY;

  telling_read (written->text, strlen (written->text), NULL, NULL, &puzzle);
  check_equal_u64 (formats_write (formats_find (written->to), &puzzle, &written->options, &text),
                   BASE_OK);
  check_equal_text (text.bytes, written->expected);
  format_puzzle_clear (&puzzle);
  base_text_clear (&text);
}

/* Numbers that grow keep their columns where there is room. */
static void
numbers_keep_their_columns (const void *data)
{
  const char *text = "3 3\n1  0  0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0 0\n0 0 0 0 0 0 "
                     "0 0 0\n0 0 0 0 0 0 0 0 0\n"
                     "0 0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0 0\n";
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  uint8_t values[81] = { 2, 10, 0 };
  BaseText out = BASE_TEXT_EMPTY;

  (void) data;
  telling_read (text, strlen (text), NULL, NULL, &puzzle);
  check_equal_u64 (
      formats_write (puzzle.format, &puzzle, &(FormatsWriteOptions){ .values = values }, &out),
      BASE_OK);
  check_true (strncmp (out.bytes, "3 3\n2 10  0 0 0", 15) == 0);
  format_puzzle_clear (&puzzle);
  base_text_clear (&out);
}

static void
names_that_cannot_be_written (const void *data)
{
  static const struct
  {
    const char *name;
    bool dlx, matrix;
  } names[] = { { "a", true, true },      { "a b", false, false },
                { "a:b", false, true },   { "a|b", false, true },
                { "a,b", true, false },   { "", false, false },
                { "#1", true, false },    { "0", true, false },
                { "\xff", false, false }, { "\xef\xbb\xbf", false, false },
                { "1", true, true } };

  (void) data;
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    {
      FormatsPuzzle puzzle = { .kind = FORMATS_COVER, .problem = cover_problem_new () };
      CoverTerm term = { 0 };
      uint32_t ignored;

      cover_problem_add_item (puzzle.problem, names[i].name, strlen (names[i].name), true,
                              &ignored);
      cover_problem_add_option (puzzle.problem, &term, 1, &ignored);
      check_equal_u64 (formats_losses (formats_find ("dlx"), &puzzle),
                       names[i].dlx ? 0 : FORMATS_IMPOSSIBLE_NAMES);
      check_equal_u64 (formats_losses (formats_find ("matrix"), &puzzle),
                       names[i].matrix ? 0 : FORMATS_IMPOSSIBLE_NAMES);
      check_equal_u64 (formats_losses (formats_find ("line"), &puzzle), FORMATS_IMPOSSIBLE_KIND);
      format_puzzle_clear (&puzzle);
    }
}

/* A known pair from another implementation, and texts of all kinds both ways. */
static void
packing_comes_back (const void *data)
{
  static const char *const letters[] = { "a", "b",        "{\"",          "\":",
                                         "0", "\xc3\xa9", "\xe2\x82\xac", "\xf0\x9f\x98\x80" };
  BaseRandom random = { .state = 3 };
  size_t bad;

  (void) data;
  for (unsigned i = 0; i < 300; i++)
    {
      BaseText text = BASE_TEXT_EMPTY, packed = BASE_TEXT_EMPTY, again = BASE_TEXT_EMPTY;

      if (i == 0)
        base_text_add (&text, "{\"size\":4}");
      for (unsigned k = 0; k < i * i / 20; k++)
        base_text_add (&text, letters[base_random_below (&random, 1 + i % 8)]);
      check_equal_u64 (format_data_lzstring_pack (base_text_string (&text), text.length, &packed),
                       BASE_OK);
      if (i == 0)
        check_equal_text (packed.bytes, "N4IgzglgXgpiBcAWAvkA");
      check_equal_u64 (
          format_data_lzstring_unpack (packed.bytes, packed.length, 100000, &again, &bad), BASE_OK);
      check_equal_text (base_text_string (&again), base_text_string (&text));
      base_text_clear (&text);
      base_text_clear (&packed);
      base_text_clear (&again);
    }
}

static void
suffixes_choose_what_is_written (const void *data)
{
  (void) data;
  check_true (formats_for_file_name ("a.b/puzzle.TXT") == formats_find ("line"));
  check_true (formats_for_file_name ("x.dlx") == formats_find ("dlx"));
  check_true (formats_for_file_name ("x.txt.sdm") == formats_find ("sdm"));
  check_true (formats_for_file_name ("a.txt/puzzle") == NULL);
  check_true (formats_for_file_name ("puzzle.") == NULL);
  check_true (formats_for_file_name ("puzzle") == NULL);
  check_true (formats_find ("no such format") == NULL);
}

int
main (void)
{
  static const char *const ids[] = { "line",   "grid",    "numbers",    "sdm",      "sukaku",
                                     "npy",    "sdk",     "csv",        "ss",       "csv-grid",
                                     "jigsaw", "link",    "fpuzzles",   "gnome",    "opensudoku",
                                     "hodoku", "ksudoku", "candidates", "quadrille" };
  char name[80];

  for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++)
    {
      snprintf (name, sizeof name, "/formats/%s/every-size-comes-back", ids[i]);
      check_claim (name, every_size, formats_find (ids[i]));
      snprintf (name, sizeof name, "/formats/%s/every-shape-comes-back", ids[i]);
      check_claim (name, every_shape, formats_find (ids[i]));
    }
  check_claim ("/formats/link/packing-comes-back", packing_comes_back, NULL);
  check_claim ("/formats/sukaku/candidates-come-back", sukaku_comes_back, NULL);
  for (size_t i = 0; i < sizeof sames / sizeof sames[0]; i++)
    check_claim (sames[i].name, comes_back, &sames[i]);
  check_claim ("/formats/layout/quadrille", our_own_comes_back, "quadrille");
  for (size_t i = 0; i < sizeof writtens / sizeof writtens[0]; i++)
    check_claim (writtens[i].name, is_written, &writtens[i]);
  check_claim ("/formats/layout/numbers-keep-their-columns", numbers_keep_their_columns, NULL);
  check_claim ("/formats/losses/are-told-before", losses_are_told, NULL);
  check_claim ("/formats/losses/names-that-cannot-be-written", names_that_cannot_be_written, NULL);
  check_claim ("/formats/table/suffixes-choose-what-is-written", suffixes_choose_what_is_written,
               NULL);
  return check_finish ();
}
