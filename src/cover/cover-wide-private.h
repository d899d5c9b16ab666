/* cover-wide-private.h - the layout of cover-links.h: any problem, 32-bit indices.  Everything that
 * can be watched event by event runs on it. */
#ifndef COVER_WIDE_PRIVATE_H
#define COVER_WIDE_PRIVATE_H

#include "cover-walk-private.h"

/* The choice of COVER_RULE_RANDOM and COVER_RULE_ASKED.  Only the latter can return COVER_NONE. */
uint32_t cover_wide_choose_random (const CoverWalk *walk, const CoverLinks *links, uint32_t level);
uint32_t cover_wide_choose_asked (const CoverWalk *walk, uint32_t level);

/* A number for the options chosen on the levels above `level`: equal routes have equal numbers. */
uint64_t cover_wide_route (const CoverWalk *walk, uint32_t level);

/* A header, 0 when no item is open, COVER_NONE to ask. */
static inline uint32_t
cover_wide_choose (const CoverWalk *walk, const CoverLinks *links, uint32_t level)
{
  uint32_t first = links->right[0], best = first, fewest = UINT32_MAX;

  if (first == 0 || walk->rule == COVER_RULE_FIRST)
    return first;
  if (walk->rule == COVER_RULE_ASKED)
    return cover_wide_choose_asked (walk, level);
  for (uint32_t header = first; header != 0; header = links->right[header])
    if (links->size[header] < fewest)
      {
        best = header;
        fewest = links->size[header];
        if (fewest == 0)
          break;
      }
  return walk->rule == COVER_RULE_FEWEST ? best : cover_wide_choose_random (walk, links, level);
}

static inline void
cover_wide_unlink_header (CoverLinks *links, uint32_t header)
{
  uint32_t left = links->left[header], right = links->right[header];

  links->right[left] = right;
  links->left[right] = left;
}

static inline void
cover_wide_relink_header (CoverLinks *links, uint32_t header)
{
  uint32_t left = links->left[header], right = links->right[header];

  links->left[right] = header;
  links->right[left] = header;
}

static inline void
cover_wide_unlink (CoverLinks *links, uint32_t node)
{
  const uint32_t up = links->nodes[node].up, down = links->nodes[node].down;

  links->nodes[up].down = down;
  links->nodes[down].up = up;
  links->size[links->nodes[node].item]--;
}

static inline void
cover_wide_relink (CoverLinks *links, uint32_t node)
{
  const uint32_t up = links->nodes[node].up, down = links->nodes[node].down;

  links->nodes[down].up = node;
  links->nodes[up].down = node;
  links->size[links->nodes[node].item]++;
}

/* Forces one option before the search, and takes it back: all its items, in its order. */
void cover_wide_force (CoverWalk *walk, CoverLinks *links, uint32_t option);
void cover_wide_unforce (CoverWalk *walk, CoverLinks *links, uint32_t option);

/* Covers the items of a frame's decision without counting, to rebuild a level of a checkpoint; only
 * its item if that is the frame's node too.  Does not change the walk's state.  Returns the number
 * of events of its operations. */
uint64_t cover_wide_descend (CoverWalk *walk, CoverLinks *links, CoverFrame frame);

/* Run without a budget (a CoverForward), with one, and with one that also ends before an event of
 * one of the `kinds` (a bit each).  Entering a node is COVER_EVENT_CHOOSE here, whatever
 * follows. */
CoverPause cover_wide_run (CoverWalk *walk, void *links);
CoverPause cover_wide_step (CoverWalk *walk, CoverLinks *links, uint64_t budget);
CoverPause cover_wide_step_to (CoverWalk *walk, CoverLinks *links, uint64_t budget, uint32_t kinds);

/* A CoverForward without a budget, for problems so large that one node may take long.  It also
 * returns between any two events, with COVER_PAUSE_BUDGET, when it is time to check the stop flag.
 * Only a caller that stops for good may leave it there. */
CoverPause cover_wide_run_in_steps (CoverWalk *walk, void *links);

/* Undoes one event, which then comes next.  Returns false before the first event of the search;
 * givens are not part of the walk. */
bool cover_wide_back (CoverWalk *walk, CoverLinks *links);

#endif
