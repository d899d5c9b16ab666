/* What a conflict teaches.
 *
 * Going back along the trail from what clashed, each literal of the last level is replaced by its reason until one of
 * that level is left: it, together with the literals of earlier levels met on the way, cannot hold, and that is the
 * clause (Marques-Silva and Sakallah: GRASP, the first unique implication point).  Literals that follow from the others
 * are then left out (Sorensson and Biere).  Reasons of items are read from the item: no clause is ever made of them. */
#include "engines-cells-private.h"

/* The option of the k-th literal that the option's literal follows from, or the option itself, which counts for
 * nothing; COVER_NONE behind the last. */
static inline uint32_t
get_cause (const CellsSearch *self, uint32_t option, uint32_t k)
{
  const CellsReason reason = self->state.reasons[option];
  const uint32_t number = reason >> 2;
  const CellsGraph *graph = self->graph;

  switch (reason & 3)
    {
    case CELLS_BY_OPTION:
      return k == 0 ? number : COVER_NONE;
    case CELLS_BY_ITEM:
      k += graph->first_option[number];
      return k < graph->first_option[number + 1] ? graph->options[k] : COVER_NONE;
    case CELLS_BY_CLAUSE:
      return k < cells_clause_size (&self->clauses, number)
                 ? cells_clause_literals (&self->clauses, number)[k] / 2
                 : COVER_NONE;
    default:
      return COVER_NONE;
    }
}

static inline CellsLiteral
get_false_literal (const CellsSearch *self, uint32_t option)
{
  return self->state.values[cells_taken (option)] > 0 ? cells_out (option) : cells_taken (option);
}

/* Returns 1 if it is of the last level and has not been met. */
static inline uint32_t
meet (CellsSearch *self, uint32_t option)
{
  const uint32_t level = self->state.levels[option];

  if (self->seen[option] || level == 0)
    return 0;
  self->seen[option] = 1;
  self->touched[self->n_touched++] = option;
  cells_order_bump (&self->order, option);
  if (level == self->state.n_levels)
    return 1;
  self->learnt[self->n_learnt++] = get_false_literal (self, option);
  return 0;
}

static uint32_t
meet_conflict (CellsSearch *self, uint32_t clause)
{
  uint32_t n = 0;

  if (clause == COVER_NONE)
    {
      const uint32_t item = self->state.dead_item;

      self->order.item_weights[item]++;
      for (uint32_t k = self->graph->first_option[item]; k < self->graph->first_option[item + 1];
           k++)
        n += meet (self, self->graph->options[k]);
    }
  else
    for (uint32_t k = 0; k < cells_clause_size (&self->clauses, clause); k++)
      n += meet (self, cells_clause_literals (&self->clauses, clause)[k] / 2);
  return n;
}

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
      if ((self->state.reasons[option] & 3) == CELLS_BY_CLAUSE)
        self->clauses.words[(self->state.reasons[option] >> 2) + 1] |= CELLS_USED;
      for (uint32_t k = 0, cause; (cause = get_cause (self, option, k)) != COVER_NONE; k++)
        n_open += meet (self, cause);
    }
  self->learnt[0] = get_false_literal (self, option);
}

enum
{
  SEEN = 1,
  FOLLOWS = 2, /* from literals of the clause */
  STANDS = 3,  /* does not */
};

/* Whether the option's literal follows from literals of the clause.  Depth first, with a stack of options and how far
 * each one's causes were gone through. */
static bool
follows (CellsSearch *self, uint32_t option)
{
  uint32_t *stack = self->stack, n = 0;
  uint32_t k = 0;

  if ((self->state.reasons[option] & 3) == CELLS_BY_CHOICE)
    return false;
  for (;;)
    {
      const uint32_t cause = get_cause (self, option, k++);

      if (cause == COVER_NONE)
        {
          if (n == 0)
            return true;
          if (!self->seen[option])
            {
              self->seen[option] = FOLLOWS;
              self->touched[self->n_touched++] = option;
            }
          k = stack[--n];
          option = stack[--n];
        }
      else if (cause != option && self->state.levels[cause] != 0 && self->seen[cause] != SEEN
               && self->seen[cause] != FOLLOWS)
        {
          if (self->seen[cause] == STANDS || (self->state.reasons[cause] & 3) == CELLS_BY_CHOICE
              || self->stamps[self->state.levels[cause]] != self->stamp)
            {
              /* So do all on the stack, but for the first, which is of the clause. */
              if (!self->seen[cause])
                {
                  self->seen[cause] = STANDS;
                  self->touched[self->n_touched++] = cause;
                }
              for (; n > 0; n -= 2)
                {
                  if (!self->seen[option])
                    {
                      self->seen[option] = STANDS;
                      self->touched[self->n_touched++] = option;
                    }
                  option = stack[n - 2];
                }
              return false;
            }
          stack[n++] = option;
          stack[n++] = k;
          option = cause;
          k = 0;
        }
    }
}

static void
shorten (CellsSearch *self)
{
  uint32_t n = 1;

  self->stamp++;
  for (uint32_t i = 0; i < self->n_learnt; i++)
    self->stamps[self->state.levels[self->learnt[i] / 2]] = self->stamp;
  for (uint32_t i = 1; i < self->n_learnt; i++)
    if (!follows (self, self->learnt[i] / 2))
      self->learnt[n++] = self->learnt[i];
  self->n_learnt = n;
}

/* Where several literals follow from one option being taken, that says it in one.  Doing so where there is only one
 * makes clauses shorter still, but weaker: half as many conflicts again. */
static void
merge (CellsSearch *self)
{
  const CellsReason *reasons = self->state.reasons;
  uint32_t n = 1;

  for (uint32_t i = 1; i < self->n_learnt; i++)
    if ((reasons[self->learnt[i] / 2] & 3) == CELLS_BY_OPTION)
      self->counts[reasons[self->learnt[i] / 2] >> 2]++;
  for (uint32_t i = 1; i < self->n_learnt; i++)
    {
      const CellsReason reason = reasons[self->learnt[i] / 2];
      const uint32_t count = (reason & 3) == CELLS_BY_OPTION ? self->counts[reason >> 2] : 1;

      if (count != 0)
        self->learnt[n++] = count == 1 ? self->learnt[i] : cells_out (reason >> 2);
      if ((reason & 3) == CELLS_BY_OPTION)
        self->counts[reason >> 2] = 0;
    }
  self->n_learnt = n;
}

/* Puts a literal of the highest level but one second, and counts levels. */
static void
finish (CellsSearch *self)
{
  const uint32_t *levels = self->state.levels;

  self->stamp++;
  self->quality = 0;
  self->back_level = 0;
  for (uint32_t i = 0; i < self->n_learnt; i++)
    {
      const CellsLiteral literal = self->learnt[i];
      const uint32_t level = levels[literal / 2];

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
  shorten (self);
  merge (self);
  finish (self);
  for (uint32_t i = 0; i < self->n_touched; i++)
    self->seen[self->touched[i]] = 0;
  self->state.work += self->n_touched;
}
