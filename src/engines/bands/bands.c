/* bands.c - 9x9 Sudoku by logic on whole bands, bit by bit, many puzzles at once.
 *
 * A grid is 27 words of 27 bits: for each value and band the cells that may still hold it.  One
 * pass goes over the nine values.  From each value's three words it draws all conclusions of rows
 * against boxes and columns against boxes (locked candidates and more: a part of a line stays only
 * if the rest of its 3x3 square of parts can be completed).  It places last values and last places,
 * and counts the candidates of all cells in parallel by adding bit by bit.  Passes go on until
 * nothing changes.  Then a cell is guessed: among those with two candidates, the one whose
 * candidates reach farthest.  The other candidate waits on a stack.
 *
 * A pass is some hundred operations on words without a branch, so it is done to 4, 8 or 16 puzzles
 * at once, each in a lane of a vector register with a stack of its own.  Every width does the same
 * passes and makes the same guesses: answers and counts are equal to the last node.  The widest
 * that the machine can run takes batches; one puzzle alone is one lane of plain C.  A node is one
 * state entered: the puzzle itself and each side of a guess.
 *
 * Ideas from: the band words and their closure by tables of Brian Turner's BB solver and its heirs
 * (JCZSolve); Tom Dillon's tdoku, which treats a 3x3 square of triples as a whole; Mladen
 * Dobrichev's fsss2 for locked candidates on bit boards.  New here, as far as we know: no tables,
 * because the parts of all three bands fit one word and then cost 17 operations; and a grid a lane
 * instead of a grid a register.
 *
 * Tried and measured, in nodes of hardest1106 and in puzzles/s:
 *
 * - Guessing the first cell with two candidates takes 2.3 times the nodes; the one that takes out
 *   most candidates 1.2 times, the one that leaves most single candidates 1.4 times.  Guessing
 *   places of a value too, where a row, column or box has two, saves a twentieth here, takes more
 *   nodes on every easier collection, and choosing costs more.
 * - Scoring only the first eight or twelve cells: 1.07 or 1.01 times the nodes, not worth a branch.
 * - Scoring value by value in 27 short loops took twice as long as cell by cell: each end of a loop
 *   is mispredicted.
 * - Leaving out values whose words have not changed: 1.2 to 1.3 times as fast with one lane, 0.9
 *   times with 16, where there is nearly always a lane that has changed.
 * - Giving the cells of a value to the others only in the next pass, so that the values do not wait
 *   for each other: more passes, 0.8 times as fast with 16 lanes.  Closing the rows again behind
 *   the columns: nothing gained.
 * - A cell of three candidates or more is guessed once in a hundred times, so it does not matter
 *   which.
 * - Guessing as soon as a pass finds no new last or sole cell, though words still change: up to an
 *   eighth more nodes and fewer passes, for the same time.
 * - Other weights in the score than 3 and 2 (2 and 1, 4 and 3, 5 and 2, 1 and 1): 0.1 to 2.2 % more
 *   nodes; 1 and 2 an eighth more; without counting pairs a sixth more.
 * - A pass of sixteen lanes takes as long as its operations on the registers do, about two in a
 *   cycle.  So their number decides: operations of three operands, and no mask where garbage at a
 *   word's top does no harm.
 * - Reading as a vector what was just written word by word (the list of cells with two candidates,
 *   the words of a grid) cost 6 % of a search; both stay in registers.
 * - Batches of 2,048 in place of 512, fewer of which end with lanes that run alone: no measurable
 *   difference. */
#include "bands-private.h"

#include "base-memory.h"

#include <stdlib.h>

typedef struct
{
  const BandsHerd *herd; /* for batches */
  void *allocated;
  void *memory; /* the same, aligned; room for any herd */
} BandsWorker;

static bool
fits_sudoku (const SudokuShape *shape)
{
  uint32_t rows, columns;

  sudoku_shape_boxes (shape, &rows, &columns);
  return rows == 3 && columns == 3 && sudoku_shape_is_square (shape)
         && sudoku_shape_rules (shape).n == 0;
}

static void
close_bands (void *data)
{
  BandsWorker *worker = data;

  free (worker->allocated);
  free (worker);
}

static BaseStatus
open_bands (SudokuShape *shape, const BaseStop *stop, void **out_worker)
{
  BandsWorker *worker = base_new_zeroed (BandsWorker, 1);

  (void) shape, (void) stop;
  if (worker == NULL)
    return BASE_NO_MEMORY;
  for (unsigned i = 0; i < bands_n_herds; i++)
    if (bands_herd (i)->runs_here ())
      worker->herd = bands_herd (i);
  worker->allocated = base_alloc (worker->herd->size + BANDS_ALIGNMENT, 1);
  if (worker->allocated == NULL)
    {
      close_bands (worker);
      return BASE_NO_MEMORY;
    }
  worker->memory =
      (char *) worker->allocated + (-(uintptr_t) worker->allocated & (BANDS_ALIGNMENT - 1));
  *out_worker = worker;
  return BASE_OK;
}

static void
bands_run (BandsWorker *worker, const BandsHerd *herd, EngineJob **jobs, size_t n)
{
  BandsQueue queue = { .gate = herd->gate, .jobs = jobs, .n = n };

  herd->run (worker->memory, &queue);
}

static void
solve_batch (void *data, EngineJob **jobs, size_t n)
{
  BandsWorker *worker = data;

  bands_run (worker, worker->herd, jobs, n);
}

static BaseStatus
bands_solve_sudoku (void *data,
                    const SudokuPuzzle *puzzle,
                    const EngineRequest *request,
                    EngineAnswer *out_answer)
{
  EngineJob job = { .puzzle = puzzle, .request = *request };
  EngineJob *jobs[] = { &job };

  bands_run (data, bands_herd (0), jobs, 1);
  *out_answer = job.answer;
  return job.status;
}

const Engine bands_engine = {
  .id = "bands",
  .summary = N_ ("bit by bit, many 9x9 puzzles at once"),
  .fits_sudoku = fits_sudoku,
  .open_sudoku = open_bands,
  .solve_sudoku = bands_solve_sudoku,
  .solve_batch = solve_batch,
  .close_sudoku = close_bands,
};
