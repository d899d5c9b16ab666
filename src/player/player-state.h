/* player-state.h - what a player shows at one position, for those who paint it or put it into words.
 *
 * A PlayerState is a view: it points into the player and is valid until the player moves, follows, is told an
 * answer, or is freed.  Everybody may read it; nothing in it is to be freed.  Same position, same state: nothing
 * in it depends on the way that led here, except `end` and `totals`, which grow with a search that still runs.
 *
 * Numbers: an *item* or an *option* is numbered as in the problem, from 0.  A *node* is an index into
 * `links->nodes`; the node of an item is its header, item + 1.  Node 0 is the root of the list of open items,
 * `links->secondary_root` the root of the secondary ones (of left and right only).  A *level* is counted from 0;
 * player_shown_level () is what people are told. */
#ifndef PLAYER_STATE_H
#define PLAYER_STATE_H

#include "cover-record.h"

#define PLAYER_NOBODY UINT32_MAX       /* as a level: no level and no given */
#define PLAYER_GIVENS (UINT32_MAX - 1) /* as a level: the givens, before the search */

#define PLAYER_CHANGES   8  /* this many changes are kept for trails */
#define PLAYER_LOOK_BACK 64 /* and none from more events ago */

/* One level of the path: what is decided there. */
typedef struct
{
  uint32_t item;
  uint32_t node;     /* of the option being tried, in the item's list; the item's header before the first try and
                        after the last */
  uint32_t option;   /* that node's, COVER_NONE where it is the header */
  uint32_t tried;    /* which try, from 1; 0 before the first, all of them after the last */
  uint32_t branches; /* of how many */
  bool     taken;    /* tried, and not to be taken back yet: part of the solution as it stands */
  bool     between;  /* all that was tried so far is taken back, and the next option is not tried yet */
} PlayerFrame;

/* Who covered an item, or gave it its colour. */
typedef struct
{
  uint32_t level; /* PLAYER_NOBODY while it is open, PLAYER_GIVENS */
  uint32_t node;  /* of this item in the option that did; its header where it was covered for being the item of
                     its level: the option is then that frame's */
} PlayerTaker;

typedef enum
{
  PLAYER_OPTION_OPEN,
  PLAYER_OPTION_GIVEN,
  PLAYER_OPTION_CHOSEN,
  PLAYER_OPTION_HIDDEN,
} PlayerOptionState;

/* An option, and who decided about it: the item through which it was hidden and who took that item, or the level
 * that it is chosen on. */
typedef struct
{
  PlayerOptionState state;
  uint32_t          level; /* PLAYER_NOBODY while it is open */
  uint32_t          node;  /* hidden: its node in the list of the item that was taken; chosen: the node tried;
                              given: its first node; open: 0 */
} PlayerOption;

/* A change of a link or a colour that was made a moment ago: the event that led from position - 1 to position. */
typedef struct
{
  CoverEvent event;
  uint64_t   position;
} PlayerChange;

typedef struct
{
  uint64_t position; /* so many events were done */
  uint64_t end;      /* so many are known */
  bool     finished; /* the search ends there; otherwise it is still running, or was stopped, or asks */
  bool     asks;     /* COVER_RULE_ASKED: at the end, and player_answer () is waited for */

  const CoverLinks    *links;    /* as they are now */
  const CoverCounters *counters; /* now; `nodes`, `updates` and so on of everything before */
  const CoverCounters *totals;   /* at the end */
  const uint64_t      *profile;  /* nodes so far on each level, n_profile of them */
  uint32_t             n_profile;
  const uint64_t      *whole_profile; /* the same at the end */
  uint32_t             n_whole_profile;
  double               share; /* of the tree behind us, from 0 to 1 */

  uint32_t           level;
  const PlayerFrame *frames; /* levels 0 to n_frames - 1; n_frames is level, or level + 1 once its item is chosen */
  uint32_t           n_frames;
  const uint32_t    *givens; /* options, those that are forced by now */
  uint32_t           n_givens;

  const PlayerTaker *takers; /* of each item */

  uint32_t operand; /* inside an operation: the header or node whose item is covered, coloured or uncovered; else 0 */

  bool       has_last, has_next; /* none at the start; none at the known end */
  CoverEvent last, next;

  const PlayerChange *changes; /* the newest first */
  uint32_t            n_changes;
} PlayerState;

/* The links, by their names on the picture. */
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

/* Of headers and of the two roots. */
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

/* Whether an item's header is out of its list.  An item that has only a colour is not covered. */
static inline bool
player_state_is_covered (const PlayerState *self, uint32_t item)
{
  return self->links->right[self->links->left[item + 1]] != item + 1;
}

/* The colour that a secondary item has now, 0 for none. */
static inline int32_t
player_state_colour (const PlayerState *self, uint32_t item)
{
  return self->links->colour != NULL ? self->links->colour[item + 1] : 0;
}

/* Whether a node of an option is out of its item's list.  (Its own up and down are the way back.) */
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

static inline bool
player_state_is_open (const PlayerState *self, uint32_t item)
{
  return self->takers[item].level == PLAYER_NOBODY;
}

/* A level as it is shown: from 1, since on level n it is the nth option that is decided.  What was before the search,
 * the givens, is on level 0. */
static inline uint32_t
player_shown_level (uint32_t level)
{
  return level == PLAYER_GIVENS ? 0 : level + 1;
}

/* The one where the search stands, as it is shown; 0 before its first choice and when it has left the first level. */
static inline uint32_t
player_state_shown_level (const PlayerState *self)
{
  return self->level == 0 && self->n_frames == 0 ? 0 : player_shown_level (self->level);
}

/* How many options are taken.  The option of a level is one from the moment on when it is tried, before the search
 * has gone deeper, to when it is to be taken back. */
static inline uint32_t
player_state_n_taken (const PlayerState *self)
{
  return self->level + (self->level < self->n_frames && self->frames[self->level].taken);
}

/* The option that covered or coloured an item, COVER_NONE where there is none (yet: an item chosen on its level
 * is covered before the first try, and between two of them by none). */
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

/* Who decided about an option.  It counts as hidden from the first of its nodes that leaves its list, or, where no
 * other node can, with the item. */
PlayerOption player_state_option (const PlayerState *self, uint32_t option);

/* The node of an option in an item's list; 0 where the option does not have the item. */
uint32_t player_state_node (const PlayerState *self, uint32_t option, uint32_t item);

/* Whether an open item may lack options only because of what is decided just now: while an item is decided, its
 * options are out of all other lists, and while an option is taken, some of its items may not be covered yet. */
bool player_state_is_in_question (const PlayerState *self, uint32_t item);

/* Who hid this node, of an option: the taker of the item through which its option was hidden; level
 * PLAYER_NOBODY where it is not hidden. */
PlayerTaker player_state_hider (const PlayerState *self, uint32_t node);

#endif
