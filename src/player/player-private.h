/* player-private.h - the player, as its files see it. */
#ifndef PLAYER_PRIVATE_H
#define PLAYER_PRIVATE_H

#include "player-question.h"

/* A move that has begun. */
typedef struct
{
  PlayerGoal goal;
  PlayerWay  way;
  uint64_t   begin; /* where it began */
  uint32_t   level; /* OVER and OUT: the level where it began */
  bool       under_way;
  bool       nowhere; /* no such stop: on the way back to `begin` */
  bool       or_break; /* breakpoints are stops too */
} PlayerJourney;

struct Player
{
  CoverSearch  *search;
  CoverRecord  *record;
  bool          own_record;
  CoverRule     rule;
  uint32_t     *givens;
  uint32_t      n_givens;
  PlayerJourney journey;

  PlayerBreak *breaks;
  size_t       n_breaks, breaks_capacity;

  /* The data of `state`, which is up to date if `stated`. */
  PlayerState   state;
  bool          stated;
  PlayerFrame  *frames;
  uint32_t     *chosen; /* room for cover_search_choices () */
  PlayerTaker  *takers;
  PlayerChange  changes[PLAYER_CHANGES];
};

#define PLAYER_BIT(kind) (1u << (kind))

/* The events that change a link or a colour; and the events inside an operation, behind the one
 * that announces it. */
#define PLAYER_KINDS_CHANGING                                                             \
  (PLAYER_BIT (COVER_EVENT_UNLINK_HEADER) | PLAYER_BIT (COVER_EVENT_PURIFY)               \
   | PLAYER_BIT (COVER_EVENT_UNLINK) | PLAYER_BIT (COVER_EVENT_CLEANSE)                   \
   | PLAYER_BIT (COVER_EVENT_UNPURIFY) | PLAYER_BIT (COVER_EVENT_RELINK)                  \
   | PLAYER_BIT (COVER_EVENT_UNCLEANSE) | PLAYER_BIT (COVER_EVENT_RELINK_HEADER))
#define PLAYER_KINDS_INSIDE                                                               \
  (PLAYER_BIT (COVER_EVENT_UNLINK_HEADER) | PLAYER_BIT (COVER_EVENT_HIDE)                 \
   | PLAYER_BIT (COVER_EVENT_UNLINK) | PLAYER_BIT (COVER_EVENT_CLEANSE)                   \
   | PLAYER_BIT (COVER_EVENT_UNHIDE) | PLAYER_BIT (COVER_EVENT_RELINK)                    \
   | PLAYER_BIT (COVER_EVENT_UNCLEANSE) | PLAYER_BIT (COVER_EVENT_RELINK_HEADER))
#define PLAYER_KINDS_ALL (PLAYER_BIT (COVER_EVENT_KINDS) - 1)

/* player-stops.c: where a goal stops.  A stop is before an event of the kinds `before`, or right
 * behind one of the kinds `after`, if that event is accepted.  It is checked from right before it,
 * as one of `before` or of `after`. */
typedef struct
{
  uint32_t before, after;
} PlayerStops;

PlayerStops player_stops (const Player *self);
bool        player_stops_accept (const Player *self, const CoverEvent *event, bool after);
bool        player_stops_at_edges (const Player *self); /* the start and the known end too */

/* player-near.c: leaps to moments of the record.  None passes a stop of the journey. */
typedef enum
{
  PLAYER_LEAP_DONE,   /* or none was needed */
  PLAYER_LEAP_NOWHERE /* no such stop is ahead */
} PlayerLeap;

PlayerLeap player_near_goal (Player *self);

/* Leaps to where `position` is cheapest to reach from. */
void player_near_position (Player *self, uint64_t position);

/* player-move.c: moves as player_move () does, from `level` for OVER and OUT, without changing the
 * view. */
PlayerArrival player_travel (Player *self, PlayerGoal goal, PlayerWay way, uint32_t level);
void          player_travel_to (Player *self, uint64_t position);

#endif
