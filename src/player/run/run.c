#include "run-private.h"

#include "base-memory.h"
#include "cover-links.h"
#include "cover-record.h"
#include "cover-search.h"

#include <assert.h>
#include <stdlib.h>

BaseStatus
run_new_search (const Run *self, CoverSearch **out_search)
{
  const Subject *subject = self->subject;
  CoverSearch *search = NULL;
  BaseStatus status = cover_search_new (subject->links, &search);

  if (status != BASE_OK)
    return status;
  cover_search_set_rule (search, self->options.rule, self->options.seed);
  status = cover_search_start (search, subject->givens, subject->n_givens);
  if (status == BASE_OK)
    *out_search = search;
  else
    cover_search_free (search);
  return status;
}

static BaseStatus
set_up_run (Run *self)
{
  const Subject *subject = self->subject;
  BaseStatus status = run_new_search (self, &self->search);

  if (status != BASE_OK)
    return status;
  self->chosen = base_new (uint32_t, (size_t) subject->n_givens + subject->links->n_primary);
  if (self->chosen == NULL)
    return BASE_NO_MEMORY;
  return self->options.bare ? BASE_OK : cover_record_new (0, 0, &self->record);
}

BaseStatus
run_new (Subject *subject, const RunOptions *options, Run **out_run)
{
  Run *self = base_new_zeroed (Run, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->n_users = 1;
  self->subject = subject_ref (subject);
  self->options = *options;
  status = set_up_run (self);
  if (status == BASE_OK)
    *out_run = self;
  else
    run_unref (self);
  return status;
}

Run *
run_ref (Run *self)
{
  self->n_users++;
  return self;
}

void
run_unref (Run *self)
{
  if (self == NULL || --self->n_users > 0)
    return;
  player_free (self->player);
  cover_record_free (self->snapshot);
  cover_record_free (self->record);
  cover_search_free (self->search);
  subject_unref (self->subject);
  free (self->chosen);
  free (self);
}

Subject *
run_subject (const Run *self)
{
  return self->subject;
}

CoverRule
run_rule (const Run *self)
{
  return self->options.rule;
}

uint64_t
run_seed (const Run *self)
{
  return self->options.seed;
}

CoverSearch *
run_search (const Run *self)
{
  return self->search;
}

static CoverOutcome
search_slice (Run *self, const CoverLimits *limits)
{
  return self->record != NULL ? cover_search_run_recorded (self->search, limits, self->record)
                              : cover_search_run (self->search, limits);
}

static bool
is_at_limit (const CoverCounters *counters, const CoverLimits *limits)
{
  return (limits->nodes != 0 && counters->nodes >= limits->nodes)
         || (limits->solutions != 0 && counters->solutions >= limits->solutions);
}

CoverOutcome
run_search_on (Run *self, const RunPlan *plan)
{
  const CoverCounters *counters = cover_search_counters (self->search);
  const uint64_t most_nodes = plan->limits.nodes != 0 ? plan->limits.nodes : UINT64_MAX;
  CoverLimits limits = plan->limits;
  CoverOutcome outcome;
  bool wanted = true;

  do
    {
      if (plan->slice_nodes != 0 && most_nodes - counters->nodes > plan->slice_nodes)
        limits.nodes = counters->nodes + plan->slice_nodes;
      else
        limits.nodes = plan->limits.nodes;
      outcome = search_slice (self, &limits);
      if (plan->after_slice != NULL)
        wanted = plan->after_slice (plan->data, self);
    }
  while (outcome == COVER_RAN_TO_LIMIT && wanted && !is_at_limit (counters, &plan->limits));
  return outcome;
}

const uint32_t *
run_options (Run *self, uint32_t *out_n)
{
  const Subject *subject = self->subject;

  for (uint32_t i = 0; i < subject->n_givens; i++)
    self->chosen[i] = subject->givens[i];
  *out_n =
      subject->n_givens + cover_search_choices (self->search, self->chosen + subject->n_givens);
  return self->chosen;
}

BaseStatus
run_snapshot (const Run *self, CoverRecord **out_snapshot)
{
  return cover_record_snapshot (self->record, out_snapshot);
}

static BaseStatus
make_player (const Run *self, CoverRecord *snapshot, Player **out_player)
{
  const Subject *subject = self->subject;
  const PlayerRun run = { subject->links, subject->givens, subject->n_givens, self->options.rule,
                          self->options.seed };

  return player_new (&run, snapshot, out_player);
}

BaseStatus
run_follow (Run *self, CoverRecord *snapshot)
{
  const BaseStatus status = self->player == NULL ? make_player (self, snapshot, &self->player)
                                                 : player_follow (self->player, snapshot);

  if (status != BASE_OK)
    {
      cover_record_free (snapshot);
      return status;
    }
  cover_record_free (self->snapshot);
  self->snapshot = snapshot;
  return BASE_OK;
}

BaseStatus
run_publish (Run *self)
{
  CoverRecord *snapshot = NULL;
  BaseStatus status;

  if (self->player != NULL
      && player_end (self->player) == cover_record_reach (self->record)->events)
    return BASE_OK;
  status = run_snapshot (self, &snapshot);
  return status == BASE_OK ? run_follow (self, snapshot) : status;
}

Player *
run_player (const Run *self)
{
  return self->player;
}

BaseStatus
run_new_player (const Run *self, Player **out_player)
{
  return make_player (self, self->snapshot, out_player);
}

void
run_catch_up (const Run *self, Player *player)
{
  if (player_end (player) < player_end (self->player))
    (void) player_follow (player, self->snapshot);
}

const PlayerState *
run_state_at (Run *self, uint64_t position)
{
  const BaseStatus status = player_seek (self->player, position);

  assert (status == BASE_OK);
  (void) status;
  return player_state (self->player);
}
