/* player-state.c - the state at a position: gathered from the links and the path, never
 * remembered. */
#include "player-private.h"

#include "cover-record.h"
#include "cover-search.h"
#include "player-links.h"

/* The search points at the node that it will try next; the last one tried is the one above it. */
static void
see_before_try (const CoverLinks *links, PlayerFrame *frame)
{
  frame->tried--;
  frame->node = links->nodes[frame->node].up;
  frame->between = true;
  frame->option = frame->tried > 0 ? cover_links_option (links, frame->node) : COVER_NONE;
}

static void
see_frames (Player *self)
{
  const CoverFrame *frames = cover_search_frames (self->search);
  const CoverLinks *links = cover_search_links (self->search);
  const uint32_t n_taken = cover_search_choices (self->search, self->chosen);
  PlayerState *state = &self->state;
  CoverEvent next;

  state->level = cover_search_level (self->search);
  state->n_frames = state->level + (frames[state->level].item != 0);
  for (uint32_t level = 0; level < state->n_frames; level++)
    {
      const CoverFrame *frame = &frames[level];
      PlayerFrame *seen = &self->frames[level];

      seen->item = frame->item - 1;
      seen->node = frame->node;
      seen->option =
          frame->node == frame->item ? COVER_NONE : cover_links_option (links, frame->node);
      seen->tried = cover_search_tried (self->search, level, &seen->branches);
      seen->taken = level < n_taken;
      seen->between = false;
    }
  if (cover_search_peek (self->search, &next) && next.kind == COVER_EVENT_TRY)
    see_before_try (links, &self->frames[state->level]);
}

/* Whether the item is covered or coloured; or losing its colour, which it loses first, before all
 * its options are back. */
static bool
is_committed (const PlayerState *state, uint32_t node)
{
  uint32_t item = player_state_item (state, node);

  return player_state_is_covered (state, item) || player_state_colour (state, item) != 0
         || (state->operand == node && state->links->colour != NULL
             && state->links->colour[node] > 0);
}

/* The first option on the path with an item took it: later ones could not have been chosen
 * otherwise, or agree. */
static void
see_taker (Player *self, uint32_t level, uint32_t node)
{
  PlayerTaker *taker = &self->takers[player_state_item (&self->state, node)];

  if (taker->level == PLAYER_NOBODY && is_committed (&self->state, node))
    *taker = (PlayerTaker){ level, node };
}

static void
see_takers_of_option (Player *self, uint32_t level, uint32_t option)
{
  const CoverLinks *links = self->state.links;

  for (uint32_t node = links->first[option]; links->nodes[node].item != 0; node++)
    see_taker (self, level, node);
}

static void
see_takers (Player *self)
{
  const PlayerState *state = &self->state;

  for (uint32_t item = 0; item < state->links->n_items; item++)
    self->takers[item] = (PlayerTaker){ PLAYER_NOBODY, 0 };
  for (uint32_t i = 0; i < state->n_givens; i++)
    see_takers_of_option (self, PLAYER_GIVENS, self->givens[i]);
  for (uint32_t level = 0; level < state->n_frames; level++)
    {
      see_taker (self, level, player_state_header (self->frames[level].item));
      if (self->frames[level].option != COVER_NONE)
        see_takers_of_option (self, level, self->frames[level].option);
    }
}

/* Goes back a little and forward again: so the latest changes depend on the position alone. */
static void
see_past (Player *self)
{
  PlayerState *state = &self->state;
  uint64_t since = state->position > PLAYER_LOOK_BACK ? state->position - PLAYER_LOOK_BACK : 0;

  state->has_last = cover_search_backward (self->search, &state->last);
  if (state->has_last)
    cover_search_advance (self->search, 1);
  state->n_changes = (uint32_t) player_changes (self, since, self->changes, PLAYER_CHANGES);
}

static void
see_run (Player *self)
{
  PlayerState *state = &self->state;
  bool comes = cover_search_peek (self->search, &state->next);

  state->position = player_position (self);
  state->end = player_end (self);
  state->finished = cover_record_finished (self->record);
  state->has_next = comes && state->position < state->end;
  state->asks =
      self->rule == COVER_RULE_ASKED && !comes && !state->finished && state->position == state->end;
  state->totals = cover_record_reach (self->record);
  state->whole_profile = cover_record_profile (self->record, &state->n_whole_profile);
  state->tree = cover_record_tree (self->record);
}

static void
see_search (Player *self)
{
  PlayerState *state = &self->state;
  uint32_t deepest;

  state->links = cover_search_links (self->search);
  state->counters = cover_search_counters (self->search);
  state->profile = cover_search_profile (self->search, &deepest);
  state->n_profile = state->profile[0] != 0 ? deepest + 1 : 0;
  state->share = cover_search_share (self->search);
  state->operand = cover_search_operand (self->search);
  state->frames = self->frames;
  state->takers = self->takers;
  state->changes = self->changes;
  state->givens = self->givens;
  state->n_givens = state->position < self->n_givens ? (uint32_t) state->position : self->n_givens;
}

const PlayerState *
player_state (Player *self)
{
  if (self->stated)
    return &self->state;
  self->state = (PlayerState){ 0 };
  see_run (self);
  see_search (self);
  see_frames (self);
  see_takers (self);
  see_past (self);
  self->stated = true;
  return &self->state;
}

/* The node through which an option is hidden or will be hidden: it stays in the list of an item
 * that was taken, while the others leave their lists. 0 if there is none. */
static uint32_t
hiding_node (const PlayerState *state, uint32_t option)
{
  const CoverLinks *links = state->links;

  for (uint32_t node = links->first[option]; links->nodes[node].item != 0; node++)
    if (!player_state_is_open (state, player_state_item (state, node))
        && !player_state_is_hidden (state, node) && !player_state_agrees (state, node))
      return node;
  return 0;
}

/* Whether the other nodes left, as far as they can leave; one of them is enough. */
static bool
is_under_cover (const PlayerState *state, uint32_t option, uint32_t hiding)
{
  const CoverLinks *links = state->links;
  bool others = false;

  for (uint32_t node = links->first[option]; links->nodes[node].item != 0; node++)
    {
      if (player_state_is_hidden (state, node))
        return true;
      others |= node != hiding && !player_state_agrees (state, node);
    }
  return !others;
}

/* Whether the option is given or chosen.  An option has at least one primary item, which it took
 * itself. */
static bool
is_taken (const PlayerState *state, uint32_t node, PlayerOption *out_option)
{
  const PlayerTaker taker = state->takers[player_state_item (state, node)];

  if (taker.level == PLAYER_GIVENS && taker.node == node)
    {
      uint32_t first = state->links->first[cover_links_option (state->links, node)];

      *out_option = (PlayerOption){ PLAYER_OPTION_GIVEN, PLAYER_GIVENS, first };
      return true;
    }
  if (taker.level >= PLAYER_GIVENS || state->frames[taker.level].node != node
      || !state->frames[taker.level].taken)
    return false;
  *out_option = (PlayerOption){ PLAYER_OPTION_CHOSEN, taker.level, node };
  return true;
}

PlayerOption
player_state_option (const PlayerState *self, uint32_t option)
{
  const CoverLinks *links = self->links;
  PlayerOption seen = { PLAYER_OPTION_OPEN, PLAYER_NOBODY, 0 };
  uint32_t hiding;

  if (links->first[option] == links->first[option + 1])
    return seen;
  for (uint32_t node = links->first[option]; links->nodes[node].item != 0; node++)
    if (is_taken (self, node, &seen))
      return seen;
  hiding = hiding_node (self, option);
  if (hiding != 0 && is_under_cover (self, option, hiding))
    seen = (PlayerOption){ PLAYER_OPTION_HIDDEN,
                           self->takers[player_state_item (self, hiding)].level, hiding };
  return seen;
}

/* The node to the right in its option, which is a ring. */
static uint32_t
next_in_option (const CoverLinks *links, uint32_t node)
{
  return links->nodes[node + 1].item != 0 ? node + 1
                                          : links->first[cover_links_option (links, node)];
}

/* The item that lost its colour last.  The items of an option are undone from right to left, up to
 * the one behind the node that was tried: so it stands right of the one that follows. */
static uint32_t
last_uncoloured (const PlayerState *self)
{
  const PlayerFrame *frame = &self->frames[self->level];
  const CoverEventKind next = self->has_next ? self->next.kind : COVER_EVENT_KINDS;
  uint32_t tried = frame->node;

  if (player_state_is_header (self, tried))
    tried = player_state_up (self, tried);
  if (player_state_is_header (self, tried))
    return 0;
  if ((next == COVER_EVENT_UNCOVER || next == COVER_EVENT_UNPURIFY)
      && player_state_item (self, self->next.node) != frame->item)
    tried = player_state_node (self, cover_links_option (self->links, tried),
                               player_state_item (self, self->next.node));
  return self->links->nodes[next_in_option (self->links, tried)].item;
}

/* Behind the last change of an operation there is no operand any more.  An option that has just
 * left its lists is hidden through the item. */
uint32_t
player_state_operation (const PlayerState *self)
{
  const CoverEventKind kind = self->has_last ? self->last.kind : COVER_EVENT_KINDS;
  const uint32_t node = self->last.node;
  PlayerOption option;

  if ((kind < COVER_EVENT_COVER || kind > COVER_EVENT_CLEANSE)
      && (kind < COVER_EVENT_UNCOVER || kind > COVER_EVENT_RELINK_HEADER))
    return 0;
  if (self->operand != 0)
    return self->links->nodes[self->operand].item;
  if (player_state_is_header (self, node))
    return node;
  if (kind >= COVER_EVENT_UNCOVER)
    return last_uncoloured (self);
  option = player_state_option (self, cover_links_option (self->links, node));
  return self->links->nodes[option.state == PLAYER_OPTION_HIDDEN ? option.node : node].item;
}

uint32_t
player_state_node (const PlayerState *self, uint32_t option, uint32_t item)
{
  const CoverLinks *links = self->links;

  for (uint32_t node = links->first[option]; links->nodes[node].item != 0; node++)
    if (links->nodes[node].item == item + 1)
      return node;
  return 0;
}

bool
player_state_is_in_question (const PlayerState *self, uint32_t item)
{
  const CoverLinks *links = self->links;
  const PlayerFrame *last;
  uint32_t header;

  if (self->n_frames <= self->level)
    return false;
  last = &self->frames[self->n_frames - 1];
  if (last->taken)
    return player_state_node (self, last->option, item) != 0;
  header = player_state_header (last->item);
  for (uint32_t node = links->nodes[header].down; node != header; node = links->nodes[node].down)
    if (player_state_node (self, cover_links_option (links, node), item) != 0)
      return true;
  return false;
}

PlayerTaker
player_state_hider (const PlayerState *self, uint32_t node)
{
  uint32_t hiding = 0;

  if (player_state_is_hidden (self, node))
    hiding = hiding_node (self, cover_links_option (self->links, node));
  if (hiding == 0)
    return (PlayerTaker){ PLAYER_NOBODY, 0 };
  return self->takers[player_state_item (self, hiding)];
}
