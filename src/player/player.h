/* player.h - time travel over the record of a search.
 *
 * A player owns a second search over the same links and replays what a worker recorded.  A *position* is a number
 * of events done, from 0 to the known end; event number p leads from position p - 1 to position p.
 *
 * Law: same position, same state, byte for byte, whatever route led there.
 *
 * Every goal has a set of *stops*, positions that depend on the run alone (for OVER and OUT also on the level that
 * one stands on).  Forward goes to the next stop after the position, backward to the last one before it.  So from
 * one stop of a size a step forward and a step back of that size lead back to it exactly, and so do a step back and
 * a step forward; from between two stops, a step on and a step back lead to the stop before. */
#ifndef PLAYER_H
#define PLAYER_H

#include "player-state.h"

typedef struct Player Player;

/* What was run. */
typedef struct
{
  const CoverLinks *links;  /* before the givens; borrowed for as long as the player lives */
  const uint32_t   *givens; /* options; copied */
  size_t            n_givens;
  CoverRule         rule;
  uint64_t          seed;
} PlayerRun;

/* A player at position 0 of the run's record, which it keeps as one user more: a snapshot, or a record that nobody
 * writes any more.  NULL: it makes a record of its own by player_explore ().  BASE_BAD_INPUT when givens clash.  Memory is allocated here and
 * where a BaseStatus says so; moving needs none. */
BaseStatus player_new (const PlayerRun *run, CoverRecord *record, Player **out_player);
void       player_free (Player *self); /* accepts NULL */

/* The run has gone on: a newer snapshot of the same record.  The position stays.  BASE_BAD_INPUT, and nothing
 * happens, when it ends before the known end. */
BaseStatus player_follow (Player *self, CoverRecord *record);

/* For a player with a record of its own, small searches and COVER_RULE_ASKED: searches on from the known end until
 * a limit, the end, or the next question.  The position stays.  BASE_BAD_INPUT when it follows somebody else's. */
BaseStatus player_explore (Player *self, const CoverLimits *limits, CoverOutcome *out_outcome);

/* At the end, where state->asks: the item to choose; then explores to the next question.  BASE_BAD_INPUT when
 * nothing is asked, when the item is not open, or as player_explore (). */
BaseStatus player_answer (Player *self, uint32_t item);

uint64_t player_position (const Player *self);
uint64_t player_end (const Player *self);

/* The level where it stands, as it is shown and as its state has it, without the cost of a state. */
uint32_t player_level (const Player *self);

/* What there is to see here; costs the items, the path, and a few dozen events, once a position. */
const PlayerState *player_state (Player *self);

/* The search that is replayed, to be read (and never kept across a move). */
const CoverSearch *player_search (const Player *self);

/* The record followed: its marks and moments make a timeline. */
const CoverRecord *player_record (const Player *self);

typedef enum
{
  /* Steps.  The start and the known end are stops of all five, and every stop of one is a stop of those above. */
  PLAYER_BY_EVENT,  /* every position */
  PLAYER_BY_LINK,   /* behind each event that changes a link or a colour, and where no operation is half done */
  PLAYER_BY_ITEM,   /* where no operation (covering, colouring, uncovering an item) is half done */
  PLAYER_BY_OPTION, /* before each try and untry; behind each given, dead end and solution */
  PLAYER_BY_LEVEL,  /* the same without tries after the first of a level, and all givens in one */

  /* Around subtrees.  OVER's stops are all on this level, in this visit of it: where it is entered, before each
   * try and untry, behind its dead end, before it is done; from before a try to before its untry, or back, is the
   * whole subtree.  Behind the last stop of the visit OVER leads nowhere: go OUT.
   *
   * OUT leaves the visit: forward to before the untry that follows it, backward to before the deeper that led to
   * it; on level 0 to the end and the start.  The one is the other's image in a mirror of time; it is not its
   * inverse, for many positions lead to one. */
  PLAYER_OVER,
  PLAYER_OUT,

  /* Moments.  All but CHOICE stop right behind the event. */
  PLAYER_TO_CHOICE,     /* before an item is chosen: the place for a question */
  PLAYER_TO_SOLUTION,
  PLAYER_TO_DEAD_END,
  PLAYER_TO_KEY_MOMENT, /* an item chosen that has more than one option, and each further option of it tried; dead
                           ends; solutions; start and end */
  PLAYER_TO_ITEM,       /* item `subject` chosen, covered or coloured, or uncovered */
  PLAYER_TO_OPTION,     /* option `subject` given, tried, or taken back */
  PLAYER_TO_LEVEL,      /* level `subject` reached: a node entered there */
  PLAYER_TO_BREAKPOINT, /* any of the breakpoints */
  PLAYER_TO_POSITION,   /* position `subject`, in whichever direction it lies */
  PLAYER_AIMS,
} PlayerAim;

typedef struct
{
  PlayerAim aim;
  uint64_t  subject; /* where the aim names one */
} PlayerGoal;

typedef enum
{
  PLAYER_FORWARD,
  PLAYER_BACKWARD,
} PlayerWay;

typedef enum
{
  PLAYER_ARRIVED,
  PLAYER_NOWHERE,   /* there is no such stop within what is known: stands where it set out */
  PLAYER_UNDER_WAY, /* budget spent or stop raised: go on, or stay */
} PlayerArrival;

/* Goes there at once, however long it takes. */
PlayerArrival player_move (Player *self, PlayerGoal goal, PlayerWay way);

/* The same to the next of its stops or of those of PLAYER_TO_BREAKPOINT, whichever comes first; for goals that are no
 * position, neither OVER nor OUT. */
PlayerArrival player_move_or_break (Player *self, PlayerGoal goal, PlayerWay way);

/* BASE_BAD_INPUT, and nothing happens, beyond the known end. */
BaseStatus player_seek (Player *self, uint64_t position);

/* The same in slices, for a window: sets out, then goes on until it has arrived.  On the way the player stands
 * at positions between, which may be looked at; any other move, and player_stay (), leaves it there for good.
 *
 * Solutions, dead ends, levels, OVER and OUT cost two spacings of the record at most, wherever they are; and so
 * does a position.  The other moments are looked for event by event. */
void          player_set_out (Player *self, PlayerGoal goal, PlayerWay way);
PlayerArrival player_go_on (Player *self, uint64_t n_events, const BaseStop *stop); /* 0, NULL: no limit */
void          player_stay (Player *self);

/* How much of what there is to look through was looked through, from 0 to 1; 1 when there is no more. */
double player_progress (const Player *self);

typedef enum
{
  PLAYER_BREAK_CHOSEN,  /* item `subject` is chosen */
  PLAYER_BREAK_COVERED, /* item `subject` is covered or coloured, chosen or not */
  PLAYER_BREAK_TRIED,   /* option `subject` is tried */
  PLAYER_BREAK_LEVEL,   /* level `subject` is entered */
  PLAYER_BREAK_EMPTY,   /* the list of item `subject`, or of PLAYER_ANY that is primary, falls to size 0 */
  PLAYER_BREAKS,
} PlayerBreakKind;

#define PLAYER_ANY UINT32_MAX

typedef struct
{
  PlayerBreakKind kind;
  uint32_t        subject;
} PlayerBreak;

/* Breakpoints are a set: adding one twice is adding it once, removing one that is not there is nothing. */
BaseStatus         player_add_break (Player *self, PlayerBreak which);
void               player_remove_break (Player *self, PlayerBreak which);
const PlayerBreak *player_breaks (const Player *self, size_t *out_n);

/* The first of them that has a stop here, if any has.  The PlayerState stays valid. */
bool player_break_here (Player *self, PlayerBreak *out_break);

#endif
