/* job.h - one piece of work on a thread of its own, and its listener in the main context.
 *
 * A job calls `work` on its thread.  Meanwhile two things are shared: the stop flag and the
 * progress.  Everything else belongs to the thread until the job has ended, and to the main side
 * from then on, so the data need no lock.
 *
 * The thread can post news.  Only the newest is kept: the main side sees the latest state, however
 * busy it is.
 *
 * `news` and `done` are called in the main context of the thread that made the job, never before
 * job_new () returns, and never after job_free () or job_abandon ().  `done` may free the job. */
#ifndef JOB_H
#define JOB_H

#include "base-stop.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct Job Job;

typedef struct
{
  const char *name;                     /* of the thread */
  void (*work) (gpointer data, Job *job); /* on the thread */
  void (*news) (gpointer data);         /* news was posted; NULL: the main side reads it when it
                                         * likes */
  void (*done) (gpointer data);         /* the work has ended; or NULL */
  void (*free) (gpointer data);         /* of the data, with the job; NULL: they are borrowed */
} JobKind;

/* Starts at once.  Borrows `kind`.  `data` belongs to the thread until the job has ended. */
Job *job_new (const JobKind *kind, gpointer data);

/* Asks the work to stop; `done` follows when it has stopped. */
void job_stop (Job *self);

/* Stops the work and waits until it has ended, so borrowed data may be freed afterwards.  Accepts
 * NULL. */
void job_free (Job *self);

/* Stops the work without waiting, and frees the job when it has ended.  For work that borrows
 * nothing.  Accepts NULL. */
void job_abandon (Job *self);

/* The data that both sides share while the work runs. */
typedef struct
{
  BaseStop stop;
  gint     share;  /* of the work done, in thousandths; atomic */

  /* Why the work failed, in a sentence; or NULL.  The thread's until the job has ended. */
  char *reason;
} JobProgress;

JobProgress *job_progress (Job *self);
double       job_share (Job *self); /* 0 to 1 */
void         job_progress_set_share (JobProgress *self, double share);

/* Takes ownership of `news`; it replaces news that the main side has not seen. */
void job_post_news (Job *self, gpointer news, GDestroyNotify free_news);

/* Returns the newest news that was not taken yet, now the caller's; or NULL. */
gpointer job_take_news (Job *self);

G_END_DECLS

#endif
