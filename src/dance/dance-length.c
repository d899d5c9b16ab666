#include "dance-length.h"

#include "words-fill.h"
#include "words-gettext.h"

static const char *
sentence_of (DanceSearch *search, uint64_t nodes)
{
  const PlayerState *state = player_state (run_player (dance_search_run (search)));

  if (dance_search_is_running (search))
    return P_ ("Still searching: %1 call, %2 %% of the tree; Esc stops",
               "Still searching: %1 calls, %2 %% of the tree; Esc stops", nodes);
  if (state->finished)
    return P_ ("%1 call in the whole search", "%1 calls in the whole search", nodes);
  if (state->totals->events >= DANCE_SEARCH_MOST)
    return P_ ("%1 call is kept; the search was stopped here",
               "%1 calls are kept; the search was stopped here", nodes);
  return P_ ("Search stopped after %1 call", "Search stopped after %1 calls", nodes);
}

char *
dance_length (DanceSearch *search)
{
  uint64_t nodes = player_state (run_player (dance_search_run (search)))->totals->nodes;
  BaseText text = BASE_TEXT_EMPTY;
  char *length;

  if (dance_search_is_long (search))
    words_fill (&text, sentence_of (search, nodes),
                WORDS_WITH (WORDS_NUMBER (nodes),
                            WORDS_NUMBER ((uint64_t) (100 * dance_search_share (search)))));
  length = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return length;
}
