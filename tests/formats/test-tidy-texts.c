/* Grids in typical texts, and none in texts without a grid. */
#include "paste.h"

#include "base-random.h"
#include "check.h"
#include "telling.h"

#include <string.h>

/* Texts that the layouts do not make. */
typedef struct
{
  const char *name;
  const char *text;
  const char *values; /* as telling_tell () shows them; NULL: there is no grid */
} Sample;

#define ROWS(end)                                                                                 \
  ".......19" end "...3..5.." end "57...92.6" end ".27......" end "64.28...." end "..1.6...7" end \
  "7..8.5..4" end "1.....7.2" end ".9......." end
#define SOLVED   "2 3 4 1 5 6\n5 6 1 2 3 4\n3 4 2 5 6 1\n6 1 5 3 4 2\n4 2 3 6 1 5\n1 5 6 4 2 3\n"
#define UNSOLVED "2 . 4 1 5 6\n5 6 . 2 3 4\n3 4 2 . 6 1\n6 1 5 3 . 2\n. 2 3 6 1 5\n1 5 6 4 2 .\n"

static const Sample found[] = {
  { "cells-under-each-other",
    "\n\n\n\n\n\n\n1\n9\n\n\n\n3\n\n\n5\n\n\n5\n7\n\n\n\n9\n2\n\n6\n\n2\n7\n\n\n\n\n\n\n6\n4\n\n2"
    "\n8\n\n\n\n\n\n\n1\n\n6\n\n\n\n7\n7\n\n\n8\n\n5\n\n\n4\n1\n\n\n\n\n\n7\n\n2\n\n9\n\n\n\n\n\n"
    "\n\n",
    P9 },
  { "three-points-written-as-one",
    "Look: .\xe2\x80\xa6\xe2\x80\xa6"
    "19\xe2\x80\xa6"
    "3..5.."
    "57\xe2\x80\xa6"
    "92.6.27\xe2\x80\xa6\xe2\x80\xa6"
    "64.28\xe2\x80\xa6\xe2\x80\xa6"
    "1.6\xe2\x80\xa6"
    "77..8.5..41\xe2\x80\xa6..7.2.9\xe2\x80\xa6\xe2\x80\xa6.",
    P9 },
  { "rows-between-slashes", "Row by row: " ROWS ("/"), P9 },
  { "rows-that-are-numbered", "1) 1 . . 4\n2) . . 1 .\n3) . 3 . .\n4) 2 . . .\n", P4 },
  { "rows-in-a-list", "- 1..4\n- ..1.\n- .3..\n- 2...\n", P4 },
  { "rows-in-a-list-that-counts", "1. 1..4\n2. ..1.\n3. .3..\n4. 2...\n", P4 },
  { "rows-with-names", "R1 | 1 . | . 4\nR2 | . . | 1 .\nR3 | . 3 | . .\nR4 | 2 . | . .\n", P4 },
  { "rows-with-remarks", "{1,0,0,4}, // one\n{0,0,1,0}, // two\n{0,3,0,0}, // 3\n{2,0,0,0} // 4\n",
    P4 },
  { "keys-of-a-telephone",
    "1\xef\xb8\x8f\xe2\x83\xa3\xe2\xac\x9c\xe2\xac\x9c"
    "4\xef\xb8\x8f\xe2\x83\xa3\n"
    "\xe2\xac\x9c\xe2\xac\x9c"
    "1\xef\xb8\x8f\xe2\x83\xa3\xe2\xac\x9c\n"
    "\xe2\xac\x9c"
    "3\xef\xb8\x8f\xe2\x83\xa3\xe2\xac\x9c\xe2\xac\x9c\n"
    "2\xef\xb8\x8f\xe2\x83\xa3\xe2\xac\x9c\xe2\xac\x9c\xe2\xac\x9c\n",
    P4 },
  { "bytes-that-are-no-text",
    "\xff\xfe\n1\xa0.\xa0.\xa0"
    "4\n..1.\n.3..\n2...\n\xc3\n",
    P4 },
  { "an-empty-column-of-spaces", "This:\n\n    1\n 3\n2\n  4 4\n", NULL },
  { "an-empty-column-between-bars",
    "+---+---+\n| 1 |   |\n| 4 | 1 |\n| 3 | 4 |\n|   | 3 |\n+---+---+\n", NULL },
  { "a-column-without-values-in-a-frame",
    "+-----+-----+\n| 1   |     |\n|     | 1   |\n|   3 |     |\n| 2   | 4   |\n+-----+-----+\n",
    "1.....1..3..2.4." },
  { "the-same-twice", "1..4\n..1.\n.3..\n2...\n\nor https://example.org/" P4 "\n", P4 },
  { "a-puzzle-and-its-solution", "Puzzle\n" UNSOLVED "Solution\n" SOLVED,
    "2.415656.234342.616153.2.2361515642." },
  { "a-solution-and-its-puzzle", SOLVED "\n" UNSOLVED, "2.415656.234342.616153.2.2361515642." },
  { "a-slip-that-is-to-be-seen",
    "Is this right?\n1......19\n...3..5..\n57...92.6\n.27......\n"
    "64.28....\n..1.6...7\n7..8.5..4\n......7.2\n.9.......\n",
    "1......19...3..5..57...92.6.27......64.28......1.6...77..8.5..4......7.2.9......." },
};

static const Sample none[] = {
  { "two-puzzles", "1..4\n..1.\n.3..\n2...\nand\n1..4\n..1.\n.2..\n3...\n", NULL },
  { "a-list-of-puzzles", P4 "\n2..4..1..3..2...\nfrom 1..4..1..3..2..1 on\n", NULL },
  { "prose",
    "In 1979 a retired architect of 74 drew 6 grids of 9 by 9.\nBy 2004 there were 3 in each\n"
    "paper; 5 years on, 12 or 16 wide.\nA cab faced a bad decade. I add: 1, 2, 3, 4.\n",
    NULL },
  { "a-poem", "Roses are red,\nviolets\nare blue,\n\na face\na cafe\na deed\nbe a bee\n", NULL },
  { "telephone-numbers",
    "Ann 030 1234 567\nBob 040-2345-678\n+49 (30) 12 34 56\n555-0123\n555-0124\n555-0125\n"
    "1234 4321\n2143 3412\n",
    NULL },
  { "a-bill",
    "01.03.\t12,50\t4\n02.03.\t3,99\t1\n03.03.\t7,00\t2\n04.03.\t1,20\t6\n"
    "IBAN DE12 3400 1020 3040 0201 00\ncard 4012 1000 0001 2340\n",
    NULL },
  { "a-table-of-products",
    "1 2 3 4 5 6 7 8 9\n2 4 6 8 10 12 14 16 18\n3 6 9 12 15 18 21 24 27\n4 8 12 16 20 24 28 32 36\n"
    "5 10 15 20 25 30 35 40 45\n6 12 18 24 30 36 42 48 54\n7 14 21 28 35 42 49 56 63\n"
    "8 16 24 32 40 48 56 64 72\n9 18 27 36 45 54 63 72 81\n",
    NULL },
  { "a-table-of-figures",
    "| 7 | 2 | 2 | 9 | 1 | 4 |\n| 3 | 3 | 1 | 5 | 6 | 2 |\n| 2 | 1 | 1 | 3 | 3 | 6 |\n"
    "| 6 | 6 | 4 | 1 | 1 | 2 |\n| 5 | 4 | 3 | 3 | 2 | 1 |\n| 1 | 2 | 3 | 4 | 4 | 5 |\n",
    NULL },
  { "a-matrix", "I = [[1,0,0,0],[0,1,0,0],[0,0,1,0],[0,0,0,1]]\n", NULL },
  { "a-month",
    "Mo Tu We Th Fr Sa Su\n       1  2  3  4  5\n 6  7  8  9 10 11 12\n13 14 15 16 17 18 19\n"
    "20 21 22 23 24 25 26\n27 28 29 30\n",
    NULL },
  { "a-program",
    "int\nmain (void)\n{\n  int a[4] = { 1, 2, 3, 4 };\n\n  for (int i = 0; i < 4; i++)\n    "
    "a[i]--;\n"
    "  return a[0];\n}\n",
    NULL },
  { "an-empty-form", "+---+---+\n|. .|. .|\n|. .|. .|\n|. .|. .|\n|. .|. .|\n+---+---+\n", NULL },
  { "dashes", "--------\n- - - -\n----\n____\n****\n....\n====\n", NULL },
  { "a-check-sum",
    "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08\n"
    "550e8400-e29b-41d4-a716-446655440000\n",
    NULL },
  { "a-row-too-few",
    "Look\n1......19\n...3..5..\n57...92.6\n.27......\n64.28....\n..1.6...7\n"
    "7..8.5..4\n......7.2\n",
    NULL },
  { "a-row-too-short",
    "Look\n1......19\n...3..5..\n57...92.6\n.27......\n64.28....\n..1.6...7\n"
    "7..8.5..4\n......7.2\n.9.....\n",
    NULL },
  { "a-symbol-too-few",
    "Look: ......19...3..5..57...92.6.27......64.28......1.6...77..8.5..41.....7.2"
    ".9.......\n",
    NULL },
  { "two-kinds-of-blank", "Look\n1..4\n..1.\n.3__\n2...\n", NULL },
  { "nothing", "", NULL },
};

static void
check_sample (const void *data)
{
  const Sample *sample = data;
  BaseText grid = BASE_TEXT_EMPTY;
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  BaseStatus status = paste_tidy (sample->text, strlen (sample->text), &grid);

  check_equal_u64 (status, sample->values != NULL ? BASE_OK : BASE_BAD_INPUT);
  if (sample->values != NULL)
    {
      uint32_t n_cells;

      telling_read (grid.bytes, grid.length, NULL, NULL, &puzzle);
      n_cells = sudoku_shape_n_cells (puzzle.sudoku->shape);
      check_equal_u64 (n_cells, strlen (sample->values));
      for (uint32_t i = 0; i < n_cells; i++)
        check_equal_u64 (puzzle.sudoku->values[i],
                         sample->values[i] == '.' ? 0 : (unsigned) (sample->values[i] - '0'));
    }
  format_puzzle_clear (&puzzle);
  base_text_clear (&grid);
}

/* Random words, and random figures in rows of any length but sixteen: one of those may be a puzzle
 * of 4x4. */
static void
is_no_puzzle (const void *data)
{
  BaseRandom random = { 7 };
  const char *letters = data;
  unsigned n = (unsigned) strlen (letters);

  for (unsigned round = 0; round < (check_quick () ? 200 : 5000); round++)
    {
      BaseText text = BASE_TEXT_EMPTY, grid = BASE_TEXT_EMPTY;
      uint32_t width = 4 + base_random_below (&random, 22);

      width += width == 16;
      for (uint32_t i = 0; i < 81 + width * width; i++)
        {
          base_text_add_char (&text, letters[base_random_below (&random, n)]);
          if (i % width == width - 1)
            base_text_add_char (&text, '\n');
        }
      check_equal_u64 (paste_tidy (text.bytes, text.length, &grid), BASE_BAD_INPUT);
      base_text_clear (&text);
      base_text_clear (&grid);
    }
}

/* Numbers in rows, of every size that has boxes. */
static void
reads_every_size (const void *data)
{
  for (uint32_t n = 4; n <= 36; n++)
    {
      BaseText text = BASE_TEXT_EMPTY, grid = BASE_TEXT_EMPTY;
      FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
      bool has_boxes = false;

      for (uint32_t rows = 2; rows < n; rows++)
        has_boxes |= n % rows == 0;
      base_text_add (&text, data);
      for (uint32_t i = 0; i < n * n; i++)
        {
          base_text_add_number (&text, i % 7 == 0 ? 0 : (i / n + i % n) % n + 1);
          base_text_add_char (&text, i % n == n - 1 ? '\n' : ' ');
        }
      check_equal_u64 (paste_tidy (text.bytes, text.length, &grid),
                       has_boxes ? BASE_OK : BASE_BAD_INPUT);
      if (has_boxes)
        telling_read (grid.bytes, grid.length, NULL, NULL, &puzzle);
      for (uint32_t i = 0; has_boxes && i < n * n; i++)
        check_equal_u64 (puzzle.sudoku->values[i], i % 7 == 0 ? 0 : (i / n + i % n) % n + 1);
      format_puzzle_clear (&puzzle);
      base_text_clear (&grid);
      base_text_clear (&text);
    }
}

/* The boxes that a text shows are those that are read. */
static void
keeps_boxes (const void *data)
{
  const char *text = data;
  BaseText grid = BASE_TEXT_EMPTY;

  check_equal_u64 (paste_tidy (text, strlen (text), &grid), BASE_OK);
  check_equal_text (base_text_string (&grid),
                    "2 3 | 4 1 | 5 6\n5 6 | 1 2 | 3 4\n1 4 | . 5 | 6 .\n\n"
                    "6 1 | 5 3 | 4 2\n4 2 | 3 6 | 1 5\n3 5 | 6 4 | 2 .\n");
  base_text_clear (&grid);
}

/* A megabyte is looked at, and not a byte more. */
static void
has_a_limit (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY, grid = BASE_TEXT_EMPTY;

  base_text_add (&text, data);
  base_text_add_repeated (&text, '<', PASTE_MAX - text.length);
  check_equal_u64 (paste_tidy (text.bytes, text.length, &grid), BASE_OK);
  base_text_reset (&grid);
  base_text_add_char (&text, '\n');
  check_equal_u64 (paste_tidy (text.bytes, text.length, &grid), BASE_BAD_INPUT);
  base_text_clear (&grid);
  base_text_clear (&text);
}

static void
claim (const char *what, const char *name, CheckTest test, const void *data)
{
  BaseText whole = BASE_TEXT_EMPTY;

  base_text_add (&whole, "/formats/tidy/");
  base_text_add (&whole, what);
  base_text_add_char (&whole, '/');
  base_text_add (&whole, name);
  check_claim (base_text_string (&whole), test, data);
  base_text_clear (&whole);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof found / sizeof found[0]; i++)
    claim (found[i].values != NULL ? "finds-the-grid-in" : "cannot-tell-the-grid-in", found[i].name,
           check_sample, &found[i]);
  for (size_t i = 0; i < sizeof none / sizeof none[0]; i++)
    claim ("finds-no-grid-in", none[i].name, check_sample, &none[i]);
  claim ("finds-no-grid-in", "random-words", is_no_puzzle, "abcdeeefghiijlmnnoorsttuvwy   ,.");
  claim ("finds-no-grid-in", "random-figures", is_no_puzzle, "123456789");
  claim ("finds-no-grid-in", "random-figures-and-blanks", is_no_puzzle, "123456789.......");
  claim ("finds-no-grid-in", "random-capitals", is_no_puzzle, "ABCDEFGHIJKLMNOPQRSTUVWXY");
  check_claim ("/formats/tidy/reads-every-size", reads_every_size, "This one:\n");
  check_claim ("/formats/tidy/keeps-boxes", keeps_boxes,
               "2 3|4 1|5 6\n5 6|1 2|3 4\n1 4|? 5|6 ?\n---+---+---\n"
               "6 1|5 3|4 2\n4 2|3 6|1 5\n3 5|6 4|2 ?\n");
  check_claim ("/formats/tidy/has-a-limit", has_a_limit, "1..4\n..1.\n.3..\n2...\n");
  return check_finish ();
}
