/* cover-sprint-link.c - the sprint: linking the options that the givens of a puzzle leave.
 *
 * Closed items are bits.  A run of options with one first item in common, such as the values of a
 * cell, needs four reads of these bits to find which of its options are left.  Each of these is
 * appended to its items' lists, which is a few writes.  A pass over the items then closes the rings
 * and finds forced items.
 *
 * Tried and dropped:
 *
 * - Going along the options of all runs, bit by bit: an eighth more time.  Fewer ends of loops are
 *   mispredicted, but data shared by a run stays in registers.
 * - A set of options for each item, and the union of these: a twentieth more instructions, a
 *   quarter more where most is given. */
#include "cover-sprint-private.h"

#include <string.h>

/* At least 25 bits from `bit` on: one load on machines where the lowest byte comes first. */
static inline uint32_t
bits_from (const uint8_t *bytes, uint32_t bit)
{
  const uint8_t *const byte = &bytes[bit / 8];

  return ((uint32_t) byte[0] | (uint32_t) byte[1] << 8 | (uint32_t) byte[2] << 16
          | (uint32_t) byte[3] << 24)
         >> bit % 8;
}

/* Eight sizes as one number: one load on machines where the lowest byte comes first. */
static inline uint64_t
eight_sizes (const uint8_t *size)
{
  return (uint64_t) size[0] | (uint64_t) size[1] << 8 | (uint64_t) size[2] << 16
         | (uint64_t) size[3] << 24 | (uint64_t) size[4] << 32 | (uint64_t) size[5] << 40
         | (uint64_t) size[6] << 48 | (uint64_t) size[7] << 56;
}

/* Closes the items of the givens.  Returns false when a given does not exist, is dropped, or has an
 * item that is already closed. */
static bool
force_givens (CoverSprint *self,
              uint8_t *size,
              const uint32_t *givens,
              size_t n_givens,
              const uint8_t *dropped)
{
  for (size_t i = 0; i < n_givens; i++)
    {
      if (givens[i] >= self->n_options || (dropped != NULL && dropped[givens[i]]))
        return false;
      for (uint32_t j = 0; j < SPRINT_WIDTH; j++)
        {
          const uint32_t item = self->options[givens[i]].item[j];

          if (size[item] == SPRINT_CLOSED)
            return false;
          size[item] = SPRINT_CLOSED;
        }
    }
  self->n_closed = SPRINT_WIDTH * (uint32_t) n_givens;
  return true;
}

/* Makes a bit for each closed item.  All others have no options yet, which their sign shows. */
static void
mark_closed (CoverSprint *self)
{
  for (uint32_t i = 0; i < self->n_sizes; i += 8)
    {
      const uint64_t signs = ~eight_sizes (&self->layer.size[i]) & 0x8080808080808080;

      self->closed[i / 8] = (uint8_t) ((signs >> 7) * 0x0102040810204080 >> 56);
    }
}

/* A bit for each option of the run that has no closed item and is not dropped. */
static inline uint32_t
left_of_run (const CoverSprint *self, const SprintRun *run, const uint8_t *dropped)
{
  const uint8_t *const closed = self->closed;
  uint32_t left;

  if ((bits_from (closed, run->item[0]) & 1) != 0)
    return 0;
  left = ~(bits_from (closed, run->item[1]) | bits_from (closed, run->item[2])
           | bits_from (closed, run->item[3]))
         & (((uint32_t) 1 << run->n) - 1);
  for (uint32_t i = 0; dropped != NULL && i < run->n; i++)
    left &= ~((uint32_t) (dropped[run->first + i] != 0) << i);
  return left;
}

/* Puts the node at the end of a list that is not yet a ring. */
static inline void
append_node (SprintLayer layer, uint32_t header, uint32_t node)
{
  const uint32_t last = layer.link[header].up;

  layer.link[node].up = (uint16_t) last;
  layer.link[last].down = (uint16_t) node;
  layer.link[header].up = (uint16_t) node;
  layer.size[header]++;
}

/* Links the options `left` of the run, as numbers from `n` on.  Returns the new `n`.  The last node
 * of the shared item stays in a register: reading it back would wait for a store. */
static inline uint32_t
link_run (CoverSprint *self, SprintRun run, uint32_t left, uint32_t n)
{
  const SprintLayer layer = self->layer;
  uint16_t *const number = self->option, *const items = self->item;
  const SprintOption *const options = self->options;
  const uint32_t shared = run.item[0], before = n;
  uint32_t last = layer.link[shared].up;

  for (; left != 0; left &= left - 1)
    {
      const uint32_t k = (uint32_t) __builtin_ctz (left), option = run.first + k;
      const uint32_t first = self->base + SPRINT_WIDTH * n;

      number[n++] = (uint16_t) option;
      memcpy (&items[first], &options[option], sizeof (SprintOption));
      layer.link[first].up = (uint16_t) last;
      layer.link[last].down = (uint16_t) first;
      last = first;
      append_node (layer, run.item[1] + k, first + 1);
      append_node (layer, run.item[2] + k, first + 2);
      append_node (layer, run.item[3] + k, first + 3);
    }
  layer.link[shared].up = (uint16_t) last;
  layer.size[shared] += (uint8_t) (n - before);
  return n;
}

/* Collects the items that have one option.  Returns whether an item has none. */
static bool
find_forced (CoverSprint *self)
{
  const uint64_t low = 0x7f7f7f7f7f7f7f7f;
  uint64_t signs = 0;

  self->n_forced = 0;
  for (uint32_t i = 0; i < self->n_sizes; i += 8)
    {
      const uint64_t sizes = eight_sizes (&self->layer.size[i]);

      signs |= sizes;
      /* The top bit of each byte that is 0. */
      for (uint64_t zero = ~(((sizes & low) + low) | sizes | low); zero != 0; zero &= zero - 1)
        self->forced[self->n_forced++] = (uint16_t) (i + (uint32_t) __builtin_ctzll (zero) / 8);
    }
  return (signs & ~low) != 0;
}

static void
link_options (CoverSprint *self, const uint8_t *dropped)
{
  SprintLink *const link = self->layer.link;
  uint32_t n_linked = 0;

  memcpy (link, self->empty, self->n_items * sizeof (SprintLink));
  for (uint32_t i = 0; i < self->n_runs; i++)
    n_linked =
        link_run (self, self->runs[i], left_of_run (self, &self->runs[i], dropped), n_linked);
  for (uint32_t i = 0; i < self->n_items; i++)
    link[link[i].up].down = (uint16_t) i;
  self->layer_bytes = sprint_layer_bytes (self, n_linked);
}

BaseStatus
cover_sprint_start (CoverSprint *self,
                    const uint32_t *givens,
                    size_t n_givens,
                    const uint8_t *dropped)
{
  uint32_t n_open;

  sprint_work_on_layer (self, 0);
  memset (self->layer.size, SPRINT_NONE, self->n_items);
  memset (self->layer.size + self->n_items, SPRINT_CLOSED, self->n_sizes - self->n_items);
  if (!force_givens (self, self->layer.size, givens, n_givens, dropped))
    return BASE_BAD_INPUT;
  mark_closed (self);
  link_options (self, dropped);
  n_open = self->n_items - self->n_closed;
  self->n_levels = n_open % SPRINT_WIDTH == 0 ? n_open / SPRINT_WIDTH : UINT32_MAX;
  self->level = self->n_branches = self->n_hidden = 0;
  self->usual_updates = self->layer_bytes;
  self->dead = find_forced (self);
  self->counters = (CoverCounters){ 0 };
  self->place = SPRINT_ENTERS;
  return BASE_OK;
}
