/* backtrack.c - the obvious way: cell by cell in reading order, values in ascending order.
 *
 * This is the solver that most people write first, and the one to compare dancing links with.  Its
 * one refinement is a bit set for each group, to look up a value's conflicts.  A node is one blank
 * cell entered, or the end behind the last one.
 *
 * It is kept naive on purpose.  With the cell of fewest values next, or single values first, it
 * would be half of what dancing links do, and no longer a yardstick for them. */
#include "backtrack.h"

#include "base-memory.h"
#include "engine-report.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  SudokuShape *shape;
  uint32_t n_cells, n_groups;
  uint64_t *used;   /* for each group, its values */
  uint64_t *left;   /* for each depth, the values still to try */
  uint32_t *blanks; /* the cell at each depth */
  uint8_t *values;
} BacktrackWorker;

static void
close_backtrack (void *data)
{
  BacktrackWorker *worker = data;

  sudoku_shape_unref (worker->shape);
  free (worker->used);
  free (worker->left);
  free (worker->blanks);
  free (worker->values);
  free (worker);
}

static BaseStatus
open_backtrack (SudokuShape *shape, const BaseStop *stop, void **out_worker)
{
  BacktrackWorker *worker;

  (void) stop;
  if (!sudoku_shape_is_all_groups (shape))
    return BASE_BAD_INPUT;
  worker = base_new_zeroed (BacktrackWorker, 1);
  if (worker == NULL)
    return BASE_NO_MEMORY;
  worker->shape = sudoku_shape_ref (shape);
  worker->n_cells = sudoku_shape_n_cells (shape);
  worker->n_groups = sudoku_shape_n_groups (shape);
  worker->used = base_new (uint64_t, worker->n_groups);
  worker->left = base_new (uint64_t, worker->n_cells);
  worker->blanks = base_new (uint32_t, worker->n_cells);
  worker->values = base_new (uint8_t, worker->n_cells);
  if (worker->used == NULL || worker->left == NULL || worker->blanks == NULL
      || worker->values == NULL)
    {
      close_backtrack (worker);
      return BASE_NO_MEMORY;
    }
  *out_worker = worker;
  return BASE_OK;
}

static uint64_t
allowed_values (const BacktrackWorker *worker, const SudokuPuzzle *puzzle, uint32_t cell)
{
  uint64_t values = sudoku_all_values (sudoku_shape_n_values (worker->shape));
  uint32_t n_groups;
  const uint32_t *groups = sudoku_shape_groups_of (worker->shape, cell, &n_groups);

  for (uint32_t i = 0; i < n_groups; i++)
    values &= ~worker->used[groups[i]];
  return puzzle->candidates != NULL ? values & puzzle->candidates[cell] : values;
}

/* Places a value into a cell, or removes it again. */
static void
toggle_value (BacktrackWorker *worker, uint32_t cell, uint32_t value)
{
  uint32_t n_groups;
  const uint32_t *groups = sudoku_shape_groups_of (worker->shape, cell, &n_groups);

  for (uint32_t i = 0; i < n_groups; i++)
    worker->used[groups[i]] ^= (uint64_t) 1 << (value - 1);
}

/* Places the givens; false when they clash. */
static bool
backtrack_place_givens (BacktrackWorker *worker, const SudokuPuzzle *puzzle, uint32_t *out_n_blanks)
{
  *out_n_blanks = 0;
  memset (worker->used, 0, worker->n_groups * sizeof *worker->used);
  memcpy (worker->values, puzzle->values, worker->n_cells);
  for (uint32_t cell = 0; cell < worker->n_cells; cell++)
    {
      uint32_t value = puzzle->values[cell];

      if (value == 0)
        worker->blanks[(*out_n_blanks)++] = cell;
      else if ((allowed_values (worker, puzzle, cell) >> (value - 1) & 1) == 0)
        return false;
      else
        toggle_value (worker, cell, value);
    }
  return true;
}

static BaseStatus
backtrack_solve_sudoku (void *data,
                        const SudokuPuzzle *puzzle,
                        const EngineRequest *request,
                        EngineAnswer *out_answer)
{
  BacktrackWorker *worker = data;
  uint32_t n_blanks, depth = 0;
  bool entering = true;

  *out_answer = (EngineAnswer){ .outcome = COVER_RAN_TO_END };
  if (!backtrack_place_givens (worker, puzzle, &n_blanks))
    return BASE_OK;
  for (;;)
    {
      if (entering && engine_must_stop (request, out_answer))
        return BASE_OK;
      if (entering)
        {
          out_answer->counters.nodes++;
          if (depth >= out_answer->n_levels)
            out_answer->n_levels = depth + 1;
        }
      if (entering && depth == n_blanks)
        {
          EngineSolution solution = { .values = worker->values, .n_values = worker->n_cells };

          if (!engine_report (request, out_answer, &solution))
            {
              out_answer->outcome = COVER_RAN_TO_LIMIT;
              return BASE_OK;
            }
        }
      else
        {
          uint32_t cell = worker->blanks[depth];

          if (entering)
            worker->left[depth] = allowed_values (worker, puzzle, cell);
          else
            toggle_value (worker, cell, worker->values[cell]);
          if (worker->left[depth] != 0)
            {
              worker->values[cell] = (uint8_t) (__builtin_ctzll (worker->left[depth]) + 1);
              worker->left[depth] &= worker->left[depth] - 1;
              toggle_value (worker, cell, worker->values[cell]);
              depth++;
              entering = true;
              continue;
            }
        }
      if (depth == 0)
        return BASE_OK;
      depth--;
      entering = false;
    }
}

const Engine backtrack_engine = {
  .id = "backtrack",
  .summary = N_ ("cell by cell, values in order"),
  .open_sudoku = open_backtrack,
  .solve_sudoku = backtrack_solve_sudoku,
  .close_sudoku = close_backtrack,
};
