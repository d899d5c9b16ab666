#include "export-beside.h"

#include "base-memory.h"

#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

struct ExportBeside
{
  ExportBesideWork work;
  void *data;
  bool alone; /* no second thread could be started */
  pthread_t thread;

  /* These need the lock: */
  pthread_mutex_t lock;
  pthread_cond_t news;
  bool begun; /* started and not yet done */
  bool ends;
  BaseStatus status;
  int error;
};

static void
pack_frames_on_thread (ExportBeside *self)
{
  self->status = self->work (self->data);
  self->error = errno;
}

static void *
thread_main (void *data)
{
  ExportBeside *self = data;

  pthread_mutex_lock (&self->lock);
  for (;;)
    {
      while (!self->begun && !self->ends)
        pthread_cond_wait (&self->news, &self->lock);
      if (!self->begun)
        break;
      pthread_mutex_unlock (&self->lock);
      pack_frames_on_thread (self);
      pthread_mutex_lock (&self->lock);
      self->begun = false;
      pthread_cond_broadcast (&self->news);
    }
  pthread_mutex_unlock (&self->lock);
  return NULL;
}

ExportBeside *
export_beside_new (ExportBesideWork what, void *data)
{
  ExportBeside *self = base_new_zeroed (ExportBeside, 1);

  if (self == NULL)
    return NULL;
  self->work = what;
  self->data = data;
  pthread_mutex_init (&self->lock, NULL);
  pthread_cond_init (&self->news, NULL);
  self->alone = pthread_create (&self->thread, NULL, thread_main, self) != 0;
  return self;
}

void
export_beside_free (ExportBeside *self)
{
  if (self == NULL)
    return;
  if (!self->alone)
    {
      pthread_mutex_lock (&self->lock);
      self->ends = true;
      pthread_cond_broadcast (&self->news);
      pthread_mutex_unlock (&self->lock);
      pthread_join (self->thread, NULL);
    }
  pthread_cond_destroy (&self->news);
  pthread_mutex_destroy (&self->lock);
  free (self);
}

void
export_beside_begin (ExportBeside *self)
{
  if (self->alone)
    {
      pack_frames_on_thread (self);
      return;
    }
  pthread_mutex_lock (&self->lock);
  self->begun = true;
  pthread_cond_broadcast (&self->news);
  pthread_mutex_unlock (&self->lock);
}

BaseStatus
export_beside_wait (ExportBeside *self)
{
  BaseStatus status;

  pthread_mutex_lock (&self->lock);
  while (self->begun)
    pthread_cond_wait (&self->news, &self->lock);
  status = self->status;
  if (status != BASE_OK)
    errno = self->error;
  pthread_mutex_unlock (&self->lock);
  return status;
}
