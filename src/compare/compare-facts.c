#include "compare-facts.h"

#include "base-memory.h"
#include "engines-solver.h"
#include "reason-path.h"
#include "sudoku-cover.h"

#include <stdlib.h>

static uint32_t
count_candidates (const SudokuPuzzle *puzzle, uint32_t cell)
{
  const SudokuShape *shape = puzzle->shape;
  uint64_t values = sudoku_all_values (sudoku_shape_n_values (shape));
  uint32_t n_groups;
  const uint32_t *groups = sudoku_shape_groups_of (shape, cell, &n_groups);

  if (puzzle->candidates != NULL)
    values &= puzzle->candidates[cell];
  for (uint32_t i = 0; i < n_groups; i++)
    {
      const BoardGroup group = sudoku_shape_group (shape, groups[i]);

      for (uint32_t k = 0; k < group.n_cells; k++)
        if (puzzle->values[group.cells[k]] != 0)
          values &= ~((uint64_t) 1 << (puzzle->values[group.cells[k]] - 1));
    }
  return (uint32_t) __builtin_popcountll (values);
}

CompareFacts
compare_facts_of (const ComparePuzzle *puzzle)
{
  CompareFacts facts = { 0 };

  if (puzzle->sudoku == NULL)
    {
      facts.n_options = cover_problem_n_options (puzzle->problem);
      return facts;
    }
  facts.n_cells = sudoku_shape_n_cells (puzzle->sudoku->shape);
  facts.n_options = facts.n_cells * sudoku_shape_n_values (puzzle->sudoku->shape);
  for (uint32_t cell = 0; cell < facts.n_cells; cell++)
    if (puzzle->sudoku->values[cell] == 0)
      {
        facts.n_blanks++;
        facts.n_candidates += count_candidates (puzzle->sudoku, cell);
      }
  return facts;
}

/* What a rating needs. */
typedef struct
{
  SudokuCover *cover;
  ReasonPlan *plan;
  ReasonPath *path;
  EngineSudoku *engine;
  uint32_t *placed, *solution;
  uint32_t n_solution;
} Rater;

static void
rater_clear (Rater *self)
{
  reason_path_free (self->path);
  reason_plan_free (self->plan);
  engines_sudoku_free (self->engine);
  sudoku_cover_free (self->cover);
  free (self->placed);
  free (self->solution);
}

static BaseStatus
rater_open (Rater *self, SudokuShape *shape, const BaseStop *stop)
{
  const EngineRequest request = { .solutions = 2 };
  const uint32_t n_cells = sudoku_shape_n_cells (shape);
  const Board *board;
  BaseStatus status = sudoku_cover_new_until (shape, stop, &self->cover);

  if (status != BASE_OK)
    return status;
  board = sudoku_cover_board (self->cover);
  self->placed = base_new (uint32_t, n_cells);
  self->solution = base_new (uint32_t, n_cells);
  if (board == NULL || self->placed == NULL || self->solution == NULL)
    return BASE_NO_MEMORY;
  status =
      engines_sudoku_new_until (engines_auto_sudoku (shape, &request), shape, stop, &self->engine);
  if (status == BASE_OK)
    status = reason_plan_new (sudoku_cover_problem (self->cover), board, stop, &self->plan);
  return status == BASE_OK ? reason_path_new (self->plan, &self->path) : status;
}

static bool
keep_options_of_cells (void *data, const EngineSolution *solution)
{
  Rater *self = data;
  const uint32_t n_values = sudoku_shape_n_values (sudoku_cover_shape (self->cover));

  for (uint32_t cell = 0; cell < solution->n_values; cell++)
    self->solution[cell] = cell * n_values + solution->values[cell] - 1;
  self->n_solution = solution->n_values;
  return true;
}

/* BASE_BAD_INPUT: not exactly one solution. */
static BaseStatus
rater_solve (Rater *self, const SudokuPuzzle *puzzle, const BaseStop *stop)
{
  const EngineRequest request = {
    .solutions = 2, .stop = stop, .found = keep_options_of_cells, .data = self
  };
  EngineAnswer answer;
  BaseStatus status = engines_sudoku_solve (self->engine, puzzle, &request, &answer);

  if (status == BASE_OK && answer.outcome == COVER_RAN_TO_STOP)
    status = BASE_STOPPED;
  if (status == BASE_OK && answer.counters.solutions != 1)
    status = BASE_BAD_INPUT;
  return status;
}

BaseStatus
compare_rate (const SudokuPuzzle *puzzle, const BaseStop *stop, uint32_t *out_rating)
{
  Rater rater = { 0 };
  ReasonRating rating;
  BaseStatus status = rater_open (&rater, puzzle->shape, stop);

  if (status == BASE_OK)
    status = rater_solve (&rater, puzzle, stop);
  if (status == BASE_OK)
    {
      const ReasonStart start = {
        .placed = rater.placed,
        .n_placed = sudoku_cover_givens (rater.cover, puzzle, rater.placed),
        .struck = sudoku_cover_dropped (rater.cover, puzzle),
        .solution = rater.solution,
        .n_solution = rater.n_solution,
        .stop = stop,
      };

      status = reason_path_begin (rater.path, &start);
    }
  if (status == BASE_OK)
    status = reason_path_rate (rater.path, &rating);
  if (status == BASE_OK && rating.state != REASON_SOLVED)
    status = BASE_BAD_INPUT;
  if (status == BASE_OK)
    *out_rating = rating.difficulty;
  rater_clear (&rater);
  return status;
}

BaseStatus
compare_rate_within (const SudokuPuzzle *puzzle,
                     const CompareOptions *options,
                     uint32_t *out_rating)
{
  BaseStop *stop = options->stop;
  BaseStatus status;

  stop->deadline = options->nanoseconds != 0 ? base_now () + options->nanoseconds : 0;
  status = compare_rate (puzzle, stop, out_rating);
  stop->deadline = 0;
  if (status == BASE_STOPPED)
    return base_stop_asked (stop) ? BASE_STOPPED : BASE_OK;
  return status == BASE_NO_MEMORY ? status : BASE_OK;
}

SudokuPuzzle *
compare_reverse_rows (const SudokuPuzzle *puzzle)
{
  const uint32_t n_rows = sudoku_shape_rows (puzzle->shape);
  SudokuPuzzle *reversed;

  if (!sudoku_shape_is_square (puzzle->shape) || sudoku_shape_is_jigsaw (puzzle->shape)
      || !sudoku_shape_is_all_groups (puzzle->shape))
    return NULL;
  reversed = sudoku_puzzle_copy (puzzle);
  if (reversed == NULL)
    return NULL;
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (puzzle->shape); cell++)
    {
      const BoardPlace place = sudoku_shape_place (puzzle->shape, cell);
      const uint32_t other = sudoku_shape_cell_at (
          puzzle->shape, (BoardPlace){ (uint16_t) (n_rows - 1 - place.row), place.column });

      reversed->values[other] = puzzle->values[cell];
      if (puzzle->candidates != NULL)
        reversed->candidates[other] = puzzle->candidates[cell];
    }
  return reversed;
}
