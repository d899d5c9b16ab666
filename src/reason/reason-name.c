/* Finds the name of a step by the families of its items, their values and their numbers of options.
 *
 * Shapes are tried from the most special to the most general.  A shape without a name of its own
 * gets the name of the way in which it was found, or "set of items". */
#include "reason-path-private.h"

typedef struct
{
  const ReasonPosition *position;
  const uint32_t *items;
  uint32_t n;
  uint32_t by_family[REASON_FAMILIES];
  uint32_t value;    /* of all of them; 0: they differ */
  uint32_t n_twos;   /* items of two options */
  uint32_t n_threes; /* items of three */
} Shape;

static Shape
read_shape (const ReasonPosition *position, const uint32_t *items, uint32_t n)
{
  const ReasonPlan *plan = position->plan;
  Shape self = { .position = position, .items = items, .n = n };

  self.value = plan->items[items[0]].value;
  for (uint32_t i = 0; i < n; i++)
    {
      self.by_family[plan->items[items[i]].family]++;
      if (plan->items[items[i]].value != self.value)
        self.value = 0;
      self.n_twos += position->counts[items[i]] == 2;
      self.n_threes += position->counts[items[i]] == 3;
    }
  return self;
}

/* How many groups have all the cells. */
static uint32_t
count_common_groups (const Shape *self)
{
  const ReasonPlan *plan = self->position->plan;
  uint32_t n = 0;

  for (uint32_t group = 0; group < plan->n_groups; group++)
    {
      uint32_t i = 0;

      while (i < self->n && reason_cell_is_in_group (plan, self->items[i], group))
        i++;
      n += i == self->n;
    }
  return n;
}

/* Whether three groups together have all the cells. */
static bool
are_in_three_groups (const Shape *self)
{
  const ReasonPlan *plan = self->position->plan;

  for (uint32_t one = 0; one < plan->n_groups; one++)
    for (uint32_t two = one + 1; two < plan->n_groups; two++)
      for (uint32_t three = two + 1; three < plan->n_groups; three++)
        {
          uint32_t i = 0;

          while (i < self->n
                 && (reason_cell_is_in_group (plan, self->items[i], one)
                     || reason_cell_is_in_group (plan, self->items[i], two)
                     || reason_cell_is_in_group (plan, self->items[i], three)))
            i++;
          if (i == self->n)
            return true;
        }
  return false;
}

/* The fewest groups, at most three, that together have all the cells; 4: more. */
static uint32_t
count_covering_groups (const Shape *self, bool *out_overlap)
{
  const ReasonPlan *plan = self->position->plan;

  *out_overlap = false;
  if (count_common_groups (self) > 0)
    return 1;
  for (uint32_t one = 0; one < plan->n_groups; one++)
    for (uint32_t other = one + 1; other < plan->n_groups; other++)
      {
        uint32_t i = 0;
        bool both = false;

        for (; i < self->n; i++)
          {
            const bool in_one = reason_cell_is_in_group (plan, self->items[i], one);
            const bool in_other = reason_cell_is_in_group (plan, self->items[i], other);

            if (!in_one && !in_other)
              break;
            both |= in_one && in_other;
          }
        if (i == self->n)
          {
            *out_overlap = both;
            return 2;
          }
      }
  return are_in_three_groups (self) ? 3 : 4;
}

/* Each option of each item excludes an option of another one: there are no loose ends. */
static bool
is_ring (const Shape *self)
{
  const ReasonPlan *plan = self->position->plan;

  for (uint32_t i = 0; i < self->n; i++)
    for (uint32_t o = plan->item_starts[self->items[i]]; o < plan->item_starts[self->items[i] + 1];
         o++)
      {
        const uint32_t option = plan->item_options[o];
        bool is_tied = false;

        if (!reason_has (self->position->alive, option))
          continue;
        for (uint32_t j = 0; j < self->n && !is_tied; j++)
          for (uint32_t word = 0; word < plan->n_words && i != j; word++)
            is_tied |= (reason_conflicts (plan, option)[word]
                        & reason_owners (plan, self->items[j])[word] & self->position->alive[word])
                       != 0;
        if (!is_tied)
          return false;
      }
  return true;
}

static ReasonTechnique
name_two_places (const Shape *self)
{
  const bool are_twos = self->n_twos == 2;

  if (self->by_family[REASON_ROW] == 2 || self->by_family[REASON_COLUMN] == 2)
    return are_twos ? REASON_SKYSCRAPER : REASON_FINNED_X_WING;
  if (self->by_family[REASON_AREA] == 0)
    return are_twos ? REASON_TWO_STRING_KITE : REASON_GROUPED_X_CHAIN;
  if (are_twos)
    return REASON_TURBOT_FISH;
  return self->by_family[REASON_AREA] == 1 ? REASON_EMPTY_RECTANGLE : REASON_GROUPED_X_CHAIN;
}

static ReasonTechnique
name_places (const Shape *self, ReasonTechnique otherwise)
{
  const bool are_lines =
      self->by_family[REASON_ROW] == self->n || self->by_family[REASON_COLUMN] == self->n;

  if (self->n == 2)
    return name_two_places (self);
  if (self->n_twos == self->n)
    return REASON_X_CHAIN;
  if (are_lines && self->n == 3)
    return REASON_FINNED_SWORDFISH;
  if (are_lines && self->n == 4)
    return REASON_FINNED_JELLYFISH;
  return otherwise == REASON_NISHIO_NET || otherwise == REASON_CASES ? otherwise
                                                                     : REASON_GROUPED_X_CHAIN;
}

static ReasonTechnique
name_cells (const Shape *self, ReasonTechnique otherwise)
{
  uint64_t all = 0;
  bool are_same = true, overlap;
  const uint64_t first = reason_position_values (self->position, self->items[0]);

  for (uint32_t i = 0; i < self->n; i++)
    {
      const uint64_t values = reason_position_values (self->position, self->items[i]);

      all |= values;
      are_same &= values == first;
    }
  if (self->n_twos == self->n)
    {
      if (are_same)
        return self->n == 2 ? REASON_NAKED_PAIR : REASON_REMOTE_PAIR;
      return self->n == 3 ? REASON_XY_WING : REASON_XY_CHAIN;
    }
  if (self->n == 3 && self->n_twos == 2 && self->n_threes == 1)
    return REASON_XYZ_WING;
  if (__builtin_popcountll (all) == (int) self->n && count_common_groups (self) > 0 && self->n <= 4)
    return self->n == 3 ? REASON_NAKED_TRIPLE : REASON_NAKED_QUAD;
  if (self->n == 4 && __builtin_popcountll (all) == 4)
    return REASON_WXYZ_WING;
  switch (count_covering_groups (self, &overlap))
    {
    case 2:
      return overlap ? REASON_SUE_DE_COQ : REASON_ALS_XZ;
    case 3:
      return REASON_ALS_XY_WING;
    default:
      return otherwise;
    }
}

/* Two cells with the same two values, and a value that has two places. */
static bool
is_w_wing (const Shape *self)
{
  const ReasonPlan *plan = self->position->plan;
  uint64_t values = 0;

  if (self->n != 3 || self->n_twos != 3 || self->by_family[REASON_CELL] != 2)
    return false;
  for (uint32_t i = 0; i < 3; i++)
    if (plan->items[self->items[i]].family == REASON_CELL)
      {
        const uint64_t mine = reason_position_values (self->position, self->items[i]);

        if (values != 0 && values != mine)
          return false;
        values = mine;
      }
  return true;
}

/* One item, all of whose options exclude something. */
static ReasonTechnique
name_item (ReasonFamily family)
{
  switch (family)
    {
    case REASON_AREA:
      return REASON_POINTING;
    case REASON_ROW:
    case REASON_COLUMN:
      return REASON_CLAIMING;
    default:
      return REASON_SMALL_SET;
    }
}

ReasonTechnique
reason_find_name (const ReasonPosition *position,
                  const uint32_t *items,
                  uint32_t n,
                  ReasonTechnique otherwise)
{
  const Shape shape = read_shape (position, items, n);
  const uint32_t n_places =
      shape.by_family[REASON_AREA] + shape.by_family[REASON_ROW] + shape.by_family[REASON_COLUMN];

  if (n == 1)
    return name_item (position->plan->items[items[0]].family);
  if (otherwise == REASON_NAKED_PAIR || otherwise == REASON_NAKED_TRIPLE)
    {
      if (count_common_groups (&shape) < 2)
        return otherwise;
      return otherwise == REASON_NAKED_PAIR ? REASON_LOCKED_PAIR : REASON_LOCKED_TRIPLE;
    }
  if (otherwise < REASON_SKYSCRAPER || otherwise == REASON_NAKED_QUAD
      || otherwise == REASON_JELLYFISH || otherwise == REASON_HIDDEN_QUAD)
    return otherwise;
  if (n_places == n && shape.value != 0)
    return name_places (&shape, otherwise);
  if (shape.by_family[REASON_CELL] == n)
    return name_cells (&shape, otherwise);
  if (is_w_wing (&shape))
    return REASON_W_WING;
  if (shape.n_twos == n)
    return is_ring (&shape) ? REASON_CONTINUOUS_LOOP : REASON_AIC;
  if (otherwise == REASON_AIC || otherwise == REASON_X_CHAIN)
    return REASON_GROUPED_AIC;
  return otherwise;
}

uint32_t
reason_shape_difficulty (ReasonTechnique technique, uint32_t otherwise)
{
  static const uint32_t difficulties[REASON_TECHNIQUES] = {
    [REASON_POINTING] = 26,   [REASON_CLAIMING] = 28,      [REASON_LOCKED_PAIR] = 30,
    [REASON_NAKED_PAIR] = 30, [REASON_LOCKED_TRIPLE] = 36, [REASON_NAKED_TRIPLE] = 36,
    [REASON_XY_WING] = 42,    [REASON_XYZ_WING] = 44,      [REASON_NAKED_QUAD] = 50,
  };
  const uint32_t own = difficulties[technique];

  return own != 0 && own < otherwise ? own : otherwise;
}
