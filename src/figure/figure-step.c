/* The position before a step is a subject of its own: options that are out have no links, and those
 * placed by earlier steps are givens.  So the painters of a search show it as they show any search. */
#include "figure-step.h"

#include "base-memory.h"
#include "figure-private.h"

#include <stdlib.h>

/* One walk along a path. */
typedef struct
{
  const FigureRequest *request;
  ReasonPlan *plan;
  ReasonPath *path;
  FigureStep *out;
  uint32_t *givens; /* those of the subject, then those placed */
  uint32_t n_placed;
  ReasonState state;
  uint64_t n_steps;
} Walk;

static BaseStatus
begin_walk (Walk *self)
{
  const FigureRequest *request = self->request;
  const Subject *subject = request->subject;
  ReasonStart start = {
    .placed = subject->givens,
    .n_placed = subject->n_givens,
    .solution = request->solution,
    .n_solution = request->n_solution,
    .is_pure = request->is_pure,
    .stop = request->stop,
  };
  const uint32_t n_options = cover_problem_n_options (subject->problem);
  BaseStatus status =
      reason_plan_new (subject->problem, subject->board, request->stop, &self->plan);

  if (status == BASE_OK)
    status = reason_path_new (self->plan, &self->path);
  if (status != BASE_OK)
    return status;
  self->givens = base_new (uint32_t, (size_t) subject->n_givens + n_options);
  self->out->alive = base_new (uint8_t, n_options);
  if (self->givens == NULL || self->out->alive == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t i = 0; i < subject->n_givens; i++)
    self->givens[i] = subject->givens[i];
  figure_list_left_out (subject, self->out->alive);
  start.struck = self->out->alive;
  return reason_path_begin (self->path, &start);
}

/* Takes steps up to the one of the request. */
static BaseStatus
walk_to_step (Walk *self, ReasonStep *out_step)
{
  const Subject *subject = self->request->subject;
  BaseStatus status = BASE_OK;

  for (self->n_steps = 0; status == BASE_OK; self->n_steps++)
    {
      if (self->n_steps + 1 == self->request->number)
        for (uint32_t i = 0; i < cover_problem_n_options (subject->problem); i++)
          self->out->alive[i] = reason_path_is_alive (self->path, i);
      status = reason_path_next (self->path, out_step, &self->state);
      if (status != BASE_OK || self->state != REASON_GOES_ON
          || self->n_steps + 1 == self->request->number)
        break;
      if (out_step->placed != COVER_NONE)
        self->givens[subject->n_givens + self->n_placed++] = out_step->placed;
    }
  return status;
}

static void
let_go_of_subject (void *subject)
{
  subject_unref (subject);
}

static BaseStatus
make_position (Walk *self)
{
  Subject *subject = self->request->subject;
  const uint32_t n_options = cover_problem_n_options (subject->problem);
  uint8_t *dropped = base_new (uint8_t, n_options);
  SubjectParts parts = {
    .problem = subject->problem,
    .board = subject->board,
    .dropped = dropped,
    .givens = self->givens,
    .n_givens = subject->n_givens + self->n_placed,
    .n_fixed = subject->n_fixed,
    .symbols = subject->symbols,
    .holder = subject,
    .let_go = let_go_of_subject,
  };
  BaseStatus status;

  if (dropped == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t i = 0; i < n_options; i++)
    dropped[i] = !self->out->alive[i];
  for (uint32_t i = 0; i < parts.n_givens; i++)
    dropped[self->givens[i]] = false;
  subject_ref (subject);
  status = subject_new (&parts, &self->out->subject);
  free (dropped);
  return status;
}

/* The player of a search over the position stands behind the givens. */
static BaseStatus
make_run (Walk *self)
{
  const RunOptions options = { .rule = COVER_RULE_FEWEST };
  const RunMoment givens = { .kind = RUN_AT_GIVENS };
  BaseStatus status = run_new (self->out->subject, &options, &self->out->run);

  if (status == BASE_OK)
    status = run_reach (self->out->run, &givens, NULL, self->request->stop, NULL);
  return status;
}

static BaseStatus
keep_step (Walk *self, const ReasonStep *step)
{
  FigureStep *out = self->out;
  BaseStatus status = reason_step_copy (step, &out->step);

  if (status == BASE_OK)
    status = make_position (self);
  if (status == BASE_OK)
    status = make_run (self);
  if (status == BASE_OK)
    status = figure_new (out->subject, &out->step, out->alive, &out->figure);
  if (status == BASE_OK)
    figure_set_placed_before (out->figure, self->n_placed);
  return status;
}

BaseStatus
figure_step_find (const FigureRequest *request,
                  FigureStep *out_step,
                  ReasonState *out_state,
                  uint64_t *out_n_steps)
{
  FigureStep found = { .figure = NULL };
  Walk walk = { .request = request, .out = &found };
  ReasonStep step;
  BaseStatus status = begin_walk (&walk);

  if (status == BASE_OK)
    status = walk_to_step (&walk, &step);
  if (status == BASE_OK && walk.state == REASON_GOES_ON)
    status = keep_step (&walk, &step);
  reason_path_free (walk.path);
  reason_plan_free (walk.plan);
  free (walk.givens);
  if (status != BASE_OK || walk.state != REASON_GOES_ON)
    figure_step_clear (&found);
  if (status != BASE_OK)
    return status;
  *out_step = found;
  *out_state = walk.state;
  *out_n_steps = walk.n_steps;
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
