/* Each puzzle of a file reads back when it is written alone: the text around it, which may have
 * decided how it was read, is gone. */
#include "check.h"
#include "telling.h"

#include <string.h>

typedef struct
{
  const char *name, *text, *from, *shape;
  unsigned n_puzzles;
} Alone;

#define JIGSAW      "jigsaw:1112122233343444"
#define ROWS4       "0 0 0 1\n0 0 2 0\n0 3 0 0\n4 0 0 0\n"
#define ROW16       "G...............\n"
#define ROW28       "............................\n"
#define ROWS28      ROW28 ROW28 ROW28 ROW28 ROW28
#define OVERLAPPING "...........................G\n" ROWS28 ROWS28 ROWS28
#define REST14      "\n0 0 0 0 0 0 0 0 0 0 0 0 0 0\n"

static const Alone alones[] = {
  { "/formats/alone/two-numbers-in-a-row-are-no-boxes-of-a-jigsaw", ROWS4 "0 0" REST14, "numbers",
    JIGSAW, 2 },
  { "/formats/alone/not-even-if-they-could-be", ROWS4 "1 4" REST14, "numbers", JIGSAW, 2 },
  { "/formats/alone/nor-if-they-are-the-boxes-of-the-grid", ROWS4 "2 2" REST14, "numbers", NULL,
    2 },
  { "/formats/alone/nor-in-a-grid-of-two-rows", "0 0 0 1\n1 2\n0 0\n", "numbers", "boxes:1x2", 2 },
  { "/formats/alone/no-title-because-of-rows-behind-the-grid",
    "!\n3-\n----\n--3-\n----\n----\n3-\n", "grid", JIGSAW, 0 },
  { "/formats/alone/no-title-above-a-title-because-of-rows-behind-the-grid",
    "Story\n" ROW16 "--3-\n----\n----\n----\n" ROW16, "grid", NULL, 1 },
  { "/formats/alone/the-first-row-of-overlapping-grids-is-no-title", OVERLAPPING "\n" OVERLAPPING,
    "grid", "grids:4x4@R1C1@R1C13", 2 },
  { "/formats/alone/boxes-above-a-jigsaw-stay", "2 2\n" ROWS4 "\n" ROWS4, "numbers", JIGSAW, 2 },
};

/* Writes it, and reads it as the file was read. */
static void
check_by_itself (const FormatsPuzzle *puzzle, SudokuShape *shape)
{
  FormatsPuzzle again = FORMATS_PUZZLE_EMPTY;
  BaseText text = BASE_TEXT_EMPTY, twice = BASE_TEXT_EMPTY;

  check_equal_u64 (formats_write (puzzle->format, puzzle, NULL, &text), BASE_OK);
  telling_read (text.bytes, text.length, puzzle->format, shape, &again);
  check_true (sudoku_puzzle_equal (puzzle->sudoku, again.sudoku));
  check_equal_text (base_text_string (&again.comment), base_text_string (&puzzle->comment));
  check_equal_u64 (formats_write (again.format, &again, NULL, &twice), BASE_OK);
  check_equal_text (twice.bytes, text.bytes);
  format_puzzle_clear (&again);
  base_text_clear (&text);
  base_text_clear (&twice);
}

static void
each_comes_back (const void *data)
{
  const Alone *alone = data;
  FormatsBytes bytes = { alone->text, strlen (alone->text) };
  FormatsOptions options = { .from = formats_find (alone->from) };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsReader *reader;
  FormatsOutcome outcome;
  FormatsIssue issue;
  unsigned n_puzzles = 0;

  if (alone->shape != NULL)
    check_equal_u64 (sudoku_shape_parse (alone->shape, &options.shape), BASE_OK);
  check_equal_u64 (
      formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader),
      BASE_OK);
  while ((outcome = formats_reader_next (reader, &puzzle, &issue)) != FORMATS_END)
    if (outcome == FORMATS_PUZZLE)
      {
        check_by_itself (&puzzle, options.shape);
        n_puzzles++;
      }
  check_equal_u64 (n_puzzles, alone->n_puzzles);
  format_puzzle_clear (&puzzle);
  formats_reader_free (reader);
  sudoku_shape_unref (options.shape);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof alones / sizeof alones[0]; i++)
    check_claim (alones[i].name, each_comes_back, &alones[i]);
  return check_finish ();
}
