/* `bands`: every width of lanes visits the same nodes as one lane of plain C, and all of them agree
 * with links. */
#include "check.h"
#include "grids.h"

#include "bands-private.h"
#include "base-memory.h"
#include "base-random.h"

#include <stdlib.h>
#include <string.h>

enum
{
  MOST_PUZZLES = 4000,
  MOST_KEPT = 300, /* solutions of a puzzle */
};

/* The result for one puzzle: the number of solutions, and a hash of them in order. */
typedef struct
{
  uint64_t n, in_order, any_order;
  uint8_t first[BANDS_CELLS];
} Found;

static uint64_t
hash (const uint8_t *values)
{
  uint64_t sum = 0;

  for (size_t i = 0; i < BANDS_CELLS; i++)
    sum = base_mix (sum + values[i]);
  return sum;
}

static bool
take (void *data, const EngineSolution *solution)
{
  Found *self = data;
  const uint64_t sum = hash (solution->values);

  if (self->n++ == 0)
    memcpy (self->first, solution->values, BANDS_CELLS);
  self->in_order = base_mix (self->in_order + sum);
  self->any_order += sum;
  return true;
}

typedef struct
{
  SudokuPuzzle *puzzles[MOST_PUZZLES];
  EngineJob jobs[MOST_PUZZLES], *order[MOST_PUZZLES];
  Found found[MOST_PUZZLES];
  size_t n;
} Batch;

static Batch *
batch_new (void)
{
  Batch *self = calloc (1, sizeof *self);

  check_true (self != NULL);
  return self;
}

static void
batch_free (Batch *self)
{
  for (size_t i = 0; i < self->n; i++)
    sudoku_puzzle_free (self->puzzles[i]);
  free (self);
}

static Batch *
batch_read (const char *name, size_t most)
{
  FILE *file = check_open_corpus (name); /* where there is none the claim ends here */
  Batch *self = batch_new ();
  char line[256];

  while (self->n < most && fgets (line, sizeof line, file) != NULL)
    self->puzzles[self->n++] = grid_puzzle ("boxes:3x3", line);
  fclose (file);
  check_true (self->n > 0);
  return self;
}

/* Forbids some values in some cells, never a cell's given. */
static void
forbid_some (SudokuPuzzle *puzzle, BaseRandom *random)
{
  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  for (uint32_t cell = 0; cell < BANDS_CELLS; cell++)
    if (puzzle->values[cell] == 0)
      puzzle->candidates[cell] &= ~(base_random_next (random) & base_random_next (random) & 0x1ff);
}

/* From nearly empty to nearly full: with many solutions, one or none; every fourth forbids some
 * candidates. */
static Batch *
batch_random (size_t n)
{
  Batch *self = batch_new ();
  BaseRandom random = { .state = 7 };

  for (self->n = 0; self->n < n; self->n++)
    {
      self->puzzles[self->n] = grid_random (self->n, "boxes:3x3", (uint32_t) (self->n % 60));
      if (self->n % 4 == 0)
        forbid_some (self->puzzles[self->n], &random);
    }
  return self;
}

static void
prepare (Batch *self, uint64_t solutions, uint64_t nodes)
{
  memset (self->found, 0, sizeof self->found);
  for (size_t i = 0; i < self->n; i++)
    {
      self->order[i] = &self->jobs[i];
      self->jobs[i] = (EngineJob){ .puzzle = self->puzzles[i],
                                   .request = { .solutions = solutions,
                                                .nodes = nodes,
                                                .found = take,
                                                .data = &self->found[i] },
                                   .status = BASE_STOPPED };
    }
}

static void
run (Batch *self, const BandsHerd *herd, uint64_t solutions, uint64_t nodes)
{
  char *memory = base_alloc (herd->size + BANDS_ALIGNMENT, 1);
  BandsQueue queue = { .gate = herd->gate, .jobs = self->order, .n = self->n };

  check_true (memory != NULL);
  /* Old content of the memory must not matter. */
  memset (memory, 0xa5, herd->size + BANDS_ALIGNMENT);
  prepare (self, solutions, nodes);
  herd->run (memory + (-(uintptr_t) memory & (BANDS_ALIGNMENT - 1)), &queue);
  free (memory);
}

/* Runs every herd, and compares all visible results with those of the first one. */
static void
compare_widths (Batch *self, uint64_t solutions, uint64_t nodes)
{
  Batch *first = batch_new ();

  run (self, bands_herd (0), solutions, nodes);
  memcpy (first, self, sizeof *first);
  for (unsigned h = 1; h < bands_n_herds; h++)
    {
      const BandsHerd *herd = bands_herd (h);

      if (!herd->runs_here ())
        {
          printf ("# left out: this machine cannot run %s\n", herd->id);
          continue;
        }
      run (self, herd, solutions, nodes);
      for (size_t i = 0; i < self->n; i++)
        {
          check_equal_u64 (self->jobs[i].status, BASE_OK);
          check_equal_u64 (self->jobs[i].answer.outcome, first->jobs[i].answer.outcome);
          check_equal_u64 (self->jobs[i].answer.counters.solutions,
                           first->jobs[i].answer.counters.solutions);
          check_equal_u64 (self->jobs[i].answer.counters.nodes,
                           first->jobs[i].answer.counters.nodes);
          check_equal_u64 (self->found[i].n, first->found[i].n);
          check_equal_u64 (self->found[i].in_order, first->found[i].in_order);
        }
    }
  free (first);
}

/* The widest herd of this machine, as the table of engines has it, beside dancing links. */
static void
compare_with_links (Batch *self, uint64_t solutions)
{
  EngineSudoku *links, *bands;

  check_equal_u64 (engines_sudoku_new (engines_reference (), self->puzzles[0]->shape, &links),
                   BASE_OK);
  check_equal_u64 (engines_sudoku_new (&bands_engine, self->puzzles[0]->shape, &bands), BASE_OK);
  prepare (self, solutions, 0);
  engines_sudoku_solve_batch (bands, self->order, self->n);
  for (size_t i = 0; i < self->n; i++)
    {
      const EngineAnswer *answer = &self->jobs[i].answer;
      Found found = { 0 };
      EngineRequest request = { .solutions = solutions, .found = take, .data = &found };
      EngineAnswer other;

      check_equal_u64 (engines_sudoku_solve (links, self->puzzles[i], &request, &other), BASE_OK);
      check_equal_u64 (self->jobs[i].status, BASE_OK);
      check_equal_u64 (answer->counters.solutions, other.counters.solutions);
      check_equal_u64 (answer->outcome, other.outcome);
      if (found.n > 0)
        check_true (grid_is_solution (self->puzzles[i], self->found[i].first));
      /* With a limit, each engine may choose which solutions come first. */
      if (other.outcome == COVER_RAN_TO_END)
        check_equal_u64 (self->found[i].any_order, found.any_order);
    }
  engines_sudoku_free (links);
  engines_sudoku_free (bands);
}

static void
all_widths_agree (const void *data)
{
  Batch *batch = batch_random (check_quick () ? 200 : MOST_PUZZLES);

  (void) data;
  compare_widths (batch, 2, 0);
  compare_widths (batch, MOST_KEPT, 0);
  compare_widths (batch, 0, 100);
  compare_widths (batch, 1, 3);
  batch_free (batch);
}

static void
random_puzzles_are_solved_as_by_links (const void *data)
{
  Batch *batch = batch_random (check_quick () ? 200 : MOST_PUZZLES);

  (void) data;
  compare_with_links (batch, 2);
  compare_with_links (batch, MOST_KEPT);
  batch_free (batch);
}

static void
collections_are_solved_as_by_links (const void *data)
{
  Batch *batch = batch_read (data, check_quick () ? 40 : MOST_PUZZLES);

  compare_widths (batch, 2, 0);
  compare_with_links (batch, 2);
  batch_free (batch);
}

static void
all_solutions_are_counted_as_by_links (const void *data)
{
  Batch *batch = batch_read (data, check_quick () ? 20 : MOST_PUZZLES);

  compare_widths (batch, 0, 0);
  compare_with_links (batch, 0);
  batch_free (batch);
}

/* The lists of shared/corpora/README.md: each puzzle has its number of solutions. */
static void
known_counts_are_found (const void *data)
{
  FILE *file = check_open_corpus ("edge_counts.txt");
  char line[256];
  size_t n = 0;

  (void) data;
  while (fgets (line, sizeof line, file) != NULL)
    {
      SudokuPuzzle *puzzle = grid_puzzle ("boxes:3x3", line);
      GridSolutions all = grid_solve (&bands_engine, puzzle, 0);

      check_equal_u64 (all.n, strtoull (line + BANDS_CELLS + 1, NULL, 10));
      grid_solutions_clear (&all);
      sudoku_puzzle_free (puzzle);
      n++;
    }
  fclose (file);
  check_true (n > 0);
}

static void
a_puzzle_is_answered_alone_as_in_company (const void *data)
{
  Batch *batch = batch_random (500);
  EngineSudoku *bands;

  (void) data;
  check_equal_u64 (engines_sudoku_new (&bands_engine, batch->puzzles[0]->shape, &bands), BASE_OK);
  prepare (batch, 5, 0);
  engines_sudoku_solve_batch (bands, batch->order, batch->n);
  for (size_t i = 0; i < batch->n; i++)
    {
      Found found = { 0 };
      EngineRequest request = batch->jobs[i].request;
      EngineAnswer alone;

      request.data = &found;
      check_equal_u64 (engines_sudoku_solve (bands, batch->puzzles[i], &request, &alone), BASE_OK);
      check_equal_u64 (alone.outcome, batch->jobs[i].answer.outcome);
      check_equal_memory (&alone.counters, &batch->jobs[i].answer.counters, sizeof alone.counters);
      check_equal_u64 (found.in_order, batch->found[i].in_order);
    }
  engines_sudoku_free (bands);
  batch_free (batch);
}

static bool
take_one (void *data, const EngineSolution *solution)
{
  take (data, solution);
  return false;
}

/* One puzzle of a batch needs no more, one must not begin; the others are not affected. */
static void
jobs_of_a_batch_end_by_themselves (const void *data)
{
  Batch *batch = batch_new ();
  EngineSudoku *bands;
  BaseStop stop;

  (void) data;
  for (batch->n = 0; batch->n < 40; batch->n++)
    batch->puzzles[batch->n] = grid_puzzle ("boxes:3x3", "");
  check_equal_u64 (engines_sudoku_new (&bands_engine, batch->puzzles[0]->shape, &bands), BASE_OK);
  prepare (batch, 50, 0);
  base_stop_init (&stop);
  base_stop_raise (&stop);
  batch->jobs[3].request.found = take_one;
  batch->jobs[5].request.stop = &stop;
  batch->jobs[7].request.nodes = 90;
  batch->jobs[9].request.found = NULL;
  engines_sudoku_solve_batch (bands, batch->order, batch->n);
  for (size_t i = 0; i < batch->n; i++)
    {
      const EngineAnswer *answer = &batch->jobs[i].answer;
      const uint64_t n = i == 3 ? 1 : i == 5 ? 0 : 50;

      if (i == 7)
        check_equal_u64 (answer->counters.nodes, 90);
      else
        check_equal_u64 (answer->counters.solutions, n);
      check_equal_u64 (batch->found[i].n, i == 9 ? 0 : answer->counters.solutions);
      check_equal_u64 (answer->outcome, i == 5 ? COVER_RAN_TO_STOP : COVER_RAN_TO_LIMIT);
    }
  engines_sudoku_solve_batch (bands, batch->order, 0);
  engines_sudoku_free (bands);
  batch_free (batch);
}

static void
givens_that_clash_count_no_node (const void *data)
{
  static const char *const clashing[] = { "11", "1........1", "1.........1",
                                          "1..........................1" };
  Batch *batch = batch_new ();

  (void) data;
  for (batch->n = 0; batch->n < sizeof clashing / sizeof *clashing; batch->n++)
    batch->puzzles[batch->n] = grid_puzzle ("boxes:3x3", clashing[batch->n]);
  /* A given that is not among the candidates. */
  batch->puzzles[batch->n] = grid_puzzle ("boxes:3x3", "5");
  check_equal_u64 (sudoku_puzzle_allow_candidates (batch->puzzles[batch->n]), BASE_OK);
  batch->puzzles[batch->n++]->candidates[0] = 1;
  for (unsigned h = 0; h < bands_n_herds; h++)
    {
      if (!bands_herd (h)->runs_here ())
        continue;
      run (batch, bands_herd (h), 0, 0);
      for (size_t i = 0; i < batch->n; i++)
        {
          check_equal_u64 (batch->jobs[i].answer.outcome, COVER_RAN_TO_END);
          check_equal_u64 (batch->jobs[i].answer.counters.solutions, 0);
          check_equal_u64 (batch->jobs[i].answer.counters.nodes, 0);
        }
    }
  batch_free (batch);
}

static void
a_full_grid_is_its_own_solution (const void *data)
{
  SudokuPuzzle *empty = grid_puzzle ("boxes:3x3", ""), *full = grid_puzzle ("boxes:3x3", "");
  GridSolutions one = grid_solve (&bands_engine, empty, 1), same;

  (void) data;
  check_equal_u64 (one.n, 1);
  memcpy (full->values, one.solutions, BANDS_CELLS);
  same = grid_solve (&bands_engine, full, 0);
  check_equal_u64 (same.n, 1);
  check_equal_memory (same.solutions, one.solutions, BANDS_CELLS);
  grid_solutions_clear (&same);
  grid_solutions_clear (&one);
  sudoku_puzzle_free (empty);
  sudoku_puzzle_free (full);
}

static void
only_plain_9x9_fits (const void *data)
{
  static const char *const others[] = { "boxes:2x2",         "boxes:1x9", "boxes:3x3+diagonals",
                                        "boxes:3x3+windows", "boxes:3x4", "samurai" };
  SudokuShape *shape;

  (void) data;
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    {
      check_equal_u64 (sudoku_shape_parse (others[i], &shape), BASE_OK);
      check_true (!bands_engine.fits_sudoku (shape));
      sudoku_shape_unref (shape);
    }
  check_equal_u64 (sudoku_shape_parse ("boxes:3x3", &shape), BASE_OK);
  check_true (bands_engine.fits_sudoku (shape));
  /* It is taken by itself for a solution and its proof, but not for a rule, a count of nodes, or a
   * list. */
  check_true (engines_auto_sudoku (shape, &(EngineRequest){ .solutions = 2 }) == &bands_engine);
  check_true (engines_auto_sudoku (shape, &(EngineRequest){ .solutions = 1 }) == &bands_engine);
  check_true (engines_auto_sudoku (shape, &(EngineRequest){ .solutions = 9 })
              == engines_reference ());
  check_true (engines_auto_sudoku (shape, &(EngineRequest){ .solutions = 1, .nodes = 9 })
              == engines_reference ());
  check_true (
      engines_auto_sudoku (shape, &(EngineRequest){ .solutions = 1, .rule = COVER_RULE_RANDOM })
      == engines_reference ());
  sudoku_shape_unref (shape);
}

int
main (void)
{
  static const char *const collections[] = { "17clue.txt",
                                             "unbiased.txt",
                                             "kids.txt",
                                             "top1465.txt",
                                             "multi.txt",
                                             "hardest11plus.txt",
                                             "hardest1106.txt",
                                             "rated_diabolical.txt",
                                             "rated_easy.txt",
                                             "rated_medium.txt",
                                             "rated_hard.txt",
                                             "course_hard.txt",
                                             "course_easy.txt",
                                             "course_medium.txt",
                                             "course_very_easy.txt",
                                             "course_impossible.txt" };
  char name[128];

  check_claim ("/engines/bands/all-widths-agree-to-the-node", all_widths_agree, NULL);
  check_claim ("/engines/bands/random-puzzles-are-solved-as-by-links",
               random_puzzles_are_solved_as_by_links, NULL);
  for (size_t i = 0; i < sizeof collections / sizeof *collections; i++)
    {
      snprintf (name, sizeof name, "/engines/bands/solved-as-by-links/%s", collections[i]);
      check_claim (name, collections_are_solved_as_by_links, collections[i]);
    }
  check_claim ("/engines/bands/all-solutions-are-counted-as-by-links/multi.txt",
               all_solutions_are_counted_as_by_links, "multi.txt");
  check_claim ("/engines/bands/known-counts-are-found", known_counts_are_found, NULL);
  check_claim ("/engines/bands/a-puzzle-is-answered-alone-as-in-company",
               a_puzzle_is_answered_alone_as_in_company, NULL);
  check_claim ("/engines/bands/jobs-of-a-batch-end-by-themselves",
               jobs_of_a_batch_end_by_themselves, NULL);
  check_claim ("/engines/bands/givens-that-clash-count-no-node", givens_that_clash_count_no_node,
               NULL);
  check_claim ("/engines/bands/a-full-grid-is-its-own-solution", a_full_grid_is_its_own_solution,
               NULL);
  check_claim ("/engines/bands/only-plain-9x9-fits", only_plain_9x9_fits, NULL);
  return check_finish ();
}
