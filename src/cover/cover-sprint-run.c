/* cover-sprint-run.c - the sprint: taking options, and two ways back.
 *
 * cover-sprint-take-private.h takes an option.  The item forced last is taken first: that finds a
 * dead end sooner.
 *
 * There are two ways back to the last choice that has another option.  The dance relinks what was
 * unlinked, in the opposite order.  But if relinking a chain of forced options, as long as the
 * recent ones, would take longer than writing a copy (a 9x9 grid's links are 1 to 5 kB), then the
 * links stay as the choice found them, and each option is tried on a copy, a layer above; the last
 * one takes the original.  When nothing is left to try, nothing is relinked.
 *
 * Where several items offer a choice of two, some of these are compared: the item that hides most
 * fails or forces soonest.  That, and the nodes that are not unlinked, make the counts other than
 * Knuth's, which cover-search.h has.
 *
 * Tried and dropped:
 *
 * - The item forced first taken first: 3 % more nodes, 7 % more time.
 * - Relinking only: a third more instructions on hard puzzles, a seventh more where most is forced.
 * - The rightmost pair, or the pair with most items of size 2 beside it: up to 1.7 times the nodes
 *   on the hardest puzzles.
 * - The product, or the smaller one, of the numbers that the options of a pair hide, in place of
 *   their sum: as many nodes within 3 %. */
#include "cover-sprint-take-private.h"

#include "base-memory.h"

#include <string.h>

/* Copying this many bytes takes as long as relinking one node. */
#define BYTES_AN_UPDATE 100

/* With 4, up to 15 % more nodes.  With 16, up to 4 % fewer, but 2 % more on hard puzzles, and a
 * higher cost. */
#define PAIRS_WEIGHED 8

/* Nodes between two checks of the flags; fewer where a layer is larger than BYTES_OF_A_LAYER, since
 * a node takes longer then. */
#define NODES_BETWEEN_LOOKS 256
#define BYTES_OF_A_LAYER    4096

static inline void
put_step (CoverSprint *self, uint32_t level, uint32_t node, size_t n_hidden)
{
  self->steps[level] = (SprintStep){ (uint16_t) node, (uint16_t) n_hidden };
}

/* Takes an option where there is a choice. */
static void
take_choice (CoverSprint *self, uint32_t node)
{
  Hand hand = get_hand (self);

  put_step (self, self->level, node, hand.n_hidden);
  take_node (&hand, node, false, true);
  put_hand (self, &hand, self->level + 1);
}

/* Undoes the choice that was taken last, but not what it forced. */
static void
undo_choice (CoverSprint *self)
{
  const SprintLayer layer = self->layer;
  const uint16_t *const item = self->item;
  const SprintStep step = self->steps[--self->level];

  while (self->n_hidden > step.n_hidden)
    unhide_option (layer, item, self->hidden[--self->n_hidden]);
  for (uint32_t i = 0; i < SPRINT_WIDTH; i++)
    layer.size[item[step.node ^ i]] &= (uint8_t) ~SPRINT_CLOSED;
}

/* The open item that was forced last; COVER_NONE: none is. */
static inline uint32_t
choose_forced (Hand *self)
{
  while (self->n_forced > 0)
    {
      const uint32_t item = self->forced[--self->n_forced];

      if (self->layer.size[item] == 0)
        return item;
    }
  return COVER_NONE;
}

/* Enters nodes until one is dead or has no forced item, or `until` nodes are counted.  Returns
 * false in the last case. */
static inline bool
enter_forced (CoverSprint *self, uint64_t until, bool crossed)
{
  Hand hand = get_hand (self);
  uint32_t level = self->level;
  uint64_t n = self->counters.nodes;

  hand.signs = self->dead ? 0x80 : 0;
  for (; n < until; n++)
    {
      uint32_t item, node;

      if ((hand.signs & 0x80) != 0)
        break;
      item = choose_forced (&hand);
      if (item == COVER_NONE)
        break;
      node = hand.layer.link[item].down;
      put_step (self, level++, node, hand.n_hidden);
      take_node (&hand, node, true, crossed);
    }
  self->counters.nodes = n + (n < until);
  put_hand (self, &hand, level);
  return n < until;
}

/* The same code twice: for problems that cross, which no Sudoku does, and for the others. */
static bool
enter_crossed (CoverSprint *self, uint64_t until)
{
  return enter_forced (self, until, true);
}

static bool
enter_plain (CoverSprint *self, uint64_t until)
{
  return enter_forced (self, until, false);
}

/* How many options the two options of an item would hide: the sizes of their other items. */
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

/* Compares the first few items of size 2 from the left, and returns the first that hides most. */
static uint32_t
choose_pair (const CoverSprint *self, const uint8_t *found)
{
  const uint8_t *const size = self->layer.size, *const end = size + self->n_items;
  uint32_t best = (uint32_t) (found - size), most = weigh_pair (self, best);

  for (uint32_t n = 1; n < PAIRS_WEIGHED; n++)
    {
      uint32_t item, weight;

      found = memchr (found + 1, 1, (size_t) (end - found - 1));
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

/* Returns one of the smallest open items.  There is one, and none is forced. */
static uint32_t
choose_fewest (const CoverSprint *self)
{
  const uint8_t *const size = self->layer.size, *const found = memchr (size, 1, self->n_items);
  uint8_t fewest = SPRINT_CLOSED;

  if (found != NULL)
    return choose_pair (self, found);
  /* The compiler turns this loop into vector instructions: a minimum of 16 sizes each on any
   * x86-64. */
  for (uint32_t i = 0; i < self->n_sizes; i++)
    fewest = size[i] < fewest ? size[i] : fewest;
  return (uint32_t) ((const uint8_t *) memchr (size, fewest, self->n_items) - size);
}

/* Pushes the branch so that the search can return to it. */
static void
push_branch (CoverSprint *self, SprintBranch *branch)
{
  uint8_t *top = self->layers + self->n_kept * self->layer_bytes;

  branch->next = self->layer.link[branch->node].down;
  branch->updates = self->counters.updates;
  branch->n_hidden = self->n_hidden;
  branch->kept =
      self->n_kept < SPRINT_MOST_KEPT && self->usual_updates * BYTES_AN_UPDATE > self->layer_bytes;
  if (branch->kept)
    {
      memcpy (top + self->layer_bytes, top, self->layer_bytes);
      sprint_work_on_layer (self, self->n_kept + 1);
    }
  self->n_branches++;
}

/* Where no item is forced: ends the branch, or begins one. */
static void
enter_choice (CoverSprint *self)
{
  SprintBranch *branch = &self->branches[self->n_branches];

  if (self->dead || self->level == self->n_levels)
    {
      self->counters.dead_ends += self->dead;
      self->counters.solutions += !self->dead;
      self->place = SPRINT_RETURNS;
      return;
    }
  branch->level = self->level;
  branch->item = choose_fewest (self);
  branch->node = self->layer.link[branch->item].down;
  push_branch (self, branch);
  take_choice (self, branch->node);
}

/* Restores the links as they were at the branch. */
static void
restore_branch (CoverSprint *self, const SprintBranch *branch)
{
  const uint64_t updates = self->counters.updates - branch->updates;

  self->usual_updates += updates / 8;
  self->usual_updates -= self->usual_updates / 8;
  self->n_forced = 0;
  if (branch->kept)
    {
      sprint_work_on_layer (self, self->n_kept - 1);
      self->level = branch->level;
      self->n_hidden = branch->n_hidden;
    }
  while (self->level > branch->level)
    undo_choice (self);
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
  restore_branch (self, branch);
  branch->node = branch->next;
  if (self->layer.link[branch->node].down != branch->item)
    push_branch (self, branch);
  take_choice (self, branch->node);
  self->place = SPRINT_ENTERS;
}

/* Removes the lowest branch of the stack.  A layer kept for it stays where it is, without being
 * used again. */
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
    {
      const uint32_t node = self->steps[level].node;

      frames[level] = (CoverFrame){ self->item[node], node };
    }
  frames[lowest->level] = (CoverFrame){ lowest->item, lowest->next };
  *out_part = (CoverPart){ frames, lowest->level + 1 };
  self->n_branches--;
  memmove (self->branches, self->branches + 1, self->n_branches * sizeof *self->branches);
  return true;
}

/* Starts as if it returned to the branch: no item is forced there. */
void
cover_sprint_start_part (CoverSprint *self, const CoverPart *part)
{
  const CoverFrame *last = &part->frames[part->n_frames - 1];
  SprintBranch *branch = &self->branches[0];

  for (uint32_t level = 0; level + 1 < part->n_frames; level++)
    take_choice (self, part->frames[level].node);
  self->n_forced = 0;
  self->counters = (CoverCounters){ 0 };
  *branch = (SprintBranch){ .level = self->level, .item = last->item, .node = last->node };
  if (self->layer.link[last->node].down != last->item)
    push_branch (self, branch);
  take_choice (self, last->node);
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
  uint64_t next_look = self->counters.nodes, until;

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
      until = most_nodes < next_look ? most_nodes : next_look;
      if (self->crossed ? enter_crossed (self, until) : enter_plain (self, until))
        enter_choice (self);
    }
}
