/* The preview that moves: frame by frame at the animation's own pace, repeated like the file in a
 * viewer. */
#include "app-export-job.h"

#include <math.h>

/* Interval between two checks of the request to stop, in microseconds. */
#define STOP_CHECK_US 10000

/* Returns false when it has to stop. */
static bool
rest (const JobProgress *progress, double seconds)
{
  const gint64 end = g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC);
  gint64 left;

  while (!base_stop_asked (&progress->stop) && (left = end - g_get_monotonic_time ()) > 0)
    g_usleep ((gulong) MIN (left, STOP_CHECK_US));
  return !base_stop_asked (&progress->stop);
}

typedef struct
{
  AppExportPlayback play;
  ExportPicture *picture;
  ExportAnimation animation;
  JobProgress *progress;
} Playing;

static bool
show_next_frame (Playing *self)
{
  bool moved;

  return export_animation_step (self->picture, &self->animation, &moved) == BASE_OK && moved;
}

/* Plays once, from the frame of that number on. */
static AppExportFault
play_through (Playing *self, guint64 number)
{
  const double pause = 1 / self->animation.speed;
  bool more = true;

  for (guint64 i = 0; i < number && more && !base_stop_asked (&self->progress->stop); i++)
    more = show_next_frame (self);
  for (; !base_stop_asked (&self->progress->stop); number++)
    {
      const gint64 began = g_get_monotonic_time ();
      AppExportPreview look = app_export_preview_frame (self->picture, self->play.choices,
                                                        self->play.width, self->play.height);
      const AppExportFault fault = look.fault;
      double spent;

      if (fault == APP_EXPORT_GOOD)
        self->play.show (self->play.data, g_steal_pointer (&look.surface), number);
      app_export_preview_clear (&look);
      if (fault != APP_EXPORT_GOOD)
        return fault;
      spent = (double) (g_get_monotonic_time () - began) / G_USEC_PER_SEC;
      more = show_next_frame (self);
      rest (self->progress, fmax (more ? pause : fmax (pause, self->animation.rest), 0.02) - spent);
      if (!more)
        return APP_EXPORT_GOOD;
    }
  return APP_EXPORT_STOPPED;
}

AppExportFault
app_export_play (AppExportContent *stage, const AppExportPlayback *play, JobProgress *progress)
{
  Playing self = { .play = *play, .progress = progress };
  AppExportFault fault = app_export_content_picture (stage, play->choices, &progress->stop,
                                                     &self.picture, &self.animation);
  guint64 number = play->first;
  uint64_t from;

  if (fault != APP_EXPORT_GOOD)
    return fault;
  self.animation.go_on = app_export_goes_on;
  self.animation.data = progress;
  fault =
      app_export_expect (self.picture, play->choices, &self.animation, play->width, play->height);
  from = export_picture_place (self.picture);
  while (fault == APP_EXPORT_GOOD)
    {
      fault = play_through (&self, number);
      number = 0;
      if (export_picture_go (self.picture, from) != BASE_OK)
        fault = APP_EXPORT_NO_MEMORY;
    }
  export_picture_free (self.picture);
  return fault;
}
