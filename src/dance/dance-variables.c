/* The highlighted line is about the last event, so the item of the called procedure is that of the
 * operation which this event is part of (dance_code_operand ()). */
#include "dance-variables.h"

#include "player-links.h"
#include "words-fill.h"
#include "words-gettext.h"

typedef struct
{
  const Subject *subject;
  const PlayerState *state;
} Reading;

static const PlayerFrame *
frame_of (const PlayerState *state)
{
  return state->level < state->n_frames ? &state->frames[state->level] : NULL;
}

static uint32_t
item_of_call (const PlayerState *state)
{
  const uint32_t operand = dance_code_operand (state);

  return operand != 0 ? player_state_item (state, operand) : COVER_NONE;
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
  node = frame != NULL ? dance_code_loop_node (state, frame) : 0;
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
      return item_in_words (reading, item_of_call (state));
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
  const Reading reading = { subject, state };
  unsigned changed = 0;

  self->called = state->has_last ? listing_procedure (state->last.kind) : LISTING_SEARCHES;
  self->purifies = dance_code_call (state).purifies;
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
  self->called = LISTING_SEARCHES;
  self->purifies = false;
}
