#include "dance-breaks.h"

struct DanceBreaks
{
  Run *run;
  Player *looker;
  bool under_way;
  GArray *found;  /* of uint64_t */
  uint64_t apart; /* the least distance between two of them */
};

DanceBreaks *
dance_breaks_new (Run *run)
{
  DanceBreaks *self = g_new0 (DanceBreaks, 1);
  const PlayerBreak *breaks;
  size_t n;

  self->run = run;
  self->found = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  (void) run_new_player (run, &self->looker);
  breaks = player_breaks (run_player (run), &n);
  for (size_t i = 0; i < n && self->looker != NULL; i++)
    if (player_add_break (self->looker, breaks[i]) != BASE_OK)
      g_clear_pointer (&self->looker, player_free);
  if (self->looker == NULL)
    g_clear_pointer (&self, dance_breaks_free);
  return self;
}

void
dance_breaks_free (DanceBreaks *self)
{
  if (self == NULL)
    return;
  player_free (self->looker);
  g_array_unref (self->found);
  g_free (self);
}

/* Drops every second one until few enough are left. */
static void
drop_every_second (DanceBreaks *self)
{
  guint n = 0;

  self->apart = MAX (2 * self->apart, 2);
  for (guint i = 0; i < self->found->len; i++)
    {
      uint64_t position = g_array_index (self->found, uint64_t, i);

      if (n == 0 || position - g_array_index (self->found, uint64_t, n - 1) >= self->apart)
        g_array_index (self->found, uint64_t, n++) = position;
    }
  g_array_set_size (self->found, n);
}

static void
add_break_position (DanceBreaks *self, uint64_t position)
{
  guint n = self->found->len;

  if (n > 0 && position - g_array_index (self->found, uint64_t, n - 1) < self->apart)
    return;
  g_array_append_val (self->found, position);
  while (self->found->len > DANCE_BREAKS_MOST)
    drop_every_second (self);
}

bool
dance_breaks_look (DanceBreaks *self, uint64_t n_events)
{
  uint64_t begin = player_position (self->looker);

  if (!self->under_way)
    run_catch_up (self->run, self->looker);
  /* A journey without result ends where it began, wherever the player is meanwhile. */
  while (self->under_way || player_position (self->looker) < player_end (self->looker))
    {
      uint64_t here = player_position (self->looker);
      uint64_t left = n_events - MIN (n_events, here > begin ? here - begin : 0);

      if (left == 0)
        return true;
      if (!self->under_way)
        player_set_out (self->looker, (PlayerGoal){ .aim = PLAYER_TO_BREAKPOINT }, PLAYER_FORWARD);
      self->under_way = false;
      switch (player_go_on (self->looker, left, NULL))
        {
        case PLAYER_ARRIVED:
          add_break_position (self, player_position (self->looker));
          break;
        case PLAYER_UNDER_WAY:
          self->under_way = true;
          return true;
        case PLAYER_NOWHERE:
          (void) player_seek (self->looker, player_end (self->looker));
          break;
        }
    }
  return false;
}

const uint64_t *
dance_breaks_found (const DanceBreaks *self, size_t *out_n)
{
  *out_n = self->found->len;
  return (const uint64_t *) self->found->data;
}
