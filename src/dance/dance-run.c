/* The job's thread owns search and record, and posts snapshots of the record as news.  The main side owns the player and reads
 * snapshots only. */
#include "dance-run.h"

#include "job.h"
#include "words.h"

/* Nodes from one snapshot to the next, and before the run is returned. */
#define SLICE_NODES 20000
#define FIRST_NODES 1000

typedef struct
{
  CoverRecord *snapshot; /* NULL when there was no memory for it */
  double share;          /* of the tree that is behind the search */
} RunNews;

struct _DanceRun
{
  GObject parent_instance;

  Subject *subject;
  CoverRule rule;
  uint64_t seed;
  Player *player;
  CoverRecord *snapshot; /* the one that the player follows */

  CoverSearch *search; /* the thread's while it runs, and so is the record */
  CoverRecord *record;
  Job *job; /* NULL where the first nodes were all */
  bool running;
  double share;
};

G_DEFINE_FINAL_TYPE (DanceRun, dance_run, G_TYPE_OBJECT)

static void
run_news_free (gpointer data)
{
  RunNews *news = data;

  cover_record_free (news->snapshot);
  g_free (news);
}

static void
follow_snapshot (DanceRun *self, CoverRecord *snapshot)
{
  if (player_follow (self->player, snapshot) != BASE_OK)
    {
      cover_record_free (snapshot);
      return;
    }
  cover_record_free (self->snapshot);
  self->snapshot = snapshot;
  g_signal_emit_by_name (self, "grown");
}

static void
read_run_news (gpointer data)
{
  g_autoptr (DanceRun) self = g_object_ref (data);
  RunNews *news = job_take_news (self->job);

  if (news == NULL)
    return;
  self->share = news->share;
  if (news->snapshot != NULL)
    follow_snapshot (self, g_steal_pointer (&news->snapshot));
  run_news_free (news);
}

/* The last news may not have been read yet. */
static void
end_run (gpointer data)
{
  g_autoptr (DanceRun) self = g_object_ref (data);

  self->running = false;
  read_run_news (self);
}

static void
post_snapshot (DanceRun *self, Job *job)
{
  RunNews *news = g_new0 (RunNews, 1);

  if (cover_record_snapshot (self->record, &news->snapshot) != BASE_OK)
    news->snapshot = NULL;
  news->share = cover_search_share (self->search);
  job_post_news (job, news, run_news_free);
}

static void
search_on_thread (gpointer data, Job *job)
{
  DanceRun *self = data;
  const CoverCounters *counters = cover_search_counters (self->search);
  bool ended = false;

  while (!ended)
    {
      CoverLimits limits = { .nodes = counters->nodes + SLICE_NODES,
                             .stop = &job_progress (job)->stop };
      CoverOutcome outcome = cover_search_run_recorded (self->search, &limits, self->record);

      ended = outcome != COVER_RAN_TO_LIMIT || counters->events >= DANCE_RUN_MOST;
      post_snapshot (self, job);
    }
}

static bool
start_run (DanceRun *self)
{
  static const JobKind kind = {
    .name = "dance", .work = search_on_thread, .news = read_run_news, .done = end_run
  };
  const Subject *subject = self->subject;
  CoverLimits first = { .nodes = FIRST_NODES };
  PlayerRun run = { subject->links, subject->givens, subject->n_givens, self->rule, self->seed };
  CoverOutcome outcome;

  if (cover_search_new (subject->links, &self->search) != BASE_OK)
    return false;
  cover_search_set_rule (self->search, self->rule, self->seed);
  if (cover_search_start (self->search, subject->givens, subject->n_givens) != BASE_OK
      || cover_record_new (0, 0, &self->record) != BASE_OK)
    return false;
  outcome = cover_search_run_recorded (self->search, &first, self->record);
  if (cover_record_snapshot (self->record, &self->snapshot) != BASE_OK
      || player_new (&run, self->snapshot, &self->player) != BASE_OK)
    return false;
  if (outcome != COVER_RAN_TO_LIMIT)
    return true;
  self->running = true;
  self->job = job_new (&kind, self);
  return true;
}

static void
dance_run_dispose (GObject *object)
{
  DanceRun *self = DANCE_RUN (object);

  g_clear_pointer (&self->job, job_free);
  G_OBJECT_CLASS (dance_run_parent_class)->dispose (object);
}

static void
dance_run_finalize (GObject *object)
{
  DanceRun *self = DANCE_RUN (object);

  player_free (self->player);
  cover_record_free (self->snapshot);
  cover_record_free (self->record);
  cover_search_free (self->search);
  subject_unref (self->subject);
  G_OBJECT_CLASS (dance_run_parent_class)->finalize (object);
}

static void
dance_run_class_init (DanceRunClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = dance_run_dispose;
  object_class->finalize = dance_run_finalize;
  g_signal_new ("grown", DANCE_TYPE_RUN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
dance_run_init (DanceRun *self)
{
  (void) self;
}

DanceRun *
dance_run_new (Subject *subject, CoverRule rule, uint64_t seed)
{
  g_autoptr (DanceRun) self = g_object_new (DANCE_TYPE_RUN, NULL);

  self->subject = subject_ref (subject);
  self->rule = rule;
  self->seed = seed;
  return words_name_subject (subject) == BASE_OK && start_run (self) ? g_steal_pointer (&self)
                                                                     : NULL;
}

Subject *
dance_run_subject (DanceRun *self)
{
  return self->subject;
}

CoverRule
dance_run_rule (DanceRun *self)
{
  return self->rule;
}

uint64_t
dance_run_seed (DanceRun *self)
{
  return self->seed;
}

Player *
dance_run_player (DanceRun *self)
{
  return self->player;
}

Player *
dance_run_new_player (DanceRun *self)
{
  const Subject *subject = self->subject;
  PlayerRun run = { subject->links, subject->givens, subject->n_givens, self->rule, self->seed };
  Player *player = NULL;

  return player_new (&run, self->snapshot, &player) == BASE_OK ? player : NULL;
}

void
dance_run_catch_up (DanceRun *self, Player *player)
{
  if (player_end (player) < player_end (self->player))
    (void) player_follow (player, self->snapshot);
}

bool
dance_run_is_running (DanceRun *self)
{
  return self->running;
}

void
dance_run_stop (DanceRun *self)
{
  if (self->job != NULL)
    job_stop (self->job);
}

double
dance_run_share (DanceRun *self)
{
  return self->share;
}

bool
dance_run_is_long (DanceRun *self)
{
  return player_state (self->player)->totals->nodes >= SLICE_NODES;
}
