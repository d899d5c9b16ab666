/* Which givens clash: a set of them that has no solution, and has one as soon as any is taken away.
 *
 * Givens are taken away as long as the rest has no solution: at first all at once, then by halves,
 * quarters and so on down to single ones, each time all the way through the rest.  A given without
 * which there is a solution is needed, and stays needed when others go: fewer givens never have
 * fewer solutions.  So when each remaining one is known to be needed, the set is irreducible.
 *
 * If a test gives no answer within its budget, the given stays for the moment.  Small budgets come
 * first: most of the givens that can go need no long search, and the rest are tested again when the
 * set is small.
 *
 * Few givens leave so many solutions that most searches meet one soon and an unlucky one never does
 * (8 givens in a 9x9 can cost a million nodes).  So before budgets grow, some short searches branch
 * at random.  That settles all but one in thousands of 9x9 grids.  With hundreds of givens it only
 * costs time, and is not done.  Tried for those, and no better: guessing one or two more values at
 * random, which keeps the fast layout. */
#include "base-memory.h"
#include "engines-check-private.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_BUDGET  1024
#define BUDGET_FACTOR 32
#define ALL_TESTS     16 /* all tests together may cost as much as this many long ones */
#define N_DRAWS       8
#define MOST_TO_DRAW  64 /* givens */

typedef struct
{
  EnginesInquiry *inquiry;
  SudokuPuzzle *puzzle; /* with the remaining givens */
  uint32_t *cells;      /* of the remaining givens, ascending */
  uint32_t n_cells;
  bool *needed;                 /* for each remaining given: known to be needed */
  uint64_t budget;              /* nodes of a test */
  uint64_t luck;                /* argument of engines_inquiry_test () */
  uint64_t n_nodes, most_nodes; /* of all tests together */
  bool stopped;                 /* by the flag, or because no nodes are left */
} Clash;

static void
set_givens (Clash *self, uint32_t from, uint32_t n, bool present)
{
  for (uint32_t i = from; i < from + n; i++)
    self->puzzle->values[self->cells[i]] =
        present ? self->inquiry->puzzle->values[self->cells[i]] : 0;
}

static void
forget_cells (Clash *self, uint32_t from, uint32_t n)
{
  uint32_t behind = self->n_cells - from - n;

  memmove (self->cells + from, self->cells + from + n, behind * sizeof (uint32_t));
  memmove (self->needed + from, self->needed + from + n, behind * sizeof (bool));
  self->n_cells -= n;
}

/* Tries to remove the `n` givens from `from` on. */
static BaseStatus
try_without (Clash *self, uint32_t from, uint32_t n, EnginesFound *out_answer)
{
  BaseStatus status;

  set_givens (self, from, n, false);
  status = engines_inquiry_test (self->inquiry, self->puzzle, self->budget, self->luck, out_answer);
  self->n_nodes += engines_solver_counters (self->inquiry->solver)->nodes;
  if (status != BASE_OK)
    return status;
  if (*out_answer == ENGINES_HAS_NONE)
    forget_cells (self, from, n);
  else
    set_givens (self, from, n, true);
  if (*out_answer == ENGINES_HAS_SOLUTION && n == 1)
    self->needed[from] = true;
  self->stopped = *out_answer == ENGINES_NOT_ASKED || self->n_nodes >= self->most_nodes;
  return BASE_OK;
}

/* Goes once through the remaining givens, `chunk` at a time.  A given known to be needed is not
 * tested alone again. */
static BaseStatus
pass_once (Clash *self, uint32_t chunk)
{
  BaseStatus status = BASE_OK;
  uint32_t at = 0;

  while (at < self->n_cells && status == BASE_OK && !self->stopped)
    {
      uint32_t n = chunk < self->n_cells - at ? chunk : self->n_cells - at;
      EnginesFound answer = ENGINES_HAS_SOLUTION;

      if (n > 1 || !self->needed[at])
        status = try_without (self, at, n, &answer);
      if (answer != ENGINES_HAS_NONE)
        at += n;
    }
  return status;
}

/* Counts the givens that are not known to be needed. */
static uint32_t
count_open (const Clash *self)
{
  uint32_t n = 0;

  for (uint32_t i = 0; i < self->n_cells; i++)
    n += !self->needed[i];
  return n;
}

static bool
goes_on (const Clash *self, BaseStatus status)
{
  return status == BASE_OK && !self->stopped && count_open (self) > 0;
}

static BaseStatus
reduce_clash (Clash *self, uint64_t nodes)
{
  BaseStatus status = BASE_OK;

  self->most_nodes = nodes < UINT64_MAX / ALL_TESTS ? nodes * ALL_TESTS : UINT64_MAX;
  self->budget = nodes < FIRST_BUDGET ? nodes : FIRST_BUDGET;
  for (uint32_t chunk = self->n_cells; chunk >= 1 && goes_on (self, status); chunk /= 2)
    status = pass_once (self, chunk);
  for (uint64_t draw = 1; draw <= N_DRAWS && goes_on (self, status); draw++)
    {
      self->luck = draw;
      if (count_open (self) <= MOST_TO_DRAW)
        status = pass_once (self, 1);
    }
  self->luck = 0;
  while (goes_on (self, status) && self->budget < nodes)
    {
      self->budget = self->budget < nodes / BUDGET_FACTOR ? self->budget * BUDGET_FACTOR : nodes;
      status = pass_once (self, 1);
    }
  return status;
}

static BaseStatus
prepare_clash (Clash *self)
{
  uint32_t n_cells = sudoku_shape_n_cells (self->inquiry->puzzle->shape);

  self->puzzle = sudoku_puzzle_copy (self->inquiry->puzzle);
  self->cells = base_new (uint32_t, n_cells);
  self->needed = base_new_zeroed (bool, n_cells);
  if (self->puzzle == NULL || self->cells == NULL || self->needed == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t cell = 0; cell < n_cells; cell++)
    if (self->puzzle->values[cell] != 0)
      self->cells[self->n_cells++] = cell;
  return BASE_OK;
}

BaseStatus
engines_inquiry_find_clash (EnginesInquiry *self)
{
  Clash clash = { .inquiry = self };
  BaseStatus status = prepare_clash (&clash);

  if (status == BASE_OK)
    status = reduce_clash (&clash, engines_inquiry_test_nodes (self));
  if (status == BASE_OK)
    {
      self->verdict.finding = count_open (&clash) == 0 ? SUDOKU_CLASH : SUDOKU_CLASH_NOT_REDUCED;
      self->verdict.cells = clash.cells;
      self->verdict.n_cells = clash.n_cells;
    }
  else
    free (clash.cells);
  free (clash.needed);
  sudoku_puzzle_free (clash.puzzle);
  return status;
}
