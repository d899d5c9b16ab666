/* The search is recorded as far as the moment needs; what the player follows is a snapshot, so that the search can go
 * on when another moment is asked for. */
#include "export-run.h"

#include "base-memory.h"
#include "base-text.h"

#include <stdlib.h>
#include <string.h>

/* As many nodes are searched between two looks at whether it was far enough, and in all. */
#define SLICE      4096
#define MOST_NODES 100000000

struct ExportRun
{
  ExportRunOptions options;
  CoverSearch *search;
  CoverRecord *record;
  Player *player;
  bool ended;
};

/* The moments that have a name; those with a colon are counted, from 1. */
static const struct
{
  const char *name;
  ExportMomentKind kind;
} moments[] = {
  { "start", EXPORT_AT_START },
  { "end", EXPORT_AT_END },
  { "solution:", EXPORT_AT_SOLUTION },
  { "dead-end:", EXPORT_AT_DEAD_END },
};

/* Digits; returns what follows them, NULL where there are none or too many. */
static const char *
read_digits (const char *text, uint64_t *out_number)
{
  uint64_t number = 0;

  if (*text < '0' || *text > '9')
    return NULL;
  for (; *text >= '0' && *text <= '9'; text++)
    {
      const uint64_t digit = (uint64_t) (*text - '0');

      if (number > (UINT64_MAX - digit) / 10)
        return NULL;
      number = number * 10 + digit;
    }
  *out_number = number;
  return text;
}

bool
export_moment_read (const char *text, ExportMoment *out_moment)
{
  ExportMoment at = { .kind = EXPORT_AT_EVENT };
  const char *number = text, *end;

  for (unsigned i = 0; i < sizeof moments / sizeof *moments; i++)
    {
      const size_t length = strlen (moments[i].name);

      if (strncmp (text, moments[i].name, length) != 0)
        continue;
      at.kind = moments[i].kind;
      number = text + length;
    }
  if (at.kind == EXPORT_AT_START || at.kind == EXPORT_AT_END)
    end = number;
  else
    end = read_digits (number, &at.number);
  *out_moment = at;
  return end != NULL && *end == '\0'
         && (at.kind < EXPORT_AT_SOLUTION || at.kind == EXPORT_AT_END || at.number > 0);
}

void
export_moment_add (ExportMoment moment, BaseText *out)
{
  for (unsigned i = 0; i < sizeof moments / sizeof *moments; i++)
    if (moments[i].kind == moment.kind)
      base_text_add (out, moments[i].name);
  if (moment.kind != EXPORT_AT_START && moment.kind != EXPORT_AT_END)
    base_text_add_number (out, moment.number);
}

BaseStatus
export_run_new (const ExportRunOptions *options, ExportRun **out_run)
{
  const PlayerRun *run = &options->player;
  ExportRun *self = base_new_zeroed (ExportRun, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->options = *options;
  status = cover_search_new (run->links, &self->search);
  if (status == BASE_OK)
    {
      cover_search_set_rule (self->search, run->rule, run->seed);
      status = cover_search_start (self->search, run->givens, run->n_givens);
    }
  if (status == BASE_OK)
    status = cover_record_new (0, 0, &self->record);
  if (status == BASE_OK)
    *out_run = self;
  else
    export_run_free (self);
  return status;
}

void
export_run_free (ExportRun *self)
{
  if (self == NULL)
    return;
  player_free (self->player);
  cover_record_free (self->record);
  cover_search_free (self->search);
  free (self);
}

Player *
export_run_player (ExportRun *self)
{
  return self->player;
}

ExportMoment
export_run_next_solution (ExportRun *self)
{
  const PlayerState *state = player_state (self->player);

  return (ExportMoment){ EXPORT_AT_SOLUTION, state->counters->solutions + 1 };
}

static bool
is_far_enough (const ExportRun *self, ExportMoment at)
{
  const CoverCounters *reach = cover_record_reach (self->record);

  switch (at.kind)
    {
    case EXPORT_AT_START:
      return reach->events >= self->options.player.n_givens;
    case EXPORT_AT_EVENT:
      return reach->events + self->options.n_fixed >= at.number;
    case EXPORT_AT_SOLUTION:
      return reach->solutions >= at.number;
    case EXPORT_AT_DEAD_END:
      return reach->dead_ends >= at.number;
    default:
      return self->ended;
    }
}

/* BASE_BAD_INPUT when nodes ran out, or the search, before it was far enough. */
static BaseStatus
search_on (ExportRun *self, ExportMoment at, const BaseStop *stop)
{
  const CoverCounters *counters = cover_search_counters (self->search);
  bool far = counters->nodes > 0 && is_far_enough (self, at);

  while (!far && !self->ended && counters->nodes < MOST_NODES)
    {
      const CoverLimits limits = { .stop = stop, .nodes = counters->nodes + SLICE };
      const CoverOutcome outcome = cover_search_run_recorded (self->search, &limits, self->record);

      if (outcome == COVER_RAN_TO_STOP)
        return BASE_STOPPED;
      self->ended = outcome == COVER_RAN_TO_END;
      far = is_far_enough (self, at);
    }
  return far ? BASE_OK : BASE_BAD_INPUT;
}

static BaseStatus
follow (ExportRun *self)
{
  CoverRecord *snapshot = NULL;
  BaseStatus status = BASE_OK;

  if (self->player != NULL
      && player_end (self->player) == cover_record_reach (self->record)->events)
    return BASE_OK;
  status = cover_record_snapshot (self->record, &snapshot);
  if (status == BASE_OK)
    status = self->player == NULL ? player_new (&self->options.player, snapshot, &self->player)
                                  : player_follow (self->player, snapshot);
  cover_record_free (snapshot);
  return status;
}

/* From the end back to where something had happened so often. */
static BaseStatus
go_back_to (Player *player, ExportMoment at)
{
  const bool solution = at.kind == EXPORT_AT_SOLUTION;
  const PlayerAim aim = solution ? PLAYER_TO_SOLUTION : PLAYER_TO_DEAD_END;
  const CoverEventKind kind = solution ? COVER_EVENT_SOLUTION : COVER_EVENT_DEAD_END;
  BaseStatus status = player_seek (player, player_end (player));

  while (status == BASE_OK)
    {
      const PlayerState *state = player_state (player);
      const uint64_t n = solution ? state->counters->solutions : state->counters->dead_ends;

      if (n == at.number && state->has_last && state->last.kind == kind)
        return BASE_OK;
      if (player_move (player, (PlayerGoal){ .aim = aim }, PLAYER_BACKWARD) != PLAYER_ARRIVED)
        return BASE_BAD_INPUT;
    }
  return status;
}

BaseStatus
export_run_go (ExportRun *self, ExportMoment at)
{
  const uint32_t n_fixed = self->options.n_fixed;

  switch (at.kind)
    {
    case EXPORT_AT_START:
      return player_seek (self->player, self->options.whole ? 0 : self->options.player.n_givens);
    case EXPORT_AT_EVENT:
      return player_seek (self->player, at.number > n_fixed ? at.number - n_fixed : 0);
    case EXPORT_AT_END:
      return player_seek (self->player, player_end (self->player));
    default:
      return go_back_to (self->player, at);
    }
}

BaseStatus
export_run_reach (ExportRun *self, ExportMoment moment, const BaseStop *stop)
{
  BaseStatus status = search_on (self, moment, stop);

  if (status == BASE_OK)
    status = follow (self);
  return status == BASE_OK ? export_run_go (self, moment) : status;
}
