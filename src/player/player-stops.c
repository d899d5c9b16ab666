/* player-stops.c - which positions a goal stops at.
 *
 * Each set is defined by the event that comes next and the links before it.  So both directions
 * find the same stops, whatever the route. */
#include "player-private.h"

#include "cover-links.h"
#include "cover-record.h"
#include "cover-search.h"

#define ENTERING (PLAYER_BIT (COVER_EVENT_CHOOSE) | PLAYER_BIT (COVER_EVENT_SOLUTION))
#define LEAVES   (PLAYER_BIT (COVER_EVENT_DEAD_END) | PLAYER_BIT (COVER_EVENT_SOLUTION))
#define TRYING   (PLAYER_BIT (COVER_EVENT_TRY) | PLAYER_BIT (COVER_EVENT_UNTRY))
#define GIVEN    PLAYER_BIT (COVER_EVENT_GIVEN)

static const PlayerStops stops_of[PLAYER_AIMS] = {
  [PLAYER_BY_EVENT] = { .before = PLAYER_KINDS_ALL },
  [PLAYER_BY_LINK] = { .before = PLAYER_KINDS_ALL & ~PLAYER_KINDS_INSIDE,
                       .after = PLAYER_KINDS_CHANGING },
  [PLAYER_BY_ITEM] = { .before = PLAYER_KINDS_ALL & ~PLAYER_KINDS_INSIDE },
  [PLAYER_BY_OPTION] = { .before = TRYING, .after = LEAVES | GIVEN },
  [PLAYER_BY_LEVEL] = { .before = TRYING, .after = LEAVES | GIVEN },
  /* A deeper on a level above is not a stop; it shows that this visit was left. */
  [PLAYER_OVER] = { .before = ENTERING | TRYING | PLAYER_BIT (COVER_EVENT_LEVEL_DONE)
                              | PLAYER_BIT (COVER_EVENT_DEEPER),
                    .after = PLAYER_BIT (COVER_EVENT_DEAD_END) },
  [PLAYER_OUT] = { .before = PLAYER_BIT (COVER_EVENT_UNTRY) | PLAYER_BIT (COVER_EVENT_DEEPER) },
  [PLAYER_TO_CHOICE] = { .before = PLAYER_BIT (COVER_EVENT_CHOOSE) },
  [PLAYER_TO_SOLUTION] = { .after = PLAYER_BIT (COVER_EVENT_SOLUTION) },
  [PLAYER_TO_DEAD_END] = { .after = PLAYER_BIT (COVER_EVENT_DEAD_END) },
  [PLAYER_TO_KEY_MOMENT] = { .after = ENTERING | LEAVES | PLAYER_BIT (COVER_EVENT_TRY) },
  [PLAYER_TO_ITEM] = { .after = PLAYER_BIT (COVER_EVENT_CHOOSE) | PLAYER_BIT (COVER_EVENT_COVER)
                                | PLAYER_BIT (COVER_EVENT_PURIFY) | PLAYER_BIT (COVER_EVENT_UNCOVER)
                                | PLAYER_BIT (COVER_EVENT_UNPURIFY) },
  [PLAYER_TO_OPTION] = { .after = TRYING | GIVEN },
  [PLAYER_TO_LEVEL] = { .after = ENTERING },
};

static const uint32_t kinds_of_break[] = {
  [PLAYER_BREAK_CHOSEN] = PLAYER_BIT (COVER_EVENT_CHOOSE),
  [PLAYER_BREAK_COVERED] = PLAYER_BIT (COVER_EVENT_COVER) | PLAYER_BIT (COVER_EVENT_PURIFY),
  [PLAYER_BREAK_TRIED] = PLAYER_BIT (COVER_EVENT_TRY),
  [PLAYER_BREAK_LEVEL] = ENTERING,
  [PLAYER_BREAK_EMPTY] = PLAYER_BIT (COVER_EVENT_UNLINK),
};

static bool
stops_at_breaks (const Player *self)
{
  return self->journey.or_break || self->journey.goal.aim == PLAYER_TO_BREAKPOINT;
}

PlayerStops
player_stops (const Player *self)
{
  PlayerStops stops = stops_of[self->journey.goal.aim];

  if (stops_at_breaks (self))
    for (size_t i = 0; i < self->n_breaks; i++)
      stops.after |= kinds_of_break[self->breaks[i].kind];
  return stops;
}

static bool
is_about_item (const CoverLinks *links, const CoverEvent *event, uint64_t item)
{
  return links->nodes[event->node].item == item + 1;
}

static bool
is_about_option (const CoverLinks *links, const CoverEvent *event, uint64_t option)
{
  return option < links->n_options && event->node >= links->first[option]
         && event->node < links->first[option + 1];
}

static bool
empties_item (const CoverLinks *links, const CoverEvent *event, uint32_t item)
{
  uint32_t header = links->nodes[event->node].item;

  if (item == PLAYER_ANY ? header > links->n_primary : header != item + 1)
    return false;
  return links->size[header] == 1;
}

static bool
is_first_try (const CoverLinks *links, const CoverEvent *event)
{
  return links->nodes[event->node].up == links->nodes[event->node].item;
}

static bool
event_breaks (const CoverLinks *links, const CoverEvent *event, PlayerBreak which)
{
  if ((kinds_of_break[which.kind] & PLAYER_BIT (event->kind)) == 0)
    return false;
  switch (which.kind)
    {
    case PLAYER_BREAK_TRIED:
      return is_about_option (links, event, which.subject);
    case PLAYER_BREAK_LEVEL:
      return event->level == which.subject;
    case PLAYER_BREAK_EMPTY:
      return empties_item (links, event, which.subject);
    default:
      return is_about_item (links, event, which.subject);
    }
}

/* NULL: no breakpoint. */
static const PlayerBreak *
find_break (const Player *self, const CoverEvent *event)
{
  for (size_t i = 0; i < self->n_breaks; i++)
    if (event_breaks (cover_search_links (self->search), event, self->breaks[i]))
      return &self->breaks[i];
  return NULL;
}

bool
player_break_here (Player *self, PlayerBreak *out_break)
{
  const PlayerBreak *found = NULL;
  CoverEvent last;

  if (player_position (self) == 0)
    return false;
  cover_search_retreat (self->search, 1);
  if (cover_search_peek (self->search, &last))
    found = find_break (self, &last);
  cover_search_advance (self->search, 1);
  if (found != NULL)
    *out_break = *found;
  return found != NULL;
}

/* Branches: an item that leaves a choice, and each of its further options. */
static bool
is_key_moment (const CoverLinks *links, const CoverEvent *event)
{
  if (event->kind == COVER_EVENT_CHOOSE)
    return links->size[event->node] > 1;
  return event->kind != COVER_EVENT_TRY || !is_first_try (links, event);
}

static bool
accepts_level_step (const Player *self, const CoverEvent *event)
{
  if (event->kind == COVER_EVENT_TRY)
    return is_first_try (cover_search_links (self->search), event);
  if (event->kind == COVER_EVENT_GIVEN)
    return player_position (self) + 1 == self->n_givens;
  return true;
}

/* Whether the event is accepted by the goal itself. */
static bool
accepts_for_goal (const Player *self, const CoverEvent *event)
{
  const CoverLinks *links = cover_search_links (self->search);
  const PlayerJourney *journey = &self->journey;

  switch (journey->goal.aim)
    {
    case PLAYER_BY_LEVEL:
      return accepts_level_step (self, event);
    case PLAYER_OVER:
      return event->level == journey->level && event->kind != COVER_EVENT_DEEPER;
    case PLAYER_OUT:
      return event->level < journey->level;
    case PLAYER_TO_KEY_MOMENT:
      return is_key_moment (links, event);
    case PLAYER_TO_ITEM:
      return is_about_item (links, event, journey->goal.subject);
    case PLAYER_TO_OPTION:
      return is_about_option (links, event, journey->goal.subject);
    case PLAYER_TO_LEVEL:
      return event->level == journey->goal.subject;
    default:
      return true;
    }
}

bool
player_stops_accept (const Player *self, const CoverEvent *event, bool after)
{
  const PlayerStops *own = &stops_of[self->journey.goal.aim];

  if (((after ? own->after : own->before) & PLAYER_BIT (event->kind)) != 0
      && accepts_for_goal (self, event))
    return true;
  return after && stops_at_breaks (self) && find_break (self, event) != NULL;
}

bool
player_stops_at_edges (const Player *self)
{
  const PlayerJourney *journey = &self->journey;

  switch (journey->goal.aim)
    {
    case PLAYER_BY_EVENT:
    case PLAYER_BY_LINK:
    case PLAYER_BY_ITEM:
    case PLAYER_BY_OPTION:
    case PLAYER_BY_LEVEL:
    case PLAYER_TO_KEY_MOMENT:
      return true;
    case PLAYER_OUT:
      return journey->level == 0;
    case PLAYER_TO_CHOICE: /* without an answer, the next event is unknown */
      return journey->way == PLAYER_FORWARD && self->rule == COVER_RULE_ASKED
             && !cover_search_peek (self->search, &(CoverEvent){ 0 })
             && !cover_record_finished (self->record);
    default:
      return false;
    }
}
