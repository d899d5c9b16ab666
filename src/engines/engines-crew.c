#include "engines-crew.h"

#include "base-memory.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

/* How many indices a worker takes at a time: few enough to share a batch evenly, enough to make the lock
 * cheap. */
#define MOST_TAKEN 16

typedef struct
{
  EnginesCrew *crew;
  uint32_t number;
  pthread_t thread;
} Member;

struct EnginesCrew
{
  uint32_t size;   /* the caller included */
  Member *members; /* size - 1 of them are threads: members[1] and on */

  pthread_mutex_t lock; /* guards all below */
  pthread_cond_t start, finish;
  uint64_t batch; /* counts batches: a new number wakes the members */
  bool leaving;
  uint32_t busy; /* members at work */
  EnginesWork work;
  void *data;
  size_t n, next;
};

/* Works off the batch; called with the lock held, and returns with it. */
static void
work_off (EnginesCrew *self, uint32_t number)
{
  size_t taken = self->n / (8 * (size_t) self->size) + 1;

  if (taken > MOST_TAKEN)
    taken = MOST_TAKEN;
  while (self->next < self->n)
    {
      size_t first = self->next, end = first + taken < self->n ? first + taken : self->n;

      self->next = end;
      pthread_mutex_unlock (&self->lock);
      for (size_t index = first; index < end; index++)
        self->work (self->data, number, index);
      pthread_mutex_lock (&self->lock);
    }
}

static void *
member_main (void *data)
{
  Member *member = data;
  EnginesCrew *self = member->crew;
  uint64_t seen = 0;

  pthread_mutex_lock (&self->lock);
  while (!self->leaving)
    if (self->batch == seen)
      pthread_cond_wait (&self->start, &self->lock);
    else
      {
        seen = self->batch;
        self->busy++;
        work_off (self, member->number);
        if (--self->busy == 0)
          pthread_cond_signal (&self->finish);
      }
  pthread_mutex_unlock (&self->lock);
  return NULL;
}

BaseStatus
engines_crew_new (uint32_t n_workers, EnginesCrew **out_crew)
{
  EnginesCrew *self = base_new_zeroed (EnginesCrew, 1);

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->members = base_new_zeroed (Member, n_workers);
  if (self->members == NULL)
    {
      free (self);
      return BASE_NO_MEMORY;
    }
  pthread_mutex_init (&self->lock, NULL);
  pthread_cond_init (&self->start, NULL);
  pthread_cond_init (&self->finish, NULL);
  for (self->size = 1; self->size < n_workers; self->size++)
    {
      Member *member = &self->members[self->size];

      *member = (Member){ .crew = self, .number = self->size };
      if (pthread_create (&member->thread, NULL, member_main, member) != 0)
        break;
    }
  *out_crew = self;
  return BASE_OK;
}

void
engines_crew_free (EnginesCrew *self)
{
  if (self == NULL)
    return;
  pthread_mutex_lock (&self->lock);
  self->leaving = true;
  pthread_cond_broadcast (&self->start);
  pthread_mutex_unlock (&self->lock);
  for (uint32_t i = 1; i < self->size; i++)
    pthread_join (self->members[i].thread, NULL);
  pthread_cond_destroy (&self->finish);
  pthread_cond_destroy (&self->start);
  pthread_mutex_destroy (&self->lock);
  free (self->members);
  free (self);
}

uint32_t
engines_crew_size (const EnginesCrew *self)
{
  return self->size;
}

void
engines_crew_run (EnginesCrew *self, size_t n, EnginesWork work, void *data)
{
  pthread_mutex_lock (&self->lock);
  self->work = work;
  self->data = data;
  self->n = n;
  self->next = 0;
  self->batch++;
  if (self->size > 1 && n > 1)
    pthread_cond_broadcast (&self->start);
  work_off (self, 0);
  while (self->busy > 0)
    pthread_cond_wait (&self->finish, &self->lock);
  pthread_mutex_unlock (&self->lock);
}

uint32_t
engines_crew_natural_size (void)
{
  long n = sysconf (_SC_NPROCESSORS_ONLN);

  return n < 1 ? 1 : n > 1024 ? 1024 : (uint32_t) n;
}
