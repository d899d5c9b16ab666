/* Threads: a worker searches and publishes, a player in another thread follows. */
#include "check.h"
#include "cover-record.h"
#include "cover-search.h"
#include "runs.h"

#include "base-random.h"

#include <pthread.h>

static const RunCase searched = { "queens8", COVER_RULE_FEWEST, false, UINT64_MAX };

/* The newest snapshot passes from one to the other here. */
typedef struct
{
  Run *run;
  pthread_mutex_t mutex;
  CoverRecord *newest; /* NULL when it was taken */
} Desk;

static void
publish (Desk *desk)
{
  CoverRecord *snapshot, *older;

  if (cover_record_snapshot (desk->run->record, &snapshot) != BASE_OK)
    return;
  pthread_mutex_lock (&desk->mutex);
  older = desk->newest;
  desk->newest = snapshot;
  pthread_mutex_unlock (&desk->mutex);
  cover_record_free (older);
}

static void *
work (void *data)
{
  Desk *desk = data;
  CoverOutcome outcome;
  uint64_t nodes = 0;

  do
    {
      nodes += 20;
      outcome = cover_search_run_recorded (desk->run->worker, &(CoverLimits){ .nodes = nodes },
                                           desk->run->record);
      publish (desk);
    }
  while (outcome != COVER_RAN_TO_END);
  return NULL;
}

static CoverRecord *
take_newest (Desk *desk)
{
  CoverRecord *newest;

  pthread_mutex_lock (&desk->mutex);
  newest = desk->newest;
  desk->newest = NULL;
  pthread_mutex_unlock (&desk->mutex);
  return newest;
}

static void
a_player_follows_a_running_search (const void *data)
{
  Run run = run_new (&searched, true), whole = run_new (&searched, true);
  Desk desk = { .run = &run };
  Player *player = NULL;
  CoverSearch *straight = run_fresh (&whole);
  BaseRandom random = { .state = 12 };
  pthread_t worker;
  uint64_t position;

  (void) data;
  pthread_mutex_init (&desk.mutex, NULL);
  check_equal_u64 (pthread_create (&worker, NULL, work, &desk), 0);
  while (player == NULL || !cover_record_finished (player_record (player)))
    {
      CoverRecord *newest = take_newest (&desk);

      if (newest != NULL && player == NULL)
        check_equal_u64 (player_new (&run.what, newest, &player), BASE_OK);
      else if (newest != NULL)
        check_equal_u64 (player_follow (player, newest), BASE_OK);
      cover_record_free (newest);
      if (player == NULL)
        continue;
      player_seek (player, base_random_next (&random) % (player_end (player) + 1));
      player_move (player, (PlayerGoal){ .aim = PLAYER_TO_SOLUTION }, PLAYER_FORWARD);
      player_state (player);
    }
  pthread_join (worker, NULL);
  pthread_mutex_destroy (&desk.mutex);
  position = player_position (player);
  check_equal_u64 (cover_search_advance (straight, position), position);
  check_true (cover_search_same (player_search (player), straight));
  check_equal_u64 (player_state (player)->totals->solutions, 92);
  player_free (player);
  cover_search_free (straight);
  run_free (&run);
  run_free (&whole);
}

int
main (void)
{
  check_claim ("/player/threads/a-player-follows-a-running-search",
               a_player_follows_a_running_search, NULL);
  return check_finish ();
}
