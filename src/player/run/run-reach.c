/* From a moment to a player at its position.  The search is recorded as far as the moment needs.
 * The player follows a snapshot, so that the search can go on for another moment. */
#include "run-private.h"

#include "cover-record.h"
#include "cover-search.h"

/* Nodes between two checks whether the search is far enough. */
#define SLICE_NODES 4096

/* A prepared moment: solutions and dead ends by their number, all others by their position. */
typedef struct
{
  RunMoment moment;
  uint64_t position;
  bool counted;
} Target;

static bool
is_counted (const RunMoment *moment)
{
  return (moment->kind == RUN_AT_SOLUTION || moment->kind == RUN_AT_DEAD_END)
         && moment->which != RUN_LAST && moment->level == 0 && moment->target.kind == RUN_NOTHING;
}

static uint64_t
count_of (const RunMoment *moment, const CoverCounters *counters)
{
  return moment->kind == RUN_AT_SOLUTION ? counters->solutions : counters->dead_ends;
}

static bool
is_far_enough (const Run *self, const Target *target)
{
  const CoverCounters *reach = cover_record_reach (self->record);

  if (target->moment.kind == RUN_AT_END)
    return cover_record_finished (self->record);
  if (target->counted)
    return count_of (&target->moment, reach) >= target->moment.number;
  return reach->events >= target->position;
}

typedef struct
{
  const Target *target;
  bool far;
} Progress;

static bool
check_progress (void *data, Run *self)
{
  Progress *progress = data;

  progress->far = is_far_enough (self, progress->target);
  return !progress->far;
}

/* BASE_BAD_INPUT when the nodes or the search end before it is far enough.  BASE_NO_MEMORY when the
 * record ends before the search: events missing in it would look as if they had not happened. */
static BaseStatus
search_as_far_as (Run *self, const Target *target, const BaseStop *stop)
{
  const bool begun = cover_record_reach (self->record)->nodes > 0;
  Progress progress = { target, begun && is_far_enough (self, target) };
  const RunPlan plan = { .limits = { .nodes = RUN_MOST_NODES, .stop = stop },
                         .slice_nodes = SLICE_NODES,
                         .after_slice = check_progress,
                         .data = &progress };

  if (!progress.far && !cover_record_finished (self->record)
      && cover_record_reach (self->record)->nodes < RUN_MOST_NODES
      && run_search_on (self, &plan) == COVER_RAN_TO_STOP)
    return BASE_STOPPED;
  if (cover_record_reach (self->record)->events < cover_search_counters (self->search)->events)
    return BASE_NO_MEMORY;
  return progress.far ? BASE_OK : BASE_BAD_INPUT;
}

/* Goes back from the end to where the count of the moment's kind reached its number. */
static BaseStatus
go_back_to (Player *player, const RunMoment *moment)
{
  const bool solution = moment->kind == RUN_AT_SOLUTION;
  const PlayerAim aim = solution ? PLAYER_TO_SOLUTION : PLAYER_TO_DEAD_END;
  const CoverEventKind kind = solution ? COVER_EVENT_SOLUTION : COVER_EVENT_DEAD_END;
  BaseStatus status = player_seek (player, player_end (player));

  while (status == BASE_OK)
    {
      const PlayerState *state = player_state (player);

      if (count_of (moment, state->counters) == moment->number && state->has_last
          && state->last.kind == kind)
        return moment->before ? player_seek (player, state->position - 1) : BASE_OK;
      if (player_move (player, (PlayerGoal){ .aim = aim }, PLAYER_BACKWARD) != PLAYER_ARRIVED)
        return BASE_BAD_INPUT;
    }
  return status;
}

static BaseStatus
go_to_target (Run *self, const Target *target, const BaseStop *stop)
{
  BaseStatus status = search_as_far_as (self, target, stop);

  if (status == BASE_OK)
    status = run_publish (self);
  if (status != BASE_OK)
    return status;
  if (target->counted)
    return go_back_to (self->player, &target->moment);
  return player_seek (self->player, target->moment.kind == RUN_AT_END ? player_end (self->player)
                                                                      : target->position);
}

static BaseStatus
find_bookmark (const RunMoment *moment, const RunPlace *place, uint64_t *out_position)
{
  uint32_t i = 0;

  if (moment->which == RUN_NEXT)
    while (i < place->n_bookmarks && place->bookmarks[i] <= place->here)
      i++;
  else
    i = moment->number <= place->n_bookmarks ? (uint32_t) moment->number - 1 : place->n_bookmarks;
  if (i == place->n_bookmarks)
    return BASE_BAD_INPUT;
  *out_position = place->bookmarks[i];
  return BASE_OK;
}

/* Numbers the next event of the kind: one more than the count at the caller's position. */
static BaseStatus
number_next (Run *self, const RunPlace *place, const BaseStop *stop, RunMoment *moment)
{
  const Target here = { .moment = { .kind = RUN_AT_HERE }, .position = place->here };
  const BaseStatus status = go_to_target (self, &here, stop);

  if (status != BASE_OK)
    return status;
  moment->which = RUN_NTH;
  moment->number = count_of (moment, player_state (self->player)->counters) + 1;
  return BASE_OK;
}

static BaseStatus
make_target (Run *self,
             const RunPlace *place,
             const BaseStop *stop,
             Target *target,
             uint64_t *out_n)
{
  RunMoment *moment = &target->moment;

  switch (moment->kind)
    {
    case RUN_AT_START:
    case RUN_AT_END:
      return BASE_OK;
    case RUN_AT_GIVENS:
      target->position = self->subject->n_givens;
      return BASE_OK;
    case RUN_AT_HERE:
      target->position = place->here;
      return BASE_OK;
    case RUN_AT_EVENT:
      if (moment->number > self->subject->n_fixed)
        target->position = moment->number - self->subject->n_fixed;
      return BASE_OK;
    case RUN_AT_BOOKMARK:
      return find_bookmark (moment, place, &target->position);
    default:
      if (!target->counted)
        return run_find (self, moment, place->here, stop, &target->position, out_n);
      return moment->which == RUN_NEXT ? number_next (self, place, stop, moment) : BASE_OK;
    }
}

BaseStatus
run_reach (Run *self,
           const RunMoment *moment,
           const RunPlace *place,
           const BaseStop *stop,
           uint64_t *out_n)
{
  static const RunPlace at_start = { 0 };
  Target target = { .moment = *moment, .counted = is_counted (moment) };
  uint64_t n = 0;
  BaseStatus status = make_target (self, place != NULL ? place : &at_start, stop, &target, &n);

  if (status == BASE_OK)
    status = go_to_target (self, &target, stop);
  if (target.counted)
    n = count_of (moment, cover_record_reach (self->record));
  if (out_n != NULL)
    *out_n = n;
  return status;
}
