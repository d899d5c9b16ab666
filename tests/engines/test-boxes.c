/* Large grids with few clues: filled without going back, whatever the boxes, the same way every
 * time. */
#include "check.h"
#include "failing-memory.h"
#include "grids.h"

#include "base-random.h"
#include "cells-boxes-private.h"
#include "cells.h"
#include "links.h"

#include <stdlib.h>
#include <string.h>

/* A random order of n rows, or columns, in which those of a band stay together. */
static void
shuffle_in_bands (BaseRandom *random, uint32_t n, uint32_t of_band, uint32_t *lines)
{
  for (uint32_t i = 0; i < n; i++)
    lines[i] = i;
  for (uint32_t i = n; i-- > 1;)
    {
      const uint32_t first = i - i % of_band, k = first + base_random_below (random, i - first + 1);
      const uint32_t line = lines[i];

      lines[i] = lines[k];
      lines[k] = line;
    }
  for (uint32_t band = n / of_band; band-- > 1;)
    {
      const uint32_t other = base_random_below (random, band + 1);

      for (uint32_t i = 0; i < of_band; i++)
        {
          const uint32_t line = lines[band * of_band + i];

          lines[band * of_band + i] = lines[other * of_band + i];
          lines[other * of_band + i] = line;
        }
    }
}

/* Clues, values from 1, that one grid at least has: cells of a pattern in disorder. */
static void
draw_clues (uint64_t seed,
            uint32_t box_rows,
            uint32_t box_columns,
            uint32_t n_clues,
            uint8_t *out_values)
{
  const uint32_t n = box_rows * box_columns;
  BaseRandom random = { .state = base_mix (seed) };
  uint32_t rows[SUDOKU_MAX_VALUES], columns[SUDOKU_MAX_VALUES], values[SUDOKU_MAX_VALUES];

  shuffle_in_bands (&random, n, box_rows, rows);
  shuffle_in_bands (&random, n, box_columns, columns);
  shuffle_in_bands (&random, n, n, values);
  memset (out_values, 0, (size_t) n * n);
  while (n_clues > 0)
    {
      const uint32_t cell = base_random_below (&random, n * n);
      const uint32_t row = rows[cell / n], column = columns[cell % n];

      n_clues -= out_values[cell] == 0;
      out_values[cell] =
          (uint8_t) (values[(box_columns * (row % box_rows) + row / box_rows + column) % n] + 1);
    }
}

typedef struct
{
  uint32_t box_rows, box_columns, n_clues;
} Clues;

static bool
keep_values (void *data, const EngineSolution *solution)
{
  memcpy (data, solution->values, solution->n_values);
  return true;
}

/* No cell is chosen twice, every solution has the clues, and another one is easy to find. */
static void
fills_without_dead_ends (const void *data)
{
  const Clues *clues = data;
  char name[32];
  EngineSudoku *sudoku;

  snprintf (name, sizeof name, "boxes:%ux%u", clues->box_rows, clues->box_columns);
  for (uint64_t seed = 1; seed <= (check_quick () ? 2 : 6); seed++)
    {
      SudokuPuzzle *puzzle = grid_puzzle (name, "");
      const uint32_t n_cells = sudoku_shape_n_cells (puzzle->shape);
      uint8_t values[2][SUDOKU_MAX_CELLS];
      EngineAnswer answers[2], several;

      draw_clues (seed, clues->box_rows, clues->box_columns, clues->n_clues, puzzle->values);
      check_equal_u64 (engines_sudoku_new (&cells_engine, puzzle->shape, &sudoku), BASE_OK);
      for (int i = 0; i < 2; i++)
        {
          EngineRequest request = { .solutions = 1, .found = keep_values, .data = values[i] };

          check_equal_u64 (engines_sudoku_solve (sudoku, puzzle, &request, &answers[i]), BASE_OK);
          check_equal_u64 (answers[i].counters.solutions, 1);
          check_equal_u64 (answers[i].counters.dead_ends, 0);
          check_true (answers[i].counters.nodes <= n_cells - clues->n_clues);
          check_true (grid_is_solution (puzzle, values[i]));
        }
      check_equal_u64 (answers[0].counters.nodes, answers[1].counters.nodes);
      check_equal_memory (values[0], values[1], n_cells);
      check_equal_u64 (
          engines_sudoku_solve (sudoku, puzzle, &(EngineRequest){ .solutions = 3 }, &several),
          BASE_OK);
      check_equal_u64 (several.counters.solutions, 3);
      check_true (several.counters.nodes < 2 * n_cells);
      engines_sudoku_free (sudoku);
      sudoku_puzzle_free (puzzle);
    }
}

static void
set_givens (CellsBoxes *boxes, const uint8_t *values)
{
  for (uint32_t cell = 0; cell < boxes->n_values * boxes->n_values; cell++)
    boxes->givens[cell] = values[cell] == 0 ? CELLS_NOTHING : (uint8_t) (values[cell] - 1);
}

/* The seats of values and the rows of columns agree with the cells. */
static void
check_filling (const CellsBoxes *boxes)
{
  const uint32_t n = boxes->n_values, n_rows = boxes->box_rows;

  for (uint32_t row = 0; row < n; row++)
    for (uint32_t column = 0; column < n; column++)
      {
        const uint32_t value = boxes->now.values[row * n + column];

        check_equal_u64 (boxes->now.rows[column * n + value], row);
        check_equal_u64 (
            boxes->now.seats[(row / n_rows * n + value) * n_rows + column / boxes->box_columns],
            row % n_rows);
      }
}

/* With nothing given and a sixth: a full grid always, with all clues or a word that some are
 * missing. */
static void
fills_boxes_of_all_sizes (const void *data)
{
  uint32_t n_filled = 0, n_not = 0;

  (void) data;
  for (uint32_t box_rows = 1; box_rows <= 4; box_rows++)
    for (uint32_t box_columns = 1; box_columns <= 5; box_columns++)
      for (uint32_t part = 0; part <= 1; part++)
        {
          const uint32_t n_clues = box_rows * box_rows * box_columns * box_columns * part / 6;
          uint8_t values[SUDOKU_MAX_CELLS];
          CellsBoxes *boxes;
          SudokuPuzzle *puzzle;
          char name[32];
          bool is_filled;

          draw_clues (part, box_rows, box_columns, n_clues, values);
          snprintf (name, sizeof name, "boxes:%ux%u", box_rows, box_columns);
          puzzle = grid_puzzle (name, "");
          check_equal_u64 (cells_boxes_new (box_rows, box_columns, &boxes), BASE_OK);
          set_givens (boxes, values);
          is_filled = cells_boxes_fill (boxes, NULL);
          check_filling (boxes);
          if (is_filled)
            memcpy (puzzle->values, values, sudoku_shape_n_cells (puzzle->shape));
          for (uint32_t cell = 0; cell < sudoku_shape_n_cells (puzzle->shape); cell++)
            values[cell] = (uint8_t) (boxes->now.values[cell] + 1);
          check_true (grid_is_solution (puzzle, values));
          check_true (is_filled || part > 0);
          n_filled += is_filled;
          n_not += !is_filled;
          cells_boxes_free (boxes);
          sudoku_puzzle_free (puzzle);
        }
  printf ("# %u with their clues, %u not\n", n_filled, n_not);
}

/* Moves, of which there may be five million, for clues that are a small part and that are a
 * tenth. */
static void
moves_little_for_few_clues (const void *data)
{
  static const struct
  {
    Clues clues;
    uint64_t most;
  } bounds[] = { { { 7, 7, 50 }, 5000 },
                 { { 8, 8, 50 }, 5000 },
                 { { 7, 7, 200 }, 1000000 },
                 { { 8, 8, 400 }, 1000000 } };

  (void) data;
  for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++)
    {
      const Clues *clues = &bounds[i].clues;
      CellsBoxes *boxes;
      uint64_t most = 0;

      check_equal_u64 (cells_boxes_new (clues->box_rows, clues->box_columns, &boxes), BASE_OK);
      for (uint64_t seed = 1; seed <= (check_quick () ? 3 : 20); seed++)
        {
          uint8_t values[SUDOKU_MAX_CELLS];

          draw_clues (seed, clues->box_rows, clues->box_columns, clues->n_clues, values);
          set_givens (boxes, values);
          check_true (cells_boxes_fill (boxes, NULL));
          most = boxes->n_moves > most ? boxes->n_moves : most;
        }
      printf ("# %ux%u, %u clues: %u moves at most\n", clues->box_rows, clues->box_columns,
              clues->n_clues, (unsigned) most);
      check_true (most <= bounds[i].most);
      cells_boxes_free (boxes);
    }
}

/* Where it would walk for long, for it is nearly full. */
static void
stops (const void *data)
{
  uint8_t values[SUDOKU_MAX_CELLS];
  CellsBoxes *boxes;
  BaseStop stop;
  uint64_t n_moves;

  (void) data;
  base_stop_init (&stop);
  check_equal_u64 (cells_boxes_new (8, 8, &boxes), BASE_OK);
  draw_clues (1, 8, 8, 900, values);
  set_givens (boxes, values);
  check_true (!cells_boxes_fill (boxes, &stop));
  n_moves = boxes->n_moves;
  base_stop_raise (&stop);
  check_true (!cells_boxes_fill (boxes, &stop));
  check_equal_u64 (boxes->n_moves, 0);
  base_stop_lower (&stop);
  stop.deadline = base_now () + 5000000;
  check_true (!cells_boxes_fill (boxes, &stop));
  check_true (boxes->n_moves < n_moves);
  cells_boxes_free (boxes);
}

static void
running_out_of_memory_is_a_status (const void *data)
{
  CellsBoxes *boxes = NULL;
  BaseStatus status = BASE_NO_MEMORY;
  size_t n = 1;

  (void) data;
  for (; status != BASE_OK; n++)
    {
      failing_memory_arm (n);
      status = cells_boxes_new (7, 7, &boxes);
      check_equal_u64 (status, failing_memory_disarm () >= n ? BASE_NO_MEMORY : BASE_OK);
    }
  check_true (n > 8);
  cells_boxes_free (boxes);
}

/* A worker's last allocations are those of the boxes. */
static void
a_worker_without_memory_is_none (const void *data)
{
  SudokuShape *shape;
  EngineSudoku *sudoku;
  size_t n_allocations;

  (void) data;
  check_equal_u64 (sudoku_shape_parse ("boxes:4x4", &shape), BASE_OK);
  failing_memory_arm (SIZE_MAX);
  check_equal_u64 (engines_sudoku_new (&cells_engine, shape, &sudoku), BASE_OK);
  n_allocations = failing_memory_disarm ();
  engines_sudoku_free (sudoku);
  for (size_t n = n_allocations - 10; n <= n_allocations; n++)
    {
      failing_memory_arm (n);
      check_equal_u64 (engines_sudoku_new (&cells_engine, shape, &sudoku), BASE_NO_MEMORY);
      failing_memory_disarm ();
    }
  sudoku_shape_unref (shape);
}

int
main (void)
{
  static const Clues grids[] = { { 7, 7, 50 }, { 8, 8, 50 },  { 8, 8, 400 },
                                 { 7, 7, 0 },  { 6, 8, 100 }, { 25, 2, 100 } };
  char name[96];

  for (size_t i = 0; i < (check_quick () ? 2 : sizeof grids / sizeof *grids); i++)
    {
      snprintf (name, sizeof name, "/engines/boxes/fills-without-dead-ends/%ux%u/%u-clues",
                grids[i].box_rows, grids[i].box_columns, grids[i].n_clues);
      check_claim (name, fills_without_dead_ends, &grids[i]);
    }
  check_claim ("/engines/boxes/fills-boxes-of-all-sizes", fills_boxes_of_all_sizes, NULL);
  check_claim ("/engines/boxes/moves-little-for-few-clues", moves_little_for_few_clues, NULL);
  check_claim ("/engines/boxes/stops", stops, NULL);
  check_claim ("/engines/boxes/running-out-of-memory-is-a-status",
               running_out_of_memory_is_a_status, NULL);
  check_claim ("/engines/boxes/a-worker-without-memory-is-none", a_worker_without_memory_is_none,
               NULL);
  return check_finish ();
}
