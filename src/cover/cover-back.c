/* cover-back.c - the search, backward: undoes exactly one event.
 *
 * The walk holds the event that comes next.  From it follows which event came before, and with it
 * the links to restore.  No history is needed, for two reasons.  The last event of an operation is
 * found at the other end of the list that it went along, because lists of covered items stay whole.
 * And when the search comes back into a level that was left, the links are as they were when its
 * item was chosen, so choosing again chooses the same.
 *
 * Read it beside cover-body-private.h: each case below undoes one READY there. */
#include "cover-wide-private.h"

static int32_t
node_colour (const CoverLinks *links, uint32_t node)
{
  return links->colour != NULL ? links->colour[node] : 0;
}

/* The nearest node before or after `node`, within its option and short of `end`, that operations
 * touch: they skip nodes whose colour is known to agree.  `end` when there is none. */
static uint32_t
touched_before (const CoverLinks *links, uint32_t node, uint32_t end)
{
  do
    node = cover_links_before (links, node);
  while (node != end && node_colour (links, node) < 0);
  return node;
}

static uint32_t
touched_after (const CoverLinks *links, uint32_t node, uint32_t end)
{
  do
    node = cover_links_after (links, node);
  while (node != end && node_colour (links, node) < 0);
  return node;
}

static void
set_position (CoverWalk *walk, CoverEventKind next, uint32_t target, uint32_t row, uint32_t column)
{
  walk->next = next;
  walk->target = target;
  walk->row = row;
  walk->column = column;
}

/* Undoes the last event of committing the target before it came to `row` (its header: before it
 * ended). */
static void
back_to_row_above (CoverWalk *walk, CoverLinks *links, uint32_t target, uint32_t row)
{
  const uint32_t item = links->nodes[target].item;
  const int32_t colour = node_colour (links, target);
  uint32_t above = links->nodes[row].up;

  if (colour > 0 && above == target)
    above = links->nodes[above].up;
  if (above == item && colour > 0)
    {
      links->colour[item] = 0;
      walk->counters.cleansings--;
      set_position (walk, COVER_EVENT_PURIFY, target, 0, 0);
    }
  else if (above == item)
    {
      cover_wide_relink_header (links, item);
      walk->counters.updates--;
      set_position (walk, COVER_EVENT_UNLINK_HEADER, target, 0, 0);
    }
  else if (colour > 0 && links->colour[above] < 0)
    {
      links->colour[above] = colour;
      walk->counters.cleansings--;
      set_position (walk, COVER_EVENT_CLEANSE, target, above, 0);
    }
  else
    {
      uint32_t column = touched_before (links, above, above);

      set_position (walk, COVER_EVENT_HIDE, target, above, 0);
      if (column != above)
        {
          cover_wide_relink (links, column);
          walk->counters.updates--;
          set_position (walk, COVER_EVENT_UNLINK, target, above, column);
        }
    }
}

/* Undoes the last event of uncommitting the target before it came to `row`: it goes upward. */
static void
back_to_row_below (CoverWalk *walk, CoverLinks *links, uint32_t target, uint32_t row)
{
  const uint32_t item = links->nodes[target].item;
  const int32_t colour = node_colour (links, target);
  uint32_t below = links->nodes[row].down;

  if (colour > 0 && below == target)
    below = links->nodes[below].down;
  if (below == item)
    {
      if (colour > 0)
        links->colour[item] = colour;
      set_position (walk, colour > 0 ? COVER_EVENT_UNPURIFY : COVER_EVENT_UNCOVER, target, 0, 0);
    }
  else if (colour > 0 && links->colour[below] == colour)
    {
      links->colour[below] = -1;
      set_position (walk, COVER_EVENT_UNCLEANSE, target, below, 0);
    }
  else
    {
      uint32_t column = touched_after (links, below, below);

      set_position (walk, COVER_EVENT_UNHIDE, target, below, 0);
      if (column != below)
        {
          cover_wide_unlink (links, column);
          set_position (walk, COVER_EVENT_RELINK, target, below, column);
        }
    }
}

static void
back_into_commit (CoverWalk *walk, CoverLinks *links, uint32_t target)
{
  back_to_row_above (walk, links, target, links->nodes[target].item);
}

static void
back_into_uncommit (CoverWalk *walk, CoverLinks *links, uint32_t target)
{
  uint32_t item = links->nodes[target].item;

  if (node_colour (links, target) > 0)
    {
      back_to_row_below (walk, links, target, item);
      return;
    }
  cover_wide_unlink_header (links, item);
  set_position (walk, COVER_EVENT_RELINK_HEADER, target, 0, 0);
}

/* The other items of the option tried were committed up to but without `other` (the node tried: all
 * were). */
static void
back_into_taking (CoverWalk *walk, CoverLinks *links, uint32_t other)
{
  uint32_t node = walk->frames[walk->level].node;
  uint32_t last = touched_before (links, other, node);

  if (last == node)
    set_position (walk, COVER_EVENT_TRY, 0, 0, 0);
  else
    back_into_commit (walk, links, last);
}

/* They were uncommitted, the last one first, down to but without `other`. */
static void
back_into_releasing (CoverWalk *walk, CoverLinks *links, uint32_t other)
{
  uint32_t node = walk->frames[walk->level].node;
  uint32_t last = touched_after (links, other, node);

  if (last == node)
    set_position (walk, COVER_EVENT_UNTRY, 0, 0, 0);
  else
    back_into_uncommit (walk, links, last);
}

/* The option behind this one, or the level's end, came next: the option above was released. */
static void
back_into_option_above (CoverWalk *walk, CoverLinks *links, uint32_t node)
{
  CoverFrame *frame = &walk->frames[walk->level];

  frame->node = links->nodes[node].up;
  back_into_releasing (walk, links, frame->node);
}

/* The search came back from a node on `level`: undo the last event there. */
static void
back_into_node (CoverWalk *walk, CoverLinks *links, uint32_t level)
{
  uint32_t header = cover_wide_choose (walk, links, level);

  walk->level = level;
  if (header != 0)
    {
      walk->frames[level] = (CoverFrame){ header, header };
      set_position (walk, COVER_EVENT_LEVEL_DONE, 0, 0, 0);
      return;
    }
  walk->counters.nodes--;
  walk->counters.solutions--;
  walk->profile[level]--;
  set_position (walk, COVER_EVENT_CHOOSE, 0, 0, 0);
}

/* The next event would begin an operation on the target. */
static void
back_before_commit (CoverWalk *walk, CoverLinks *links)
{
  CoverFrame *frame = &walk->frames[walk->level];

  if (walk->target != frame->item)
    {
      back_into_taking (walk, links, walk->target);
      return;
    }
  *frame = (CoverFrame){ 0 };
  walk->counters.nodes--;
  walk->profile[walk->level]--;
  set_position (walk, COVER_EVENT_CHOOSE, 0, 0, 0);
}

static void
back_before_uncommit (CoverWalk *walk, CoverLinks *links)
{
  uint32_t item = walk->frames[walk->level].item;

  if (walk->target != item)
    back_into_releasing (walk, links, walk->target);
  else if (links->nodes[item].down != item)
    back_into_option_above (walk, links, item);
  else
    {
      walk->counters.dead_ends--;
      set_position (walk, COVER_EVENT_DEAD_END, 0, 0, 0);
    }
}

static void
back_before_try (CoverWalk *walk, CoverLinks *links)
{
  CoverFrame *frame = &walk->frames[walk->level];

  if (links->nodes[frame->node].up != frame->item)
    {
      back_into_option_above (walk, links, frame->node);
      return;
    }
  frame->node = frame->item;
  back_into_commit (walk, links, frame->item);
}

static void
back_one_column (CoverWalk *walk, CoverLinks *links, bool relinking)
{
  walk->column = relinking ? touched_after (links, walk->column, walk->row)
                           : touched_before (links, walk->column, walk->row);
  if (walk->column == walk->row)
    {
      walk->column = 0;
      walk->next = relinking ? COVER_EVENT_UNHIDE : COVER_EVENT_HIDE;
    }
  else if (relinking)
    cover_wide_unlink (links, walk->column);
  else
    {
      cover_wide_relink (links, walk->column);
      walk->counters.updates--;
    }
}

bool
cover_wide_back (CoverWalk *walk, CoverLinks *links)
{
  CoverFrame *frame = &walk->frames[walk->level];

  switch (walk->next)
    {
    case COVER_EVENT_CHOOSE:
      if (walk->level == 0)
        return false;
      walk->level--;
      set_position (walk, COVER_EVENT_DEEPER, 0, 0, 0);
      break;
    case COVER_EVENT_COVER:
    case COVER_EVENT_PURIFY:
      back_before_commit (walk, links);
      break;
    case COVER_EVENT_UNLINK_HEADER:
      walk->next = COVER_EVENT_COVER;
      break;
    case COVER_EVENT_HIDE:
    case COVER_EVENT_CLEANSE:
      back_to_row_above (walk, links, walk->target, walk->row);
      break;
    case COVER_EVENT_UNLINK:
    case COVER_EVENT_RELINK:
      back_one_column (walk, links, walk->next == COVER_EVENT_RELINK);
      break;
    case COVER_EVENT_TRY:
      back_before_try (walk, links);
      break;
    case COVER_EVENT_DEEPER:
      back_into_taking (walk, links, frame->node);
      break;
    case COVER_EVENT_DEAD_END:
      back_into_commit (walk, links, frame->item);
      break;
    case COVER_EVENT_UNTRY:
      back_into_node (walk, links, walk->level + 1);
      break;
    case COVER_EVENT_UNCOVER:
    case COVER_EVENT_UNPURIFY:
      back_before_uncommit (walk, links);
      break;
    case COVER_EVENT_UNHIDE:
    case COVER_EVENT_UNCLEANSE:
      back_to_row_below (walk, links, walk->target, walk->row);
      break;
    case COVER_EVENT_RELINK_HEADER:
      back_to_row_below (walk, links, walk->target, links->nodes[walk->target].item);
      break;
    case COVER_EVENT_LEVEL_DONE:
      back_into_uncommit (walk, links, frame->item);
      break;
    case COVER_EVENT_END:
      back_into_node (walk, links, 0);
      break;
    default:
      set_position (walk, COVER_EVENT_END, 0, 0, 0);
      break;
    }
  walk->counters.events--;
  return true;
}
