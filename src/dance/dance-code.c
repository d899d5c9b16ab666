/* A state is prepared for the next event, but the lit line is about the last one.  After the last
 * event of an operation its operand is found in the links: an option's items are covered one after
 * the other, and uncovered in reverse.  So the item covered last is the last covered one, and the
 * item uncovered last is the first one that is not covered. */
#include "dance-code.h"

#include "player-links.h"

#include <string.h>

ListingKind
dance_code_kind (ListingForm form, Run *run)
{
  return (ListingKind){ form, run_rule (run), run_subject (run)->links->colour != NULL };
}

/* Whether the operation of the last event is on the item of its level, and so goes through the
 * header, not through a node of the option.  After an operation's last event only the next event
 * tells the two apart. */
static bool
is_of_level (const PlayerState *state, ListingProcedure procedure)
{
  CoverEventKind next = state->has_next ? state->next.kind : COVER_EVENT_END;

  if (procedure == LISTING_COVERS)
    return next == COVER_EVENT_TRY || next == COVER_EVENT_DEAD_END;
  return next == COVER_EVENT_LEVEL_DONE;
}

uint32_t
dance_code_loop_node (const PlayerState *state, const PlayerFrame *frame)
{
  const bool behind = !frame->taken && state->has_next && state->next.kind == COVER_EVENT_UNCOVER
                      && state->next.node == player_state_header (frame->item);

  return behind ? player_state_up (state, frame->node) : frame->node;
}

/* Returns the node of the option that was committed last, or uncommitted last. */
static uint32_t
last_of_option (const PlayerState *state, uint32_t first, bool covered)
{
  uint32_t found = 0;

  for (uint32_t node = cover_links_after (state->links, first);
       node != first && (covered || found == 0); node = cover_links_after (state->links, node))
    {
      const PlayerTaker *taker = &state->takers[player_state_item (state, node)];

      if (covered ? taker->level == state->level && taker->node == node
                  : taker->level == PLAYER_NOBODY)
        found = node;
    }
  return found;
}

uint32_t
dance_code_operand (const PlayerState *state)
{
  const PlayerFrame *frame = state->level < state->n_frames ? &state->frames[state->level] : NULL;
  const ListingProcedure procedure =
      state->has_last ? listing_procedure (state->last.kind) : LISTING_SEARCHES;

  if (procedure == LISTING_SEARCHES)
    return 0;
  if (state->operand != 0)
    return state->operand;
  if (frame == NULL)
    return 0;
  if (is_of_level (state, procedure))
    return player_state_header (frame->item);
  return last_of_option (state, dance_code_loop_node (state, frame), procedure == LISTING_COVERS);
}

ListingCall
dance_code_call (const PlayerState *state)
{
  const uint32_t operand = dance_code_operand (state);
  const bool coloured = state->links->colour != NULL;
  const bool own = operand != 0 && player_state_is_header (state, operand);

  return (ListingCall){
    .own = own,
    .purifies = coloured && operand != 0 && !own && state->links->colour[operand] > 0,
    .coloured = coloured,
  };
}

DanceCodeLines
dance_code_lines (const PlayerState *state, double phase)
{
  DanceCodeLines lines = { .current = 0 };
  unsigned done;

  if (!state->has_last)
    return lines;
  lines.light = listing_light (state->last.kind, dance_code_call (state));
  done = (unsigned) (phase * lines.light.n_steps);
  lines.current = done < lines.light.n_steps ? done : lines.light.n_steps - 1;
  return lines;
}

static bool
has_same_steps (const ListingStep *steps, const ListingStep *others, unsigned n)
{
  return memcmp (steps, others, n * sizeof *steps) == 0;
}

bool
dance_code_is_same (const DanceCodeLines *lines, const DanceCodeLines *others)
{
  const ListingLight *light = &lines->light, *other = &others->light;

  return lines->current == others->current && light->n_steps == other->n_steps
         && light->n_calls == other->n_calls
         && has_same_steps (light->steps, other->steps, light->n_steps)
         && has_same_steps (light->calls, other->calls, light->n_calls);
}
