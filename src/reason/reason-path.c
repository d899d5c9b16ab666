/* A path and its rounds: which steps are found next, and the rating of all of them. */
#include "reason-path-private.h"

#include "base-memory.h"

#include <stdlib.h>

BaseStatus
reason_path_new (const ReasonPlan *plan, ReasonPath **out_path)
{
  ReasonPath *self = base_new_zeroed (ReasonPath, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->plan = plan;
  self->solution = base_new_zeroed (uint64_t, 7 * (size_t) plan->n_words + plan->n_items);
  self->deltas = base_new_zeroed (uint32_t, plan->n_items);
  self->barren_tables = base_new_zeroed (uint64_t, REASON_SET_SIZES * (size_t) plan->n_tables + 1);
  self->barren_counts = base_new_zeroed (uint16_t, plan->n_items);
  self->step_items = base_new (uint32_t, plan->n_items);
  self->step_options = base_new (uint32_t, plan->n_options);
  self->pair_items = base_new (uint32_t, (size_t) plan->n_options + 1);
  self->step_links = base_new (ReasonLink, plan->n_items);
  status = self->solution != NULL && self->deltas != NULL && self->barren_tables != NULL
                   && self->barren_counts != NULL && self->step_items != NULL
                   && self->step_options != NULL && self->pair_items != NULL
                   && self->step_links != NULL
               ? BASE_OK
               : BASE_NO_MEMORY;
  if (status == BASE_OK)
    status = reason_position_init (&self->start, plan);
  if (status == BASE_OK)
    status = reason_position_init (&self->position, plan);
  if (status == BASE_OK)
    status = reason_position_init (&self->trial, plan);
  if (status == BASE_OK)
    status = reason_force_init (&self->force, plan);
  if (status == BASE_OK)
    status = reason_pairs_init (&self->pairs, plan);
  if (status == BASE_OK)
    status = reason_check_init (&self->check, plan);
  if (status == BASE_OK)
    status = reason_smallest_init (&self->smallest, plan);
  if (status != BASE_OK)
    {
      reason_path_free (self);
      return status;
    }
  self->set = self->solution + plan->n_words;
  self->other = self->set + plan->n_words;
  self->marked = self->other + plan->n_words;
  self->initial = self->marked + plan->n_words;
  self->extras = self->initial + plan->n_words;
  self->entered = self->extras + plan->n_words;
  self->cell_values = self->entered + plan->n_words;
  reason_position_start (&self->start);
  *out_path = self;
  return BASE_OK;
}

void
reason_path_free (ReasonPath *self)
{
  if (self == NULL)
    return;
  reason_position_clear (&self->start);
  reason_position_clear (&self->position);
  reason_position_clear (&self->trial);
  reason_force_clear (&self->force);
  reason_pairs_clear (&self->pairs);
  reason_check_clear (&self->check);
  reason_smallest_clear (&self->smallest);
  reason_path_free_nests (self);
  free (self->solution);
  free (self->deltas);
  free (self->barren_tables);
  free (self->barren_counts);
  free (self->seen);
  free (self->pair_items);
  free (self->step_items);
  free (self->step_options);
  free (self->step_links);
  free (self->found);
  free (self->items);
  free (self->options);
  free (self);
}

BaseStatus
reason_path_begin (ReasonPath *self, const ReasonStart *start)
{
  reason_position_copy (&self->position, &self->start);
  self->has_solution = start->solution != NULL;
  self->without = start->has_without ? start->without : REASON_TECHNIQUES;
  reason_path_set_most (self, start->most);
  self->most_work = UINT64_MAX;
  self->gave_up = false;
  self->smallest.hints = self->has_solution ? self->solution : NULL;
  self->status = BASE_OK;
  reason_path_set_stop (self, start->stop);
  self->n_found = self->at = 0;
  memset (self->barren_tables, 0,
          REASON_SET_SIZES * self->plan->n_tables * sizeof *self->barren_tables);
  memset (self->barren_counts, 0, self->plan->n_items * sizeof *self->barren_counts);
  reason_clear (self->solution, self->plan->n_words);
  reason_clear (self->entered, self->plan->n_words);
  for (uint32_t i = 0; i < start->n_solution; i++)
    reason_add (self->solution, start->solution[i]);
  for (uint32_t option = 0; start->struck != NULL && option < self->plan->n_options; option++)
    if (start->struck[option])
      reason_position_strike (&self->position, option);
  reason_copy (self->initial, self->position.alive, self->plan->n_words);
  for (uint32_t option = 0; start->out != NULL && option < self->plan->n_options; option++)
    if (start->out[option] && reason_has (self->position.alive, option))
      reason_position_strike (&self->position, option);
  self->is_pure = start->is_pure || !self->has_solution || self->plan->has_secondary;
  for (uint32_t i = 0; i < start->n_placed; i++)
    {
      if (!reason_has (self->position.alive, start->placed[i]))
        return BASE_BAD_INPUT;
      reason_position_place (&self->position, start->placed[i]);
      if (i + start->n_entered >= start->n_placed)
        reason_add (self->entered, start->placed[i]);
    }
  return BASE_OK;
}

void
reason_path_set_stop (ReasonPath *self, const BaseStop *stop)
{
  self->stop = self->check.stop = self->smallest.stop = self->smallest.check.stop = stop;
  if (self->status == BASE_STOPPED)
    self->status = BASE_OK;
}

void
reason_path_set_most (ReasonPath *self, uint32_t most)
{
  self->most = most > 0 ? most : UINT32_MAX;
}

/* Chains and nets are nearly all of the work that may be much. */
static uint64_t
count_work (const ReasonPath *self)
{
  return self->force.work + reason_path_work_in_nests (self);
}

void
reason_path_limit_work (ReasonPath *self, uint64_t most_work)
{
  self->most_work = count_work (self) + most_work;
}

bool
reason_path_must_end (ReasonPath *self)
{
  if (base_stop_asked_after (self->stop, self->plan->n_options, &self->stop_left))
    self->status = BASE_STOPPED;
  if (self->most_work != UINT64_MAX && count_work (self) >= self->most_work)
    self->gave_up = true;
  return self->status != BASE_OK || self->gave_up;
}

bool
reason_round_add (ReasonPath *self, ReasonTechnique technique, uint32_t difficulty, bool places)
{
  void *found = self->found;

  if (difficulty > self->lowest || technique == self->without)
    return false;
  if (difficulty < self->lowest && !self->keeps_all)
    {
      self->lowest = difficulty;
      self->n_found = self->n_items = self->n_options = 0;
    }
  if (base_grow (&found, &self->found_capacity, self->n_found + 1, sizeof *self->found) != BASE_OK)
    {
      self->status = BASE_NO_MEMORY;
      return false;
    }
  self->found = found;
  self->found[self->n_found++] = (ReasonFound){
    .technique = technique,
    .difficulty = difficulty,
    .places = places,
    .items = (uint32_t) self->n_items,
    .options = (uint32_t) self->n_options,
  };
  return true;
}

void
reason_round_add_item (ReasonPath *self, uint32_t item)
{
  void *items = self->items;

  if (base_grow (&items, &self->items_capacity, self->n_items + 1, sizeof item) != BASE_OK)
    {
      self->status = BASE_NO_MEMORY;
      return;
    }
  self->items = items;
  self->items[self->n_items++] = item;
  self->found[self->n_found - 1].n_items++;
}

static void
add_to_options (ReasonPath *self, uint32_t option, uint32_t *count)
{
  void *options = self->options;

  if (base_grow (&options, &self->options_capacity, self->n_options + 1, sizeof option) != BASE_OK)
    {
      self->status = BASE_NO_MEMORY;
      return;
    }
  self->options = options;
  self->options[self->n_options++] = option;
  ++*count;
}

void
reason_round_add_option (ReasonPath *self, uint32_t option)
{
  add_to_options (self, option, &self->found[self->n_found - 1].n_options);
}

void
reason_round_add_options (ReasonPath *self, const uint64_t *set)
{
  REASON_EACH (option, set, self->plan->n_words)
    reason_round_add_option (self, option);
}

void
reason_round_add_extras (ReasonPath *self, const uint64_t *set, uint32_t n_exchanged)
{
  ReasonFound *found = &self->found[self->n_found - 1];

  found->n_exchanged = n_exchanged;
  REASON_EACH (option, set, self->plan->n_words)
    add_to_options (self, option, &found->n_extras);
}

/* The least difficulties of what the later finders find. */
#define BUG_DIFFICULTY  56u
#define NET_DIFFICULTY  75u
#define CASE_DIFFICULTY 98u

/* Whether there is nothing yet, and a rating may go on to steps of that difficulty. */
static bool
may_be_harder (const ReasonPath *self, uint32_t difficulty)
{
  return self->n_found == 0 && self->most >= difficulty;
}

static void
find_easiest (ReasonPath *self)
{
  self->lowest = UINT32_MAX;
  self->keeps_all = false;
  self->n_found = self->n_items = self->n_options = self->at = 0;
  self->floor = 0;
  self->gave_up = false;
  if (base_stop_asked (self->stop))
    {
      self->status = BASE_STOPPED;
      return;
    }
  reason_find_singles (self);
  if (self->lowest <= 15)
    return;
  reason_find_locked (self);
  if (self->lowest <= 19)
    return;
  reason_find_sets (self, 2);
  if (self->lowest <= 23)
    return;
  for (uint32_t size = 3; size <= 4; size++)
    {
      reason_find_sets (self, size);
      if (size == 3 && self->lowest <= 40)
        return;
      if (size == 3)
        reason_find_wings (self);
      if (self->lowest <= 45)
        return;
      if (size == 3 && !self->is_pure)
        reason_find_unique (self);
      if (self->lowest <= 49)
        return;
    }
  if (!may_be_harder (self, BUG_DIFFICULTY))
    return;
  if (!self->is_pure)
    reason_find_bug (self);
  if (self->n_found > 0)
    return;
  reason_find_chains (self);
  if (!self->is_pure)
    reason_find_hidden_rectangles (self);
  if (!self->is_pure && may_be_harder (self, NET_DIFFICULTY))
    reason_find_more_unique (self);
  if (may_be_harder (self, NET_DIFFICULTY) && !self->gave_up)
    reason_find_nets (self);
  if (may_be_harder (self, CASE_DIFFICULTY) && self->status == BASE_OK && !self->gave_up)
    reason_find_nested (self);
}

/* Finders that are stopped find less, so the round is dropped. */
void
reason_find_round (ReasonPath *self)
{
  find_easiest (self);
  if (self->status == BASE_OK && base_stop_asked (self->stop))
    self->status = BASE_STOPPED;
  if (self->status == BASE_STOPPED)
    self->n_found = self->at = 0;
}

void
reason_path_place (ReasonPath *self, uint32_t option)
{
  reason_position_place (&self->position, option);
  reason_add (self->entered, option);
}

static void
take_round (ReasonPath *self)
{
  for (size_t i = 0; i < self->n_found; i++)
    {
      const ReasonFound *step = &self->found[i];

      for (uint32_t o = step->options; o < step->options + step->n_options; o++)
        if (reason_has (self->position.alive, self->options[o]))
          {
            if (step->places)
              reason_path_place (self, self->options[o]);
            else
              reason_position_strike (&self->position, self->options[o]);
          }
    }
}

/* Of the names of a round the first in the list, so that it does not depend on the order of the
 * steps. */
static ReasonTechnique
find_first_name (const ReasonPath *self)
{
  ReasonTechnique first = self->found[0].technique;

  for (size_t i = 1; i < self->n_found; i++)
    if (self->found[i].technique < first)
      first = self->found[i].technique;
  return first;
}

BaseStatus
reason_path_rate (ReasonPath *self, ReasonRating *out_rating)
{
  ReasonRating rating = { .state = REASON_GOES_ON };

  while (rating.state == REASON_GOES_ON)
    {
      if (self->position.is_broken)
        rating.state = REASON_CONTRADICTION;
      else if (self->position.n_open == 0)
        rating.state = REASON_SOLVED;
      if (rating.state != REASON_GOES_ON)
        break;
      reason_find_round (self);
      if (self->status != BASE_OK)
        return self->status;
      if (self->gave_up)
        {
          rating.is_bound = true;
          if (rating.difficulty < self->floor)
            rating.difficulty = self->floor;
          break;
        }
      if (self->n_found == 0 && self->most != UINT32_MAX && self->has_solution)
        {
          rating.difficulty = self->most + 1;
          break;
        }
      if (self->n_found == 0)
        {
          rating.state = REASON_STUCK;
          break;
        }
      if (rating.n_rounds == 0 || self->n_found < rating.narrowest)
        rating.narrowest = (uint32_t) self->n_found;
      rating.n_rounds++;
      rating.n_deductions += (uint32_t) self->n_found;
      rating.sum += (uint32_t) self->n_found * self->lowest;
      if (self->lowest > rating.difficulty
          || (self->lowest == rating.difficulty && self->n_found < rating.n_hardest))
        rating.n_hardest = (uint32_t) self->n_found;
      if (self->lowest > rating.difficulty)
        {
          rating.difficulty = self->lowest;
          rating.hardest = find_first_name (self);
        }
      if (self->lowest > self->most)
        break;
      take_round (self);
    }
  *out_rating = rating;
  return BASE_OK;
}
