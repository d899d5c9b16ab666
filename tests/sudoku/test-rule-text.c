/* Rules as text, with cells and numbers.  The kinds stand only here; the reader takes any table. */
#include "base-random.h"
#include "failing-memory.h"
#include "puzzles.h"
#include "sudoku-rule-private.h"

#include <stdio.h>

#define SIDE 9

static const SudokuRuleKind plain = { .id = "cross" };
static const SudokuRuleKind cells_only = { .id = "cage-line", .has_cells = true };
static const SudokuRuleKind cells_and_number = { .id = "cage",
                                                 .has_cells = true,
                                                 .has_number = true };
static const SudokuRuleKind number_only = { .id = "crosses", .has_number = true };

static const SudokuRuleKind *const kinds[] = { &plain, &cells_only, &cells_and_number,
                                               &number_only };
static const SudokuRuleTable table = { .kinds = kinds, .n = 4 };

static BaseStatus
read_all (const char *text, SudokuRuleList *list, size_t *out_stop)
{
  const char *at = text;
  BaseStatus status = sudoku_rules_read (&at, table, SIDE, list);

  *out_stop = (size_t) (at - text);
  return status;
}

static void
a_rule_is_read_whole (const void *data)
{
  SudokuRuleList list = { 0 };
  size_t stop;

  (void) data;
  check_equal_u64 (read_all ("+cross+cage:R1C2R9C9R1C1=45+cage-line:R2C3", &list, &stop), BASE_OK);
  check_equal_u64 (list.n, 3);
  check_true (list.all[0].kind == &plain);
  check_equal_u64 (list.all[0].n_cells, 0);
  check_true (list.all[1].kind == &cells_and_number);
  check_equal_u64 (list.all[1].n_cells, 3);
  check_equal_u64 (list.all[1].cells[0], 1);
  check_equal_u64 (list.all[1].cells[1], 80);
  check_equal_u64 (list.all[1].cells[2], 0);
  check_equal_u64 (list.all[1].number, 45);
  check_true (list.all[2].kind == &cells_only);
  check_equal_u64 (list.all[2].cells[0], 11);
  sudoku_rule_list_clear (&list);
}

/* A rule of a random kind about some cells of the grid in a random order. */
static SudokuRule
random_rule (BaseRandom *random, uint32_t cells[SIDE * SIDE])
{
  SudokuRule rule = { .kind = kinds[base_random_below (random, 4)], .cells = cells };

  for (uint32_t i = 0; i < SIDE * SIDE; i++)
    {
      const uint32_t k = base_random_below (random, i + 1);

      cells[i] = cells[k];
      cells[k] = i;
    }
  if (rule.kind->has_cells)
    rule.n_cells = 1 + base_random_below (random, SIDE * SIDE);
  if (rule.kind->has_number)
    rule.number = 1 + base_random_below (random, SUDOKU_MAX_CELLS);
  return rule;
}

static void
what_is_written_is_read_back (const void *data)
{
  static uint32_t cells[20][SIDE * SIDE];
  BaseRandom random = { .state = 17 };
  BaseText text = BASE_TEXT_EMPTY;

  (void) data;
  for (int i = 0; i < 300; i++)
    {
      const uint32_t n = base_random_below (&random, 20);
      SudokuRule all[20];
      SudokuRuleList list = { 0 };
      size_t stop;

      for (uint32_t k = 0; k < n; k++)
        all[k] = random_rule (&random, cells[k]);
      base_text_reset (&text);
      sudoku_rules_write ((SudokuRules){ all, n }, SIDE, &text);
      check_equal_u64 (read_all (base_text_string (&text), &list, &stop), BASE_OK);
      check_equal_u64 (stop, text.length);
      check_true (sudoku_rules_equal (sudoku_rule_list_rules (&list), (SudokuRules){ all, n }));
      sudoku_rule_list_clear (&list);
    }
  base_text_clear (&text);
}

static const struct
{
  const char *text;
  size_t stop; /* the first byte that does not fit, from 0 */
} bad_all[] = {
  { "cross", 0 },
  { "+", 0 },
  { "+cros", 0 },
  { "+crossed", 0 },
  { "+cross+what", 6 },
  { "+cross:R1C1", 6 },
  { "+cage", 5 },
  { "+cage:", 6 },
  { "+cage:=5", 6 },
  { "+cage:R1C1", 10 },
  { "+cage:R1C1=", 11 },
  { "+cage:R1C1=0", 11 },
  { "+cage:R1C1=99999999999", 11 },
  { "+cage:R1C1=5x", 12 },
  { "+cage:R0C1=5", 7 },
  { "+cage:R1=5", 8 },
  { "+cage:R1C10=5", 6 },
  { "+cage:R10C1=5", 6 },
  { "+cage:R1C1R2C2R1C1=5", 14 },
  { "+cage-line:R1C1=5", 15 },
};

static void
the_byte_that_does_not_fit_is_found (const void *data)
{
  (void) data;
  for (size_t i = 0; i < sizeof bad_all / sizeof bad_all[0]; i++)
    {
      SudokuRuleList list = { 0 };
      size_t stop;

      check_equal_u64 (read_all (bad_all[i].text, &list, &stop), BASE_BAD_INPUT);
      check_equal_u64 (stop, bad_all[i].stop);
      sudoku_rule_list_clear (&list);
    }
}

static void
a_shape_writes_its_rules_with_their_cells (const void *data)
{
  const SudokuRule rules[] = {
    { .kind = &cells_and_number, .number = 5, .n_cells = 2, .cells = (const uint32_t[]){ 4, 0 } },
    { .kind = &plain },
  };
  BaseText text = BASE_TEXT_EMPTY;
  SudokuShape *shape = NULL;

  (void) data;
  check_equal_u64 (sudoku_shape_new (2, 2, (SudokuRules){ rules, 2 }, &shape), BASE_OK);
  sudoku_shape_name (shape, &text);
  check_equal_text (base_text_string (&text), "boxes:2x2+cage:R2C1R1C1=5+cross");
  base_text_clear (&text);
  sudoku_shape_unref (shape);
}

static void
read_or_no_memory (const void *data)
{
  (void) data;
  for (size_t n = 1;; n++)
    {
      SudokuRuleList list = { 0 };
      size_t stop;
      BaseStatus status;

      failing_memory_arm (n);
      status =
          read_all ("+cage:R1C1R2C2=5+cross+cage-line:R3C3+crosses=7+cage:R4C4=1", &list, &stop);
      sudoku_rule_list_clear (&list);
      if (failing_memory_disarm () < n)
        {
          check_equal_u64 (status, BASE_OK);
          return;
        }
      check_equal_u64 (status, BASE_NO_MEMORY);
    }
}

int
main (void)
{
  check_claim ("/sudoku/rule-text/a-rule-is-read-whole", a_rule_is_read_whole, NULL);
  check_claim ("/sudoku/rule-text/what-is-written-is-read-back", what_is_written_is_read_back,
               NULL);
  check_claim ("/sudoku/rule-text/the-byte-that-does-not-fit-is-found",
               the_byte_that_does_not_fit_is_found, NULL);
  check_claim ("/sudoku/rule-text/a-shape-writes-its-rules-with-their-cells",
               a_shape_writes_its_rules_with_their_cells, NULL);
  check_claim ("/sudoku/rule-text/read-or-no-memory", read_or_no_memory, NULL);
  return check_finish ();
}
