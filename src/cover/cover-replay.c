/* cover-replay.c - moving a search: event by event, many at once, to events of some kinds, and to a
 * moment of a record. */
#include "cover-search-private.h"
#include "cover-wide-private.h"

#include <string.h>

void
cover_search_force_next (CoverSearch *self)
{
  cover_wide_force (&self->walk, self->links, self->givens[self->n_forced++]);
  self->walk.counters.events++;
}

uint64_t
cover_search_advance (CoverSearch *self, uint64_t n_events)
{
  const uint64_t before = self->walk.counters.events;
  uint64_t done;

  while (self->n_forced < self->n_givens && self->walk.counters.events - before < n_events)
    cover_search_force_next (self);
  done = self->walk.counters.events - before;
  if (done < n_events)
    cover_wide_step (&self->walk, self->links, n_events - done);
  return self->walk.counters.events - before;
}

/* Undoes one event, a given too. */
static bool
step_back (CoverSearch *self)
{
  if (self->n_forced == self->n_givens && cover_wide_back (&self->walk, self->links))
    return true;
  if (self->n_forced == 0)
    return false;
  cover_wide_unforce (&self->walk, self->links, self->givens[--self->n_forced]);
  self->walk.counters.events--;
  return true;
}

uint64_t
cover_search_retreat (CoverSearch *self, uint64_t n_events)
{
  uint64_t done = 0;

  while (done < n_events && step_back (self))
    done++;
  return done;
}

/* The kind of the next event, as a bit; no bit behind the end. */
static uint32_t
next_kind (const CoverSearch *self)
{
  if (self->n_forced < self->n_givens)
    return 1u << COVER_EVENT_GIVEN;
  if (self->walk.next == COVER_EVENT_NOTHING)
    return 0;
  if (self->walk.next == COVER_EVENT_CHOOSE && self->links->right[0] == 0)
    return 1u << COVER_EVENT_SOLUTION;
  return 1u << self->walk.next;
}

uint64_t
cover_search_advance_to (CoverSearch *self, uint64_t n_events, uint32_t kinds)
{
  const bool entering = (kinds & (1u << COVER_EVENT_CHOOSE | 1u << COVER_EVENT_SOLUTION)) != 0;
  const uint32_t places = kinds | (uint32_t) entering << COVER_EVENT_CHOOSE;
  const uint64_t before = self->walk.counters.events;
  uint64_t done = 0;

  /* Always does the first event, whatever its kind, so that the search also leaves a place where it
   * would stop. */
  while (done < n_events && cover_search_advance (self, 1) == 1)
    {
      done = self->walk.counters.events - before;
      if (self->n_forced == self->n_givens && done < n_events)
        cover_wide_step_to (&self->walk, self->links, n_events - done, places);
      done = self->walk.counters.events - before;
      if ((next_kind (self) & kinds) != 0)
        break;
    }
  return done;
}

uint64_t
cover_search_retreat_to (CoverSearch *self, uint64_t n_events, uint32_t kinds)
{
  uint64_t done = 0;

  while (done < n_events && step_back (self))
    {
      done++;
      if ((next_kind (self) & kinds) != 0)
        break;
    }
  return done;
}

bool
cover_search_forward (CoverSearch *self, CoverEvent *out_event)
{
  if (out_event != NULL && !cover_search_peek (self, out_event))
    return false;
  return cover_search_advance (self, 1) == 1;
}

bool
cover_search_backward (CoverSearch *self, CoverEvent *out_event)
{
  if (!step_back (self))
    return false;
  if (out_event != NULL)
    cover_search_peek (self, out_event);
  return true;
}

void
cover_search_resume (CoverSearch *search, const CoverRecord *record, uint64_t event)
{
  const CoverCheckpoint *checkpoint = cover_record_find (record, event);
  CoverWalk *walk = &search->walk;
  const uint32_t *choices;

  cover_walk_reset (walk);
  cover_links_restore (search->links, search->source);
  search->n_forced = 0;
  if (checkpoint == NULL)
    return;
  while (search->n_forced < search->n_givens)
    cover_search_force_next (search);
  choices = cover_checkpoint_choices (checkpoint);
  for (uint32_t level = 0; level < checkpoint->level; level++)
    {
      walk->frames[level] =
          (CoverFrame){ search->links->nodes[choices[level]].item, choices[level] };
      cover_wide_descend (walk, search->links, walk->frames[level]);
    }
  walk->level = checkpoint->level;
  walk->counters = checkpoint->counters;
  memcpy (walk->profile, checkpoint->words, checkpoint->n_profile * sizeof (uint64_t));
}

BaseStatus
cover_search_learn (CoverSearch *search, const CoverRecord *record)
{
  return cover_answers_add_all (&search->answers, cover_record_answers (record));
}
