/* The thread pushes each step into a queue and posts news; the main side takes all that is there.
 * A step owns the position before it, so any step can be shown at once, in either direction. */
#include "desk-path.h"

#include "base-memory.h"
#include "desk-jobs-private.h"
#include "engines-check.h"
#include "job.h"

#include <stdlib.h>
#include <string.h>

struct _DeskPathStep
{
  GObject parent;
  guint number;
  DeskAnswer answer;
  uint8_t *values;
  uint64_t *candidates;
};

G_DEFINE_FINAL_TYPE (DeskPathStep, desk_path_step, G_TYPE_OBJECT)

/* The thread's until the job has ended, except for the queue. */
typedef struct
{
  DeskPath *path; /* of the main side */
  SudokuPuzzle *puzzle;
  char *symbols;
  GAsyncQueue *steps;
  uint8_t *values; /* as far as the path has come */
  guint n_steps;
  DeskPathState state;
} Walk;

struct _DeskPath
{
  GObject parent;
  Job *job;   /* NULL when it has ended */
  Walk *walk; /* of the job */
  GPtrArray *steps;
  DeskPathState state;
};

static void desk_path_get_list (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (DeskPath,
                               desk_path,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, desk_path_get_list))

static void
desk_path_step_finalize (GObject *object)
{
  DeskPathStep *self = DESK_PATH_STEP (object);

  desk_hint_clear (&self->answer.hint);
  free (self->values);
  free (self->candidates);
  G_OBJECT_CLASS (desk_path_step_parent_class)->finalize (object);
}

static void
desk_path_step_class_init (DeskPathStepClass *class)
{
  G_OBJECT_CLASS (class)->finalize = desk_path_step_finalize;
}

static void
desk_path_step_init (DeskPathStep *self)
{
  self->answer.job = DESK_JOB_HINT;
}

static void
walk_free (gpointer data)
{
  Walk *walk = data;

  sudoku_puzzle_free (walk->puzzle);
  g_free (walk->symbols);
  g_async_queue_unref (walk->steps);
  free (walk->values);
  g_free (walk);
}

/* The position before the next step. */
static BaseStatus
note_position (const Walk *walk, const DeskReasoner *reasoner, DeskPathStep *step)
{
  const Board *board = reasoner->subject->board;
  const uint32_t n_cells = sudoku_shape_n_cells (walk->puzzle->shape);

  step->number = walk->n_steps + 1;
  step->values = base_copy (walk->values, n_cells, 1);
  step->candidates = base_new_zeroed (uint64_t, n_cells);
  if (step->values == NULL || step->candidates == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t option = 0; option < board_n_options (board); option++)
    {
      const BoardOption what = board_option (board, option);

      if (what.n_cells == 1 && step->values[what.cells[0]] == 0
          && reason_path_is_alive (reasoner->path, option))
        step->candidates[what.cells[0]] |= (uint64_t) 1 << (what.value - 1);
    }
  return BASE_OK;
}

/* Finds one step, and hands it over. */
static BaseStatus
walk_on (Walk *walk, const DeskReasoner *reasoner, Job *job, ReasonState *out_state)
{
  g_autoptr (DeskPathStep) step = g_object_new (DESK_TYPE_PATH_STEP, NULL);
  BaseStatus status = note_position (walk, reasoner, step);
  ReasonStep found;

  if (status == BASE_OK)
    status = reason_path_next (reasoner->path, &found, out_state);
  if (status != BASE_OK || *out_state != REASON_GOES_ON)
    return status;
  status = desk_hint_set_step (&step->answer.hint, reasoner, &found);
  if (status != BASE_OK)
    return status;
  if (step->answer.hint.value != 0)
    walk->values[step->answer.hint.cell] = (uint8_t) step->answer.hint.value;
  walk->n_steps++;
  g_async_queue_push (walk->steps, g_steal_pointer (&step));
  job_post_news (job, g_memdup2 (&walk->n_steps, sizeof walk->n_steps), g_free);
  return BASE_OK;
}

static BaseStatus
walk_to_end (Walk *walk, const uint8_t *solution, Job *job)
{
  ReasonState state = REASON_GOES_ON;
  DeskReasoner reasoner;
  BaseStatus status = desk_reasoner_open (&reasoner, NULL, walk->puzzle, walk->symbols, true,
                                          solution, &job_progress (job)->stop);

  if (status == BASE_BAD_INPUT)
    walk->state = DESK_PATH_TOO_LARGE;
  while (status == BASE_OK && state == REASON_GOES_ON)
    status = walk_on (walk, &reasoner, job, &state);
  if (status == BASE_OK)
    walk->state = state == REASON_SOLVED  ? DESK_PATH_SOLVED
                  : state == REASON_STUCK ? DESK_PATH_SEVERAL
                                          : DESK_PATH_NONE;
  desk_reasoner_close (&reasoner);
  return status;
}

/* Tests of which givens clash are not needed. */
static void
check_and_walk (Walk *walk, EnginesSolver *solver, Job *job)
{
  const EnginesCheckOptions options = { .nodes = 1, .stop = &job_progress (job)->stop };
  SudokuVerdict verdict = { .finding = SUDOKU_UNKNOWN };
  BaseStatus status = engines_check (solver, walk->puzzle, &options, &verdict);

  if (status == BASE_OK && verdict.finding == SUDOKU_UNIQUE)
    walk_to_end (walk, verdict.first, job);
  else if (status == BASE_OK && verdict.finding == SUDOKU_MULTIPLE)
    walk_to_end (walk, NULL, job);
  else if (status == BASE_OK && verdict.finding != SUDOKU_UNKNOWN)
    walk->state = DESK_PATH_NONE;
  sudoku_verdict_clear (&verdict);
}

static void
walk_on_thread (gpointer data, Job *job)
{
  Walk *walk = data;
  EnginesSolver *solver = NULL;

  walk->state = DESK_PATH_STOPPED;
  walk->values = base_copy (walk->puzzle->values, sudoku_shape_n_cells (walk->puzzle->shape), 1);
  if (walk->values != NULL
      && engines_solver_new (walk->puzzle->shape, &job_progress (job)->stop, &solver) == BASE_OK)
    check_and_walk (walk, solver, job);
  engines_solver_free (solver);
}

/* The queue may be filled while it is emptied; what comes later has news of its own. */
static void
take_steps (DeskPath *self)
{
  const guint n_before = self->steps->len;
  DeskPathStep *step;

  while ((step = g_async_queue_try_pop (self->walk->steps)) != NULL)
    g_ptr_array_add (self->steps, step);
  if (self->steps->len > n_before)
    g_list_model_items_changed (G_LIST_MODEL (self), n_before, 0, self->steps->len - n_before);
}

static void
steps_were_found (gpointer data)
{
  g_autoptr (DeskPath) self = g_object_ref (((Walk *) data)->path);
  g_autofree guint *n = job_take_news (self->job);

  if (n == NULL)
    return;
  take_steps (self);
  g_signal_emit_by_name (self, "changed");
}

static void
walk_has_ended (gpointer data)
{
  g_autoptr (DeskPath) self = g_object_ref (((Walk *) data)->path);

  take_steps (self);
  self->state = ((Walk *) data)->state;
  self->walk = NULL;
  job_free (g_steal_pointer (&self->job)); /* and frees the walk */
  g_signal_emit_by_name (self, "changed");
}

static void
desk_path_init (DeskPath *self)
{
  self->steps = g_ptr_array_new_with_free_func (g_object_unref);
}

static void
desk_path_dispose (GObject *object)
{
  DeskPath *self = DESK_PATH (object);

  self->walk = NULL;
  job_abandon (g_steal_pointer (&self->job));
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  G_OBJECT_CLASS (desk_path_parent_class)->dispose (object);
}

static void
desk_path_class_init (DeskPathClass *class)
{
  G_OBJECT_CLASS (class)->dispose = desk_path_dispose;
  g_signal_new ("changed", DESK_TYPE_PATH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GType
get_item_type (GListModel *model)
{
  (void) model;
  return DESK_TYPE_PATH_STEP;
}

static guint
get_n_items (GListModel *model)
{
  return desk_path_n_steps (DESK_PATH (model));
}

static gpointer
get_item (GListModel *model, guint index)
{
  DeskPathStep *step = desk_path_get_step (DESK_PATH (model), index);

  return step != NULL ? g_object_ref (step) : NULL;
}

static void
desk_path_get_list (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

DeskPath *
desk_path_new (const SudokuPuzzle *puzzle, const char *symbols)
{
  static const JobKind kind = { .name = "path",
                                .work = walk_on_thread,
                                .news = steps_were_found,
                                .done = walk_has_ended,
                                .free = walk_free };
  DeskPath *self = g_object_new (DESK_TYPE_PATH, NULL);
  Walk *walk = g_new0 (Walk, 1);

  walk->path = self;
  walk->puzzle = sudoku_puzzle_copy (puzzle);
  if (walk->puzzle == NULL)
    g_error ("no memory for a puzzle");
  walk->symbols = g_strdup (symbols);
  walk->steps = g_async_queue_new_full (g_object_unref);
  self->walk = walk;
  self->job = job_new (&kind, walk);
  return self;
}

DeskPathState
desk_path_get_state (DeskPath *self)
{
  return self->state;
}

guint
desk_path_n_steps (DeskPath *self)
{
  return self->steps != NULL ? self->steps->len : 0;
}

DeskPathStep *
desk_path_get_step (DeskPath *self, guint index)
{
  return index < desk_path_n_steps (self) ? g_ptr_array_index (self->steps, index) : NULL;
}

void
desk_path_stop (DeskPath *self)
{
  if (self->job != NULL)
    job_stop (self->job);
}

guint
desk_path_step_get_number (DeskPathStep *self)
{
  return self->number;
}

const DeskAnswer *
desk_path_step_get_answer (DeskPathStep *self)
{
  return &self->answer;
}

uint32_t
desk_path_step_get_value (DeskPathStep *self, uint32_t cell)
{
  return self->values[cell];
}

uint64_t
desk_path_step_get_candidates (DeskPathStep *self, uint32_t cell)
{
  return self->candidates[cell];
}
