#include "base-stop.h"

#include <time.h>

uint64_t
base_now (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (uint64_t) now.tv_sec * 1000000000u + (uint64_t) now.tv_nsec;
}

void
base_stop_init (BaseStop *self)
{
  atomic_init (&self->raised, false);
  self->deadline = 0;
}
