/* player-question.c - when something was done: goes to where the responsible option or level began,
 * and searches from there.
 *
 * An option covers and hides right behind its try; a level's item right behind its choice. */
#include "player-question.h"

#include "cover-search.h"
#include "player-links.h"
#include "player-private.h"

/* The position to return to after a question. */
typedef struct
{
  uint64_t position;
  PlayerJourney journey;
} Place;

static Place
keep_place (const Player *self)
{
  return (Place){ player_position (self), self->journey };
}

static void
return_to_place (Player *self, Place place)
{
  player_travel_to (self, place.position);
  self->journey = place.journey;
}

/* Goes to the entrance of the visit of `level`, which is on the path. */
static void
go_to_entrance (Player *self, uint32_t level)
{
  if (level == 0)
    player_travel_to (self, self->n_givens);
  else
    {
      player_travel (self, (PlayerGoal){ .aim = PLAYER_OUT }, PLAYER_BACKWARD, level);
      cover_search_advance (self->search, 1);
    }
}

/* Goes to before the next event of a kind among the stops of OVER on that level. */
static void
go_over_to (Player *self, PlayerWay way, uint32_t level, CoverEventKind kind)
{
  CoverEvent event = { .kind = COVER_EVENT_KINDS };

  while (player_travel (self, (PlayerGoal){ .aim = PLAYER_OVER }, way, level) == PLAYER_ARRIVED
         && cover_search_peek (self->search, &event) && event.kind != kind)
    ;
}

/* Goes to before the try of the option that is tried on `level`. */
static void
go_to_try (Player *self, uint32_t level)
{
  go_over_to (self, PLAYER_BACKWARD, level, COVER_EVENT_TRY);
}

/* Finds the position behind the first event from here, of one of the kinds, about a node or item.
 * There must be one. */
static uint64_t
find_from_here (Player *self, uint32_t kinds, uint32_t node)
{
  const CoverLinks *links = cover_search_links (self->search);
  CoverEvent event;

  while (cover_search_advance_to (self->search, UINT64_MAX, kinds) > 0
         && cover_search_peek (self->search, &event) && event.node != node
         && (node > links->n_items || links->nodes[event.node].item != node))
    ;
  return player_position (self) + 1;
}

/* The position behind the given that contains a node of an item. */
static uint64_t
when_given (const Player *self, uint32_t node)
{
  uint32_t option = cover_links_option (cover_search_links (self->search), node), i = 0;

  while (self->givens[i] != option)
    i++;
  return i + 1;
}

/* The position behind the event of `kinds` about `node` that a taker caused. */
static uint64_t
when_done (Player *self, PlayerTaker taker, uint32_t kinds, uint32_t node)
{
  const Place here = keep_place (self);
  uint64_t position;

  if (taker.level == PLAYER_GIVENS)
    return when_given (self, taker.node);
  if (taker.node <= cover_search_links (self->search)->n_items)
    go_to_entrance (self, taker.level);
  else
    go_to_try (self, taker.level);
  position = find_from_here (self, kinds, node);
  return_to_place (self, here);
  return position;
}

BaseStatus
player_when_taken (Player *self, uint32_t item, uint64_t *out_position)
{
  const PlayerTaker taker = player_state (self)->takers[item];

  if (taker.level == PLAYER_NOBODY)
    return BASE_BAD_INPUT;
  *out_position = when_done (
      self, taker, PLAYER_BIT (COVER_EVENT_UNLINK_HEADER) | PLAYER_BIT (COVER_EVENT_PURIFY),
      item + 1);
  return BASE_OK;
}

BaseStatus
player_when_hidden (Player *self, uint32_t node, uint64_t *out_position)
{
  const PlayerTaker taker = player_state_hider (player_state (self), node);

  if (taker.level == PLAYER_NOBODY)
    return BASE_BAD_INPUT;
  *out_position = when_done (self, taker, PLAYER_BIT (COVER_EVENT_UNLINK), node);
  return BASE_OK;
}

BaseStatus
player_when_chosen (Player *self, uint32_t option, uint64_t *out_position)
{
  const PlayerOption seen = player_state_option (player_state (self), option);
  const Place here = keep_place (self);

  if (seen.state == PLAYER_OPTION_GIVEN)
    *out_position = when_given (self, seen.node);
  else if (seen.state != PLAYER_OPTION_CHOSEN)
    return BASE_BAD_INPUT;
  else
    {
      go_to_try (self, seen.level);
      *out_position = player_position (self) + 1;
      return_to_place (self, here);
    }
  return BASE_OK;
}

BaseStatus
player_when_entered (Player *self, uint32_t level, uint64_t *out_position)
{
  const Place here = keep_place (self);

  if (level >= player_state (self)->n_frames)
    return BASE_BAD_INPUT;
  go_to_entrance (self, level);
  *out_position = player_position (self);
  return_to_place (self, here);
  return BASE_OK;
}

/* Goes from the entrance, try by try.  Each try is a step over everything below it; at the known
 * end it leads nowhere. */
BaseStatus
player_when_tried (Player *self, uint32_t level, uint32_t branch, uint64_t *out_position)
{
  const PlayerState *state = player_state (self);
  const Place here = keep_place (self);
  CoverEvent event;
  uint64_t try = 0;
  bool known = true;

  if (level >= state->n_frames || branch >= state->frames[level].branches)
    return BASE_BAD_INPUT;
  go_to_entrance (self, level);
  for (uint32_t i = 0; i <= branch && known; i++)
    {
      go_over_to (self, PLAYER_FORWARD, level, COVER_EVENT_TRY);
      known = player_position (self) > try && player_position (self) < player_end (self)
              && cover_search_peek (self->search, &event) && event.kind == COVER_EVENT_TRY;
      try = player_position (self);
    }
  if (known)
    *out_position = try + 1;
  return_to_place (self, here);
  return known ? BASE_OK : BASE_BAD_INPUT;
}

size_t
player_changes (Player *self, uint64_t since, PlayerChange *out_changes, size_t capacity)
{
  const uint64_t here = player_position (self);
  CoverEvent event;
  size_t n = 0;

  while (n < capacity && player_position (self) > since && player_position (self) > self->n_givens
         && cover_search_backward (self->search, &event))
    if ((PLAYER_KINDS_CHANGING & PLAYER_BIT (event.kind)) != 0)
      out_changes[n++] = (PlayerChange){ event, player_position (self) + 1 };
  cover_search_advance (self->search, here - player_position (self));
  return n;
}

static PlayerBranchState
state_of_branch (const PlayerFrame *frame, uint32_t node, uint32_t number)
{
  if (node == frame->node && !frame->between)
    return PLAYER_BRANCH_CURRENT;
  return number <= frame->tried ? PLAYER_BRANCH_TRIED : PLAYER_BRANCH_LEFT;
}

/* Measures a branch from any position before it in its level's visit. */
static void
measure_branch (Player *self, uint32_t level, PlayerBranch *branch)
{
  const CoverCounters *counters = cover_search_counters (self->search);
  CoverCounters before;

  go_over_to (self, PLAYER_FORWARD, level, COVER_EVENT_TRY);
  before = *counters;
  branch->from = before.events;
  go_over_to (self, PLAYER_FORWARD, level, COVER_EVENT_UNTRY);
  branch->to = counters->events;
  branch->nodes = counters->nodes - before.nodes;
  branch->solutions = counters->solutions - before.solutions;
  branch->dead_ends = counters->dead_ends - before.dead_ends;
}

static void
measure_branches (Player *self, uint32_t level, PlayerBranch *branches, size_t n)
{
  const Place here = keep_place (self);

  go_to_entrance (self, level);
  for (size_t i = 0; i < n && branches[i].state == PLAYER_BRANCH_TRIED; i++)
    measure_branch (self, level, &branches[i]);
  return_to_place (self, here);
}

BaseStatus
player_branches (Player *self,
                 uint32_t level,
                 bool measured,
                 PlayerBranch *out_branches,
                 size_t capacity,
                 size_t *out_n)
{
  const PlayerState *state = player_state (self);
  const PlayerFrame *frame = &state->frames[level];
  uint32_t node, n = 0;

  if (level >= state->n_frames)
    return BASE_BAD_INPUT;
  node = player_state_down (state, player_state_header (frame->item));
  for (; n < frame->branches && n < capacity; node = player_state_down (state, node))
    {
      n++;
      out_branches[n - 1] = (PlayerBranch){
        .node = node,
        .option = cover_links_option (state->links, node),
        .state = state_of_branch (frame, node, n),
      };
    }
  if (measured)
    measure_branches (self, level, out_branches, n);
  *out_n = n;
  return BASE_OK;
}
