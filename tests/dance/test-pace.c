/* How long a first play takes, in the seconds of the clock that the show is given. */
#include "dances.h"

#include <gio/gio.h>

#define THIRTY "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

/* A frame of 1/60 s each, until it has played to its end. */
static double
seconds_to_play (DanceShow *show)
{
  gint64 begin = 1000, now = begin;

  dance_show_play (show, PLAYER_FORWARD);
  while (dance_show_tick (show, now += 16667))
    check_true (now - begin < (gint64) 600 * G_USEC_PER_SEC);
  check_equal_u64 (position_of (show), dance_show_state (show)->end);
  return (double) (now - begin) / G_USEC_PER_SEC;
}

static void
check_first_play (const char *name, const char *shape, const char *digits)
{
  g_autoptr (DanceShow) show = show_of_sudoku (shape, digits, false);
  bool astray = dance_show_state (show)->totals->dead_ends > 0;
  double seconds;

  dance_show_fit (show);
  seconds = seconds_to_play (show);
  printf ("# %s: %.1f s%s\n", name, seconds, astray ? ", key moments" : "");
  check_true (dance_show_plays_key_moments (show) == astray);
  /* More steps than can be followed in that time take longer. */
  if (!astray && dance_show_speed (show) < DANCE_SLOW)
    check_true (seconds >= 18 && seconds <= 22);
}

static void
a_first_play_takes_twenty_seconds (const void *data)
{
  (void) data;
  check_first_play ("thirty givens", "boxes:3x3", THIRTY);
}

/* For all built-in puzzles; the first of the 9x9 is the one that most people try. */
static void
so_does_each_sample (const void *data)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GBytes) bytes = g_resources_lookup_data (
      "/org/dancinglinks/Quadrille/samples/samples.ini", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_auto (GStrv) names = NULL;

  (void) data;
  check_true (bytes != NULL && g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, NULL));
  names = g_key_file_get_keys (file, "samples", NULL, NULL);
  for (unsigned i = 0; names[i] != NULL; i++)
    {
      g_autofree char *line = g_key_file_get_string (file, "samples", names[i], NULL);
      g_auto (GStrv) parts = g_strsplit (line, " ", 3);

      check_equal_u64 (g_strv_length (parts), 3); /* rating, clues and shape */
      check_first_play (names[i], parts[2], parts[1]);
    }
}

/* Frames that come late do not slow the pace. */
static void
late_frames_keep_the_pace (const void *data)
{
  g_autoptr (DanceShow) show = show_of_sudoku ("boxes:3x3", THIRTY, false);
  gint64 now = 1000;

  (void) data;
  dance_show_fit (show);
  dance_show_play (show, PLAYER_FORWARD);
  while (dance_show_tick (show, now += 43000))
    ;
  check_true (now > 18 * G_USEC_PER_SEC && now < 22 * G_USEC_PER_SEC);
}

int
main (void)
{
  check_claim ("/dance/pace/a-first-play-takes-twenty-seconds", a_first_play_takes_twenty_seconds,
               NULL);
  check_claim ("/dance/pace/so-does-each-sample", so_does_each_sample, NULL);
  check_claim ("/dance/pace/late-frames-keep-the-pace", late_frames_keep_the_pace, NULL);
  return check_finish ();
}
