/* Chains by their ends, for lists of all steps of one name.
 *
 * If an option is not true, the other option of each item of two is; what that excludes is not true, and so on.  So
 * of the first option and of each one reached, one is true at least: what both exclude is out.  Where the last one excludes the first,
 * the chain is a loop, and what two neighbours in it both exclude is out too. */
#include "reason-path-private.h"

typedef struct
{
  ReasonPath *path;
  uint32_t value; /* of reason_force_run () */
  uint32_t start;
  uint32_t *queue;   /* options that are true if the first one is not */
  uint32_t *by_item; /* for each of them the item of two */
  uint32_t *by_out;  /* and the other option of that item */
  uint32_t *before;  /* the option that excludes that one; COVER_NONE: it is the first */
  uint64_t *is_out, *is_true;
  uint32_t n;
} Chain;

/* An option is out, by `before`: the other options of its items of two are true. */
static void
follow_out (Chain *self, uint32_t out, uint32_t before)
{
  const ReasonPosition *position = &self->path->position;
  const ReasonPlan *plan = position->plan;

  for (uint32_t i = plan->option_starts[out]; i < plan->option_starts[out + 1]; i++)
    {
      const uint32_t item = plan->option_items[i];
      uint32_t partner = COVER_NONE;

      if (position->counts[item] != 2 || !reason_force_looks_at (plan, item, self->value))
        continue;
      for (uint32_t o = plan->item_starts[item]; o < plan->item_starts[item + 1]; o++)
        if (plan->item_options[o] != out && reason_has (position->alive, plan->item_options[o]))
          partner = plan->item_options[o];
      if (partner == COVER_NONE || reason_has (self->is_true, partner))
        continue;
      reason_add (self->is_true, partner);
      self->by_item[partner] = item;
      self->by_out[partner] = out;
      self->before[partner] = before;
      self->queue[self->n++] = partner;
    }
}

static void
follow_all (Chain *self)
{
  const ReasonPlan *plan = self->path->plan;

  reason_clear (self->is_out, plan->n_words);
  reason_clear (self->is_true, plan->n_words);
  self->n = 0;
  reason_add (self->is_out, self->start);
  follow_out (self, self->start, COVER_NONE);
  for (uint32_t at = 0; at < self->n; at++)
    {
      const uint64_t *conflicts = reason_conflicts (plan, self->queue[at]);

      for (uint32_t word = 0; word < plan->n_words; word++)
        for (uint64_t left =
                 conflicts[word] & self->path->position.alive[word] & ~self->is_out[word];
             left != 0; left &= left - 1)
          {
            const uint32_t out = word * 64 + (uint32_t) __builtin_ctzll (left);

            reason_add (self->is_out, out);
            follow_out (self, out, self->queue[at]);
          }
    }
}

/* Adds what both exclude. */
static void
add_excluded (const Chain *self, uint32_t one, uint32_t other, uint64_t *set)
{
  const ReasonPlan *plan = self->path->plan;

  for (uint32_t word = 0; word < plan->n_words; word++)
    set[word] |= reason_conflicts (plan, one)[word] & reason_conflicts (plan, other)[word]
                 & self->path->position.alive[word];
}

static void
add_chain (const Chain *self, uint32_t last)
{
  ReasonPath *path = self->path;
  const ReasonPlan *plan = path->plan;
  const bool is_loop = reason_has (reason_conflicts (plan, self->start), last);
  uint32_t *items = path->step_items, n = 0;
  ReasonTechnique technique;

  reason_clear (path->set, plan->n_words);
  add_excluded (self, self->start, last, path->set);
  for (uint32_t option = last; option != COVER_NONE && n < plan->n_items;
       option = self->before[option])
    {
      items[n++] = self->by_item[option];
      if (is_loop && self->before[option] != COVER_NONE)
        add_excluded (self, self->by_out[option], self->before[option], path->set);
    }
  if (n < 2 || reason_is_empty (path->set, plan->n_words))
    return;
  technique = reason_find_name (&path->position, items, n, REASON_AIC);
  if (is_loop)
    technique = REASON_CONTINUOUS_LOOP;
  else if (technique == REASON_CONTINUOUS_LOOP)
    technique = REASON_AIC;
  if (technique != path->only || !reason_round_add (path, technique, 70, false))
    return;
  path->found[path->n_found - 1].is_named = true;
  for (uint32_t i = 0; i < n; i++)
    reason_round_add_item (path, items[i]);
  reason_round_add_options (path, path->set);
}

void
reason_find_ends (ReasonPath *self, uint32_t value)
{
  const ReasonPlan *plan = self->plan;
  Chain chain = {
    .path = self,
    .value = value,
    .queue = self->force.taken,
    .by_item = self->force.on_by,
    .by_out = self->force.off_by,
    .before = self->force.off_cost,
    .is_out = self->force.off,
    .is_true = self->force.fresh,
  };

  REASON_EACH (start, self->position.alive, plan->n_words)
    {
      if (base_stop_asked_after (self->stop, plan->n_options, &self->stop_left))
        self->status = BASE_STOPPED;
      if (self->status != BASE_OK)
        return;
      chain.start = start;
      if (value != 0 && value != REASON_ONLY_CELLS && reason_value_of (plan, start) != value)
        continue;
      follow_all (&chain);
      for (uint32_t i = 0; i < chain.n; i++)
        if (chain.queue[i] > start)
          add_chain (&chain, chain.queue[i]);
    }
}
