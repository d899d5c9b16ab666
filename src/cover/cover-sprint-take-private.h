/* cover-sprint-take-private.h - the sprint: taking an option and undoing it, link by link.
 *
 * Lists are short.  So most of the time is not spent on unlinking but on mispredicted branches:
 * whether a list ends, an item is now forced, an option was met before.  So there are no such
 * branches.  Everything that a list may have is written down, and entries that do not exist are not
 * counted.  Then the options written down are hidden in one loop.  Each of their items is written
 * down as forced, and counted only if it is.
 *
 * Tried and dropped:
 *
 * - Loops that end where a list does, and a branch where a size sinks to 1: a twentieth fewer
 *   instructions, two thirds more time on hard puzzles.
 * - Comparing the items of two options in place of stamps: as many instructions, 6 % more time.
 * - Layers aligned to cache lines: as much time. */
#ifndef COVER_SPRINT_TAKE_PRIVATE_H
#define COVER_SPRINT_TAKE_PRIVATE_H

#include "cover-sprint-private.h"

/* The state that taking options works on, in registers as far as possible. */
typedef struct
{
  SprintLayer layer;
  const uint16_t *item;
  uint16_t *forced;
  uint32_t *hidden;
  uint64_t *stamps, stamp;
  size_t n_forced, n_hidden; /* as wide as an address, so that none needs widening */
  uint8_t signs;             /* top bit: a size sank below 1 */
} Hand;

static inline Hand
get_hand (const CoverSprint *self)
{
  return (Hand){ .layer = self->layer,
                 .item = self->item,
                 .forced = self->forced,
                 .hidden = self->hidden,
                 .stamps = self->stamps,
                 .n_forced = self->n_forced,
                 .n_hidden = self->n_hidden,
                 .stamp = self->stamp };
}

static inline void
put_hand (CoverSprint *self, const Hand *hand, uint32_t level)
{
  self->counters.updates +=
      SPRINT_WIDTH * (level - self->level) + (SPRINT_WIDTH - 1) * (hand->n_hidden - self->n_hidden);
  self->level = level;
  self->n_forced = (uint32_t) hand->n_forced;
  self->n_hidden = (uint32_t) hand->n_hidden;
  self->stamp = hand->stamp;
  self->dead = hand->signs >> 7;
}

/* Takes a node out of its item's list.  Without branches, because they could not be predicted: the
 * item is always written down as forced, and counted if its size sank to 1.  The size of a closed
 * item stays larger. */
static inline void
hide_node (Hand *self, uint32_t node)
{
  const uint32_t up = self->layer.link[node].up, down = self->layer.link[node].down;
  const uint32_t its_item = self->item[node];
  const uint8_t left = --self->layer.size[its_item];

  self->layer.link[up].down = (uint16_t) down;
  self->layer.link[down].up = (uint16_t) up;
  self->forced[self->n_forced] = (uint16_t) its_item;
  self->n_forced += left == 0;
  self->signs |= left;
}

static inline void
unhide_option (SprintLayer layer, const uint16_t *item, uint32_t node)
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

/* Writes a node down as the n-th to hide. */
static inline void
meet_node (Hand *self, size_t n, uint32_t node)
{
  self->hidden[n] = node;
  self->stamps[node / SPRINT_WIDTH] = self->stamp;
}

/* Writes a node down among those to hide; counts it unless its option was met before. */
static inline void
meet_new_node (Hand *self, uint32_t node)
{
  const uint32_t is_new = self->stamps[node / SPRINT_WIDTH] < self->stamp;

  meet_node (self, self->n_hidden, node);
  self->n_hidden += is_new;
}

/* The node below `node` in its list; behind the lowest node comes the topmost, without the
 * header. */
static inline uint32_t
node_below (const SprintLink *link, uint32_t header, uint32_t top, uint32_t node)
{
  const uint32_t down = link[node].down;

  return down == header ? top : down;
}

/* Closes the item of the node, and meets its other options.  Few items have more than three, so
 * three are always met without a check whether they exist: a missing one is the node itself or was
 * met already.  `again`: an option may have been met in the list of another item. */
static inline void
cover_item (Hand *self, uint32_t node, bool again)
{
  const SprintLink *const link = self->layer.link;
  const uint32_t header = self->item[node], n = self->layer.size[header];
  const uint32_t top = link[header].down;
  const uint32_t first = node_below (link, header, top, node);
  const uint32_t second = node_below (link, header, top, first);
  uint32_t row = node_below (link, header, top, second);

  self->layer.size[header] = (uint8_t) (n | SPRINT_CLOSED);
  if (again)
    {
      meet_new_node (self, first);
      meet_new_node (self, second);
      meet_new_node (self, row);
    }
  else
    {
      meet_node (self, self->n_hidden, first);
      meet_node (self, self->n_hidden + 1, second);
      meet_node (self, self->n_hidden + 2, row);
      self->n_hidden += n;
    }
  if (n > 3)
    {
      self->n_hidden -= again ? 0 : n - 3;
      for (uint32_t i = 3; i < n; i++)
        {
          row = node_below (link, header, top, row);
          meet_new_node (self, row);
        }
    }
}

/* Covers the items of the node's option from the first to the last, and hides the options met.
 * `alone`: the node's own item has no other option; `crossed`: as in CoverSprint. */
static inline void
take_node (Hand *self, uint32_t node, bool alone, bool crossed)
{
  const uint32_t place = node % SPRINT_WIDTH, first = node - place;
  size_t i = self->n_hidden;

  self->stamp++;
  self->stamps[node / SPRINT_WIDTH] = self->stamp;
  if (alone)
    self->layer.size[self->item[node]] |= SPRINT_CLOSED;
  else
    cover_item (self, first, crossed);
  cover_item (self, first + (alone ? place < 1 : 1), crossed);
  cover_item (self, first + (alone ? 1 + (place < 2) : 2), crossed);
  cover_item (self, first + (alone ? 2 + (place < 3) : 3), true);
  for (; i < self->n_hidden; i++)
    {
      const uint32_t row = self->hidden[i];

      hide_node (self, row ^ 1);
      hide_node (self, row ^ 2);
      hide_node (self, row ^ 3);
    }
}

#endif
