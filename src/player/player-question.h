/* player-question.h - when something was done, the latest changes, and the other branches.
 *
 * An answer may need replay, within a spacing or two of the record for each position found.
 * Afterwards the player is at the same position again, and its PlayerState stays valid. */
#ifndef PLAYER_QUESTION_H
#define PLAYER_QUESTION_H

#include "player.h"

/* The position right behind the event that caused the state; BASE_BAD_INPUT when the state is
 * different. */
/* covered or coloured */
BaseStatus player_when_taken (Player *self, uint32_t item, uint64_t *out_position);
/* a node of an option */
BaseStatus player_when_hidden (Player *self, uint32_t node, uint64_t *out_position);
/* tried, or given */
BaseStatus player_when_chosen (Player *self, uint32_t option, uint64_t *out_position);

/* The link changes between position `since` and here: the newest first, as many as have room.
 * Givens, which change many links at once, are not included. */
size_t player_changes (Player *self, uint64_t since, PlayerChange *out_changes, size_t capacity);

/* For the present visit of a level on the path (state->frames[level]): the position where it is
 * entered, and those right behind each try, from number 0, including tries still to come.
 * BASE_BAD_INPUT when nothing is decided there, or when the position is beyond the known end. */
BaseStatus player_when_entered (Player *self, uint32_t level, uint64_t *out_position);
BaseStatus player_when_tried (Player   *self,
                              uint32_t  level,
                              uint32_t  branch,
                              uint64_t *out_position);

typedef enum
{
  PLAYER_BRANCH_TRIED,   /* everything below it was searched */
  PLAYER_BRANCH_CURRENT, /* on the path */
  PLAYER_BRANCH_LEFT,    /* not tried yet */
} PlayerBranchState;

/* An option of a level's item: a branch of the search tree next to the path. */
typedef struct
{
  uint32_t          node, option;
  PlayerBranchState state;
  uint64_t          from, to;                    /* tried: before its try, and before its untry */
  uint64_t          nodes, solutions, dead_ends; /* tried: counts below it */
} PlayerBranch;

/* The branches of a level on the path (state->frames[level]), in the order of trying: the first
 * `capacity` of frames[level].branches.  If `measured`, finished branches get their positions and
 * counts, by a seek or two for each; otherwise these are 0.  Finished subtrees are not kept: to
 * look into one, seek between `from` and `to`.  BASE_BAD_INPUT when nothing is decided on that
 * level. */
BaseStatus player_branches (Player       *self,
                            uint32_t      level,
                            bool          measured,
                            PlayerBranch *out_branches,
                            size_t        capacity,
                            size_t       *out_n);

#endif
