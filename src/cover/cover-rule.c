/* cover-rule.c - choosing at random, and choosing by asking.
 *
 * Both must make the same choice again whenever the search is at the same place, also when it comes
 * back.  So neither may depend on when it got there.  (A count of nodes would not do: going
 * backward, it is known only after the whole subtree.)  The choice depends on the route instead:
 * the options chosen above. */
#include "cover-wide-private.h"

#include "base-random.h"

uint64_t
cover_wide_route (const CoverWalk *walk, uint32_t level)
{
  uint64_t route = base_mix (walk->seed);

  for (uint32_t i = 0; i < level; i++)
    route = base_mix (route ^ walk->frames[i].node);
  return route;
}

uint32_t
cover_wide_choose_random (const CoverWalk *walk, const CoverLinks *links, uint32_t level)
{
  uint32_t fewest = UINT32_MAX, n_best = 0, drawn;

  for (uint32_t header = links->right[0]; header != 0; header = links->right[header])
    {
      n_best = links->size[header] < fewest ? 1 : n_best + (links->size[header] == fewest);
      fewest = links->size[header] < fewest ? links->size[header] : fewest;
    }
  drawn = base_below (cover_wide_route (walk, level), n_best);
  for (uint32_t header = links->right[0];; header = links->right[header])
    if (links->size[header] == fewest && drawn-- == 0)
      return header;
}

uint32_t
cover_wide_choose_asked (const CoverWalk *walk, uint32_t level)
{
  uint32_t header = cover_answers_find (walk->answers, cover_wide_route (walk, level));

  return header != 0 ? header : COVER_NONE;
}
