/* Finding a moment: the search is recorded as far as the moment needs, then a player goes there. */
#include "cli-draw.h"

#include "cli-signals.h"

/* As many nodes are searched between two looks at whether it was far enough, and in all. */
#define SLICE      4096
#define MOST_NODES 100000000

static bool
is_far_enough (const CoverRecord *record, CliMoment at, const CliSubject *subject)
{
  const CoverCounters *reach = cover_record_reach (record);

  switch (at.kind)
    {
    case CLI_AT_START:
      return reach->events >= subject->n_givens;
    case CLI_AT_EVENT:
      return reach->events + subject->n_fixed >= at.number;
    case CLI_AT_SOLUTION:
      return reach->solutions >= at.number;
    case CLI_AT_DEAD_END:
      return reach->dead_ends >= at.number;
    default:
      return false;
    }
}

/* BASE_STOPPED when a signal came, or nodes ran out before the end of the search that was asked for. */
static BaseStatus
search (CoverSearch *search, const CliSubject *subject, CliMoment at, CoverRecord *record)
{
  CoverLimits limits = { .stop = cli_stop () };
  CoverOutcome outcome = COVER_RAN_TO_LIMIT;

  while (outcome == COVER_RAN_TO_LIMIT && limits.nodes < MOST_NODES)
    {
      limits.nodes += SLICE;
      outcome = cover_search_run_recorded (search, &limits, record);
      if (outcome == COVER_RAN_TO_STOP)
        return BASE_STOPPED;
      if (is_far_enough (record, at, subject))
        return BASE_OK;
    }
  return at.kind == CLI_AT_END && outcome == COVER_RAN_TO_END ? BASE_OK : BASE_BAD_INPUT;
}

/* From the end back to where something had happened so often. */
static BaseStatus
go_back_to (Player *player, CliMoment at)
{
  const bool solution = at.kind == CLI_AT_SOLUTION;
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
cli_moment_go (Player *player, const CliSubject *subject, const CliSettings *settings, CliMoment at)
{
  switch (at.kind)
    {
    case CLI_AT_START:
      return player_seek (player, settings->whole ? 0 : subject->n_givens);
    case CLI_AT_EVENT:
      return player_seek (player, at.number > subject->n_fixed ? at.number - subject->n_fixed : 0);
    case CLI_AT_END:
      return player_seek (player, player_end (player));
    default:
      return go_back_to (player, at);
    }
}

BaseStatus
cli_moment_find (const CliSubject *subject,
                 const CliSettings *settings,
                 CliMoment at,
                 CoverRecord **out_record,
                 Player **out_player,
                 bool *out_clash)
{
  const PlayerRun run = {
    .links = subject->links,
    .givens = subject->givens,
    .n_givens = subject->n_givens,
    .rule = settings->rule,
    .seed = settings->seed,
  };
  CoverSearch *worker;
  BaseStatus status = cover_search_new (subject->links, &worker);

  *out_clash = false;
  if (status != BASE_OK)
    return status;
  cover_search_set_rule (worker, settings->rule, settings->seed);
  status = cover_search_start (worker, subject->givens, subject->n_givens);
  *out_clash = status == BASE_BAD_INPUT;
  if (status == BASE_OK)
    status = cover_record_new (0, 0, out_record);
  if (status == BASE_OK)
    status = search (worker, subject, at, *out_record);
  cover_search_free (worker);
  if (status == BASE_OK)
    status = player_new (&run, *out_record, out_player);
  return status == BASE_OK ? cli_moment_go (*out_player, subject, settings, at) : status;
}
