/* The position before a step is a subject of its own: options that are out have no links, and those
 * placed by earlier steps are givens.  So the painters of a search show it as they show any search.
 *
 * Options only go.  So for each option the number of the last step before which it was there says
 * all about the positions before any step. */
#include "figure-path.h"

#include "base-memory.h"
#include "figure-private.h"

#include <stdlib.h>

/* A step, and how many options earlier steps had placed. */
typedef struct
{
  ReasonStep step; /* owned */
  uint32_t n_placed;
} KeptStep;

struct FigurePath
{
  Subject *subject; /* held */
  ReasonPlan *plan;
  ReasonPath *path;
  uint32_t *givens; /* those of the subject, then those placed */
  uint32_t n_placed;
  uint64_t *last_alive; /* for each option: the last step before which it could be chosen */
  KeptStep *steps;
  size_t n_steps, capacity;
  ReasonState state;
};

static BaseStatus
begin_path (FigurePath *self, const FigureRequest *request)
{
  const Subject *subject = self->subject;
  const uint32_t n_options = cover_problem_n_options (subject->problem);
  uint8_t *left_out = base_new (uint8_t, n_options);
  const ReasonStart start = {
    .placed = subject->givens,
    .n_placed = subject->n_givens,
    .struck = left_out,
    .solution = request->solution,
    .n_solution = request->n_solution,
    .is_pure = request->is_pure,
    .stop = request->stop,
  };
  BaseStatus status = BASE_NO_MEMORY;

  self->givens = base_new (uint32_t, (size_t) subject->n_givens + n_options);
  self->last_alive = base_new_zeroed (uint64_t, n_options);
  if (left_out != NULL && self->givens != NULL && self->last_alive != NULL)
    {
      for (uint32_t i = 0; i < subject->n_givens; i++)
        self->givens[i] = subject->givens[i];
      figure_list_left_out (subject, left_out);
      status = reason_path_begin (self->path, &start);
    }
  free (left_out);
  return status;
}

BaseStatus
figure_path_new (const FigureRequest *request, FigurePath **out_path)
{
  FigurePath *self = base_new_zeroed (FigurePath, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->subject = subject_ref (request->subject);
  self->state = REASON_GOES_ON;
  status =
      reason_plan_new (self->subject->problem, self->subject->board, request->stop, &self->plan);
  if (status == BASE_OK)
    status = reason_path_new (self->plan, &self->path);
  if (status == BASE_OK)
    status = begin_path (self, request);
  if (status == BASE_OK)
    *out_path = self;
  else
    figure_path_free (self);
  return status;
}

void
figure_path_free (FigurePath *self)
{
  if (self == NULL)
    return;
  for (size_t i = 0; i < self->n_steps; i++)
    reason_step_clear (&self->steps[i].step);
  free (self->steps);
  reason_path_free (self->path);
  reason_plan_free (self->plan);
  free (self->givens);
  free (self->last_alive);
  subject_unref (self->subject);
  free (self);
}

void
figure_path_set_stop (FigurePath *self, const BaseStop *stop)
{
  reason_path_set_stop (self->path, stop);
}

static BaseStatus
keep_step (FigurePath *self, const ReasonStep *step)
{
  void *steps = self->steps;
  BaseStatus status = base_grow (&steps, &self->capacity, self->n_steps + 1, sizeof *self->steps);

  self->steps = steps;
  if (status == BASE_OK)
    status = reason_step_copy (step, &self->steps[self->n_steps].step);
  if (status != BASE_OK)
    return status;
  self->steps[self->n_steps++].n_placed = self->n_placed;
  if (step->placed != COVER_NONE)
    self->givens[self->subject->n_givens + self->n_placed++] = step->placed;
  return BASE_OK;
}

BaseStatus
figure_path_walk (FigurePath *self, uint64_t number, ReasonState *out_state)
{
  const uint32_t n_options = cover_problem_n_options (self->subject->problem);
  BaseStatus status = BASE_OK;
  ReasonStep step;

  while (status == BASE_OK && self->n_steps < number && self->state == REASON_GOES_ON)
    {
      for (uint32_t option = 0; option < n_options; option++)
        if (reason_path_is_alive (self->path, option))
          self->last_alive[option] = self->n_steps + 1;
      status = reason_path_next (self->path, &step, &self->state);
      if (status == BASE_OK && self->state == REASON_GOES_ON)
        status = keep_step (self, &step);
    }
  if (status == BASE_OK)
    *out_state = number <= self->n_steps ? REASON_GOES_ON : self->state;
  return status;
}

uint64_t
figure_path_n_steps (const FigurePath *self)
{
  return self->n_steps;
}

static void
let_go_of_subject (void *subject)
{
  subject_unref (subject);
}

static BaseStatus
make_position (const FigurePath *self, uint32_t n_placed, FigureStep *out)
{
  Subject *subject = self->subject;
  const uint32_t n_options = cover_problem_n_options (subject->problem);
  uint8_t *dropped = base_new (uint8_t, n_options);
  const SubjectParts parts = {
    .problem = subject->problem,
    .board = subject->board,
    .dropped = dropped,
    .givens = self->givens,
    .n_givens = subject->n_givens + n_placed,
    .n_fixed = subject->n_fixed,
    .symbols = subject->symbols,
    .holder = subject,
    .let_go = let_go_of_subject,
  };
  BaseStatus status;

  if (dropped == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t i = 0; i < n_options; i++)
    dropped[i] = !out->alive[i];
  for (uint32_t i = 0; i < parts.n_givens; i++)
    dropped[self->givens[i]] = false;
  subject_ref (subject);
  status = subject_new (&parts, &out->subject);
  free (dropped);
  return status;
}

/* The player of a search over the position stands behind the givens. */
static BaseStatus
make_run (FigureStep *out)
{
  const RunOptions options = { .rule = COVER_RULE_FEWEST };
  const RunMoment givens = { .kind = RUN_AT_GIVENS };
  BaseStatus status = run_new (out->subject, &options, &out->run);

  if (status == BASE_OK)
    status = run_reach (out->run, &givens, NULL, NULL, NULL);
  return status;
}

static BaseStatus
make_step (const FigurePath *self, uint64_t number, FigureStep *out)
{
  const KeptStep *kept = &self->steps[number - 1];
  const uint32_t n_options = cover_problem_n_options (self->subject->problem);
  BaseStatus status = reason_step_copy (&kept->step, &out->step);

  out->alive = base_new (uint8_t, n_options);
  if (out->alive == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t option = 0; option < n_options; option++)
    out->alive[option] = self->last_alive[option] >= number;
  if (status == BASE_OK)
    status = make_position (self, kept->n_placed, out);
  if (status == BASE_OK)
    status = make_run (out);
  if (status == BASE_OK)
    status = figure_new (out->subject, &out->step, out->alive, &out->figure);
  if (status == BASE_OK)
    figure_set_placed_before (out->figure, kept->n_placed);
  return status;
}

BaseStatus
figure_path_get (const FigurePath *self, uint64_t number, FigureStep *out_step)
{
  FigureStep made = { .figure = NULL };
  const BaseStatus status = make_step (self, number, &made);

  if (status == BASE_OK)
    *out_step = made;
  else
    figure_step_clear (&made);
  return status;
}
