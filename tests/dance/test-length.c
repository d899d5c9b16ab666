/* A search too long to watch reports its length, and can be ended. */
#include "dances.h"

#include "dance-length.h"

/* Until the main loop has heard that it is over. */
static void
wait_for_end (DanceSearch *search)
{
  while (dance_search_is_running (search))
    g_main_context_iteration (NULL, TRUE);
}

static void
check_length (DanceSearch *search, const char *expected)
{
  g_autofree char *length = dance_length (search);

  check_equal_text (length, expected);
}

static void
the_mutilated_chessboard_says_how_long_it_is (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("mutilated:8");
  DanceSearch *search = dance_show_search (show);

  (void) data;
  wait_for_end (search);
  check_true (dance_search_is_long (search) && dance_search_share (search) == 1);
  check_length (search, "959562 calls in the whole search");
}

static void
a_short_one_says_nothing (const void *data)
{
  static const char *const words[] = { "knuth", "mutilated:4", "queens:8" };

  (void) data;
  for (unsigned i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (DanceShow) show = show_of (words[i]);

      wait_for_end (dance_show_search (show));
      check_true (!dance_search_is_long (dance_show_search (show)));
      check_length (dance_show_search (show), "");
    }
}

/* The events found so far stay, and can be visited. */
static void
a_search_can_be_ended (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("pentominoes:6x10");
  DanceSearch *search = dance_show_search (show);
  g_autofree char *running = NULL;
  uint64_t end;

  (void) data;
  while (!dance_search_is_long (search))
    g_main_context_iteration (NULL, TRUE);
  running = dance_length (search);
  check_true (dance_search_is_running (search) && g_str_has_prefix (running, "Still searching: "));
  check_true (strstr (running, " % of the tree; Esc stops") != NULL);
  dance_search_stop (search);
  wait_for_end (search);
  end = dance_show_state (show)->end;
  check_true (!dance_show_state (show)->finished && end > 0);
  check_true (dance_search_share (search) > 0 && dance_search_share (search) < 1);
  dance_show_seek (show, UINT64_MAX);
  check_equal_u64 (position_of (show), end);
}

/* Of a thousand million events. */
static void
a_search_without_end_says_why_it_ends (const void *data)
{
  g_autoptr (DanceShow) show = NULL;
  DanceSearch *search;
  g_autofree char *length = NULL;

  (void) data;
  if (check_quick ())
    check_skip ("this run is quick");
  show = show_of ("pentominoes:6x10");
  search = dance_show_search (show);
  wait_for_end (search);
  length = dance_length (search);
  check_true (!dance_show_state (show)->finished);
  check_true (strstr (length, " calls are kept; ") != NULL);
}

int
main (void)
{
  check_claim ("/dance/length/the-mutilated-chessboard-says-how-long-it-is",
               the_mutilated_chessboard_says_how_long_it_is, NULL);
  check_claim ("/dance/length/a-short-one-says-nothing", a_short_one_says_nothing, NULL);
  check_claim ("/dance/length/a-search-can-be-ended", a_search_can_be_ended, NULL);
  check_claim ("/dance/length/a-search-without-end-says-why-it-ends",
               a_search_without_end_says_why_it_ends, NULL);
  return check_finish ();
}
