#include "desk-proofreader.h"

#include "cover-search.h"

#include <string.h>

/* Longer texts take longer to read than a key takes to be pressed. */
#define SHORT    (64u << 10)
#define PAUSE_MS 200

/* What is done about one text: the stop is raised by the window's thread, and looked at by the other one. */
typedef struct
{
  BaseStop stop;
  char *text;           /* until it is read */
  DeskProblem *problem; /* from then on */
  DeskProblemCount count;
} Job;

struct _DeskProofreader
{
  GObject parent;
  char *waiting; /* for a pause */
  guint pause;
  Job *job; /* the newest; NULL when it is done */
  DeskProblem *problem;
  DeskProblemCount count;
  bool current, counted;
};

G_DEFINE_FINAL_TYPE (DeskProofreader, desk_proofreader, G_TYPE_OBJECT)

static void
job_clear (gpointer data)
{
  Job *job = data;

  g_free (job->text);
  desk_problem_unref (job->problem);
}

static void
job_unref (gpointer job)
{
  g_atomic_rc_box_release_full (job, job_clear);
}

static void
drop_job (DeskProofreader *self)
{
  if (self->job != NULL)
    base_stop_raise (&self->job->stop);
  g_clear_pointer (&self->job, job_unref);
}

static void
tell (DeskProofreader *self)
{
  g_signal_emit_by_name (self, "changed");
}

static uint32_t
find_bare_item (const CoverProblem *problem)
{
  uint32_t n = cover_problem_n_primary (problem), bare = COVER_NONE;
  g_autofree bool *had = g_new0 (bool, n + 1);

  for (uint32_t i = 0; i < cover_problem_n_options (problem); i++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, i, &n_terms);

      for (uint32_t k = 0; k < n_terms; k++)
        if (terms[k].item < n)
          had[terms[k].item] = true;
    }
  for (uint32_t i = n; i-- > 0;)
    if (!had[i])
      bare = i;
  return bare;
}

static void
count_on_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  const CoverProblem *problem = job->problem->puzzle.problem;
  CoverLimits limits = { .nodes = DESK_PROOFREADER_NODES, .stop = &job->stop };
  CoverLinks *links = NULL;
  CoverSearch *search = NULL;

  (void) source;
  (void) cancellable;
  job->count.item = find_bare_item (problem);
  if (cover_links_new (problem, NULL, &links) == BASE_OK
      && cover_search_new (links, &search) == BASE_OK
      && cover_search_start (search, NULL, 0) == BASE_OK)
    {
      job->count.all = cover_search_run (search, &limits) == COVER_RAN_TO_END;
      job->count.n_solutions = cover_search_counters (search)->solutions;
    }
  cover_search_free (search);
  cover_links_free (links);
  g_task_return_boolean (task, TRUE);
}

static void
counted (GObject *source, GAsyncResult *result, gpointer data)
{
  DeskProofreader *self = DESK_PROOFREADER (source);
  Job *job = g_task_get_task_data (G_TASK (result));

  (void) data;
  if (job != self->job)
    return;
  self->count = job->count;
  self->counted = true;
  drop_job (self);
  tell (self);
}

static void
run (DeskProofreader *self, GTaskThreadFunc work, GAsyncReadyCallback done)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, done, NULL);

  g_task_set_task_data (task, g_atomic_rc_box_acquire (self->job), job_unref);
  g_task_run_in_thread (task, work);
}

static void
read_on_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;

  (void) source;
  (void) cancellable;
  job->problem = desk_problem_read (g_steal_pointer (&job->text), &job->stop);
  g_task_return_boolean (task, TRUE);
}

static void
was_read (GObject *source, GAsyncResult *result, gpointer data)
{
  DeskProofreader *self = DESK_PROOFREADER (source);
  Job *job = g_task_get_task_data (G_TASK (result));

  (void) data;
  if (job != self->job)
    return;
  desk_problem_unref (self->problem);
  self->problem = desk_problem_ref (job->problem);
  self->current = true;
  if (job->problem->state == DESK_PROBLEM_GOOD)
    {
      job->stop.deadline = base_now () + (uint64_t) DESK_PROOFREADER_SECONDS * 1000000000;
      run (self, count_on_thread, counted);
    }
  else
    drop_job (self);
  tell (self);
}

static gboolean
begin (gpointer data)
{
  DeskProofreader *self = data;

  self->pause = 0;
  self->job = g_atomic_rc_box_new0 (Job);
  base_stop_init (&self->job->stop);
  self->job->text = g_steal_pointer (&self->waiting);
  run (self, read_on_thread, was_read);
  return G_SOURCE_REMOVE;
}

void
desk_proofreader_stop (DeskProofreader *self)
{
  drop_job (self);
  g_clear_handle_id (&self->pause, g_source_remove);
}

void
desk_proofreader_set_text (DeskProofreader *self, const char *text)
{
  desk_proofreader_stop (self);
  g_free (self->waiting);
  self->waiting = g_strdup (text);
  self->current = self->counted = false;
  if (strlen (text) <= SHORT)
    begin (self);
  else
    self->pause = g_timeout_add (PAUSE_MS, begin, self);
}

DeskProblem *
desk_proofreader_get_problem (DeskProofreader *self)
{
  return self->problem;
}

bool
desk_proofreader_is_current (DeskProofreader *self)
{
  return self->current;
}

const DeskProblemCount *
desk_proofreader_get_count (DeskProofreader *self)
{
  return self->counted ? &self->count : NULL;
}

static void
desk_proofreader_dispose (GObject *object)
{
  desk_proofreader_stop (DESK_PROOFREADER (object));
  G_OBJECT_CLASS (desk_proofreader_parent_class)->dispose (object);
}

static void
desk_proofreader_finalize (GObject *object)
{
  DeskProofreader *self = DESK_PROOFREADER (object);

  g_free (self->waiting);
  desk_problem_unref (self->problem);
  G_OBJECT_CLASS (desk_proofreader_parent_class)->finalize (object);
}

static void
desk_proofreader_class_init (DeskProofreaderClass *class)
{
  G_OBJECT_CLASS (class)->dispose = desk_proofreader_dispose;
  G_OBJECT_CLASS (class)->finalize = desk_proofreader_finalize;
  g_signal_new ("changed", DESK_TYPE_PROOFREADER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
desk_proofreader_init (DeskProofreader *self)
{
  (void) self;
}

DeskProofreader *
desk_proofreader_new (void)
{
  return g_object_new (DESK_TYPE_PROOFREADER, NULL);
}
