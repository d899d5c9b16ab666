/* One puzzle of a collection goes back to its place, wherever that is by then. */
#include "desks.h"

#include "desk-part.h"
#include "format-about.h"

#include <stdio.h>
#include <string.h>

#define ONE   "1..4..1..3..2..."
#define TWO   "2..4..1..3......"
#define THREE "...4..1..3..2..."
#define NEW   "...4..1..3......"

/* Reads the puzzle at `offset`, and the data that a document keeps of it. */
static DeskFile
read_at (GBytes *file, uint64_t offset, FormatsPuzzle *puzzle)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", ONE);
  FormatsBytes bytes = { g_bytes_get_data (file, NULL), g_bytes_get_size (file) };
  FormatsOptions options = { .patient = true };
  FormatsReader *reader;
  FormatsIssue issue;
  DeskFile from;

  check_equal_u64 (
      formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader),
      BASE_OK);
  do
    check_true (formats_reader_next (reader, puzzle, &issue) != FORMATS_END);
  while (puzzle->place.offset != offset);
  formats_reader_free (reader);
  desk_document_do (
      document, &(DeskAction){ .kind = DESK_LOAD,
                               .puzzle = puzzle,
                               .file = { .uri = "file:///a", .offset = offset, .is_part = true } });
  from = desk_document_get_file (document);
  from.uri = NULL;
  return from;
}

typedef struct
{
  const char *name, *was, *is, *expected; /* `expected` NULL: it is not written */
  uint64_t offset;
  DeskPartResult result;
  bool anyway;
} Case;

static const Case cases[] = {
  { "/desk/part/goes-to-its-place", ONE "\n" TWO "\n" THREE "\n", ONE "\n" TWO "\n" THREE "\n",
    ONE "\n" NEW "\n" THREE "\n", 17, DESK_PART_PUT, false },
  { "/desk/part/goes-to-its-new-place-under-a-line-more", ONE "\n" TWO " x\n" THREE "\n",
    "# top\n" THREE "\n" ONE "\n" TWO " x\n" THREE "\n",
    "# top\n" THREE "\n" ONE "\n" NEW " x\n" THREE "\n", 17, DESK_PART_PUT, false },
  { "/desk/part/of-equal-ones-goes-to-its-own", TWO "\n" TWO "\n" TWO "\n",
    TWO "\n" TWO "\n" TWO "\n", TWO "\n" NEW "\n" TWO "\n", 17, DESK_PART_PUT, false },
  { "/desk/part/goes-to-none-of-equal-ones-elsewhere", ONE "\n" TWO "\n",
    THREE "\n" THREE "\n" TWO "\n" TWO "\n", NULL, 17, DESK_PART_GONE, false },
  { "/desk/part/is-not-written-over-another", ONE "\n" TWO "\n" THREE "\n",
    ONE "\n" THREE "\n" THREE "\n", NULL, 17, DESK_PART_GONE, false },
  { "/desk/part/asks-where-its-comment-changed", ONE "\n" TWO " a\n", ONE "\n" TWO " b\n", NULL, 17,
    DESK_PART_CHANGED, false },
  { "/desk/part/keeps-the-changed-comment-when-told-to-go-on", ONE "\n" TWO " a\n",
    ONE "\n" TWO " b\n", ONE "\n" NEW " b\n", 17, DESK_PART_PUT, true },
  { "/desk/part/is-not-written-to-a-table", "puzzle,x\n" ONE ",1\n" TWO ",2\n",
    "puzzle,x\n" ONE ",1\n" TWO ",2\n", NULL, 28, DESK_PART_IMPOSSIBLE, false },
  { "/desk/part/is-not-written-to-an-empty-file", ONE "\n" TWO "\n", "", NULL, 17, DESK_PART_GONE,
    true },
};

static void
goes_to_its_place (const void *data)
{
  const Case *at = data;
  g_autoptr (GBytes) was = g_bytes_new_static (at->was, strlen (at->was));
  g_autoptr (GBytes) is = g_bytes_new_static (at->is, strlen (at->is));
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  const DeskFile from = read_at (was, at->offset, &puzzle);
  DeskPart part, again;

  puzzle.sudoku->values[0] = 0;
  puzzle.sudoku->values[12] = 0;
  check_equal_u64 (desk_part_put (is, &from, &puzzle, at->anyway, &part), BASE_OK);
  check_equal_u64 (part.result, at->result);
  check_true ((part.bytes != NULL) == (at->expected != NULL));
  if (part.bytes != NULL)
    {
      check_equal_u64 (g_bytes_get_size (part.bytes), strlen (at->expected));
      check_equal_memory (g_bytes_get_data (part.bytes, NULL), at->expected, strlen (at->expected));
      check_equal_u64 (
          desk_part_put (
              part.bytes,
              &(DeskFile){ .offset = part.offset, .puzzle = part.puzzle, .content = part.content },
              &puzzle, false, &again),
          BASE_OK);
      check_equal_u64 (again.result, DESK_PART_PUT);
      check_true (g_bytes_equal (again.bytes, part.bytes));
      g_bytes_unref (again.bytes);
      g_bytes_unref (part.bytes);
    }
  format_puzzle_clear (&puzzle);
}

/* One that was kept by an earlier version, which made no check sums. */
static void
givens_are_enough_where_there_are_no_sums (const void *data)
{
  g_autoptr (GBytes) file = g_bytes_new_static (ONE "\n" TWO "\n", 34);
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  DeskFile from = { .offset = 17 };
  DeskPart part;

  (void) data;
  read_at (file, 17, &puzzle);
  check_equal_u64 (desk_part_put (file, &from, &puzzle, false, &part), BASE_OK);
  check_equal_u64 (part.result, DESK_PART_PUT);
  g_bytes_unref (part.bytes);
  puzzle.sudoku->values[1] = 3;
  check_equal_u64 (desk_part_put (file, &from, &puzzle, false, &part), BASE_OK);
  check_equal_u64 (part.result, DESK_PART_GONE);
  format_puzzle_clear (&puzzle);
}

/* 240,000 puzzles, 20 MB: the window stays responsive, but the user waits for the result. */
static void
goes_into_a_huge_file (const void *data)
{
  const unsigned n = check_quick () ? 10000 : 240000, k = n - 5;
  GString *text = g_string_new (NULL);
  g_autoptr (GBytes) file = NULL;
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  gint64 start;
  DeskFile from;
  DeskPart part;

  (void) data;
  for (unsigned i = 0; i < n; i++)
    {
      char line[83];

      memcpy (line, EASY "\n", 83);
      for (unsigned bit = 0, at = 0; bit < 18; at++)
        if (EASY[at] != '0')
          {
            if (i >> bit & 1)
              line[at] = '0';
            bit++;
          }
      g_string_append (text, line);
    }
  file = g_string_free_to_bytes (text);
  from = read_at (file, 82 * k, &puzzle);
  puzzle.sudoku->values[80] = 0;
  start = g_get_monotonic_time ();
  check_equal_u64 (desk_part_put (file, &from, &puzzle, false, &part), BASE_OK);
  printf ("# %u puzzles: %d ms\n", n, (int) ((g_get_monotonic_time () - start) / 1000));
  check_equal_u64 (part.result, DESK_PART_PUT);
  check_equal_u64 (part.replacement.number, k + 1);
  check_equal_u64 (part.replacement.n_puzzles, n);
  check_equal_memory (g_bytes_get_data (part.bytes, NULL), g_bytes_get_data (file, NULL),
                      82 * k + 80);
  check_equal_u64 (((const char *) g_bytes_get_data (part.bytes, NULL))[82 * k + 80], '0');
  g_bytes_unref (part.bytes);
  format_puzzle_clear (&puzzle);
}

int
main (void)
{
  desks_begin ();
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
    check_claim (cases[i].name, goes_to_its_place, &cases[i]);
  check_claim ("/desk/part/givens-are-enough-where-there-are-no-sums",
               givens_are_enough_where_there_are_no_sums, NULL);
  check_claim ("/desk/part/goes-into-a-huge-file", goes_into_a_huge_file, NULL);
  return check_finish ();
}
