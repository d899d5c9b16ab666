/* What two threads share is `news`: the newest snapshot of the record, under a lock.  The worker owns search and
 * record; the main thread owns the player and reads snapshots only. */
#include "dance-run.h"

#include "words.h"

/* Snapshots come about this often; nobody looks more often. */
#define SLICE_NODES 20000
#define FIRST_NODES 1000

typedef struct
{
  gint users;
  GMutex lock;
  CoverRecord *news; /* NULL when it was taken */
  double share;      /* of the tree that is behind the worker */
  bool ended;
  bool told; /* an idle source is on its way */
  GWeakRef run;
} Shared;

struct _DanceRun
{
  GObject parent_instance;

  Subject *subject;
  CoverRule rule;
  uint64_t seed;
  Player *player;
  CoverRecord *snapshot; /* what the player knows */

  CoverSearch *search; /* the worker's while it runs, and so is the record */
  CoverRecord *record;
  BaseStop stop;
  GThread *thread;
  Shared *shared;
  bool running;
  double share;
};

G_DEFINE_FINAL_TYPE (DanceRun, dance_run, G_TYPE_OBJECT)

static Shared *
shared_new (DanceRun *run)
{
  Shared *self = g_new0 (Shared, 1);

  self->users = 1;
  g_mutex_init (&self->lock);
  g_weak_ref_init (&self->run, run);
  return self;
}

static Shared *
shared_ref (Shared *self)
{
  g_atomic_int_inc (&self->users);
  return self;
}

static void
shared_unref (gpointer data)
{
  Shared *self = data;

  if (!g_atomic_int_dec_and_test (&self->users))
    return;
  cover_record_free (self->news);
  g_mutex_clear (&self->lock);
  g_weak_ref_clear (&self->run);
  g_free (self);
}

static void
follow (DanceRun *self, CoverRecord *news)
{
  if (player_follow (self->player, news) != BASE_OK)
    {
      cover_record_free (news);
      return;
    }
  cover_record_free (self->snapshot);
  self->snapshot = news;
  g_signal_emit_by_name (self, "grown");
}

/* In the main thread. */
static gboolean
take_news (gpointer data)
{
  Shared *shared = data;
  g_autoptr (DanceRun) self = g_weak_ref_get (&shared->run);
  CoverRecord *news;
  double share;
  bool ended;

  g_mutex_lock (&shared->lock);
  news = g_steal_pointer (&shared->news);
  share = shared->share;
  ended = shared->ended;
  shared->told = false;
  g_mutex_unlock (&shared->lock);
  if (self == NULL)
    {
      cover_record_free (news);
      return G_SOURCE_REMOVE;
    }
  self->running = !ended;
  self->share = share;
  if (news != NULL)
    follow (self, news);
  return G_SOURCE_REMOVE;
}

static void
tell_main_thread (Shared *shared)
{
  GSource *source = g_idle_source_new ();

  g_source_set_callback (source, take_news, shared_ref (shared), shared_unref);
  g_source_attach (source, NULL);
  g_source_unref (source);
}

/* On the worker. */
static void
publish (Shared *shared, const CoverRecord *record, double share, bool ended)
{
  CoverRecord *news = NULL;
  bool tell;

  if (cover_record_snapshot (record, &news) != BASE_OK)
    news = NULL;
  g_mutex_lock (&shared->lock);
  if (news != NULL)
    {
      cover_record_free (shared->news);
      shared->news = news;
    }
  shared->share = share;
  shared->ended = ended;
  tell = !shared->told;
  shared->told = true;
  g_mutex_unlock (&shared->lock);
  if (tell)
    tell_main_thread (shared);
}

static gpointer
work (gpointer data)
{
  DanceRun *self = data;
  const CoverCounters *counters = cover_search_counters (self->search);
  bool ended = false;

  while (!ended)
    {
      CoverLimits limits = { .nodes = counters->nodes + SLICE_NODES, .stop = &self->stop };
      CoverOutcome outcome = cover_search_run_recorded (self->search, &limits, self->record);

      ended = outcome != COVER_RAN_TO_LIMIT || counters->events >= DANCE_RUN_MOST;
      publish (self->shared, self->record, cover_search_share (self->search), ended);
    }
  return NULL;
}

static bool
begin (DanceRun *self)
{
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
  self->shared = shared_new (self);
  self->thread = g_thread_new ("dance", work, self);
  return true;
}

static void
dance_run_dispose (GObject *object)
{
  DanceRun *self = DANCE_RUN (object);

  base_stop_raise (&self->stop);
  g_clear_pointer (&self->thread, g_thread_join);
  g_clear_pointer (&self->shared, shared_unref);
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
  base_stop_init (&self->stop);
}

DanceRun *
dance_run_new (Subject *subject, CoverRule rule, uint64_t seed)
{
  g_autoptr (DanceRun) self = g_object_new (DANCE_TYPE_RUN, NULL);

  self->subject = subject_ref (subject);
  self->rule = rule;
  self->seed = seed;
  return words_name_subject (subject) == BASE_OK && begin (self) ? g_steal_pointer (&self) : NULL;
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
  base_stop_raise (&self->stop);
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
