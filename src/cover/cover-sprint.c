/* cover-sprint.c - the body compiled for options of four items in 16 bits.
 *
 * Headers come first, padded to a multiple of four; option o's nodes are the aligned four at
 * base + 4 o, whether the option is linked or not, so that an option's number is a shift away and the items of
 * nodes never change.  There is no list of open items: an item taken out of it has the top bit of its size
 * set, which hides it from the search for the smallest. */
#include "cover-sprint.h"

#include "base-memory.h"
#include "cover-walk-private.h"

#include <stdlib.h>
#include <string.h>

#define WIDTH      4    /* items of an option */
#define CLOSED     0x80 /* the item is covered */
#define VECTOR     16   /* sizes are padded to a multiple of this, with CLOSED */
#define ROOT       UINT16_MAX
#define MOST_NODES UINT16_MAX
#define LARGEST    (CLOSED - 1) /* size of an item */

typedef struct
{
  uint16_t *up, *down;
  uint16_t *item; /* of each node; a header's is itself */
  uint8_t *size;
  uint32_t n_items, n_sizes; /* n_sizes: padded */
  uint32_t base, n_options;

  /* To find what the givens leave: bit sets of options, n_words each. */
  uint32_t n_words;
  uint64_t *owners; /* for each item, the options that have it */
  uint64_t *gone;   /* the options that are not to be linked */
} SprintLinks;

struct CoverSprint
{
  CoverWalk walk;
  SprintLinks links;
};

/* The leftmost of the smallest open items, ROOT when none is open. */
static inline uint32_t
sprint_choose (const CoverWalk *walk, const SprintLinks *links, uint32_t level)
{
  const uint8_t *size = links->size;
  uint8_t fewest = CLOSED;

  (void) walk;
  (void) level;
  /* The compiler makes vector instructions of this loop: a minimum of 16 sizes each on any x86-64. */
  for (uint32_t i = 0; i < links->n_sizes; i++)
    fewest = size[i] < fewest ? size[i] : fewest;
  if (fewest == CLOSED)
    return ROOT;
  return (uint32_t) ((const uint8_t *) memchr (size, fewest, links->n_sizes) - size);
}

static inline void
sprint_unlink_header (SprintLinks *links, uint32_t header)
{
  links->size[header] |= CLOSED;
}

static inline void
sprint_relink_header (SprintLinks *links, uint32_t header)
{
  links->size[header] &= (uint8_t) ~CLOSED;
}

static inline void
sprint_unlink (SprintLinks *links, uint32_t node)
{
  const uint16_t up = links->up[node], down = links->down[node];

  links->down[up] = down;
  links->up[down] = up;
  links->size[links->item[node]]--;
}

static inline void
sprint_relink (SprintLinks *links, uint32_t node)
{
  links->up[links->down[node]] = (uint16_t) node;
  links->down[links->up[node]] = (uint16_t) node;
  links->size[links->item[node]]++;
}

static inline uint32_t
sprint_turn (uint32_t node, uint32_t by)
{
  return (node & ~(uint32_t) (WIDTH - 1)) | ((node + by) & (WIDTH - 1));
}

#define Links                           SprintLinks
#define BODY(name)                      sprint_##name
#define UP(links, node)                 ((uint32_t) (links)->up[node])
#define DOWN(links, node)               ((uint32_t) (links)->down[node])
#define ITEM(links, node)               ((uint32_t) (links)->item[node])
#define AFTER(links, node)              sprint_turn ((node), 1)
#define BEFORE(links, node)             sprint_turn ((node), WIDTH - 1)
#define COLOURED                        0
#define OTHERS                          (WIDTH - 1)
#define COLOUR(links, node)             0
#define SET_COLOUR(links, node, colour) ((void) (colour))
#include "cover-body-private.h"

static CoverPause
run_sprint (CoverWalk *walk, void *links)
{
  return sprint_forward (walk, links, NULL, 0, false);
}

static uint32_t
first_option_node (uint32_t n_items)
{
  return (n_items + WIDTH - 1) & ~(uint32_t) (WIDTH - 1);
}

bool
cover_sprint_fits (const CoverProblem *problem)
{
  uint32_t n_items = cover_problem_n_items (problem), n_options = cover_problem_n_options (problem);

  if (cover_problem_n_primary (problem) != n_items || n_items > MOST_NODES || n_options > MOST_NODES
      || first_option_node (n_items) + WIDTH * n_options >= MOST_NODES)
    return false;
  for (uint32_t option = 0; option < n_options; option++)
    {
      uint32_t n_terms;

      cover_problem_option (problem, option, &n_terms);
      if (n_terms != WIDTH)
        return false;
    }
  return true;
}

static BaseStatus
allocate_links (SprintLinks *links)
{
  size_t n_nodes = links->base + WIDTH * (size_t) links->n_options;

  links->up = base_new_zeroed (uint16_t, n_nodes);
  links->down = base_new_zeroed (uint16_t, n_nodes);
  links->item = base_new_zeroed (uint16_t, n_nodes);
  links->size = base_new_zeroed (uint8_t, links->n_sizes);
  links->owners = base_new_zeroed (uint64_t, (size_t) links->n_items * links->n_words);
  links->gone = base_new_zeroed (uint64_t, links->n_words);
  if (links->up == NULL || links->down == NULL || links->item == NULL || links->size == NULL
      || links->owners == NULL || links->gone == NULL)
    return BASE_NO_MEMORY;
  return BASE_OK;
}

/* Gives each node its item; false when an item has more options than a size can count. */
static bool
name_items (SprintLinks *links, const CoverProblem *problem)
{
  for (uint32_t i = 0; i < links->n_items; i++)
    links->item[i] = (uint16_t) i;
  for (uint32_t option = 0; option < links->n_options; option++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

      for (uint32_t i = 0; i < WIDTH; i++)
        {
          if (links->size[terms[i].item]++ == LARGEST)
            return false;
          links->item[links->base + WIDTH * option + i] = (uint16_t) terms[i].item;
          links->owners[(size_t) terms[i].item * links->n_words + option / 64] |= (uint64_t) 1
                                                                                  << option % 64;
        }
    }
  return true;
}

BaseStatus
cover_sprint_new (const CoverProblem *problem, CoverSprint **out_sprint)
{
  CoverSprint *self = base_new_zeroed (CoverSprint, 1);
  SprintLinks *links;

  if (self == NULL)
    return BASE_NO_MEMORY;
  links = &self->links;
  links->n_items = cover_problem_n_items (problem);
  links->n_sizes = (links->n_items + VECTOR - 1) / VECTOR * VECTOR;
  links->n_options = cover_problem_n_options (problem);
  links->base = first_option_node (links->n_items);
  links->n_words = (links->n_options + 63) / 64;
  if (allocate_links (links) != BASE_OK || cover_walk_init (&self->walk, links->n_items) != BASE_OK)
    {
      cover_sprint_free (self);
      return BASE_NO_MEMORY;
    }
  if (!name_items (links, problem))
    {
      cover_sprint_free (self);
      return BASE_BAD_INPUT;
    }
  *out_sprint = self;
  return BASE_OK;
}

void
cover_sprint_free (CoverSprint *self)
{
  if (self == NULL)
    return;
  cover_walk_clear (&self->walk);
  free (self->links.up);
  free (self->links.down);
  free (self->links.item);
  free (self->links.size);
  free (self->links.owners);
  free (self->links.gone);
  free (self);
}

/* Covers the items of the givens: all options that have one of them are gone.  False when a given is gone
 * itself when its turn comes. */
static bool
force_givens (SprintLinks *links, const uint32_t *givens, size_t n_givens)
{
  for (size_t i = 0; i < n_givens; i++)
    {
      const uint16_t *items;

      if (givens[i] >= links->n_options || (links->gone[givens[i] / 64] >> givens[i] % 64 & 1) != 0)
        return false;
      items = &links->item[links->base + WIDTH * givens[i]];
      for (uint32_t j = 0; j < WIDTH; j++)
        {
          const uint64_t *owners = &links->owners[(size_t) items[j] * links->n_words];

          for (uint32_t word = 0; word < links->n_words; word++)
            links->gone[word] |= owners[word];
          links->size[items[j]] = CLOSED;
        }
    }
  return true;
}

/* Links the options that are not gone, in their order, each at the end of its items' lists.  While this goes
 * on, a header's `up` is the last node of its list; the rings are closed at the end. */
static void
link_options (SprintLinks *links)
{
  uint16_t *const up = links->up, *const down = links->down;

  for (uint32_t i = 0; i < links->n_items; i++)
    up[i] = (uint16_t) i;
  for (uint32_t word = 0; word < links->n_words; word++)
    for (uint64_t left = ~links->gone[word]; left != 0; left &= left - 1)
      {
        const uint32_t option = word * 64 + (uint32_t) __builtin_ctzll (left);
        const uint32_t first = links->base + WIDTH * option;

        for (uint32_t i = 0; i < WIDTH; i++)
          {
            const uint16_t node = (uint16_t) (first + i), item = links->item[node], last = up[item];

            up[node] = last;
            down[last] = node;
            up[item] = node;
            links->size[item]++;
          }
      }
  for (uint32_t i = 0; i < links->n_items; i++)
    down[up[i]] = (uint16_t) i;
}

/* Nothing is gone but what was left out, and the bits behind the last option. */
static void
forget_all (SprintLinks *links, const uint8_t *dropped)
{
  memset (links->size, 0, links->n_items);
  memset (links->size + links->n_items, CLOSED, links->n_sizes - links->n_items);
  memset (links->gone, 0, links->n_words * sizeof *links->gone);
  if (links->n_options % 64 != 0)
    links->gone[links->n_words - 1] = UINT64_MAX << links->n_options % 64;
  for (uint32_t option = 0; dropped != NULL && option < links->n_options; option++)
    links->gone[option / 64] |= (uint64_t) (dropped[option] != 0) << option % 64;
}

BaseStatus
cover_sprint_start (CoverSprint *self,
                    const uint32_t *givens,
                    size_t n_givens,
                    const uint8_t *dropped)
{
  cover_walk_reset (&self->walk);
  forget_all (&self->links, dropped);
  if (!force_givens (&self->links, givens, n_givens))
    return BASE_BAD_INPUT;
  link_options (&self->links);
  self->walk.counters.events = n_givens;
  return BASE_OK;
}

CoverOutcome
cover_sprint_run (CoverSprint *self, const CoverLimits *limits)
{
  return cover_walk_run (&self->walk, &self->links, run_sprint, limits);
}

const CoverCounters *
cover_sprint_counters (const CoverSprint *self)
{
  return &self->walk.counters;
}

uint32_t
cover_sprint_choices (const CoverSprint *self, uint32_t *out_options)
{
  uint32_t n = cover_walk_n_taken (&self->walk);

  for (uint32_t level = 0; level < n; level++)
    out_options[level] = (self->walk.frames[level].node - self->links.base) / WIDTH;
  return n;
}
