/* player-links.h - the links of a PlayerState, by their names on the picture.
 *
 * They stand apart from player-state.h, so that a change of the links recompiles few files. */
#ifndef PLAYER_LINKS_H
#define PLAYER_LINKS_H

#include "cover-links.h"
#include "player-state.h"

/* The links, by the names in the picture. */
static inline uint32_t
player_state_header (uint32_t item)
{
  return item + 1;
}

static inline bool
player_state_is_header (const PlayerState *self, uint32_t node)
{
  return node <= self->links->n_items;
}

/* The item of a node or of a header. */
static inline uint32_t
player_state_item (const PlayerState *self, uint32_t node)
{
  return self->links->nodes[node].item - 1;
}

static inline uint32_t
player_state_up (const PlayerState *self, uint32_t node)
{
  return self->links->nodes[node].up;
}

static inline uint32_t
player_state_down (const PlayerState *self, uint32_t node)
{
  return self->links->nodes[node].down;
}

/* For headers and the two roots. */
static inline uint32_t
player_state_left (const PlayerState *self, uint32_t header)
{
  return self->links->left[header];
}

static inline uint32_t
player_state_right (const PlayerState *self, uint32_t header)
{
  return self->links->right[header];
}

static inline uint32_t
player_state_size (const PlayerState *self, uint32_t item)
{
  return self->links->size[item + 1];
}

static inline bool
player_state_is_secondary (const PlayerState *self, uint32_t item)
{
  return item >= self->links->n_primary;
}

/* Whether an item's header is out of its list.  An item with a colour only is not covered. */
static inline bool
player_state_is_covered (const PlayerState *self, uint32_t item)
{
  return self->links->right[self->links->left[item + 1]] != item + 1;
}

/* The present colour of a secondary item; 0: none. */
static inline int32_t
player_state_colour (const PlayerState *self, uint32_t item)
{
  return self->links->colour != NULL ? self->links->colour[item + 1] : 0;
}

/* Whether a node of an option is out of its item's list.  (Its own up and down are the way
 * back.) */
static inline bool
player_state_is_hidden (const PlayerState *self, uint32_t node)
{
  return self->links->nodes[self->links->nodes[node].up].down != node;
}

/* Whether a node's colour is known to agree with its item's. */
static inline bool
player_state_agrees (const PlayerState *self, uint32_t node)
{
  return self->links->colour != NULL && self->links->colour[node] < 0;
}

/* The option that covered or coloured an item; COVER_NONE if there is none (yet: an item chosen on
 * its level is covered before the first try, and between two tries by no option). */
static inline uint32_t
player_state_taken_by (const PlayerState *self, uint32_t item)
{
  const PlayerTaker *taker = &self->takers[item];

  if (taker->level == PLAYER_NOBODY)
    return COVER_NONE;
  if (taker->node == item + 1)
    return self->frames[taker->level].taken ? self->frames[taker->level].option : COVER_NONE;
  return cover_links_option (self->links, taker->node);
}

#endif
