/* Completes what a finder has found, so that it is a whole step.
 *
 * A finder of sets knows the items of its step.  A finder of chains and nets knows only the option
 * that goes; the items are those behind the contradiction, without those that are not needed. */
#include "reason-path-private.h"

/* Limits on the search for a smaller set of items, in nodes. */
#define SMALLEST_WORK 100000u
#define WHY_WORK      1000000u

/* Limit on what is tried to do without some of the items of one step. */
#define CHECK_WORK 20000000u

/* The items behind a contradiction that reason_force_run () found, in `items`; returns how many. */
static uint32_t
trace_items (ReasonPath *self, uint32_t last, uint32_t *items)
{
  const ReasonPlan *plan = self->plan;
  const ReasonForce *force = &self->force;
  uint32_t n = 0;

  memset (self->deltas, 0, plan->n_items * sizeof *self->deltas);
  items[n++] = last;
  self->deltas[last] = 1;
  for (uint32_t at = 0; at < n; at++)
    for (uint32_t i = plan->item_starts[items[at]]; i < plan->item_starts[items[at] + 1]; i++)
      {
        const uint32_t option = plan->item_options[i];
        uint32_t item;

        if (!reason_has (self->position.alive, option) || !reason_has (force->off, option))
          continue;
        item = force->off_by[option] >= plan->n_options ? force->off_by[option] - plan->n_options
                                                        : force->on_by[force->off_by[option]];
        if (item == COVER_NONE || self->deltas[item] != 0)
          continue;
        self->deltas[item] = 1;
        items[n++] = item;
      }
  memset (self->deltas, 0, plan->n_items * sizeof *self->deltas);
  return n;
}

/* All open items that the option does not cover. */
static uint32_t
collect_all_items (const ReasonPath *self, uint32_t option, uint32_t *items)
{
  uint32_t n = 0;

  REASON_EACH (item, self->position.open, self->plan->n_item_words)
    if (!reason_has (reason_covers (self->plan, option), item))
      items[n++] = item;
  return n;
}

/* Looks for fewer items that refute the option than those that were found. */
static uint32_t
make_smallest (ReasonPath *self, uint32_t option, uint32_t n, bool *out_is_smallest)
{
  const uint32_t most = n - 1 < REASON_MOST_SMALLEST ? n - 1 : REASON_MOST_SMALLEST;
  const ReasonProof proof = reason_smallest_find (&self->smallest, &self->position, option, most,
                                                  SMALLEST_WORK, self->step_items, &n);

  *out_is_smallest = proof == REASON_IS_SMALLEST || (proof == REASON_HAS_NONE && most == n - 1);
  return n;
}

/* Whether no fewer items refute the option than a set that was found otherwise. */
static bool
is_smallest (ReasonPath *self, uint32_t option, uint32_t n)
{
  uint32_t items[REASON_MOST_SMALLEST], n_items;

  return n == 1
         || (n - 1 <= REASON_MOST_SMALLEST
             && reason_smallest_find (&self->smallest, &self->position, option, n - 1,
                                      SMALLEST_WORK, items, &n_items)
                    == REASON_HAS_NONE);
}

/* The items of a step of which only the option refuted is known. */
static uint32_t
find_items (ReasonPath *self, const ReasonFound *found, uint32_t option)
{
  uint32_t *items = self->step_items;
  ReasonForced forced;
  uint32_t n;

  if (found->technique != REASON_CASES
      && reason_force_run (&self->force, &self->position, option, found->mode, found->value,
                           UINT32_MAX - 1, &forced))
    n = trace_items (self, forced.item, items);
  else
    n = collect_all_items (self, option, items);
  return reason_check_shrink (&self->check, &self->position, option, items, n);
}

/* All that the items refute, of what this round strikes: so a path has the rounds of its rating. */
static uint32_t
collect_struck (ReasonPath *self, const uint32_t *items, uint32_t n, uint32_t first)
{
  uint32_t n_struck = 0;

  if (first != COVER_NONE)
    self->step_options[n_struck++] = first;
  REASON_EACH (option, self->position.alive, self->plan->n_words)
    if (option != first && reason_has (self->marked, option)
        && (self->keeps_all
                ? reason_check_needs_all (&self->check, &self->position, option, items, n)
                : reason_check_refutes (&self->check, &self->position, option, items, n)))
      self->step_options[n_struck++] = option;
  return n_struck;
}

/* What the finder says. */
static uint32_t
copy_struck (ReasonPath *self, const ReasonFound *found)
{
  uint32_t n = 0;

  for (uint32_t o = found->options; o < found->options + found->n_options; o++)
    if (reason_has (self->position.alive, self->options[o]))
      self->step_options[n++] = self->options[o];
  return n;
}

void
reason_complete_step (ReasonPath *self, const ReasonFound *found, ReasonStep *out)
{
  const uint32_t first = self->options[found->options];
  uint32_t n = found->n_items;

  *out = (ReasonStep){
    .technique = found->technique,
    .difficulty = found->difficulty,
    .placed = found->places ? first : COVER_NONE,
    .n_beside = (uint32_t) self->n_found,
    .is_unique = reason_technique_is_unique (found->technique),
    .items = self->step_items,
    .struck = self->step_options,
    .links = self->step_links,
    .is_everywhere = found->technique == REASON_BUG_1 || found->technique == REASON_BUG_N,
    .n_exchanged = found->n_exchanged,
    .n_extras = found->n_extras,
    .extras = self->options + found->options + found->n_options,
  };
  self->check.most_work = self->check.work + CHECK_WORK;
  if (n > 0)
    memcpy (self->step_items, self->items + found->items, n * sizeof *self->items);
  if (out->is_unique)
    out->n_struck = copy_struck (self, found);
  else if (!found->places)
    {
      uint32_t struck = COVER_NONE;

      for (uint32_t o = found->options; o < found->options + found->n_options; o++)
        if (struck == COVER_NONE && reason_has (self->position.alive, self->options[o]))
          struck = self->options[o];
      if (n == 0)
        n = find_items (self, found, struck);
      if (found->n_items == 0 && !self->keeps_all)
        n = make_smallest (self, struck, n, &out->is_smallest);
      if (!found->is_named)
        {
          out->technique =
              reason_find_name (&self->position, self->step_items, n, found->technique);
          if (found->n_items == 0)
            out->difficulty = reason_shape_difficulty (out->technique, out->difficulty);
        }
      if (self->keeps_all && found->n_items > 0 && out->technique != REASON_LOCKED_PAIR
          && out->technique != REASON_LOCKED_TRIPLE)
        out->n_struck = copy_struck (self, found);
      else
        out->n_struck = collect_struck (self, self->step_items, n, struck);
      out->n_links = reason_link_items (self, struck, self->step_items, n);
      if (found->n_items > 0 && !self->keeps_all)
        out->is_smallest = is_smallest (self, struck, n);
    }
  out->n_items = n;
}

static bool
is_needed (const ReasonPath *self, const ReasonFound *found)
{
  for (uint32_t o = found->options; o < found->options + found->n_options; o++)
    if (reason_has (self->position.alive, self->options[o]))
      return true;
  return false;
}

static void
mark_struck (ReasonPath *self)
{
  reason_clear (self->marked, self->plan->n_words);
  for (size_t i = 0; i < self->n_found; i++)
    for (uint32_t o = 0; o < self->found[i].n_options; o++)
      reason_add (self->marked, self->options[self->found[i].options + o]);
}

BaseStatus
reason_path_next (ReasonPath *self, ReasonStep *out_step, ReasonState *out_state)
{
  ReasonStep step;

  *out_state = REASON_GOES_ON;
  while (self->at < self->n_found && !is_needed (self, &self->found[self->at]))
    self->at++;
  if (self->position.is_broken)
    *out_state = REASON_CONTRADICTION;
  else if (self->position.n_open == 0)
    *out_state = REASON_SOLVED;
  if (*out_state != REASON_GOES_ON)
    return BASE_OK;
  if (self->at >= self->n_found)
    {
      reason_find_round (self);
      mark_struck (self);
    }
  if (self->status != BASE_OK)
    return self->status;
  if (self->n_found == 0)
    {
      *out_state = REASON_STUCK;
      return BASE_OK;
    }
  reason_complete_step (self, &self->found[self->at], &step);
  if (base_stop_asked (self->stop))
    self->status = BASE_STOPPED; /* the step may lack items or options */
  if (self->status != BASE_OK)
    return self->status;
  self->at++;
  if (step.placed != COVER_NONE)
    reason_path_place (self, step.placed);
  for (uint32_t i = 0; i < step.n_struck; i++)
    reason_position_strike (&self->position, step.struck[i]);
  *out_step = step;
  return BASE_OK;
}

/* Any items that refute the option, each of them needed: those of a net, or else of several
 * cases.  False: none were found. */
static bool
find_long_reason (ReasonPath *self, uint32_t option, ReasonStep *step)
{
  ReasonForced forced;

  step->technique = REASON_CASES;
  self->check.most_work = self->check.work + CHECK_WORK;
  self->check.gave_up = false;
  if (reason_force_run (&self->force, &self->position, option, REASON_NET, 0, UINT32_MAX - 1,
                        &forced))
    {
      step->technique = REASON_FORCING_NET;
      step->n_items = trace_items (self, forced.item, self->step_items);
    }
  else
    {
      step->n_items = collect_all_items (self, option, self->step_items);
      if (!reason_check_refutes (&self->check, &self->position, option, self->step_items,
                                 step->n_items))
        return false;
    }
  step->n_items =
      reason_check_shrink (&self->check, &self->position, option, self->step_items, step->n_items);
  return true;
}

/* The name of a smallest reason.  An item that has only one option left is a single. */
static ReasonTechnique
name_smallest (const ReasonPath *self, uint32_t n)
{
  const ReasonPosition *position = &self->position;
  const uint32_t item = self->step_items[0];
  const ReasonFamily family = self->plan->items[item].family;

  if (n != 1 || position->counts[item] != 1)
    return reason_find_name (position, self->step_items, n, REASON_SMALL_SET);
  if (family == REASON_CELL)
    return REASON_NAKED_SINGLE;
  return family == REASON_AREA || family == REASON_ROW || family == REASON_COLUMN
             ? REASON_HIDDEN_SINGLE
             : REASON_SINGLE;
}

BaseStatus
reason_path_why (ReasonPath *self, uint32_t option, bool *out_found, ReasonStep *out_step)
{
  if (!reason_has (self->position.alive, option))
    return BASE_BAD_INPUT;
  *out_step = (ReasonStep){
    .placed = COVER_NONE,
    .n_struck = 1,
    .items = self->step_items,
    .struck = self->step_options,
    .extras = self->options,
    .links = self->step_links,
  };
  self->step_options[0] = option;
  out_step->is_smallest =
      reason_smallest_find (&self->smallest, &self->position, option, REASON_MOST_SMALLEST,
                            WHY_WORK, self->step_items, &out_step->n_items)
      == REASON_IS_SMALLEST;
  if (out_step->is_smallest)
    out_step->technique = name_smallest (self, out_step->n_items);
  *out_found = out_step->is_smallest || find_long_reason (self, option, out_step);
  if (base_stop_asked (self->stop))
    return BASE_STOPPED;
  if (*out_found)
    out_step->n_links = reason_link_items (self, option, self->step_items, out_step->n_items);
  return BASE_OK;
}

bool
reason_path_is_alive (const ReasonPath *self, uint32_t option)
{
  return reason_has (self->position.alive, option);
}
