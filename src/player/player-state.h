/* player-state.h - what a player shows at one position, for painters and sentences.
 *
 * A PlayerState is a view: it points into the player and is valid until the player moves, follows,
 * gets an answer, or is freed.  Any code may read it; nothing in it is freed by the reader.  Same
 * position, same state: nothing in it depends on the way that led here, except `end`, `totals` and
 * `tree`, which grow with a search that still runs.
 *
 * Numbers: an *item* or an *option* is numbered as in the problem, from 0.  A *node* is an index
 * into `links->nodes`; the node of an item is its header, item + 1.  Node 0 is the root of the list
 * of open items, `links->secondary_root` the root of the secondary ones (of left and right only).
 * A *level* is counted from 0; player_shown_level () converts it for people. */
#ifndef PLAYER_STATE_H
#define PLAYER_STATE_H

#include "cover-event.h"
#include "cover-problem.h"
#include "cover-tree.h"
#include "cover-types.h"

#define PLAYER_NOBODY UINT32_MAX       /* as a level: no level and no given */
#define PLAYER_GIVENS (UINT32_MAX - 1) /* as a level: the givens, before the search */

#define PLAYER_CHANGES   8  /* how many changes are kept for trails */
#define PLAYER_LOOK_BACK 64 /* a kept change is at most this many events old */

/* The decision on one level of the path. */
typedef struct
{
  uint32_t item;
  uint32_t node;     /* of the option being tried, in the item's list; before the first try and
                        after the last, the item's header */
  uint32_t option;   /* that node's option; COVER_NONE for the header */
  uint32_t tried;    /* the try, from 1; 0 before the first, `branches` after the last */
  uint32_t branches; /* number of options */
  bool     taken;    /* tried, and not about to be taken back: part of the solution so far */
  bool     between;  /* all tried options are taken back, and the next one is not tried yet */
} PlayerFrame;

/* The option that covered an item, or gave it its colour. */
typedef struct
{
  uint32_t level; /* PLAYER_NOBODY: open; or PLAYER_GIVENS */
  uint32_t node;  /* of this item in that option; its header if it was covered as the item of its
                     level: the option is then that frame's */
} PlayerTaker;

typedef enum
{
  PLAYER_OPTION_OPEN,
  PLAYER_OPTION_GIVEN,
  PLAYER_OPTION_CHOSEN,
  PLAYER_OPTION_HIDDEN,
} PlayerOptionState;

/* An option, and the decision about it: the item through which it was hidden and the taker of that
 * item, or the level that it is chosen on. */
typedef struct
{
  PlayerOptionState state;
  uint32_t          level; /* PLAYER_NOBODY: open */
  uint32_t          node;  /* hidden: its node in the list of the taken item; chosen: the node
                              tried; given: its first node; open: 0 */
} PlayerOption;

/* A recent change of a link or a colour: the event that led from position - 1 to position. */
typedef struct
{
  CoverEvent event;
  uint64_t   position;
} PlayerChange;

typedef struct
{
  uint64_t position; /* number of events done */
  uint64_t end;      /* number of events known */
  bool     finished; /* the search ends there; else it runs on, was stopped, or asks */
  bool     asks;     /* COVER_RULE_ASKED: at the end, waiting for player_answer () */

  const CoverLinks    *links;    /* at this position */
  const CoverCounters *counters; /* `nodes`, `updates` and so on of everything before */
  const CoverCounters *totals;   /* at the end */
  const uint64_t      *profile;  /* nodes so far on each level, n_profile of them */
  uint32_t             n_profile;
  const uint64_t      *whole_profile; /* the same at the end */
  uint32_t             n_whole_profile;
  CoverTree            tree;  /* the whole known tree, before and behind the position */
  double               share; /* share of the tree that is done, from 0 to 1 */

  uint32_t           level;
  /* Levels 0 to n_frames - 1; n_frames is level, or level + 1 once its item is chosen. */
  const PlayerFrame *frames;
  uint32_t           n_frames;
  const uint32_t    *givens; /* options forced by now */
  uint32_t           n_givens;

  const PlayerTaker *takers; /* by item */

  /* Inside an operation: the header or node whose item is covered, coloured or uncovered; else
   * 0. */
  uint32_t operand;

  bool       has_last, has_next; /* none at the start; none at the known end */
  CoverEvent last, next;

  const PlayerChange *changes; /* the newest first */
  uint32_t            n_changes;
} PlayerState;

static inline bool
player_state_is_open (const PlayerState *self, uint32_t item)
{
  return self->takers[item].level == PLAYER_NOBODY;
}

/* A level as shown: from 1, since on level n the nth option is decided.  Givens, which come before
 * the search, are on level 0. */
static inline uint32_t
player_shown_level (uint32_t level)
{
  return level == PLAYER_GIVENS ? 0 : level + 1;
}

/* The present level, as shown; 0 before the first choice and after the search has left the first
 * level. */
static inline uint32_t
player_state_shown_level (const PlayerState *self)
{
  return self->level == 0 && self->n_frames == 0 ? 0 : player_shown_level (self->level);
}

/* How many options are taken.  The option of a level is taken from its try, before the search goes
 * deeper, until it is about to be taken back. */
static inline uint32_t
player_state_n_taken (const PlayerState *self)
{
  return self->level + (self->level < self->n_frames && self->frames[self->level].taken);
}

/* The decision about an option.  It is hidden as soon as the first of its nodes leaves its list or,
 * if no other node can, when the item is covered. */
PlayerOption player_state_option (const PlayerState *self, uint32_t option);

/* The header of the item that the last event covered, coloured or uncovered, or began to, or
 * changed a link for; 0 if it did nothing of that. */
uint32_t player_state_operation (const PlayerState *self);

/* The node of an option in an item's list; 0 if the option does not have the item. */
uint32_t player_state_node (const PlayerState *self, uint32_t option, uint32_t item);

/* Whether an open item may lack options only because of the present decision: while an item is
 * decided, its options are out of all other lists, and while an option is taken, some of its items
 * may not be covered yet. */
bool player_state_is_in_question (const PlayerState *self, uint32_t item);

/* The taker of the item through which this node's option was hidden; level PLAYER_NOBODY if it is
 * not hidden. */
PlayerTaker player_state_hider (const PlayerState *self, uint32_t node);

#endif
