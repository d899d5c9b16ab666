/* The spots of a tree: one for each of its entries, and what a moment makes of them. */
#include "paint-tree-private.h"

#include "base-memory.h"

static BaseStatus
add_spot (PaintTreeSide *side, const CoverTreeNode *call)
{
  void *spots = side->spots;

  if (base_grow (&spots, &side->capacity, side->n + 1, sizeof *side->spots) != BASE_OK)
    return BASE_NO_MEMORY;
  side->spots = spots;
  side->spots[side->n++] = (PaintTreeSpot){ .call = *call, .parent = call->parent };
  if (call->parent != COVER_NONE)
    side->spots[call->parent].has_children = true;
  if (call->level + 1 > side->n_levels)
    side->n_levels = call->level + 1;
  return BASE_OK;
}

BaseStatus
paint_tree_make_spots (PaintTreeSide *side)
{
  const CoverTree *tree = &side->tree;
  BaseStatus status = BASE_OK;

  side->n = 0;
  side->n_levels = 1;
  for (size_t i = 0; i < tree->n && status == BASE_OK; i++)
    status = add_spot (side, &tree->nodes[i]);
  return status;
}

static PaintTreeTime
time_of (const CoverTreeNode *call, uint64_t position)
{
  if (position < call->from)
    return PAINT_TREE_TO_COME;
  return call->to != COVER_TREE_OPEN && position >= call->to ? PAINT_TREE_EXPLORED
                                                             : PAINT_TREE_IN_WORK;
}

/* The option that is being tried, before the search is below it, is on the path already. */
static void
see_tried (PaintTreeSide *side, const PlayerState *state)
{
  const PlayerFrame *last = state->n_frames > 0 ? &state->frames[state->n_frames - 1] : NULL;

  if (last == NULL || !last->taken || state->n_frames == state->level)
    return;
  for (size_t i = side->here + (size_t) 1; i < side->n; i++)
    if (side->spots[i].parent == side->here && side->spots[i].call.node == last->node
        && side->spots[i].time == PAINT_TREE_TO_COME)
      side->spots[i].time = PAINT_TREE_IN_WORK;
}

/* The calls in work are one path, so the last of them is the deepest. */
void
paint_tree_see_times (PaintTreeSide *side, const PlayerState *state)
{
  side->here = COVER_NONE;
  for (size_t i = 0; i < side->n; i++)
    {
      side->spots[i].time = time_of (&side->spots[i].call, side->position);
      if (side->spots[i].time == PAINT_TREE_IN_WORK)
        side->here = (uint32_t) i;
    }
  if (side->here == COVER_NONE)
    return;
  side->spots[side->here].time = PAINT_TREE_HERE;
  if (state != NULL)
    see_tried (side, state);
}
