/* Fish of one value: n groups that need it, the base, and n groups that have it once each at most,
 * the cover.
 *
 * A place in the cover and not in the base takes one group of the cover away.  If it also excludes
 * all places of the base outside of the cover (the fins) and those in two groups of the base, then
 * n groups would need n places in n - 1 groups.
 *
 * The search begins with the option that goes: what it leaves of the base must lie in n - 1
 * groups.  Rows against columns are plain fish, with areas on either side they are franken, and
 * all others are mutant. */
#include "reason-path-private.h"

#define MOST_PLACES 128u
#define MOST_GROUPS 96u
#define MOST_SIZE   4u
#define WORDS       REASON_WORDS (MOST_PLACES)

typedef struct
{
  uint64_t words[WORDS];
} Places;

typedef struct
{
  ReasonPath *path;
  uint32_t options[MOST_PLACES], n_places;
  Places excluded[MOST_PLACES]; /* by each place */
  uint32_t items[MOST_GROUPS], n_groups;
  Places places[MOST_GROUPS]; /* of each group */
  uint32_t size;
  uint32_t base_families, cover_families; /* flags: those that may be chosen */

  uint32_t option;          /* the place that goes */
  Places left[MOST_GROUPS]; /* the places that it leaves each group */
  uint32_t base[MOST_SIZE], cover[MOST_SIZE];
} Fish;

static bool
is_in (const Places *set, uint32_t place)
{
  return reason_has (set->words, place);
}

static Places
without (const Places *one, const Places *other)
{
  Places result;

  for (uint32_t word = 0; word < WORDS; word++)
    result.words[word] = one->words[word] & ~other->words[word];
  return result;
}

static Places
unite (const Places *one, const Places *other)
{
  Places result;

  for (uint32_t word = 0; word < WORDS; word++)
    result.words[word] = one->words[word] | other->words[word];
  return result;
}

static Places
unite_groups (const Fish *self, const uint32_t *groups)
{
  Places all = { { 0 } };

  for (uint32_t i = 0; i < self->size; i++)
    all = unite (&all, &self->places[groups[i]]);
  return all;
}

static uint32_t
collect_families (const Fish *self, const uint32_t *groups)
{
  uint32_t families = 0;

  for (uint32_t i = 0; i < self->size; i++)
    families |= 1u << self->path->plan->items[self->items[groups[i]]].family;
  return families;
}

static ReasonTechnique
name_fish (const Fish *self, bool has_fins)
{
  const uint32_t rows = 1u << REASON_ROW, columns = 1u << REASON_COLUMN, areas = 1u << REASON_AREA;
  const uint32_t base = collect_families (self, self->base);
  const uint32_t cover = collect_families (self, self->cover);

  if ((base == rows && cover == columns) || (base == columns && cover == rows))
    {
      if (!has_fins)
        return self->size == 3 ? REASON_SWORDFISH : REASON_JELLYFISH;
      return self->size == 3 ? REASON_FINNED_SWORDFISH : REASON_FINNED_JELLYFISH;
    }
  if (((base | areas) == (rows | areas) && (cover | areas) == (columns | areas))
      || ((base | areas) == (columns | areas) && (cover | areas) == (rows | areas)))
    return has_fins ? REASON_FINNED_FRANKEN_FISH : REASON_FRANKEN_FISH;
  return has_fins ? REASON_FINNED_MUTANT_FISH : REASON_MUTANT_FISH;
}

/* The fins: places of the base outside of the cover, and those in two groups of the base. */
static Places
collect_fins (const Fish *self, const Places *cover)
{
  Places once = { { 0 } }, twice = { { 0 } };

  for (uint32_t i = 0; i < self->size; i++)
    for (uint32_t word = 0; word < WORDS; word++)
      {
        twice.words[word] |= once.words[word] & self->places[self->base[i]].words[word];
        once.words[word] |= self->places[self->base[i]].words[word];
      }
  once = without (&once, cover);
  return unite (&once, &twice);
}

/* Whether a part of the base with fewer groups of the cover does the same. */
static bool
has_smaller (const Fish *self)
{
  for (uint32_t b = 0; b < self->size; b++)
    for (uint32_t c = 0; c + 1 < self->size; c++)
      {
        Places left = { { 0 } };

        for (uint32_t i = 0; i < self->size; i++)
          if (i != b)
            left = unite (&left, &self->left[self->base[i]]);
        for (uint32_t i = 0; i + 1 < self->size; i++)
          if (i != c)
            left = without (&left, &self->places[self->cover[i]]);
        if (reason_is_empty (left.words, WORDS))
          return true;
      }
  return false;
}

/* Adds the fish with all that it rules out, where the option is the first of that. */
static void
add_fish (Fish *self)
{
  ReasonPath *path = self->path;
  const Places base = unite_groups (self, self->base), cover = unite_groups (self, self->cover);
  const Places fins = collect_fins (self, &cover);
  Places struck = without (&cover, &base);
  uint32_t items[MOST_SIZE];

  REASON_EACH (fin, fins.words, WORDS)
    for (uint32_t word = 0; word < WORDS; word++)
      struck.words[word] &= self->excluded[fin].words[word];
  for (uint32_t place = 0; place < self->option; place++)
    if (is_in (&struck, place))
      return;
  for (uint32_t i = 0; i < self->size; i++)
    items[i] = self->items[self->base[i]];
  if (name_fish (self, !reason_is_empty (fins.words, WORDS)) != path->only || has_smaller (self)
      || !reason_round_add (path, path->only, 60, false))
    return;
  path->found[path->n_found - 1].is_named = true;
  for (uint32_t i = 0; i < self->size; i++)
    reason_round_add_item (path, items[i]);
  REASON_EACH (place, struck.words, WORDS)
    reason_round_add_option (path, self->options[place]);
}

static bool
has_group (const uint32_t *groups, uint32_t n, uint32_t group)
{
  for (uint32_t i = 0; i < n; i++)
    if (groups[i] == group)
      return true;
  return false;
}

static bool
may_cover (const Fish *self, uint32_t n, uint32_t group, uint32_t place)
{
  const ReasonFamily family = self->path->plan->items[self->items[group]].family;

  return (self->cover_families >> family & 1) != 0 && is_in (&self->places[group], place)
         && !has_group (self->cover, n, group) && !has_group (self->base, self->size, group);
}

/* Covers what is left of the base, with `n` groups chosen; the last one of the cover is a group
 * of the option. */
static void
search_cover (Fish *self, uint32_t n, Places left)
{
  uint32_t place = self->option;

  if (n < self->size - 1)
    {
      if (reason_is_empty (left.words, WORDS))
        return; /* fewer groups would do */
      for (place = 0; !is_in (&left, place); place++)
        continue;
    }
  else if (!reason_is_empty (left.words, WORDS))
    return;
  for (uint32_t group = 0; group < self->n_groups; group++)
    if (may_cover (self, n, group, place))
      {
        self->cover[n] = group;
        if (n + 1 == self->size)
          add_fish (self);
        else
          search_cover (self, n + 1, without (&left, &self->places[group]));
      }
}

/* Chooses groups of the base whose places left are apart. */
static void
search_base (Fish *self, uint32_t n, uint32_t first, Places left)
{
  ReasonPath *path = self->path;

  if (base_stop_asked_after (path->stop, 1, &path->stop_left))
    path->status = BASE_STOPPED;
  if (n == self->size)
    {
      search_cover (self, 0, left);
      return;
    }
  for (uint32_t group = first; group < self->n_groups && path->status == BASE_OK; group++)
    {
      const ReasonFamily family = path->plan->items[self->items[group]].family;

      if ((self->base_families >> family & 1) == 0 || is_in (&self->places[group], self->option)
          || reason_is_empty (self->left[group].words, WORDS)
          || reason_meet (left.words, self->left[group].words, WORDS))
        continue;
      self->base[n] = group;
      search_base (self, n + 1, group + 1, unite (&left, &self->left[group]));
    }
}

/* The places of a value, and the groups that need it.  False: there are too many. */
static bool
read_value (Fish *self, uint32_t value)
{
  const ReasonPosition *position = &self->path->position;
  const ReasonPlan *plan = position->plan;

  self->n_places = self->n_groups = 0;
  REASON_EACH (option, position->alive, plan->n_words)
    if (reason_value_of (plan, option) == value)
      {
        if (self->n_places == MOST_PLACES)
          return false;
        self->options[self->n_places++] = option;
      }
  REASON_EACH (item, position->open, plan->n_item_words)
    if (plan->items[item].value == value && plan->items[item].group != COVER_NONE)
      {
        if (self->n_groups == MOST_GROUPS)
          return false;
        memset (&self->places[self->n_groups], 0, sizeof *self->places);
        for (uint32_t place = 0; place < self->n_places; place++)
          if (reason_has (reason_owners (plan, item), self->options[place]))
            reason_add (self->places[self->n_groups].words, place);
        self->items[self->n_groups++] = item;
      }
  memset (self->excluded, 0, sizeof self->excluded);
  for (uint32_t place = 0; place < self->n_places; place++)
    for (uint32_t other = 0; other < self->n_places; other++)
      if (reason_has (reason_conflicts (plan, self->options[place]), self->options[other]))
        reason_add (self->excluded[place].words, other);
  return true;
}

static void
search_value (Fish *self)
{
  for (self->option = 0; self->option < self->n_places; self->option++)
    {
      if (reason_has (self->path->solution, self->options[self->option]))
        continue;
      for (uint32_t group = 0; group < self->n_groups; group++)
        self->left[group] = without (&self->places[group], &self->excluded[self->option]);
      search_base (self, 0, 0, (Places){ { 0 } });
    }
}

void
reason_find_fish (ReasonPath *self)
{
  static const uint32_t lines[2] = { 1u << REASON_ROW, 1u << REASON_COLUMN };
  const bool is_mutant =
      self->only == REASON_MUTANT_FISH || self->only == REASON_FINNED_MUTANT_FISH;
  const bool is_plain =
      self->only == REASON_FINNED_SWORDFISH || self->only == REASON_FINNED_JELLYFISH;
  const uint32_t more = (is_mutant ? lines[0] | lines[1] : 0) | (is_plain ? 0 : 1u << REASON_AREA);
  Fish fish = { .path = self };

  for (uint32_t value = 1; value <= reason_most_value (self->plan); value++)
    if (read_value (&fish, value))
      for (fish.size = is_plain ? 3 : 2; fish.size <= MOST_SIZE; fish.size++)
        for (uint32_t side = 0; side < (is_mutant ? 1 : 2); side++)
          {
            fish.base_families = lines[side] | more;
            fish.cover_families = lines[1 - side] | more;
            search_value (&fish);
          }
}
