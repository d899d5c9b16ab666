/* Which format a file is in, where it could be two. */
#include "check.h"
#include "telling.h"

#include <string.h>

#define FOUR_P4        P4 "\n" P4 "\n" P4 "\n" P4 "\n"
#define E16            "................"
#define ROW16          E16 "\n"
#define THREE_ROWS16   ROW16 ROW16 ROW16
#define FIFTEEN_ROWS16 THREE_ROWS16 THREE_ROWS16 THREE_ROWS16 THREE_ROWS16 THREE_ROWS16
#define E240           E16 E16 E16 E16 E16 E16 E16 E16 E16 E16 E16 E16 E16 E16 E16
#define LINE_P4        "line 2x2 " P4 "\n"
#define FOUR_LINES     LINE_P4 LINE_P4 LINE_P4 LINE_P4
#define ZEROS9         "000000000\n"
#define CELLS4 \
  "1 . . 4 . . 1 . . 3 . . 2 . . .\n1..4 ..1. .3.. 2...\n1. .4 .. 1. .3 .. 2. ..\n" P4 "\n"
#define EMPTY4 "line 2x2 " E16 "\n"

static const Telling tellings[] = {
  { .name = "/formats/sniff/sixteen-4x4-lines-are-no-16x16-grid",
    .text = FOUR_P4 FOUR_P4 FOUR_P4 FOUR_P4,
    .expected = FOUR_LINES FOUR_LINES FOUR_LINES FOUR_LINES },
  { .name = "/formats/sniff/sixteen-rows-with-larger-values-are-a-16x16-grid",
    .text = FIFTEEN_ROWS16 "5..............G\n",
    .expected = "grid 4x4 " E240 "5..............G\n" },
  { .name = "/formats/sniff/sixteen-empty-rows-with-gaps-are-a-grid",
    .text = "1...............\n\n" FIFTEEN_ROWS16,
    .expected = "grid 4x4 1..............." E240 "\n" },
  { .name = "/formats/sniff/forcing-overrides-it",
    .text = "1...............\n" FIFTEEN_ROWS16,
    .expected = "grid 4x4 1..............." E240 "\n",
    .from = "grid" },
  { .name = "/formats/sniff/fewer-rows-are-lines",
    .text = FOUR_P4 P4 "\n",
    .expected = FOUR_LINES LINE_P4 },
  { .name = "/formats/sniff/comments-do-not-count",
    .text = "# grid\n\n" P4 "\n",
    .expected = LINE_P4 },
  { .name = "/formats/sniff/a-line-with-words-behind-is-a-line",
    .text = P4 " of words\n" P4 " as well\n",
    .expected = "line 2x2 " P4 " (of words)\nline 2x2 " P4 " (as well)\n" },
  { .name = "/formats/sniff/zeros-and-ones-are-a-matrix",
    .text = "1000\n0100\n0010\n0001\n",
    .expected = "matrix 1 2 3 4 / 1 / 2 / 3 / 4\n" },
  { .name = "/formats/sniff/zeros-alone-are-a-grid",
    .text = ZEROS9 ZEROS9 ZEROS9 ZEROS9 ZEROS9 ZEROS9 ZEROS9 ZEROS9 ZEROS9,
    .expected = "grid 3x3 " E16 E16 E16 E16 E16 ".\n" },
  { .name = "/formats/sniff/zeros-on-one-line-are-a-line",
    .text = "0000000000000000\n",
    .expected = EMPTY4 },
  { .name = "/formats/sniff/lines-with-bits-behind-are-lines",
    .text = P9 " 1 0\n" P9 " 0 1\n",
    .expected = "line 3x3 " P9 " (1 0)\nline 3x3 " P9 " (0 1)\n" },
  { .name = "/formats/sniff/a-solved-grid-is-no-dlx",
    .text = "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n",
    .expected = "grid 2x2 1234341221434321\n" },
  { .name = "/formats/sniff/numbers-may-name-the-items-of-a-dlx",
    .text = "1 2 3 4 5 6 7\n1 4 7\n1 4\n4 5 7\n3 5 6\n2 3 6 7\n2 7\n",
    .expected = "dlx 1 2 3 4 5 6 7 / 1 4 7 / 1 4 / 4 5 7 / 3 5 6 / 2 3 6 7 / 2 7\n" },
  { .name = "/formats/sniff/the-first-option-of-a-dlx-may-have-all-items",
    .text = "a b c\na b c\na\nb c\n",
    .expected = "dlx a b c / a b c / a / b c\n" },
  { .name = "/formats/sniff/the-only-option-of-a-dlx-may-have-all-items",
    .text = "ham eggs\nham eggs\n",
    .expected = "dlx ham eggs / ham eggs\n" },
  { .name = "/formats/sniff/the-first-option-may-have-all-items-that-are-numbers",
    .text = "1 2 3 4\n1 2 3 4\n1 2\n3 4\n1 4\n",
    .expected = "dlx 1 2 3 4 / 1 2 3 4 / 1 2 / 3 4 / 1 4\n" },
  { .name = "/formats/sniff/a-grid-that-lacks-a-number-is-no-dlx",
    .text = "1 2 3 4\n3 4 1 2\n2 1 4\n4 3 2 1\n",
    .expected = "bad WRONG_ROW 3:6 expected 4 found 3\n" },
  { .name = "/formats/sniff/a-dlx-may-begin-with-a-comment",
    .text = "| 1..4\na b\na\nb\n",
    .expected = "dlx a b / a / b (1..4)\n" },
  { .name = "/formats/sniff/a-grid-may-begin-with-a-bar",
    .text = "|1.|.4|\n|..|1.|\n|.3|..|\n|2.|..|\n",
    .expected = "grid 2x2 " P4 "\n" },
  { .name = "/formats/sniff/80-symbols-are-a-bad-line",
    .text = ".......19...3..5..57...92.6.27......64.28......1.6...77..8.5..41.....7.2.9......\n" P9
            "\n",
    .expected = "bad WRONG_LENGTH 1:81 expected 81 found 80\nline 3x3 " P9 "\n" },
  { .name = "/formats/sniff/words-before-the-first-line-are-a-bad-line",
    .text = "My puzzles\n" P9 "\n" P9 "\n",
    .expected = "bad WRONG_LENGTH 1:3 expected 81 found 2\nline 3x3 " P9 "\nline 3x3 " P9 "\n" },
  { .name = "/formats/sniff/a-permutation-is-a-matrix-and-said",
    .text = "1000\n0010\n0100\n0001\n",
    .expected = "warning AMBIGUOUS_BITS 1:1\nmatrix 1 2 3 4 / 1 / 3 / 2 / 4\n" },
  { .name = "/formats/sniff/a-single-one-is-a-matrix-and-said",
    .text = "1000\n0000\n0000\n0000\n",
    .expected = "warning OPTION_DROPPED 2:1 \"0000\"\nwarning OPTION_DROPPED 3:1 \"0000\"\n"
                "warning OPTION_DROPPED 4:1 \"0000\"\nwarning AMBIGUOUS_BITS 1:1\n"
                "matrix 1 2 3 4 / 1\n" },
  { .name = "/formats/sniff/rows-of-two-groups-are-no-bits-with-labels",
    .text = "10 04\n00 10\n\n03 00\n20 00\n",
    .expected = "grid 2x2 " P4 "\n" },
  { .name = "/formats/sniff/labels-of-two-digits-stay-labels-where-there-is-no-grid",
    .text = "10 20\n11 01\n12 10\n",
    .expected = "matrix 10 20 / 20 / 10\n" },
  { .name = "/formats/sniff/a-forced-matrix-is-not-doubted",
    .text = "1000\n0010\n0100\n0001\n",
    .expected = "matrix 1 2 3 4 / 1 / 3 / 2 / 4\n",
    .from = "matrix" },
  { .name = "/formats/sniff/a-row-with-two-ones-is-no-sudoku",
    .text = "1010\n0000\n0100\n0001\n",
    .expected = "warning OPTION_DROPPED 2:1 \"0000\"\nmatrix 1 2 3 4 / 1 3 / 2 / 4\n" },
  { .name = "/formats/sniff/cells-on-one-line-are-a-line",
    .text = "1 . . 4 . . 1 . . 3 . . 2 . . .\n",
    .expected = LINE_P4 },
  { .name = "/formats/sniff/rows-on-one-line-are-a-line",
    .text = "1..4 ..1. .3.. 2...\n",
    .expected = LINE_P4 },
  { .name = "/formats/sniff/sixteen-lines-of-cells-are-no-16x16-grid",
    .text = CELLS4 CELLS4 CELLS4 CELLS4,
    .expected = FOUR_LINES FOUR_LINES FOUR_LINES FOUR_LINES },
  { .name = "/formats/sniff/names-of-items-are-no-groups",
    .text = "11 12 13 14 21 22 23 24\n11 12\n13 14 21\n22 23\n24\n",
    .expected = "dlx 11 12 13 14 21 22 23 24 / 11 12 / 13 14 21 / 22 23 / 24\n" },
  { .name = "/formats/sniff/a-grid-may-begin-with-a-title",
    .text = "Grid 01\n1..4\n..1.\n.3..\n2...\n",
    .expected = "grid 2x2 " P4 " (Grid 01)\n" },
  { .name = "/formats/sniff/a-grid-may-begin-with-a-drawn-frame",
    .text = "\xe2\x94\x8c\xe2\x94\x80\xe2\x94\x90\n\xe2\x94\x82"
            "1.\xe2\x94\x82.4\xe2\x94\x82\n"
            "..1.\n.3..\n2...\n",
    .expected = "grid 2x2 " P4 "\n" },
  { .name = "/formats/sniff/a-puzzle-and-its-solution-are-no-jigsaw",
    .text = P4 "\n1234341243212143\n",
    .expected = LINE_P4 "line 2x2 1234341243212143\n",
    .patient = true },
  { .name = "/formats/sniff/clues-and-regions-are-a-jigsaw",
    .text = P4 "\n1112122233343444\n",
    .expected = "jigsaw 0x0 " P4 "\n",
    .patient = true },
  { .name = "/formats/sniff/clues-and-boxes-as-regions-have-boxes",
    .text = P4 "\nAABBAABBCCDDCCDD\n",
    .expected = "jigsaw 2x2 " P4 "\n",
    .patient = true },
  { .name = "/formats/sniff/nobody-waits-for-regions",
    .text = P4 "\n1112122233343444\n",
    .expected = LINE_P4 "line 2x2 1112122233343444\n" },
  { .name = "/formats/sniff/two-grids-are-a-jigsaw-only-with-regions",
    .text = "1..4\n..1.\n.3..\n2...\n\n1..4\n..1.\n.3..\n2...\n",
    .expected = "grid 2x2 " P4 "\ngrid 2x2 " P4 "\n",
    .patient = true },
  { .name = "/formats/sniff/commas-alone-are-a-grid",
    .text = "1,0,0,4\n0,0,1,0\n0,3,0,0\n2,0,0,0\n",
    .expected = "grid 2x2 " P4 "\n" },
  { .name = "/formats/sniff/empty-fields-are-a-table",
    .text = "1,,,4\n,,1,\n,3,,\n2,,,\n",
    .expected = "csv-grid 2x2 " P4 "\n" },
  { .name = "/formats/sniff/a-header-makes-a-table",
    .text = "quizzes,solutions\n" P4 ",1234341243212143\n",
    .expected = "csv 2x2 " P4 " {solution: 1234341243212143}\n" },
  { .name = "/formats/sniff/labels-of-a-matrix-are-no-table",
    .text = "a,b,c\n1,0,1\n0,1,0\n",
    .expected = "matrix a b c / a c / b\n" },
  { .name = "/formats/sniff/a-tag-with-a-space-is-sdk-and-said",
    .text = "#A me\n.......19\n...3..5..\n57...92.6\n.27......\n64.28....\n..1.6...7\n7..8.5..4\n"
            "1.....7.2\n.9.......\n",
    .expected = "warning AMBIGUOUS_TAGS 1:1\nsdk 3x3 " P9 " {author: me}\n" },
  { .name = "/formats/sniff/a-comment-is-no-tag",
    .text =
        "#Author me\n.......19\n...3..5..\n57...92.6\n.27......\n64.28....\n..1.6...7\n7..8.5..4\n"
        "1.....7.2\n.9.......\n",
    .expected = "grid 3x3 " P9 " (Author me)\n" },
  { .name = "/formats/sniff/sections-are-sdk",
    .text =
        "[Puzzle]\n.......19\n...3..5..\n57...92.6\n.27......\n64.28....\n..1.6...7\n7..8.5..4\n"
        "1.....7.2\n.9.......\n",
    .expected = "sdk 3x3 " P9 "\n" },
  { .name = "/formats/sniff/boxes-and-numbers-are-no-set-partitioning",
    .text = "2 2\n1 0 0 4\n0 0 1 0\n0 3 0 0\n2 0 0 0\n",
    .expected = "numbers 2x2 " P4 "\n" },
  { .name = "/formats/sniff/set-partitioning-is-no-dlx",
    .text = "3 3\n1 1 1\n2 2 2 3\n5 1 2\n",
    .expected = "warning COSTS_IGNORED 1:1\norlib 1 2 3 / 1 / 2 3 / 2\n" },
  { .name = "/formats/sniff/candidates-are-no-numbers",
    .text = "1 234 23 4\n24 12 1 3\n12 3 4 2\n2 124 13 34\n",
    .expected = "candidates 2x2 1..4..13.3422...,15,14,6,15,10,3,15,15,3,15,15,15,15,11,5,12\n" },
  { .name = "/formats/sniff/an-array-of-puzzles-in-json",
    .text = " [{\"size\":1},\n{\"size\":1}]",
    .expected = "fpuzzles 1x1 .\nfpuzzles 1x1 .\n" },
  { .name = "/formats/sniff/ksudoku-may-name-a-shared-box-twice",
    .text = "<ksudoku><game><puzzle><graph type=\"custom\" order=\"4\" sizeX=\"6\" "
            "sizeY=\"6\"><sudokugroups "
            "at=\"0\" withblocks=\"1\"/><sudokugroups at=\"14\" "
            "withblocks=\"1\"/></graph><values>b___..____..____"
            "________..____..___c</values></puzzle></game></ksudoku>\n",
    .expected = "ksudoku 2x2 1..........................2\n" },
  { .name = "/formats/sniff/ksudoku-tells-what-the-player-did",
    .text = "<ksudoku><game><puzzle><graph type=\"sudoku\" "
            "order=\"4\"/><values>b__c__d__b__e___</values>"
            "</puzzle><history><simple-event value=\"3\" index=\"4\"/><complex-event><simple-event "
            "markers=\"0110\" index=\"1\"/></complex-event><simple-event value=\"2\" index=\"4\"/>"
            "<simple-event value=\"3\" index=\"0\"/></history></game></ksudoku>\n",
    .expected = "ksudoku 2x2 " P4 " {entries: .2..............} {marks: 4=23}\n" },
  { .name = "/formats/sniff/ksudoku-may-name-the-groups-of-a-grid-and-cages-are-said",
    .text = "<ksudoku><game><puzzle><graph type=\"custom\" order=\"4\">"
            "<sudokugroups at=\"0\" withblocks=\"1\"/><cage size=\"1\">0</cage></graph>"
            "<values>b__c__d__b__e___</values></puzzle></game></ksudoku>",
    .expected = "warning RULE_IGNORED 1:92 \"cage\"\nksudoku 2x2 " P4 "\n" },
  { .name = "/formats/sniff/links-of-both-kinds",
    .text = "https://f-puzzles.com/?load=N4IgzglgXgpiBcAWAvkA\n"
            "<https://sudokupad.app/fpuzzlesN4IgzglgXgpiBcAWAvkA>\n",
    .expected = "link 2x2 ................\nlink 2x2 ................\n" },
  { .name = "/formats/sniff/data-of-a-link-alone",
    .text = "N4IgzglgXgpiBcAWAvkA\n",
    .expected = "link 2x2 ................\n" },
  { .name = "/formats/sniff/data-of-a-link-without-an-end-of-line",
    .text = "  N4IgzglgXgpiBcAWAvkA",
    .expected = "link 2x2 ................\n" },
  { .name = "/formats/sniff/data-of-links-with-what-stands-before-them",
    .text = "fpuzzlesN4IgzglgXgpiBcAWAvkA\n?load=N4IgzglgXgpiBcAWAvkA\nload=N4IgzglgXgpiBcAWAvkA "
            "mine\nN4IgzglgXgpiBcAWAvkA&solve\n",
    .expected = "link 2x2 ................\nlink 2x2 ................\n"
                "link 2x2 ................\nlink 2x2 ................\n" },
  { .name = "/formats/sniff/data-of-a-link-that-are-damaged",
    .text = "N4IgzglgXgpiBcAWAv\n",
    .expected = "bad BAD_PACKING 1:1\n" },
  { .name = "/formats/sniff/data-of-something-else-are-no-link",
    .text = "N4IghgTg\n",
    .expected = "bad BAD_PACKING 1:1\n" },
  { .name = "/formats/sniff/prose-is-no-format",
    .text = "The quick brown fox\njumps over\n",
    .expected = "bad UNKNOWN_FORMAT 1:1\n" },
  { .name = "/formats/sniff/nothing-is-no-puzzle", .text = "", .expected = "" },
  { .name = "/formats/sniff/comments-alone-are-no-puzzle",
    .text = "# one\n\n# two",
    .expected = "" },
  { .name = "/formats/sniff/a-mark-and-nothing-is-no-puzzle",
    .text = "\xef\xbb\xbf",
    .expected = "" },
  { .name = "/formats/sniff/utf-16-is-not-utf-8",
    .text = "\xff\xfe"
            "1\0.\0",
    .expected = "bad NOT_UTF8 1:1 found 255\n",
    .length = 6 },
  { .name = "/formats/sniff/a-picture-is-not-text",
    .text = "\x89PNG\r\n\x1a\n\0\0",
    .expected = "bad NOT_UTF8 1:1 found 137\n",
    .length = 10 },
};

/* A line of a 49x49 grid may begin as the data of a link do. */
static void
a_line_of_symbols_stays_a_line (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY, told;
  Telling telling = { 0 };

  (void) data;
  base_text_add (&text, "N4Ig");
  base_text_add_repeated (&text, '0', 49 * 49 - 4);
  telling.text = text.bytes;
  told = tell (&telling, SIZE_MAX);
  check_true (strncmp (told.bytes, "line 7x7 N4Ig....", 17) == 0);
  base_text_clear (&told);
  base_text_clear (&text);
}

/* Another format is reported only where it would give another puzzle. */
static void
another_meaning_is_found (const void *data)
{
  static const struct
  {
    const char *text, *taken, *other;
  } all[] = {
    { "1000\n0010\n0100\n0001\n", "matrix", "grid" },
    { "1234\n2345\n", NULL, NULL },
    { P9 "\n", "line", NULL },
    { "1 0 0 4\n0 0 1 0\n0 3 0 0\n2 0 0 0\n", "grid", NULL },
    { "1..4\n..1.\n.3..\n2...\n\n1112\n1222\n3334\n3444\n", "jigsaw", "grid" },
    { P4 "\n1112122233343444\n", "jigsaw", "line" },
    { "1;;;4\n;;1;\n;3;;\n2;;;\n", "csv-grid", NULL },
  };

  (void) data;
  for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
    {
      FormatsBytes bytes = { all[i].text, strlen (all[i].text) };
      FormatsOptions options = { .patient = true };
      FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
      FormatsReader *reader;
      FormatsIssue issue;
      const Format *other;

      check_equal_u64 (
          formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader),
          BASE_OK);
      if (formats_reader_next (reader, &puzzle, &issue) == FORMATS_PUZZLE)
        {
          other = formats_find_other (all[i].text, strlen (all[i].text), &puzzle);
          check_equal_text (puzzle.format->id, all[i].taken);
          check_equal_text (other != NULL ? other->id : "none",
                            all[i].other != NULL ? all[i].other : "none");
        }
      format_puzzle_clear (&puzzle);
      formats_reader_free (reader);
    }
}

int
main (void)
{
  check_tellings (tellings, sizeof tellings / sizeof tellings[0]);
  check_claim ("/formats/sniff/a-line-of-symbols-stays-a-line", a_line_of_symbols_stays_a_line,
               NULL);
  check_claim ("/formats/sniff/another-meaning-is-found", another_meaning_is_found, NULL);
  return check_finish ();
}
