/* Requests wait in a queue of the main thread.  One at a time is a job on a thread (job.h).  A job
 * borrows the worker's DeskJobs, which keep data from one request for the next; since jobs follow
 * each other, only one thread uses them at a time.
 *
 * Each pending GTask holds a reference to the worker, so the worker lives until all answers are
 * delivered. */
#include "desk-worker.h"

#include "desk-jobs-private.h"
#include "job.h"

#include <stdlib.h>

/* A check cannot estimate its progress, so its time is reported now and then. */
#define QUIET_FRAMES 4

typedef struct
{
  DeskWorker *worker; /* held by `task` */
  GTask *task;
  DeskRequest request; /* owns its puzzles */
  DeskAnswer *answer;
  uint64_t start;
  bool is_stopped; /* while it was waiting */
} Errand;

struct _DeskWorker
{
  GObject parent;
  GMainContext *context;
  DeskJobs *jobs;

  GQueue waiting; /* of Errand */
  Errand *at_work;
  Job *job; /* the job of `at_work` */
  DeskProgress progress;

  guint n_owed; /* errands without an answer */
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
errand_free (gpointer data)
{
  Errand *errand = data;

  sudoku_puzzle_free ((SudokuPuzzle *) errand->request.puzzle);
  sudoku_puzzle_free ((SudokuPuzzle *) errand->request.position);
  g_free ((char *) errand->request.symbols);
  desk_answer_free (errand->answer);
  g_object_unref (errand->task);
  g_free (errand);
}

void
desk_answer_free (DeskAnswer *self)
{
  if (self == NULL)
    return;
  sudoku_verdict_clear (&self->verdict);
  desk_hint_clear (&self->hint);
  free (self->values);
  free (self->before);
  free (self->cells);
  g_free (self);
}

/* Runs on the thread. */
static void
post_progress (void *data, const DeskProgress *progress)
{
  job_post_news (data, g_memdup2 (progress, sizeof *progress), g_free);
}

static void
run_errand_on_thread (gpointer data, Job *job)
{
  Errand *errand = data;
  DeskWatch watch = { .tell = post_progress, .data = job, .stop = &job_progress (job)->stop };

  desk_jobs_do (errand->worker->jobs, &errand->request, &watch, errand->answer);
}

static void start_next_errand (DeskWorker *self);

static void
deliver_answer (gpointer data)
{
  Errand *errand = data;
  g_autoptr (DeskWorker) self = g_object_ref (errand->worker);
  g_autoptr (GTask) task = g_object_ref (errand->task);
  DeskAnswer *answer = g_steal_pointer (&errand->answer);

  answer->progress.seconds = seconds_since (errand->start);
  self->at_work = NULL;
  job_free (g_steal_pointer (&self->job)); /* and frees the errand */
  if (--self->n_owed == 0)
    {
      g_source_destroy (self->frames);
      g_clear_pointer (&self->frames, g_source_unref);
    }
  start_next_errand (self);
  g_task_return_pointer (task, answer, (GDestroyNotify) desk_answer_free);
  if (self->n_owed == 0)
    g_object_notify (G_OBJECT (self), "busy");
}

static void
start_next_errand (DeskWorker *self)
{
  static const JobKind kind = {
    .name = "solver", .work = run_errand_on_thread, .done = deliver_answer, .free = errand_free
  };

  if (self->at_work != NULL || g_queue_is_empty (&self->waiting))
    return;
  self->at_work = g_queue_pop_head (&self->waiting);
  self->progress = (DeskProgress){ .job = self->at_work->request.job, .share = -1 };
  self->job = job_new (&kind, self->at_work);
  if (self->at_work->is_stopped)
    job_stop (self->job);
}

static void
desk_worker_init (DeskWorker *self)
{
  g_queue_init (&self->waiting);
  self->context = g_main_context_ref_thread_default ();
  self->jobs = desk_jobs_new ();
}

/* No errand is left: each of them holds the worker. */
static void
desk_worker_finalize (GObject *object)
{
  DeskWorker *self = DESK_WORKER (object);

  desk_jobs_free (self->jobs);
  g_main_context_unref (self->context);
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

/* Reports the progress that the thread posted since the last frame; after some frames without news,
 * the time alone. */
static gboolean
report_progress (gpointer data)
{
  g_autoptr (DeskWorker) self = g_object_ref (DESK_WORKER (data));
  g_autofree DeskProgress *news = self->job != NULL ? job_take_news (self->job) : NULL;

  if (news != NULL)
    self->progress = *news;
  if (self->job == NULL || (news == NULL && self->n_quiet < QUIET_FRAMES))
    self->n_quiet++;
  else
    {
      DeskProgress progress = self->progress;

      progress.revision = self->at_work->request.revision;
      progress.seconds = seconds_since (self->at_work->start);
      self->n_quiet = 0;
      g_signal_emit_by_name (self, "progress", &progress);
    }
  return G_SOURCE_CONTINUE;
}

static void
start_frames (DeskWorker *self)
{
  self->n_quiet = 0;
  self->frames = g_timeout_source_new (DESK_WORKER_PACE);
  g_source_set_callback (self->frames, report_progress, self, NULL);
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

static Errand *
errand_new (DeskWorker *self,
            const DeskRequest *request,
            GAsyncReadyCallback callback,
            gpointer data)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->worker = self;
  errand->task = g_task_new (self, NULL, callback, data);
  errand->request = *request;
  errand->request.puzzle = copy_puzzle (request->puzzle);
  errand->request.position = copy_puzzle (request->position);
  errand->request.symbols = g_strdup (request->symbols);
  errand->answer = g_new0 (DeskAnswer, 1);
  errand->answer->revision = request->revision;
  errand->answer->verdict.finding = SUDOKU_UNKNOWN;
  errand->start = base_now ();
  g_task_set_source_tag (errand->task, desk_worker_ask);
  return errand;
}

void
desk_worker_ask (DeskWorker *self,
                 const DeskRequest *request,
                 GAsyncReadyCallback callback,
                 gpointer data)
{
  Errand *errand = errand_new (self, request, callback, data);

  self->last_job = request->job;
  desk_worker_stop (self);
  g_queue_push_tail (&self->waiting, errand);
  start_next_errand (self);
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
  if (self->job != NULL)
    job_stop (self->job);
  for (GList *link = self->waiting.head; link != NULL; link = link->next)
    ((Errand *) link->data)->is_stopped = true;
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
