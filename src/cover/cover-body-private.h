/* cover-body-private.h - the search, forward: one body, compiled for each layout, watched and
 * unwatched.
 *
 * This is Knuth's Algorithm D with its extension to colours (The Art of Computer Programming,
 * 7.2.2.1, which calls them X and C there), without recursion.  Watched (`bounded`), it can stop
 * between any two events: READY names the event that would come next.  If the budget is spent, or
 * the event is of one of the `kinds` to stop before, it leaves with that name; coming back, the
 * switches at the top of each function jump to the place.  Unwatched, `bounded` is a constant
 * false, so the compiler drops all of that and keeps the bare loops.  `kinds` is a constant 0
 * unless kinds are looked for.
 *
 * Before this file is included, a layout defines
 *
 *   BODY(name)                    its prefix
 *   Links                         its type of links
 *   COLOURED                      whether colours are handled
 *   ROOT                          the result of choosing where no item is open
 *   UP DOWN ITEM AFTER BEFORE     (links, node), as in cover-links.h
 *   COLOUR SET_COLOUR             (links, node[, colour])
 *   BODY(unlink_header) BODY(relink_header) BODY(unlink) BODY(relink)    (links, node)
 *   BODY(choose)                  (walk, links, level): a header, ROOT, or COVER_NONE to ask */

#define READY(kind)                                         \
  do                                                        \
    {                                                       \
      if (bounded)                                          \
        {                                                   \
          if (*budget == 0 || ((kinds) >> (kind) & 1) != 0) \
            {                                               \
              walk->next = (kind);                          \
              goto paused;                                  \
            }                                               \
          --*budget;                                        \
        }                                                   \
      events++;                                             \
    }                                                       \
  while (0)

/* Covers the target's item, or gives it the target's colour.  Returns false if the budget is spent.
 *
 * A hidden node keeps its own `up` and `down`: that memory is all the undo stack we need.  The list
 * of a covered item stays whole for the same reason, so that uncovering finds its options. */
static inline bool
BODY (commit) (CoverWalk *walk,
               Links *links,
               uint32_t target,
               uint64_t *budget,
               const uint32_t kinds,
               const bool bounded)
{
  const uint32_t item = ITEM (links, target);
  const int32_t colour = COLOUR (links, target);
  uint32_t row = 0, column = 0;
  uint64_t events = 0, updates = 0, cleansings = 0;
  bool done = false;

  if (COLOURED && colour < 0)
    return true; /* the item has this colour already */
  if (bounded)
    {
      CoverEventKind next = walk->next;

      walk->next = COVER_EVENT_COVER;
      walk->target = target;
      row = walk->row;
      column = walk->column;
      if (next == COVER_EVENT_UNLINK_HEADER)
        goto unlink_header;
      if (next == COVER_EVENT_CLEANSE)
        goto cleanse;
      if (next == COVER_EVENT_HIDE)
        goto hide;
      if (next == COVER_EVENT_UNLINK)
        goto unlink;
    }

  if (COLOURED && colour > 0)
    {
      READY (COVER_EVENT_PURIFY);
      SET_COLOUR (links, item, colour);
      cleansings++;
    }
  else
    {
      READY (COVER_EVENT_COVER);
    unlink_header:
      READY (COVER_EVENT_UNLINK_HEADER);
      BODY (unlink_header) (links, item);
      updates++;
    }
  for (row = DOWN (links, item); row != item; row = DOWN (links, row))
    {
      if (COLOURED && colour > 0 && COLOUR (links, row) == colour)
        {
          if (row == target)
            continue;
        cleanse:
          READY (COVER_EVENT_CLEANSE);
          SET_COLOUR (links, row, -1);
          cleansings++;
          continue;
        }
    hide:
      READY (COVER_EVENT_HIDE);
      for (column = AFTER (links, row); column != row; column = AFTER (links, column))
        {
          if (COLOURED && COLOUR (links, column) < 0)
            continue;
        unlink:
          READY (COVER_EVENT_UNLINK);
          BODY (unlink) (links, column);
          updates++;
        }
      column = 0;
    }
  row = 0;
  done = true;

paused:
  if (bounded)
    {
      walk->target = done ? 0 : target;
      walk->row = row;
      walk->column = column;
    }
  walk->counters.events += events;
  walk->counters.updates += updates;
  walk->counters.cleansings += cleansings;
  return done;
}

/* The exact inverse of commit.  Within one item the order of unhiding does not matter.  It still
 * unhides in exactly the opposite order, because then going backward through it means reading the
 * same events from right to left. */
static inline bool
BODY (uncommit) (CoverWalk *walk,
                 Links *links,
                 uint32_t target,
                 uint64_t *budget,
                 const uint32_t kinds,
                 const bool bounded)
{
  const uint32_t item = ITEM (links, target);
  const int32_t colour = COLOUR (links, target);
  uint32_t row = 0, column = 0;
  uint64_t events = 0;
  bool done = false;

  if (COLOURED && colour < 0)
    return true;
  if (bounded)
    {
      CoverEventKind next = walk->next;

      walk->next = COVER_EVENT_UNCOVER;
      walk->target = target;
      row = walk->row;
      column = walk->column;
      if (next == COVER_EVENT_UNCLEANSE)
        goto uncleanse;
      if (next == COVER_EVENT_UNHIDE)
        goto unhide;
      if (next == COVER_EVENT_RELINK)
        goto relink;
      if (next == COVER_EVENT_RELINK_HEADER)
        goto relink_header;
    }

  if (COLOURED && colour > 0)
    {
      READY (COVER_EVENT_UNPURIFY);
      SET_COLOUR (links, item, 0);
    }
  else
    READY (COVER_EVENT_UNCOVER);
  for (row = UP (links, item); row != item; row = UP (links, row))
    {
      if (COLOURED && colour > 0 && row == target)
        continue;
      if (COLOURED && colour > 0 && COLOUR (links, row) < 0)
        {
        uncleanse:
          READY (COVER_EVENT_UNCLEANSE);
          SET_COLOUR (links, row, colour);
          continue;
        }
    unhide:
      READY (COVER_EVENT_UNHIDE);
      for (column = BEFORE (links, row); column != row; column = BEFORE (links, column))
        {
          if (COLOURED && COLOUR (links, column) < 0)
            continue;
        relink:
          READY (COVER_EVENT_RELINK);
          BODY (relink) (links, column);
        }
      column = 0;
    }
  row = 0;
  if (!COLOURED || colour == 0)
    {
    relink_header:
      READY (COVER_EVENT_RELINK_HEADER);
      BODY (relink_header) (links, item);
    }
  done = true;

paused:
  if (bounded)
    {
      walk->target = done ? 0 : target;
      walk->row = row;
      walk->column = column;
    }
  walk->counters.events += events;
  return done;
}

/* Whether the next event is one of those inside an operation, forward or inverse. */
static inline bool
BODY (inside) (const CoverWalk *walk)
{
  return (walk->next >= COVER_EVENT_COVER && walk->next <= COVER_EVENT_CLEANSE)
         || (walk->next >= COVER_EVENT_UNCOVER && walk->next <= COVER_EVENT_RELINK_HEADER);
}

/* Runs from the present state.  Unbounded, it must be at a node's entrance or on the way back from
 * one (COVER_EVENT_CHOOSE, COVER_EVENT_UNTRY, COVER_EVENT_END), and leaves at such a place. */
static inline CoverPause
BODY (forward) (CoverWalk *walk,
                Links *links,
                uint64_t *budget,
                const uint32_t kinds,
                const bool bounded)
{
  CoverFrame *const frames = walk->frames;
  CoverCounters *const counters = &walk->counters;
  CoverPause pause = COVER_PAUSE_BUDGET;
  uint32_t level = walk->level;
  uint32_t item = frames[level].item, node = frames[level].node, other;
  uint64_t events = 0;

  if (bounded && BODY (inside) (walk))
    {
      other = walk->target;
      if (walk->next <= COVER_EVENT_CLEANSE)
        {
          if (other == item)
            goto cover_item;
          goto cover_other;
        }
      if (other == item)
        goto uncover_item;
      goto uncover_other;
    }
  switch (walk->next)
    {
    case COVER_EVENT_CHOOSE:
      break;
    case COVER_EVENT_UNTRY:
      goto untry;
    case COVER_EVENT_END:
      goto end;
    case COVER_EVENT_TRY:
      goto try;
    case COVER_EVENT_DEEPER:
      goto deeper;
    case COVER_EVENT_DEAD_END:
      goto dead_end;
    case COVER_EVENT_LEVEL_DONE:
      goto level_done;
    default:
      return COVER_PAUSE_END;
    }

enter:
  counters->events += events;
  events = 0;
  if (!bounded
      && (counters->nodes >= walk->pause_nodes || counters->events >= walk->pause_events
          || cover_walk_work (counters) >= walk->pause_work))
    {
      walk->next = COVER_EVENT_CHOOSE;
      pause = COVER_PAUSE_ENTERING;
      goto paused;
    }
  READY (COVER_EVENT_CHOOSE);
  item = BODY (choose) (walk, links, level);
  if (item == COVER_NONE)
    {
      events--;
      walk->next = COVER_EVENT_CHOOSE;
      pause = COVER_PAUSE_ASK;
      goto paused;
    }
  counters->nodes++;
  walk->profile[level]++;
  if (item == ROOT)
    {
      counters->solutions++;
      if (walk->record != NULL)
        cover_record_solution (walk->record, walk, level, counters->events + events);
      if (level > 0)
        level--;
      else
        goto end;
      if (!bounded && counters->solutions >= walk->pause_solutions)
        {
          walk->next = COVER_EVENT_UNTRY;
          pause = COVER_PAUSE_SOLUTION;
          goto paused;
        }
      item = frames[level].item;
      node = frames[level].node;
      goto untry;
    }
  frames[level].item = item;
  frames[level].node = item;
  if (walk->record != NULL)
    cover_record_enter (walk->record, walk, level, counters->events + events);
cover_item:
  if (!BODY (commit) (walk, links, item, budget, kinds, bounded))
    goto paused;
  node = DOWN (links, item);
  if (node == item)
    {
    dead_end:
      READY (COVER_EVENT_DEAD_END);
      counters->dead_ends++;
      if (walk->record != NULL)
        cover_record_mark (walk->record, COVER_MARK_DEAD_END, counters->events + events);
      goto uncover_item;
    }

next_option:
  frames[level].node = node;
try:
  READY (COVER_EVENT_TRY);
  for (other = AFTER (links, node); other != node; other = AFTER (links, other))
    {
    cover_other:
      if (!BODY (commit) (walk, links, other, budget, kinds, bounded))
        goto paused;
    }
deeper:
  READY (COVER_EVENT_DEEPER);
  level++;
  goto enter;

untry:
  READY (COVER_EVENT_UNTRY);
  for (other = BEFORE (links, node); other != node; other = BEFORE (links, other))
    {
    uncover_other:
      if (!BODY (uncommit) (walk, links, other, budget, kinds, bounded))
        goto paused;
    }
  node = DOWN (links, node);
  if (node != item)
    goto next_option;
  frames[level].node = item;
uncover_item:
  if (!BODY (uncommit) (walk, links, item, budget, kinds, bounded))
    goto paused;
level_done:
  READY (COVER_EVENT_LEVEL_DONE);
  if (walk->record != NULL)
    cover_record_leave (walk->record, counters->events + events);
  frames[level] = (CoverFrame){ 0 };
  if (level > 0)
    {
      level--;
      item = frames[level].item;
      node = frames[level].node;
      goto untry;
    }
end:
  READY (COVER_EVENT_END);
  walk->next = COVER_EVENT_NOTHING;
  pause = COVER_PAUSE_END;

paused:
  walk->level = level;
  counters->events += events;
  return pause;
}

#undef READY
