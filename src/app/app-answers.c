#include "app-answers-private.h"
#include "app-game.h"
#include "base-memory.h"

G_DEFINE_FINAL_TYPE (AppAnswers, app_answers, G_TYPE_OBJECT)

/* Hints and checks depend on the entries too, all other answers on the puzzle alone. */
static bool
is_stale (AppAnswers *self, const DeskAnswer *answer)
{
  if ((app_answers_is_of_step (answer) || answer->job == DESK_JOB_ENTRIES)
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
  self->is_compared = self->before != NULL && app_answers_is_solution_shown (self);
  g_free (self->sentence);
  self->sentence = app_answers_compose (self);
  g_free (self->details);
  self->details = app_answers_compose_details (self);
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

void
app_answers_show_step (AppAnswers *self, DeskPathStep *step)
{
  if (!g_set_object (&self->step, step))
    return;
  self->link = 0;
  changed (self);
}

void
app_answers_show_link (AppAnswers *self, guint link)
{
  if (self->link == link)
    return;
  self->link = link;
  changed (self);
}

void
app_answers_set_shows_differences (AppAnswers *self, bool shows)
{
  if (self->shows_differences == shows)
    return;
  self->shows_differences = shows;
  changed (self);
}

/* Takes the sentence over. */
static void
explain (AppAnswers *self, char *sentence)
{
  g_free (self->refusal);
  self->refusal = sentence;
  changed (self);
}

void
app_answers_explain_refusal (AppAnswers *self, uint32_t cell)
{
  explain (self, app_game_explain_refusal (self->document, cell));
}

void
app_answers_explain_full_row (AppAnswers *self)
{
  explain (self, app_game_explain_full_row ());
}

void
app_answers_explain_line (AppAnswers *self, DeskLine line)
{
  explain (self, app_game_explain_line (self->document, line));
}

void
app_answers_explain_first_undo (AppAnswers *self)
{
  explain (self, app_game_explain_first_undo ());
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
  self->sentence = app_answers_compose (self);
  return self;
}
