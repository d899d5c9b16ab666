/* bits-symmetry.c - permutations of the options that make a solution of every solution.
 *
 * Items and options are given colours (numbers) that any symmetry has to keep: at first whether an
 * item is primary, then, again and again, which colours lie around it.  One item after the other is
 * singled out until all options look different: these items are the base.  Then another item of the
 * same colour is singled out instead.  If the colours come out the same, the options of equal
 * colours are paired, and the pairing is proved to be a symmetry option by option.  (Colour
 * refinement and base images are the way of McKay's nauty.  Here they need not find every symmetry:
 * any group of them will do, if it pays and is small.)
 *
 * Each round of colours goes once over the problem, so rounds are counted, and their number is
 * limited. */
#include "bits-private.h"

#include "base-memory.h"
#include "base-random.h"

#include <stdlib.h>
#include <string.h>

enum
{
  MOST_BASE = 6,    /* items singled out */
  MOST_ROUNDS = 24, /* until the colours stop changing */
};

typedef struct
{
  uint64_t colour;
  uint32_t number;
} Coloured;

typedef struct
{
  const BitsPlan *plan;
  uint32_t n_items, n_primary;
  uint32_t *option_ends, *option_items; /* the items of each option */
  uint32_t *item_ends, *item_options;   /* the options of each item */

  uint64_t *base_items[MOST_BASE + 1]; /* colours of items, for each number of base items singled
                                          out */
  uint64_t *base_options;              /* colours of options with the whole base singled out */
  uint32_t base[MOST_BASE], n_base;
  uint32_t n_rounds[MOST_BASE + 1];

  uint64_t *items[MOST_BASE + 1]; /* the same for a candidate of a symmetry */
  uint64_t *options;
  Coloured *sorted, *sorted_base; /* options by colour */
  uint32_t *image, *partner;      /* of each option; of each item */
  uint32_t *orbit;                /* of items, by the symmetries found */
  uint32_t n_tries, most_tries;   /* refinements */
  void *allocated;

  const BaseStop *stop;
  uint64_t left; /* terms until the flag is checked */
  bool is_stopped;
} Finder;

/* Counts terms that are gone through next.  Returns whether the search was asked to stop. */
static bool
stops_after_terms (Finder *self, uint64_t n_terms)
{
  self->is_stopped = self->is_stopped || base_stop_asked_after (self->stop, n_terms, &self->left);
  return self->is_stopped;
}

static void
refine_round (Finder *self, uint64_t *items, uint64_t *options)
{
  for (uint32_t option = 0; option < self->plan->n_options; option++)
    {
      uint64_t sum = 0;

      if (stops_after_terms (self, self->option_ends[option + 1] - self->option_ends[option]))
        return;
      for (uint32_t i = self->option_ends[option]; i < self->option_ends[option + 1]; i++)
        sum += base_mix (items[self->option_items[i]]);
      options[option] = base_mix (sum);
    }
  for (uint32_t item = 0; item < self->n_items; item++)
    {
      uint64_t sum = base_mix (items[item]);

      if (stops_after_terms (self, self->item_ends[item + 1] - self->item_ends[item] + 1))
        return;
      for (uint32_t i = self->item_ends[item]; i < self->item_ends[item + 1]; i++)
        sum += options[self->item_options[i]];
      items[item] = base_mix (sum);
    }
}

static int
compare_coloured (const void *a, const void *b)
{
  const uint64_t x = ((const Coloured *) a)->colour, y = ((const Coloured *) b)->colour;

  return x < y ? -1 : x > y;
}

static void
sort_options (const Finder *self, const uint64_t *options, Coloured *sorted)
{
  for (uint32_t option = 0; option < self->plan->n_options; option++)
    sorted[option] = (Coloured){ options[option], option };
  qsort (sorted, self->plan->n_options, sizeof *sorted, compare_coloured);
}

static uint32_t
count_colours (const Finder *self, const uint64_t *options)
{
  uint32_t n = 1;

  sort_options (self, options, self->sorted);
  for (uint32_t i = 1; i < self->plan->n_options; i++)
    n += self->sorted[i].colour != self->sorted[i - 1].colour;
  return n;
}

/* Refines colours until their number no longer grows, and notes how many rounds that takes.
 * Returns how many options look different. */
static uint32_t
refine_base (Finder *self, uint32_t depth)
{
  uint32_t n = 0, before;

  self->n_rounds[depth] = 0;
  do
    {
      before = n;
      refine_round (self, self->base_items[depth], self->base_options);
      n = count_colours (self, self->base_options);
      self->n_rounds[depth]++;
    }
  while (n > before && self->n_rounds[depth] < MOST_ROUNDS && !self->is_stopped);
  return n;
}

/* Refines the colours one depth above, with `item` singled out, in as many rounds as the base took
 * there. */
static void
refine_image (Finder *self, uint32_t depth, uint32_t item)
{
  memcpy (self->items[depth], self->items[depth - 1], self->n_items * sizeof (uint64_t));
  self->items[depth][item] = base_mix (self->items[depth][item] + depth);
  for (uint32_t i = 0; i < self->n_rounds[depth] && !self->is_stopped; i++)
    refine_round (self, self->items[depth], self->options);
  self->n_tries++;
}

/* Returns an item of the smallest class of two or more that look alike; COVER_NONE when all are
 * different. */
static uint32_t
choose_base_item (Finder *self, const uint64_t *colours)
{
  uint32_t best = COVER_NONE, least = UINT32_MAX;

  for (uint32_t item = 0; item < self->n_items; item++)
    {
      uint32_t n = 0;

      if (stops_after_terms (self, self->n_items))
        return COVER_NONE;
      for (uint32_t other = 0; other < self->n_items && n < least; other++)
        n += colours[other] == colours[item];
      if (n < 2 || n >= least || self->item_ends[item] == self->item_ends[item + 1])
        continue;
      best = item;
      least = n;
    }
  return best;
}

/* Chooses the base.  Returns false when all options look different at once, or never do. */
static bool
choose_base (Finder *self)
{
  uint32_t n;

  for (uint32_t item = 0; item < self->n_items; item++)
    self->base_items[0][item] = item < self->n_primary ? 1 : 2;
  n = refine_base (self, 0);
  memcpy (self->items[0], self->base_items[0], self->n_items * sizeof (uint64_t));
  while (n < self->plan->n_options && self->n_base < MOST_BASE)
    {
      const uint32_t item = choose_base_item (self, self->base_items[self->n_base]);

      if (item == COVER_NONE)
        break;
      self->base[self->n_base++] = item;
      memcpy (self->base_items[self->n_base], self->base_items[self->n_base - 1],
              self->n_items * sizeof (uint64_t));
      self->base_items[self->n_base][item] =
          base_mix (self->base_items[self->n_base][item] + self->n_base);
      n = refine_base (self, self->n_base);
    }
  sort_options (self, self->base_options, self->sorted_base);
  return self->n_base > 0 && !self->is_stopped;
}

static bool
has_item (const Finder *self, uint32_t option, uint32_t item)
{
  for (uint32_t i = self->option_ends[option]; i < self->option_ends[option + 1]; i++)
    if (self->option_items[i] == item)
      return true;
  return false;
}

/* Finds the item whose options are the images of the options of `item`; COVER_NONE when there is
 * none.  It must be an item of the image of the first of these options. */
static uint32_t
find_partner (Finder *self, uint32_t item)
{
  const uint32_t start = self->item_ends[item], end = self->item_ends[item + 1];
  const uint32_t first = self->image[self->item_options[start]];

  for (uint32_t i = self->option_ends[first]; i < self->option_ends[first + 1]; i++)
    {
      const uint32_t other = self->option_items[i];
      bool all = self->item_ends[other + 1] - self->item_ends[other] == end - start
                 && (other < self->n_primary) == (item < self->n_primary);

      for (uint32_t j = start; all && j < end; j++)
        all = !stops_after_terms (self, self->option_ends[first + 1] - self->option_ends[first])
              && has_item (self, self->image[self->item_options[j]], other);
      if (all)
        return other;
    }
  return COVER_NONE;
}

/* Proves that the pairing of options by equal colours is a symmetry.  It is one when it is a
 * permutation and all options of each item become all options of an item of the same kind: then an
 * exact cover remains an exact cover. */
static bool
prove_symmetry (Finder *self)
{
  sort_options (self, self->options, self->sorted);
  for (uint32_t i = 0; i < self->plan->n_options; i++)
    {
      if (self->sorted[i].colour != self->sorted_base[i].colour)
        return false;
      self->image[self->sorted_base[i].number] = self->sorted[i].number;
    }
  for (uint32_t item = 0; item < self->n_items; item++)
    {
      self->partner[item] = item;
      if (self->item_ends[item] == self->item_ends[item + 1])
        continue;
      self->partner[item] = find_partner (self, item);
      if (self->partner[item] == COVER_NONE)
        return false;
    }
  return true;
}

/* Looks for images of the rest of the base; `depth` items have theirs. */
static bool
extend_image (Finder *self, uint32_t depth)
{
  if (depth == self->n_base)
    return prove_symmetry (self);
  for (uint32_t item = 0;
       item < self->n_items && self->n_tries < self->most_tries && !self->is_stopped; item++)
    {
      if (self->items[depth][item] != self->base_items[depth][self->base[depth]])
        continue;
      refine_image (self, depth + 1, item);
      if (extend_image (self, depth + 1))
        return true;
    }
  return false;
}

static uint32_t
find_orbit (uint32_t *orbit, uint32_t item)
{
  while (orbit[item] != item)
    item = orbit[item] = orbit[orbit[item]];
  return item;
}

/* Adds a permutation and all that it generates with the others.  Returns false, with nothing
 * changed, when they become too many. */
static bool
add_to_group (BitsSymmetries *self, const uint32_t *image, uint32_t n_options)
{
  const uint32_t n_before = self->n;
  const size_t n_bytes = n_options * sizeof *image;
  const uint32_t *generators[BITS_MOST_SYMMETRIES];

  if (self->n_generators == BITS_MOST_SYMMETRIES || self->n == BITS_MOST_SYMMETRIES)
    return false;
  memcpy (self->images + (size_t) self->n++ * n_options, image, n_bytes);
  self->generators[self->n_generators] = n_before;
  for (uint32_t g = 0; g <= self->n_generators; g++)
    generators[g] = self->images + (size_t) self->generators[g] * n_options;
  for (uint32_t i = 0; i < self->n; i++)
    for (uint32_t g = 0; g <= self->n_generators; g++)
      {
        const uint32_t *one = self->images + (size_t) i * n_options;
        uint32_t *product = self->images + (size_t) self->n * n_options;
        uint32_t k = 0;

        for (uint32_t option = 0; option < n_options; option++)
          product[option] = generators[g][one[option]];
        while (k < self->n && memcmp (self->images + (size_t) k * n_options, product, n_bytes) != 0)
          k++;
        if (k < self->n)
          continue;
        if (++self->n > BITS_MOST_SYMMETRIES)
          {
            self->n = n_before;
            return false;
          }
      }
  self->n_generators++;
  return true;
}

/* For each item of the base, the last first, tries the images that it can have while those before
 * it stay. */
static void
find_group (Finder *self, BitsSymmetries *group)
{
  for (uint32_t depth = self->n_base; depth-- > 0;)
    for (uint32_t item = 0;
         item < self->n_items && self->n_tries < self->most_tries && !self->is_stopped; item++)
      {
        const uint32_t from = self->base[depth];

        if (self->base_items[depth][item] != self->base_items[depth][from]
            || find_orbit (self->orbit, item) == find_orbit (self->orbit, from))
          continue;
        memcpy (self->items[depth], self->base_items[depth], self->n_items * sizeof (uint64_t));
        refine_image (self, depth + 1, item);
        if (!extend_image (self, depth + 1) || self->is_stopped
            || !add_to_group (group, self->image, self->plan->n_options))
          continue;
        for (uint32_t i = 0; i < self->n_items; i++)
          self->orbit[find_orbit (self->orbit, i)] = find_orbit (self->orbit, self->partner[i]);
      }
}

static void
gather_terms (Finder *self, const CoverProblem *problem)
{
  uint32_t at = 0;

  for (uint32_t option = 0; option < self->plan->n_options; option++)
    {
      uint32_t n_terms;
      const CoverTerm *terms =
          cover_problem_option (problem, self->plan->numbers[option], &n_terms);

      if (stops_after_terms (self, n_terms))
        return;
      for (uint32_t i = 0; i < n_terms; i++)
        {
          self->option_items[at++] = terms[i].item;
          self->item_ends[terms[i].item + 1]++;
        }
      self->option_ends[option + 1] = at;
    }
  for (uint32_t item = 0; item < self->n_items; item++)
    self->item_ends[item + 1] += self->item_ends[item];
  memcpy (self->partner, self->item_ends, self->n_items * sizeof (uint32_t));
  for (uint32_t option = 0; option < self->plan->n_options; option++)
    {
      if (stops_after_terms (self, self->option_ends[option + 1] - self->option_ends[option]))
        return;
      for (uint32_t i = self->option_ends[option]; i < self->option_ends[option + 1]; i++)
        self->item_options[self->partner[self->option_items[i]]++] = option;
    }
  for (uint32_t item = 0; item < self->n_items; item++)
    self->orbit[item] = item;
}

static BaseStatus
init_finder (Finder *self, const BitsPlan *plan, const CoverProblem *problem, const BaseStop *stop)
{
  const size_t n_items = cover_problem_n_items (problem), n_options = plan->n_options;
  const size_t n_terms = cover_problem_n_terms (problem);
  const size_t n_long = 2 * (MOST_BASE + 1) * n_items + 2 * n_options;
  const size_t n_short = 2 * n_terms + 2 * n_options + 3 * n_items + 4;
  uint64_t *wide = base_new_zeroed (uint64_t, n_long + n_short + 4 * n_options);
  uint32_t *narrow;

  *self = (Finder){ .plan = plan, .n_items = (uint32_t) n_items, .allocated = wide, .stop = stop };
  if (wide == NULL)
    return BASE_NO_MEMORY;
  self->n_primary = plan->n_items;
  for (uint32_t i = 0; i <= MOST_BASE; i++, wide += 2 * n_items)
    {
      self->base_items[i] = wide;
      self->items[i] = wide + n_items;
    }
  self->base_options = wide;
  self->options = wide + n_options;
  self->sorted = (Coloured *) (wide + 2 * n_options);
  self->sorted_base = self->sorted + n_options;
  narrow = (uint32_t *) (self->sorted_base + n_options);
  self->option_ends = narrow;
  self->item_ends = self->option_ends + n_options + 1;
  self->option_items = self->item_ends + n_items + 1;
  self->item_options = self->option_items + n_terms;
  self->image = self->item_options + n_terms;
  self->partner = self->image + n_options;
  self->orbit = self->partner + n_items;
  gather_terms (self, problem);
  return self->is_stopped ? BASE_STOPPED : BASE_OK;
}

BaseStatus
bits_symmetries_init (BitsSymmetries *self,
                      const BitsPlan *plan,
                      const CoverProblem *problem,
                      uint32_t most_tries,
                      const BaseStop *stop)
{
  Finder finder;
  BaseStatus status = init_finder (&finder, plan, problem, stop);

  *self = (BitsSymmetries){ .n = 1 };
  if (status == BASE_OK)
    {
      self->images = base_new (uint32_t, (BITS_MOST_SYMMETRIES + 1) * (size_t) plan->n_options);
      status = self->images == NULL ? BASE_NO_MEMORY : BASE_OK;
    }
  if (status == BASE_OK)
    {
      for (uint32_t option = 0; option < plan->n_options; option++)
        self->images[option] = option;
      finder.most_tries = most_tries;
      if (most_tries > 0 && choose_base (&finder))
        find_group (&finder, self);
      if (finder.is_stopped)
        status = BASE_STOPPED;
    }
  free (finder.allocated);
  return status;
}

void
bits_symmetries_clear (BitsSymmetries *self)
{
  free (self->images);
}
