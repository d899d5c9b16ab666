/* Kept solutions: reading returns the values that were added, also when memory ran out in
 * between. */
#include "check.h"
#include "failing-memory.h"

#include "sudoku-solutions.h"

#include <string.h>

#define N_CELLS 7
#define N       100

static void
fill (uint8_t *values, size_t number)
{
  for (size_t i = 0; i < N_CELLS; i++)
    values[i] = (uint8_t) (number * N_CELLS + i);
}

static void
check_holds (const SudokuSolutions *solutions, size_t n)
{
  uint8_t values[N_CELLS];

  check_equal_u64 (solutions->n, n);
  for (size_t i = 0; i < n; i++)
    {
      fill (values, i);
      check_equal_memory (sudoku_solutions_get (solutions, i), values, N_CELLS);
    }
}

static void
solutions_are_kept (const void *data)
{
  SudokuSolutions solutions = { .n_cells = N_CELLS };
  uint8_t values[N_CELLS], *room;

  (void) data;
  for (size_t i = 0; i < N; i += 2)
    {
      fill (values, i);
      check_equal_u64 (sudoku_solutions_add (&solutions, values), BASE_OK);
      check_equal_u64 (sudoku_solutions_room (&solutions, &room), BASE_OK);
      fill (room, i + 1);
      check_equal_u64 (solutions.n, i + 1);
      solutions.n++;
    }
  check_holds (&solutions, N);
  sudoku_solutions_clear (&solutions);
  check_equal_u64 (solutions.n, 0);
  check_equal_u64 (solutions.n_cells, N_CELLS);
}

static void
nothing_is_lost_without_memory (const void *data)
{
  SudokuSolutions solutions = { .n_cells = N_CELLS };
  uint8_t values[N_CELLS];
  size_t n_failed = 0;

  (void) data;
  for (size_t i = 0; i < N; i++)
    {
      BaseStatus status;

      fill (values, i);
      failing_memory_arm (1);
      status = sudoku_solutions_add (&solutions, values);
      failing_memory_disarm ();
      check_holds (&solutions, status == BASE_OK ? i + 1 : i);
      n_failed += status == BASE_NO_MEMORY;
      if (status != BASE_OK)
        check_equal_u64 (sudoku_solutions_add (&solutions, values), BASE_OK);
    }
  check_true (n_failed > 1);
  check_holds (&solutions, N);
  sudoku_solutions_clear (&solutions);
}

int
main (void)
{
  check_claim ("/sudoku/solutions/are-kept", solutions_are_kept, NULL);
  check_claim ("/sudoku/solutions/are-not-lost-without-memory", nothing_is_lost_without_memory,
               NULL);
  return check_finish ();
}
