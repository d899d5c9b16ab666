/* The rating of a puzzle whose solution is known, and whether it is the one that is wished for. */
#include "setter-private.h"

#include "base-memory.h"

#include <stdlib.h>

BaseStatus
setter_judge_init (SetterJudge *self, SudokuShape *shape, const BaseStop *stop)
{
  const uint32_t n_cells = sudoku_shape_n_cells (shape);
  BaseStatus status;

  *self = (SetterJudge){ 0 };
  self->placed = base_new (uint32_t, n_cells);
  self->solution = base_new (uint32_t, n_cells);
  if (self->placed == NULL || self->solution == NULL)
    return BASE_NO_MEMORY;
  status = sudoku_cover_new_until (shape, stop, &self->cover);
  if (status == BASE_OK && sudoku_cover_board (self->cover) == NULL)
    status = BASE_NO_MEMORY;
  if (status == BASE_OK)
    status = reason_plan_new (sudoku_cover_problem (self->cover), sudoku_cover_board (self->cover),
                              stop, &self->plan);
  if (status == BASE_OK)
    status = reason_path_new (self->plan, &self->path);
  return status;
}

void
setter_judge_clear (SetterJudge *self)
{
  reason_path_free (self->path);
  reason_plan_free (self->plan);
  sudoku_cover_free (self->cover);
  free (self->placed);
  free (self->solution);
  *self = (SetterJudge){ 0 };
}

/* The difficulty behind which the rest of the path does not matter; 0: there is none. */
static uint32_t
most_difficulty (const SetterWish *wish)
{
  if (wish->most_rating != SETTER_ANY)
    return wish->most_rating;
  return wish->rated || wish->needs != REASON_TECHNIQUES || wish->least_rating == 0
             ? 0
             : wish->least_rating - 1;
}

static BaseStatus
rate (SetterJudge *self, const ReasonStart *start, ReasonRating *out_rating)
{
  const BaseStatus status = reason_path_begin (self->path, start);

  return status == BASE_OK ? reason_path_rate (self->path, out_rating) : status;
}

/* Whether the puzzle becomes more difficult than that without the technique that is wished for. */
static BaseStatus
check_need (SetterJudge *self,
            ReasonStart start,
            uint32_t difficulty,
            const SetterWish *wish,
            bool *out_needs)
{
  ReasonRating rating;
  BaseStatus status;

  start.has_without = true;
  start.without = wish->needs;
  start.most = difficulty;
  status = rate (self, &start, &rating);
  *out_needs = status == BASE_OK && rating.state != REASON_SOLVED;
  return status;
}

BaseStatus
setter_judge_rate (SetterJudge *self,
                   const SetterWish *wish,
                   const SudokuPuzzle *puzzle,
                   const uint8_t *solution,
                   const BaseStop *stop,
                   ReasonRating *out_rating,
                   bool *out_fits)
{
  const uint32_t n_values = sudoku_shape_n_values (puzzle->shape);
  const uint32_t n_cells = sudoku_shape_n_cells (puzzle->shape);
  ReasonStart start = {
    .placed = self->placed,
    .n_placed = sudoku_cover_givens (self->cover, puzzle, self->placed),
    .struck = sudoku_cover_dropped (self->cover, puzzle),
    .solution = self->solution,
    .n_solution = n_cells,
    .most = most_difficulty (wish),
    .stop = stop,
  };
  BaseStatus status;

  for (uint32_t cell = 0; cell < n_cells; cell++)
    self->solution[cell] = cell * n_values + solution[cell] - 1;
  status = rate (self, &start, out_rating);
  if (status != BASE_OK)
    return status;
  *out_fits = (out_rating->state == REASON_SOLVED || out_rating->state == REASON_GOES_ON)
              && out_rating->difficulty >= wish->least_rating
              && out_rating->difficulty <= wish->most_rating;
  if (*out_fits && wish->needs != REASON_TECHNIQUES)
    status = check_need (self, start, out_rating->difficulty, wish, out_fits);
  return status;
}
