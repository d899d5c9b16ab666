/* What a conflict teaches.
 *
 * Going back along the trail from what clashed, each literal of the last level is replaced by its reason until one of
 * that level is left: it, together with the literals of earlier levels met on the way, cannot hold, and that is the
 * clause (Marques-Silva and Sakallah: GRASP, the first unique implication point).  Literals that follow from the others
 * are then left out (Sorensson and Biere).  Reasons of items are read from the item: no clause is ever made of them. */
#include "engines-cells-private.h"

/* What an option's literal follows from: numbers that, shifted, are options.  The option itself may be among them, which
 * counts for nothing. */
typedef struct
{
  const uint32_t *numbers;
  uint32_t n, shift;
} Causes;

static inline Causes
get_causes (const CellsSearch *self, uint32_t option)
{
  const CellsReason reason = self->state.reasons[option];
  const uint32_t number = reason >> 2;
  const uint32_t *first = &self->graph->first_option[number];

  switch (reason & 3)
    {
    case CELLS_BY_OPTION:
      return (Causes){ &self->state.reasons[option], 1, 2 };
    case CELLS_BY_ITEM:
      return (Causes){ &self->graph->options[first[0]], first[1] - first[0], 0 };
    case CELLS_BY_CLAUSE:
      return (Causes){ cells_clause_literals (&self->clauses, number),
                       cells_clause_size (&self->clauses, number), 1 };
    default:
      return (Causes){ NULL, 0, 0 };
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
  Causes causes;

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
      causes = get_causes (self, option);
      for (uint32_t k = 0; k < causes.n; k++)
        n_open += meet (self, causes.numbers[k] >> causes.shift);
    }
  self->learnt[0] = get_false_literal (self, option);
}

enum
{
  SEEN = 1,
  FOLLOWS = 2, /* from literals of the clause */
  STANDS = 3,  /* does not */
};

static inline void
mark (CellsSearch *self, uint32_t option, uint8_t mark)
{
  if (self->seen[option])
    return;
  self->seen[option] = mark;
  self->touched[self->n_touched++] = option;
}

/* It and all on the stack, but for the first, which is of the clause, do not follow. */
static void
mark_standing (CellsSearch *self, uint32_t option, uint32_t n)
{
  for (; n > 0; n -= 2)
    {
      mark (self, option, STANDS);
      option = self->stack[n - 2];
    }
}

/* Whether the option's literal follows from literals of the clause.  Depth first, with a stack of options and how far
 * each one's causes were gone through. */
static bool
follows (CellsSearch *self, uint32_t option)
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
          mark (self, option, FOLLOWS);
          k = stack[--n];
          option = stack[--n];
          causes = get_causes (self, option);
          continue;
        }
      cause = causes.numbers[k++] >> causes.shift;
      if (cause == option || state->levels[cause] == 0 || self->seen[cause] == SEEN
          || self->seen[cause] == FOLLOWS)
        continue;
      if (self->seen[cause] == STANDS || (state->reasons[cause] & 3) == CELLS_BY_CHOICE
          || self->stamps[state->levels[cause]] != self->stamp)
        {
          mark (self, cause, STANDS);
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

/* A literal that an option is taken adds nothing beside one that an option in its way is out: where that fails, this one
 * fails anyway. */
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
  leave_out_excluded (self);
  merge (self);
  finish (self);
  for (uint32_t i = 0; i < self->n_touched; i++)
    self->seen[self->touched[i]] = 0;
  self->state.work += self->n_touched;
}
