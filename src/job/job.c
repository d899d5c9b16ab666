#include "job.h"

#define SHARE_PARTS 1000.0

struct Job
{
  const JobKind *kind;
  gpointer data;
  GMainContext *context;
  GThread *thread;
  GSource *ended; /* made before the thread starts, attached when the work has ended */
  JobProgress progress;
  bool abandoned; /* set by the main side */

  GMutex lock; /* for the next three */
  gpointer news;
  GDestroyNotify free_news;
  GSource *arrived; /* calls `news`, or NULL */
};

static void
destroy_source (GSource *source)
{
  if (source == NULL)
    return;
  g_source_destroy (source);
  g_source_unref (source);
}

/* Call this only when the thread has ended or is about to end. */
static void
free_ended_job (Job *self)
{
  g_thread_join (self->thread);
  destroy_source (self->ended);
  destroy_source (self->arrived);
  if (self->news != NULL && self->free_news != NULL)
    self->free_news (self->news);
  if (self->kind->free != NULL)
    self->kind->free (self->data);
  g_mutex_clear (&self->lock);
  g_main_context_unref (self->context);
  g_free (self->progress.reason);
  g_free (self);
}

static gboolean
deliver_end (gpointer data)
{
  Job *self = data;

  if (self->abandoned)
    free_ended_job (self);
  else if (self->kind->done != NULL)
    self->kind->done (self->data);
  return G_SOURCE_REMOVE;
}

static gboolean
deliver_news (gpointer data)
{
  Job *self = data;

  g_mutex_lock (&self->lock);
  g_clear_pointer (&self->arrived, g_source_unref);
  g_mutex_unlock (&self->lock);
  if (!self->abandoned)
    self->kind->news (self->data);
  return G_SOURCE_REMOVE;
}

static gpointer
run_on_thread (gpointer data)
{
  Job *self = data;

  self->kind->work (self->data, self);
  g_source_attach (self->ended, self->context);
  return NULL;
}

Job *
job_new (const JobKind *kind, gpointer data)
{
  Job *self = g_new0 (Job, 1);

  self->kind = kind;
  self->data = data;
  self->context = g_main_context_ref_thread_default ();
  g_mutex_init (&self->lock);
  base_stop_init (&self->progress.stop);
  self->ended = g_idle_source_new ();
  g_source_set_priority (self->ended, G_PRIORITY_DEFAULT);
  g_source_set_callback (self->ended, deliver_end, self, NULL);
  self->thread = g_thread_new (kind->name, run_on_thread, self);
  return self;
}

void
job_stop (Job *self)
{
  base_stop_raise (&self->progress.stop);
}

void
job_free (Job *self)
{
  if (self == NULL)
    return;
  job_stop (self);
  free_ended_job (self);
}

void
job_abandon (Job *self)
{
  if (self == NULL)
    return;
  job_stop (self);
  self->abandoned = true;
}

JobProgress *
job_progress (Job *self)
{
  return &self->progress;
}

double
job_share (Job *self)
{
  return g_atomic_int_get (&self->progress.share) / SHARE_PARTS;
}

void
job_progress_set_share (JobProgress *self, double share)
{
  g_atomic_int_set (&self->share, (gint) (share * SHARE_PARTS));
}

void
job_post_news (Job *self, gpointer news, GDestroyNotify free_news)
{
  gpointer old;
  GDestroyNotify free_old;

  g_mutex_lock (&self->lock);
  old = self->news;
  free_old = self->free_news;
  self->news = news;
  self->free_news = free_news;
  if (self->arrived == NULL && self->kind->news != NULL)
    {
      self->arrived = g_idle_source_new ();
      g_source_set_callback (self->arrived, deliver_news, self, NULL);
      g_source_attach (self->arrived, self->context);
    }
  g_mutex_unlock (&self->lock);
  if (old != NULL && free_old != NULL)
    free_old (old);
}

gpointer
job_take_news (Job *self)
{
  gpointer news;

  g_mutex_lock (&self->lock);
  news = g_steal_pointer (&self->news);
  g_mutex_unlock (&self->lock);
  return news;
}
