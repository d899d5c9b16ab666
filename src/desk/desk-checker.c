/* One timer for the delay, one for the seconds.  An answer about an older revision is ignored.  A
 * check that was stopped for another job is requested again when the worker is idle. */
#include "desk-checker.h"

struct _DeskChecker
{
  GObject parent;
  DeskDocument *document;
  DeskWorker *worker;
  gulong document_handler, worker_handler;
  guint delay_source, second_source;

  DeskAnswer *answer; /* the last one with a verdict, or NULL */
  uint64_t asked;     /* the revision of the last request */
  uint64_t start;     /* the time of that request */
  bool is_asking;     /* it has no answer yet */
  bool is_due;        /* to be requested when the worker is idle */
  bool was_stopped;   /* by the user, or out of memory: no check of this revision */
  bool tells_clashes;

  DeskStage told_stage;
};

G_DEFINE_FINAL_TYPE (DeskChecker, desk_checker, G_TYPE_OBJECT)

/* The fewest givens of a proper puzzle, for shapes where it is known. */
static const struct
{
  const char *shape;
  uint32_t n_givens;
} fewest_givens[] = {
  { .shape = "boxes:2x2", .n_givens = 4 },
  { .shape = "boxes:2x3", .n_givens = 8 },
  { .shape = "boxes:3x2", .n_givens = 8 },
  { .shape = "boxes:3x3", .n_givens = 17 },
};

static bool
has_too_few_givens (DeskDocument *document)
{
  BaseText name = BASE_TEXT_EMPTY;
  uint32_t fewest = 0;

  sudoku_shape_name (desk_document_get_shape (document), &name);
  for (guint i = 0; i < G_N_ELEMENTS (fewest_givens); i++)
    if (g_str_equal (base_text_string (&name), fewest_givens[i].shape))
      fewest = fewest_givens[i].n_givens;
  base_text_clear (&name);
  return desk_document_n_givens (document) < fewest && !desk_document_is_sukaku (document);
}

static void
checker_report (DeskChecker *self)
{
  self->told_stage = desk_checker_get_stage (self);
  g_signal_emit_by_name (self, "changed");
}

static gboolean
tell_second (gpointer data)
{
  checker_report (data);
  return G_SOURCE_CONTINUE;
}

static bool
is_about_now (DeskChecker *self, uint64_t revision)
{
  return revision == desk_document_get_puzzle_revision (self->document);
}

static void
take_answer (DeskChecker *self, DeskAnswer *answer)
{
  bool is_known = answer->status == BASE_OK && answer->verdict.finding != SUDOKU_UNKNOWN;

  if (is_known)
    {
      desk_answer_free (self->answer);
      self->answer = answer;
      return;
    }
  if (answer->status == BASE_STOPPED && !self->was_stopped)
    self->is_due = true;
  else
    self->was_stopped = true;
  desk_answer_free (answer);
}

static void ask_when_free (DeskChecker *self);

/* A pending answer does not keep the checker alive. */
static DeskChecker *
take_checker_reference (GWeakRef *reference)
{
  DeskChecker *self = g_weak_ref_get (reference);

  g_weak_ref_clear (reference);
  g_free (reference);
  return self;
}

static void
checker_handle_answer (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (DeskChecker) self = take_checker_reference (data);
  DeskAnswer *answer = desk_worker_ask_finish (DESK_WORKER (source), result);

  if (self == NULL || answer->revision != self->asked || !self->is_asking)
    {
      desk_answer_free (answer);
      return;
    }
  self->is_asking = false;
  g_clear_handle_id (&self->second_source, g_source_remove);
  if (is_about_now (self, answer->revision))
    take_answer (self, answer);
  else
    desk_answer_free (answer);
  ask_when_free (self);
  checker_report (self);
}

static void
checker_start_check (DeskChecker *self)
{
  SudokuPuzzle *puzzle = desk_document_get_puzzle (self->document);
  GWeakRef *reference = g_new0 (GWeakRef, 1);

  g_weak_ref_init (reference, self);
  self->asked = desk_document_get_puzzle_revision (self->document);
  self->start = base_now ();
  self->is_asking = true;
  self->is_due = false;
  desk_worker_ask (
      self->worker,
      &(DeskRequest){ .job = DESK_JOB_CHECK, .puzzle = puzzle, .revision = self->asked },
      checker_handle_answer, reference);
  sudoku_puzzle_free (puzzle);
  if (self->second_source == 0)
    self->second_source = g_timeout_add_seconds (1, tell_second, self);
}

static void
ask_when_free (DeskChecker *self)
{
  if (self->is_due && !desk_worker_is_busy (self->worker))
    checker_start_check (self);
}

static gboolean
delay_is_over (gpointer data)
{
  DeskChecker *self = data;

  self->delay_source = 0;
  self->is_due = true;
  ask_when_free (self);
  return G_SOURCE_REMOVE;
}

/* Stops the last check: its answer is not needed any more. */
static void
drop_question (DeskChecker *self)
{
  if (self->is_asking && desk_worker_get_job (self->worker) == DESK_JOB_CHECK)
    desk_worker_stop (self->worker);
  self->is_asking = self->is_due = self->was_stopped = false;
  g_clear_handle_id (&self->second_source, g_source_remove);
  g_clear_handle_id (&self->delay_source, g_source_remove);
}

static void
begin_delay (DeskChecker *self)
{
  drop_question (self);
  if (!desk_document_is_empty (self->document))
    self->delay_source = g_timeout_add (DESK_CHECKER_DELAY, delay_is_over, self);
}

static void
document_changed (DeskDocument *document, const DeskChanged *changed, gpointer data)
{
  DeskChecker *self = data;

  (void) document;
  if ((changed->what & DESK_CHANGED_GIVENS) != 0)
    {
      begin_delay (self);
      checker_report (self);
    }
  else if (desk_checker_get_stage (self) != self->told_stage)
    checker_report (self);
}

static void
worker_is_free (GObject *worker, GParamSpec *spec, gpointer data)
{
  (void) worker;
  (void) spec;
  ask_when_free (data);
}

static void
desk_checker_init (DeskChecker *self)
{
  (void) self;
}

static void
desk_checker_dispose (GObject *object)
{
  DeskChecker *self = DESK_CHECKER (object);

  if (self->worker != NULL)
    drop_question (self);
  g_clear_signal_handler (&self->document_handler, self->document);
  g_clear_signal_handler (&self->worker_handler, self->worker);
  g_clear_object (&self->document);
  g_clear_object (&self->worker);
  g_clear_pointer (&self->answer, desk_answer_free);
  G_OBJECT_CLASS (desk_checker_parent_class)->dispose (object);
}

static void
desk_checker_class_init (DeskCheckerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = desk_checker_dispose;
  g_signal_new ("changed", DESK_TYPE_CHECKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

DeskChecker *
desk_checker_new (DeskDocument *document, DeskWorker *worker)
{
  DeskChecker *self = g_object_new (DESK_TYPE_CHECKER, NULL);

  self->document = g_object_ref (document);
  self->worker = g_object_ref (worker);
  self->document_handler =
      g_signal_connect (document, "changed", G_CALLBACK (document_changed), self);
  self->worker_handler =
      g_signal_connect (worker, "notify::busy", G_CALLBACK (worker_is_free), self);
  self->told_stage = desk_checker_get_stage (self);
  begin_delay (self);
  return self;
}

/* A fault of the puzzle itself comes first: entries cannot mend it. */
static bool
is_clash_told (DeskChecker *self, const SudokuVerdict *verdict)
{
  bool may_be_solved = verdict == NULL || verdict->finding == SUDOKU_UNIQUE
                       || verdict->finding == SUDOKU_MULTIPLE || verdict->finding == SUDOKU_UNKNOWN;
  DeskClash clash;

  return self->tells_clashes && may_be_solved && desk_document_get_clash (self->document, &clash);
}

DeskStage
desk_checker_get_stage (DeskChecker *self)
{
  const SudokuVerdict *verdict = desk_checker_get_current_verdict (self);
  bool found_nothing_else = verdict == NULL || verdict->finding == SUDOKU_MULTIPLE;
  DeskClash clash;

  if (desk_document_is_solved (self->document))
    return DESK_STAGE_SOLVED;
  if (desk_document_is_full (self->document) && desk_document_get_clash (self->document, &clash))
    return DESK_STAGE_FULL;
  if (is_clash_told (self, verdict))
    return DESK_STAGE_CLASH;
  if (desk_document_is_empty (self->document))
    return DESK_STAGE_EMPTY;
  if (found_nothing_else && has_too_few_givens (self->document))
    return DESK_STAGE_FEW;
  if (verdict != NULL)
    return DESK_STAGE_VERDICT;
  return self->was_stopped ? DESK_STAGE_STOPPED : DESK_STAGE_CHECKING;
}

const SudokuVerdict *
desk_checker_get_verdict (DeskChecker *self, uint64_t *out_revision)
{
  if (self->answer == NULL)
    return NULL;
  if (out_revision != NULL)
    *out_revision = self->answer->revision;
  return &self->answer->verdict;
}

const SudokuVerdict *
desk_checker_get_current_verdict (DeskChecker *self)
{
  bool is_current = self->answer != NULL && is_about_now (self, self->answer->revision);

  return is_current ? &self->answer->verdict : NULL;
}

double
desk_checker_get_seconds (DeskChecker *self)
{
  return self->is_asking ? (double) (base_now () - self->start) / 1e9 : 0;
}

void
desk_checker_set_tells_clashes (DeskChecker *self, bool tells)
{
  if (self->tells_clashes == tells)
    return;
  self->tells_clashes = tells;
  checker_report (self);
}

void
desk_checker_stop (DeskChecker *self)
{
  drop_question (self);
  if (desk_document_is_empty (self->document) || desk_checker_get_current_verdict (self) != NULL)
    return;
  self->was_stopped = true;
  checker_report (self);
}
