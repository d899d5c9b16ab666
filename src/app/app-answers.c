#include "app-answers.h"

#include "app-game.h"
#include "app-path.h"
#include "app-sentences.h"
#include "base-memory.h"
#include "desk-rater.h"

#include <string.h>

struct _AppAnswers
{
  GObject parent_instance;

  DeskDocument *document;
  DeskWorker *worker;
  DeskChecker *checker;
  DeskRater *rater;

  bool asked;         /* a job that the user started is running */
  DeskProgress heard; /* of that job; `nodes` 0 before the first report */
  DeskAnswer *answer; /* the last one; NULL after a change of the document */
  uint64_t position;  /* the document's revision at the request */
  AppHintStage stage; /* of a hint: how much of it is shown */
  bool putting;       /* this object is changing the document */
  bool shows_differences;
  bool marks_wrong;      /* entries that differ from the only solution, at once */
  uint64_t solution;     /* the number of the solution shown last */
  uint8_t *values;       /* and its values; NULL before the first one */
  uint8_t *before;       /* the solution before it, or NULL */
  uint64_t put_revision; /* the revision of the puzzle that they solve */
  bool is_compared;      /* the document shows it, and there is one before it */
  uint32_t replaced;     /* the entry that a solved cell replaced; 0: none */
  DeskPathStep *step;    /* of a path, shown in place of the board and its answer; or NULL */
  char *refusal;         /* why the last symbol changed nothing, until the next change; or NULL */
  char *sentence, *details;
};

G_DEFINE_FINAL_TYPE (AppAnswers, app_answers, G_TYPE_OBJECT)

/* The document may have a grid of another size before its signal arrives here. */
static bool
is_of_this_puzzle (AppAnswers *self)
{
  return self->put_revision == desk_document_get_puzzle_revision (self->document);
}

/* Whether the document shows the solution that was put last: undo may have restored another one. */
static bool
is_solution_shown (AppAnswers *self)
{
  uint32_t n_cells = sudoku_shape_n_cells (desk_document_get_shape (self->document));

  if (self->values == NULL || !is_of_this_puzzle (self)
      || !desk_document_has_solution (self->document))
    return false;
  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      uint8_t solver = desk_document_get_solver (self->document, cell);

      if (solver != 0 && solver != self->values[cell])
        return false;
    }
  return true;
}

/* Returns the solution before the shown one; NULL: none. */
static const uint8_t *
get_before (AppAnswers *self)
{
  return self->is_compared && is_of_this_puzzle (self) ? self->before : NULL;
}

static bool
is_only_solution (AppAnswers *self)
{
  const SudokuVerdict *verdict = desk_checker_get_current_verdict (self->checker);
  bool counted = self->answer != NULL && self->answer->job == DESK_JOB_SOLVE
                 && self->answer->complete && self->answer->n_solutions == 1;

  return counted || (verdict != NULL && verdict->finding == SUDOKU_UNIQUE);
}

/* Returns the sentence about entries that differ from the shown solution; NULL: none is needed. */
static char *
compose_corrections (AppAnswers *self)
{
  if (self->answer != NULL && self->answer->job != DESK_JOB_SOLVE)
    return NULL;
  if (desk_document_n_corrections (self->document) == 0)
    return NULL;
  return app_sentence_of_corrections (self->document, is_only_solution (self));
}

static char *
compose_solution (AppAnswers *self)
{
  const uint8_t *before = get_before (self);
  g_autofree char *corrections = compose_corrections (self);
  g_autofree char *answer = NULL;

  if (self->shows_differences && before != NULL
      && (self->answer == NULL || self->answer->values != NULL))
    return app_sentence_of_difference (self->document, self->solution, before, self->values);
  if (self->answer == NULL)
    return g_steal_pointer (&corrections);
  answer =
      app_sentence_of_answer (self->answer, self->document,
                              desk_checker_get_current_verdict (self->checker), self->replaced);
  return corrections != NULL ? g_strconcat (answer, " ", corrections, NULL)
                             : g_steal_pointer (&answer);
}

static bool
is_of_step (const DeskAnswer *answer)
{
  return answer != NULL && (answer->job == DESK_JOB_HINT || answer->job == DESK_JOB_WHY);
}

/* Whether the entry is known to differ from the only solution. */
static bool
is_entry_wrong (AppAnswers *self, uint32_t cell)
{
  const SudokuVerdict *verdict = desk_checker_get_current_verdict (self->checker);
  uint8_t entry = desk_document_get_given (self->document, cell) == 0
                      ? desk_document_get_entry (self->document, cell)
                      : 0;

  return self->marks_wrong && entry != 0 && verdict != NULL && verdict->finding == SUDOKU_UNIQUE
         && entry != verdict->first[cell];
}

static uint32_t
count_wrong_entries (AppAnswers *self)
{
  uint32_t n_cells = sudoku_shape_n_cells (desk_document_get_shape (self->document)), n = 0;

  for (uint32_t cell = 0; cell < n_cells && self->marks_wrong; cell++)
    n += is_entry_wrong (self, cell);
  return n;
}

/* Returns the sentence about entries that are wrong; NULL where the checker's is to be shown. */
static char *
compose_wrong (AppAnswers *self)
{
  uint32_t n = desk_checker_get_stage (self->checker) == DESK_STAGE_VERDICT
                       && app_game_is_under_way (self->document)
                   ? count_wrong_entries (self)
                   : 0;

  return n > 0 ? app_game_sentence_of_wrong (self->document, n) : NULL;
}

static char *
compose (AppAnswers *self)
{
  char *sentence = NULL;

  if (self->step != NULL)
    return app_path_step_sentence (self->step);
  if (self->asked)
    return app_sentence_of_progress (&self->heard);
  if (self->refusal != NULL)
    return g_strdup (self->refusal);
  if (is_of_step (self->answer))
    return app_hint_sentence (self->answer, self->document, self->stage);
  if (self->answer == NULL || self->answer->job == DESK_JOB_SOLVE)
    sentence = compose_solution (self);
  else
    sentence =
        app_sentence_of_answer (self->answer, self->document,
                                desk_checker_get_current_verdict (self->checker), self->replaced);
  if (sentence == NULL)
    sentence = compose_wrong (self);
  return sentence != NULL
             ? sentence
             : app_sentence_of_checker (self->checker, self->document, self->shows_differences);
}

static char *
compose_details (AppAnswers *self)
{
  if (self->step != NULL)
    return app_hint_details (desk_path_step_get_answer (self->step), APP_HINT_REASON);
  if (!self->asked && self->refusal == NULL && is_of_step (self->answer))
    return app_hint_details (self->answer, self->stage);
  return NULL;
}

/* Hints and checks depend on the entries too, all other answers on the puzzle alone. */
static bool
is_stale (AppAnswers *self, const DeskAnswer *answer)
{
  if ((is_of_step (answer) || answer->job == DESK_JOB_ENTRIES)
      && self->position != desk_document_get_revision (self->document))
    return true;
  return answer->revision != desk_document_get_puzzle_revision (self->document);
}

static void
forget_answer (AppAnswers *self)
{
  g_clear_pointer (&self->answer, desk_answer_free);
  self->stage = APP_HINT_WHERE;
}

/* The values belong to a grid that is gone. */
static void
drop_solution (AppAnswers *self)
{
  g_clear_pointer (&self->values, free);
  g_clear_pointer (&self->before, free);
  self->is_compared = false;
}

/* The checker may receive a change before this object.  So cells and groups of a grid that is gone
 * must not appear in a sentence. */
static void
changed (AppAnswers *self)
{
  if (self->answer != NULL && !self->putting && is_stale (self, self->answer))
    forget_answer (self);
  self->is_compared = self->before != NULL && is_solution_shown (self);
  g_free (self->sentence);
  self->sentence = compose (self);
  g_free (self->details);
  self->details = compose_details (self);
  g_signal_emit_by_name (self, "changed");
}

static void
follow_document (DeskDocument *document, const DeskChanged *what, gpointer data)
{
  AppAnswers *self = data;
  unsigned matters =
      DESK_CHANGED_CELLS | DESK_CHANGED_GIVENS | DESK_CHANGED_SHAPE | DESK_CHANGED_MODE;

  (void) document;
  if (self->refusal != NULL)
    {
      g_clear_pointer (&self->refusal, g_free);
      changed (self);
    }
  if ((what->what & matters) == 0 || self->putting)
    return;
  if (what->what & DESK_CHANGED_SHAPE)
    {
      self->shows_differences = false;
      drop_solution (self);
    }
  if ((what->what & (DESK_CHANGED_GIVENS | DESK_CHANGED_SHAPE)) && self->asked)
    desk_worker_stop (self->worker);
  forget_answer (self);
  changed (self);
}

static void
progressed (DeskWorker *worker, const DeskProgress *progress, gpointer data)
{
  AppAnswers *self = data;

  (void) worker;
  if (!self->asked || progress->job == DESK_JOB_CHECK)
    return;
  self->heard = *progress;
  changed (self);
}

/* Puts the result on the board: a solution, or one cell of it. */
static void
put_answer (AppAnswers *self, DeskAnswer *answer)
{
  DeskAction action = { 0 };

  if (answer->job == DESK_JOB_SOLVE && answer->values != NULL)
    {
      action = (DeskAction){ .kind = DESK_PUT_SOLUTION, .values = answer->values };
      drop_solution (self);
      self->solution = answer->index;
      self->values = base_copy (answer->values,
                                sudoku_shape_n_cells (desk_document_get_shape (self->document)), 1);
      self->before = g_steal_pointer (&answer->before);
      self->put_revision = desk_document_get_puzzle_revision (self->document);
    }
  else if (answer->job == DESK_JOB_CELL && answer->value != 0)
    {
      action = (DeskAction){
        .kind = DESK_PUT_VALUE, .cells = &answer->cell, .n_cells = 1, .value = answer->value
      };
      self->replaced = desk_document_get_entry (self->document, answer->cell);
    }
  else
    return;
  self->putting = true;
  desk_document_do (self->document, &action);
  self->putting = false;
}

/* A hint that is asked for again about the same position goes on, and counts once. */
static void
count_help (AppAnswers *self, const DeskAnswer *answer)
{
  DeskPlay play = desk_document_get_play (self->document);
  bool is_hint = answer->job == DESK_JOB_HINT && answer->hint.kind == DESK_HINT_STEP;

  if (!is_hint && (answer->job != DESK_JOB_CELL || answer->value == 0))
    return;
  play.n_hints++;
  desk_document_set_play (self->document, play);
}

static void
receive_answer (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AppAnswers) self = data;
  g_autoptr (DeskAnswer) answer = desk_worker_ask_finish (DESK_WORKER (source), result);

  self->asked =
      desk_worker_is_busy (self->worker) && desk_worker_get_job (self->worker) != DESK_JOB_CHECK;
  if (!is_stale (self, answer))
    {
      put_answer (self, answer);
      count_help (self, answer);
      answer->revision = desk_document_get_puzzle_revision (self->document);
      self->position = desk_document_get_revision (self->document);
      forget_answer (self);
      self->answer = g_steal_pointer (&answer);
      if (self->answer->job == DESK_JOB_WHY)
        self->stage = APP_HINT_REASON;
    }
  changed (self);
}

/* `what` says the job, and its numbers. */
static void
ask_worker (AppAnswers *self, DeskRequest what)
{
  const DeskJob job = what.job;
  SudokuPuzzle *puzzle = desk_document_get_puzzle (self->document);
  SudokuPuzzle *position = job == DESK_JOB_HINT || job == DESK_JOB_WHY
                               ? desk_document_get_marked_position (self->document)
                               : desk_document_get_position (self->document);
  char symbols[SUDOKU_MAX_VALUES + 1];
  DeskRequest request = what;

  request.puzzle = puzzle;
  request.position = position;
  request.symbols = desk_document_get_symbols (self->document, symbols);
  request.revision = desk_document_get_puzzle_revision (self->document);

  forget_answer (self);
  g_clear_pointer (&self->refusal, g_free);
  self->asked = true;
  self->position = desk_document_get_revision (self->document);
  self->heard = (DeskProgress){ .job = job, .share = -1 };
  desk_worker_ask (self->worker, &request, receive_answer, g_object_ref (self));
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (position);
  changed (self);
}

void
app_answers_solve (AppAnswers *self)
{
  ask_worker (self, (DeskRequest){ .job = DESK_JOB_SOLVE });
}

/* Without a solution on the board, the next one is the first. */
void
app_answers_next_solution (AppAnswers *self)
{
  bool shown = desk_document_has_solution (self->document);

  ask_worker (self,
              (DeskRequest){ .job = DESK_JOB_SOLVE, .index = shown ? self->solution + 1 : 0 });
}

void
app_answers_previous_solution (AppAnswers *self)
{
  ask_worker (self, (DeskRequest){ .job = DESK_JOB_SOLVE,
                                   .index = self->solution > 0 ? self->solution - 1 : 0 });
}

void
app_answers_count (AppAnswers *self)
{
  ask_worker (self, (DeskRequest){ .job = DESK_JOB_COUNT });
}

void
app_answers_solve_cell (AppAnswers *self, uint32_t cell)
{
  ask_worker (self, (DeskRequest){ .job = DESK_JOB_CELL, .cell = cell });
}

void
app_answers_why (AppAnswers *self, uint32_t cell, uint32_t value)
{
  if (value == 0 || value > SUDOKU_MAX_VALUES
      || (app_hint_candidates (self->document, cell) >> (value - 1) & 1) == 0)
    return;
  ask_worker (self, (DeskRequest){ .job = DESK_JOB_WHY, .cell = cell, .value = value });
}

/* Makes the step.  The sentence stays until the next change. */
static void
do_hint (AppAnswers *self)
{
  self->putting = true;
  app_hint_do (self->answer, self->document);
  self->putting = false;
  self->answer->revision = desk_document_get_puzzle_revision (self->document);
  self->position = desk_document_get_revision (self->document);
}

/* Whether the running job finds a hint for the position on the board: asked again, it would begin
 * anew, and never end in a large grid where the player is impatient. */
static bool
is_finding_hint (AppAnswers *self)
{
  return self->asked && self->heard.job == DESK_JOB_HINT
         && self->position == desk_document_get_revision (self->document);
}

void
app_answers_hint (AppAnswers *self)
{
  if (is_finding_hint (self))
    return;
  if (self->asked || self->answer == NULL || self->answer->job != DESK_JOB_HINT
      || self->answer->hint.kind != DESK_HINT_STEP || self->stage == APP_HINT_DONE)
    {
      ask_worker (self, (DeskRequest){ .job = DESK_JOB_HINT });
      return;
    }
  self->stage++;
  if (self->stage == APP_HINT_DONE)
    do_hint (self);
  changed (self);
}

void
app_answers_check_entries (AppAnswers *self)
{
  ask_worker (self, (DeskRequest){ .job = DESK_JOB_ENTRIES });
}

/* Stops the user's job; without one, the check. */
void
app_answers_stop (AppAnswers *self)
{
  if (self->asked)
    desk_worker_stop (self->worker);
  else if (desk_checker_get_stage (self->checker) == DESK_STAGE_CHECKING)
    desk_checker_stop (self->checker);
  else if (self->answer != NULL)
    {
      forget_answer (self);
      changed (self);
    }
}

const char *
app_answers_get_sentence (AppAnswers *self)
{
  return self->sentence;
}

const ReasonRating *
app_answers_get_rating (AppAnswers *self)
{
  bool is_verdict = self->step == NULL && !self->asked && self->answer == NULL
                    && self->refusal == NULL
                    && desk_checker_get_stage (self->checker) == DESK_STAGE_VERDICT;

  return is_verdict ? desk_rater_get_rating (self->rater) : NULL;
}

const char *
app_answers_get_details (AppAnswers *self)
{
  return self->details;
}

/* A tick would say that the entries are right so far. */
static AppSign
sign_of_current_verdict (AppAnswers *self)
{
  AppSign sign = app_sign_of_verdict (desk_checker_get_current_verdict (self->checker));

  if (sign != APP_SIGN_GOOD || !app_game_is_under_way (self->document))
    return sign;
  return count_wrong_entries (self) > 0 ? APP_SIGN_BAD : APP_SIGN_NONE;
}

void
app_answers_show_step (AppAnswers *self, DeskPathStep *step)
{
  if (g_set_object (&self->step, step))
    changed (self);
}

DeskPathStep *
app_answers_get_step (AppAnswers *self)
{
  return self->step;
}

AppSign
app_answers_get_sign (AppAnswers *self)
{
  if (self->step != NULL)
    return APP_SIGN_HINT;
  if (self->asked)
    return APP_SIGN_BUSY;
  if (self->refusal != NULL)
    return APP_SIGN_NONE;
  if ((self->answer == NULL || self->answer->job == DESK_JOB_SOLVE)
      && desk_document_n_corrections (self->document) > 0)
    return is_only_solution (self) ? APP_SIGN_BAD : APP_SIGN_SEVERAL;
  if (self->answer != NULL)
    return app_sign_of_answer (self->answer);
  switch (desk_checker_get_stage (self->checker))
    {
    case DESK_STAGE_CHECKING:
      return APP_SIGN_BUSY;
    case DESK_STAGE_VERDICT:
      return sign_of_current_verdict (self);
    case DESK_STAGE_CLASH:
    case DESK_STAGE_FULL:
      return APP_SIGN_BAD;
    case DESK_STAGE_SOLVED:
      return APP_SIGN_GOOD;
    default:
      return APP_SIGN_NONE;
    }
}

unsigned
app_answers_get_mark (AppAnswers *self, uint32_t cell)
{
  SudokuShape *shape = desk_document_get_shape (self->document);
  const SudokuVerdict *verdict = desk_checker_get_current_verdict (self->checker);
  const uint8_t *before = self->shows_differences ? get_before (self) : NULL;
  unsigned marks = 0;

  if (self->step != NULL)
    return app_marks_of_answer (desk_path_step_get_answer (self->step), cell, APP_HINT_REASON);
  if (self->answer != NULL)
    marks |= app_marks_of_answer (self->answer, cell, self->stage);
  if (before != NULL && before[cell] != self->values[cell])
    marks |= APP_MARK_DIFFERS;
  if (verdict != NULL)
    marks |= app_marks_of_verdict (verdict, shape, cell, self->shows_differences && before == NULL);
  if ((desk_document_get_correction (self->document, cell) != 0 && is_only_solution (self))
      || is_entry_wrong (self, cell))
    marks |= APP_MARK_WRONG;
  return marks;
}

const DeskHintCell *
app_answers_get_hint_cell (AppAnswers *self, uint32_t cell)
{
  if (self->step != NULL)
    return app_hint_cell (desk_path_step_get_answer (self->step), cell, APP_HINT_REASON);
  return self->answer != NULL ? app_hint_cell (self->answer, cell, self->stage) : NULL;
}

Figure *
app_answers_new_figure (AppAnswers *self, Subject **out_subject)
{
  const DeskAnswer *answer =
      self->step != NULL ? desk_path_step_get_answer (self->step) : self->answer;
  const AppHintStage stage = self->step != NULL ? APP_HINT_REASON : self->stage;
  Figure *figure = answer != NULL ? app_hint_new_figure (answer, stage) : NULL;

  if (figure != NULL)
    *out_subject = subject_ref (answer->hint.subject);
  return figure;
}

bool
app_answers_is_busy (AppAnswers *self)
{
  return self->asked;
}

double
app_answers_get_share (AppAnswers *self)
{
  return self->heard.share;
}

bool
app_answers_can_show_differences (AppAnswers *self)
{
  const SudokuVerdict *verdict = desk_checker_get_current_verdict (self->checker);

  if (get_before (self) != NULL)
    return true;
  return desk_checker_get_stage (self->checker) == DESK_STAGE_VERDICT && verdict != NULL
         && verdict->finding == SUDOKU_MULTIPLE;
}

bool
app_answers_get_shows_differences (AppAnswers *self)
{
  return self->shows_differences;
}

void
app_answers_set_shows_differences (AppAnswers *self, bool shows)
{
  if (self->shows_differences == shows)
    return;
  self->shows_differences = shows;
  changed (self);
}

void
app_answers_explain_refusal (AppAnswers *self, uint32_t cell)
{
  g_free (self->refusal);
  self->refusal = app_game_explain_refusal (self->document, cell);
  changed (self);
}

void
app_answers_explain_full_row (AppAnswers *self)
{
  g_free (self->refusal);
  self->refusal = app_game_explain_full_row ();
  changed (self);
}

void
app_answers_set_marks_wrong (AppAnswers *self, bool marks)
{
  if (self->marks_wrong == marks)
    return;
  self->marks_wrong = marks;
  changed (self);
}

void
app_answers_set_tells_clashes (AppAnswers *self, bool tells)
{
  desk_checker_set_tells_clashes (self->checker, tells);
}

static void
app_answers_dispose (GObject *object)
{
  AppAnswers *self = APP_ANSWERS (object);

  forget_answer (self);
  drop_solution (self);
  g_clear_object (&self->step);
  g_clear_object (&self->rater);
  g_clear_object (&self->checker);
  g_clear_object (&self->worker);
  g_clear_object (&self->document);
  g_clear_pointer (&self->refusal, g_free);
  g_clear_pointer (&self->sentence, g_free);
  g_clear_pointer (&self->details, g_free);
  G_OBJECT_CLASS (app_answers_parent_class)->dispose (object);
}

static void
app_answers_class_init (AppAnswersClass *class)
{
  G_OBJECT_CLASS (class)->dispose = app_answers_dispose;
  g_signal_new ("changed", APP_TYPE_ANSWERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

static void
app_answers_init (AppAnswers *self)
{
  self->heard.share = -1;
}

AppAnswers *
app_answers_new (DeskDocument *document)
{
  AppAnswers *self = g_object_new (APP_TYPE_ANSWERS, NULL);

  self->document = g_object_ref (document);
  self->worker = desk_worker_new ();
  self->checker = desk_checker_new (document, self->worker);
  self->rater = desk_rater_new (document, self->checker);
  g_signal_connect_object (document, "changed", G_CALLBACK (follow_document), self, 0);
  g_signal_connect_object (self->worker, "progress", G_CALLBACK (progressed), self, 0);
  g_signal_connect_object (self->checker, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rater, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  self->sentence = compose (self);
  return self;
}
