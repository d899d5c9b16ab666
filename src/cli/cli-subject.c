#include "cli-subject.h"

#include "base-memory.h"
#include "cli-input.h"
#include "cli-message.h"
#include "cli-signals.h"
#include "sudoku-cover.h"
#include "words-gettext.h"

#include <stdlib.h>
#include <string.h>

/* Givens that clash at once leave nothing to search; why, is a verdict. */
static BaseStatus
say_clash (const CliSubject *self, const char *name)
{
  const SudokuCheckOptions options = { .stop = cli_stop () };
  const CliPlace place = { name, self->puzzle.place.line, 1 };
  SudokuShape *shape = self->puzzle.sudoku->shape;
  SudokuSolver *solver = NULL;
  SudokuVerdict verdict;
  BaseText text = BASE_TEXT_EMPTY;
  BaseStatus status = sudoku_solver_new (shape, &solver);

  if (status == BASE_OK)
    status = sudoku_check (solver, self->puzzle.sudoku, &options, &verdict);
  sudoku_solver_free (solver);
  if (status != BASE_OK)
    return status;
  words_add_verdict (&verdict, shape, self->symbols, &text);
  cli_say (&place, base_text_string (&text));
  base_text_clear (&text);
  sudoku_verdict_clear (&verdict);
  return BASE_OK;
}

CliExit
cli_subject_refuse (const CliSubject *self, const CliSettings *settings, BaseStatus status)
{
  const char *name = settings->files[0];

  if (status == BASE_BAD_INPUT && self->puzzle.kind == FORMATS_SUDOKU)
    {
      status = say_clash (self, name);
      if (status == BASE_OK)
        return CLI_NONE;
    }
  cli_say_status (&(CliPlace){ .name = name }, status);
  return CLI_BAD;
}

static BaseStatus
prepare_sudoku (CliSubject *self)
{
  const SudokuPuzzle *puzzle = self->puzzle.sudoku;
  const uint8_t *dropped;
  BaseStatus status = sudoku_cover_new (puzzle->shape, &self->cover);

  if (status != BASE_OK)
    return status;
  self->problem = sudoku_cover_problem (self->cover);
  self->board = sudoku_cover_board (self->cover);
  self->givens = base_new (uint32_t, sudoku_shape_n_cells (puzzle->shape));
  if (self->board == NULL || self->givens == NULL)
    return BASE_NO_MEMORY;
  format_symbols (&self->puzzle.layout, sudoku_shape_n_values (puzzle->shape), self->symbols);
  self->n_givens = sudoku_cover_givens (self->cover, puzzle, self->givens);
  dropped = sudoku_cover_dropped (self->cover, puzzle);
  return cover_links_new (self->problem, dropped, &self->links);
}

static BaseStatus
prepare (CliSubject *self)
{
  if (self->puzzle.kind == FORMATS_SUDOKU)
    return prepare_sudoku (self);
  self->problem = self->puzzle.problem;
  self->board = self->own;
  return cover_links_new (self->problem, NULL, &self->links);
}

static void
warn (void *data, const FormatsIssue *warning)
{
  cli_say_issue (data, warning);
}

/* Reads the puzzle; what is wrong has been said, and so has that a file has none. */
static FormatsOutcome
read_first (CliSubject *self, const CliSettings *settings)
{
  const char *name = settings->files[0];
  FormatsOptions options = {
    .from = settings->from,
    .shape = settings->shape,
    .stop = cli_stop (),
    .warn = warn,
    .warn_data = (void *) name,
  };
  CliInput input;
  FormatsReader *reader = NULL;
  FormatsIssue issue;
  FormatsOutcome outcome = FORMATS_FAILED;
  BaseStatus status = cli_input_open (name, &input);

  if (status == BASE_OK)
    {
      options.patient = !input.waits;
      status = formats_reader_new ((FormatsSource){ cli_input_read, &input }, &options, &reader);
      if (status == BASE_OK)
        {
          outcome = formats_reader_next (reader, &self->puzzle, &issue);
          status = formats_reader_status (reader);
        }
      formats_reader_free (reader);
      cli_input_close (&input);
    }
  if (outcome == FORMATS_BAD_PUZZLE)
    cli_say_issue (name, &issue);
  else if (outcome == FORMATS_END && strcmp (name, "-") != 0)
    cli_say (&(CliPlace){ .name = name }, _ ("there is no puzzle"));
  else if (outcome == FORMATS_FAILED && status != BASE_STOPPED)
    cli_say_status (&(CliPlace){ .name = name }, status);
  return outcome;
}

static bool
make_classic (CliSubject *self, const CliSettings *settings)
{
  BaseStatus status =
      classics_make (settings->classic, &settings->arguments, &self->puzzle.problem, &self->own);

  if (status != BASE_OK)
    {
      cli_say_status (&(CliPlace){ 0 }, status);
      return false;
    }
  self->puzzle.kind = FORMATS_COVER;
  return true;
}

bool
cli_subject_open (const CliSettings *settings, CliSubject *out_subject, CliExit *out_exit)
{
  CliSubject *self = out_subject;
  FormatsOutcome outcome = FORMATS_PUZZLE;
  BaseStatus status;

  *self = (CliSubject){ .puzzle = FORMATS_PUZZLE_EMPTY };
  *out_exit = CLI_BAD;
  if (settings->classic == NULL)
    outcome = read_first (self, settings);
  else if (!make_classic (self, settings))
    return false;
  if (outcome == FORMATS_END)
    *out_exit = CLI_GOOD;
  if (outcome != FORMATS_PUZZLE)
    return false;
  status = prepare (self);
  if (status != BASE_OK)
    cli_say_status (&(CliPlace){ .name = settings->files[0] }, status);
  return status == BASE_OK;
}

BaseStatus
cli_subject_fix (CliSubject *self)
{
  CoverLinks *links = NULL;
  BaseStatus status;

  if (self->puzzle.kind != FORMATS_SUDOKU)
    return BASE_OK;
  status = sudoku_cover_after_givens (self->cover, self->puzzle.sudoku, &self->left, &self->own);
  if (status == BASE_OK)
    status = cover_links_new (self->left, NULL, &links);
  if (status != BASE_OK)
    return status;
  cover_links_free (self->links);
  self->links = links;
  self->problem = self->left;
  self->board = self->own;
  self->n_fixed = self->n_givens;
  self->n_givens = 0;
  return BASE_OK;
}

void
cli_subject_clear (CliSubject *self)
{
  cover_problem_free (self->left);
  cover_links_free (self->links);
  free (self->givens);
  sudoku_cover_free (self->cover);
  board_free (self->own);
  format_puzzle_clear (&self->puzzle);
}
