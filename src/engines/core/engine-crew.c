/* engine-crew.c - the threads of a crew, and what they wait for.
 *
 * An idle worker waits for `idle`, between batches as well as within one.  The caller of a batch
 * waits for `end`, so that the end of a batch wakes no other thread.  A worker that becomes idle
 * raises the flags of all workers. */
#include "engine-crew.h"

#include "base-memory.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* Most indices that a worker takes at a time: few enough to share a batch evenly, enough to make
 * the lock cheap. */
#define MOST_TAKEN 16

typedef struct
{
  EngineCrew *crew;
  uint32_t number;
  pthread_t thread;
  BaseStop wanted;
  uint64_t spent; /* nanoseconds of processor time */
} Member;

struct EngineCrew
{
  uint32_t size;   /* the caller included */
  Member *members; /* members[0] is the caller */

  pthread_mutex_t lock; /* guards all below, and the members' times */
  pthread_cond_t idle, end, news;
  bool leaving, caller_waits;
  uint32_t n_busy, n_idle;
  EngineOffer *first_offer, **end_of_offers;
  uint32_t n_offers;
  EngineWork work;
  void *data;
  size_t n, next;
};

static uint64_t
processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (uint64_t) now.tv_sec * 1000000000u + (uint64_t) now.tv_nsec;
}

/* Works on the next few indices.  The lock is held before and after, and released meanwhile; so in
 * the next function. */
static void
work_on_some (EngineCrew *self, uint32_t worker)
{
  const size_t first = self->next;
  size_t n = (self->n - first) / (8 * (size_t) self->size) + 1;

  if (n > MOST_TAKEN)
    n = MOST_TAKEN;
  self->next = first + n;
  pthread_mutex_unlock (&self->lock);
  for (size_t index = first; index < first + n; index++)
    self->work (self->data, worker, index);
  pthread_mutex_lock (&self->lock);
}

static void
take_offer (EngineCrew *self, uint32_t worker)
{
  EngineOffer *offer = self->first_offer;

  self->first_offer = offer->next;
  if (self->first_offer == NULL)
    self->end_of_offers = &self->first_offer;
  self->n_offers--;
  pthread_mutex_unlock (&self->lock);
  offer->take (offer, worker);
  pthread_mutex_lock (&self->lock);
}

static bool
has_work (const EngineCrew *self)
{
  return self->next < self->n || self->first_offer != NULL;
}

/* Does a part of the work that there is, with the lock held before and after. */
static void
do_some_work (EngineCrew *self, uint32_t worker)
{
  const uint64_t before = processor_time ();

  self->n_busy++;
  if (self->next < self->n)
    work_on_some (self, worker);
  else
    take_offer (self, worker);
  self->n_busy--;
  self->members[worker].spent += processor_time () - before;
  if (self->n_busy == 0 && !has_work (self))
    pthread_cond_signal (&self->end);
}

static void
wait_idle (EngineCrew *self, pthread_cond_t *until)
{
  if (self->n_busy > 0)
    for (uint32_t i = 0; i < self->size; i++)
      base_stop_raise (&self->members[i].wanted);
  self->n_idle++;
  pthread_cond_wait (until, &self->lock);
  self->n_idle--;
}

static void *
member_main (void *data)
{
  Member *member = data;
  EngineCrew *self = member->crew;

  pthread_mutex_lock (&self->lock);
  while (!self->leaving)
    if (has_work (self))
      do_some_work (self, member->number);
    else
      wait_idle (self, &self->idle);
  pthread_mutex_unlock (&self->lock);
  return NULL;
}

BaseStatus
engine_crew_new (uint32_t n_workers, EngineCrew **out_crew)
{
  EngineCrew *self = base_new_zeroed (EngineCrew, 1);

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->members = base_new_zeroed (Member, n_workers);
  if (self->members == NULL)
    {
      free (self);
      return BASE_NO_MEMORY;
    }
  pthread_mutex_init (&self->lock, NULL);
  pthread_cond_init (&self->idle, NULL);
  pthread_cond_init (&self->end, NULL);
  pthread_cond_init (&self->news, NULL);
  self->end_of_offers = &self->first_offer;
  for (uint32_t i = 0; i < n_workers; i++)
    {
      self->members[i].crew = self;
      self->members[i].number = i;
      base_stop_init (&self->members[i].wanted);
    }
  /* A new thread reads the size, so the lock is held until the size is final. */
  pthread_mutex_lock (&self->lock);
  for (self->size = 1; self->size < n_workers; self->size++)
    {
      Member *member = &self->members[self->size];

      if (pthread_create (&member->thread, NULL, member_main, member) != 0)
        break;
    }
  pthread_mutex_unlock (&self->lock);
  *out_crew = self;
  return BASE_OK;
}

void
engine_crew_free (EngineCrew *self)
{
  if (self == NULL)
    return;
  pthread_mutex_lock (&self->lock);
  self->leaving = true;
  pthread_cond_broadcast (&self->idle);
  pthread_mutex_unlock (&self->lock);
  for (uint32_t i = 1; i < self->size; i++)
    pthread_join (self->members[i].thread, NULL);
  pthread_cond_destroy (&self->news);
  pthread_cond_destroy (&self->end);
  pthread_cond_destroy (&self->idle);
  pthread_mutex_destroy (&self->lock);
  free (self->members);
  free (self);
}

uint32_t
engine_crew_size (const EngineCrew *self)
{
  return self->size;
}

void
engine_crew_run (EngineCrew *self, size_t n, EngineWork work, void *data)
{
  pthread_mutex_lock (&self->lock);
  self->work = work;
  self->data = data;
  self->n = n;
  self->next = 0;
  /* One index needs no other thread: long work is offered in parts. */
  if (self->size > 1 && n > 1)
    pthread_cond_broadcast (&self->idle);
  while (has_work (self) || self->n_busy > 0)
    if (has_work (self))
      do_some_work (self, 0);
    else
      {
        self->caller_waits = true;
        wait_idle (self, &self->end);
        self->caller_waits = false;
      }
  pthread_mutex_unlock (&self->lock);
}

double
engine_crew_balance (const EngineCrew *self)
{
  uint64_t sum = 0, most = 0;

  for (uint32_t i = 0; i < self->size; i++)
    {
      const uint64_t spent = self->members[i].spent;

      sum += spent;
      most = spent > most ? spent : most;
    }
  return most == 0 ? 1 : (double) sum / ((double) most * self->size);
}

void
engine_crew_lock (EngineCrew *self)
{
  pthread_mutex_lock (&self->lock);
}

void
engine_crew_unlock (EngineCrew *self)
{
  pthread_mutex_unlock (&self->lock);
}

uint32_t
engine_crew_n_idle (const EngineCrew *self)
{
  return self->n_idle > self->n_offers ? self->n_idle - self->n_offers : 0;
}

void
engine_crew_offer (EngineCrew *self, EngineOffer *offer)
{
  offer->next = NULL;
  *self->end_of_offers = offer;
  self->end_of_offers = &offer->next;
  self->n_offers++;
  /* The caller is woken for one offer, the members for the others. */
  pthread_cond_signal (self->caller_waits ? &self->end : &self->idle);
  self->caller_waits = false;
}

void
engine_crew_help_until (EngineCrew *self, uint32_t worker, const bool *is_done)
{
  while (!*is_done)
    if (self->first_offer != NULL)
      take_offer (self, worker);
    else
      wait_idle (self, &self->idle);
}

void
engine_crew_wait (EngineCrew *self)
{
  pthread_cond_wait (&self->news, &self->lock);
}

void
engine_crew_wake (EngineCrew *self)
{
  pthread_cond_broadcast (&self->news);
  pthread_cond_broadcast (&self->idle);
  pthread_cond_signal (&self->end);
}

const BaseStop *
engine_crew_wanted (const EngineCrew *self, uint32_t worker)
{
  return &self->members[worker].wanted;
}

void
engine_crew_want (EngineCrew *self, uint32_t worker)
{
  base_stop_raise (&self->members[worker].wanted);
}

void
engine_crew_heed (EngineCrew *self, uint32_t worker)
{
  base_stop_lower (&self->members[worker].wanted);
}

uint32_t
engine_crew_natural_size (void)
{
  long n = sysconf (_SC_NPROCESSORS_ONLN);

  return n < 1 ? 1 : n > 1024 ? 1024 : (uint32_t) n;
}
