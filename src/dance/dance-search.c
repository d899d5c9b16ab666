/* The job's thread searches the run, and posts snapshots of its record as news.  The main thread
 * owns the rest of the run. */
#include "dance-search.h"

#include "cover-record.h"
#include "cover-search.h"
#include "job.h"
#include "words.h"

/* Nodes from one snapshot to the next, and before the search is returned. */
#define SLICE_NODES 20000
#define FIRST_NODES 1000

typedef struct
{
  CoverRecord *snapshot; /* NULL when there was no memory for it */
  double share;          /* of the tree that is behind the search */
} SearchNews;

struct _DanceSearch
{
  GObject parent_instance;

  Run *run;
  Job *job; /* NULL where the first nodes were all */
  bool running;
  double share;
};

G_DEFINE_FINAL_TYPE (DanceSearch, dance_search, G_TYPE_OBJECT)

static void
search_news_free (gpointer data)
{
  SearchNews *news = data;

  cover_record_free (news->snapshot);
  g_free (news);
}

static void
read_search_news (gpointer data)
{
  g_autoptr (DanceSearch) self = g_object_ref (data);
  SearchNews *news = job_take_news (self->job);

  if (news == NULL)
    return;
  self->share = news->share;
  if (news->snapshot != NULL
      && run_follow (self->run, g_steal_pointer (&news->snapshot)) == BASE_OK)
    g_signal_emit_by_name (self, "grown");
  search_news_free (news);
}

/* The last news may not have been read yet. */
static void
end_search (gpointer data)
{
  g_autoptr (DanceSearch) self = g_object_ref (data);

  self->running = false;
  read_search_news (self);
}

/* Behind each slice. */
static bool
post_snapshot (void *data, Run *run)
{
  Job *job = data;
  SearchNews *news = g_new0 (SearchNews, 1);

  if (run_snapshot (run, &news->snapshot) != BASE_OK)
    news->snapshot = NULL;
  news->share = cover_search_share (run_search (run));
  job_post_news (job, news, search_news_free);
  return cover_search_counters (run_search (run))->events < DANCE_SEARCH_MOST;
}

static void
search_on_thread (gpointer data, Job *job)
{
  DanceSearch *self = data;

  run_search_on (self->run, &(RunPlan){ .limits.stop = &job_progress (job)->stop,
                                        .slice_nodes = SLICE_NODES,
                                        .after_slice = post_snapshot,
                                        .data = job });
}

static bool
start_search (DanceSearch *self, Subject *subject, CoverRule rule, uint64_t seed)
{
  static const JobKind kind = {
    .name = "dance", .work = search_on_thread, .news = read_search_news, .done = end_search
  };
  CoverOutcome outcome;

  if (run_new (subject, &(RunOptions){ .rule = rule, .seed = seed }, &self->run) != BASE_OK)
    return false;
  outcome = run_search_on (self->run, &(RunPlan){ .limits.nodes = FIRST_NODES });
  if (run_publish (self->run) != BASE_OK)
    return false;
  if (outcome != COVER_RAN_TO_LIMIT)
    return true;
  self->running = true;
  self->job = job_new (&kind, self);
  return true;
}

static void
dance_search_dispose (GObject *object)
{
  DanceSearch *self = DANCE_SEARCH (object);

  g_clear_pointer (&self->job, job_free);
  G_OBJECT_CLASS (dance_search_parent_class)->dispose (object);
}

static void
dance_search_finalize (GObject *object)
{
  run_unref (DANCE_SEARCH (object)->run);
  G_OBJECT_CLASS (dance_search_parent_class)->finalize (object);
}

static void
dance_search_class_init (DanceSearchClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = dance_search_dispose;
  object_class->finalize = dance_search_finalize;
  g_signal_new ("grown", DANCE_TYPE_SEARCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
dance_search_init (DanceSearch *self)
{
  (void) self;
}

DanceSearch *
dance_search_new (Subject *subject, CoverRule rule, uint64_t seed)
{
  g_autoptr (DanceSearch) self = g_object_new (DANCE_TYPE_SEARCH, NULL);

  if (words_name_subject (subject) != BASE_OK || !start_search (self, subject, rule, seed))
    return NULL;
  return g_steal_pointer (&self);
}

Run *
dance_search_run (DanceSearch *self)
{
  return self->run;
}

bool
dance_search_is_running (DanceSearch *self)
{
  return self->running;
}

void
dance_search_stop (DanceSearch *self)
{
  if (self->job != NULL)
    job_stop (self->job);
}

double
dance_search_share (DanceSearch *self)
{
  return self->share;
}

bool
dance_search_is_long (DanceSearch *self)
{
  return player_state (run_player (self->run))->totals->nodes >= SLICE_NODES;
}
