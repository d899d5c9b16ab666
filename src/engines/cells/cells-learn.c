/* cells-learn.c - the clause learnt from a conflict.
 *
 * It goes back along the trail from the conflict and replaces each literal of the last level by its
 * reason, until one of that level is left.  That literal and those of earlier levels met on the way
 * cannot hold together: this is the clause (Marques-Silva and Sakallah: GRASP, the first unique
 * implication point).  Literals that follow from the others are then left out (Sorensson and
 * Biere), and many of one level are replaced by the one that they follow from.  Reasons of items
 * are read from the item: no clause is ever made of them. */
#include "cells-private.h"

/* The causes of an option's literal: numbers that, shifted, are options.  The option itself may be
 * among them; it is ignored. */
typedef struct
{
  const uint32_t *numbers;
  uint32_t n, shift;
} Causes;

static inline Causes
causes_of_item (const CellsGraph *graph, uint32_t item)
{
  const uint32_t first = graph->first_option[item];

  return (Causes){ &graph->options[first], graph->end_option[item] - first, 0 };
}

static inline Causes
causes_of_clause (const CellsClauses *clauses, uint32_t clause)
{
  return (Causes){ cells_clause_literals (clauses, clause), cells_clause_size (clauses, clause),
                   1 };
}

static inline Causes
get_causes (const CellsSearch *self, uint32_t option)
{
  const CellsReason *reason = &self->state.origins[option].reason;

  switch (*reason & 3)
    {
    case CELLS_BY_OPTION:
      return (Causes){ reason, 1, 2 };
    case CELLS_BY_ITEM:
      return causes_of_item (self->graph, *reason >> 2);
    case CELLS_BY_CLAUSE:
      return causes_of_clause (&self->clauses, *reason >> 2);
    default:
      return (Causes){ NULL, 0, 0 };
    }
}

static inline CellsLiteral
get_false_literal (const CellsSearch *self, uint32_t option)
{
  return self->state.values[cells_taken (option)] > 0 ? cells_out (option) : cells_taken (option);
}

/* Marks all causes as seen.  Returns how many of them are of the last level and new.  Without
 * branches, because these conditions cannot be predicted: entries that do not count are overwritten
 * by the next. */
static uint32_t
meet_causes (CellsSearch *self, Causes causes)
{
  const CellsOrigin *const origins = self->state.origins;
  const uint32_t last_level = self->state.n_levels;
  uint8_t *const seen = self->seen;
  uint32_t *touched = &self->touched[self->n_touched], *learnt = &self->learnt[self->n_learnt];
  uint32_t n_open = 0;

  for (uint32_t k = 0; k < causes.n; k++)
    {
      const uint32_t option = causes.numbers[k] >> causes.shift, level = origins[option].level;
      const bool is_new = seen[option] == 0 && level != 0, is_last = level == last_level;

      seen[option] |= is_new;
      *touched = *learnt = option;
      touched += is_new;
      learnt += is_new && !is_last;
      n_open += is_new && is_last;
    }
  self->n_touched = (uint32_t) (touched - self->touched);
  self->n_learnt = (uint32_t) (learnt - self->learnt);
  return n_open;
}

static uint32_t
meet_conflict (CellsSearch *self, uint32_t clause)
{
  if (clause == COVER_NONE)
    {
      self->order.item_weights[self->state.dead_item]++;
      return meet_causes (self, causes_of_item (self->graph, self->state.dead_item));
    }
  return meet_causes (self, causes_of_clause (&self->clauses, clause));
}

/* Until the end, `learnt` holds options for the literals of earlier levels. */
static void
find_first_point (CellsSearch *self, uint32_t clause)
{
  uint32_t at = self->state.n_trail, n_open, option;

  self->n_learnt = 1;
  n_open = meet_conflict (self, clause);
  for (;;)
    {
      do
        option = self->state.trail[--at] / 2;
      while (!self->seen[option]);
      if (--n_open == 0)
        break;
      if ((self->state.origins[option].reason & 3) == CELLS_BY_CLAUSE)
        self->clauses.words[(self->state.origins[option].reason >> 2) + 1] |= CELLS_USED;
      n_open += meet_causes (self, get_causes (self, option));
    }
  self->learnt[0] = option;
  for (uint32_t i = 0; i < self->n_learnt; i++)
    self->learnt[i] = get_false_literal (self, self->learnt[i]);
  for (uint32_t i = 0; i < self->n_touched; i++)
    cells_order_bump (&self->order, self->touched[i]);
}

enum
{
  SEEN = 1,
  FOLLOWS = 2, /* from other literals of the clause */
  STANDS = 3,  /* does not follow */
};

static inline void
mark_option (CellsSearch *self, uint32_t option, uint8_t mark)
{
  if (self->seen[option])
    return;
  self->seen[option] = mark;
  self->touched[self->n_touched++] = option;
}

/* Marks the option and all on the stack as not following, except the first, which is in the
 * clause. */
static void
mark_standing (CellsSearch *self, uint32_t option, uint32_t n)
{
  for (; n > 0; n -= 2)
    {
      mark_option (self, option, STANDS);
      option = self->stack[n - 2];
    }
}

/* Whether the option's literal follows from literals of the clause.  Searches depth first, with a
 * stack of options and how many causes of each have been visited. */
static bool
literal_follows (CellsSearch *self, uint32_t option)
{
  const CellsState *state = &self->state;
  uint32_t *stack = self->stack, n = 0, k = 0;
  Causes causes = get_causes (self, option);

  if (causes.n == 0)
    return false;
  for (;;)
    {
      uint32_t cause;

      if (k == causes.n)
        {
          if (n == 0)
            return true;
          mark_option (self, option, FOLLOWS);
          k = stack[--n];
          option = stack[--n];
          causes = get_causes (self, option);
          continue;
        }
      cause = causes.numbers[k++] >> causes.shift;
      if (cause == option || state->origins[cause].level == 0 || self->seen[cause] == SEEN
          || self->seen[cause] == FOLLOWS)
        continue;
      if (self->seen[cause] == STANDS || (state->origins[cause].reason & 3) == CELLS_BY_CHOICE
          || self->stamps[state->origins[cause].level] != self->stamp)
        {
          mark_option (self, cause, STANDS);
          mark_standing (self, option, n);
          return false;
        }
      stack[n++] = option;
      stack[n++] = k;
      option = cause;
      causes = get_causes (self, option);
      k = 0;
    }
}

static void
shorten_clause (CellsSearch *self)
{
  uint32_t n = 1;

  self->stamp++;
  for (uint32_t i = 0; i < self->n_learnt; i++)
    self->stamps[self->state.origins[self->learnt[i] / 2].level] = self->stamp;
  for (uint32_t i = 1; i < self->n_learnt; i++)
    if (!literal_follows (self, self->learnt[i] / 2))
      self->learnt[n++] = self->learnt[i];
  self->n_learnt = n;
}

/* With at least this many literals of one level, a common origin is looked for. */
#define WORTH_GATHERING 3

/* Most literals of a clause for this step: each level goes through all of them, and with queens
 * they are hundreds of many levels. */
#define MOST_GATHERED 100

/* Finds the option whose literal implies the `n` stamped literals of the level, together with
 * literals of earlier levels that are in the clause anyway.  COVER_NONE if others would be
 * needed. */
static uint32_t
find_origin (CellsSearch *self, uint32_t level, uint32_t n)
{
  const CellsState *state = &self->state;
  uint32_t at = state->starts[level + 1];

  for (;;)
    {
      Causes causes;
      uint32_t option;

      do
        option = state->trail[--at] / 2;
      while (self->option_stamps[option] != self->stamp);
      if (n == 1)
        return option;
      causes = get_causes (self, option);
      for (uint32_t k = 0; k < causes.n; k++)
        {
          const uint32_t cause = causes.numbers[k] >> causes.shift;
          const bool is_here = state->origins[cause].level == level;

          if (is_here && self->option_stamps[cause] != self->stamp)
            {
              self->option_stamps[cause] = self->stamp;
              n++;
            }
          if (!is_here && state->origins[cause].level != 0 && self->seen[cause] != SEEN
              && self->seen[cause] != FOLLOWS)
            return COVER_NONE;
        }
      n--;
    }
}

/* Finds the common origin of the clause's literals of the level, from index `first` on. */
static uint32_t
find_origin_of_rest (CellsSearch *self, uint32_t first, uint32_t level)
{
  self->stamp++;
  for (uint32_t i = first; i < self->n_learnt; i++)
    if (self->state.origins[self->learnt[i] / 2].level == level)
      self->option_stamps[self->learnt[i] / 2] = self->stamp;
  return find_origin (self, level, self->counts[level]);
}

/* Many literals of one level often follow from one literal, which then replaces them (Feng and
 * Bacchus: all-UIP learning; Fleury and Biere: shrinking).  Eighteen isomorphs of six hard 25x25
 * puzzles take 1,493 thousand nodes with this, and 1,587 without.  Gathering two literals as well:
 * 1,506.  Other literals needed may follow from the clause instead of being in it: 1,505. */
static void
gather_levels (CellsSearch *self)
{
  const CellsOrigin *origins = self->state.origins;
  uint32_t n = 1;

  if (self->n_learnt > MOST_GATHERED)
    return;
  for (uint32_t i = 1; i < self->n_learnt; i++)
    self->counts[origins[self->learnt[i] / 2].level]++;
  for (uint32_t i = 1; i < self->n_learnt; i++)
    {
      const CellsLiteral literal = self->learnt[i];
      const uint32_t level = origins[literal / 2].level;
      uint32_t origin = COVER_NONE;

      if (self->counts[level] == 0)
        continue;
      if (self->counts[level] >= WORTH_GATHERING)
        {
          origin = find_origin_of_rest (self, i, level);
          /* The other literals of the level are replaced too, or stay and are not tried again. */
          self->counts[level] = origin == COVER_NONE;
        }
      self->learnt[n++] = origin == COVER_NONE ? literal : get_false_literal (self, origin);
    }
  for (uint32_t i = 1; i < n; i++)
    self->counts[origins[self->learnt[i] / 2].level] = 0;
  self->n_learnt = n;
}

/* Leaves out each literal "option taken" beside a literal "option excluded" for an option that
 * shares an item with it: where the second literal is false, the first one is false too. */
static void
leave_out_excluded (CellsSearch *self)
{
  const CellsGraph *graph = self->graph;
  uint32_t n = 1;

  self->item_stamp++;
  for (uint32_t i = 0; i < self->n_learnt; i++)
    if ((self->learnt[i] & 1) != 0)
      {
        const uint32_t option = self->learnt[i] / 2;

        for (uint32_t k = graph->first_term[option]; k < graph->first_term[option + 1]; k++)
          self->item_stamps[graph->terms[k]] = self->item_stamp;
      }
  for (uint32_t i = 1; i < self->n_learnt; i++)
    {
      const uint32_t option = self->learnt[i] / 2;
      bool is_excluded = false;

      if ((self->learnt[i] & 1) == 0)
        for (uint32_t k = graph->first_term[option]; k < graph->first_term[option + 1]; k++)
          is_excluded = is_excluded || self->item_stamps[graph->terms[k]] == self->item_stamp;
      if (!is_excluded)
        self->learnt[n++] = self->learnt[i];
    }
  self->n_learnt = n;
}

/* Where several literals follow from one option being taken, one literal for that option replaces
 * them.  Doing so for single literals as well makes clauses shorter still, but weaker: half as many
 * conflicts again. */
static void
merge_literals (CellsSearch *self)
{
  const CellsOrigin *origins = self->state.origins;
  uint32_t n = 1;

  for (uint32_t i = 1; i < self->n_learnt; i++)
    if ((origins[self->learnt[i] / 2].reason & 3) == CELLS_BY_OPTION)
      self->counts[origins[self->learnt[i] / 2].reason >> 2]++;
  for (uint32_t i = 1; i < self->n_learnt; i++)
    {
      const CellsReason reason = origins[self->learnt[i] / 2].reason;
      const uint32_t count = (reason & 3) == CELLS_BY_OPTION ? self->counts[reason >> 2] : 1;

      if (count != 0)
        self->learnt[n++] = count == 1 ? self->learnt[i] : cells_out (reason >> 2);
      if ((reason & 3) == CELLS_BY_OPTION)
        self->counts[reason >> 2] = 0;
    }
  self->n_learnt = n;
}

/* Puts a literal of the second highest level in second place, and counts levels. */
static void
cells_learn_finish (CellsSearch *self)
{
  const CellsOrigin *origins = self->state.origins;

  self->stamp++;
  self->quality = 0;
  self->back_level = 0;
  for (uint32_t i = 0; i < self->n_learnt; i++)
    {
      const CellsLiteral literal = self->learnt[i];
      const uint32_t level = origins[literal / 2].level;

      if (self->stamps[level] != self->stamp)
        {
          self->stamps[level] = self->stamp;
          self->quality++;
        }
      if (i > 0 && level > self->back_level)
        {
          self->back_level = level;
          self->learnt[i] = self->learnt[1];
          self->learnt[1] = literal;
        }
    }
}

void
cells_learn (CellsSearch *self, uint32_t clause)
{
  self->n_touched = 0;
  find_first_point (self, clause);
  shorten_clause (self);
  gather_levels (self);
  leave_out_excluded (self);
  merge_literals (self);
  cells_learn_finish (self);
  for (uint32_t i = 0; i < self->n_touched; i++)
    self->seen[self->touched[i]] = 0;
  self->state.work += self->n_touched;
}
