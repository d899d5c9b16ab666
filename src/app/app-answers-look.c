/* app-answers-look.c - what is shown of the answers: a sentence, a sign, and marks on cells. */
#include "app-answers-private.h"
#include "app-game.h"
#include "app-path.h"
#include "app-sentences.h"

/* The document may have a grid of another size before its signal arrives here. */
static bool
is_of_this_puzzle (AppAnswers *self)
{
  return self->put_revision == desk_document_get_puzzle_revision (self->document);
}

bool
app_answers_is_solution_shown (AppAnswers *self)
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

char *
app_answers_compose (AppAnswers *self)
{
  char *sentence = NULL;

  if (self->step != NULL)
    return self->link > 0 ? app_path_step_link (self->step, self->link)
                          : app_path_step_sentence (self->step);
  if (self->asked)
    return app_sentence_of_progress (&self->heard);
  if (self->refusal != NULL)
    return g_strdup (self->refusal);
  if (app_answers_is_of_step (self->answer))
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

char *
app_answers_compose_details (AppAnswers *self)
{
  if (self->step != NULL)
    return app_hint_details (desk_path_step_get_answer (self->step), APP_HINT_REASON);
  if (!self->asked && self->refusal == NULL && app_answers_is_of_step (self->answer))
    return app_hint_details (self->answer, self->stage);
  return NULL;
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

const ReasonRating *
app_answers_get_puzzle_rating (AppAnswers *self)
{
  return desk_rater_get_rating (self->rater);
}

bool
app_answers_knows_rating (AppAnswers *self)
{
  return desk_rater_get_rating (self->rater) != NULL
         || (desk_checker_get_stage (self->checker) != DESK_STAGE_CHECKING
             && !desk_rater_is_busy (self->rater));
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
    {
      figure_set_stage (figure, self->step != NULL ? self->link : 0);
      *out_subject = subject_ref (answer->hint.subject);
    }
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
