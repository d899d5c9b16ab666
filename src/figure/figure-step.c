#include "figure-path.h"

#include <stdlib.h>

BaseStatus
figure_step_find (const FigureRequest *request,
                  FigureStep *out_step,
                  ReasonState *out_state,
                  uint64_t *out_n_steps)
{
  FigurePath *path = NULL;
  FigureStep found = { .figure = NULL };
  ReasonState state = REASON_GOES_ON;
  uint64_t n_steps = 0;
  BaseStatus status = figure_path_new (request, &path);

  if (status == BASE_OK)
    status = figure_path_walk (path, request->number, &state);
  if (status == BASE_OK && state == REASON_GOES_ON)
    status = figure_path_get (path, request->number, &found);
  if (status == BASE_OK)
    n_steps = figure_path_n_steps (path);
  figure_path_free (path);
  if (status != BASE_OK)
    return status;
  *out_step = found;
  *out_state = state;
  *out_n_steps = n_steps;
  return BASE_OK;
}

void
figure_step_clear (FigureStep *self)
{
  reason_step_clear (&self->step);
  figure_free (self->figure);
  run_unref (self->run);
  subject_unref (self->subject);
  free (self->alive);
  *self = (FigureStep){ .figure = NULL };
}
