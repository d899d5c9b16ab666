#include "dance-depths.h"

#include "cover-record.h"

struct DanceDepths
{
  Run *run;
  Player *looker;
  GArray *found;  /* of DanceDepth: the one at place i is at position i * apart */
  uint64_t apart; /* a power of two */
};

DanceDepths *
dance_depths_new (Run *run)
{
  DanceDepths *self = g_new0 (DanceDepths, 1);

  self->run = run;
  self->apart = 1;
  self->found = g_array_new (FALSE, FALSE, sizeof (DanceDepth));
  if (run_new_player (run, &self->looker) != BASE_OK)
    g_clear_pointer (&self, dance_depths_free);
  return self;
}

void
dance_depths_free (DanceDepths *self)
{
  if (self == NULL)
    return;
  player_free (self->looker);
  g_array_unref (self->found);
  g_free (self);
}

/* Drops every second one until there is room for the whole known run. */
static void
make_depth_room (DanceDepths *self)
{
  while (player_end (self->looker) / self->apart + 1 >= DANCE_DEPTHS_MOST)
    {
      const guint n = (self->found->len + 1) / 2;

      for (guint i = 1; i < n; i++)
        g_array_index (self->found, DanceDepth, i) = g_array_index (self->found, DanceDepth, 2 * i);
      g_array_set_size (self->found, n);
      self->apart *= 2;
    }
}

bool
dance_depths_look (DanceDepths *self, uint64_t n_events)
{
  const uint64_t spacing = cover_record_spacing (player_record (self->looker));
  uint64_t cost = 0;

  run_catch_up (self->run, self->looker);
  make_depth_room (self);
  for (;;)
    {
      DanceDepth depth = { .position = self->found->len * self->apart };

      if (depth.position > player_end (self->looker))
        return false;
      if (cost >= n_events)
        return true;
      (void) player_seek (self->looker, depth.position);
      depth.level = player_level (self->looker);
      g_array_append_val (self->found, depth);
      cost += MIN (self->apart, spacing);
    }
}

const DanceDepth *
dance_depths_found (const DanceDepths *self, size_t *out_n)
{
  *out_n = self->found->len;
  return (const DanceDepth *) self->found->data;
}
