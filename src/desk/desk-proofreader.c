#include "desk-proofreader.h"

#include "cover-search.h"
#include "job.h"
#include "run.h"

#include <string.h>

/* Reading a longer text takes longer than pressing a key, so it is read after a pause in typing. */
#define SHORT_TEXT_BYTES (64u << 10)
#define PAUSE_MS         200

/* One text, which is read, and whose solutions are then counted.  Belongs to the thread until the
 * job has ended.  The thread posts the problem as news when it was read. */
typedef struct
{
  DeskProofreader *proofreader; /* of the main side */
  char *text;                   /* until it is read */
  DeskProblem *problem;
  DeskProblemCount count;
} Proof;

struct _DeskProofreader
{
  GObject parent;
  char *waiting; /* for a pause */
  guint pause;
  Job *job; /* for the newest text; NULL when it has ended */
  Proof *proof;
  DeskProblem *problem;
  DeskProblemCount count;
  bool current, counted;
};

G_DEFINE_FINAL_TYPE (DeskProofreader, desk_proofreader, G_TYPE_OBJECT)

static void
proof_free (gpointer data)
{
  Proof *proof = data;

  g_free (proof->text);
  desk_problem_unref (proof->problem);
  g_free (proof);
}

static void
unref_problem (gpointer problem)
{
  desk_problem_unref (problem);
}

static void
abandon_proof (DeskProofreader *self)
{
  job_abandon (g_steal_pointer (&self->job));
  self->proof = NULL;
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

/* At most DESK_PROOFREADER_SECONDS long. */
static void
count_solutions (Proof *proof, BaseStop *stop)
{
  const CoverProblem *problem = proof->problem->puzzle.problem;
  const SubjectParts parts = { .problem = problem,
                               .holder = desk_problem_ref (proof->problem),
                               .let_go = unref_problem };
  const RunPlan plan = { .limits = { .nodes = DESK_PROOFREADER_NODES, .stop = stop } };
  Subject *subject = NULL;
  Run *run = NULL;

  stop->deadline = base_now () + (uint64_t) DESK_PROOFREADER_SECONDS * 1000000000;
  proof->count.item = find_bare_item (problem);
  if (subject_new (&parts, &subject) == BASE_OK
      && run_new (subject, &(RunOptions){ .bare = true }, &run) == BASE_OK)
    {
      proof->count.all = run_search_on (run, &plan) == COVER_RAN_TO_END;
      proof->count.n_solutions = cover_search_counters (run_search (run))->solutions;
    }
  run_unref (run);
  subject_unref (subject);
}

static void
proofread_on_thread (gpointer data, Job *job)
{
  Proof *proof = data;
  BaseStop *stop = &job_progress (job)->stop;

  proof->problem = desk_problem_read (g_steal_pointer (&proof->text), stop);
  job_post_news (job, desk_problem_ref (proof->problem), unref_problem);
  if (proof->problem->state == DESK_PROBLEM_GOOD && !base_stop_asked (stop))
    count_solutions (proof, stop);
}

static void
show_problem (DeskProofreader *self, DeskProblem *problem)
{
  desk_problem_unref (self->problem);
  self->problem = problem;
  self->current = true;
  g_signal_emit_by_name (self, "changed");
}

static void
problem_was_read (gpointer data)
{
  DeskProofreader *self = ((Proof *) data)->proofreader;
  DeskProblem *problem = job_take_news (self->job);

  if (problem != NULL)
    show_problem (self, problem);
}

static void
problem_was_counted (gpointer data)
{
  Proof *proof = data;
  g_autoptr (DeskProofreader) self = g_object_ref (proof->proofreader);
  const DeskProblemCount count = proof->count;
  const bool good = proof->problem->state == DESK_PROBLEM_GOOD;

  problem_was_read (proof);
  if (self->proof != proof)
    return;
  job_free (g_steal_pointer (&self->job));
  self->proof = NULL;
  if (!good)
    return;
  self->count = count;
  self->counted = true;
  g_signal_emit_by_name (self, "changed");
}

static gboolean
start_proof (gpointer data)
{
  static const JobKind kind = {
    .name = "proofreader",
    .work = proofread_on_thread,
    .news = problem_was_read,
    .done = problem_was_counted,
    .free = proof_free,
  };
  DeskProofreader *self = data;

  self->pause = 0;
  self->proof = g_new0 (Proof, 1);
  self->proof->proofreader = self;
  self->proof->text = g_steal_pointer (&self->waiting);
  self->job = job_new (&kind, self->proof);
  return G_SOURCE_REMOVE;
}

void
desk_proofreader_stop (DeskProofreader *self)
{
  abandon_proof (self);
  g_clear_handle_id (&self->pause, g_source_remove);
}

void
desk_proofreader_set_text (DeskProofreader *self, const char *text)
{
  desk_proofreader_stop (self);
  g_free (self->waiting);
  self->waiting = g_strdup (text);
  self->current = self->counted = false;
  if (strlen (text) <= SHORT_TEXT_BYTES)
    start_proof (self);
  else
    self->pause = g_timeout_add (PAUSE_MS, start_proof, self);
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
