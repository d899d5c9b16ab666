/* cover-part.c - giving away a part of the tree, and searching only that part.
 *
 * The option tried on a level is a node in the list of the level's item, and the untried ones stand
 * below it in that list, which stays whole as long as the item is covered.  So cutting the list
 * behind the node gives the rest away.  The way back reads lists upward only, so the cut does not
 * affect it.  And since always the highest level gives, no list above the cut is read downward any
 * more.  Restoring the links by copying, as each start does, undoes the cut. */
#include "cover-search-private.h"
#include "cover-wide-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

void
cover_part_clear (CoverPart *self)
{
  free (self->frames);
  *self = (CoverPart){ 0 };
}

static void
cut_behind (CoverLinks *links, CoverFrame frame)
{
  links->nodes[frame.node].down = frame.item;
}

bool
cover_search_give (CoverSearch *self, CoverPart *out_part)
{
  const CoverFrame *frames = self->walk.frames;
  const uint32_t n_taken = cover_walk_n_taken (&self->walk);
  uint32_t level = 0;
  CoverFrame *given;

  while (level < n_taken && self->links->nodes[frames[level].node].down == frames[level].item)
    level++;
  if (level == n_taken)
    return false;
  given = base_copy (frames, (size_t) level + 1, sizeof *frames);
  if (given == NULL)
    return false;
  given[level].node = self->links->nodes[frames[level].node].down;
  cut_behind (self->links, frames[level]);
  *out_part = (CoverPart){ given, level + 1 };
  return true;
}

/* The nodes above were counted by the search that entered them.  But a walk takes a level without
 * nodes for one that was never entered, so each level has one node here, which is subtracted where
 * the profile is read. */
BaseStatus
cover_search_start_part (CoverSearch *self, const CoverPart *part, const BaseStop *stop)
{
  CoverWalk *walk = &self->walk;
  const uint32_t last = part->n_frames - 1;
  const CoverFrame first_try = part->frames[last];
  uint64_t left = 0;

  while (self->n_forced < self->n_givens)
    {
      if (base_stop_asked_after (stop, COVER_WORK_OF_OPTION, &left))
        return BASE_STOPPED;
      cover_search_force_next (self);
    }
  walk->counters = (CoverCounters){ 0 };
  for (uint32_t level = 0; level < last; level++)
    {
      if (base_stop_asked_after (stop, COVER_WORK_OF_OPTION, &left))
        return BASE_STOPPED;
      walk->frames[level] = part->frames[level];
      walk->profile[level] = 1;
      self->events_back += cover_wide_descend (walk, self->links, part->frames[level]) + 2;
      cut_behind (self->links, part->frames[level]);
    }
  walk->frames[last] = first_try;
  walk->profile[last] = 1;
  walk->level = last;
  walk->next = COVER_EVENT_TRY;
  /* The last level ends without having been tried here, and then the search ends. */
  self->events_back +=
      cover_wide_descend (walk, self->links, (CoverFrame){ first_try.item, first_try.item }) + 2;
  return BASE_OK;
}
