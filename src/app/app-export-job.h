/* app-export-job.h - a preview of the file to be written, or the writing of it, on a thread of its
 * own.
 *
 * A job copies its arguments, and its result is read after it has ended.  While it works, only its
 * progress and the request to stop are shared. */
#ifndef APP_EXPORT_JOB_H
#define APP_EXPORT_JOB_H

#include "app-export-content.h"
#include "job.h"

#include <cairo.h>

G_BEGIN_DECLS

/* The page of a preview, from 1, and the number of pages. */
typedef struct
{
  guint64 number, n; /* 0 of 0: it has no pages */
  bool open;         /* counting goes on, so there may be more */
} AppExportPages;

/* A preview: a picture, or the beginning of a text, or neither and the reason. */
typedef struct
{
  AppExportFault fault;
  cairo_surface_t *surface;
  char *text;
  char *about; /* a description of the picture; or NULL */
  bool paper;  /* it is a page of paper: */
  AppExportPages pages;
  double digits; /* the smallest of the page, in points; 0: none */
  guint64 n;     /* frames of an animation, at most APP_EXPORT_MOST_FRAMES; 0: no animation */
  double width;  /* of the page, in units */
  double height;
} AppExportPreview;

#define APP_EXPORT_MOST_FRAMES 100000

/* These work on the calling thread.  A preview fits into that number of device pixels; of paper it
 * shows that page, or the last one known. */
AppExportPreview app_export_preview (AppExportContent *stage,
                             const ExportChoices *choices,
                             guint64 page,
                             int width,
                             int height,
                             JobProgress *progress);
void app_export_preview_clear (AppExportPreview *self);

/* Only counts more pages of a book. */
AppExportPreview app_export_preview_pages (AppExportContent *stage,
                                     const ExportChoices *choices,
                                     guint64 page,
                                     JobProgress *progress);

/* An animation's `go_on` for a preview: false when its JobProgress stops. */
bool app_export_goes_on (void *progress, double share);

/* Call this before previews of frames of that size: they then look as in the file.  It does nothing
 * beyond APP_EXPORT_MOST_FRAMES frames, which would take long. */
AppExportFault app_export_expect (ExportPicture *picture,
                                const ExportChoices *choices,
                                const ExportAnimation *animation,
                                int width,
                                int height);

/* Draws one frame of an animation, at the picture's moment. */
AppExportPreview app_export_preview_frame (ExportPicture *picture,
                                      const ExportChoices *choices,
                                      int width,
                                      int height);

/* A playback of the animation; `show` gets each frame and its number, from 0. */
typedef struct
{
  const ExportChoices *choices;
  int width, height;
  guint64 first; /* frames before it have been shown */
  void (*show) (gpointer data, cairo_surface_t *surface, guint64 number);
  gpointer data;
} AppExportPlayback;

/* Plays again and again, until it is stopped. */
AppExportFault
app_export_play (AppExportContent *stage, const AppExportPlayback *play, JobProgress *progress);

/* Writes the file of that name, which is there whole or not at all.  errno has the reason of a
 * failure.  Writes the number of files or frames to `out_n`. */
AppExportFault app_export_write (AppExportContent *stage,
                               const ExportChoices *choices,
                               const char *path,
                               JobProgress *progress,
                               guint64 *out_n);

/* Returns how many of the `n` files that begin with that name exist already, without the file of
 * that name itself.  Writes one of their names to `out_one`, NULL for none.  Free it. */
guint64 app_export_count_existing (const char *first, guint64 n, char **out_one);

typedef struct AppExportJob AppExportJob;

/* `done` is called in the main thread at the end, unless the job was freed before; it may free the
 * job. */
AppExportJob *app_export_job_new_preview (AppExportContent *stage,
                                 const ExportChoices *choices,
                                 guint64 page,
                                 int width,
                                 int height,
                                 void (*done) (gpointer data),
                                 gpointer data);
/* A preview that only counts pages. */
AppExportJob *app_export_job_new_count (AppExportContent *stage,
                                  const ExportChoices *choices,
                                  guint64 page,
                                  void (*done) (gpointer data),
                                  gpointer data);
/* Frames are shown in the main thread until the job has ended; later frames are dropped. */
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
void app_export_job_free (AppExportJob *self); /* stops it, and waits until it has ended; accepts
                                                * NULL */

double app_export_job_share (AppExportJob *self); /* 0 to 1 */

/* The results, after the end. */
AppExportPreview *app_export_job_get_preview (AppExportJob *self);
AppExportFault app_export_job_get_fault (AppExportJob *self, int *out_error, guint64 *out_n);

/* ffmpeg's reason for its failure; or NULL. */
const char *app_export_job_get_reason (AppExportJob *self);

G_END_DECLS

#endif
