/* cover-sprint-run.c - the sprint: taking options, and two ways back.
 *
 * There are two ways back to the last choice that has another option.  The dance: relinking what was unlinked, in the
 * opposite order.  And where a chain of forced options as long as the last ones would take longer to relink than a copy
 * to write (a 9x9 grid's links are 1 to 4 kB): the links stay as the choice found them, and each option is tried on a
 * copy, a layer above; the last one takes the original.  When nothing is left to try, nothing is relinked.
 *
 * Where there is a choice of two, and several items offer one, some of these are compared: what hides most fails or
 * forces soonest.  That, and what is not unlinked, make the counts other than Knuth's, which cover-search.h has.
 *
 * Tried and dropped: relinking only (a third more instructions on hard puzzles, a seventh more where most is forced);
 * the rightmost pair, or the pair with most items of size 2 beside it (up to 1.7 times the nodes on the hardest
 * puzzles); clearing an item's bit when it is closed (more instructions than to find it closed later). */
#include "cover-sprint-private.h"

#include "base-memory.h"

#include <string.h>

/* To copy so many bytes takes as long as to relink one node. */
#define BYTES_AN_UPDATE 100

/* Of the nodes on hard puzzles, 4 leave up to 15 % more, and 16 take away 5 % at most. */
#define PAIRS_WEIGHED 8

/* Nodes entered until somebody looks at the flags again, and fewer where a layer is larger than so much: then a node
 * takes longer. */
#define NODES_BETWEEN_LOOKS 256
#define BYTES_OF_A_LAYER    4096

/* Takes a node out of its item's list.  Where that leaves one or none, the item gets its bit; true where none is left.
 * The size of a closed item stays above, whatever is taken from it. */
static inline bool
hide_node (SprintLayer layer, uint64_t *forced, const uint16_t *item, uint32_t node)
{
  const SprintLink at = layer.link[node];
  const uint32_t its_item = item[node];
  const uint8_t left = --layer.size[its_item];

  layer.link[at.up].down = at.down;
  layer.link[at.down].up = at.up;
  if (left > 1)
    return false;
  forced[its_item / 64] |= (uint64_t) 1 << its_item % 64;
  return left == 0;
}

/* Takes the option of the node out of the lists of its other items; true when one of these is now empty and open. */
static inline bool
hide (SprintLayer layer, uint64_t *forced, const uint16_t *item, uint32_t node)
{
  bool empties = hide_node (layer, forced, item, node ^ 1);

  empties |= hide_node (layer, forced, item, node ^ 2);
  empties |= hide_node (layer, forced, item, node ^ 3);
  return empties;
}

static inline void
unhide (SprintLayer layer, const uint16_t *item, uint32_t node)
{
  for (uint32_t i = SPRINT_WIDTH - 1; i > 0; i--)
    {
      const uint32_t other = node ^ i;
      const SprintLink link = layer.link[other];

      layer.link[link.up].down = (uint16_t) other;
      layer.link[link.down].up = (uint16_t) other;
      layer.size[item[other]]++;
    }
}

/* Covers the items of the node's option: they leave the list of open items, then their other options are hidden, those
 * of the node's own item first, or not at all where it is said that there are none.  Stops behind an item whose cover
 * leaves an open one without an option. */
static inline void
take (CoverSprint *self, uint32_t node, bool alone)
{
  const SprintLayer layer = self->layer;
  const uint16_t *const item = self->item;
  uint64_t *const forced = self->forced;
  uint32_t n_hidden = 0, i;
  bool dead = false;

  for (i = 0; i < SPRINT_WIDTH; i++)
    layer.size[item[node ^ i]] |= SPRINT_CLOSED;
  for (i = alone; i < SPRINT_WIDTH && !dead; i++)
    {
      const uint32_t ours = node ^ i, header = item[ours];

      for (uint32_t row = layer.link[header].down; row != header; row = layer.link[row].down)
        if (row != ours)
          {
            dead |= hide (layer, forced, item, row);
            n_hidden++;
          }
    }
  self->n_covered = i;
  self->dead = dead;
  self->taken[self->level++] = (uint16_t) node;
  self->counters.updates += SPRINT_WIDTH + (SPRINT_WIDTH - 1) * n_hidden;
}

/* The inverse of take (), but for the bits of what is forced. */
static void
take_back (const CoverSprint *self, uint32_t node, uint32_t n_covered)
{
  const SprintLayer layer = self->layer;
  const uint16_t *const item = self->item;

  for (uint32_t i = n_covered; i-- > 0;)
    {
      const uint32_t ours = node ^ i, header = item[ours];

      for (uint32_t row = layer.link[header].up; row != header; row = layer.link[row].up)
        if (row != ours)
          unhide (layer, item, row);
    }
  for (uint32_t i = 0; i < SPRINT_WIDTH; i++)
    layer.size[item[node ^ i]] &= (uint8_t) ~SPRINT_CLOSED;
}

/* The leftmost open item that is forced, COVER_NONE where none is: then no bit is left. */
static inline uint32_t
choose_forced (const CoverSprint *self)
{
  for (uint32_t word = 0; word < self->n_item_words; word++)
    for (uint64_t *bits = &self->forced[word]; *bits != 0; *bits &= *bits - 1)
      {
        const uint32_t item = word * 64 + (uint32_t) __builtin_ctzll (*bits);

        if (self->layer.size[item] < SPRINT_CLOSED)
          return item;
      }
  return COVER_NONE;
}

/* How much the two options of an item would hide: the sizes of their other items. */
static inline uint32_t
weigh_pair (const CoverSprint *self, uint32_t item)
{
  const SprintLayer layer = self->layer;
  const uint32_t one = layer.link[item].down, other = layer.link[item].up;
  uint32_t weight = 0;

  for (uint32_t i = 1; i < SPRINT_WIDTH; i++)
    weight += layer.size[self->item[one ^ i]] + (uint32_t) layer.size[self->item[other ^ i]];
  return weight;
}

/* Of the first few items of size 2, from the left, the first that hides most. */
static uint32_t
choose_pair (const CoverSprint *self, const uint8_t *found)
{
  const uint8_t *const size = self->layer.size, *const end = size + self->n_items;
  uint32_t best = (uint32_t) (found - size), most = weigh_pair (self, best);

  for (uint32_t n = 1; n < PAIRS_WEIGHED; n++)
    {
      uint32_t item, weight;

      found = memchr (found + 1, 2, (size_t) (end - found - 1));
      if (found == NULL)
        break;
      item = (uint32_t) (found - size);
      weight = weigh_pair (self, item);
      if (weight > most)
        {
          best = item;
          most = weight;
        }
    }
  return best;
}

/* One of the smallest open items; there is one, and none is forced. */
static uint32_t
choose_fewest (const CoverSprint *self)
{
  const uint8_t *const size = self->layer.size, *const found = memchr (size, 2, self->n_items);
  uint8_t fewest = SPRINT_CLOSED;

  if (found != NULL)
    return choose_pair (self, found);
  /* The compiler makes vector instructions of this loop: a minimum of 16 sizes each on any x86-64. */
  for (uint32_t i = 0; i < self->n_sizes; i++)
    fewest = size[i] < fewest ? size[i] : fewest;
  return (uint32_t) ((const uint8_t *) memchr (size, fewest, self->n_items) - size);
}

/* Sees to it that the branch, which is to be on top, can be come back to. */
static void
remember (CoverSprint *self, SprintBranch *branch)
{
  uint8_t *top = self->layers + self->n_kept * self->layer_bytes;

  branch->next = self->layer.link[branch->node].down;
  branch->updates = self->counters.updates;
  branch->kept =
      self->n_kept < SPRINT_MOST_KEPT && self->usual_updates * BYTES_AN_UPDATE > self->layer_bytes;
  if (branch->kept)
    {
      memcpy (top + self->layer_bytes, top, self->layer_bytes);
      sprint_work_on_layer (self, self->n_kept + 1);
    }
  self->n_branches++;
}

static inline void
enter_node (CoverSprint *self)
{
  uint32_t item, node;
  bool forced;

  self->counters.nodes++;
  if (self->dead || self->level == self->n_levels)
    {
      self->counters.dead_ends += self->dead;
      self->counters.solutions += !self->dead;
      self->place = SPRINT_RETURNS;
      return;
    }
  item = choose_forced (self);
  forced = item != COVER_NONE;
  if (!forced)
    {
      SprintBranch *branch = &self->branches[self->n_branches];

      item = choose_fewest (self);
      branch->level = self->level;
      branch->item = item;
      branch->node = self->layer.link[item].down;
      remember (self, branch);
    }
  node = self->layer.link[item].down;
  take (self, node, forced);
}

/* Makes the links what they were when the branch was come to. */
static void
restore (CoverSprint *self, const SprintBranch *branch)
{
  const uint64_t updates = self->counters.updates - branch->updates;

  self->usual_updates += updates / 8;
  self->usual_updates -= self->usual_updates / 8;
  memset (self->forced, 0, self->n_item_words * sizeof (uint64_t));
  if (branch->kept)
    {
      sprint_work_on_layer (self, self->n_kept - 1);
      self->level = branch->level;
    }
  while (self->level > branch->level)
    {
      take_back (self, self->taken[--self->level], self->n_covered);
      self->n_covered = SPRINT_WIDTH;
    }
}

/* Goes back to the last choice that has another option, and takes that. */
static void
return_to_branch (CoverSprint *self)
{
  SprintBranch *branch;

  if (self->n_branches == 0)
    {
      self->level = 0;
      self->place = SPRINT_ENDED;
      return;
    }
  branch = &self->branches[--self->n_branches];
  restore (self, branch);
  branch->node = branch->next;
  if (self->layer.link[branch->node].down != branch->item)
    remember (self, branch);
  take (self, branch->node, false);
  self->place = SPRINT_ENTERS;
}

/* The lowest branch of the stack goes.  A layer that it kept stays where it is, and nobody comes back to it. */
bool
cover_sprint_give (CoverSprint *self, CoverPart *out_part)
{
  const SprintBranch *lowest = &self->branches[0];
  CoverFrame *frames;

  if (self->n_branches == 0)
    return false;
  frames = base_new (CoverFrame, (size_t) lowest->level + 1);
  if (frames == NULL)
    return false;
  for (uint32_t level = 0; level < lowest->level; level++)
    frames[level] = (CoverFrame){ self->item[self->taken[level]], self->taken[level] };
  frames[lowest->level] = (CoverFrame){ lowest->item, lowest->next };
  *out_part = (CoverPart){ frames, lowest->level + 1 };
  self->n_branches--;
  memmove (self->branches, self->branches + 1, self->n_branches * sizeof *self->branches);
  return true;
}

/* As if it came back to the branch: nothing was forced there. */
void
cover_sprint_start_part (CoverSprint *self, const CoverPart *part)
{
  const CoverFrame *last = &part->frames[part->n_frames - 1];
  SprintBranch *branch = &self->branches[0];

  for (uint32_t level = 0; level + 1 < part->n_frames; level++)
    take (self, part->frames[level].node, false);
  memset (self->forced, 0, self->n_item_words * sizeof (uint64_t));
  self->counters = (CoverCounters){ 0 };
  *branch = (SprintBranch){ .level = self->level, .item = last->item, .node = last->node };
  if (self->layer.link[last->node].down != last->item)
    remember (self, branch);
  take (self, last->node, false);
  self->place = SPRINT_ENTERS;
}

CoverOutcome
cover_sprint_run (CoverSprint *self, const CoverLimits *limits)
{
  const uint64_t most_solutions = limits->solutions != 0 ? limits->solutions : UINT64_MAX;
  const uint64_t most_nodes = limits->nodes != 0 ? limits->nodes : UINT64_MAX;
  const uint64_t fewer =
      (uint64_t) NODES_BETWEEN_LOOKS * BYTES_OF_A_LAYER / (self->layer_bytes + 1) + 1;
  const uint64_t between = fewer < NODES_BETWEEN_LOOKS ? fewer : NODES_BETWEEN_LOOKS;
  uint64_t next_look = self->counters.nodes;

  for (;;)
    {
      if (self->counters.solutions >= most_solutions)
        return COVER_RAN_TO_LIMIT;
      if (self->counters.nodes >= next_look)
        {
          if (base_stop_asked (limits->stop) || base_stop_asked (limits->wanted))
            return COVER_RAN_TO_STOP;
          next_look = self->counters.nodes + between;
        }
      if (self->place == SPRINT_RETURNS)
        return_to_branch (self);
      if (self->place == SPRINT_ENDED)
        return COVER_RAN_TO_END;
      if (self->counters.nodes >= most_nodes)
        return COVER_RAN_TO_LIMIT;
      enter_node (self);
    }
}
