/* Whether reasons are sound: walks the paths of all puzzles of the files to their ends, and checks
 * every placement and every strike against the solution.
 *
 * bench-sound [--pure] [--turned N] FILE...; "-" is standard input.  Each file has a row, with the
 * puzzles that have exactly one solution and the steps of their paths.  --turned N: each grid of
 * 9x9 is walked N times more, mirrored and with other digits: the finders then meet other orders of
 * the same candidates.  Fails if any step is against a solution, or a path ends before it. */
#include "base-memory.h"
#include "base-random.h"
#include "base-stop.h"
#include "engines-solver.h"
#include "formats.h"
#include "reason-path.h"
#include "sudoku-cover.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NS_PER_S 1e9

/* What was counted. */
typedef struct
{
  uint64_t puzzles, steps, placed, struck, wrong, unfinished, others;
} Counts;

typedef struct
{
  bool is_pure;
  unsigned n_turned;
  BaseRandom random;
  SudokuShape *shape; /* of the last puzzle */
  EnginesSolver *solver;
  SudokuCover *cover;
  ReasonPlan *plan;
  ReasonPath *path;
  uint32_t *placed, *solution;
  Counts counts;
} Walks;

static void
forget_shape (Walks *self)
{
  reason_path_free (self->path);
  reason_plan_free (self->plan);
  sudoku_cover_free (self->cover);
  engines_solver_free (self->solver);
  sudoku_shape_unref (self->shape);
  free (self->placed);
  free (self->solution);
  self->path = NULL;
  self->plan = NULL;
  self->cover = NULL;
  self->solver = NULL;
  self->shape = NULL;
  self->placed = self->solution = NULL;
}

static bool
suit_shape (Walks *self, SudokuShape *shape)
{
  const uint32_t n_cells = sudoku_shape_n_cells (shape);

  if (self->shape != NULL && sudoku_shape_equal (self->shape, shape))
    return true;
  forget_shape (self);
  self->placed = base_new (uint32_t, n_cells);
  self->solution = base_new (uint32_t, n_cells);
  if (self->placed == NULL || self->solution == NULL
      || engines_solver_new (shape, NULL, &self->solver) != BASE_OK
      || sudoku_cover_new (shape, &self->cover) != BASE_OK
      || sudoku_cover_board (self->cover) == NULL
      || reason_plan_new (sudoku_cover_problem (self->cover), sudoku_cover_board (self->cover),
                          NULL, &self->plan)
             != BASE_OK
      || reason_path_new (self->plan, &self->path) != BASE_OK)
    return false;
  self->shape = sudoku_shape_ref (shape);
  return true;
}

/* Begins the path of a puzzle that has exactly one solution, which is then in `solution`. */
static bool
begin_path (Walks *self, const SudokuPuzzle *puzzle)
{
  const uint32_t n_cells = sudoku_shape_n_cells (self->shape);
  const uint32_t n_values = sudoku_shape_n_values (self->shape);
  const CoverLimits limits = { .solutions = 2 };
  SudokuSolutions found = { .n = 0 };
  const BaseStatus status = engines_solver_find (self->solver, puzzle, &limits, &found);
  const bool is_proper = status == BASE_OK && found.n == 1;
  ReasonStart start = {
    .placed = self->placed,
    .solution = self->solution,
    .n_solution = n_cells,
    .is_pure = self->is_pure,
  };

  for (uint32_t cell = 0; cell < n_cells && is_proper; cell++)
    self->solution[cell] = cell * n_values + sudoku_solutions_get (&found, 0)[cell] - 1;
  sudoku_solutions_clear (&found);
  if (!is_proper)
    return false;
  start.n_placed = sudoku_cover_givens (self->cover, puzzle, self->placed);
  start.struck = sudoku_cover_dropped (self->cover, puzzle);
  return reason_path_begin (self->path, &start) == BASE_OK;
}

/* Options of rules are not in the solution that is known, and are not checked. */
static bool
is_checked (const Walks *self, uint32_t option)
{
  return sudoku_cover_option_is_cell (self->cover, option);
}

static bool
is_true (const Walks *self, uint32_t option)
{
  return self->solution[option / sudoku_shape_n_values (self->shape)] == option;
}

static void
check_step (Walks *self, const ReasonStep *step)
{
  Counts *counts = &self->counts;
  bool is_wrong = false;

  counts->steps++;
  if (step->placed != COVER_NONE && is_checked (self, step->placed))
    {
      counts->placed++;
      is_wrong |= !is_true (self, step->placed);
    }
  for (uint32_t i = 0; i < step->n_struck; i++)
    if (is_checked (self, step->struck[i]))
      {
        counts->struck++;
        is_wrong |= is_true (self, step->struck[i]);
      }
  counts->wrong += is_wrong;
}

static void
walk (Walks *self, const SudokuPuzzle *puzzle)
{
  ReasonState state = REASON_GOES_ON;
  ReasonStep step;

  if (!begin_path (self, puzzle))
    {
      self->counts.others++;
      return;
    }
  self->counts.puzzles++;
  while (reason_path_next (self->path, &step, &state) == BASE_OK && state == REASON_GOES_ON)
    check_step (self, &step);
  self->counts.unfinished += state != REASON_SOLVED;
}

/* A permutation of the lines of a grid of 9x9 that keeps its bands. */
static void
shuffle_lines (BaseRandom *random, uint8_t lines[9])
{
  const uint32_t band = (uint32_t) base_random_below (random, 3);
  const uint32_t line = (uint32_t) base_random_below (random, 3);

  for (uint32_t i = 0; i < 9; i++)
    lines[i] = (uint8_t) ((i / 3 + band) % 3 * 3 + (i % 3 + line) % 3);
}

/* Writes the grid with its lines and digits in another order, perhaps on its side. */
static void
turn (Walks *self, const SudokuPuzzle *puzzle, SudokuPuzzle *out)
{
  uint8_t rows[9], columns[9], digits[10] = { 0 };
  const bool is_on_side = base_random_below (&self->random, 2) == 0;

  shuffle_lines (&self->random, rows);
  shuffle_lines (&self->random, columns);
  for (uint8_t digit = 1; digit <= 9; digit++)
    {
      const uint32_t other = 1 + (uint32_t) base_random_below (&self->random, digit);

      digits[digit] = digits[other];
      digits[other] = digit;
    }
  for (uint32_t row = 0; row < 9; row++)
    for (uint32_t column = 0; column < 9; column++)
      out->values[is_on_side ? column * 9 + row : row * 9 + column] =
          digits[puzzle->values[rows[row] * 9 + columns[column]]];
}

static void
walk_turned (Walks *self, const SudokuPuzzle *puzzle)
{
  SudokuPuzzle *turned = sudoku_puzzle_copy (puzzle);

  for (unsigned i = 0; i < self->n_turned && turned != NULL; i++)
    {
      turn (self, puzzle, turned);
      walk (self, turned);
    }
  sudoku_puzzle_free (turned);
}

static BaseStatus
read_file (void *data, char *bytes, size_t capacity, size_t *out_length)
{
  *out_length = fread (bytes, 1, capacity, data);
  return ferror ((FILE *) data) ? BASE_IO : BASE_OK;
}

/* Returns false where the file cannot be read. */
static bool
walk_file (Walks *self, FILE *file)
{
  FormatsReader *reader = NULL;
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsIssue issue;
  FormatsOutcome outcome = FORMATS_FAILED;
  const FormatsOptions options = { .patient = true };

  if (formats_reader_new ((FormatsSource){ read_file, file }, &options, &reader) != BASE_OK)
    return false;
  while ((outcome = formats_reader_next (reader, &puzzle, &issue)) == FORMATS_PUZZLE
         || outcome == FORMATS_BAD_PUZZLE)
    if (outcome == FORMATS_PUZZLE && puzzle.kind == FORMATS_SUDOKU
        && suit_shape (self, puzzle.sudoku->shape))
      {
        walk (self, puzzle.sudoku);
        if (self->n_turned > 0 && sudoku_shape_n_cells (self->shape) == 81)
          walk_turned (self, puzzle.sudoku);
      }
    else
      self->counts.others++;
  format_puzzle_clear (&puzzle);
  formats_reader_free (reader);
  return outcome == FORMATS_END;
}

static void
print_counts (const char *name, const Counts *counts, double seconds)
{
  const char *slash = strrchr (name, '/');

  printf ("%-22s %8llu %9llu %9llu %9llu %6llu %6llu %6llu %8.1f\n",
          slash != NULL ? slash + 1 : name, (unsigned long long) counts->puzzles,
          (unsigned long long) counts->steps, (unsigned long long) counts->placed,
          (unsigned long long) counts->struck, (unsigned long long) counts->wrong,
          (unsigned long long) counts->unfinished, (unsigned long long) counts->others, seconds);
  fflush (stdout);
}

static void
add_counts (Counts *sum, const Counts *counts)
{
  sum->puzzles += counts->puzzles;
  sum->steps += counts->steps;
  sum->placed += counts->placed;
  sum->struck += counts->struck;
  sum->wrong += counts->wrong;
  sum->unfinished += counts->unfinished;
  sum->others += counts->others;
}

int
main (int argc, char **argv)
{
  Walks walks = { .random = { 1 } };
  Counts sum = { 0 };
  double seconds = 0;

  printf ("%-22s %8s %9s %9s %9s %6s %6s %6s %8s\n", "file", "puzzles", "steps", "placed", "struck",
          "wrong", "open", "others", "s");
  for (int i = 1; i < argc; i++)
    {
      const uint64_t before = base_now ();
      FILE *file;

      if (strcmp (argv[i], "--pure") == 0)
        walks.is_pure = true;
      else if (strcmp (argv[i], "--turned") == 0 && i + 1 < argc)
        walks.n_turned = (unsigned) strtoul (argv[++i], NULL, 10);
      else if ((file = strcmp (argv[i], "-") == 0 ? stdin : fopen (argv[i], "rb")) == NULL
               || !walk_file (&walks, file))
        return 2;
      else
        {
          const double lasted = (double) (base_now () - before) / NS_PER_S;

          print_counts (argv[i], &walks.counts, lasted);
          add_counts (&sum, &walks.counts);
          seconds += lasted;
          walks.counts = (Counts){ 0 };
          if (file != stdin)
            fclose (file);
        }
    }
  print_counts ("sum", &sum, seconds);
  forget_shape (&walks);
  return sum.wrong > 0 || sum.unfinished > 0;
}
