#include "base-stop.h"

#include "check.h"

#include <pthread.h>

static void
nobody_asks (const void *data)
{
  BaseStop stop;

  (void) data;
  base_stop_init (&stop);
  check_true (!base_stop_asked (&stop));
  check_true (!base_stop_asked (NULL));
}

static void
stays_raised (const void *data)
{
  BaseStop stop;

  (void) data;
  base_stop_init (&stop);
  base_stop_raise (&stop);
  check_true (base_stop_asked (&stop));
  check_true (base_stop_asked (&stop));
}

static void
deadline_passes (const void *data)
{
  BaseStop stop;

  (void) data;
  base_stop_init (&stop);
  stop.deadline = base_now () + 3600 * (uint64_t) 1000000000;
  check_true (!base_stop_asked (&stop));
  stop.deadline = base_now ();
  check_true (base_stop_asked (&stop));
}

static void *
work_until_stopped (void *data)
{
  while (!base_stop_asked (data))
    ;
  return data;
}

static void
reaches_another_thread (const void *data)
{
  BaseStop stop;
  pthread_t worker;
  void *result;

  (void) data;
  base_stop_init (&stop);
  check_equal_u64 (pthread_create (&worker, NULL, work_until_stopped, &stop), 0);
  base_stop_raise (&stop);
  check_equal_u64 (pthread_join (worker, &result), 0);
  check_true (result == &stop);
}

int
main (void)
{
  check_claim ("/base/stop/nobody-asks-at-first", nobody_asks, NULL);
  check_claim ("/base/stop/stays-raised", stays_raised, NULL);
  check_claim ("/base/stop/a-deadline-passes", deadline_passes, NULL);
  check_claim ("/base/stop/reaches-another-thread", reaches_another_thread, NULL);
  return check_finish ();
}
