/* A search state is prepared for the next event, but the highlighted line is about the last one.
 * So after the last event of an operation, two values are derived from the links.  First the item:
 * an option's items are covered one after the other, and uncovered in reverse.  So the item covered
 * last is the last covered one, and the item uncovered last is the first one that is not covered.
 * Second the option: when the frame is past the last one, it is the one above. */
#include "dance-variables.h"

#include "player-links.h"
#include "words-fill.h"
#include "words-gettext.h"

typedef struct
{
  const Subject *subject;
  const PlayerState *state;
  DanceProcedure called;
} Reading;

static const PlayerFrame *
frame_of (const PlayerState *state)
{
  return state->level < state->n_frames ? &state->frames[state->level] : NULL;
}

/* Whether the loop over the options has just ended. */
static bool
is_behind (const PlayerState *state, const PlayerFrame *frame)
{
  return !frame->taken && state->has_next && state->next.kind == COVER_EVENT_UNCOVER
         && state->next.node == player_state_header (frame->item);
}

/* Returns the node of the loop's current option; the item's header where there is none. */
static uint32_t
node_of_loop (const PlayerState *state, const PlayerFrame *frame)
{
  return is_behind (state, frame) ? player_state_up (state, frame->node) : frame->node;
}

/* Returns the one of the option's other items that was covered last, or uncovered last. */
static uint32_t
last_of_option (const PlayerState *state, uint32_t first, bool covered)
{
  uint32_t found = COVER_NONE;

  for (uint32_t node = cover_links_after (state->links, first);
       node != first && (covered || found == COVER_NONE);
       node = cover_links_after (state->links, node))
    {
      const uint32_t item = player_state_item (state, node);
      const PlayerTaker *taker = &state->takers[item];

      if (covered ? taker->level == state->level && taker->node == node
                  : taker->level == PLAYER_NOBODY)
        found = item;
    }
  return found;
}

static uint32_t
item_of_call (const Reading *reading)
{
  const PlayerState *state = reading->state;
  const PlayerFrame *frame = frame_of (state);
  const unsigned caller = dance_code_lines (state).pale;

  if (reading->called == DANCE_PROCEDURE_SEARCH)
    return COVER_NONE;
  if (state->operand != 0)
    return player_state_item (state, state->operand);
  if (frame == NULL)
    return COVER_NONE;
  if (caller == DANCE_CODE_COVER || caller == DANCE_CODE_UNCOVER)
    return frame->item;
  return last_of_option (state, node_of_loop (state, frame),
                         reading->called == DANCE_PROCEDURE_COVER);
}

static char *
in_words (const char *sentence, const WordsPart parts[WORDS_PARTS])
{
  BaseText text = BASE_TEXT_EMPTY;
  char *result;

  words_fill (&text, sentence, parts);
  result = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return result;
}

static char *
item_in_words (const Reading *reading, uint32_t item)
{
  if (item == COVER_NONE)
    return g_strdup ("");
  return in_words (_ ("%1, size %2"),
                   WORDS_WITH (WORDS_TEXT (reading->subject->names.items[item]),
                               WORDS_NUMBER (player_state_size (reading->state, item))));
}

static char *
option_in_words (const Reading *reading, uint32_t option)
{
  return in_words ("%1", WORDS_WITH (WORDS_TEXT (reading->subject->names.options[option])));
}

static char *
option_of_search (const Reading *reading)
{
  const PlayerState *state = reading->state;
  const PlayerFrame *frame = frame_of (state);
  uint32_t node;

  if (state->has_last && state->last.kind == COVER_EVENT_GIVEN)
    return option_in_words (reading, state->givens[state->n_givens - 1]);
  node = frame != NULL ? node_of_loop (state, frame) : 0;
  if (player_state_is_header (state, node))
    return g_strdup ("");
  return in_words (
      _ ("%1, %2 of %3"),
      WORDS_WITH (
          WORDS_TEXT (reading->subject->names.options[cover_links_option (state->links, node)]),
          WORDS_NUMBER (frame->tried), WORDS_NUMBER (frame->branches)));
}

static char *
taken_in_words (const Reading *reading)
{
  const uint32_t n = player_state_n_taken (reading->state);
  BaseText text = BASE_TEXT_EMPTY;
  char *result;

  for (uint32_t level = 0; level < n; level++)
    {
      base_text_add (&text, level > 0 ? DANCE_VARIABLES_BETWEEN : "");
      words_add_harmless (&text,
                          reading->subject->names.options[reading->state->frames[level].option]);
    }
  result = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return result;
}

static bool
is_about_node (CoverEventKind kind)
{
  return kind == COVER_EVENT_UNLINK || kind == COVER_EVENT_RELINK || kind == COVER_EVENT_CLEANSE
         || kind == COVER_EVENT_UNCLEANSE;
}

static bool
is_about_option (CoverEventKind kind)
{
  return is_about_node (kind) || kind == COVER_EVENT_HIDE || kind == COVER_EVENT_UNHIDE;
}

static char *
value_of_variable (const Reading *reading, DanceVariable variable)
{
  const PlayerState *state = reading->state;
  const PlayerFrame *frame = frame_of (state);

  switch (variable)
    {
    case DANCE_VARIABLE_LEVEL:
      return in_words ("%1", WORDS_WITH (WORDS_NUMBER (player_state_shown_level (state))));
    case DANCE_VARIABLE_ITEM:
      return item_in_words (reading, frame != NULL ? frame->item : COVER_NONE);
    case DANCE_VARIABLE_OPTION:
      return option_of_search (reading);
    case DANCE_VARIABLE_TAKEN:
      return taken_in_words (reading);
    case DANCE_VARIABLE_COVERED:
      return item_in_words (reading, item_of_call (reading));
    case DANCE_VARIABLE_HIDDEN:
      if (state->has_last && is_about_option (state->last.kind))
        return option_in_words (reading, cover_links_option (state->links, state->last.node));
      break;
    case DANCE_VARIABLE_NODE:
      if (state->has_last && is_about_node (state->last.kind))
        return item_in_words (reading, player_state_item (state, state->last.node));
      break;
    case DANCE_VARIABLES:
    default:
      break;
    }
  return g_strdup ("");
}

unsigned
dance_variables_read (DanceVariables *self, const Subject *subject, const PlayerState *state)
{
  const Reading reading = { subject, state,
                            state->has_last ? dance_code_procedure (state->last.kind)
                                            : DANCE_PROCEDURE_SEARCH };
  unsigned changed = 0;

  self->called = reading.called;
  for (unsigned i = 0; i < DANCE_VARIABLES; i++)
    {
      g_autofree char *was = self->values[i];

      self->values[i] = value_of_variable (&reading, (DanceVariable) i);
      if (g_strcmp0 (was != NULL ? was : "", self->values[i]) != 0)
        changed |= 1u << i;
    }
  return changed;
}

void
dance_variables_clear (DanceVariables *self)
{
  for (unsigned i = 0; i < DANCE_VARIABLES; i++)
    g_clear_pointer (&self->values[i], g_free);
  self->called = DANCE_PROCEDURE_SEARCH;
}
