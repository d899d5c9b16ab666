/* cover-sprint.c - options of four items in 16 bits.
 *
 * Headers come first, padded to a multiple of four, then the options that the givens leave, each on an aligned four:
 * the others of an option's node are at node ^ 1, ^ 2 and ^ 3.  There is no list of open items: one taken out of it has
 * the top bit of its size set.  Items whose size sinks to 1 leave a bit, so that in a chain of forced options nobody
 * looks for the smallest; a size that sinks to 0 ends the branch before the rest is unlinked. */
#include "cover-sprint-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

#define LARGEST       (SPRINT_CLOSED - 1)
#define MOST_NODES    UINT16_MAX
#define LAYER_STEP    32 /* layers are padded to a multiple of this */
#define WORDS_AT_ONCE 4

static uint32_t
first_option_node (uint32_t n_items)
{
  return (n_items + SPRINT_WIDTH - 1) & ~(uint32_t) (SPRINT_WIDTH - 1);
}

static size_t
layer_bytes_for (const CoverSprint *self, uint32_t n_linked)
{
  size_t bytes =
      self->n_sizes + (self->base + SPRINT_WIDTH * (size_t) n_linked) * sizeof (SprintLink);

  return (bytes + LAYER_STEP - 1) / LAYER_STEP * LAYER_STEP;
}

bool
cover_sprint_fits (const CoverProblem *problem)
{
  uint32_t n_items = cover_problem_n_items (problem), n_options = cover_problem_n_options (problem);

  if (cover_problem_n_primary (problem) != n_items || n_items > MOST_NODES || n_options > MOST_NODES
      || first_option_node (n_items) + SPRINT_WIDTH * n_options >= MOST_NODES)
    return false;
  for (uint32_t option = 0; option < n_options; option++)
    {
      uint32_t n_terms;

      cover_problem_option (problem, option, &n_terms);
      if (n_terms != SPRINT_WIDTH)
        return false;
    }
  return true;
}

static BaseStatus
allocate (CoverSprint *self)
{
  const size_t n_nodes = self->base + SPRINT_WIDTH * (size_t) self->n_options;
  const size_t n_levels = self->n_items / SPRINT_WIDTH + 1;

  self->options = base_new_zeroed (SprintOption, self->n_options + 1);
  self->owners = base_new_zeroed (uint64_t, (size_t) self->n_items * self->n_option_words);
  self->gone = base_new_zeroed (uint64_t, self->n_option_words);
  self->option = base_new_zeroed (uint16_t, self->n_options + 1);
  self->empty = base_new_zeroed (SprintLink, self->n_items + 1);
  self->closed = base_new_zeroed (uint16_t, self->n_items + 1);
  self->item = base_new_zeroed (uint16_t, n_nodes);
  self->taken = base_new_zeroed (uint16_t, n_levels);
  self->branches = base_new_zeroed (SprintBranch, n_levels);
  self->forced = base_new_zeroed (uint64_t, self->n_item_words + 1);
  self->layers = base_new_zeroed (uint8_t, (SPRINT_MOST_KEPT + 1) * self->layer_bytes);
  if (self->options == NULL || self->empty == NULL || self->closed == NULL || self->owners == NULL
      || self->gone == NULL || self->option == NULL || self->item == NULL || self->taken == NULL
      || self->branches == NULL || self->forced == NULL || self->layers == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t i = 0; i < self->n_items; i++)
    self->empty[i] = (SprintLink){ (uint16_t) i, (uint16_t) i };
  return BASE_OK;
}

/* False when an item has more options than a size can count. */
static bool
name_items (CoverSprint *self, const CoverProblem *problem)
{
  uint8_t *const size = self->layers; /* sizes are what a layer begins with */

  for (uint32_t option = 0; option < self->n_options; option++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

      for (uint32_t i = 0; i < SPRINT_WIDTH; i++)
        {
          const uint32_t item = terms[i].item;

          if (size[item]++ == LARGEST)
            return false;
          self->options[option].item[i] = (uint16_t) item;
          self->owners[(size_t) item * self->n_option_words + option / 64] |= (uint64_t) 1
                                                                              << option % 64;
        }
    }
  return true;
}

BaseStatus
cover_sprint_new (const CoverProblem *problem, CoverSprint **out_sprint)
{
  CoverSprint *self = base_new_zeroed (CoverSprint, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->n_items = cover_problem_n_items (problem);
  self->n_sizes = (self->n_items + 7) / 8 * 8;
  self->n_item_words = (self->n_items + 63) / 64;
  self->n_options = cover_problem_n_options (problem);
  self->n_option_words =
      (self->n_options + 64 * WORDS_AT_ONCE - 1) / (64 * WORDS_AT_ONCE) * WORDS_AT_ONCE;
  self->base = first_option_node (self->n_items);
  self->layer_bytes = layer_bytes_for (self, self->n_options);
  status = allocate (self);
  if (status == BASE_OK && !name_items (self, problem))
    status = BASE_BAD_INPUT;
  if (status != BASE_OK)
    {
      cover_sprint_free (self);
      return status;
    }
  *out_sprint = self;
  return BASE_OK;
}

void
cover_sprint_free (CoverSprint *self)
{
  if (self == NULL)
    return;
  free (self->options);
  free (self->empty);
  free (self->closed);
  free (self->owners);
  free (self->gone);
  free (self->option);
  free (self->item);
  free (self->taken);
  free (self->branches);
  free (self->forced);
  free (self->layers);
  free (self);
}

/* Closes the items of the givens.  False when a given is not there or one of its items is closed when its turn comes. */
static bool
force_givens (CoverSprint *self, uint8_t *size, const uint32_t *givens, size_t n_givens)
{
  self->n_closed = 0;
  for (size_t i = 0; i < n_givens; i++)
    {
      if (givens[i] >= self->n_options || (self->gone[givens[i] / 64] >> givens[i] % 64 & 1) != 0)
        return false;
      for (uint32_t j = 0; j < SPRINT_WIDTH; j++)
        {
          const uint16_t item = self->options[givens[i]].item[j];

          if (size[item] == SPRINT_CLOSED)
            return false;
          size[item] = SPRINT_CLOSED;
          self->closed[self->n_closed++] = item;
        }
    }
  return true;
}

/* All options that have a closed item are gone, a few words at a time, so that these stay in registers. */
static void
drop_owners (CoverSprint *self)
{
  for (uint32_t word = 0; word < self->n_option_words; word += WORDS_AT_ONCE)
    {
      uint64_t gone[WORDS_AT_ONCE];

      memcpy (gone, &self->gone[word], sizeof gone);
      for (uint32_t i = 0; i < self->n_closed; i++)
        {
          const uint64_t *owners =
              &self->owners[(size_t) self->closed[i] * self->n_option_words + word];

          for (uint32_t k = 0; k < WORDS_AT_ONCE; k++)
            gone[k] |= owners[k];
        }
      memcpy (&self->gone[word], gone, sizeof gone);
    }
}

static inline void
append (SprintLink *link, uint8_t *size, uint32_t header, uint32_t node)
{
  const uint32_t last = link[header].up;

  link[node].up = (uint16_t) last;
  link[node].down = (uint16_t) header;
  link[last].down = (uint16_t) node;
  link[header].up = (uint16_t) node;
  size[header]++;
}

/* Links the options that are not gone, in their order, each at the end of its items' lists. */
static void
link_options (CoverSprint *self)
{
  SprintLink *const link = self->layer.link;
  uint8_t *const size = self->layer.size;
  const SprintOption *const options = self->options;
  uint16_t *const items = self->item;
  uint32_t n_linked = 0;

  memcpy (link, self->empty, self->n_items * sizeof (SprintLink));
  for (uint32_t word = 0; word < self->n_option_words; word++)
    for (uint64_t left = ~self->gone[word]; left != 0; left &= left - 1)
      {
        const uint32_t option = word * 64 + (uint32_t) __builtin_ctzll (left);
        const uint32_t first = self->base + SPRINT_WIDTH * n_linked;

        self->option[n_linked++] = (uint16_t) option;
        memcpy (&items[first], &options[option], sizeof (SprintOption));
        for (uint32_t i = 0; i < SPRINT_WIDTH; i++)
          append (link, size, options[option].item[i], first + i);
      }
  self->layer_bytes = layer_bytes_for (self, n_linked);
}

/* A bit for each size below 2, found eight at a time: bytes below 2 are those that are 0 without their lowest bit. */
static void
find_forced (CoverSprint *self)
{
  const uint64_t low = 0x7f7f7f7f7f7f7f7f;

  memset (self->forced, 0, self->n_item_words * sizeof (uint64_t));
  for (uint32_t i = 0; i < self->n_sizes; i += 8)
    {
      const uint8_t *size = &self->layer.size[i];
      /* One load, where the lowest byte comes first. */
      uint64_t sizes = (uint64_t) size[0] | (uint64_t) size[1] << 8 | (uint64_t) size[2] << 16
                       | (uint64_t) size[3] << 24 | (uint64_t) size[4] << 32
                       | (uint64_t) size[5] << 40 | (uint64_t) size[6] << 48
                       | (uint64_t) size[7] << 56;
      uint64_t zero;

      sizes &= 0xfefefefefefefefe;
      zero = ~(((sizes & low) + low) | sizes | low);
      self->forced[i / 64] |= ((zero >> 7) * 0x0102040810204080 >> 56) << i % 64;
    }
}

/* Nothing is gone but what was left out, and the bits behind the last option. */
static void
forget_all (CoverSprint *self, uint8_t *size, const uint8_t *dropped)
{
  memset (size, 0, self->n_items);
  memset (size + self->n_items, SPRINT_CLOSED, self->n_sizes - self->n_items);
  memset (self->gone, 0, self->n_option_words * sizeof *self->gone);
  for (uint32_t word = self->n_options / 64; word < self->n_option_words; word++)
    self->gone[word] =
        word == self->n_options / 64 ? UINT64_MAX << self->n_options % 64 : UINT64_MAX;
  for (uint32_t option = 0; dropped != NULL && option < self->n_options; option++)
    self->gone[option / 64] |= (uint64_t) (dropped[option] != 0) << option % 64;
}

BaseStatus
cover_sprint_start (CoverSprint *self,
                    const uint32_t *givens,
                    size_t n_givens,
                    const uint8_t *dropped)
{
  uint32_t n_open;

  sprint_work_on_layer (self, 0);
  forget_all (self, self->layer.size, dropped);
  if (!force_givens (self, self->layer.size, givens, n_givens))
    return BASE_BAD_INPUT;
  drop_owners (self);
  link_options (self);
  find_forced (self);
  n_open = self->n_items - self->n_closed;
  self->n_levels = n_open % SPRINT_WIDTH == 0 ? n_open / SPRINT_WIDTH : UINT32_MAX;
  self->level = self->n_branches = 0;
  self->usual_updates = self->layer_bytes;
  self->dead = self->n_items > 0 && memchr (self->layer.size, 0, self->n_items) != NULL;
  self->counters = (CoverCounters){ 0 };
  self->place = SPRINT_ENTERS;
  return BASE_OK;
}

const CoverCounters *
cover_sprint_counters (const CoverSprint *self)
{
  return &self->counters;
}

uint32_t
cover_sprint_choices (const CoverSprint *self, uint32_t *out_options)
{
  for (uint32_t level = 0; level < self->level; level++)
    out_options[level] = self->option[(self->taken[level] - self->base) / SPRINT_WIDTH];
  return self->level;
}
