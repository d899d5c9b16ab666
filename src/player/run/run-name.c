/* Finds a moment that means a position: the place before the nth event of the kind that comes next
 * there.  It goes through the run once, as run-find.c does the other way round. */
#include "run-private.h"

#include "cover-search.h"

/* Returns the kind of moment that an event begins; RUN_MOMENT_KINDS: none. */
static RunMomentKind
kind_of_event (CoverEventKind event)
{
  RunMomentKind kind = RUN_AT_GIVEN;

  while (kind < RUN_MOMENT_KINDS && (run_moment_happening (kind)->kinds & RUN_BIT (event)) == 0)
    kind++;
  return kind;
}

static BaseStatus
name_in_search (CoverSearch *search, uint64_t position, RunMoment *out_moment)
{
  const CoverCounters *counters = cover_search_counters (search);
  uint64_t counts[RUN_MOMENT_KINDS + 1] = { 0 };
  RunMomentKind kind, last = RUN_MOMENT_KINDS;
  CoverEvent event;

  while (cover_search_peek (search, &event))
    {
      kind = kind_of_event (event.kind);
      counts[kind]++;
      if (counters->events == position)
        {
          /* In front of the end there is the last level done. */
          const bool ends = event.kind == COVER_EVENT_END && last < RUN_MOMENT_KINDS;

          if (kind == RUN_MOMENT_KINDS && !ends)
            return BASE_BAD_INPUT;
          *out_moment = ends ? (RunMoment){ .kind = last, .number = counts[last] }
                             : (RunMoment){ .kind = kind, .number = counts[kind], .before = true };
          return BASE_OK;
        }
      last = kind;
      cover_search_forward (search, NULL);
    }
  if (counters->events != position)
    return BASE_BAD_INPUT;
  *out_moment = (RunMoment){ .kind = RUN_AT_END };
  return BASE_OK;
}

BaseStatus
run_name (const Run *self, uint64_t position, RunMoment *out_moment)
{
  CoverSearch *search = NULL;
  BaseStatus status;

  if (position == 0 || position == self->subject->n_givens)
    {
      *out_moment = (RunMoment){ .kind = position == 0 ? RUN_AT_START : RUN_AT_GIVENS };
      return BASE_OK;
    }
  status = run_new_search (self, &search);
  if (status == BASE_OK)
    status = name_in_search (search, position, out_moment);
  cover_search_free (search);
  return status;
}
