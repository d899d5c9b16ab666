/* How deep a run is, looked at a little at a time. */
#include "dances.h"

#include "dance-depths.h"

#define SUDOKU_4X4 "1..4..1..3..2..."

static DanceShow *
show_named (const char *name)
{
  return g_str_equal (name, SUDOKU_4X4) ? show_of_sudoku ("boxes:2x2", name, true) : show_of (name);
}

/* Each sample has the level that the player has there, whatever the size of the looks; and they
 * reach to the end. */
static void
each_sample_is_the_players_level (const void *data)
{
  for (uint64_t look = 1; look < 100000; look *= 50)
    {
      g_autoptr (DanceShow) show = show_named (data);
      DanceDepths *depths = dance_depths_new (dance_show_run (show));
      const uint64_t end = dance_show_state (show)->end;
      const DanceDepth *found;
      size_t n;

      while (dance_depths_look (depths, look))
        ;
      found = dance_depths_found (depths, &n);
      check_true (n > 1 && n < DANCE_DEPTHS_MOST);
      check_true (found[n - 1].position + found[1].position > end);
      for (size_t i = 0; i < n; i++)
        {
          check_equal_u64 (found[i].position, i * found[1].position);
          dance_show_seek (show, found[i].position);
          check_equal_u64 (found[i].level, player_state_shown_level (dance_show_state (show)));
        }
      dance_depths_free (depths);
    }
}

/* A short run is sampled after every event, so the way back from the last node is included. */
static void
the_unwinding_is_seen (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("langford:4");
  DanceDepths *depths = dance_depths_new (dance_show_run (show));
  const DanceDepth *found;
  size_t n;

  (void) data;
  check_true (!dance_depths_look (depths, 1000000));
  found = dance_depths_found (depths, &n);
  check_equal_u64 (found[n * 97 / 100].level, 1);
  check_equal_u64 (found[n - 1].level, 0);
  dance_depths_free (depths);
}

int
main (void)
{
  static const char *const problems[] = { "knuth", "langford:4", "queens:8", SUDOKU_4X4 };

  for (guint i = 0; i < G_N_ELEMENTS (problems); i++)
    {
      g_autofree char *name =
          g_strconcat ("/dance/depths/each-sample-is-the-players-level/", problems[i], NULL);

      check_claim (name, each_sample_is_the_players_level, problems[i]);
    }
  check_claim ("/dance/depths/the-unwinding-is-seen", the_unwinding_is_seen, NULL);
  return check_finish ();
}
