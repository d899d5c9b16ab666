/* engine-split-notes.c - solutions that wait for their turn, and how they are reported. */
#include "engine-split-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* Limit for all waiting solutions together. */
#define MOST_BYTES_KEPT ((size_t) 16 << 20)

void
engine_split_call_off (EngineSplit *self)
{
  self->is_over = true;
  for (const EngineSplitPart *part = self->first; part != NULL; part = part->behind)
    if (part->is_taken && !part->is_done)
      engine_crew_want (self->crew, part->worker);
  engine_crew_wake (self->crew);
}

void
engine_split_fail (EngineSplit *self, BaseStatus status)
{
  engine_crew_lock (self->crew);
  self->status = status;
  engine_split_call_off (self);
  engine_crew_unlock (self->crew);
}

/* Reports one solution of the first part.  Returns false if it was the last one wanted. */
static bool
engine_split_notes_report (EngineSplitRunner *self,
                           const CoverCounters *counters,
                           const uint32_t *options,
                           uint32_t n_options)
{
  EngineSplit *split = self->split;
  const EngineRequest *request = split->request;
  bool more = true;

  split->n_told++;
  if (request->found != NULL)
    {
      EngineSolution solution = split->tree->describe (self->search, options, n_options);

      more = request->found (request->data, &solution);
    }
  if (more && split->n_told != request->solutions)
    return true;
  self->is_over = true;
  engine_crew_lock (split->crew);
  split->answer.outcome = COVER_RAN_TO_LIMIT;
  cover_counters_add (&split->answer.counters, counters);
  engine_split_call_off (split);
  engine_crew_unlock (split->crew);
  return false;
}

void
engine_split_report_kept (EngineSplitRunner *self, EngineSplitPart *part)
{
  EngineSplit *split = self->split;
  const uint32_t *options = part->options;

  for (size_t i = 0; i < part->n_notes && !self->is_over; i++)
    {
      engine_split_notes_report (self, &part->notes[i].counters, options, part->notes[i].n_options);
      options += part->notes[i].n_options;
    }
  engine_crew_lock (split->crew);
  split->bytes_kept -=
      part->notes_capacity * sizeof (EngineSplitNote) + part->options_capacity * sizeof (uint32_t);
  engine_crew_wake (split->crew);
  engine_crew_unlock (split->crew);
  free (part->notes);
  free (part->options);
  part->notes = NULL;
  part->options = NULL;
  part->n_notes = part->notes_capacity = part->n_options = part->options_capacity = 0;
}

/* Waits until `bytes` more may be kept.  Returns false if the part has become the first or the
 * search is over. */
static bool
may_keep (EngineSplitRunner *self, size_t bytes)
{
  EngineSplit *split = self->split;
  bool may = false;

  engine_crew_lock (split->crew);
  for (;;)
    {
      self->is_over = split->is_over;
      self->is_first = split->first == self->part;
      may = split->bytes_kept + bytes <= MOST_BYTES_KEPT;
      if (self->is_over || self->is_first || may)
        break;
      engine_crew_wait (split->crew);
    }
  may = may && !self->is_over && !self->is_first;
  if (may)
    split->bytes_kept += bytes;
  engine_crew_unlock (split->crew);
  return may;
}

/* Makes room for `wanted` elements, within the limit for kept solutions. */
static bool
engine_split_notes_make_room (EngineSplitRunner *self,
                              void **array,
                              size_t *capacity,
                              size_t wanted,
                              size_t size)
{
  const size_t before = *capacity;
  size_t after = before == 0 ? 64 : before;

  while (after < wanted)
    after *= 2;
  if (after == before)
    return true;
  if (!may_keep (self, (after - before) * size))
    return false;
  if (base_grow (array, capacity, after, size) == BASE_OK && *capacity == after)
    return true;
  self->is_over = true;
  engine_split_fail (self->split, BASE_NO_MEMORY);
  return false;
}

static void
engine_split_notes_keep (EngineSplitRunner *self, const CoverCounters *counters, uint32_t n_options)
{
  EngineSplitPart *part = self->part;
  void *notes = part->notes, *options = part->options;
  bool has_room = engine_split_notes_make_room (self, &notes, &part->notes_capacity,
                                                part->n_notes + 1, sizeof (EngineSplitNote));

  part->notes = notes;
  has_room = has_room
             && engine_split_notes_make_room (self, &options, &part->options_capacity,
                                              part->n_options + n_options, sizeof (uint32_t));
  part->options = options;
  if (!has_room)
    return;
  part->notes[part->n_notes++] = (EngineSplitNote){ *counters, n_options };
  memcpy (part->options + part->n_options, self->options, n_options * sizeof (uint32_t));
  part->n_options += n_options;
}

void
engine_split_note (EngineSplitRunner *self)
{
  const EngineTree *tree = self->split->tree;
  const CoverCounters *counters = tree->counters (self->search);
  uint32_t n_options = 0;

  if (self->split->request->found != NULL)
    n_options = tree->choices (self->search, self->options);
  if (!self->is_first)
    {
      engine_split_notes_keep (self, counters, n_options);
      if (self->is_over || !self->is_first)
        return;
      engine_split_report_kept (self, self->part);
    }
  if (!self->is_over)
    engine_split_notes_report (self, counters, self->options, n_options);
}
