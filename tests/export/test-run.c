/* A run can be taken from moment to moment, in any order, and says which it does not come to. */
#include "check.h"
#include "classics.h"
#include "export-run.h"

typedef struct
{
  CoverProblem *problem;
  Board *board;
  CoverLinks *links;
  ExportRun *run;
} Queens;

static Queens
queens_new (const char *classic)
{
  const Classic *which = NULL;
  ClassicsArguments arguments;
  Queens self = { 0 };

  check_equal_u64 (classics_parse (classic, &which, &arguments), BASE_OK);
  check_equal_u64 (classics_make (which, &arguments, &self.problem, &self.board), BASE_OK);
  check_equal_u64 (cover_links_new (self.problem, NULL, &self.links), BASE_OK);
  check_equal_u64 (export_run_new (&(ExportRunOptions){ .player.links = self.links,
                                                        .player.rule = COVER_RULE_FEWEST },
                                   &self.run),
                   BASE_OK);
  return self;
}

static void
queens_clear (Queens *self)
{
  export_run_free (self->run);
  cover_links_free (self->links);
  board_free (self->board);
  cover_problem_free (self->problem);
}

static BaseStatus
reach (Queens *self, const char *moment)
{
  ExportMoment at;

  check_true (export_moment_read (moment, &at));
  return export_run_reach (self->run, at, NULL);
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
      Queens queens = queens_new ("queens:6");

      check_equal_u64 (reach (&queens, moments[i]), BASE_OK);
      alone[i] = player_position (export_run_player (queens.run));
      queens_clear (&queens);
    }
  check_equal_u64 (alone[4], 100);
  for (size_t first = 0; first < 6; first++)
    {
      Queens queens = queens_new ("queens:6");

      for (size_t i = 0; i < 6; i++)
        {
          check_equal_u64 (reach (&queens, moments[(first + i) % 6]), BASE_OK);
          check_equal_u64 (player_position (export_run_player (queens.run)),
                           alone[(first + i) % 6]);
        }
      queens_clear (&queens);
    }
}

static void
goes_on_after_a_moment_that_is_not_there (const void *data)
{
  Queens queens = queens_new ("queens:6");

  (void) data;
  check_equal_u64 (reach (&queens, "solution:5"), BASE_BAD_INPUT);
  check_equal_u64 (reach (&queens, "solution:4"), BASE_OK);
  check_equal_u64 (reach (&queens, "1000000"), BASE_BAD_INPUT);
  check_equal_u64 (reach (&queens, "start"), BASE_OK);
  check_equal_u64 (player_position (export_run_player (queens.run)), 0);
  queens_clear (&queens);
}

static void
stops_when_it_is_asked_and_goes_on (const void *data)
{
  Queens queens = queens_new ("queens:12");
  ExportMoment end = { .kind = EXPORT_AT_END };
  BaseStop stop;

  (void) data;
  base_stop_init (&stop);
  base_stop_raise (&stop);
  check_equal_u64 (export_run_reach (queens.run, end, &stop), BASE_STOPPED);
  check_equal_u64 (reach (&queens, "solution:1"), BASE_OK);
  queens_clear (&queens);
}

int
main (void)
{
  check_claim ("/export/run/order-does-not-matter", order_does_not_matter, NULL);
  check_claim ("/export/run/goes-on-after-a-moment-that-is-not-there",
               goes_on_after_a_moment_that_is_not_there, NULL);
  check_claim ("/export/run/stops-when-it-is-asked-and-goes-on", stops_when_it_is_asked_and_goes_on,
               NULL);
  return check_finish ();
}
