#include "desk-estimator.h"

#include "desk-reasoner-private.h"
#include "engines-check.h"

#include <glib.h>

struct DeskEstimator
{
  EnginesSolver *solver; /* of the last puzzle's shape, or NULL */
};

DeskEstimator *
desk_estimator_new (void)
{
  return g_new0 (DeskEstimator, 1);
}

void
desk_estimator_free (DeskEstimator *self)
{
  if (self == NULL)
    return;
  engines_solver_free (self->solver);
  g_free (self);
}

/* Its open candidates may be fewer, but in a grid that is larger, the paths of those take
 * minutes. */
bool
desk_estimator_can_rate (SudokuShape *shape)
{
  return (uint64_t) sudoku_shape_n_cells (shape) * sudoku_shape_n_values (shape)
         <= REASON_MOST_OPTIONS;
}

static BaseStatus
rate_solved (const SudokuPuzzle *puzzle,
             const uint8_t *solution,
             const BaseStop *stop,
             ReasonRating *out_rating)
{
  ReasonRating rating;
  BaseStatus status = desk_reasoner_rate (puzzle, solution, stop, &rating);

  if (status == BASE_OK && (rating.state != REASON_SOLVED || rating.n_rounds == 0))
    status = BASE_BAD_INPUT;
  if (status == BASE_OK)
    *out_rating = rating;
  return status;
}

BaseStatus
desk_estimator_rate (DeskEstimator *self,
                     const SudokuPuzzle *puzzle,
                     const BaseStop *stop,
                     ReasonRating *out_rating)
{
  const EnginesCheckOptions options = { .stop = stop };
  SudokuVerdict verdict = { 0 };
  BaseStatus status;

  if (!desk_estimator_can_rate (puzzle->shape))
    return BASE_BAD_INPUT;
  status = engines_solver_suit (&self->solver, puzzle->shape);
  if (status == BASE_OK)
    status = engines_check (self->solver, puzzle, &options, &verdict);
  if (status == BASE_OK && verdict.finding == SUDOKU_UNIQUE)
    status = rate_solved (puzzle, verdict.first, stop, out_rating);
  else if (status == BASE_OK)
    status = base_stop_asked (stop) ? BASE_STOPPED : BASE_BAD_INPUT;
  sudoku_verdict_clear (&verdict);
  return status;
}
