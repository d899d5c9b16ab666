/* player-near.c - leaps to moments of the record, which make long ways short.
 *
 * Along the record the numbers of solutions, of dead ends, and of nodes on a level only ever grow,
 * so the moment next to a stop is found by bisection.  Everything below one path of options is
 * contiguous, so the last moment below it is found in the same way.  The rest of the way is at most
 * a spacing.  The marks of the record hold less (they are thinned first) and are not used. */
#include "player-private.h"

#include "cover-links.h"

#include "cover-record.h"
#include "cover-search.h"

/* A test of a moment that is true from some moment on. */
typedef bool (*Holds) (const Player *self, const CoverMoment *moment, uint64_t bound);

/* The first moment in [low, high) that holds, else `high`. */
static size_t
find_first_moment (const Player *self, size_t low, size_t high, Holds holds, uint64_t bound)
{
  while (low < high)
    {
      size_t middle = low + (high - low) / 2;
      CoverMoment moment = cover_record_moment (self->record, middle);

      if (holds (self, &moment, bound))
        high = middle;
      else
        low = middle + 1;
    }
  return low;
}

static bool
is_later (const Player *self, const CoverMoment *moment, uint64_t position)
{
  (void) self;
  return moment->counters->events > position;
}

/* Counts the moments up to a position. */
static size_t
n_moments_to (const Player *self, uint64_t position)
{
  return find_first_moment (self, 0, cover_record_n_checkpoints (self->record), is_later, position);
}

static uint64_t
events_at (const Player *self, size_t moment)
{
  return cover_record_moment (self->record, moment).counters->events;
}

/* The cost of a leap, in events done forward, within a factor of two: the links are copied. */
static uint64_t
cost_of_leap (const Player *self)
{
  return 512 + cover_search_links (self->search)->block_size / 32;
}

/* Undoing an event costs about as much as doing two. */
#define COST_BACK 2

void
player_near_position (Player *self, uint64_t position)
{
  const uint64_t now = player_position (self);
  const size_t below = n_moments_to (self, position);
  const size_t n = n_moments_to (self, player_end (self));
  const uint64_t walking = position >= now ? position - now : (now - position) * COST_BACK;
  const uint64_t from_below =
      position - (below > 0 ? events_at (self, below - 1) : 0) + cost_of_leap (self);
  uint64_t from_above = UINT64_MAX;

  if (below < n)
    from_above = (events_at (self, below) - position) * COST_BACK + cost_of_leap (self);
  if (walking <= from_below && walking <= from_above)
    return;
  cover_search_resume (self->search, self->record,
                       from_below <= from_above ? position : events_at (self, below));
}

static void
leap_forward (Player *self, size_t moment)
{
  if (events_at (self, moment) > player_position (self) + cost_of_leap (self))
    cover_search_resume (self->search, self->record, events_at (self, moment));
}

static void
leap_backward (Player *self, size_t moment)
{
  if (events_at (self, moment) + cost_of_leap (self) < player_position (self))
    cover_search_resume (self->search, self->record, events_at (self, moment));
}

/* How many stops of the goal are before a moment, by its counters. */
static uint64_t
count_stops (PlayerGoal goal, const CoverMoment *moment)
{
  switch (goal.aim)
    {
    case PLAYER_TO_SOLUTION:
      return moment->counters->solutions;
    case PLAYER_TO_DEAD_END:
      return moment->counters->dead_ends;
    default:
      return goal.subject < moment->n_profile ? moment->profile[goal.subject] : 0;
    }
}

static bool
counts_at_least (const Player *self, const CoverMoment *moment, uint64_t bound)
{
  return count_stops (self->journey.goal, moment) >= bound;
}

static uint64_t
count_here (const Player *self)
{
  uint32_t deepest;
  CoverMoment here = { .counters = cover_search_counters (self->search) };

  here.profile = cover_search_profile (self->search, &deepest);
  here.n_profile = deepest + 1;
  return count_stops (self->journey.goal, &here);
}

static uint64_t
count_at_end (const Player *self)
{
  CoverMoment end = { .counters = cover_record_reach (self->record) };

  end.profile = cover_record_profile (self->record, &end.n_profile);
  return count_stops (self->journey.goal, &end);
}

/* The next stop is where the count becomes one more than here. */
static PlayerLeap
near_next_counted (Player *self)
{
  const uint64_t here = count_here (self);
  const size_t low = n_moments_to (self, player_position (self));
  size_t high;

  if (count_at_end (self) <= here)
    return PLAYER_LEAP_NOWHERE;
  high = find_first_moment (self, low, n_moments_to (self, player_end (self)), counts_at_least,
                            here + 1);
  if (high > low)
    leap_forward (self, high - 1);
  return PLAYER_LEAP_DONE;
}

/* The stop before is where the count reached its value of one event ago, because that event may
 * have led to a stop. */
static PlayerLeap
near_last_counted (Player *self)
{
  const size_t high = n_moments_to (self, player_position (self));
  size_t first;
  uint64_t before;

  cover_search_retreat (self->search, 1);
  before = count_here (self);
  if (before == 0)
    return PLAYER_LEAP_NOWHERE;
  first = find_first_moment (self, 0, high, counts_at_least, before);
  if (first < high)
    leap_backward (self, first);
  return PLAYER_LEAP_DONE;
}

/* Whether a moment is below the options that are now tried on the first n levels. */
static bool
is_below (const Player *self, const CoverMoment *moment, uint64_t n)
{
  const CoverFrame *frames = cover_search_frames (self->search);

  if (moment->level < n)
    return false;
  for (uint32_t level = 0; level < n; level++)
    if (moment->choices[level] != frames[level].node)
      return false;
  return true;
}

static bool
is_not_below (const Player *self, const CoverMoment *moment, uint64_t n)
{
  return !is_below (self, moment, n);
}

/* Leaps towards the edge of everything below the options tried on the first `n` levels. */
static void
near_edge_of_subtree (Player *self, uint32_t n)
{
  const size_t here = n_moments_to (self, player_position (self));

  if (self->journey.way == PLAYER_FORWARD)
    {
      size_t end =
          find_first_moment (self, here, n_moments_to (self, player_end (self)), is_not_below, n);

      if (end > here)
        leap_forward (self, end - 1);
    }
  else
    {
      size_t first = find_first_moment (self, 0, here, is_below, n);

      if (first < here)
        leap_backward (self, first);
    }
}

/* Leaps over everything below the option tried on the journey's level, if that comes next in its
 * direction: not before the first try, and backward not while the option is being taken back. */
static void
near_over (Player *self)
{
  const uint32_t level = self->journey.level;
  const CoverFrame *frame = &cover_search_frames (self->search)[level];
  CoverEvent next;

  if (frame->node == frame->item)
    return;
  if (self->journey.way == PLAYER_FORWARD || cover_search_level (self->search) > level
      || (cover_search_peek (self->search, &next) && next.kind == COVER_EVENT_UNTRY))
    near_edge_of_subtree (self, level + 1);
}

PlayerLeap
player_near_goal (Player *self)
{
  switch (self->journey.goal.aim)
    {
    case PLAYER_TO_SOLUTION:
    case PLAYER_TO_DEAD_END:
    case PLAYER_TO_LEVEL:
      return self->journey.way == PLAYER_FORWARD ? near_next_counted (self)
                                                 : near_last_counted (self);
    case PLAYER_OVER:
      near_over (self);
      return PLAYER_LEAP_DONE;
    case PLAYER_OUT:
      near_edge_of_subtree (self, self->journey.level);
      return PLAYER_LEAP_DONE;
    default:
      return PLAYER_LEAP_DONE;
    }
}
