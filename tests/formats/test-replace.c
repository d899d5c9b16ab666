/* A puzzle in the place of another one in a file of several: all other bytes stay. */
#include "check.h"
#include "telling.h"

#include "format-about.h"
#include "formats-replace.h"

#include <stdlib.h>
#include <string.h>

#define SOLVED4 "1234341243212143"
#define HODOKU  ":0000:x:" P9 ":::\n"
#define PLAYED                                                                                    \
  ":0000:x:+4......19...3..5..57...92.6.27......64.28......1.6...77..8.5..41.....7.2.9.......:::" \
  "\n"
#define GRID4 "1.|.4\n..|1.\n--+--\n.3|..\n2.|..\n"
#define SIX \
  " 2   3\n1 0  0 0 0 0\n0 0 0 0 0 0\t \n0 0 0 0 0 0 0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 6\n"
#define SDK(section)                                                                         \
  "#A somebody\n" section                                                                    \
  ".......19\n...3..5..\n57...92.6\n.27......\n64.28....\n..1.6...7\n7..8.5..4\n1.....7.2\n" \
  ".9.......\n"

/* Files of several puzzles.  `refused`: the format writes them otherwise. */
static const struct
{
  const char *name, *text;
  bool refused;
} files[] = {
  { "lines", "# top\n" P9 "\n\n" P9 ";a comment  \n# between\n" P9 " two\n# behind\n", false },
  { "lines-with-returns", P9 "\r\n" P9 "\r\n" P9 "\r\n", false },
  { "lines-with-returns-alone", P9 "\r" P9 " x\r" P9 "\r", false },
  { "lines-with-a-mark", "\xef\xbb\xbf" P9 "\n" P9 "\n" P9, false },
  { "lines-without-the-last-end", P4 "\n" P4 "\n" P4, false },
  { "lines-of-two-sizes", P4 "\n" P9 "\n" P4 "\n", false },
  { "lines-some-of-them-bad", P9 "\n..9.\n" P9 "\n" P9 "x\n" P9 "\n", false },
  { "lines-of-cells-apart", "1 . . 4 . . 1 . . 3 . . 2 . . . # one\n1..4 ..1. .3.. 2... b\n",
    false },
  { "sukaku",
    "1234123412341234123412341234123412341234123412341234123412341234\n"
    "12341234.2341234123412341234123412341234123412341234123412341234 x\n",
    false },
  { "grids", "# first\n" GRID4 "\n" GRID4 "\n\n\n# third\n" GRID4, false },
  { "grids-with-titles", "Grid 01\n1..4\n..1.\n.3..\n2...\nGrid 02\n1..4\n....\n.3..\n2...\n",
    false },
  { "numbers", SIX "\n" SIX, false },
  { "hodoku", HODOKU PLAYED HODOKU, false },
  { "sdk", SDK ("") "\n" SDK (""), false },
  { "sdk-with-sections", SDK ("[Puzzle]\n") SDK ("[Puzzle]\n"), true },
  { "jigsaws", "# j\n" P4 " 1112122233343444\n" P4 " 1112122233343444\n", false },
  { "solo", "2x2:1b4b1b3b2c\n# a\n2x2:p\n", false },
  { "table", "id,puzzle,solution\n7," P4 "," SOLVED4 "\n8,\"" P4 "\"," SOLVED4 "\n", true },
  { "tables-of-cells", "1;;;4\n;;1;\n;3;;\n2;;;\n\n,,,\n,,\"2\",\n,,,\n1,,,\n", true },
  { "json-lines", "{\"size\":4,\"x\":1}\n{\"size\":4}\n", true },
  { "opensudoku",
    "<opensudoku><game "
    "data=\"000000019000300500570009206027000000640280000001060007700805004100000702090000000\" />"
    "<game "
    "data=\"000000019000300500570009206027000000640280000001060007700805004100000702090000000\" "
    "/></opensudoku>\n",
    true },
};

typedef struct
{
  FormatsReader *reader;
  FormatsBytes left;
} Reading;

static void
begin (Reading *self, FormatsBytes file)
{
  const FormatsOptions options = { .patient = true };

  self->left = file;
  check_equal_u64 (formats_reader_new ((FormatsSource){ format_read_bytes, &self->left }, &options,
                                       &self->reader),
                   BASE_OK);
}

/* The next puzzle that is none of the bad ones. */
static bool
next (Reading *self, FormatsPuzzle *puzzle)
{
  FormatsOutcome outcome;
  FormatsIssue issue;

  do
    outcome = formats_reader_next (self->reader, puzzle, &issue);
  while (outcome == FORMATS_BAD_PUZZLE);
  return outcome == FORMATS_PUZZLE;
}

/* Puzzle `number`, from 0; false where there are fewer. */
static bool
read_number (FormatsBytes file, unsigned number, FormatsPuzzle *puzzle)
{
  Reading reading;
  bool is_there = true;

  begin (&reading, file);
  for (unsigned i = 0; i <= number && is_there; i++)
    is_there = next (&reading, puzzle);
  formats_reader_free (reading.reader);
  return is_there;
}

/* Takes a digit or a candidate away, so that the puzzle is another one. */
static void
change (SudokuPuzzle *sudoku)
{
  for (uint32_t cell = 1; cell < sudoku_shape_n_cells (sudoku->shape); cell++)
    if (sudoku->candidates != NULL ? sudoku->candidates[cell] > 1 : sudoku->values[cell] != 0)
      {
        if (sudoku->candidates != NULL)
          sudoku->candidates[cell] = 1;
        else
          sudoku->values[cell] = 0;
        return;
      }
  sudoku->values[0] = 1;
}

static void
check_others_stay (FormatsBytes before, FormatsBytes after, unsigned number)
{
  FormatsPuzzle was = FORMATS_PUZZLE_EMPTY, is = FORMATS_PUZZLE_EMPTY;

  for (unsigned i = 0; read_number (before, i, &was); i++)
    {
      check_true (read_number (after, i, &is));
      if (i != number)
        {
          check_true (sudoku_puzzle_equal (is.sudoku, was.sudoku));
          check_equal_text (base_text_string (&is.comment), base_text_string (&was.comment));
        }
      check_true (!read_number (after, i + 1, &is) || read_number (before, i + 1, &was));
    }
  format_puzzle_clear (&was);
  format_puzzle_clear (&is);
}

/* Compares all bytes before and after the puzzle. */
static void
check_bytes_stay (FormatsBytes before, const BaseText *after, const FormatsPuzzle *was)
{
  size_t start = (size_t) was->place.offset, behind = before.length - (size_t) was->end_offset;

  check_true (after->length >= start + behind);
  check_equal_memory (after->bytes, before.bytes, start);
  check_equal_memory (after->bytes + after->length - behind, before.bytes + before.length - behind,
                      behind);
}

static void
one_is_replaced (const void *data)
{
  const unsigned index = (unsigned) (uintptr_t) data;
  FormatsBytes file = { files[index].text, strlen (files[index].text) };
  FormatsPuzzle was = FORMATS_PUZZLE_EMPTY, puzzle = FORMATS_PUZZLE_EMPTY,
                is = FORMATS_PUZZLE_EMPTY;
  unsigned n = 0;

  for (; read_number (file, n, &was); n++)
    {
      FormatsReplacement done;
      BaseText out = BASE_TEXT_EMPTY;
      FormatsBytes after;

      read_number (file, n, &puzzle);
      change (puzzle.sudoku);
      check_equal_u64 (formats_replace (file, was.place.offset, &puzzle, &done, &out), BASE_OK);
      check_equal_u64 (done.result,
                       files[index].refused ? FORMATS_REPLACE_IMPOSSIBLE : FORMATS_REPLACED);
      check_true (out.length > 0 || files[index].refused);
      if (done.result != FORMATS_REPLACED)
        continue;
      after = (FormatsBytes){ out.bytes, out.length };
      check_bytes_stay (file, &out, &was);
      check_true (read_number (after, n, &is));
      check_true (sudoku_puzzle_equal (is.sudoku, puzzle.sudoku));
      check_true (!sudoku_puzzle_equal (is.sudoku, was.sudoku));
      check_equal_text (base_text_string (&is.comment), base_text_string (&was.comment));
      check_others_stay (file, after, n);
      check_equal_u64 (is.end_offset, done.end + (uint64_t) done.moved);
      base_text_clear (&out);
    }
  check_true (n >= 2);
  format_puzzle_clear (&was);
  format_puzzle_clear (&puzzle);
  format_puzzle_clear (&is);
}

/* Writing the same puzzle changes no byte of any file, or is refused. */
static void
the_same_changes_nothing (const void *data)
{
  const Telling *sample = data;
  FormatsBytes file = { sample->text,
                        sample->length != 0 ? sample->length : strlen (sample->text) };
  FormatsPuzzle was = FORMATS_PUZZLE_EMPTY;

  for (unsigned i = 0; read_number (file, i, &was); i++)
    {
      FormatsReplacement done;
      BaseText out = BASE_TEXT_EMPTY;

      check_equal_u64 (formats_replace (file, was.place.offset, &was, &done, &out), BASE_OK);
      check_true (done.result != FORMATS_REPLACE_NOT_THERE);
      check_equal_u64 (out.length, done.result == FORMATS_REPLACED ? file.length : 0);
      check_equal_memory (out.bytes, file.bytes, out.length);
      base_text_clear (&out);
    }
  format_puzzle_clear (&was);
}

/* HoDoKu's lines keep the digits that were entered; plain lines do not, and lose nothing else. */
static void
entries_go_in_where_they_are_kept (const void *data)
{
  static const char *const texts[] = { HODOKU HODOKU HODOKU, P9 "\n" P9 "\n" P9 "\n" };

  (void) data;
  for (unsigned i = 0; i < 2; i++)
    {
      FormatsBytes file = { texts[i], strlen (texts[i]) };
      FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
      FormatsReplacement done;
      BaseText out = BASE_TEXT_EMPTY;
      const uint8_t *entries;

      check_true (read_number (file, 1, &puzzle));
      format_about_add_values (&puzzle, FORMATS_ABOUT_ENTRIES)[0] = 4;
      check_equal_u64 (formats_replace (file, puzzle.place.offset, &puzzle, &done, &out), BASE_OK);
      check_equal_u64 (done.result, FORMATS_REPLACED);
      check_equal_u64 (done.number, 2);
      check_equal_u64 (done.n_puzzles, 3);
      check_equal_u64 (done.moved, i == 0 ? 1 : 0);
      check_true (read_number ((FormatsBytes){ out.bytes, out.length }, 1, &puzzle));
      entries = format_about_values (&puzzle, FORMATS_ABOUT_ENTRIES);
      check_equal_u64 (entries != NULL ? entries[0] : 0, i == 0 ? 4 : 0);
      base_text_clear (&out);
      format_puzzle_clear (&puzzle);
    }
}

static void
nothing_is_written_elsewhere (const void *data)
{
  FormatsBytes file = { P9 "\n" P9 "\n", 164 };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsReplacement done;
  BaseText out = BASE_TEXT_EMPTY;

  (void) data;
  check_true (read_number (file, 0, &puzzle));
  check_equal_u64 (formats_replace (file, 81, &puzzle, &done, &out), BASE_OK);
  check_equal_u64 (done.result, FORMATS_REPLACE_NOT_THERE);
  check_equal_u64 (out.length, 0);
  format_puzzle_clear (&puzzle);
}

/* The first line decides in what symbols the others are read. */
static void
what_others_depend_on_stays (const void *data)
{
  static const char text[] =
      "0123456789ABCDEF................................................"
      "................................................................"
      "................................................................"
      "................................................................\n" P9 "\n";
  FormatsBytes file = { text, sizeof text - 1 };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsReplacement done;
  BaseText out = BASE_TEXT_EMPTY;

  (void) data;
  check_true (read_number (file, 0, &puzzle));
  puzzle.sudoku->values[0] = 0;
  check_equal_u64 (formats_replace (file, 0, &puzzle, &done, &out), BASE_OK);
  check_equal_u64 (done.result, FORMATS_REPLACE_IMPOSSIBLE);
  check_equal_u64 (out.length, 0);
  format_puzzle_clear (&puzzle);
}

int
main (void)
{
  for (unsigned i = 0; i < sizeof files / sizeof files[0]; i++)
    {
      BaseText name = BASE_TEXT_EMPTY;

      base_text_add (&name, files[i].refused ? "/formats/replace/refused/"
                                             : "/formats/replace/all-else-stays/");
      base_text_add (&name, files[i].name);
      check_claim (base_text_string (&name), one_is_replaced, (void *) (uintptr_t) i);
      base_text_clear (&name);
    }
  for (size_t i = 0; i < telling_n_samples; i++)
    {
      BaseText name = BASE_TEXT_EMPTY;

      base_text_add (&name, "/formats/replace/the-same-changes-nothing/");
      base_text_add (&name, telling_samples[i].name);
      check_claim (base_text_string (&name), the_same_changes_nothing, &telling_samples[i]);
      base_text_clear (&name);
    }
  check_claim ("/formats/replace/entries-go-in-where-they-are-kept",
               entries_go_in_where_they_are_kept, NULL);
  check_claim ("/formats/replace/nothing-is-written-elsewhere", nothing_is_written_elsewhere, NULL);
  check_claim ("/formats/replace/what-others-depend-on-stays", what_others_depend_on_stays, NULL);
  return check_finish ();
}
