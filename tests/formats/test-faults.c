/* Every fault there is, with its exact place and details. */
#include "check.h"
#include "telling.h"

#include <string.h>

typedef struct
{
  FormatsFault fault;
  const char *text;
  const char *expected; /* without the fault's name; NULL where a claim of its own is made */
  size_t length;
  const char *from;
} Fault;

#define LINE " 1..4..1..3..2..."

static const Fault faults[] = {
  { .fault = FORMATS_UNKNOWN_FORMAT,
    .text = "# title\n\n  what is this?\n",
    .expected = "bad 3:3" },
  { .fault = FORMATS_NUL_BYTE,
    .text = "1..4..1..3..2..\0\n",
    .expected = "bad 1:16",
    .length = 17,
    .from = "line" },
  { .fault = FORMATS_NUL_BYTE,
    .text = P4 " \xc3\xa9\0\n",
    .expected = "bad 1:19",
    .length = 21,
    .from = "line" },
  { .fault = FORMATS_NUL_BYTE,
    .text = "1..4\n..\0.\n.3..\n2...\n",
    .expected = "bad 2:3",
    .length = 20,
    .from = "grid" },
  { .fault = FORMATS_NUL_BYTE,
    .text = "a b\na \0\n",
    .expected = "bad 2:3",
    .length = 8,
    .from = "dlx" },
  { .fault = FORMATS_NOT_UTF8,
    .text = "1..4..1..3..2..\xff\n",
    .expected = "bad 1:16 found 255",
    .from = "line" },
  { .fault = FORMATS_NOT_UTF8,
    .text = "# \xc3\n1..4\n..1.\n.3..\n2...\n",
    .expected = "bad 1:3 found 195",
    .from = "grid" },
  { .fault = FORMATS_NOT_UTF8,
    .text = "# \xed\xa0\x80\n0 1\n",
    .expected = "bad 1:3 found 237",
    .from = "matrix" },
  { .fault = FORMATS_UNKNOWN_SYMBOL,
    .text = "1..4..1?.3..2...\n",
    .expected = "bad 1:8 \"?\"",
    .from = "line" },
  { .fault = FORMATS_UNKNOWN_SYMBOL,
    .text = "1..4..\xe2\x82\xac..3..2...\n",
    .expected = "bad 1:7 \"\xe2\x82\xac\"",
    .from = "line" },
  { .fault = FORMATS_UNKNOWN_SYMBOL,
    .text = "1..4..1..5..2...\n",
    .expected = "bad 1:10 expected 4 \"5\"",
    .from = "line" },
  { .fault = FORMATS_UNKNOWN_SYMBOL,
    .text = "1. .4\n.. 1.\n.3 ..\n2! ..\n",
    .expected = "bad 4:2 \"!\"",
    .from = "grid" },
  { .fault = FORMATS_UNKNOWN_SYMBOL,
    .text = "1. .4\n.. 1.\n\n.3 ..\n2A ..\n",
    .expected = "bad 5:2 expected 4 \"A\"",
    .from = "grid" },
  { .fault = FORMATS_TWO_BLANKS,
    .text = "1..4..1..3..2..0\n",
    .expected = "bad 1:16 expected 46 \"0\"",
    .from = "line" },
  { .fault = FORMATS_TWO_BLANKS,
    .text = "1..4\n..1.\n.3._\n2...\n",
    .expected = "bad 3:4 expected 46 \"_\"",
    .from = "grid" },
  { .fault = FORMATS_MIXED_CASE,
    .text = "1A..................................................................................a."
            "..............\n",
    .expected = "bad 1:85 \"a\"",
    .from = "line" },
  { .fault = FORMATS_TOO_LARGE,
    .text = "00000000000000000000000000000000000000000000000000000000000000000\n"
            "00000000000000000000000000000000000000000000000000000000000000000\n",
    .expected = "bad 1:1 expected 64 found 65",
    .from = "grid" },
  { .fault = FORMATS_NO_SYMBOLS },
  { .fault = FORMATS_WRONG_LENGTH,
    .text = "1..4..1..3..2..\n",
    .expected = "bad 1:16 expected 16 found 15",
    .from = "line" },
  { .fault = FORMATS_NO_SQUARE,
    .text = LINE ". a\n",
    .expected = "bad 1:18 expected 16 found 17",
    .from = "line" },
  { .fault = FORMATS_WRONG_LENGTH,
    .text = P4 "\n" LINE ". a\n",
    .expected = "line 2x2 " P4 "\nbad 2:18 expected 16 found 17",
    .from = "line" },
  { .fault = FORMATS_UNDECIDED },
  { .fault = FORMATS_WRONG_LENGTH,
    .text = P4 "\n",
    .expected = "bad 1:17 expected 81 found 16",
    .from = "sdm" },
  { .fault = FORMATS_WRONG_LENGTH,
    .text = P4 "\n",
    .expected = "bad 1:17 expected 729 found 16",
    .from = "sukaku" },
  { .fault = FORMATS_WRONG_PLACE,
    .text = "1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.12.3\n",
    .expected = "bad 1:64 expected 4 \"3\"",
    .from = "sukaku" },
  { .fault = FORMATS_WRONG_ROW,
    .text = "1..4\n.. 1\n.3..\n2...\n",
    .expected = "bad 2:5 expected 4 found 3",
    .from = "grid" },
  { .fault = FORMATS_WRONG_ROW,
    .text = "1..4\n.. |1..|\n.3..\n2...\n",
    .expected = "bad 2:7 expected 4 found 5",
    .from = "grid" },
  { .fault = FORMATS_MISSING_ROWS,
    .text = "1..4\n..1.\n",
    .expected = "bad 2:5 expected 4 found 2",
    .from = "grid" },
  { .fault = FORMATS_NOT_A_NUMBER,
    .text = "1 0 0 4\n0 -1 1 0\n",
    .expected = "bad 2:3 \"-1\"",
    .from = "numbers" },
  { .fault = FORMATS_NUMBER_TOO_LARGE,
    .text = "1 0 0 4\n0 0 1 10\n",
    .expected = "bad 2:7 expected 4 \"10\"",
    .from = "numbers" },
  { .fault = FORMATS_WRONG_COUNT,
    .text = "1 0 0 4\n0 0 1\n\n",
    .expected = "bad 3:1 expected 16 found 7",
    .from = "numbers" },
  { .fault = FORMATS_WRONG_COUNT,
    .text = "1 0 0\n4 0\n",
    .expected = "bad 2:4 expected 16 found 5",
    .from = "numbers" },
  { .fault = FORMATS_BAD_BOXES,
    .text = "3 0\n",
    .expected = "bad 1:1 expected 64",
    .from = "numbers" },
  { .fault = FORMATS_BAD_BOXES,
    .text = "# b\n 30 40\n",
    .expected = "bad 2:2 expected 64 found 1200",
    .from = "numbers" },
  { .fault = FORMATS_NO_ITEMS, .text = "| nothing\n", .expected = "bad 1:10", .from = "dlx" },
  { .fault = FORMATS_NO_ITEMS, .text = "# nothing\n", .expected = "bad 1:10", .from = "matrix" },
  { .fault = FORMATS_NAME_TOO_LONG },
  { .fault = FORMATS_NAME_TWICE,
    .text = "a b | c a\na\n",
    .expected = "bad 1:9 \"a\"",
    .from = "dlx" },
  { .fault = FORMATS_NAME_TWICE,
    .text = "a b a\n101\n",
    .expected = "bad 1:5 \"a\"",
    .from = "matrix" },
  { .fault = FORMATS_BAD_NAME, .text = "a b:c\na\n", .expected = "bad 1:3 \"b:c\"", .from = "dlx" },
  { .fault = FORMATS_BAD_NAME, .text = "a b|c\na\n", .expected = "bad 1:3 \"b|c\"", .from = "dlx" },
  { .fault = FORMATS_BAD_NAME, .text = "a | b\na |\n", .expected = "bad 2:3 \"|\"", .from = "dlx" },
  { .fault = FORMATS_BAD_NAME,
    .text = "a | b\na b:c:d\n",
    .expected = "bad 2:3 \"b:c:d\"",
    .from = "dlx" },
  { .fault = FORMATS_EMPTY_NAME,
    .text = "a | b\na :c\n",
    .expected = "bad 2:3 \":c\"",
    .from = "dlx" },
  { .fault = FORMATS_EMPTY_COLOUR,
    .text = "a | b\na b:\n",
    .expected = "bad 2:3 \"b:\"",
    .from = "dlx" },
  { .fault = FORMATS_SECOND_BAR, .text = "a | b | c\na\n", .expected = "bad 1:7", .from = "dlx" },
  { .fault = FORMATS_UNKNOWN_ITEM,
    .text = "a b\na c\n",
    .expected = "bad 2:3 \"c\"",
    .from = "dlx" },
  { .fault = FORMATS_UNKNOWN_ITEM,
    .text = "a b\nb\x1b[31m\n",
    .expected = "bad 2:1 \"b?[31m\"",
    .from = "dlx" },
  { .fault = FORMATS_UNKNOWN_ITEM,
    .text = "\xc3\xa9 b\n\xc3\xa9 c\n",
    .expected = "bad 2:3 \"c\"",
    .from = "dlx" },
  { .fault = FORMATS_ITEM_TWICE,
    .text = "a b | c\na b\na c:1 b c:1\n",
    .expected = "bad 3:9 \"c\"",
    .from = "dlx" },
  { .fault = FORMATS_PRIMARY_COLOUR,
    .text = "a b | c\na b:1\n",
    .expected = "bad 2:3 \"b\"",
    .from = "dlx" },
  { .fault = FORMATS_NOT_A_BIT,
    .text = "0 1 1\n0 2 1\n",
    .expected = "bad 2:3 \"2\"",
    .from = "matrix" },
  { .fault = FORMATS_NOT_A_BIT,
    .text = "0 1 2 1 1\n0 0 1 1 0\n",
    .expected = "bad 1:5 \"2\"",
    .from = "matrix" },
  { .fault = FORMATS_WRONG_WIDTH,
    .text = "0110\n011\n",
    .expected = "bad 2:4 expected 4 found 3",
    .from = "matrix" },
  { .fault = FORMATS_WRONG_WIDTH,
    .text = "a b c\n0 1 1 0 1\n",
    .expected = "bad 2:7 expected 3 found 5",
    .from = "matrix" },
  { .fault = FORMATS_AMBIGUOUS_BITS,
    .text = "\n1000\n0010\n0100\n0001\n",
    .expected = "warning 2:1" },
  { .fault = FORMATS_AMBIGUOUS_ZERO },
  { .fault = FORMATS_OPTION_DROPPED,
    .text = "a | b\na\n b\n",
    .expected = "warning 3:2 \"b\"",
    .from = "dlx" },
  { .fault = FORMATS_WRONG_GROUPS,
    .text = "1 2 3 4\n1 2 3\n",
    .expected = "bad 2:6 expected 4 found 3",
    .from = "candidates" },
  { .fault = FORMATS_WRONG_GROUPS,
    .text = "1 2 3 4\n1 2 3 4\n",
    .expected = "bad 2:8 expected 16 found 8",
    .from = "candidates" },
  { .fault = FORMATS_CANDIDATE_TWICE,
    .text = "1 2 3 414\n",
    .expected = "bad 1:9 \"4\"",
    .from = "candidates" },
  { .fault = FORMATS_UNKNOWN_SECTION,
    .text = "[Puzzles]\n",
    .expected = "bad 1:1 \"[Puzzles]\"",
    .from = "sdk" },
  { .fault = FORMATS_AMBIGUOUS_TAGS,
    .text = "#A "
            "one\n.......19\n...3..5..\n57...92.6\n.27......\n64.28....\n..1.6...7\n7..8.5..4\n1..."
            "..7.2\n.9.......\n",
    .expected = "warning 1:1" },
  { .fault = FORMATS_BAD_MOVE,
    .text = "|...|...|.19|\n|...|3..|5..|\n|57.|..9|2.6|\n|.27|...|...|\n|64.|28.|...|\n|..1|.6.|.."
            "7|\n|7..|8.5|..4|\n|1..|...|7.2|\n|.9.|...|...|\nI003 E81\n",
    .expected = "bad 10:6 \"E81\"",
    .from = "ss" },
  { .fault = FORMATS_BAD_CANDIDATE,
    .text = ":0000:x:.......19...3..5..57...92.6.27......64.28......1.6...77..8.5..41.....7.2.9...."
            "...:12:::\n",
    .expected = "bad 1:91 \"12\"",
    .from = "hodoku" },
  { .fault = FORMATS_WRONG_FIELDS,
    .text = ":0000:x\n",
    .expected = "bad 1:8 expected 8 found 3",
    .from = "hodoku" },
  { .fault = FORMATS_WRONG_FIELDS,
    .text = "1,,,\n,,\n",
    .expected = "bad 2:3 expected 4 found 3",
    .from = "csv-grid" },
  { .fault = FORMATS_OPEN_QUOTE,
    .text = "id,puzzle\n1,\"1..4\n",
    .expected = "bad 2:3",
    .from = "csv" },
  { .fault = FORMATS_WRONG_REGIONS,
    .text = "1..4..1..3..2... 1112122233343335\n",
    .expected = "bad 1:18 expected 4 found 5",
    .from = "jigsaw" },
  { .fault = FORMATS_WRONG_REGION,
    .text = "1..4..1..3..2... 1112122233343334\n",
    .expected = "bad 1:18 expected 4 found 6 \"3\"",
    .from = "jigsaw" },
  { .fault = FORMATS_NO_REGIONS,
    .text = "1..4..1..3..2...\n",
    .expected = "bad 1:17",
    .from = "jigsaw" },
  { .fault = FORMATS_BAD_GAME_ID, .text = "3x3", .expected = "bad 1:1 \"3x3\"", .from = "solo" },
  { .fault = FORMATS_WRONG_CELLS,
    .text = "2x2:1b4b1b3b2b\n",
    .expected = "bad 1:15 expected 16 found 15",
    .from = "solo" },
  { .fault = FORMATS_WRONG_BORDERS,
    .text = "4j:p,_\n",
    .expected = "bad 1:7 expected 24",
    .from = "solo" },
  { .fault = FORMATS_BAD_KEY,
    .text = "quadrille 1\npuzzle: boxes:2x2\ngrid\n",
    .expected = "bad 3:1 \"grid\"" },
  { .fault = FORMATS_BAD_KEY,
    .text = "quadrille 1\npuzzle: boxes:2x2\n  1...\n",
    .expected = "bad 3:1 \"  1...\"" },
  { .fault = FORMATS_KEY_TOO_OFTEN,
    .text = "quadrille 1\npuzzle: boxes:2x2\ntitle: a\ntitle: b\n",
    .expected = "bad 4:1 expected 1 \"title\"" },
  { .fault = FORMATS_MISSING,
    .text = "quadrille 1\npuzzle: boxes:2x2\ntrial-marks:\n",
    .expected = "bad 3:1 \"trial\"" },
  { .fault = FORMATS_NO_PUZZLE_KEY,
    .text = "quadrille 1\ntitle: a\n",
    .expected = "bad 2:1 \"title: a\"" },
  { .fault = FORMATS_OTHER_VERSION, .text = "quadrille 2\n", .expected = "bad 1:11 \"2\"" },
  { .fault = FORMATS_BAD_SHAPE,
    .text = "puzzle: boxes:2y2\n",
    .expected = "bad 1:9 \"boxes:2y2\"" },
  { .fault = FORMATS_BAD_CELL,
    .text = "puzzle: boxes:2x2\nmarks: R1C1=1 R1C5=1\n",
    .expected = "bad 2:15 \"R1C5=1\"" },
  { .fault = FORMATS_BAD_CELL,
    .text = "puzzle: boxes:2x2\ncandidate-colours: R1C1=1:9\n",
    .expected = "bad 2:25 \"1:9\"" },
  { .fault = FORMATS_BAD_STROKE,
    .text = "puzzle: boxes:2x2\nlines: R1C1-R1C2 R1C1-R1C2.5\n",
    .expected = "bad 2:18 \"R1C1-R1C2.5\"" },
  { .fault = FORMATS_BAD_ESCAPE,
    .text = "puzzle: boxes:2x2\ntitle: a\\x00\n",
    .expected = "bad 2:9 \"\\x00\"" },
  { .fault = FORMATS_WRONG_CELLS,
    .text = "puzzle: boxes:2x2\ngrid:\n  1..4\n\npuzzle: boxes:2x2\n",
    .expected = "bad 5:1 expected 16 found 4" },
  { .fault = FORMATS_MISSING_BYTES,
    .text = "\x93NUMPY\x01\x00"
            "\x36",
    .expected = "bad 1:10 expected 10 found 9",
    .length = 9,
    .from = "npy" },
  { .fault = FORMATS_BAD_HEADER,
    .text = "\x93NUMPY\x02\x00\x36\x00",
    .expected = "bad 1:1 \"?NUMPY??\"",
    .length = 10,
    .from = "npy" },
  { .fault = FORMATS_BAD_TYPE,
    .text = "\x93NUMPY\x01\x00"
            "\x12\x00{'descr': '<f4', }",
    .expected = "bad 1:1 \"'<f4'\"",
    .length = 28,
    .from = "npy" },
  { .fault = FORMATS_BAD_ARRAY,
    .text = "\x93NUMPY\x01\x00"
            "\x38\x00{'descr': '|u1', 'fortran_order': False, 'shape': (9,)} ",
    .expected = "bad 1:1 \"(9,)\"",
    .length = 66,
    .from = "npy" },
  { .fault = FORMATS_BAD_JSON,
    .text = "{\"size\":x}",
    .expected = "bad 1:9 \"x\"",
    .from = "fpuzzles" },
  { .fault = FORMATS_BAD_JSON_SIGN,
    .text = "{\"size\" 4}",
    .expected = "bad 1:9 expected 58 \"4\"",
    .from = "fpuzzles" },
  { .fault = FORMATS_BAD_STRING,
    .text = "{\"\\ud800\":4}",
    .expected = "bad 1:3 \"\\ud800\"",
    .from = "fpuzzles" },
  { .fault = FORMATS_TOO_DEEP,
    .text = "{\"a\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}",
    .expected = "bad 1:37 expected 32",
    .from = "fpuzzles" },
  { .fault = FORMATS_FILE_ENDS,
    .text = "{\"size\":4",
    .expected = "bad 1:10 \"JSON\"",
    .from = "fpuzzles" },
  { .fault = FORMATS_FILE_ENDS,
    .text = "<opensudoku>\n<game ",
    .expected = "bad 2:1 \"XML\"",
    .from = "opensudoku" },
  { .fault = FORMATS_MISSING,
    .text = "{\"grid\":[]}",
    .expected = "bad 1:1 \"size\"",
    .from = "fpuzzles" },
  { .fault = FORMATS_MISSING,
    .text = "<ksudoku><game></game></ksudoku>",
    .expected = "bad 1:16 \"graph\"",
    .from = "ksudoku" },
  { .fault = FORMATS_BAD_VALUE,
    .text = "{\"size\":0}",
    .expected = "bad 1:9 \"size\"",
    .from = "fpuzzles" },
  { .fault = FORMATS_RULE_IGNORED,
    .text = "{\"size\":4,\"antiking\":true}",
    .expected = "warning 1:11 \"antiking\"",
    .from = "fpuzzles" },
  { .fault = FORMATS_SOLUTION_IGNORED,
    .text = "puzzle,solution\n1..4..1..3..2...,2234341243212143\n",
    .expected = "warning 2:18" },
  { .fault = FORMATS_MORE_WARNINGS },
  { .fault = FORMATS_TOO_MANY_ITEMS },
  { .fault = FORMATS_WRONG_VALUES },
  { .fault = FORMATS_COSTS_IGNORED, .text = "2 1\n5 2 1 2\n", .expected = "warning 1:1" },
  { .fault = FORMATS_BAD_XML,
    .text = "<opensudoku><game data=1/></opensudoku>",
    .expected = "bad 1:13 \"data=1\"",
    .from = "opensudoku" },
  { .fault = FORMATS_BAD_ENTITY,
    .text = "<opensudoku><name>&lol;</name></opensudoku>",
    .expected = "bad 1:19 \"&lol;\"",
    .from = "opensudoku" },
  { .fault = FORMATS_WRONG_END,
    .text = "<opensudoku></folder></opensudoku>",
    .expected = "bad 1:13 \"folder\"",
    .from = "opensudoku" },
  { .fault = FORMATS_UNREADABLE_KIND,
    .text = "<ksudoku><game><graph type=\"roxdoku\" order=\"9\"/></game></ksudoku>",
    .expected = "bad 1:29 \"roxdoku\"",
    .from = "ksudoku" },
  { .fault = FORMATS_BAD_BASE64,
    .text = "https://f-puzzles.com/?load=N4Ig!glg\n",
    .expected = "bad 1:33 \"!\"",
    .from = "link" },
  { .fault = FORMATS_BAD_PACKING,
    .text = "https://f-puzzles.com/?load=N4Ig\n",
    .expected = "bad 1:29",
    .from = "link" },
  { .fault = FORMATS_COMMENT_DROPPED },
};

/* The first line of the report is the fault, without its name. */
static void
is_found (const void *data)
{
  const Fault *fault = data;
  Telling telling = { .text = fault->text, .length = fault->length, .from = fault->from };
  BaseText told = tell (&telling, 3), line = BASE_TEXT_EMPTY;
  const char *name = telling_fault (fault->fault);
  const char *at = strstr (base_text_string (&told), name);

  check_true (at != NULL);
  base_text_add_bytes (&line, told.bytes, (size_t) (at - told.bytes));
  base_text_add_bytes (&line, at + strlen (name) + 1, strcspn (at, "\n") - strlen (name) - 1);
  check_equal_text (base_text_string (&line), fault->expected);
  base_text_clear (&told);
  base_text_clear (&line);
}

static void
line_has_a_ceiling (const void *data)
{
  for (size_t extra = 0; extra <= 1; extra++)
    for (size_t chunk = 999; chunk < 300000; chunk *= 100)
      {
        BaseText text = BASE_TEXT_EMPTY, told;
        Telling telling = { .from = data };

        base_text_add (&text, P4 " ");
        base_text_add_repeated (&text, 'x', FORMATS_MAX_LINE - 17 + extra);
        base_text_add (&text, "\r\n" P4 "\n");
        telling.text = text.bytes;
        told = tell (&telling, chunk);
        if (extra == 0)
          check_true (strncmp (told.bytes, "line 2x2 " P4 " (xxx", 28) == 0);
        else
          check_equal_text (told.bytes,
                            "bad LINE_TOO_LONG 1:1048577 expected 1048576\nline 2x2 " P4 "\n");
        base_text_clear (&told);
        base_text_clear (&text);
      }
}

static void
text_has_a_ceiling (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY, told;
  Telling telling = { .from = data };

  base_text_add (&text, "1 . . 4\n");
  base_text_add_repeated (&text, '\n', FORMATS_MAX_TEXT - 8);
  base_text_add (&text, "1..4\n..1.\n.3..\n2...\n");
  telling.text = text.bytes;
  told = tell (&telling, 70000);
  check_equal_text (told.bytes, "bad TEXT_TOO_LONG 1048570:1 expected 1048576\nbad MISSING_ROWS "
                                "1048573:5 expected 4 found 3\n");
  base_text_clear (&told);
  base_text_clear (&text);
}

static void
name_has_a_ceiling (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY, told;
  Telling telling = { .from = data };

  base_text_add (&text, "a | b\na b:");
  base_text_add_repeated (&text, 'c', FORMATS_MAX_NAME + 1);
  telling.text = text.bytes;
  told = tell (&telling, 70000);
  check_true (strncmp (told.bytes, "bad NAME_TOO_LONG 2:5 expected 1024 \"cccc", 40) == 0);
  base_text_clear (&told);
  base_text_clear (&text);
}

/* A text without any line end is sampled up to a limit; with one, however late, it is
 * recognised. */
static void
an_endless_line_is_undecided (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY, told;
  Telling telling = { 0 };

  (void) data;
  base_text_add_repeated (&text, '?', FORMATS_MAX_UNDECIDED + 1);
  telling.text = text.bytes;
  told = tell (&telling, 70000);
  check_equal_text (told.bytes, "bad UNDECIDED 1:1 expected 16777216\n");
  base_text_clear (&told);
  base_text_reset (&text);
  for (unsigned i = 0; i < 20000; i++)
    {
      base_text_add (&text, i == 0 ? "item" : " item");
      base_text_add_number (&text, i);
    }
  base_text_add (&text, "\nitem1 item7\n");
  telling.text = text.bytes;
  told = tell (&telling, 70000);
  check_true (strncmp (told.bytes, "dlx item0 item1 item2", 21) == 0);
  base_text_clear (&told);
  base_text_clear (&text);
}

/* 16x16 with 0 to F and nothing that could be a blank but 0. */
static void
doubtful_zero_is_said (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY, told;
  Telling telling = { .from = data };

  for (unsigned row = 0; row < 16; row++)
    base_text_add (&text, row == 1 ? "F000 0000 0000 0001\n" : "0000 0000 0000 0000\n");
  telling.text = text.bytes;
  told = tell (&telling, 70000);
  check_true (strncmp (told.bytes, "warning AMBIGUOUS_ZERO 1:1 \"0\"\ngrid 4x4 ", 40) == 0);
  base_text_clear (&told);
  base_text_clear (&text);
}

static void
sixty_four_values_have_no_symbols (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY, told;
  Telling telling = { .from = data };

  for (unsigned row = 0; row < 64; row++)
    {
      base_text_add_repeated (&text, '.', 64);
      base_text_add (&text, strcmp (data, "grid") == 0 ? "\n" : "");
    }
  telling.text = text.bytes;
  told = tell (&telling, 70000);
  check_equal_text (told.bytes, "bad NO_SYMBOLS 1:1 found 64\n");
  base_text_reset (&text);
  base_text_add_repeated (&text, '.', 65 * 65);
  base_text_clear (&told);
  telling.text = text.bytes;
  telling.from = "line";
  told = tell (&telling, 70000);
  check_equal_text (told.bytes, "bad TOO_LARGE 1:1 expected 64 found 65\n");
  base_text_clear (&told);
  base_text_clear (&text);
}

static void
all_are_here (const void *data)
{
  (void) data;
  for (unsigned i = 1; i < FORMATS_FAULTS; i++)
    {
      bool here = i == FORMATS_LINE_TOO_LONG || i == FORMATS_TEXT_TOO_LONG;

      for (size_t k = 0; k < sizeof faults / sizeof faults[0]; k++)
        here |= faults[k].fault == i;
      check_true (here);
    }
}

int
main (void)
{
  for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++)
    {
      char name[80];

      snprintf (name, sizeof name, "/formats/faults/%s-is-found-in-its-place/%zu",
                telling_fault (faults[i].fault), i);
      if (faults[i].expected != NULL)
        check_claim (name, is_found, &faults[i]);
    }
  check_claim ("/formats/faults/LINE_TOO_LONG-is-one-bad-puzzle", line_has_a_ceiling, "line");
  check_claim ("/formats/faults/TEXT_TOO_LONG-is-one-bad-puzzle", text_has_a_ceiling, "grid");
  check_claim ("/formats/faults/NAME_TOO_LONG-holds-for-colours", name_has_a_ceiling, "dlx");
  check_claim ("/formats/faults/AMBIGUOUS_ZERO-is-said-of-grids", doubtful_zero_is_said, "grid");
  check_claim ("/formats/faults/NO_SYMBOLS-for-a-grid-of-64", sixty_four_values_have_no_symbols,
               "grid");
  check_claim ("/formats/faults/NO_SYMBOLS-for-a-line-of-64", sixty_four_values_have_no_symbols,
               "line");
  check_claim ("/formats/faults/UNDECIDED-only-after-a-long-look", an_endless_line_is_undecided,
               NULL);
  check_claim ("/formats/faults/every-fault-is-tested", all_are_here, NULL);
  return check_finish ();
}
