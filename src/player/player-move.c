/* player-move.c - going to a goal, at once or in slices.
 *
 * The search runs until an event that may be a stop comes next, checks it, and runs on.  Leaps
 * shorten the way at the start of a journey (player-near.c). */
#include "player-private.h"

#include "cover-search.h"

/* Events between two checks of the stop flag; a third of a millisecond. */
#define EVENTS_A_LOOK 65536u

typedef enum
{
  WALKED_THERE, /* reached a stop */
  WALKED_ON,    /* the budget is spent */
  WALKED_OUT,   /* no stop in this direction: at the edge, or out of the level */
} Walked;

static uint64_t
smaller (uint64_t a, uint64_t b)
{
  return a < b ? a : b;
}

/* Whether the next event is of these kinds, and accepted. */
static bool
stop_comes (const Player *self, uint32_t kinds, bool after)
{
  CoverEvent event;

  return kinds != 0 && cover_search_peek (self->search, &event)
         && (kinds & PLAYER_BIT (event.kind)) != 0 && player_stops_accept (self, &event, after);
}

static bool
has_left (const Player *self)
{
  return self->journey.goal.aim == PLAYER_OVER
         && cover_search_level (self->search) < self->journey.level;
}

static Walked
walk_forward (Player *self, uint64_t budget)
{
  const PlayerStops stops = player_stops (self);
  const uint64_t last =
      player_position (self) + smaller (budget, player_end (self) - player_position (self));

  while (player_position (self) < last)
    {
      if (stop_comes (self, stops.after, true))
        {
          cover_search_advance (self->search, 1);
          return WALKED_THERE;
        }
      cover_search_advance_to (self->search, last - player_position (self),
                               stops.before | stops.after);
      if (has_left (self))
        return WALKED_OUT;
      if (stop_comes (self, stops.before, false))
        return WALKED_THERE;
    }
  return player_position (self) == player_end (self) ? WALKED_OUT : WALKED_ON;
}

static Walked
walk_backward (Player *self, uint64_t budget)
{
  const PlayerStops stops = player_stops (self);
  const uint64_t last = player_position (self) - smaller (budget, player_position (self));

  while (player_position (self) > last)
    {
      cover_search_retreat_to (self->search, player_position (self) - last,
                               stops.before | stops.after);
      if (player_position (self) + 1 < self->journey.begin && stop_comes (self, stops.after, true))
        {
          cover_search_advance (self->search, 1);
          return WALKED_THERE;
        }
      if (stop_comes (self, stops.before, false))
        return WALKED_THERE;
      if (has_left (self))
        return WALKED_OUT;
    }
  return player_position (self) == 0 ? WALKED_OUT : WALKED_ON;
}

static Walked
walk_to_position (Player *self, uint64_t budget)
{
  const uint64_t target = self->journey.goal.subject, now = player_position (self);

  if (now < target)
    cover_search_advance (self->search, smaller (budget, target - now));
  else
    cover_search_retreat (self->search, smaller (budget, now - target));
  return player_position (self) == target ? WALKED_THERE : WALKED_ON;
}

static void
turn_back (Player *self)
{
  PlayerJourney *journey = &self->journey;

  journey->nowhere = true;
  journey->or_break = false;
  journey->goal = (PlayerGoal){ PLAYER_TO_POSITION, journey->begin };
  player_near_position (self, journey->begin);
}

static Walked
walk_on (Player *self, uint64_t budget)
{
  const PlayerJourney *journey = &self->journey;
  Walked walked;

  if (journey->goal.aim == PLAYER_TO_POSITION)
    return walk_to_position (self, budget);
  walked =
      journey->way == PLAYER_FORWARD ? walk_forward (self, budget) : walk_backward (self, budget);
  if (walked != WALKED_OUT)
    return walked;
  if (player_position (self) != journey->begin && player_stops_at_edges (self))
    return WALKED_THERE;
  turn_back (self);
  return WALKED_ON;
}

static void
set_out (Player *self, PlayerGoal goal, PlayerWay way, uint32_t level)
{
  self->journey = (PlayerJourney){
    .goal = goal,
    .way = way,
    .begin = player_position (self),
    .level = level,
    .under_way = true,
  };
  if (goal.aim == PLAYER_TO_POSITION && goal.subject > player_end (self))
    turn_back (self);
  else if (goal.aim == PLAYER_TO_POSITION)
    player_near_position (self, goal.subject);
  else if (player_near_goal (self) == PLAYER_LEAP_NOWHERE)
    turn_back (self);
}

static PlayerArrival
go_on (Player *self, uint64_t n_events, const BaseStop *stop)
{
  uint64_t left = n_events != 0 ? n_events : UINT64_MAX;

  while (self->journey.under_way)
    {
      const uint64_t slice = smaller (left, EVENTS_A_LOOK);

      if (left == 0 || base_stop_asked (stop))
        return PLAYER_UNDER_WAY;
      if (walk_on (self, slice) == WALKED_THERE)
        self->journey.under_way = false;
      left -= slice;
    }
  return self->journey.nowhere ? PLAYER_NOWHERE : PLAYER_ARRIVED;
}

PlayerArrival
player_travel (Player *self, PlayerGoal goal, PlayerWay way, uint32_t level)
{
  set_out (self, goal, way, level);
  return go_on (self, 0, NULL);
}

void
player_travel_to (Player *self, uint64_t position)
{
  player_travel (self, (PlayerGoal){ PLAYER_TO_POSITION, position }, PLAYER_FORWARD, 0);
}

void
player_set_out (Player *self, PlayerGoal goal, PlayerWay way)
{
  self->stated = false;
  set_out (self, goal, way, cover_search_level (self->search));
}

PlayerArrival
player_go_on (Player *self, uint64_t n_events, const BaseStop *stop)
{
  self->stated = false;
  return go_on (self, n_events, stop);
}

void
player_stay (Player *self)
{
  self->journey.under_way = false;
}

PlayerArrival
player_move (Player *self, PlayerGoal goal, PlayerWay way)
{
  player_set_out (self, goal, way);
  return player_go_on (self, 0, NULL);
}

/* Takes no leap, because it could pass breakpoints. */
PlayerArrival
player_move_or_break (Player *self, PlayerGoal goal, PlayerWay way)
{
  self->stated = false;
  self->journey = (PlayerJourney){
    .goal = goal,
    .way = way,
    .begin = player_position (self),
    .level = cover_search_level (self->search),
    .under_way = true,
    .or_break = true,
  };
  return go_on (self, 0, NULL);
}

BaseStatus
player_seek (Player *self, uint64_t position)
{
  if (position > player_end (self))
    return BASE_BAD_INPUT;
  player_move (self, (PlayerGoal){ PLAYER_TO_POSITION, position }, PLAYER_FORWARD);
  return BASE_OK;
}

double
player_progress (const Player *self)
{
  const PlayerJourney *journey = &self->journey;
  const uint64_t now = player_position (self);
  uint64_t edge = journey->way == PLAYER_FORWARD ? player_end (self) : 0;
  double whole, done;

  if (!journey->under_way || journey->nowhere)
    return 1;
  if (journey->goal.aim == PLAYER_TO_POSITION)
    edge = journey->goal.subject;
  whole = (double) edge - (double) journey->begin;
  done = (double) now - (double) journey->begin;
  return whole == 0 || done / whole > 1 || done / whole < 0 ? 0 : done / whole;
}
