#include "dance-solutions.h"

#include "cover-record.h"

struct DanceSolutions
{
  Run *run;
  Player *player;
};

DanceSolutions *
dance_solutions_new (Run *run)
{
  DanceSolutions *self = g_new0 (DanceSolutions, 1);

  self->run = run;
  if (run_new_player (run, &self->player) != BASE_OK)
    g_clear_pointer (&self, dance_solutions_free);
  return self;
}

void
dance_solutions_free (DanceSolutions *self)
{
  if (self == NULL)
    return;
  player_free (self->player);
  g_free (self);
}

uint64_t
dance_solutions_count (DanceSolutions *self)
{
  run_catch_up (self->run, self->player);
  return cover_record_reach (player_record (self->player))->solutions;
}

/* Returns the position of the last checkpoint with fewer solutions, or the start. */
static uint64_t
find_position_before (DanceSolutions *self, uint64_t number)
{
  const CoverRecord *record = player_record (self->player);
  size_t low = 0, high = cover_record_n_checkpoints (record);

  while (low < high)
    {
      const size_t middle = low + (high - low) / 2;

      if (cover_record_moment (record, middle).counters->solutions < number)
        low = middle + 1;
      else
        high = middle;
    }
  return low > 0 ? cover_record_moment (record, low - 1).counters->events : 0;
}

static uint64_t
count_here (DanceSolutions *self)
{
  return player_state (self->player)->counters->solutions;
}

const PlayerState *
dance_solutions_state (DanceSolutions *self, uint64_t number)
{
  const PlayerGoal goal = { .aim = PLAYER_TO_SOLUTION };
  const PlayerState *state;

  if (number == 0 || number > dance_solutions_count (self))
    return NULL;
  state = player_state (self->player);
  if (state->counters->solutions == number && state->has_last
      && state->last.kind == COVER_EVENT_SOLUTION)
    return state;
  (void) player_seek (self->player, find_position_before (self, number));
  while (count_here (self) < number)
    if (player_move (self->player, goal, PLAYER_FORWARD) != PLAYER_ARRIVED)
      return NULL;
  return player_state (self->player);
}

uint64_t
dance_solutions_number_at (DanceSolutions *self, uint64_t position)
{
  run_catch_up (self->run, self->player);
  if (player_seek (self->player, MIN (position, player_end (self->player))) != BASE_OK)
    return 0;
  return count_here (self);
}
