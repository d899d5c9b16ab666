/* app-export-job.h - a preview of the file to be written, or the writing of it, on a thread of
 * its own.
 *
 * A job copies its arguments, and its result is read after it has ended.  While it works, only
 * its progress and the request to stop are shared. */
#ifndef APP_EXPORT_JOB_H
#define APP_EXPORT_JOB_H

#include "app-export-content.h"
#include "job.h"

#include <cairo.h>

G_BEGIN_DECLS

/* The page that is looked at, from 1, of how many. */
typedef struct
{
  guint64 number, n; /* 0 of none: it has no pages */
  bool open;         /* there may be more: they are still being counted */
} AppExportPages;

/* A preview: a picture, or the beginning of a text, or neither and the reason. */
typedef struct
{
  AppExportFault fault;
  cairo_surface_t *surface;
  char *text;
  char *about; /* what the picture shows, in a sentence; or NULL */
  bool paper;  /* it is a page of paper: */
  AppExportPages pages;
  double digits; /* the smallest of the page, in points; 0: there is none */
  guint64 n;     /* frames of an animation, at most APP_EXPORT_MOST_FRAMES; 0: it is none */
  double width;  /* of the page, in units */
  double height;
} AppExportPreview;

#define APP_EXPORT_MOST_FRAMES 100000

/* Both do their work before they return, on whatever thread.  A look fits into so many device pixels; of paper it is at
 * that page, or the last that is known. */
AppExportPreview app_export_preview (AppExportContent *stage,
                             const ExportChoices *choices,
                             guint64 page,
                             int width,
                             int height,
                             JobProgress *progress);
void app_export_preview_clear (AppExportPreview *self);

/* Only goes on counting the pages of a book. */
AppExportPreview app_export_preview_pages (AppExportContent *stage,
                                     const ExportChoices *choices,
                                     guint64 page,
                                     JobProgress *progress);

/* An animation's `go_on`, of a look: until its JobProgress stops. */
bool app_export_goes_on (void *progress, double share);

/* Before looks at frames of that size: they are then as they will be in the file.  Not where there are more than
 * APP_EXPORT_MOST_FRAMES, which would take long. */
AppExportFault app_export_expect (ExportPicture *picture,
                                const ExportChoices *choices,
                                const ExportAnimation *animation,
                                int width,
                                int height);

/* One frame of an animation: that where the picture stands. */
AppExportPreview app_export_preview_frame (ExportPicture *picture,
                                      const ExportChoices *choices,
                                      int width,
                                      int height);

/* An animation that is looked at as it will be seen; `show` takes each frame and its number, from
 * 0. */
typedef struct
{
  const ExportChoices *choices;
  int width, height;
  guint64 first; /* frames before it were seen already */
  void (*show) (gpointer data, cairo_surface_t *surface, guint64 number);
  gpointer data;
} AppExportPlayback;

/* Again and again, until it is stopped. */
AppExportFault
app_export_play (AppExportContent *stage, const AppExportPlayback *play, JobProgress *progress);

/* To the file of that name, which is there whole or not at all.  errno says why it failed; how many files or frames it
 * became goes to `out_n`. */
AppExportFault app_export_write (AppExportContent *stage,
                               const ExportChoices *choices,
                               const char *path,
                               JobProgress *progress,
                               guint64 *out_n);

/* How many of the files are there already that `n` pictures from that first name on would become, apart from the one of
 * that very name; one of them goes to `out_one`, to be freed, NULL where there is none. */
guint64 app_export_count_existing (const char *first, guint64 n, char **out_one);

typedef struct AppExportJob AppExportJob;

/* `done` is called in the main thread when it has ended, unless the job was freed before; it may
 * free the job. */
AppExportJob *app_export_job_new_preview (AppExportContent *stage,
                                 const ExportChoices *choices,
                                 guint64 page,
                                 int width,
                                 int height,
                                 void (*done) (gpointer data),
                                 gpointer data);
/* A look through: nothing in it but pages. */
AppExportJob *app_export_job_new_count (AppExportContent *stage,
                                  const ExportChoices *choices,
                                  guint64 page,
                                  void (*done) (gpointer data),
                                  gpointer data);
/* Frames are shown in the main thread, as long as the job has not ended; one that comes too late
 * for that, never. */
AppExportJob *app_export_job_new_playback (AppExportContent *stage,
                                 const AppExportPlayback *play,
                                 void (*done) (gpointer data),
                                 gpointer data);
AppExportJob *app_export_job_new_writing (AppExportContent *stage,
                                  const ExportChoices *choices,
                                  const char *path,
                                  void (*done) (gpointer data),
                                  gpointer data);
void app_export_job_stop (AppExportJob *self);
void app_export_job_free (AppExportJob *self); /* stops it, and waits until it has; accepts NULL */

double app_export_job_share (AppExportJob *self); /* 0 to 1 */

/* When it has ended. */
AppExportPreview *app_export_job_get_preview (AppExportJob *self);
AppExportFault app_export_job_get_fault (AppExportJob *self, int *out_error, guint64 *out_n);

/* Why ffmpeg failed, where it gave a reason; or NULL. */
const char *app_export_job_get_reason (AppExportJob *self);

G_END_DECLS

#endif
