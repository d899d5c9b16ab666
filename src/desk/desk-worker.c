/* Two sides: the main side makes jobs and hands over answers, the thread does jobs; between them
 * lie a queue, the job at work and its progress, all under one lock.
 *
 * The thread holds no reference to the worker, nor to a GTask: were it to let go of the last one,
 * the worker would have to wait for its own thread.  A job that is done goes back to the main side
 * as an idle source, and everything ends there.  A worker lives as long as it owes answers, since
 * each GTask holds it. */
#include "desk-worker.h"

#include "desk-jobs-private.h"

#include <stdlib.h>

/* A check cannot tell how far it is, so its time is told now and then. */
#define QUIET_TURNS 4

typedef struct
{
  DeskWorker *worker; /* held by `task` */
  GTask *task;
  DeskRequest request; /* owns its puzzles */
  BaseStop stop;
  DeskAnswer *answer;
  uint64_t start;
} Job;

struct _DeskWorker
{
  GObject parent;
  GThread *thread;
  GMainContext *context;

  GMutex lock;
  GCond wake;
  GQueue waiting; /* of Job */
  Job *at_work;
  DeskProgress progress; /* of the job at work */
  bool is_news;          /* it was not told yet */
  bool quits;

  /* Of the main side alone. */
  guint n_owed; /* jobs without an answer */
  GSource *frames;
  guint n_quiet; /* frames without news */
  DeskJob last_job;
};

G_DEFINE_FINAL_TYPE (DeskWorker, desk_worker, G_TYPE_OBJECT)

enum
{
  PROP_BUSY = 1,
};

static double
seconds_since (uint64_t start)
{
  return (double) (base_now () - start) / 1e9;
}

static void
free_job (Job *job)
{
  sudoku_puzzle_free ((SudokuPuzzle *) job->request.puzzle);
  sudoku_puzzle_free ((SudokuPuzzle *) job->request.position);
  desk_answer_free (job->answer);
  g_object_unref (job->task);
  g_free (job);
}

void
desk_answer_free (DeskAnswer *self)
{
  if (self == NULL)
    return;
  sudoku_verdict_clear (&self->verdict);
  free (self->values);
  free (self->before);
  free (self->cells);
  g_free (self);
}

static void
publish (void *data, const DeskProgress *progress)
{
  DeskWorker *self = data;

  g_mutex_lock (&self->lock);
  self->progress = *progress;
  self->is_news = true;
  g_mutex_unlock (&self->lock);
}

static gboolean
deliver (gpointer data)
{
  Job *job = data;
  g_autoptr (DeskWorker) self = g_object_ref (job->worker);

  job->answer->progress.seconds = seconds_since (job->start);
  if (--self->n_owed == 0)
    {
      g_source_destroy (self->frames);
      g_clear_pointer (&self->frames, g_source_unref);
    }
  g_task_return_pointer (job->task, g_steal_pointer (&job->answer),
                         (GDestroyNotify) desk_answer_free);
  free_job (job);
  if (self->n_owed == 0)
    g_object_notify (G_OBJECT (self), "busy");
  return G_SOURCE_REMOVE;
}

static void
send_back (DeskWorker *self, Job *job)
{
  GSource *source = g_idle_source_new ();

  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, deliver, job, NULL);
  g_source_attach (source, self->context);
  g_source_unref (source);
}

/* The next job, or NULL when the thread is to end. */
static Job *
wait_for_job (DeskWorker *self)
{
  Job *job = NULL;

  g_mutex_lock (&self->lock);
  while (!self->quits && g_queue_is_empty (&self->waiting))
    g_cond_wait (&self->wake, &self->lock);
  if (!self->quits)
    job = g_queue_pop_head (&self->waiting);
  self->at_work = job;
  if (job != NULL)
    self->progress = (DeskProgress){ .job = job->request.job, .share = -1 };
  self->is_news = false;
  g_mutex_unlock (&self->lock);
  return job;
}

/* From when a job is no more at work, nobody on this side touches it, nor the worker for its
 * sake. */
static void
do_job (DeskWorker *self, DeskJobs *jobs, Job *job)
{
  DeskWatch watch = { .tell = publish, .data = self, .stop = &job->stop };

  desk_jobs_do (jobs, &job->request, &watch, job->answer);
  g_mutex_lock (&self->lock);
  self->at_work = NULL;
  self->is_news = false;
  send_back (self, job);
  g_mutex_unlock (&self->lock);
}

static gpointer
work (gpointer data)
{
  DeskWorker *self = data;
  DeskJobs *jobs = desk_jobs_new ();
  Job *job;

  while ((job = wait_for_job (self)) != NULL)
    do_job (self, jobs, job);
  desk_jobs_free (jobs);
  return NULL;
}

static void
desk_worker_init (DeskWorker *self)
{
  g_mutex_init (&self->lock);
  g_cond_init (&self->wake);
  g_queue_init (&self->waiting);
  self->context = g_main_context_ref_thread_default ();
  self->thread = g_thread_new ("solver", work, self);
}

static void
desk_worker_finalize (GObject *object)
{
  DeskWorker *self = DESK_WORKER (object);

  g_mutex_lock (&self->lock);
  self->quits = true;
  g_cond_signal (&self->wake);
  g_mutex_unlock (&self->lock);
  g_thread_join (self->thread);
  g_main_context_unref (self->context);
  g_cond_clear (&self->wake);
  g_mutex_clear (&self->lock);
  G_OBJECT_CLASS (desk_worker_parent_class)->finalize (object);
}

static void
desk_worker_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  if (id == PROP_BUSY)
    g_value_set_boolean (value, desk_worker_is_busy (DESK_WORKER (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
desk_worker_class_init (DeskWorkerClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->finalize = desk_worker_finalize;
  object_class->get_property = desk_worker_get_property;
  g_object_class_install_property (
      object_class, PROP_BUSY,
      g_param_spec_boolean ("busy", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_signal_new ("progress", DESK_TYPE_WORKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_POINTER);
}

DeskWorker *
desk_worker_new (void)
{
  return g_object_new (DESK_TYPE_WORKER, NULL);
}

/* Every time: what the thread said last, if it said something since, or nothing for long. */
static gboolean
tell_progress (gpointer data)
{
  g_autoptr (DeskWorker) self = g_object_ref (DESK_WORKER (data));
  DeskProgress progress;
  bool tells;

  g_mutex_lock (&self->lock);
  tells = self->at_work != NULL && (self->is_news || self->n_quiet >= QUIET_TURNS);
  if (tells)
    {
      progress = self->progress;
      progress.revision = self->at_work->request.revision;
      progress.seconds = seconds_since (self->at_work->start);
    }
  self->is_news = false;
  g_mutex_unlock (&self->lock);
  self->n_quiet = tells ? 0 : self->n_quiet + 1;
  if (tells)
    g_signal_emit_by_name (self, "progress", &progress);
  return G_SOURCE_CONTINUE;
}

static void
start_frames (DeskWorker *self)
{
  self->n_quiet = 0;
  self->frames = g_timeout_source_new (DESK_WORKER_PACE);
  g_source_set_callback (self->frames, tell_progress, self, NULL);
  g_source_attach (self->frames, self->context);
}

static SudokuPuzzle *
copy_puzzle (const SudokuPuzzle *puzzle)
{
  SudokuPuzzle *copy = puzzle != NULL ? sudoku_puzzle_copy (puzzle) : NULL;

  if (puzzle != NULL && copy == NULL)
    g_error ("no memory for a puzzle");
  return copy;
}

static Job *
new_job (DeskWorker *self, const DeskRequest *request, GAsyncReadyCallback callback, gpointer data)
{
  Job *job = g_new0 (Job, 1);

  job->worker = self;
  job->task = g_task_new (self, NULL, callback, data);
  job->request = *request;
  job->request.puzzle = copy_puzzle (request->puzzle);
  job->request.position = copy_puzzle (request->position);
  job->answer = g_new0 (DeskAnswer, 1);
  job->answer->revision = request->revision;
  job->answer->verdict.finding = SUDOKU_UNKNOWN;
  job->start = base_now ();
  base_stop_init (&job->stop);
  g_task_set_source_tag (job->task, desk_worker_ask);
  return job;
}

/* With the lock held. */
static void
stop_all (DeskWorker *self)
{
  if (self->at_work != NULL)
    base_stop_raise (&self->at_work->stop);
  for (GList *link = self->waiting.head; link != NULL; link = link->next)
    base_stop_raise (&((Job *) link->data)->stop);
}

void
desk_worker_ask (DeskWorker *self,
                 const DeskRequest *request,
                 GAsyncReadyCallback callback,
                 gpointer data)
{
  Job *job = new_job (self, request, callback, data);

  self->last_job = request->job;
  g_mutex_lock (&self->lock);
  stop_all (self);
  g_queue_push_tail (&self->waiting, job);
  g_cond_signal (&self->wake);
  g_mutex_unlock (&self->lock);
  if (self->n_owed++ > 0)
    return;
  start_frames (self);
  g_object_notify (G_OBJECT (self), "busy");
}

DeskAnswer *
desk_worker_ask_finish (DeskWorker *self, GAsyncResult *result)
{
  g_assert (g_task_is_valid (result, self));
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

void
desk_worker_stop (DeskWorker *self)
{
  g_mutex_lock (&self->lock);
  stop_all (self);
  g_mutex_unlock (&self->lock);
}

bool
desk_worker_is_busy (DeskWorker *self)
{
  return self->n_owed > 0;
}

DeskJob
desk_worker_get_job (DeskWorker *self)
{
  return self->last_job;
}
