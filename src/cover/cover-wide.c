/* cover-wide.c - the body compiled for the general layout: with colours and without; without a
 * budget, with one, and with one that looks for kinds of events.
 *
 * The six are compiled from the same text; a problem without colours has no cost for them. */
#include "cover-wide-private.h"

/* Takes ten milliseconds where memory is slow. */
#define EVENTS_BETWEEN_LOOKS ((uint64_t) 1 << 17)

/* Open items compared for a choice in the time of an event. */
#define ITEMS_AN_EVENT 8

#define Links               CoverLinks
#define ROOT                0
#define UP(links, node)     ((links)->nodes[node].up)
#define DOWN(links, node)   ((links)->nodes[node].down)
#define ITEM(links, node)   ((links)->nodes[node].item)
#define AFTER(links, node)  cover_links_after ((links), (node))
#define BEFORE(links, node) cover_links_before ((links), (node))

#define plain_unlink_header cover_wide_unlink_header
#define plain_relink_header cover_wide_relink_header
#define plain_unlink        cover_wide_unlink
#define plain_relink        cover_wide_relink
#define plain_choose        cover_wide_choose

#define BODY(name)                      plain_##name
#define COLOURED                        0
#define COLOUR(links, node)             0
#define SET_COLOUR(links, node, colour) ((void) (colour))
#include "cover-body-private.h"
#undef BODY
#undef COLOURED
#undef COLOUR
#undef SET_COLOUR

#define coloured_unlink_header cover_wide_unlink_header
#define coloured_relink_header cover_wide_relink_header
#define coloured_unlink        cover_wide_unlink
#define coloured_relink        cover_wide_relink
#define coloured_choose        cover_wide_choose

#define BODY(name)                     coloured_##name
#define COLOURED                       1
#define COLOUR(links, node)            ((links)->colour[node])
#define SET_COLOUR(links, node, value) ((links)->colour[node] = (value))
#include "cover-body-private.h"

CoverPause
cover_wide_run (CoverWalk *walk, void *links)
{
  CoverLinks *wide = links;

  return wide->colour != NULL ? coloured_forward (walk, wide, NULL, 0, false)
                              : plain_forward (walk, wide, NULL, 0, false);
}

CoverPause
cover_wide_step (CoverWalk *walk, CoverLinks *links, uint64_t budget)
{
  return links->colour != NULL ? coloured_forward (walk, links, &budget, 0, true)
                               : plain_forward (walk, links, &budget, 0, true);
}

CoverPause
cover_wide_step_to (CoverWalk *walk, CoverLinks *links, uint64_t budget, uint32_t kinds)
{
  return links->colour != NULL ? coloured_forward (walk, links, &budget, kinds, true)
                               : plain_forward (walk, links, &budget, kinds, true);
}

/* Enters the node.  Returns true, with the pause, if the run ends there. */
static bool
enter_node (CoverWalk *walk, CoverLinks *links, CoverPause *out_pause)
{
  CoverCounters *const counters = &walk->counters;
  const uint64_t n_solutions = counters->solutions;

  *out_pause = COVER_PAUSE_ENTERING;
  if (counters->nodes >= walk->pause_nodes || counters->events >= walk->pause_events
      || cover_walk_work (counters) >= walk->pause_work)
    return true;
  *out_pause = cover_wide_step (walk, links, 1);
  if (*out_pause == COVER_PAUSE_BUDGET && counters->solutions > n_solutions
      && counters->solutions >= walk->pause_solutions && walk->next == COVER_EVENT_UNTRY)
    *out_pause = COVER_PAUSE_SOLUTION;
  return *out_pause != COVER_PAUSE_BUDGET;
}

CoverPause
cover_wide_run_in_steps (CoverWalk *walk, void *links)
{
  const uint64_t of_node = ((const CoverLinks *) links)->n_primary / ITEMS_AN_EVENT + 1;
  uint64_t left = EVENTS_BETWEEN_LOOKS;
  CoverPause pause = COVER_PAUSE_BUDGET;

  while (pause == COVER_PAUSE_BUDGET && left > 0)
    {
      const uint64_t before = walk->counters.events;
      uint64_t n = 0;

      if (walk->next == COVER_EVENT_CHOOSE)
        {
          if (enter_node (walk, links, &pause))
            return pause;
          n = of_node;
        }
      pause = cover_wide_step_to (walk, links, left, (uint32_t) 1 << COVER_EVENT_CHOOSE);
      n += walk->counters.events - before;
      left -= n < left ? n : left;
    }
  return pause;
}

/* Operations outside the search do not count, so the counters are restored.  Returns the number of
 * events. */
static uint64_t
commit_uncounted (CoverWalk *walk, CoverLinks *links, uint32_t target)
{
  const CoverCounters counters = walk->counters;
  uint64_t n_events;

  if (links->colour != NULL)
    coloured_commit (walk, links, target, NULL, 0, false);
  else
    plain_commit (walk, links, target, NULL, 0, false);
  n_events = walk->counters.events - counters.events;
  walk->counters = counters;
  return n_events;
}

static void
uncommit_uncounted (CoverWalk *walk, CoverLinks *links, uint32_t target)
{
  const CoverCounters counters = walk->counters;

  if (links->colour != NULL)
    coloured_uncommit (walk, links, target, NULL, 0, false);
  else
    plain_uncommit (walk, links, target, NULL, 0, false);
  walk->counters = counters;
}

void
cover_wide_force (CoverWalk *walk, CoverLinks *links, uint32_t option)
{
  for (uint32_t node = links->first[option]; links->nodes[node].item != 0; node++)
    commit_uncounted (walk, links, node);
}

void
cover_wide_unforce (CoverWalk *walk, CoverLinks *links, uint32_t option)
{
  uint32_t last = cover_links_before (links, links->first[option]);

  for (uint32_t node = last; links->nodes[node].item != 0; node--)
    uncommit_uncounted (walk, links, node);
}

uint64_t
cover_wide_descend (CoverWalk *walk, CoverLinks *links, CoverFrame frame)
{
  uint64_t n_events = commit_uncounted (walk, links, frame.item);

  if (frame.node == frame.item)
    return n_events;
  for (uint32_t other = cover_links_after (links, frame.node); other != frame.node;
       other = cover_links_after (links, other))
    n_events += commit_uncounted (walk, links, other);
  return n_events;
}
