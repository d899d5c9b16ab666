#include "app-rater.h"

#include "app-puzzles.h"
#include "desk-estimator.h"
#include "job.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

/* From one signal to the next, at least. */
#define NEWS_NS (G_GUINT64_CONSTANT (300) * 1000 * 1000)

#define LIMIT_NS ((guint64) APP_RATER_SECONDS * 1000 * 1000 * 1000)

typedef struct
{
  FormatsStart start;
  guint index;
} Wanted;

/* Shared with the thread. */
typedef struct
{
  gatomicrefcount n_refs;
  GMutex lock;
  GQueue wanted;     /* of Wanted */
  GByteArray *known; /* a bit for each puzzle */
  guint n_known;
} Shared;

struct _AppRater
{
  GObject parent_instance;

  AppCollection *collection;
  AppRatings *ratings;
  Shared *shared;
  Job *job; /* NULL: none is running */
};

G_DEFINE_FINAL_TYPE (AppRater, app_rater, G_TYPE_OBJECT)

/* The thread's. */
typedef struct
{
  AppRater *rater; /* of the main side */
  GFile *file;
  AppRatings *ratings;
  Shared *shared;
  Job *job;
  DeskEstimator *estimator;
  guint64 next_news;
  bool is_over; /* all of the file was looked at */
} Sweep;

static Shared *
shared_new (void)
{
  Shared *self = g_new0 (Shared, 1);

  g_atomic_ref_count_init (&self->n_refs);
  g_mutex_init (&self->lock);
  self->known = g_byte_array_new ();
  return self;
}

static void
shared_unref (Shared *self)
{
  if (!g_atomic_ref_count_dec (&self->n_refs))
    return;
  g_mutex_clear (&self->lock);
  g_queue_clear_full (&self->wanted, g_free);
  g_byte_array_unref (self->known);
  g_free (self);
}

static void
note_known (Shared *self, guint index)
{
  const guint byte = index / 8;

  g_mutex_lock (&self->lock);
  while (self->known->len <= byte)
    g_byte_array_append (self->known, (const guint8[64]){ 0 }, 64);
  if ((self->known->data[byte] >> (index % 8) & 1) == 0)
    self->n_known++;
  self->known->data[byte] |= (guint8) (1 << (index % 8));
  g_mutex_unlock (&self->lock);
}

/* NULL: none is wanted; free it. */
static Wanted *
take_wanted (Shared *self)
{
  Wanted *wanted;

  g_mutex_lock (&self->lock);
  wanted = g_queue_pop_head (&self->wanted);
  g_mutex_unlock (&self->lock);
  return wanted;
}

static void
sweep_free (gpointer data)
{
  Sweep *sweep = data;

  g_object_unref (sweep->file);
  app_ratings_unref (sweep->ratings);
  shared_unref (sweep->shared);
  desk_estimator_free (sweep->estimator);
  g_free (sweep);
}

static void
post_news (Sweep *sweep)
{
  const guint64 now = base_now ();

  if (now < sweep->next_news)
    return;
  sweep->next_news = now + NEWS_NS;
  job_post_news (sweep->job, g_new0 (char, 1), g_free);
}

/* Only this thread reads the deadline of its stop flag. */
static guint
rate (Sweep *sweep, const SudokuPuzzle *puzzle)
{
  BaseStop *stop = &job_progress (sweep->job)->stop;
  ReasonRating rating;
  BaseStatus status;

  stop->deadline = base_now () + LIMIT_NS;
  status = desk_estimator_rate (sweep->estimator, puzzle, stop, &rating);
  stop->deadline = 0;
  if (base_stop_asked (stop) || status == BASE_NO_MEMORY)
    return APP_RATINGS_UNKNOWN;
  if (status == BASE_STOPPED)
    return APP_RATINGS_LONG;
  return status == BASE_OK ? rating.difficulty : APP_RATINGS_NONE;
}

/* False: the work was stopped. */
static bool
rate_puzzle (Sweep *sweep, const FormatsWalk *walk, guint index)
{
  const BaseStop *stop = &job_progress (sweep->job)->stop;

  if (base_stop_asked (stop))
    return false;
  if (formats_walk_is_sudoku (walk))
    {
      const guint64 sum = desk_game_sum (walk->puzzle.sudoku);
      guint rating = app_ratings_find_read (sweep->ratings, &walk->puzzle);

      if (rating == APP_RATINGS_UNKNOWN)
        {
          rating = rate (sweep, walk->puzzle.sudoku);
          if (rating == APP_RATINGS_UNKNOWN)
            return !base_stop_asked (stop);
          app_ratings_add (sweep->ratings, sum, rating);
        }
    }
  note_known (sweep->shared, index);
  post_news (sweep);
  return true;
}

static bool
rate_one (Sweep *sweep, const Wanted *wanted)
{
  const AppPuzzlesOptions options = { .start = wanted->start,
                                      .stop = &job_progress (sweep->job)->stop };
  AppPuzzles puzzles;
  bool goes_on = true;

  if (!app_puzzles_open (&puzzles, sweep->file, &options, NULL))
    return true;
  if (formats_walk_next (&puzzles.walk))
    goes_on = rate_puzzle (sweep, &puzzles.walk, wanted->index);
  app_puzzles_close (&puzzles);
  return goes_on;
}

static bool
rate_wanted (Sweep *sweep)
{
  g_autofree Wanted *wanted = NULL;
  bool goes_on = true;

  while (goes_on && (wanted = take_wanted (sweep->shared)) != NULL)
    {
      goes_on = rate_one (sweep, wanted);
      g_clear_pointer (&wanted, g_free);
    }
  return goes_on;
}

static void
sweep_on_thread (gpointer data, Job *job)
{
  Sweep *sweep = data;
  const AppPuzzlesOptions options = { .stop = &job_progress (job)->stop };
  AppPuzzles puzzles;
  guint index = 0;
  bool goes_on;

#ifdef __linux__
  (void) setpriority (PRIO_PROCESS, 0, 15); /* of this thread */
#endif
  sweep->job = job;
  sweep->estimator = desk_estimator_new ();
  goes_on = rate_wanted (sweep);
  if (!goes_on || !app_puzzles_open (&puzzles, sweep->file, &options, NULL))
    return;
  while (goes_on && formats_walk_next (&puzzles.walk))
    goes_on = rate_puzzle (sweep, &puzzles.walk, index++) && rate_wanted (sweep);
  sweep->is_over = goes_on && !base_stop_asked (options.stop);
  app_puzzles_close (&puzzles);
}

static void
report_news (gpointer data)
{
  Sweep *sweep = data;

  g_free (job_take_news (sweep->rater->job));
  g_signal_emit_by_name (sweep->rater, "changed");
}

static void
sweep_ended (gpointer data)
{
  g_autoptr (AppRater) self = g_object_ref (((Sweep *) data)->rater);

  job_free (g_steal_pointer (&self->job)); /* and frees the sweep */
  g_signal_emit_by_name (self, "changed");
}

void
app_rater_start (AppRater *self)
{
  static const JobKind kind = { .name = "ratings",
                                .work = sweep_on_thread,
                                .news = report_news,
                                .done = sweep_ended,
                                .free = sweep_free };
  Sweep *sweep;

  if (self->job != NULL)
    return;
  sweep = g_new0 (Sweep, 1);
  sweep->rater = self;
  sweep->file = g_object_ref (app_collection_get_file (self->collection));
  sweep->ratings = app_ratings_ref (self->ratings);
  sweep->shared = self->shared;
  g_atomic_ref_count_inc (&self->shared->n_refs);
  self->job = job_new (&kind, sweep);
}

void
app_rater_stop (AppRater *self)
{
  if (self->job == NULL)
    return;
  job_abandon (g_steal_pointer (&self->job));
  g_signal_emit_by_name (self, "changed");
}

bool
app_rater_is_busy (AppRater *self)
{
  return self->job != NULL;
}

void
app_rater_want (AppRater *self, guint index)
{
  Wanted *wanted = g_new0 (Wanted, 1);

  wanted->index = index;
  if (!app_collection_find (self->collection, index, &wanted->start))
    {
      g_free (wanted);
      return;
    }
  g_mutex_lock (&self->shared->lock);
  g_queue_push_tail (&self->shared->wanted, wanted);
  g_mutex_unlock (&self->shared->lock);
}

void
app_rater_unwant (AppRater *self, guint index)
{
  GQueue *queue = &self->shared->wanted;

  g_mutex_lock (&self->shared->lock);
  for (GList *link = queue->head; link != NULL; link = link->next)
    if (((Wanted *) link->data)->index == index)
      {
        g_free (link->data);
        g_queue_delete_link (queue, link);
        break;
      }
  g_mutex_unlock (&self->shared->lock);
}

guint
app_rater_get_n_rated (AppRater *self)
{
  guint n;

  g_mutex_lock (&self->shared->lock);
  n = self->shared->n_known;
  g_mutex_unlock (&self->shared->lock);
  return n;
}

static void
app_rater_dispose (GObject *object)
{
  AppRater *self = APP_RATER (object);

  job_abandon (g_steal_pointer (&self->job));
  g_clear_object (&self->collection);
  g_clear_pointer (&self->ratings, app_ratings_unref);
  g_clear_pointer (&self->shared, shared_unref);
  G_OBJECT_CLASS (app_rater_parent_class)->dispose (object);
}

static void
app_rater_class_init (AppRaterClass *class)
{
  G_OBJECT_CLASS (class)->dispose = app_rater_dispose;
  g_signal_new ("changed", APP_TYPE_RATER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
app_rater_init (AppRater *self)
{
  self->shared = shared_new ();
}

AppRater *
app_rater_new (AppCollection *collection, AppRatings *ratings)
{
  AppRater *self = g_object_new (APP_TYPE_RATER, NULL);

  self->collection = g_object_ref (collection);
  self->ratings = app_ratings_ref (ratings);
  return self;
}
