/* player-question.h - when was it done, what was changed, and what else was tried.
 *
 * Answering may take replay, within a spacing or two of the record for each position found; the player stands at
 * the same position afterwards, and its PlayerState stays valid. */
#ifndef PLAYER_QUESTION_H
#define PLAYER_QUESTION_H

#include "player.h"

/* The position right behind the event that made it so; BASE_BAD_INPUT when it is not so. */
BaseStatus player_when_taken (Player *self, uint32_t item, uint64_t *out_position);    /* covered or coloured */
BaseStatus player_when_hidden (Player *self, uint32_t node, uint64_t *out_position);   /* a node of an option */
BaseStatus player_when_chosen (Player *self, uint32_t option, uint64_t *out_position); /* tried, or given */

/* Link changes later than position `since`, up to here: the newest first, as many as there is room for.  Givens,
 * which change many at once, are not among them. */
size_t player_changes (Player *self, uint64_t since, PlayerChange *out_changes, size_t capacity);

/* Of the present visit of a level on the path (state->frames[level]): the position where it is entered, and those
 * right behind each try, the first is number 0; also of what is still to be tried.  BASE_BAD_INPUT when nothing is
 * decided there, or when it lies beyond the known end. */
BaseStatus player_when_entered (Player *self, uint32_t level, uint64_t *out_position);
BaseStatus player_when_tried   (Player *self, uint32_t level, uint32_t branch, uint64_t *out_position);

typedef enum
{
  PLAYER_BRANCH_TRIED,   /* all below it was searched */
  PLAYER_BRANCH_CURRENT, /* it is the one on the path */
  PLAYER_BRANCH_LEFT,    /* its turn has not come */
} PlayerBranchState;

/* An option of a level's item: a branch of the search tree next to the path. */
typedef struct
{
  uint32_t          node, option;
  PlayerBranchState state;
  uint64_t          from, to;                    /* tried: positions before its try and before its untry */
  uint64_t          nodes, solutions, dead_ends; /* tried: how many below it */
} PlayerBranch;

/* The branches of a level on the path (state->frames[level]), in the order of trying: the first `capacity` of
 * frames[level].branches.  Where `measured`, finished ones get their positions and counts, by a seek or two for
 * each; else those are 0.  Finished subtrees are kept nowhere: to look into one, seek between `from` and `to`.
 * BASE_BAD_INPUT when nothing is decided on that level. */
BaseStatus player_branches (Player       *self,
                            uint32_t      level,
                            bool          measured,
                            PlayerBranch *out_branches,
                            size_t        capacity,
                            size_t       *out_n);

#endif
