/* The thread owns a Making until its end.  Meanwhile puzzles go through a queue, which both sides
 * may use, and the news is how much was tried. */
#include "app-maker.h"

#include "base-memory.h"
#include "engine-crew.h"
#include "job.h"

#include <string.h>

/* The largest grid that is rated unasked: 25x25 takes seconds for one puzzle. */
#define MOST_RATED_VALUES 16

typedef struct
{
  AppMaker *maker; /* of the main side */
  SetterWish wish;
  uint8_t *pattern; /* of the wish */
  uint64_t seed;
  guint number;
  GAsyncQueue *made;
  AppMakerState end;
} Making;

struct _AppMaker
{
  GObject parent;

  Job *job;       /* NULL: it has ended */
  Making *making; /* the job's */
  AppMakerState state;
  uint64_t n_tries;
  GPtrArray *made;
};

G_DEFINE_FINAL_TYPE (AppMaker, app_maker, G_TYPE_OBJECT)

void
app_made_free (AppMade *self)
{
  if (self == NULL)
    return;
  sudoku_puzzle_free (self->sudoku);
  g_free (self);
}

static void
making_free (gpointer data)
{
  Making *making = data;

  sudoku_shape_unref (making->wish.shape);
  g_free (making->pattern);
  g_async_queue_unref (making->made);
  g_free (making);
}

/* NULL when out of memory. */
static AppMade *
made_new (const Making *making, const SetterPuzzle *puzzle)
{
  AppMade *made = g_new (AppMade, 1);

  *made = (AppMade){ .sudoku = sudoku_puzzle_new (puzzle->shape),
                     .seed = making->seed,
                     .number = puzzle->index + 1,
                     .n_clues = puzzle->n_clues,
                     .difficulty = puzzle->difficulty,
                     .hardest = puzzle->hardest };
  if (made->sudoku == NULL)
    g_clear_pointer (&made, app_made_free);
  else
    memcpy (made->sudoku->values, puzzle->values, sudoku_shape_n_cells (puzzle->shape));
  return made;
}

static AppMakerState
state_of (BaseStatus status)
{
  return status == BASE_STOPPED ? APP_MAKER_STOPPED : APP_MAKER_NO_MEMORY;
}

/* Sends the puzzles that are ready.  APP_MAKER_BUSY: there may be more. */
static AppMakerState
send_ready (Making *making, SetterRun *run)
{
  SetterPuzzle puzzle;

  while (setter_run_take (run, &puzzle))
    {
      AppMade *made;

      if (puzzle.solution == NULL)
        return APP_MAKER_NONE;
      made = made_new (making, &puzzle);
      if (made == NULL)
        return APP_MAKER_NO_MEMORY;
      g_async_queue_push (making->made, made);
    }
  return setter_run_is_over (run) ? APP_MAKER_DONE : APP_MAKER_BUSY;
}

static void
make_on_thread (gpointer data, Job *job)
{
  Making *making = data;
  const BaseStop *stop = &job_progress (job)->stop;
  SetterRun *run = NULL;
  BaseStatus status = setter_run_new (&making->wish, making->seed, making->number,
                                      engine_crew_natural_size (), stop, &run);

  making->end = status == BASE_OK ? APP_MAKER_BUSY : state_of (status);
  while (making->end == APP_MAKER_BUSY)
    {
      uint64_t n_tries;

      status = setter_run_step (run);
      making->end = send_ready (making, run);
      if (status != BASE_OK && making->end == APP_MAKER_BUSY)
        making->end = state_of (status);
      n_tries = setter_run_counts (run).n_tries;
      job_post_news (job, g_memdup2 (&n_tries, sizeof n_tries), g_free);
    }
  setter_run_free (run);
}

/* Takes over what has come. */
static void
collect_news (AppMaker *self)
{
  g_autofree uint64_t *n_tries = job_take_news (self->job);
  AppMade *made;

  if (n_tries != NULL)
    self->n_tries = *n_tries;
  while ((made = g_async_queue_try_pop (self->making->made)) != NULL)
    g_ptr_array_add (self->made, made);
}

static void
news_came (gpointer data)
{
  Making *making = data;
  g_autoptr (AppMaker) self = g_object_ref (making->maker);

  collect_news (self);
  g_signal_emit_by_name (self, "changed");
}

static void
making_has_ended (gpointer data)
{
  Making *making = data;
  g_autoptr (AppMaker) self = g_object_ref (making->maker);

  collect_news (self);
  self->state = making->end;
  self->making = NULL;
  job_free (g_steal_pointer (&self->job)); /* and frees the making */
  g_signal_emit_by_name (self, "changed");
}

static void
app_maker_init (AppMaker *self)
{
  self->made = g_ptr_array_new_with_free_func ((GDestroyNotify) app_made_free);
}

static void
app_maker_dispose (GObject *object)
{
  AppMaker *self = APP_MAKER (object);

  job_abandon (g_steal_pointer (&self->job));
  g_clear_pointer (&self->made, g_ptr_array_unref);
  G_OBJECT_CLASS (app_maker_parent_class)->dispose (object);
}

static void
app_maker_class_init (AppMakerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = app_maker_dispose;
  g_signal_new ("changed", APP_TYPE_MAKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

bool
app_maker_can_rate (const SetterWish *wish)
{
  SetterWish rated = *wish;
  SetterFault fault;

  rated.rated = true;
  return sudoku_shape_n_values (wish->shape) <= MOST_RATED_VALUES
         && setter_wish_check (&rated, &fault);
}

AppMaker *
app_maker_new (const SetterWish *wish, uint64_t seed, guint number)
{
  static const JobKind kind = { .name = "maker",
                                .work = make_on_thread,
                                .news = news_came,
                                .done = making_has_ended,
                                .free = making_free };
  AppMaker *self = g_object_new (APP_TYPE_MAKER, NULL);
  Making *making = g_new0 (Making, 1);

  making->maker = self;
  making->wish = *wish;
  making->wish.rated = app_maker_can_rate (wish);
  sudoku_shape_ref (wish->shape);
  if (wish->pattern != NULL)
    making->pattern = g_memdup2 (wish->pattern, sudoku_shape_n_cells (wish->shape));
  making->wish.pattern = making->pattern;
  making->seed = seed;
  making->number = number;
  making->made = g_async_queue_new_full ((GDestroyNotify) app_made_free);
  self->making = making;
  self->job = job_new (&kind, making);
  return self;
}

uint64_t
app_maker_draw_seed (void)
{
  return g_random_int ();
}

void
app_maker_stop (AppMaker *self)
{
  if (self->job != NULL)
    job_stop (self->job);
}

AppMakerState
app_maker_get_state (AppMaker *self)
{
  return self->state;
}

uint64_t
app_maker_n_tries (AppMaker *self)
{
  return self->n_tries;
}

GPtrArray *
app_maker_get_made (AppMaker *self)
{
  return self->made;
}
