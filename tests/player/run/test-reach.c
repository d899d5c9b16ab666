/* A run can be taken from moment to moment, in any order, and each lies where the plain list of all
 * events has it. */
#include "courses.h"

#include "cover-record.h"
#include "cover-search.h"

#include <stdlib.h>

typedef struct
{
  CoverEvent *events;
  size_t n_events;
} Log;

/* All events of a run, one by one. */
static Log
log_events (const char *word)
{
  Subject *subject = courses_subject (word);
  Run *run = NULL;
  Log log = { 0 };
  CoverEvent event;

  check_equal_u64 (run_new (subject, &(RunOptions){ .bare = true }, &run), BASE_OK);
  while (cover_search_forward (run_search (run), &event))
    {
      log.events = realloc (log.events, (log.n_events + 1) * sizeof event);
      log.events[log.n_events++] = event;
    }
  run_unref (run);
  subject_unref (subject);
  return log;
}

/* Where the n-th event of a kind is on a level (0: on any), and how many there are. */
static uint64_t
find_in_log (const Log *log, CoverEventKind kind, uint64_t level, uint64_t n, uint64_t *out_n)
{
  uint64_t position = 0;

  *out_n = 0;
  for (size_t i = 0; i < log->n_events; i++)
    if (log->events[i].kind == kind && (level == 0 || log->events[i].level + 1u == level)
        && ++*out_n == n)
      position = i + 1;
  return position;
}

static void
check_moments (const Log *log, Run *run, RunMomentKind kind, CoverEventKind event, uint64_t level)
{
  uint64_t n_all, n_found;

  (void) find_in_log (log, event, level, 0, &n_all);
  for (uint64_t n = 1; n <= n_all + 1; n += n < 4 ? 1 : 7)
    {
      RunMoment moment = { .kind = kind, .number = n, .level = level };
      const uint64_t position = find_in_log (log, event, level, n, &n_found);
      const BaseStatus status = run_reach (run, &moment, NULL, NULL, &n_found);

      check_equal_u64 (status, n <= n_all ? BASE_OK : BASE_BAD_INPUT);
      if (status != BASE_OK)
        {
          check_equal_u64 (n_found, n_all);
          continue;
        }
      check_equal_u64 (player_position (run_player (run)), position);
      moment.before = true;
      check_equal_u64 (run_reach (run, &moment, NULL, NULL, NULL), BASE_OK);
      check_equal_u64 (player_position (run_player (run)), position - 1);
    }
}

static void
moments_lie_where_all_events_have_them (const void *data)
{
  const Log log = log_events (data);
  Run *run = courses_run (data);

  for (uint64_t level = 0; level < 4; level++)
    {
      check_moments (&log, run, RUN_AT_SOLUTION, COVER_EVENT_SOLUTION, level);
      check_moments (&log, run, RUN_AT_DEAD_END, COVER_EVENT_DEAD_END, level);
      check_moments (&log, run, RUN_AT_CHOICE, COVER_EVENT_CHOOSE, level);
      check_moments (&log, run, RUN_AT_UNTRY, COVER_EVENT_UNTRY, level);
    }
  run_unref (run);
  free (log.events);
}

/* The first, the last and the next of a kind, from every position. */
static void
next_is_behind_here_and_last_has_none_behind_it (const void *data)
{
  static const struct
  {
    RunMomentKind kind;
    CoverEventKind event;
  } kinds[] = { { RUN_AT_SOLUTION, COVER_EVENT_SOLUTION },
                { RUN_AT_DEAD_END, COVER_EVENT_DEAD_END },
                { RUN_AT_TRY, COVER_EVENT_TRY } };
  const Log log = log_events ("queens:4");
  Run *run = courses_run ("queens:4");

  (void) data;
  for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
    {
      RunMoment moment = { .kind = kinds[k].kind, .which = RUN_LAST };
      uint64_t next = 0;

      for (uint64_t here = log.n_events; here-- > 0;)
        {
          const RunPlace place = { .here = here };

          if (log.events[here].kind == kinds[k].event)
            {
              next = here + 1;
              if (moment.which == RUN_LAST)
                {
                  check_equal_u64 (run_reach (run, &moment, NULL, NULL, NULL), BASE_OK);
                  check_equal_u64 (player_position (run_player (run)), next);
                }
              moment.which = RUN_NEXT;
            }
          if (moment.which == RUN_LAST)
            continue;
          check_equal_u64 (run_reach (run, &moment, &place, NULL, NULL), BASE_OK);
          check_equal_u64 (player_position (run_player (run)), next);
        }
      check_true (next > 0);
    }
  run_unref (run);
  free (log.events);
}

static void
places_are_where_the_caller_has_them (const void *data)
{
  static const uint64_t bookmarks[] = { 10, 30 };
  static const struct
  {
    const char *moment;
    uint64_t position;
  } known[] = {
    { "start", 0 },      { "here", 20 },       { "givens", 4 },        { "0", 0 },
    { "25", 25 },        { "bookmark:1", 10 }, { "bookmark:2", 30 },   { "next bookmark", 30 },
    { "last given", 4 }, { "given:2", 2 },     { "before choice", 4 },
  };
  Run *run = courses_run ("1004000000000320");
  RunPlace place = { .here = 20, .bookmarks = bookmarks, .n_bookmarks = 2 };
  RunMoment moment;

  (void) data;
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    {
      moment = courses_moment (known[i].moment, run_subject (run));
      check_equal_u64 (run_reach (run, &moment, &place, NULL, NULL), BASE_OK);
      check_equal_u64 (player_position (run_player (run)), known[i].position);
    }
  moment = courses_moment ("bookmark:3", NULL);
  check_equal_u64 (run_reach (run, &moment, &place, NULL, NULL), BASE_BAD_INPUT);
  place.here = 30;
  moment = courses_moment ("next bookmark", NULL);
  check_equal_u64 (run_reach (run, &moment, &place, NULL, NULL), BASE_BAD_INPUT);
  check_equal_u64 (courses_reach (run, "end"), BASE_OK);
  check_true (cover_record_finished (player_record (run_player (run))));
  check_equal_u64 (player_position (run_player (run)), player_end (run_player (run)));
  run_unref (run);
}

/* The same position, whatever was reached before. */
static void
order_does_not_matter (const void *data)
{
  static const char *const moments[] = { "end",        "solution:2", "start",
                                         "dead-end:3", "100",        "solution:4" };
  uint64_t alone[6];

  (void) data;
  for (size_t i = 0; i < 6; i++)
    {
      Run *run = courses_run ("queens:6");

      check_equal_u64 (courses_reach (run, moments[i]), BASE_OK);
      alone[i] = player_position (run_player (run));
      run_unref (run);
    }
  check_equal_u64 (alone[4], 100);
  for (size_t first = 0; first < 6; first++)
    {
      Run *run = courses_run ("queens:6");

      for (size_t i = 0; i < 6; i++)
        {
          check_equal_u64 (courses_reach (run, moments[(first + i) % 6]), BASE_OK);
          check_equal_u64 (player_position (run_player (run)), alone[(first + i) % 6]);
        }
      run_unref (run);
    }
}

static void
goes_on_after_a_moment_that_is_not_there (const void *data)
{
  Run *run = courses_run ("queens:6");

  (void) data;
  check_equal_u64 (courses_reach (run, "solution:5"), BASE_BAD_INPUT);
  check_equal_u64 (courses_reach (run, "solution:4"), BASE_OK);
  check_equal_u64 (courses_reach (run, "1000000"), BASE_BAD_INPUT);
  check_equal_u64 (courses_reach (run, "start"), BASE_OK);
  check_equal_u64 (player_position (run_player (run)), 0);
  run_unref (run);
}

static void
stops_when_it_is_asked_and_goes_on (const void *data)
{
  static const char *const moments[] = { "end", "start", "solution:1", "3rd choice at level 2" };
  Run *run = courses_run ("queens:12");
  BaseStop stop;

  (void) data;
  base_stop_init (&stop);
  base_stop_raise (&stop);
  for (size_t i = 0; i < sizeof moments / sizeof *moments; i++)
    {
      const RunMoment moment = courses_moment (moments[i], NULL);

      check_equal_u64 (run_reach (run, &moment, NULL, &stop, NULL), BASE_STOPPED);
    }
  check_equal_u64 (courses_reach (run, "solution:1"), BASE_OK);
  run_unref (run);
}

/* A moment near the start of a long search needs little of it. */
static void
searches_no_further_than_it_needs (const void *data)
{
  Run *run = courses_run ("queens:14");

  (void) data;
  check_equal_u64 (courses_reach (run, "choice at level 3"), BASE_OK);
  check_true (cover_search_counters (run_search (run))->nodes < 10000);
  check_equal_u64 (courses_reach (run, "solution:1"), BASE_OK);
  check_true (cover_search_counters (run_search (run))->nodes < 10000);
  run_unref (run);
}

int
main (void)
{
  check_claim ("/run/reach/moments-lie-where-all-events-have-them/queens-6",
               moments_lie_where_all_events_have_them, "queens:6");
  check_claim ("/run/reach/moments-lie-where-all-events-have-them/sudoku",
               moments_lie_where_all_events_have_them, "1004000000000320");
  check_claim ("/run/reach/next-is-behind-here-and-last-has-none-behind-it",
               next_is_behind_here_and_last_has_none_behind_it, NULL);
  check_claim ("/run/reach/places-are-where-the-caller-has-them",
               places_are_where_the_caller_has_them, NULL);
  check_claim ("/run/reach/order-does-not-matter", order_does_not_matter, NULL);
  check_claim ("/run/reach/goes-on-after-a-moment-that-is-not-there",
               goes_on_after_a_moment_that_is_not_there, NULL);
  check_claim ("/run/reach/stops-when-it-is-asked-and-goes-on", stops_when_it_is_asked_and_goes_on,
               NULL);
  check_claim ("/run/reach/searches-no-further-than-it-needs", searches_no_further_than_it_needs,
               NULL);
  return check_finish ();
}
