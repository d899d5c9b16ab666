#include "app-export-job.h"

#include <errno.h>

struct AppExportJob
{
  AppExportContent *stage;
  ExportChoices choices;
  char *path; /* NULL: a look */
  guint64 page;
  int width, height; /* 0: a look through */
  AppExportProgress progress;

  AppExportPlayback play; /* with `show`: it plays */
  GMutex lock;            /* over the next three */
  cairo_surface_t *next;  /* to be shown, or NULL */
  guint64 number;
  GSource *arrived; /* tells of it, or NULL */

  AppExportPreview look;
  AppExportFault fault;
  int error;
  guint64 n;

  GThread *thread;
  GSource *ended;
  void (*done) (gpointer data);
  gpointer data;
};

static gboolean
tell (gpointer data)
{
  AppExportJob *self = data;

  self->done (self->data);
  return G_SOURCE_REMOVE;
}

static gboolean
show_next (gpointer data)
{
  AppExportJob *self = data;
  cairo_surface_t *surface;
  guint64 number;

  g_mutex_lock (&self->lock);
  surface = g_steal_pointer (&self->next);
  number = self->number;
  g_clear_pointer (&self->arrived, g_source_unref);
  g_mutex_unlock (&self->lock);
  self->play.show (self->play.data, surface, number);
  return G_SOURCE_REMOVE;
}

/* In the thread: who is late with one frame sees the next instead. */
static void
hand_over (gpointer data, cairo_surface_t *surface, guint64 number)
{
  AppExportJob *self = data;

  g_mutex_lock (&self->lock);
  g_clear_pointer (&self->next, cairo_surface_destroy);
  self->next = surface;
  self->number = number;
  if (self->arrived == NULL)
    {
      self->arrived = g_idle_source_new ();
      g_source_set_callback (self->arrived, show_next, self, NULL);
      g_source_attach (self->arrived, NULL);
    }
  g_mutex_unlock (&self->lock);
}

static gpointer
work (gpointer data)
{
  AppExportJob *self = data;

  if (self->play.show != NULL)
    {
      AppExportPlayback play = self->play;

      play.choices = &self->choices;
      play.show = hand_over;
      play.data = self;
      self->fault = app_export_play (self->stage, &play, &self->progress);
    }
  else if (self->path == NULL && self->width == 0)
    self->look =
        app_export_preview_pages (self->stage, &self->choices, self->page, &self->progress);
  else if (self->path == NULL)
    {
      self->look = app_export_preview (self->stage, &self->choices, self->page, self->width,
                                       self->height, &self->progress);
      self->fault = self->look.fault;
      app_export_content_survey (self->stage, &self->progress.stop);
    }
  else
    {
      errno = 0;
      self->fault =
          app_export_write (self->stage, &self->choices, self->path, &self->progress, &self->n);
      self->error = errno;
    }
  g_source_attach (self->ended, NULL);
  return NULL;
}

static AppExportJob *
start (AppExportContent *stage,
       const ExportChoices *choices,
       void (*done) (gpointer data),
       gpointer data)
{
  AppExportJob *self = g_new0 (AppExportJob, 1);

  g_mutex_init (&self->lock);
  self->stage = stage;
  self->done = done;
  self->data = data;
  self->ended = g_idle_source_new ();
  g_source_set_callback (self->ended, tell, self, NULL);
  base_stop_init (&self->progress.stop);
  if (export_choices_copy (choices, &self->choices) != BASE_OK)
    base_stop_raise (&self->progress.stop);
  return self;
}

AppExportJob *
app_export_job_new_preview (AppExportContent *stage,
                            const ExportChoices *choices,
                            guint64 page,
                            int width,
                            int height,
                            void (*done) (gpointer data),
                            gpointer data)
{
  AppExportJob *self = start (stage, choices, done, data);

  self->page = page;
  self->width = width;
  self->height = height;
  self->thread = g_thread_new ("look", work, self);
  return self;
}

AppExportJob *
app_export_job_new_count (AppExportContent *stage,
                          const ExportChoices *choices,
                          guint64 page,
                          void (*done) (gpointer data),
                          gpointer data)
{
  AppExportJob *self = start (stage, choices, done, data);

  self->page = page;
  self->thread = g_thread_new ("count", work, self);
  return self;
}

AppExportJob *
app_export_job_new_playback (AppExportContent *stage,
                             const AppExportPlayback *play,
                             void (*done) (gpointer data),
                             gpointer data)
{
  AppExportJob *self = start (stage, play->choices, done, data);

  self->play = *play;
  self->thread = g_thread_new ("play", work, self);
  return self;
}

AppExportJob *
app_export_job_new_writing (AppExportContent *stage,
                            const ExportChoices *choices,
                            const char *path,
                            void (*done) (gpointer data),
                            gpointer data)
{
  AppExportJob *self = start (stage, choices, done, data);

  self->path = g_strdup (path);
  self->thread = g_thread_new ("export", work, self);
  return self;
}

void
app_export_job_stop (AppExportJob *self)
{
  base_stop_raise (&self->progress.stop);
}

void
app_export_job_free (AppExportJob *self)
{
  if (self == NULL)
    return;
  app_export_job_stop (self);
  g_thread_join (self->thread);
  g_source_destroy (self->ended);
  g_source_unref (self->ended);
  if (self->arrived != NULL)
    {
      g_source_destroy (self->arrived);
      g_source_unref (self->arrived);
    }
  g_mutex_clear (&self->lock);
  g_clear_pointer (&self->next, cairo_surface_destroy);
  app_export_preview_clear (&self->look);
  export_choices_clear (&self->choices);
  g_free (self->path);
  g_free (self->progress.reason);
  g_free (self);
}

double
app_export_job_share (AppExportJob *self)
{
  return g_atomic_int_get (&self->progress.share) / 1000.0;
}

AppExportPreview *
app_export_job_get_preview (AppExportJob *self)
{
  return &self->look;
}

AppExportFault
app_export_job_get_fault (AppExportJob *self, int *out_error, guint64 *out_n)
{
  *out_error = self->error;
  *out_n = self->n;
  return self->fault;
}

const char *
app_export_job_get_reason (AppExportJob *self)
{
  return self->progress.reason;
}
