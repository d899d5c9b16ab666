#include "figure-why.h"

#include "base-memory.h"
#include "cover-links.h"
#include "figure-private.h"

#include <stdlib.h>

/* The position of a state: what is chosen, and a flag for each option. */
typedef struct
{
  const Subject *subject;
  const PlayerState *state;
  const BaseStop *stop;
  uint32_t *placed;
  uint32_t n_placed;
  uint8_t *flags; /* what the problem leaves out; then what can be chosen */
} Position;

void
figure_list_left_out (const Subject *subject, uint8_t *flags)
{
  const uint32_t *first = subject->links->first;

  for (uint32_t option = 0; option < cover_problem_n_options (subject->problem); option++)
    flags[option] = first[option] + 1 >= first[option + 1];
}

static BaseStatus
read_position (Position *self)
{
  const PlayerState *state = self->state;
  const uint32_t n_options = cover_problem_n_options (self->subject->problem);

  self->placed = base_new (uint32_t, (size_t) state->n_givens + state->n_frames);
  self->flags = base_new (uint8_t, n_options);
  if (self->placed == NULL || self->flags == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t i = 0; i < state->n_givens; i++)
    self->placed[self->n_placed++] = state->givens[i];
  for (uint32_t level = 0; level < state->n_frames; level++)
    if (state->frames[level].taken)
      self->placed[self->n_placed++] = state->frames[level].option;
  figure_list_left_out (self->subject, self->flags);
  return BASE_OK;
}

static BaseStatus
refute (Position *self, ReasonPath *path, uint32_t option, Figure **out_figure)
{
  const ReasonStart start = {
    .placed = self->placed,
    .n_placed = self->n_placed,
    .struck = self->flags,
    .stop = self->stop,
  };
  bool found = false;
  ReasonStep step;
  BaseStatus status = reason_path_begin (path, &start);

  if (status == BASE_OK && reason_path_is_alive (path, option))
    status = reason_path_why (path, option, &found, &step);
  for (uint32_t i = 0; i < cover_problem_n_options (self->subject->problem) && found; i++)
    self->flags[i] = reason_path_is_alive (path, i);
  if (status == BASE_OK && found)
    status = figure_new (self->subject, &step, self->flags, out_figure);
  return status;
}

BaseStatus
figure_why_new (const Subject *subject,
                const PlayerState *state,
                uint32_t option,
                const BaseStop *stop,
                Figure **out_figure)
{
  Position position = { .subject = subject, .state = state, .stop = stop };
  ReasonPlan *plan = NULL;
  ReasonPath *path = NULL;
  BaseStatus status = reason_plan_new (subject->problem, subject->board, stop, &plan);

  *out_figure = NULL;
  if (status == BASE_OK)
    status = reason_path_new (plan, &path);
  if (status == BASE_OK)
    status = read_position (&position);
  if (status == BASE_OK)
    status = refute (&position, path, option, out_figure);
  reason_path_free (path);
  reason_plan_free (plan);
  free (position.placed);
  free (position.flags);
  return status == BASE_BAD_INPUT ? BASE_OK : status;
}
