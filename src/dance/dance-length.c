#include "dance-length.h"

#include "words-fill.h"
#include "words-gettext.h"

static const char *
sentence_of (DanceRun *run, uint64_t nodes)
{
  const PlayerState *state = player_state (dance_run_player (run));

  if (dance_run_is_running (run))
    return P_ ("Still searching: %1 node, %2 %% of the tree; Esc stops",
               "Still searching: %1 nodes, %2 %% of the tree; Esc stops", nodes);
  if (state->finished)
    return P_ ("%1 node in the whole search", "%1 nodes in the whole search", nodes);
  if (state->totals->events >= DANCE_RUN_MOST)
    return P_ ("%1 node searched: enough to watch, the rest would be slow to travel in",
               "%1 nodes searched: enough to watch, the rest would be slow to travel in", nodes);
  return P_ ("Search stopped after %1 node", "Search stopped after %1 nodes", nodes);
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
