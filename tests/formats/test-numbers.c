/* Whole numbers between white space. */
#include "check.h"
#include "telling.h"

#include <string.h>

#define N4 "1 0 0 4\n0 0 1 0\n0 3 0 0\n2 0 0 0\n"

static const Telling tellings[] = {
  { .name = "/formats/numbers/reads-rows",
    .text = N4,
    .expected = "numbers 2x2 " P4 "\n",
    .from = "numbers" },
  { .name = "/formats/numbers/rows-of-single-digits-are-sniffed-as-a-grid",
    .text = N4,
    .expected = "grid 2x2 " P4 "\n" },
  { .name = "/formats/numbers/reads-a-puzzle-a-line",
    .text = "1 0 0 4 0 0 1 0 0 3 0 0 2 0 0 0\n1 0 0 4 0 0 1 0 0 3 0 0 2 0 0 0\n",
    .expected = "numbers 2x2 " P4 "\nnumbers 2x2 " P4 "\n" },
  { .name = "/formats/numbers/however-they-are-wrapped",
    .text = "1 0 0 4 0\n0 1\n0 0 3 0 0 2 0 0 0\n",
    .expected = "numbers 2x2 " P4 "\n" },
  { .name = "/formats/numbers/one-a-line",
    .text = "1\n0\n0\n4\n0\n0\n1\n0\n0\n3\n0\n0\n2\n0\n0\n0\n",
    .expected = "numbers 2x2 " P4 "\n" },
  { .name = "/formats/numbers/first-line-may-say-the-boxes",
    .text = "1 4\n" N4,
    .expected = "numbers 1x4 " P4 "\n" },
  { .name = "/formats/numbers/boxes-hold-for-the-next-puzzles",
    .text = "1 5\n5 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n"
            "\n0 5 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n",
    .expected = "numbers 1x5 5........................\nnumbers 1x5 .5.......................\n" },
  { .name = "/formats/numbers/boxes-may-change",
    .text = "1 4\n" N4 "\n4 1\n" N4,
    .expected = "numbers 1x4 " P4 "\nnumbers 4x1 " P4 "\n" },
  { .name = "/formats/numbers/keeps-comments",
    .text = "# mine\n" N4,
    .expected = "numbers 2x2 " P4 " (mine)\n",
    .from = "numbers" },
  { .name = "/formats/numbers/several-follow-each-other",
    .text = N4 "\n" N4,
    .expected = "numbers 2x2 " P4 "\nnumbers 2x2 " P4 "\n",
    .from = "numbers" },
  { .name = "/formats/numbers/a-bad-number-is-one-bad-puzzle",
    .text = "1 0 0 4\n0 x 1 0\n0 3 0 0\n2 0 0 0\n" N4,
    .expected = "bad NOT_A_NUMBER 2:3 \"x\"\nnumbers 2x2 " P4 "\n",
    .from = "numbers" },
  { .name = "/formats/numbers/a-huge-number-is-too-large",
    .text = "1 0 0 4\n0 99999999999999999999 1 0\n0 3 0 0\n2 0 0 0\n" N4,
    .expected =
        "bad NUMBER_TOO_LARGE 2:3 expected 4 \"99999999999999999999\"\nnumbers 2x2 " P4 "\n",
    .from = "numbers" },
  { .name = "/formats/numbers/too-few-are-found",
    .text = "1 0 0 4\n0 0 1 0\n0 3 0 0\n2 0 0",
    .expected = "bad WRONG_COUNT 4:6 expected 16 found 15\n",
    .from = "numbers" },
  { .name = "/formats/numbers/too-many-on-the-last-line-are-found",
    .text = "1 0 0 4\n0 0 1 0\n0 3 0 0\n2 0 0 0 0\n" N4,
    .expected = "bad WRONG_COUNT 4:9 expected 16 found 17\nnumbers 2x2 " P4 "\n",
    .from = "numbers" },
  { .name = "/formats/numbers/no-boxes-of-nothing",
    .text = "0 4\n" N4,
    .expected = "bad BAD_BOXES 1:1 expected 64\n" },
  { .name = "/formats/numbers/a-later-puzzle-may-be-of-another-size",
    .text = "1 0 0 4\n0 0 1 0\n0 3 0 0\n2 0 0 0\n1 2\n0 2\n2 1\n" N4
            "1 5\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n"
            "0 0 0 0 5\n",
    .expected = "numbers 2x2 1..4..1..3..2...\nnumbers 1x2 .221\nnumbers 2x2 "
                "1..4..1..3..2...\nnumbers 1x5 ........................5\n",
    .from = "numbers" },
  { .name = "/formats/numbers/a-later-puzzle-may-be-wrapped-in-another-way",
    .text = "1 0 0 4\n0 0 1 0\n0 3 0 0\n2 0 0 0\n1 0 0\n4 0 0 1 0 0 3 0 0\n2 0 0 0\n",
    .expected = "numbers 2x2 1..4..1..3..2...\nnumbers 2x2 1..4..1..3..2...\n",
    .from = "numbers" },
  { .name = "/formats/numbers/no-boxes-beyond-64-values",
    .text = "8 9\n" N4,
    .expected = "bad BAD_BOXES 1:1 expected 64 found 72\n" },
};

/* A 64x64 grid has no symbols, but it has numbers. */
static void
sixty_four_values_can_be_read (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY;
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;

  (void) data;
  for (unsigned i = 0; i < 64 * 64; i++)
    {
      base_text_add_number (&text, i % 65);
      base_text_add_char (&text, i % 64 == 63 ? '\n' : ' ');
    }
  telling_read (text.bytes, text.length, NULL, NULL, &puzzle);
  check_equal_text (puzzle.format->id, "numbers");
  check_equal_u64 (sudoku_shape_n_values (puzzle.sudoku->shape), 64);
  for (unsigned i = 0; i < 64 * 64; i++)
    check_equal_u64 (puzzle.sudoku->values[i], i % 65);
  format_puzzle_clear (&puzzle);
  base_text_clear (&text);
}

/* Sixteen numbers a line are a row when one of sixteen lines has a number above 4. */
static void
sixteen_are_a_row_or_a_puzzle (const void *data)
{
  for (unsigned largest = 4; largest <= 5; largest++)
    {
      BaseText text = BASE_TEXT_EMPTY;
      FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;

      (void) data;
      for (unsigned i = 0; i < 256; i++)
        {
          base_text_add_number (&text, i == 250 ? largest : i % 4);
          base_text_add_char (&text, i % 16 == 15 ? '\n' : ' ');
        }
      telling_read (text.bytes, text.length, formats_find ("numbers"), NULL, &puzzle);
      check_equal_u64 (sudoku_shape_n_values (puzzle.sudoku->shape), largest == 4 ? 4 : 16);
      format_puzzle_clear (&puzzle);
      base_text_clear (&text);
    }
}

int
main (void)
{
  check_tellings (tellings, sizeof tellings / sizeof tellings[0]);
  check_claim ("/formats/numbers/sixty-four-values-can-be-read", sixty_four_values_can_be_read,
               NULL);
  check_claim ("/formats/numbers/sixteen-are-a-row-or-a-puzzle", sixteen_are_a_row_or_a_puzzle,
               NULL);
  return check_finish ();
}
