#include "desk-plays-private.h"

typedef struct
{
  guint64 sum; /* of the puzzle */
  DeskPlay play;
} Played;

struct DeskPlays
{
  GHashTable *played; /* the sum in a Played -> that Played */
};

DeskPlays *
desk_plays_new (void)
{
  DeskPlays *self = g_new0 (DeskPlays, 1);

  self->played = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, g_free);
  return self;
}

void
desk_plays_free (DeskPlays *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->played);
  g_free (self);
}

bool
desk_plays_begins_anew (DeskActionKind kind)
{
  return kind == DESK_NEW || kind == DESK_LOAD || kind == DESK_LOAD_SUDOKU || kind == DESK_RESET
         || kind == DESK_CLEAR_ALL;
}

void
desk_plays_remember (DeskPlays *self, uint64_t sum, DeskPlay play)
{
  Played *played = g_new (Played, 1);

  *played = (Played){ .sum = sum, .play = play };
  g_hash_table_replace (self->played, &played->sum, played);
}

DeskPlay
desk_plays_recall (const DeskPlays *self, const DeskState *state, DeskPlay play)
{
  guint64 sum = desk_state_sum_puzzle (state);
  const Played *played = g_hash_table_lookup (self->played, &sum);

  return played != NULL && played->play.ms > play.ms ? played->play : play;
}
