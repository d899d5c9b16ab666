/* Lines of symbols: line, sukaku, .sdm. */
#include "check.h"
#include "telling.h"

#include "base-text.h"

#include <string.h>

#define DOTS8   "........"
#define DOTS16  DOTS8 DOTS8
#define DOTS64  DOTS8 DOTS8 DOTS8 DOTS8 DOTS8 DOTS8 DOTS8 DOTS8
#define DOTS240 DOTS64 DOTS64 DOTS64 DOTS8 DOTS8 DOTS8 DOTS8 DOTS8 DOTS8
#define ZEROS8  "00000000"
#define ZEROS240                                                                                 \
  ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8     \
      ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 \
          ZEROS8 ZEROS8 ZEROS8 ZEROS8
#define DOTS720 DOTS240 DOTS240 DOTS240
#define DOTS600 DOTS240 DOTS240 DOTS64 DOTS8 DOTS8 DOTS8 DOTS8 DOTS8 DOTS8 DOTS8

static const Telling tellings[] = {
  { .name = "/formats/line/reads-4x4", .text = P4 "\n", .expected = "line 2x2 " P4 "\n" },
  { .name = "/formats/line/reads-9x9", .text = P9 "\n", .expected = "line 3x3 " P9 "\n" },
  { .name = "/formats/line/reads-a-last-line-without-an-end",
    .text = P9,
    .expected = "line 3x3 " P9 "\n" },
  { .name = "/formats/line/6x6-has-boxes-of-two-rows",
    .text = "1....." DOTS8 DOTS8 DOTS8 "....6.\n",
    .expected = "line 2x3 1....." DOTS8 DOTS8 DOTS8 "....6.\n" },
  { .name = "/formats/line/shape-overrides-the-usual-boxes",
    .text = "1....." DOTS8 DOTS8 DOTS8 "....6.\n",
    .expected = "line 3x2 1....." DOTS8 DOTS8 DOTS8 "....6.\n",
    .shape = "boxes:3x2" },
  { .name = "/formats/line/keeps-a-comment-behind-a-space",
    .text = P4 "  for you \n",
    .expected = "line 2x2 " P4 " (for you)\n" },
  { .name = "/formats/line/keeps-a-comment-behind-a-hash",
    .text = P4 "\t# for you\n",
    .expected = "line 2x2 " P4 " (for you)\n" },
  { .name = "/formats/line/keeps-a-comment-behind-a-colon",
    .text = P9 ":1:x\n",
    .expected = "line 3x3 " P9 " (1:x)\n" },
  { .name = "/formats/line/keeps-a-comment-behind-a-comma",
    .text = P9 ",1.5\n",
    .expected = "line 3x3 " P9 " (1.5)\n" },
  { .name = "/formats/line/keeps-a-comment-beyond-ascii",
    .text = P9 " \xc3\xa9t\xc3\xa9\n",
    .expected = "line 3x3 " P9 " (\xc3\xa9t\xc3\xa9)\n" },
  { .name = "/formats/line/skips-empty-lines-and-comments",
    .text = "\n# one\n \t\n" P9 "\n#" P9 "\n" P9 "\n",
    .expected = "line 3x3 " P9 "\nline 3x3 " P9 "\n" },
  { .name = "/formats/line/hash-in-the-symbols-is-no-comment",
    .text = P9 "\n.......#9" DOTS64 DOTS8 "\n",
    .expected = "line 3x3 " P9 "\nbad UNKNOWN_SYMBOL 2:8 expected 9 \"#\"\n" },
  { .name = "/formats/line/skips-space-before",
    .text = "  " P9 "\n",
    .expected = "line 3x3 " P9 "\n" },
  { .name = "/formats/line/takes-every-blank",
    .text =
        "1--4--1--3--2---\n1__4__1__3__2___\n1**4**1**3**2***\n1xx4xx1xx3xx2xxx\n1XX4XX1XX3XX2XXX\n"
        "1004001003002000\n",
    .expected = "line 2x2 " P4 "\nline 2x2 " P4 "\nline 2x2 " P4 "\nline 2x2 " P4 "\nline 2x2 " P4
                "\nline 2x2 " P4 "\n" },
  { .name = "/formats/line/a-bad-line-is-one-bad-puzzle",
    .text = P9 "\n" DOTS64 DOTS8 DOTS8 "\n" P9 "\n.......?" DOTS64 DOTS8 ".\n" P9
               "\n.......0" DOTS64 DOTS8 ".\n" P9 "\n",
    .expected = "line 3x3 " P9 "\nbad WRONG_LENGTH 2:81 expected 81 found 80\nline 3x3 " P9
                "\nbad UNKNOWN_SYMBOL 4:8 \"?\"\nline 3x3 " P9
                "\nbad TWO_BLANKS 6:8 expected 46 \"0\"\nline 3x3 " P9 "\n" },
  { .name = "/formats/line/sizes-may-differ-from-line-to-line",
    .text = P9 "\n" P4 "\n" P9 "\n",
    .expected = "line 3x3 " P9 "\nline 2x2 " P4 "\nline 3x3 " P9 "\n" },
  { .name = "/formats/line/16x16-to-g",
    .text = "123456789ABCDEFG" DOTS240 "\n",
    .expected = "line 4x4 123456789ABCDEFG" DOTS240 "\n" },
  { .name = "/formats/line/16x16-from-0",
    .text = "0123456789ABCDEF" DOTS240 "\n",
    .expected = "line 4x4 123456789ABCDEFG" DOTS240 "\n" },
  { .name = "/formats/line/16x16-from-0-in-small-letters",
    .text = "0123456789abcdef" DOTS240 "\n",
    .expected = "line 4x4 123456789ABCDEFG" DOTS240 "\n" },
  { .name = "/formats/line/16x16-zero-beside-g-is-a-blank",
    .text = "023456789ABCDEFG" ZEROS240 "\n",
    .expected = "line 4x4 .23456789ABCDEFG" DOTS240 "\n" },
  { .name = "/formats/line/16x16-zero-without-f-is-a-blank",
    .text = "023456789ABCDE00" ZEROS240 "\n",
    .expected = "line 4x4 .23456789ABCDE.." DOTS240 "\n" },
  { .name = "/formats/line/16x16-zero-without-f-beside-a-dot-is-a-second-blank",
    .text = "0123456789ABCDE." DOTS240 "\n",
    .expected = "bad TWO_BLANKS 1:1 expected 46 \"0\"\n" },
  { .name = "/formats/line/16x16-doubtful-zero-is-a-blank-and-said",
    .text = "0123456789ABCDEF" ZEROS240 "\n",
    .expected = "warning AMBIGUOUS_ZERO 1:1 \"0\"\nline 4x4 .123456789ABCDEF" DOTS240 "\n" },
  { .name = "/formats/line/16x16-letters-alone",
    .text = "ABCDEFGHIJKLMNOP" DOTS240 "\n",
    .expected = "line 4x4 123456789ABCDEFG" DOTS240 "\n" },
  { .name = "/formats/line/25x25-digits-and-letters",
    .text = "123456789ABCDEFGHIJKLMNOP" DOTS600 "\n",
    .expected = "line 5x5 123456789ABCDEFGHIJKLMNOP" DOTS600 "\n" },
  { .name = "/formats/line/25x25-letters-alone",
    .text = "ABCDEFGHIJKLMNOPQRSTUVWXY" DOTS600 "\n",
    .expected = "line 5x5 123456789ABCDEFGHIJKLMNOP" DOTS600 "\n" },
  { .name = "/formats/line/25x25-small-letters",
    .text = "123456789abcdefghijklmnop" DOTS600 "\n",
    .expected = "line 5x5 123456789ABCDEFGHIJKLMNOP" DOTS600 "\n" },
  { .name = "/formats/line/forced-729-symbols-are-27x27",
    .text = "1........" DOTS720 "\n",
    .expected = "line 3x9 1........" DOTS720 "\n",
    .from = "line" },
  { .name = "/formats/line/shape-of-27x27-makes-them-a-line",
    .text = "1........" DOTS720 "\n",
    .expected = "line 9x3 1........" DOTS720 "\n",
    .shape = "boxes:9x3" },
  { .name = "/formats/line/shape-says-how-many",
    .text = P4 "\n",
    .expected = "bad WRONG_LENGTH 1:17 expected 81 found 16\n",
    .from = "line",
    .shape = "boxes:3x3" },
  { .name = "/formats/line/the-odd-blank-is-at-fault-even-if-it-comes-first",
    .text = "10.4..1..3..2...\n",
    .expected = "bad TWO_BLANKS 1:2 expected 46 \"0\"\n",
    .from = "line" },
  { .name = "/formats/line/a-letter-among-other-blanks-is-no-blank",
    .text = "1x.4..1..3..2...\n",
    .expected = "bad UNKNOWN_SYMBOL 1:2 expected 4 \"x\"\n",
    .from = "line" },
  { .name = "/formats/line/cells-may-stand-apart",
    .text = "1 . . 4 . . 1 . . 3 . . 2 . . .  # for you\n 1\t. . 4 . . 1  . . 3 . . 2 . . .\n",
    .expected = "line 2x2 " P4 " (for you)\nline 2x2 " P4 "\n",
    .from = "line" },
  { .name = "/formats/line/rows-may-stand-apart",
    .text = "1..4 ..1. .3.. 2... mine\n1..4 ..1. .3.. 2...: mine\n",
    .expected = "line 2x2 " P4 " (mine)\nline 2x2 " P4 " (mine)\n",
    .from = "line" },
  { .name = "/formats/line/cells-apart-are-counted-and-looked-at",
    .text = "1 . . 4 . . 1 . . 3 . . 2 . .\n1 . . 4 . . 1 . . 3 . . 2 . . 5\n1 . . 4 . . ? . . 3 . "
            ". 2 . . .\n",
    .expected = "bad WRONG_LENGTH 1:30 expected 16 found 15\nbad UNKNOWN_SYMBOL 2:31 expected 4 "
                "\"5\"\nbad UNKNOWN_SYMBOL 3:13 \"?\"\n",
    .from = "line" },
  { .name = "/formats/line/a-puzzle-and-its-solution-are-one-puzzle",
    .text = P4 " 1234341243212143\n",
    .expected = "line 2x2 " P4 " (1234341243212143)\n" },
  { .name = "/formats/line/sixteen-groups-with-larger-values-are-16x16",
    .text = "1..............G " DOTS16 " " DOTS16 " " DOTS16 " " DOTS16 " " DOTS16 " " DOTS16
            " " DOTS16 " " DOTS16 " " DOTS16 " " DOTS16 " " DOTS16 " " DOTS16 " " DOTS16 " " DOTS16
            " " DOTS16 "\n",
    .expected = "line 4x4 1..............G" DOTS240 "\n" },
  { .name = "/formats/line/a-length-may-be-between-two-squares",
    .text = DOTS64 DOTS8 "\n",
    .expected = "bad NO_SQUARE 1:73 expected 81 found 72\n" },
  { .name = "/formats/line/a-digit-too-few-is-missed-at-the-end-of-9x9",
    .text = DOTS64 DOTS8 DOTS8 "\n",
    .expected = "bad NO_SQUARE 1:81 expected 81 found 80\n" },
  { .name = "/formats/line/a-digit-too-many-is-behind-9x9",
    .text = P9 ".\n",
    .expected = "bad NO_SQUARE 1:82 expected 81 found 82\n" },
  { .name = "/formats/line/other-lengths-are-nearest-to-some-square",
    .text = "1..4..1..3..2......\n",
    .expected = "bad NO_SQUARE 1:17 expected 16 found 19\n" },
  { .name = "/formats/line/the-lines-behind-it-say-how-long-the-first-is",
    .text = "1......\n" P9 "\n" P9 "\n",
    .expected = "bad WRONG_LENGTH 1:8 expected 81 found 7\nline 3x3 " P9 "\nline 3x3 " P9 "\n" },
  { .name = "/formats/line/the-lines-before-it-say-how-long-another-is",
    .text = P9 "\n" DOTS64 DOTS8 "\n",
    .expected = "line 3x3 " P9 "\nbad WRONG_LENGTH 2:73 expected 81 found 72\n" },
  { .name = "/formats/sukaku/64-symbols-in-their-places-are-4x4",
    .text = "1234123412341234123412341234123412341234123412341234123412341234\n",
    .expected = "sukaku 2x2 ................,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15\n" },
  { .name = "/formats/sukaku/64-symbols-elsewhere-are-8x8",
    .text = "12345678" DOTS8 DOTS8 DOTS8 DOTS8 DOTS8 DOTS8 DOTS8 "\n",
    .expected = "line 2x4 12345678" DOTS8 DOTS8 DOTS8 DOTS8 DOTS8 DOTS8 DOTS8 "\n" },
  { .name = "/formats/sukaku/no-more-than-a-column-could-have-are-8x8",
    .text = "1234...." DOTS8 DOTS8 DOTS8 "....1234" DOTS8 DOTS8 DOTS8 "\n",
    .expected = "line 2x4 1234...." DOTS8 DOTS8 DOTS8 "....1234" DOTS8 DOTS8 DOTS8 "\n" },
  { .name = "/formats/sukaku/a-slip-in-one-is-found",
    .text = "1234123412341234123412341234123412341234123412341234123412341243\n",
    .expected = "bad WRONG_PLACE 1:63 expected 3 \"4\"\n" },
  { .name = "/formats/sukaku/a-shape-says-how-many",
    .text = "1234123412341234123412341234123412341234123412341234123412341234\n",
    .expected = "sukaku 2x2 ................,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15\n",
    .shape = "boxes:2x2+diagonals" },
  { .name = "/formats/sukaku/729-blanks-are-a-line",
    .text = DOTS720 DOTS8 ".\n",
    .expected = "line 3x9 " DOTS720 DOTS8 ".\n" },
  { .name = "/formats/sdm/reads-81-symbols",
    .text = P9 "\n",
    .expected = "sdm 3x3 " P9 "\n",
    .from = "sdm" },
  { .name = "/formats/sdm/has-no-other-size",
    .text = P4 "\n" P9 "\n",
    .expected = "bad WRONG_LENGTH 1:17 expected 81 found 16\nsdm 3x3 " P9 "\n",
    .from = "sdm" },
};

static void
samurai_is_one_symbol_a_cell (const void *data)
{
  char text[370];
  Telling telling = { .text = text, .length = 370, .shape = "samurai" };
  BaseText told;

  (void) data;
  memset (text, '.', 369);
  text[0] = '7';
  text[369] = '\n';
  told = tell (&telling, 7);
  check_true (strncmp (told.bytes, "line 3x3 7.", 11) == 0);
  check_equal_u64 (told.length, strlen ("line 3x3 ") + 370);
  base_text_clear (&told);
}

/* Candidate v of cell c stands at 9c + v - 1. */
static void
sukaku_has_candidates (const void *data)
{
  char text[730];
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;

  (void) data;
  memset (text, '.', 729);
  text[729] = '\n';
  for (unsigned i = 0; i < 729; i += 2)
    text[i] = (char) ('1' + i % 9);
  telling_read (text, 730, NULL, NULL, &puzzle);
  check_equal_text (puzzle.format->id, "sukaku");
  check_equal_u64 (sudoku_puzzle_n_givens (puzzle.sudoku), 0);
  for (unsigned cell = 0; cell < 81; cell++)
    check_equal_u64 (puzzle.sudoku->candidates[cell], cell % 2 == 0 ? 0x155 : 0xaa);
  format_puzzle_clear (&puzzle);
}

/* `#` is the symbol of 63, and a comment at a line's start. */
static void
sixty_three_may_stand_first (const void *data)
{
  static char text[63 * 63 + 1];
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;

  (void) data;
  memset (text, '.', 63 * 63);
  text[0] = text[5] = '#';
  text[63 * 63] = '\n';
  telling_read (text, sizeof text, formats_find ("line"), NULL, &puzzle);
  check_equal_u64 (puzzle.sudoku->values[0], 63);
  check_equal_u64 (puzzle.sudoku->values[5], 63);
  format_puzzle_clear (&puzzle);
}

/* With and without the quick way through a 9x9 puzzle. */
static void
quick_way_agrees (const void *data)
{
  static const char blanks[] = ".0-_*xX";

  (void) data;
  for (const char *blank = blanks; *blank != '\0'; blank++)
    {
      char text[] = P9 " c\n";
      FormatsPuzzle quick = FORMATS_PUZZLE_EMPTY, careful = FORMATS_PUZZLE_EMPTY;

      for (unsigned i = 0; i < 81; i++)
        if (text[i] == '.')
          text[i] = *blank;
      telling_read (text, strlen (text), formats_find ("line"), NULL, &quick);
      telling_read (text, strlen (text), formats_find ("sdm"), NULL, &careful);
      check_true (sudoku_puzzle_equal (quick.sudoku, careful.sudoku));
      check_equal_u64 (quick.layout.blank, *blank);
      check_equal_u64 (careful.layout.blank, *blank);
      check_equal_text (base_text_string (&careful.comment), "c");
      format_puzzle_clear (&quick);
      format_puzzle_clear (&careful);
    }
}

int
main (void)
{
  check_tellings (tellings, sizeof tellings / sizeof tellings[0]);
  check_claim ("/formats/line/samurai-is-one-symbol-a-cell", samurai_is_one_symbol_a_cell, NULL);
  check_claim ("/formats/line/sixty-three-may-stand-first", sixty_three_may_stand_first, NULL);
  check_claim ("/formats/line/quick-way-agrees-with-the-careful-one", quick_way_agrees, NULL);
  check_claim ("/formats/sukaku/729-symbols-are-candidates", sukaku_has_candidates, NULL);
  return check_finish ();
}
