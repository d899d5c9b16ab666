#include "app-export-job.h"

#include <errno.h>

struct AppExportJob
{
  AppExportContent *stage;
  ExportChoices choices;
  bool complete; /* there was memory for the choices */
  char *path;
  guint64 page;
  int width, height;
  AppExportPlayback play;
  Job *job;

  AppExportPreview look;
  AppExportFault fault;
  int error;
  guint64 n;

  void (*done) (gpointer data);
  gpointer data;
};

/* A frame of an animation in playback. */
typedef struct
{
  cairo_surface_t *surface;
  guint64 number;
} PlayedFrame;

static void
played_frame_free (gpointer data)
{
  PlayedFrame *frame = data;

  g_clear_pointer (&frame->surface, cairo_surface_destroy);
  g_free (frame);
}

/* Runs on the thread.  A main side that is late with one frame gets the next one instead. */
static void
post_frame (gpointer data, cairo_surface_t *surface, guint64 number)
{
  PlayedFrame *frame = g_new (PlayedFrame, 1);

  *frame = (PlayedFrame){ surface, number };
  job_post_news (data, frame, played_frame_free);
}

static void
show_frame (gpointer data)
{
  AppExportJob *self = data;
  PlayedFrame *frame = job_take_news (self->job);

  if (frame == NULL)
    return;
  self->play.show (self->play.data, g_steal_pointer (&frame->surface), frame->number);
  played_frame_free (frame);
}

static void
play_on_thread (gpointer data, Job *job)
{
  AppExportJob *self = data;
  AppExportPlayback play = self->play;

  play.choices = &self->choices;
  play.show = post_frame;
  play.data = job;
  self->fault = app_export_play (self->stage, &play, job_progress (job));
}

static void
count_on_thread (gpointer data, Job *job)
{
  AppExportJob *self = data;

  self->look =
      app_export_preview_pages (self->stage, &self->choices, self->page, job_progress (job));
}

static void
preview_on_thread (gpointer data, Job *job)
{
  AppExportJob *self = data;

  self->look = app_export_preview (self->stage, &self->choices, self->page, self->width,
                                   self->height, job_progress (job));
  self->fault = self->look.fault;
  app_export_content_survey (self->stage, &job_progress (job)->stop);
}

static void
write_on_thread (gpointer data, Job *job)
{
  AppExportJob *self = data;

  errno = 0;
  self->fault =
      app_export_write (self->stage, &self->choices, self->path, job_progress (job), &self->n);
  self->error = errno;
}

static void
report_end (gpointer data)
{
  AppExportJob *self = data;

  self->done (self->data);
}

static AppExportJob *
export_job_new (AppExportContent *stage,
                const ExportChoices *choices,
                void (*done) (gpointer data),
                gpointer data)
{
  AppExportJob *self = g_new0 (AppExportJob, 1);

  self->stage = stage;
  self->done = done;
  self->data = data;
  self->complete = export_choices_copy (choices, &self->choices) == BASE_OK;
  return self;
}

/* When memory for the choices is out, the job ends soon, like a stopped one. */
static AppExportJob *
export_job_start (AppExportJob *self, const JobKind *kind)
{
  self->job = job_new (kind, self);
  if (!self->complete)
    job_stop (self->job);
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
  static const JobKind kind = { .name = "preview", .work = preview_on_thread, .done = report_end };
  AppExportJob *self = export_job_new (stage, choices, done, data);

  self->page = page;
  self->width = width;
  self->height = height;
  return export_job_start (self, &kind);
}

AppExportJob *
app_export_job_new_count (AppExportContent *stage,
                          const ExportChoices *choices,
                          guint64 page,
                          void (*done) (gpointer data),
                          gpointer data)
{
  static const JobKind kind = { .name = "count", .work = count_on_thread, .done = report_end };
  AppExportJob *self = export_job_new (stage, choices, done, data);

  self->page = page;
  return export_job_start (self, &kind);
}

AppExportJob *
app_export_job_new_playback (AppExportContent *stage,
                             const AppExportPlayback *play,
                             void (*done) (gpointer data),
                             gpointer data)
{
  static const JobKind kind = {
    .name = "play", .work = play_on_thread, .news = show_frame, .done = report_end
  };
  AppExportJob *self = export_job_new (stage, play->choices, done, data);

  self->play = *play;
  return export_job_start (self, &kind);
}

AppExportJob *
app_export_job_new_writing (AppExportContent *stage,
                            const ExportChoices *choices,
                            const char *path,
                            void (*done) (gpointer data),
                            gpointer data)
{
  static const JobKind kind = { .name = "export", .work = write_on_thread, .done = report_end };
  AppExportJob *self = export_job_new (stage, choices, done, data);

  self->path = g_strdup (path);
  return export_job_start (self, &kind);
}

void
app_export_job_stop (AppExportJob *self)
{
  job_stop (self->job);
}

void
app_export_job_free (AppExportJob *self)
{
  if (self == NULL)
    return;
  job_free (self->job);
  app_export_preview_clear (&self->look);
  export_choices_clear (&self->choices);
  g_free (self->path);
  g_free (self);
}

double
app_export_job_share (AppExportJob *self)
{
  return job_share (self->job);
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
  return job_progress (self->job)->reason;
}
