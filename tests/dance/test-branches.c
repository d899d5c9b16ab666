#include "dance-branches.h"
#include "dances.h"

#include "base-random.h"

#define ALL UINT_MAX

/* For finished branches: their place, and the number of nodes below. */
static void
check_like_measured (DanceBranches *branches, DanceShow *show)
{
  Player *player = run_player (dance_show_run (show));
  uint32_t n_levels = dance_branches_n_levels (branches);

  check_equal_u64 (n_levels, player_state (player)->n_frames);
  for (uint32_t level = 0; level < n_levels; level++)
    {
      PlayerBranch there[64];
      size_t n, n_there;
      const PlayerBranch *known = dance_branches_of (branches, level, &n);

      check_equal_u64 (player_branches (player, level, true, there, 64, &n_there), BASE_OK);
      check_equal_u64 (n, n_there);
      for (size_t i = 0; i < n; i++)
        {
          check_equal_u64 (known[i].node, there[i].node);
          check_equal_u64 (known[i].state, there[i].state);
          check_equal_u64 (known[i].from, there[i].from);
          check_equal_u64 (known[i].to, there[i].to);
          check_equal_u64 (known[i].nodes, there[i].nodes);
          check_equal_u64 (known[i].solutions, there[i].solutions);
        }
    }
}

static void
finished_branches_have_their_counts_while_it_plays (const void *word)
{
  g_autoptr (DanceShow) show = show_of (word);
  DanceBranches *branches = dance_branches_new ();
  gint64 now = 1000;
  unsigned n = 0;

  dance_show_set_motion (show, false);
  dance_show_set_step_size (show, DANCE_STEP_OPTION);
  dance_show_set_speed (show, DANCE_SLOW);
  dance_show_play (show, PLAYER_FORWARD);
  while (n++ < 400 && dance_show_tick (show, now += 125000))
    {
      check_true (dance_show_is_playing (show));
      check_true (dance_branches_renew (branches, show, ALL));
      check_like_measured (branches, show);
    }
  printf ("# %u frames\n", n);
  check_true (n > 20);
  dance_branches_free (branches);
}

static void
wherever_it_jumps_they_are_those_of_the_place (const void *word)
{
  g_autoptr (DanceShow) show = show_of (word);
  DanceBranches *branches = dance_branches_new ();
  BaseRandom random = { .state = 7 };
  uint64_t end;

  dance_show_go (show, (PlayerGoal){ .aim = PLAYER_TO_SOLUTION }, PLAYER_FORWARD);
  let_run (show, &(gint64){ 1000 });
  end = dance_show_state (show)->end;
  check_true (end > 100);
  for (unsigned i = 0; i < 200; i++)
    {
      dance_show_seek (show, base_random_next (&random) % end);
      check_true (dance_branches_renew (branches, show, ALL));
      check_like_measured (branches, show);
    }
  dance_branches_free (branches);
}

static void
what_is_known_is_not_looked_up_again (const void *word)
{
  g_autoptr (DanceShow) show = show_of (word);
  DanceBranches *branches = dance_branches_new ();
  unsigned n_unknown = 0;

  for (unsigned i = 0; i < 300 && dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_OPTION); i++)
    {
      let_run (show, &(gint64){ 1000 });
      n_unknown += !dance_branches_renew (branches, show, 0);
      check_true (dance_branches_renew (branches, show, ALL));
      check_true (dance_branches_renew (branches, show, 0));
    }
  printf ("# of 300 steps %u finished a branch\n", n_unknown);
  check_true (n_unknown > 10 && n_unknown < 200);
  dance_branches_free (branches);
}

static void
a_few_levels_at_a_time_come_to_all_of_them (const void *word)
{
  g_autoptr (DanceShow) show = show_of (word);
  DanceBranches *branches = dance_branches_new ();
  unsigned n = 0;

  dance_show_go (show, (PlayerGoal){ .aim = PLAYER_TO_SOLUTION }, PLAYER_FORWARD);
  let_run (show, &(gint64){ 1000 });
  while (!dance_branches_renew (branches, show, 1) && n < 100)
    n++;
  printf ("# %u times\n", n);
  check_true (n > 0 && n < dance_branches_n_levels (branches));
  check_like_measured (branches, show);
  dance_branches_free (branches);
}

int
main (void)
{
  check_claim ("/dance/branches/finished-ones-have-their-counts-while-it-plays/queens-8",
               finished_branches_have_their_counts_while_it_plays, "queens:8");
  check_claim ("/dance/branches/finished-ones-have-their-counts-while-it-plays/langford-7",
               finished_branches_have_their_counts_while_it_plays, "langford:7");
  check_claim ("/dance/branches/wherever-it-jumps-they-are-those-of-the-place",
               wherever_it_jumps_they_are_those_of_the_place, "queens:8");
  check_claim ("/dance/branches/what-is-known-is-not-looked-up-again",
               what_is_known_is_not_looked_up_again, "queens:8");
  check_claim ("/dance/branches/a-few-levels-at-a-time-come-to-all-of-them",
               a_few_levels_at_a_time_come_to_all_of_them, "queens:8");
  return check_finish ();
}
