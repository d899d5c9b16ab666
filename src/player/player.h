/* player.h - time travel over the record of a search.
 *
 * A player owns a second search over the same links and replays the record of a worker.  A
 * *position* is a number of events done, from 0 to the known end; event number p leads from
 * position p - 1 to position p.
 *
 * Law: same position, same state, byte for byte, whatever route led there.
 *
 * Every goal has a set of *stops*, positions that depend on the run alone (for OVER and OUT also on
 * the present level).  Forward goes to the next stop after the position, backward to the last one
 * before it.  So from one stop of a size, a step forward and a step back of that size lead back to
 * it exactly, and so do a step back and a step forward.  From between two stops, a step forward and
 * a step back lead to the stop before. */
#ifndef PLAYER_H
#define PLAYER_H

#include "player-state.h"

typedef struct Player Player;

/* The run that was recorded. */
typedef struct
{
  const CoverLinks *links;  /* before the givens; borrowed as long as the player lives */
  const uint32_t   *givens; /* options; copied */
  size_t            n_givens;
  CoverRule         rule;
  uint64_t          seed;
} PlayerRun;

/* A player at position 0 of the run's record.  It holds the record as one more user; it must be a
 * snapshot, or a record that is no longer written.  NULL: it makes a record of its own by
 * player_explore ().  BASE_BAD_INPUT when givens clash.  Only this function and those that return a
 * BaseStatus allocate memory; moving needs none. */
BaseStatus player_new (const PlayerRun *run, CoverRecord *record, Player **out_player);
void       player_free (Player *self); /* accepts NULL */

/* Follows a newer snapshot of the same record, after the run has gone on.  The position stays.
 * BASE_BAD_INPUT, without effect, when the snapshot ends before the known end. */
BaseStatus player_follow (Player *self, CoverRecord *record);

/* For a player with a record of its own, small searches and COVER_RULE_ASKED: searches on from the
 * known end until a limit, the end, or the next question.  The position stays.  BASE_BAD_INPUT when
 * the record is not its own. */
BaseStatus player_explore (Player *self, const CoverLimits *limits, CoverOutcome *out_outcome);

/* At the end, where state->asks: chooses the item, then explores to the next question.
 * BASE_BAD_INPUT when no answer is expected, when the item is not open, or as for
 * player_explore (). */
BaseStatus player_answer (Player *self, uint32_t item);

uint64_t player_position (const Player *self);
uint64_t player_end (const Player *self);

/* The present level as shown, as player_state_shown_level () returns it, without the cost of a
 * state. */
uint32_t player_level (const Player *self);

/* The state at the position.  Costs the items, the path, and a few dozen events, once a
 * position. */
const PlayerState *player_state (Player *self);

/* The search that is replayed, to be read (and never kept across a move). */
const CoverSearch *player_search (const Player *self);

/* The followed record: its marks and moments make a timeline. */
const CoverRecord *player_record (const Player *self);

typedef enum
{
  /* Steps.  The start and the known end are stops of all five, and every stop of one is a stop of
   * those above. */
  PLAYER_BY_EVENT,  /* every position */
  PLAYER_BY_LINK,   /* behind each event that changes a link or a colour, and wherever no operation
                       is half done */
  PLAYER_BY_ITEM,   /* wherever no operation (covering, colouring, uncovering an item) is half
                       done */
  PLAYER_BY_OPTION, /* before each try and untry; behind each given, dead end and solution */
  PLAYER_BY_LEVEL,  /* the same without tries after the first of a level, and with all givens in one
                       step */

  /* Around subtrees.  OVER's stops are all on this level, in this visit of it: where it is entered,
   * before each try and untry, behind its dead end, before it is done.  From before a try to before
   * its untry, or back, is the whole subtree.  Behind the last stop of the visit OVER leads
   * nowhere: go OUT.
   *
   * OUT leaves the visit: forward to before the untry that follows it, backward to before the
   * deeper that led to it; on level 0 to the end and the start.  The two directions mirror each
   * other in time.  They are not inverse, because many positions lead to one. */
  PLAYER_OVER,
  PLAYER_OUT,

  /* Moments.  All but CHOICE stop right behind the event. */
  PLAYER_TO_CHOICE,     /* before an item is chosen: the place for a question */
  PLAYER_TO_SOLUTION,
  PLAYER_TO_DEAD_END,
  PLAYER_TO_KEY_MOMENT, /* an item chosen that has more than one option, and each further option of
                           it tried; dead ends; solutions; start and end */
  PLAYER_TO_ITEM,       /* item `subject` chosen, covered or coloured, or uncovered */
  PLAYER_TO_OPTION,     /* option `subject` given, tried, or taken back */
  PLAYER_TO_LEVEL,      /* level `subject` reached: a node entered there */
  PLAYER_TO_BREAKPOINT, /* any of the breakpoints */
  PLAYER_TO_POSITION,   /* position `subject`, in either direction */
  PLAYER_AIMS,
} PlayerAim;

typedef struct
{
  PlayerAim aim;
  uint64_t  subject; /* if the aim needs one */
} PlayerGoal;

typedef enum
{
  PLAYER_FORWARD,
  PLAYER_BACKWARD,
} PlayerWay;

typedef enum
{
  PLAYER_ARRIVED,
  PLAYER_NOWHERE,   /* there is no such stop within the known part; the position is unchanged */
  PLAYER_UNDER_WAY, /* budget spent or stop raised: call player_go_on () or player_stay () */
} PlayerArrival;

/* Goes there at once, however long it takes. */
PlayerArrival player_move (Player *self, PlayerGoal goal, PlayerWay way);

/* The same to the next stop of the goal or of PLAYER_TO_BREAKPOINT, whichever comes first; for
 * goals other than positions, OVER and OUT. */
PlayerArrival player_move_or_break (Player *self, PlayerGoal goal, PlayerWay way);

/* BASE_BAD_INPUT, without effect, beyond the known end. */
BaseStatus player_seek (Player *self, uint64_t position);

/* The same in slices, for a window: player_set_out () begins, then call player_go_on () until it
 * has arrived.  On the way the player is at positions between, whose state may be read.  Any other
 * move, and player_stay (), ends the journey there.
 *
 * Solutions, dead ends, levels, OVER and OUT cost at most two spacings of the record, wherever they
 * are; and so does a position.  The other moments are searched event by event. */
void          player_set_out (Player *self, PlayerGoal goal, PlayerWay way);
/* 0, NULL: no limit */
PlayerArrival player_go_on (Player *self, uint64_t n_events, const BaseStop *stop);
void          player_stay (Player *self);

/* The share of the way that has been searched, from 0 to 1; 1 when there is no more. */
double player_progress (const Player *self);

typedef enum
{
  PLAYER_BREAK_CHOSEN,  /* item `subject` is chosen */
  PLAYER_BREAK_COVERED, /* item `subject` is covered or coloured, chosen or not */
  PLAYER_BREAK_TRIED,   /* option `subject` is tried */
  PLAYER_BREAK_LEVEL,   /* level `subject` is entered */
  PLAYER_BREAK_EMPTY,   /* item `subject` (PLAYER_ANY: any primary item) falls to size 0 */
  PLAYER_BREAKS,
} PlayerBreakKind;

#define PLAYER_ANY UINT32_MAX

typedef struct
{
  PlayerBreakKind kind;
  uint32_t        subject;
} PlayerBreak;

/* Breakpoints are a set: adding one twice is adding it once, and removing one that is not there has
 * no effect. */
BaseStatus         player_add_break (Player *self, PlayerBreak which);
void               player_remove_break (Player *self, PlayerBreak which);
const PlayerBreak *player_breaks (const Player *self, size_t *out_n);

/* The first breakpoint with a stop here, if any.  The PlayerState stays valid. */
bool player_break_here (Player *self, PlayerBreak *out_break);

#endif
