/* Finds moments of events by going through the run once, with a search of its own. */
#include "run-private.h"

#include "cover-links.h"
#include "cover-search.h"

/* Events between two checks of the stop flag. */
#define EVENTS_A_LOOK 65536u

static bool
is_about (const CoverLinks *links, const CoverEvent *event, const RunMoment *moment)
{
  const uint32_t index = moment->target.index, header = index + 1;

  switch (moment->target.kind)
    {
    case RUN_NOTHING:
      return true;
    case RUN_ITEM:
      /* An item is unlinked by its header; its nodes are named with their options. */
      if ((run_moment_happening (moment->kind)->targets & RUN_BIT (RUN_NODE)) != 0)
        return event->node == header;
      return links->nodes[event->node].item == header;
    case RUN_OPTION:
      return event->node >= links->first[index] && event->node < links->first[index + 1];
    case RUN_NODE:
    default:
      return event->node == index;
    }
}

/* Givens and the end are on no level; levels are numbered from 1. */
static bool
is_on_level (const CoverEvent *event, uint64_t level)
{
  return level == 0 || (event->kind != COVER_EVENT_GIVEN && event->level + UINT64_C (1) == level);
}

/* Goes past the next event and all that belongs to it.  Returns the position there. */
static uint64_t
go_past_event (CoverSearch *search, uint32_t inside)
{
  CoverEvent event;

  do
    cover_search_forward (search, NULL);
  while (cover_search_peek (search, &event) && (RUN_BIT (event.kind) & inside) != 0);
  return cover_search_counters (search)->events;
}

/* Goes past the next event that the moment could mean, and writes its position.  BASE_BAD_INPUT at
 * the end. */
static BaseStatus
go_to_next (CoverSearch *search,
            const RunMoment *moment,
            const BaseStop *stop,
            uint64_t *out_position)
{
  const RunHappening *what = run_moment_happening (moment->kind);
  const CoverLinks *links = cover_search_links (search);
  const CoverCounters *counters = cover_search_counters (search);
  CoverEvent event;

  while (cover_search_peek (search, &event) && counters->nodes < RUN_MOST_NODES)
    {
      const uint64_t before = counters->events;

      if (base_stop_asked (stop))
        return BASE_STOPPED;
      if ((RUN_BIT (event.kind) & what->kinds) != 0 && is_on_level (&event, moment->level)
          && is_about (links, &event, moment))
        {
          const uint64_t behind = go_past_event (search, what->inside);

          *out_position = moment->before ? before : behind;
          return BASE_OK;
        }
      cover_search_advance_to (search, EVENTS_A_LOOK, what->kinds);
    }
  return BASE_BAD_INPUT;
}

static bool
is_meant (const RunMoment *moment, uint64_t n, uint64_t position, uint64_t here)
{
  switch (moment->which)
    {
    case RUN_NEXT:
      return position > here;
    case RUN_LAST:
      return true;
    case RUN_NTH:
    default:
      return n == moment->number;
    }
}

static BaseStatus
look_for (CoverSearch *search,
          const RunMoment *moment,
          uint64_t here,
          const BaseStop *stop,
          uint64_t *out_position,
          uint64_t *out_n)
{
  uint64_t position;
  bool found = false;
  BaseStatus status = BASE_OK;

  *out_n = 0;
  while (status == BASE_OK && (!found || moment->which == RUN_LAST))
    {
      status = go_to_next (search, moment, stop, &position);
      if (status != BASE_OK || !is_meant (moment, ++*out_n, position, here))
        continue;
      *out_position = position;
      found = true;
    }
  /* The last one is known only if the search has ended. */
  if (status == BASE_BAD_INPUT && found && !cover_search_peek (search, &(CoverEvent){ 0 }))
    return BASE_OK;
  return status;
}

BaseStatus
run_find (const Run *self,
          const RunMoment *moment,
          uint64_t here,
          const BaseStop *stop,
          uint64_t *out_position,
          uint64_t *out_n)
{
  CoverSearch *search = NULL;
  BaseStatus status = run_new_search (self, &search);

  if (status == BASE_OK)
    status = look_for (search, moment, here, stop, out_position, out_n);
  cover_search_free (search);
  return status;
}
