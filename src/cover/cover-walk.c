#include "cover-walk-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

BaseStatus
cover_walk_init (CoverWalk *self, uint32_t n_primary)
{
  *self = (CoverWalk){ .n_levels = n_primary + 1 };
  self->frames = base_new_zeroed (CoverFrame, self->n_levels);
  self->profile = base_new_zeroed (uint64_t, self->n_levels);
  if (self->frames == NULL || self->profile == NULL)
    {
      cover_walk_clear (self);
      return BASE_NO_MEMORY;
    }
  cover_walk_reset (self);
  return BASE_OK;
}

void
cover_walk_clear (CoverWalk *self)
{
  free (self->frames);
  free (self->profile);
  self->frames = NULL;
  self->profile = NULL;
}

void
cover_walk_reset (CoverWalk *self)
{
  self->next = COVER_EVENT_CHOOSE;
  self->level = 0;
  self->target = self->row = self->column = 0;
  self->counters = (CoverCounters){ 0 };
  /* Levels that were never entered are still empty; every level that was entered has a node. */
  for (uint32_t level = 0; level < self->n_levels && self->profile[level] != 0; level++)
    {
      self->frames[level] = (CoverFrame){ 0 };
      self->profile[level] = 0;
    }
}

uint32_t
cover_walk_n_taken (const CoverWalk *self)
{
  bool inside_commit = self->next >= COVER_EVENT_COVER && self->next <= COVER_EVENT_CLEANSE;
  bool taken = self->next == COVER_EVENT_DEEPER || self->next == COVER_EVENT_UNTRY
               || (inside_commit && self->target != self->frames[self->level].item);

  return self->level + taken;
}

/* Zero means no limit. */
static uint64_t
limit_or_never (uint64_t limit)
{
  return limit != 0 ? limit : UINT64_MAX;
}

CoverOutcome
cover_walk_run (CoverWalk *self, void *links, CoverForward forward, const CoverLimits *limits)
{
  self->pause_solutions = limit_or_never (limits->solutions);
  self->pause_nodes = limit_or_never (limits->nodes);
  self->pause_events = UINT64_MAX;
  for (bool is_inside = false;;)
    {
      uint64_t due = UINT64_MAX;

      if (self->counters.solutions >= self->pause_solutions)
        return COVER_RAN_TO_LIMIT;
      /* A search that will go on must not be left inside a node. */
      if (base_stop_asked (limits->stop) || (!is_inside && base_stop_asked (limits->wanted)))
        return COVER_RAN_TO_STOP;
      is_inside = false;
      if (self->record != NULL)
        due = cover_record_due (self->record);
      self->pause_events = due;
      self->pause_work = limits->stop == NULL && limits->wanted == NULL
                             ? UINT64_MAX
                             : cover_walk_work (&self->counters) + COVER_WORK_BETWEEN_LOOKS;
      switch (forward (self, links))
        {
        case COVER_PAUSE_END:
          return COVER_RAN_TO_END;
        case COVER_PAUSE_ASK:
          return COVER_RAN_TO_ASK;
        case COVER_PAUSE_SOLUTION:
          return COVER_RAN_TO_LIMIT;
        case COVER_PAUSE_BUDGET:
          is_inside = true;
          continue;
        default:
          break;
        }
      if (self->counters.nodes >= self->pause_nodes)
        return COVER_RAN_TO_LIMIT;
      if (self->counters.events >= due)
        cover_record_take (self->record, &self->counters, self->frames, self->level, self->profile,
                           self->n_levels);
    }
}
