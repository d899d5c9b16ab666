/* base-stop.h - asking long work to stop, from another thread or by the clock.
 *
 * The flag is the only memory that threads share while they work: one thread writes it, the others
 * read it now and then.  It needs no order with other memory, so relaxed atomics are enough.  The
 * caller joins a stopped worker before it reads the worker's results. */
#ifndef BASE_STOP_H
#define BASE_STOP_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct
{
  atomic_bool raised;
  uint64_t    deadline; /* base_now () at which work stops; 0: never; set before work starts */
} BaseStop;

/* Nanoseconds of a clock that never jumps. */
uint64_t base_now (void);

void base_stop_init (BaseStop *self);

static inline void
base_stop_raise (BaseStop *self)
{
  atomic_store_explicit (&self->raised, true, memory_order_relaxed);
}

/* For a flag that is raised again and again. */
static inline void
base_stop_lower (BaseStop *self)
{
  atomic_store_explicit (&self->raised, false, memory_order_relaxed);
}

/* Accepts NULL, which never stops. */
static inline bool
base_stop_asked (const BaseStop *self)
{
  if (self == NULL)
    return false;
  if (atomic_load_explicit (&self->raised, memory_order_relaxed))
    return true;
  return self->deadline != 0 && base_now () >= self->deadline;
}

/* For a long loop that has done `more` work.  Checks the flag the first time, and then after each
 * 65,536 units, which is far less than a millisecond if a unit is a term or a word.  *left begins
 * as 0. */
static inline bool
base_stop_asked_after (const BaseStop *self, uint64_t more, uint64_t *left)
{
  if (more < *left)
    {
      *left -= more;
      return false;
    }
  *left = 65536;
  return base_stop_asked (self);
}

#endif
