/* The places of a stream's puzzles: each puzzle is found again, also when the file has changed. */
#include "check.h"
#include "failing-memory.h"
#include "telling.h"

#include "format-about.h"
#include "formats-index.h"

#include <stdlib.h>
#include <string.h>

#define A "1..4..1..3..2..."
#define B "2..4..1..3......"
#define C "...4..1..3..2..."
#define XML                                                                                        \
  "<game data=\"000000019000300500570009206027000000640280000001060007700805004100000702090000000" \
  "\" />"

/* `n_sudokus` of the `n` puzzles can be read. */
typedef struct
{
  const char *name, *text;
  uint64_t n, n_sudokus;
} File;

static const File files[] = {
  { "nothing", "", 0, 0 },
  { "one-line", A "\n", 1, 1 },
  { "lines", "# top\n" A "\n\n" B " # a comment\n# between\n" C " two\n" A "\n" B "\n# behind\n", 5,
    5 },
  { "lines-with-returns", A "\r\n" B "\r\n" C "\r\n" A "\r\n", 4, 4 },
  { "lines-some-of-them-bad", A "\n..9.\n" B "\n1x\n" C "\n", 5, 3 },
  { "grids", "# first\n1.|.4\n..|1.\n--+--\n.3|..\n2.|..\n\n2...\n....\n.3..\n...1\n", 2, 2 },
  { "jigsaws", "# j\n" A " 1112122233343444\n" B " 1112122233343444\n", 2, 2 },
  { "opensudoku", "<opensudoku>" XML XML XML "</opensudoku>\n", 3, 3 },
};

static FormatsBytes
bytes_of (const char *text)
{
  return (FormatsBytes){ text, strlen (text) };
}

static FormatsIndex *
index_of (FormatsBytes bytes, uint32_t spacing, bool only_sudokus)
{
  FormatsIndex *index = formats_index_new (spacing);
  FormatsWalk walk;

  check_true (index != NULL);
  check_equal_u64 (formats_walk_begin_bytes (&walk, bytes), BASE_OK);
  walk.only_sudokus = only_sudokus;
  while (formats_walk_next (&walk))
    check_equal_u64 (formats_index_add (index, &walk.puzzle.place), BASE_OK);
  check_equal_u64 (walk.outcome, FORMATS_END);
  formats_walk_end (&walk);
  return index;
}

/* Begins a walk at a place of the index, with the next puzzle's number. */
static void
begin_at (FormatsWalk *walk, const FormatsIndex *index, FormatsBytes *bytes, uint64_t number)
{
  FormatsStart start;
  FormatsOptions options = { .patient = true };

  check_true (formats_index_find (index, number, &start));
  options.start = start.place;
  bytes->bytes += start.place.offset;
  bytes->length -= start.place.offset;
  check_equal_u64 (formats_walk_begin (walk, (FormatsSource){ format_read_bytes, bytes }, &options),
                   BASE_OK);
  check_true (formats_walk_skip (walk, start.skip));
}

static void
check_same_puzzle (const FormatsWalk *is, const FormatsWalk *was)
{
  check_equal_u64 (is->outcome, was->outcome);
  check_equal_u64 (is->puzzle.place.offset, was->puzzle.place.offset);
  check_equal_u64 (is->puzzle.place.line, was->puzzle.place.line);
  if (is->outcome == FORMATS_BAD_PUZZLE)
    check_equal_u64 (is->issue.line, was->issue.line);
  else
    check_true (sudoku_puzzle_equal (is->puzzle.sudoku, was->puzzle.sudoku));
}

static void
check_finds_all (const FormatsIndex *index, FormatsBytes bytes)
{
  FormatsWalk was, is;
  FormatsStart start;
  uint64_t n = 0;

  check_equal_u64 (formats_walk_begin_bytes (&was, bytes), BASE_OK);
  for (; formats_walk_next (&was); n++)
    {
      FormatsBytes rest = bytes;

      begin_at (&is, index, &rest, n);
      check_true (formats_walk_next (&is));
      check_same_puzzle (&is, &was);
      formats_walk_end (&is);
    }
  formats_walk_end (&was);
  check_equal_u64 (formats_index_n (index), n);
  check_true (!formats_index_find (index, n, &start));
}

static void
every_puzzle_is_found (const void *data)
{
  const File *file = data;
  const uint32_t spacings[] = { 1, 2, 3, 64 };

  for (size_t i = 0; i < sizeof spacings / sizeof spacings[0]; i++)
    {
      FormatsIndex *index = index_of (bytes_of (file->text), spacings[i], false);

      check_equal_u64 (formats_index_n (index), file->n);
      check_finds_all (index, bytes_of (file->text));
      formats_index_free (index);
    }
}

static void
sudokus_are_counted_alone (const void *data)
{
  const File *file = data;
  FormatsIndex *index = index_of (bytes_of (file->text), 2, true);

  check_equal_u64 (formats_index_n (index), file->n_sudokus);
  for (uint64_t i = 0; i < file->n_sudokus; i++)
    {
      FormatsBytes rest = bytes_of (file->text);
      FormatsOptions options = { .patient = true };
      FormatsStart start;
      FormatsWalk is, was;

      check_true (formats_index_find (index, i, &start));
      options.start = start.place;
      rest.bytes += start.place.offset;
      rest.length -= start.place.offset;
      check_equal_u64 (
          formats_walk_begin (&is, (FormatsSource){ format_read_bytes, &rest }, &options), BASE_OK);
      check_equal_u64 (formats_walk_begin_bytes (&was, bytes_of (file->text)), BASE_OK);
      is.only_sudokus = was.only_sudokus = true;
      check_true (formats_walk_skip (&is, (uint64_t) start.skip + 1)
                  && formats_walk_skip (&was, i + 1));
      check_same_puzzle (&is, &was);
      formats_walk_end (&is);
      formats_walk_end (&was);
    }
  formats_index_free (index);
}

/* Some `step` puzzles at a time, as a thread hands them over. */
static void
pieces_are_a_whole (const void *data)
{
  const File *file = data;

  for (uint64_t step = 2; step <= 4; step += 2)
    {
      FormatsIndex *whole = formats_index_new (2), *piece = formats_index_new (2);
      FormatsWalk walk;

      check_true (whole != NULL && piece != NULL);
      check_equal_u64 (formats_walk_begin_bytes (&walk, bytes_of (file->text)), BASE_OK);
      while (formats_walk_next (&walk))
        {
          if (formats_index_n (piece) == step)
            {
              check_equal_u64 (formats_index_append (whole, piece), BASE_OK);
              formats_index_free (piece);
              piece = formats_index_new (2);
              check_true (piece != NULL);
            }
          check_equal_u64 (formats_index_add (piece, &walk.puzzle.place), BASE_OK);
        }
      check_equal_u64 (formats_index_append (whole, piece), BASE_OK);
      check_finds_all (whole, bytes_of (file->text));
      formats_walk_end (&walk);
      formats_index_free (piece);
      formats_index_free (whole);
    }
}

/* Puts a longer second line into the file; the caller frees it. */
static BaseText
replace_second (const char *text, uint64_t offset, FormatsReplacement *out_replacement)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  BaseText changed = BASE_TEXT_EMPTY;

  telling_read (C "\n", strlen (C "\n"), NULL, NULL, &puzzle);
  check_equal_u64 (formats_replace (bytes_of (text), offset, &puzzle, out_replacement, &changed),
                   BASE_OK);
  check_equal_u64 (out_replacement->result, FORMATS_REPLACED);
  format_puzzle_clear (&puzzle);
  return changed;
}

#define FOUR_LINES A "\n\n" B "\n" A "\n\n\n" B "\n"

/* Places after the puzzle move, whether they were in the index or are added later: `data` is the
 * number that were. */
static void
places_move_behind_a_replaced_puzzle (const void *data)
{
  const uint64_t known = *(const uint64_t *) data;
  const char *text = FOUR_LINES;
  FormatsIndex *index = formats_index_new (1);
  FormatsReplacement replacement;
  BaseText changed = replace_second (text, strlen (A "\n\n"), &replacement);
  FormatsWalk walk;
  uint64_t n = 0;

  check_true (index != NULL);
  replacement.moved += 7; /* as if the line before had been written longer */
  replacement.moved_lines += 2;
  check_equal_u64 (formats_walk_begin_bytes (&walk, bytes_of (text)), BASE_OK);
  for (; formats_walk_next (&walk); n++)
    {
      if (n == known)
        check_equal_u64 (formats_index_note_replaced (index, &replacement), BASE_OK);
      check_equal_u64 (formats_index_add (index, &walk.puzzle.place), BASE_OK);
    }
  if (known == n)
    check_equal_u64 (formats_index_note_replaced (index, &replacement), BASE_OK);
  formats_walk_end (&walk);
  check_equal_u64 (
      formats_walk_begin_bytes (&walk, (FormatsBytes){ changed.bytes, changed.length }), BASE_OK);
  for (uint64_t i = 0; formats_walk_next (&walk); i++)
    {
      FormatsStart start;

      check_true (formats_index_find (index, i, &start));
      check_equal_u64 (start.place.offset, walk.puzzle.place.offset + (i > 1 ? 7 : 0));
      check_equal_u64 (start.place.line, walk.puzzle.place.line + (i > 1 ? 2 : 0));
    }
  formats_walk_end (&walk);
  base_text_clear (&changed);
  formats_index_free (index);
}

static void
nothing_changes_without_memory (const void *data)
{
  const FormatsPlace place = { .offset = 3, .line = 2 };
  const FormatsReplacement replacement = { .result = FORMATS_REPLACED, .number = 1, .moved = 5 };
  FormatsIndex *index = formats_index_new (1), *next = formats_index_new (1);
  FormatsStart start;

  (void) data;
  check_true (index != NULL && next != NULL);
  check_equal_u64 (formats_index_add (next, &place), BASE_OK);
  failing_memory_arm (1);
  check_equal_u64 (formats_index_add (index, &place), BASE_NO_MEMORY);
  failing_memory_disarm ();
  failing_memory_arm (1);
  check_equal_u64 (formats_index_append (index, next), BASE_NO_MEMORY);
  failing_memory_disarm ();
  check_equal_u64 (formats_index_n (index), 0);
  check_equal_u64 (formats_index_append (index, next), BASE_OK);
  failing_memory_arm (1);
  check_equal_u64 (formats_index_note_replaced (index, &replacement), BASE_NO_MEMORY);
  failing_memory_disarm ();
  check_true (formats_index_find (index, 0, &start));
  check_equal_u64 (start.place.offset, 3);
  check_equal_u64 (formats_index_n (index), 1);
  formats_index_free (index);
  formats_index_free (next);
  failing_memory_arm (1);
  check_true (formats_index_new (1) == NULL);
  failing_memory_disarm ();
}

static void
claim_of_files (const char *what, CheckTest test)
{
  char name[128];

  for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
    {
      snprintf (name, sizeof name, "/formats/index/%s/%s", what, files[i].name);
      check_claim (name, test, &files[i]);
    }
}

int
main (void)
{
  static const uint64_t known[] = { 0, 2, 4 };

  claim_of_files ("finds-every-puzzle", every_puzzle_is_found);
  claim_of_files ("counts-sudokus-alone", sudokus_are_counted_alone);
  claim_of_files ("is-whole-when-appended-in-pieces", pieces_are_a_whole);
  check_claim ("/formats/index/moves-what-comes-later", places_move_behind_a_replaced_puzzle,
               &known[0]);
  check_claim ("/formats/index/moves-some-now-and-some-later", places_move_behind_a_replaced_puzzle,
               &known[1]);
  check_claim ("/formats/index/moves-what-it-has", places_move_behind_a_replaced_puzzle, &known[2]);
  check_claim ("/formats/index/stays-as-it-is-without-memory", nothing_changes_without_memory,
               NULL);
  return check_finish ();
}
