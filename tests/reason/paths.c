#include "paths.h"

#include "check.h"

#include <string.h>

/* Made for these tests by taking givens away while there was one solution; the last ones need more
 * than chains. */
const char *const paths_puzzles[] = {
  ".....326.39..6..5..4.......13..786..8.76.......2...........5.......2..354....1.7.",
  "...34..18.....2..797..5.....5..3.....14..........9..4....283.5...1.....38.....46.",
  "..94......6.8.9.3.37......5..7.....6..43.1.9......8.1.9...3.........435........8.",
  ".93..5...8.....963..46..7...59...2.1......64....4........52...8...98..2...2...3..",
  ".....9.35..9.3.....2...........6.3.7.43...1..9....7....6..1..7...49.2.8.2........",
  "3..........427169.......5....3.4...92..1.7..44..8..3..9.5....7....7...6...6.5...8",
  "5.8.2..6...........4....2..2..7..4..3..9..6.........19..7..6.5.1..8........319..8",
  "6...7852..4......8...3.5........2......4..3..2....7.165..........1..9...7.3.5.2..",
  "...9..2...48.65.7.9.7..35.......4..........8..53...91.87......2....2.....253.....",
  "1.....9.3......8...5....7...453....7....6......815..6...651.3.....4......17.28.4.",
  "1...5..6..4...1.....28......6.5...8...1.69..3..3...12.......5.86.....9......87.1.",
  "..59.36.88...7.....9...8.....74.2..9...1..5...2..9......2...8.5.......46.16.8.7..",
  /* Rectangles of types 1, 2 and 4, one without a type, and a BUG. */
  "3...91...7...6..2.2.5...1...46..8...9......8......47.9.1...9.6.....3..1.......8.7",
  "..5.....28....69.....294.....7.6..1....85.2.6.9...3....4.3..8...8............1.7.",
  ".57....3.....9.2....3.......4.2..3.9........2.9.1..46..7..2...5..6.14.......65.1.",
  "...8.2..52......4.....7.....4...9..13.7..6...6...273...3..6......1...4..8..4.5..6",
  "..64.75....4.15.6.....3............9.....1........3781.9...8...87.59.....1.....7.",
  /* Loops of six and eight cells, two lines of three, and BUGs with several extras. */
  "9...1.7....48....3...4...1.7..54...9.....3...14.9.........7.5.........8462....9..",
  "...4.8..51.2...........6.4....19.3.........5..8.3.5...297.....3..59.........2..71",
  "..52..8...3...7..5......6..6....3..8..4...56..9...1..3.4..15..6...9.4...91.......",
  ".8.....74....1...2...79...3..7.43...4.2...98.8....9............1.4.5....25.36..1.",
  /* By Arto Inkala: it needs cases. */
  "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
};

const unsigned paths_n_puzzles = sizeof paths_puzzles / sizeof *paths_puzzles;

void
paths_init (Paths *self)
{
  check_equal_u64 (sudoku_shape_new (3, 3, (SudokuRules){ 0 }, &self->shape), BASE_OK);
  check_equal_u64 (sudoku_cover_new (self->shape, &self->cover), BASE_OK);
  check_equal_u64 (sudoku_solver_new (self->shape, &self->solver), BASE_OK);
  self->puzzle = sudoku_puzzle_new (self->shape);
  check_true (self->puzzle != NULL);
  check_equal_u64 (reason_plan_new (sudoku_cover_problem (self->cover),
                                    sudoku_cover_board (self->cover), NULL, &self->plan),
                   BASE_OK);
  check_equal_u64 (reason_path_new (self->plan, &self->path), BASE_OK);
}

void
paths_clear (Paths *self)
{
  reason_path_free (self->path);
  reason_plan_free (self->plan);
  sudoku_puzzle_free (self->puzzle);
  sudoku_solver_free (self->solver);
  sudoku_cover_free (self->cover);
  sudoku_shape_unref (self->shape);
}

/* Puts the options of cells that were entered behind those of the givens.  Returns their number. */
static uint32_t
put_entered_last (uint32_t *placed, uint32_t n, const bool *entered)
{
  uint32_t copy[PATHS_CELLS], n_entered = 0, n_given = 0;

  for (uint32_t i = 0; i < n; i++)
    if (entered[placed[i] / 9])
      copy[n_entered++] = placed[i];
    else
      placed[n_given++] = placed[i];
  memcpy (placed + n_given, copy, n_entered * sizeof *copy);
  return n_entered;
}

static bool
begin (Paths *self,
       const char *line,
       uint8_t values[PATHS_CELLS],
       ReasonStart start,
       const bool *entered)
{
  uint32_t placed[PATHS_CELLS], solution[PATHS_CELLS];
  uint8_t other[PATHS_CELLS];
  bool found = false, again = false;

  start.placed = placed;
  for (uint32_t cell = 0; cell < PATHS_CELLS; cell++)
    self->puzzle->values[cell] =
        line[cell] >= '1' && line[cell] <= '9' ? (uint8_t) (line[cell] - '0') : 0;
  start.n_placed = sudoku_cover_givens (self->cover, self->puzzle, placed);
  if (entered != NULL)
    start.n_entered = put_entered_last (placed, start.n_placed, entered);
  if (sudoku_solver_start (self->solver, self->puzzle) == BASE_OK)
    {
      sudoku_solver_next (self->solver, &(CoverLimits){ .solutions = 1 }, values, &found);
      if (found)
        sudoku_solver_next (self->solver, &(CoverLimits){ .solutions = 2 }, other, &again);
    }
  if (found && !again)
    {
      for (uint32_t cell = 0; cell < PATHS_CELLS; cell++)
        solution[cell] = cell * 9 + values[cell] - 1;
      start.solution = solution;
      start.n_solution = PATHS_CELLS;
    }
  check_equal_u64 (reason_path_begin (self->path, &start), BASE_OK);
  return found && !again;
}

bool
paths_begin (Paths *self, const char *line, uint8_t values[PATHS_CELLS], const BaseStop *stop)
{
  return begin (self, line, values, (ReasonStart){ .stop = stop }, NULL);
}

bool
paths_begin_at (Paths *self, const char *line, const uint8_t *out, const bool *entered)
{
  uint8_t values[PATHS_CELLS];

  return begin (self, line, values, (ReasonStart){ .out = out }, entered);
}

ReasonRating
paths_rate (Paths *self, const char *line)
{
  uint8_t values[PATHS_CELLS];
  ReasonRating rating;

  check_true (paths_begin (self, line, values, NULL));
  check_equal_u64 (reason_path_rate (self->path, &rating), BASE_OK);
  return rating;
}

static bool
is_of (const uint8_t *values, uint32_t option)
{
  return values[option / 9] == option % 9 + 1;
}

uint32_t
paths_walk (Paths *self, const char *line)
{
  uint8_t values[PATHS_CELLS];
  ReasonState state;
  ReasonStep step;
  uint32_t n = 0;

  check_true (paths_begin (self, line, values, NULL));
  while (true)
    {
      check_equal_u64 (reason_path_next (self->path, &step, &state), BASE_OK);
      if (state != REASON_GOES_ON)
        break;
      n++;
      check_true (step.placed != COVER_NONE || step.n_struck > 0);
      check_true (step.n_items > 0);
      check_true (step.placed == COVER_NONE || is_of (values, step.placed));
      for (uint32_t i = 0; i < step.n_struck; i++)
        check_true (!is_of (values, step.struck[i]));
    }
  check_equal_u64 (state, REASON_SOLVED);
  return n;
}
