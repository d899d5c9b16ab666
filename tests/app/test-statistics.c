/* What is counted of solved puzzles: each once, by its difficulty, and kept by the session. */
#include "app-statistics.h"
#include "check.h"

#include <glib/gstdio.h>

#define MEDIUM 23

typedef struct
{
  char *folder;
  DeskSession *session;
} Desk;

static Desk
open_desk (void)
{
  Desk desk = { .folder = g_dir_make_tmp ("quadrille-statistics-XXXXXX", NULL) };

  desk.session = desk_session_new (desk.folder);
  return desk;
}

static void
close_desk (Desk *desk)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_object_unref (desk->session);
  dir = g_dir_open (desk->folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (desk->folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (desk->folder);
  g_free (desk->folder);
}

static AppSolved
solve (const Desk *desk, uint64_t puzzle, uint64_t ms, uint32_t n_hints)
{
  const AppSolved solved = { .puzzle = puzzle,
                             .rating = MEDIUM,
                             .play = { .ms = ms, .n_hints = n_hints } };

  app_statistics_add (desk->session, solved);
  return solved;
}

static AppStatistic
find_medium (const Desk *desk)
{
  AppStatistic statistic = { 0 };

  for (guint i = 0; app_statistics_get (desk->session, i, &statistic); i++)
    if (g_str_equal (statistic.name, "medium"))
      return statistic;
  check_true (false);
  return statistic;
}

static void
each_puzzle_counts_once (const void *data)
{
  Desk desk = open_desk ();
  AppStatistic medium;

  (void) data;
  solve (&desk, 1, 5000, 0);
  solve (&desk, 1, 3000, 0);
  solve (&desk, 2, 7000, 0);
  solve (&desk, 3, 1000, 2);
  solve (&desk, 4, 0, 0);
  medium = find_medium (&desk);
  check_equal_u64 (medium.without.n, 2);
  check_equal_u64 (medium.without.best, 5000);
  check_equal_u64 (medium.without.total, 12000);
  check_equal_u64 (medium.with.n, 1);
  check_equal_u64 (medium.with.best, 1000);
  check_true (app_statistics_has (desk.session, 3));
  check_true (!app_statistics_has (desk.session, 4));
  close_desk (&desk);
}

static void
the_best_time_beats_another_one (const void *data)
{
  Desk desk = open_desk ();

  (void) data;
  check_true (!app_statistics_is_best (desk.session, solve (&desk, 1, 5000, 0)));
  check_true (!app_statistics_is_best (desk.session, solve (&desk, 2, 7000, 0)));
  check_true (app_statistics_is_best (desk.session, solve (&desk, 3, 4000, 0)));
  check_true (!app_statistics_is_best (desk.session, solve (&desk, 4, 4500, 1)));
  check_true (app_statistics_is_best (desk.session, solve (&desk, 5, 3500, 1)));
  check_true (app_statistics_is_best (desk.session, solve (&desk, 6, 3900, 0)));
  close_desk (&desk);
}

static void
they_come_back_with_the_session (const void *data)
{
  Desk desk = open_desk ();

  (void) data;
  solve (&desk, 1, 5000, 0);
  for (unsigned start = 0; start < 2; start++)
    {
      g_object_unref (desk.session);
      desk.session = desk_session_new (desk.folder);
      check_equal_u64 (find_medium (&desk).without.n, 1);
      check_true (app_statistics_has (desk.session, 1));
    }
  close_desk (&desk);
}

static void
clearing_forgets_times_and_not_puzzles (const void *data)
{
  Desk desk = open_desk ();

  (void) data;
  solve (&desk, 1, 5000, 0);
  app_statistics_clear (desk.session);
  check_equal_u64 (find_medium (&desk).without.n, 0);
  solve (&desk, 1, 4000, 0);
  check_equal_u64 (find_medium (&desk).without.n, 0);
  close_desk (&desk);
}

static void
the_words_are_those_of_ratings (const void *data)
{
  Desk desk = open_desk ();
  AppStatistic statistic;
  guint n = 0;

  (void) data;
  while (app_statistics_get (desk.session, n, &statistic))
    n++;
  check_equal_u64 (n, 7);
  check_equal_text (statistic.name, "without a rating");
  close_desk (&desk);
}

int
main (void)
{
  check_claim ("/app/statistics/each-puzzle-counts-once", each_puzzle_counts_once, NULL);
  check_claim ("/app/statistics/the-best-time-beats-another-one", the_best_time_beats_another_one,
               NULL);
  check_claim ("/app/statistics/they-come-back-with-the-session", they_come_back_with_the_session,
               NULL);
  check_claim ("/app/statistics/clearing-forgets-times-and-not-puzzles",
               clearing_forgets_times_and_not_puzzles, NULL);
  check_claim ("/app/statistics/the-words-are-those-of-ratings", the_words_are_those_of_ratings,
               NULL);
  return check_finish ();
}
