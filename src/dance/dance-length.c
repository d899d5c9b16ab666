#include "dance-length.h"

#include "words-fill.h"
#include "words-gettext.h"

static const char *
sentence_of (DanceRun *run, uint64_t nodes)
{
  const PlayerState *state = player_state (dance_run_player (run));

  if (dance_run_is_running (run))
    return P_ ("Still searching: %1 call, %2 %% of the tree; Esc stops",
               "Still searching: %1 calls, %2 %% of the tree; Esc stops", nodes);
  if (state->finished)
    return P_ ("%1 call in the whole search", "%1 calls in the whole search", nodes);
  if (state->totals->events >= DANCE_RUN_MOST)
    return P_ ("%1 call is kept; the search was stopped here",
               "%1 calls are kept; the search was stopped here", nodes);
  return P_ ("Search stopped after %1 call", "Search stopped after %1 calls", nodes);
}

char *
dance_length (DanceRun *run)
{
  uint64_t nodes = player_state (dance_run_player (run))->totals->nodes;
  BaseText text = BASE_TEXT_EMPTY;
  char *length;

  if (dance_run_is_long (run))
    words_fill (
        &text, sentence_of (run, nodes),
        WORDS_WITH (WORDS_NUMBER (nodes), WORDS_NUMBER ((uint64_t) (100 * dance_run_share (run)))));
  length = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return length;
}
