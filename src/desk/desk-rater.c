/* One job for the puzzle that was found to be proper last.  Nothing waits for a job that was
 * stopped: it is abandoned, and ends by itself. */
#include "desk-rater.h"

#include "base-memory.h"
#include "desk-estimator.h"
#include "desk-reasoner-private.h"
#include "job.h"

#include <stdlib.h>

/* The thread's until the job has ended. */
typedef struct
{
  DeskRater *rater; /* of the main side */
  SudokuPuzzle *puzzle;
  uint8_t *solution;
  ReasonRating rating;
  BaseStatus status;
} Estimate;

struct _DeskRater
{
  GObject parent;
  DeskDocument *document;
  DeskChecker *checker;
  gulong document_handler, checker_handler;

  Job *job;            /* NULL: none is running */
  bool has_begun;      /* a job for `revision` was started */
  uint64_t revision;   /* of the puzzle */
  ReasonRating rating; /* no rounds: none */
};

G_DEFINE_FINAL_TYPE (DeskRater, desk_rater, G_TYPE_OBJECT)

static void
estimate_free (gpointer data)
{
  Estimate *estimate = data;

  sudoku_puzzle_free (estimate->puzzle);
  free (estimate->solution);
  g_free (estimate);
}

static void
rate_on_thread (gpointer data, Job *job)
{
  Estimate *estimate = data;

  estimate->status = desk_reasoner_rate (estimate->puzzle, estimate->solution,
                                         &job_progress (job)->stop, &estimate->rating);
}

static void
puzzle_was_rated (gpointer data)
{
  Estimate *estimate = data;
  g_autoptr (DeskRater) self = g_object_ref (estimate->rater);

  if (estimate->status == BASE_OK
      && (estimate->rating.state == REASON_SOLVED || estimate->rating.is_bound))
    self->rating = estimate->rating;
  job_free (g_steal_pointer (&self->job)); /* and frees the estimate */
  if (self->rating.n_rounds > 0)
    g_signal_emit_by_name (self, "changed");
}

static void
drop_rating (DeskRater *self)
{
  job_abandon (g_steal_pointer (&self->job));
  self->has_begun = false;
  self->rating = (ReasonRating){ 0 };
}

static void
start_rating (DeskRater *self, const uint8_t *solution)
{
  static const JobKind kind = {
    .name = "rater", .work = rate_on_thread, .done = puzzle_was_rated, .free = estimate_free
  };
  SudokuShape *shape = desk_document_get_shape (self->document);
  Estimate *estimate;

  self->has_begun = true;
  self->revision = desk_document_get_puzzle_revision (self->document);
  if (!desk_estimator_can_rate (shape))
    return;
  estimate = g_new0 (Estimate, 1);
  estimate->rater = self;
  estimate->puzzle = desk_document_get_puzzle (self->document);
  estimate->solution = base_copy (solution, sudoku_shape_n_cells (shape), 1);
  if (estimate->solution == NULL)
    estimate_free (estimate);
  else
    self->job = job_new (&kind, estimate);
}

/* A puzzle that has changed has no verdict until it is checked again. */
static void
follow_verdict (DeskRater *self)
{
  const SudokuVerdict *verdict = desk_checker_get_current_verdict (self->checker);

  if (self->has_begun && self->revision != desk_document_get_puzzle_revision (self->document))
    drop_rating (self);
  if (!self->has_begun && verdict != NULL && verdict->finding == SUDOKU_UNIQUE)
    start_rating (self, verdict->first);
}

static void
desk_rater_init (DeskRater *self)
{
  (void) self;
}

static void
desk_rater_dispose (GObject *object)
{
  DeskRater *self = DESK_RATER (object);

  drop_rating (self);
  g_clear_signal_handler (&self->document_handler, self->document);
  g_clear_signal_handler (&self->checker_handler, self->checker);
  g_clear_object (&self->document);
  g_clear_object (&self->checker);
  G_OBJECT_CLASS (desk_rater_parent_class)->dispose (object);
}

static void
desk_rater_class_init (DeskRaterClass *class)
{
  G_OBJECT_CLASS (class)->dispose = desk_rater_dispose;
  g_signal_new ("changed", DESK_TYPE_RATER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

DeskRater *
desk_rater_new (DeskDocument *document, DeskChecker *checker)
{
  DeskRater *self = g_object_new (DESK_TYPE_RATER, NULL);

  self->document = g_object_ref (document);
  self->checker = g_object_ref (checker);
  self->document_handler =
      g_signal_connect_swapped (document, "changed", G_CALLBACK (follow_verdict), self);
  self->checker_handler =
      g_signal_connect_swapped (checker, "changed", G_CALLBACK (follow_verdict), self);
  follow_verdict (self);
  return self;
}

const ReasonRating *
desk_rater_get_rating (DeskRater *self)
{
  bool is_current =
      self->has_begun && self->revision == desk_document_get_puzzle_revision (self->document);

  return is_current && self->rating.n_rounds > 0 ? &self->rating : NULL;
}

bool
desk_rater_is_busy (DeskRater *self)
{
  return self->job != NULL;
}
