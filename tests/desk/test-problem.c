/* The text of a problem: its format, the places of its faults, and the effect of changing a cell of
 * its picture. */
#include "board.h"
#include "classics.h"
#include "desk-problem.h"
#include "desks.h"

#include <string.h>

#define KNUTH   "A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n"
#define COLOURS "| what Knuth shows\np q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n"

static DeskProblem *
read_text (const char *text)
{
  return desk_problem_read (g_strdup (text), NULL);
}

static char *
apply (const DeskProblem *problem, DeskPatch *patch)
{
  const char *start = g_utf8_offset_to_pointer (problem->text, patch->start);
  const char *end = g_utf8_offset_to_pointer (problem->text, patch->end);
  char *text =
      g_strdup_printf ("%.*s%s%s", (int) (start - problem->text), problem->text, patch->text, end);

  desk_patch_clear (patch);
  return text;
}

static bool
same_name (const CoverProblem *a, const CoverProblem *b, uint32_t item)
{
  return g_str_equal (cover_problem_item_name (a, item, NULL),
                      cover_problem_item_name (b, item, NULL));
}

static bool
same_colour (const CoverProblem *a, uint32_t in_a, const CoverProblem *b, uint32_t in_b)
{
  if (in_a == 0 || in_b == 0)
    return in_a == in_b;
  return g_str_equal (cover_problem_colour_name (a, in_a, NULL),
                      cover_problem_colour_name (b, in_b, NULL));
}

/* The same items and options; within an option the terms may stand in another order. */
static void
check_same (const CoverProblem *a, const CoverProblem *b)
{
  check_equal_u64 (cover_problem_n_items (a), cover_problem_n_items (b));
  check_equal_u64 (cover_problem_n_primary (a), cover_problem_n_primary (b));
  check_equal_u64 (cover_problem_n_options (a), cover_problem_n_options (b));
  for (uint32_t i = 0; i < cover_problem_n_items (a); i++)
    check_true (same_name (a, b, i));
  for (uint32_t i = 0; i < cover_problem_n_options (a); i++)
    {
      uint32_t n_a, n_b, found = 0;
      const CoverTerm *terms_a = cover_problem_option (a, i, &n_a),
                      *terms_b = cover_problem_option (b, i, &n_b);

      check_equal_u64 (n_a, n_b);
      for (uint32_t k = 0; k < n_a; k++)
        for (uint32_t l = 0; l < n_b; l++)
          found += terms_a[k].item == terms_b[l].item
                   && same_colour (a, terms_a[k].colour, b, terms_b[l].colour);
      check_equal_u64 (found, n_a);
    }
}

static void
classics_are_read_back (const void *data)
{
  (void) data;
  for (unsigned i = 0; i < classics_n; i++)
    {
      const Classic *classic = classics_get (i);
      ClassicsArguments usual = classics_usual (classic);
      CoverProblem *problem = NULL;
      Board *board = NULL;
      g_autoptr (DeskProblem) again = NULL;
      char *text;

      check_equal_u64 (classics_make (classic, &usual, &problem, &board), BASE_OK);
      text = desk_problem_write (problem, classic->id);
      check_true (text != NULL && g_str_has_prefix (text, "| "));
      again = desk_problem_read (text, NULL);
      check_equal_u64 (again->state, DESK_PROBLEM_GOOD);
      check_equal_u64 (again->n_rows, cover_problem_n_options (problem));
      check_same (problem, again->puzzle.problem);
      cover_problem_free (problem);
      board_free (board);
    }
}

typedef struct
{
  const char *text;
  DeskProblemState state;
  uint32_t n_items, n_options;
} Reading;

static void
is_read (const void *data)
{
  const Reading *reading = data;
  g_autoptr (DeskProblem) problem = read_text (reading->text);

  check_equal_u64 (problem->state, reading->state);
  if (problem->state != DESK_PROBLEM_GOOD)
    return;
  check_equal_u64 (cover_problem_n_items (problem->puzzle.problem), reading->n_items);
  check_equal_u64 (cover_problem_n_options (problem->puzzle.problem), reading->n_options);
}

typedef struct
{
  const char *text;
  FormatsFault fault;
  unsigned line, column;
  const char *marked;
} Fault;

static void
is_marked (const void *data)
{
  const Fault *fault = data;
  g_autoptr (DeskProblem) problem = read_text (fault->text);
  g_autofree char *marked = NULL;
  guint start, end;

  check_equal_u64 (problem->state, DESK_PROBLEM_BAD);
  check_equal_u64 (problem->issue.fault, fault->fault);
  check_equal_u64 (problem->issue.line, fault->line);
  check_equal_u64 (problem->issue.column, fault->column);
  desk_problem_place (problem, &problem->issue, &start, &end);
  marked = g_utf8_substring (problem->text, start, end);
  check_equal_text (marked, fault->marked);
}

/* In the row and out again, or the reverse, for each cell there is: nothing else changes, and it
 * ends as it began. */
static void
cells_toggle (const void *data)
{
  g_autoptr (DeskProblem) first = read_text (data);
  uint32_t n_items = cover_problem_n_items (first->puzzle.problem);

  check_equal_u64 (first->state, DESK_PROBLEM_GOOD);
  check_true (first->n_rows > 0);
  for (guint row = 0; row < first->n_rows; row++)
    for (uint32_t item = 0; item < n_items; item++)
      {
        uint32_t colour, other;
        bool had = desk_problem_has (first, row, item, &colour);
        g_autoptr (DeskProblem) second = NULL, third = NULL;
        DeskPatch patch;

        if (had && (colour != 0 || first->rows[row].n_terms == 1))
          continue; /* with the word goes what cannot be known again */
        check_true (desk_problem_toggle (first, row, item, &patch));
        second = desk_problem_read (apply (first, &patch), NULL);
        check_equal_u64 (second->state, DESK_PROBLEM_GOOD);
        check_equal_u64 (second->n_rows, first->n_rows);
        for (guint i = 0; i < first->n_rows; i++)
          for (uint32_t k = 0; k < n_items; k++)
            check_true (desk_problem_has (second, i, k, &other)
                        == (desk_problem_has (first, i, k, &other) != (i == row && k == item)));
        check_true (desk_problem_toggle (second, row, item, &patch));
        third = desk_problem_read (apply (second, &patch), NULL);
        check_same (first->puzzle.problem, third->puzzle.problem);
      }
}

typedef struct
{
  const char *before;
  guint row;
  uint32_t item;
  const char *after;
} Toggle;

static void
becomes (const void *data)
{
  const Toggle *toggle = data;
  g_autoptr (DeskProblem) problem = read_text (toggle->before);
  g_autofree char *after = NULL;
  DeskPatch patch;

  check_true (desk_problem_toggle (problem, toggle->row, toggle->item, &patch));
  after = apply (problem, &patch);
  check_equal_text (after, toggle->after);
}

typedef struct
{
  const char *before, *with_item, *with_option; /* NULL: there is no such thing */
} Growth;

static void
grows (const void *data)
{
  const Growth *growth = data;
  g_autoptr (DeskProblem) problem = read_text (growth->before);
  g_autofree char *item = NULL, *option = NULL;
  DeskPatch patch;

  if (desk_problem_add_item (problem, &patch))
    item = apply (problem, &patch);
  if (desk_problem_add_option (problem, &patch))
    option = apply (problem, &patch);
  check_equal_u64 (item != NULL, growth->with_item != NULL);
  check_equal_u64 (option != NULL, growth->with_option != NULL);
  if (item != NULL)
    check_equal_text (item, growth->with_item);
  if (option != NULL)
    check_equal_text (option, growth->with_option);
}

static void
options_left_out_keep_their_rows (const void *data)
{
  g_autoptr (DeskProblem) problem = read_text ("a b | s t\na s\ns t\nb t\n");
  uint32_t colour;

  (void) data;
  check_equal_u64 (problem->n_rows, 3);
  check_equal_u64 (problem->n_warnings, 1);
  check_equal_u64 (problem->warning.fault, FORMATS_OPTION_DROPPED);
  check_equal_u64 (problem->rows[0].option, 0);
  check_equal_u64 (problem->rows[1].option, COVER_NONE);
  check_equal_u64 (problem->rows[2].option, 1);
  check_true (desk_problem_has (problem, 1, 3, &colour));
}

/* As a file it is taken for something else. */
static void
a_guess_is_not_evident (const void *data)
{
  g_autoptr (DeskProblem) beginning = read_text ("1 0 1\n");
  g_autoptr (DeskProblem) matrix = read_text ("1 0 1\n0 1 0\n");

  (void) data;
  check_equal_u64 (beginning->state, DESK_PROBLEM_GOOD);
  check_true (!beginning->evident);
  check_true (matrix->evident);
}

static void
stops (const void *data)
{
  BaseStop stop;
  g_autoptr (DeskProblem) problem = NULL;

  (void) data;
  base_stop_init (&stop);
  base_stop_raise (&stop);
  problem = desk_problem_read (g_strdup (KNUTH), &stop);
  check_true (problem->state == DESK_PROBLEM_STOPPED || problem->state == DESK_PROBLEM_GOOD);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/problem/classics-are-read-back", classics_are_read_back, NULL);
  check_claim ("/desk/problem/nothing-is-empty", is_read,
               &(Reading){ "", DESK_PROBLEM_EMPTY, 0, 0 });
  check_claim ("/desk/problem/comments-are-empty", is_read,
               &(Reading){ "\n| c\n  \n", DESK_PROBLEM_EMPTY, 0, 0 });
  check_claim ("/desk/problem/items-alone-are-a-beginning", is_read,
               &(Reading){ "A", DESK_PROBLEM_GOOD, 1, 0 });
  check_claim ("/desk/problem/an-option-may-have-all-items", is_read,
               &(Reading){ "A B\nA B\n", DESK_PROBLEM_GOOD, 2, 1 });
  check_claim ("/desk/problem/items-may-be-numbers", is_read,
               &(Reading){ "1 2 3 4\n1 3\n1 2 3\n2 4\n", DESK_PROBLEM_GOOD, 4, 3 });
  check_claim ("/desk/problem/bits-are-a-matrix", is_read,
               &(Reading){ "011\n101\n010\n", DESK_PROBLEM_GOOD, 3, 3 });
  check_claim ("/desk/problem/one-row-of-bits-is-a-beginning", is_read,
               &(Reading){ "1 0 1", DESK_PROBLEM_GOOD, 3, 1 });
  check_claim ("/desk/problem/one-row-below-labels-is-a-beginning", is_read,
               &(Reading){ "a b c\n1 0 1", DESK_PROBLEM_GOOD, 3, 1 });
  check_claim ("/desk/problem/two-numbers-may-name-items", is_read,
               &(Reading){ "0 1\n0 1\n1\n", DESK_PROBLEM_GOOD, 2, 2 });
  check_claim ("/desk/problem/a-sudoku-is-told-apart", is_read,
               &(Reading){ "1..4\n..1.\n.3..\n2...\n", DESK_PROBLEM_SUDOKU, 0, 0 });
  check_claim ("/desk/problem/zeros-alone-are-a-sudoku", is_read,
               &(Reading){ "0 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n", DESK_PROBLEM_SUDOKU, 0, 0 });
  check_claim ("/desk/problem/marks/an-unknown-item", is_marked,
               &(Fault){ "A B\nA\nB XY A\n", FORMATS_UNKNOWN_ITEM, 3, 3, "XY" });
  check_claim ("/desk/problem/marks/an-item-twice", is_marked,
               &(Fault){ "A B C\nA B A\n", FORMATS_ITEM_TWICE, 2, 5, "A" });
  check_claim ("/desk/problem/marks/a-colour-of-a-primary-item", is_marked,
               &(Fault){ "A B C\r\nA:x B\r\n", FORMATS_PRIMARY_COLOUR, 2, 1, "A:x" });
  check_claim ("/desk/problem/marks/a-second-bar", is_marked,
               &(Fault){ "A | B | C\n", FORMATS_SECOND_BAR, 1, 7, "|" });
  check_claim ("/desk/problem/marks/behind-letters-of-several-bytes", is_marked,
               &(Fault){ "ä ö ü\rä\rä ö é\r", FORMATS_UNKNOWN_ITEM, 3, 5, "é" });
  check_claim ("/desk/problem/marks/a-row-that-is-too-short", is_marked,
               &(Fault){ "0 1 1\n1 0 1\n1 1 0\n0 1\n", FORMATS_WRONG_WIDTH, 4, 4, "0 1" });
  check_claim ("/desk/problem/marks/what-is-no-bit", is_marked,
               &(Fault){ "1 0 1\n0 1 0\n0 2 1\n", FORMATS_NOT_A_BIT, 3, 3, "2" });
  check_claim ("/desk/problem/marks/what-is-no-bit-in-the-second-row", is_marked,
               &(Fault){ "# c\n\n1,0,0\n0 1 x\n", FORMATS_NOT_A_BIT, 4, 5, "x" });
  check_claim ("/desk/problem/marks/what-is-no-bit-where-rows-have-no-spaces", is_marked,
               &(Fault){ "0110\n1001\n1021\n", FORMATS_NOT_A_BIT, 3, 3, "21" });
  check_claim ("/desk/problem/marks/what-is-no-bit-below-labels", is_marked,
               &(Fault){ "a b c\n1 0 1\n0 2 1\n", FORMATS_NOT_A_BIT, 3, 3, "2" });
  check_claim ("/desk/problem/marks/what-is-no-bit-in-the-first-row", is_marked,
               &(Fault){ "1 2 1\n0 1 0\n0 1 1\n", FORMATS_NOT_A_BIT, 1, 3, "2" });
  check_claim ("/desk/problem/marks/what-is-no-item-below-a-comment", is_marked,
               &(Fault){ "| x\n1 0\n2\n", FORMATS_UNKNOWN_ITEM, 3, 1, "2" });
  check_claim ("/desk/problem/marks/an-item-twice-among-names", is_marked,
               &(Fault){ "1 2 1\n2\n", FORMATS_NAME_TWICE, 1, 5, "1" });
  check_claim ("/desk/problem/marks/what-is-no-item-where-items-are-bits", is_marked,
               &(Fault){ "0 1\n0\n2\n", FORMATS_UNKNOWN_ITEM, 3, 1, "2" });
  check_claim ("/desk/problem/toggles/every-cell-of-the-6x7", cells_toggle, KNUTH);
  check_claim ("/desk/problem/toggles/among-colours", cells_toggle, COLOURS);
  check_claim ("/desk/problem/toggles/options-that-are-left-out", cells_toggle,
               "a b | s t\na s\ns t\nb t\na\n");
  check_claim ("/desk/problem/toggles/spaced-as-people-do", cells_toggle,
               "\n  A  B C \r\n\r\n| x\r\n A\tC  \r\nB");
  check_claim ("/desk/problem/toggles/a-matrix", cells_toggle, "0110\n1001\n1111\n");
  check_claim ("/desk/problem/toggles/a-matrix-with-labels", cells_toggle,
               "# c\nx p q r\no1 0,1,1\no2 1 0 0\n# d\no3 0 0 1\n");
  check_claim ("/desk/problem/toggles/keep-the-order", becomes,
               &(Toggle){ "A B C\nA  C\nB\n", 0, 1, "A B C\nA  B C\nB\n" });
  check_claim ("/desk/problem/toggles/keep-comments", becomes,
               &(Toggle){ "| one\nA B C\n| two\nA B\n", 0, 0, "| one\nA B C\n| two\nB\n" });
  check_claim ("/desk/problem/toggles/take-a-colour-out-with-its-item", becomes,
               &(Toggle){ "a | s\na s:x\n", 0, 1, "a | s\na\n" });
  check_claim ("/desk/problem/toggles/an-empty-line-is-no-option", becomes,
               &(Toggle){ "A B\nA\nB\n", 0, 0, "A B\nB\n" });
  check_claim ("/desk/problem/toggles/the-bit-of-a-matrix", becomes,
               &(Toggle){ "p q r\na 0, 1, 0\nb 1, 0, 1\n", 0, 2, "p q r\na 0, 1, 1\nb 1, 0, 1\n" });
  check_claim ("/desk/problem/grows/from-nothing", grows, &(Growth){ "", "A\n", NULL });
  check_claim ("/desk/problem/grows/from-an-item", grows, &(Growth){ "A\n", "A B\n", "A\nA\n" });
  check_claim ("/desk/problem/grows/before-the-bar", grows,
               &(Growth){ "x1 | s\nx1 s", "x1 x2 | s\nx1 s", "x1 | s\nx1 s\nx1" });
  check_claim ("/desk/problem/grows/where-it-is-missing", grows,
               &(Growth){ "A B C\nA B\nA\n", "A B C D\nA B\nA\n", "A B C\nA B\nA\nC\n" });
  check_claim (
      "/desk/problem/grows/past-names-that-are-taken", grows,
      &(Growth){ "B C | D\r\nB C\r\n", "B C E | D\r\nB C\r\n", "B C | D\r\nB C\r\nB\r\n" });
  check_claim ("/desk/problem/grows/a-matrix", grows,
               &(Growth){ "01\n11\n", "010\n110\n", "01\n11\n10\n" });
  check_claim ("/desk/problem/grows/a-matrix-with-labels", grows,
               &(Growth){ "p q\n0 1\n1 1\n", "p q r\n0 1 0\n1 1 0\n", "p q\n0 1\n1 1\n1 0\n" });
  check_claim ("/desk/problem/grows/nothing-that-is-wrong", grows,
               &(Growth){ "A B\nC\n", NULL, NULL });
  check_claim ("/desk/problem/options-that-are-left-out-keep-their-rows",
               options_left_out_keep_their_rows, NULL);
  check_claim ("/desk/problem/a-guess-is-not-evident", a_guess_is_not_evident, NULL);
  check_claim ("/desk/problem/stops", stops, NULL);
  return check_finish ();
}
