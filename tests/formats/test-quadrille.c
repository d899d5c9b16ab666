/* Our own files: damage stays where it is, and nothing of a later version is lost. */
#include "check.h"
#include "formats-replace.h"
#include "telling.h"

#include <stdlib.h>
#include <string.h>

#define HEADER "quadrille 1\n"
#define GAME                                                                                    \
  "puzzle: boxes:2x2\ntitle: two\ncomment: a\n  b\ngrid:\n  1. .4\n  .. 1.\n  .3 ..\n  2. ..\n" \
  "state: playing\nentries:\n  .2 ..\n  .. ..\n  .. ..\n  .. ..\nmarks:\n  R1C3=23\n"           \
  "colours:\n  R1C1=18\nlines:\n  R1C1-R2C2\ntrial:\ntrial-entries:\n  .. ..\n  .. 2.\n"        \
  "  .. ..\n  .. ..\nbookmark: x\nbookmark-marks:\n  R1C2=1\n"
#define ONE   "\npuzzle: boxes:2x3\ntitle: one\n"
#define TWO   "\n" GAME
#define THREE "\npuzzle: jigsaw:1112122233343444\ntitle: three\ngrid: 1...............\n"

/* The titles of all puzzles that can be read; `?` for one that cannot. */
static void
read_titles (const char *text, size_t length, const Format *from, BaseText *out)
{
  FormatsBytes bytes = { text, length };
  const FormatsOptions options = { .from = from };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsReader *reader;
  FormatsOutcome outcome;
  FormatsIssue issue;

  check_equal_u64 (
      formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader),
      BASE_OK);
  while ((outcome = formats_reader_next (reader, &puzzle, &issue)) != FORMATS_END)
    {
      check_true (outcome != FORMATS_FAILED);
      if (outcome == FORMATS_PUZZLE)
        base_text_add (out, base_text_string (&puzzle.about[FORMATS_ABOUT_TITLE]));
      else
        base_text_add_char (out, '?');
      base_text_add_char (out, '.');
    }
  format_puzzle_clear (&puzzle);
  formats_reader_free (reader);
}

/* One byte of a puzzle in the middle becomes another one, and its neighbours are all there; so are
 * all puzzles where it is of the header. */
static void
damage_spoils_one_puzzle (const void *data)
{
  static const char text[] = HEADER ONE TWO THREE;
  static const char bytes[] = { 'x', '\n', ' ', '\0', ':', '1', '#', '\xff' };
  const size_t start = strlen (HEADER ONE) + 1, end = strlen (HEADER ONE TWO) - 1;
  char *damaged = malloc (sizeof text);

  (void) data;
  for (size_t at = 0; at < end; at++)
    for (size_t i = 0; i < sizeof bytes; i++)
      {
        BaseText titles = BASE_TEXT_EMPTY;

        if (at >= strlen (HEADER) && at < start)
          continue;
        memcpy (damaged, text, sizeof text);
        damaged[at] = bytes[i];
        read_titles (damaged, sizeof text - 1, NULL, &titles);
        check_true (strstr (base_text_string (&titles), "one.") != NULL);
        check_true (strstr (base_text_string (&titles), "three.") != NULL);
        if (at < start)
          check_true (strstr (base_text_string (&titles), "two.") != NULL);
        base_text_clear (&titles);
      }
  free (damaged);
}

/* A fault names its line, which is one of the puzzle's. */
static void
damage_is_named (const void *data)
{
  static const char text[] = HEADER ONE TWO THREE;
  char *damaged = malloc (sizeof text);
  const size_t start = strlen (HEADER ONE) + 1, end = strlen (HEADER ONE TWO) - 1;
  unsigned n_bad = 0;

  (void) data;
  for (size_t at = start; at < end; at++)
    {
      BaseText told;
      Telling telling = { .text = damaged, .length = sizeof text - 1 };
      const char *bad;

      memcpy (damaged, text, sizeof text);
      damaged[at] = '\xff';
      told = tell (&telling, SIZE_MAX);
      bad = strstr (base_text_string (&told), "bad ");
      check_true (bad != NULL);
      bad = strchr (bad, ':');
      while (bad > told.bytes && bad[-1] >= '0' && bad[-1] <= '9')
        bad--;
      n_bad++;
      check_true (atoi (bad) >= 6 && atoi (bad) <= 41);
      base_text_clear (&told);
    }
  check_true (n_bad > 200);
  free (damaged);
}

/* A file that is cut off anywhere has the puzzles before that place. */
static void
the_end_may_be_missing (const void *data)
{
  static const char text[] = HEADER ONE TWO THREE;

  (void) data;
  for (size_t length = strlen (HEADER ONE TWO); length < sizeof text - 1; length++)
    {
      BaseText titles = BASE_TEXT_EMPTY;

      read_titles (text, length, NULL, &titles);
      check_true (strncmp (base_text_string (&titles), "one.two.", 8) == 0);
      base_text_clear (&titles);
    }
}

/* Two files in one are a file. */
static void
files_can_be_joined (const void *data)
{
  static const char text[] = HEADER ONE HEADER TWO HEADER THREE;
  BaseText titles = BASE_TEXT_EMPTY;

  (void) data;
  read_titles (text, sizeof text - 1, NULL, &titles);
  check_equal_text (base_text_string (&titles), "one.two.three.");
  base_text_clear (&titles);
}

/* Another puzzle takes the place of the one in the middle, with its texts and its game; keys that
 * we do not know, and the others' bytes, stay. */
static void
a_game_goes_into_its_place (const void *data)
{
  static const char text[] = HEADER ONE "\n"
                                        "puzzle: boxes:2x2\ngrid: " P4 "\nlater: yes\n\n\n" THREE;
  static const char other[] = GAME;
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsBytes file = { text, sizeof text - 1 };
  BaseText out = BASE_TEXT_EMPTY;
  FormatsReplacement done;

  (void) data;
  telling_read (other, strlen (other), NULL, NULL, &puzzle);
  check_equal_u64 (formats_replace (file, strlen (HEADER ONE) + 1, &puzzle, &done, &out), BASE_OK);
  check_equal_u64 (done.result, FORMATS_REPLACED);
  check_equal_u64 (done.number, 2);
  check_equal_text (out.bytes, HEADER ONE "\n" GAME "later: yes\n\n\n" THREE);
  format_puzzle_clear (&puzzle);
  base_text_clear (&out);
}

/* Each takes memory for all cells, however little the file says of it. */
static void
too_many_bookmarks_are_refused (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY, titles = BASE_TEXT_EMPTY;

  (void) data;
  base_text_add (&text, HEADER "\npuzzle: boxes:8x8\ntitle: one\n");
  for (unsigned i = 0; i < 2000; i++)
    base_text_add (&text, "bookmark:\n");
  base_text_add (&text, THREE);
  read_titles (text.bytes, text.length, NULL, &titles);
  check_equal_text (base_text_string (&titles), "?.three.");
  base_text_clear (&text);
  base_text_clear (&titles);
}

int
main (void)
{
  check_claim ("/formats/quadrille/damage-spoils-one-puzzle", damage_spoils_one_puzzle, NULL);
  check_claim ("/formats/quadrille/damage-is-named", damage_is_named, NULL);
  check_claim ("/formats/quadrille/the-end-may-be-missing", the_end_may_be_missing, NULL);
  check_claim ("/formats/quadrille/files-can-be-joined", files_can_be_joined, NULL);
  check_claim ("/formats/quadrille/a-game-goes-into-its-place", a_game_goes_into_its_place, NULL);
  check_claim ("/formats/quadrille/too-many-bookmarks-are-refused", too_many_bookmarks_are_refused,
               NULL);
  return check_finish ();
}
