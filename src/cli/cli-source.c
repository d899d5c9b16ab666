#include "cli-source.h"

#include "board.h"
#include "cli-input.h"
#include "cli-message.h"
#include "cli-signals.h"
#include "engines-check.h"
#include "sudoku-subject.h"
#include "words-gettext.h"

#include <string.h>

/* Givens that clash leave nothing to search; the verdict has the reason. */
static BaseStatus
say_clash (const CliSource *self, const char *name)
{
  const EnginesCheckOptions options = { .stop = cli_stop () };
  const CliPlace place = { name, self->puzzle.place.line, 1 };
  SudokuShape *shape = self->puzzle.sudoku->shape;
  EnginesSolver *solver = NULL;
  SudokuVerdict verdict;
  BaseText text = BASE_TEXT_EMPTY;
  BaseStatus status = engines_solver_new (shape, NULL, &solver);

  if (status == BASE_OK)
    status = engines_check (solver, self->puzzle.sudoku, &options, &verdict);
  engines_solver_free (solver);
  if (status != BASE_OK)
    return status;
  words_add_verdict (&verdict, shape, self->symbols, &text);
  cli_say (&place, base_text_string (&text));
  base_text_clear (&text);
  sudoku_verdict_clear (&verdict);
  return BASE_OK;
}

CliExit
cli_source_refuse (const CliSource *self, const CliSettings *settings, BaseStatus status)
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

BaseStatus
cli_source_prepare (CliSource *self, bool whole)
{
  SubjectParts parts = { .problem = self->puzzle.problem, .board = self->board };

  if (self->puzzle.kind == FORMATS_SUDOKU)
    return sudoku_subject_new (self->puzzle.sudoku, self->symbols, whole, &self->subject);
  self->puzzle.problem = NULL;
  self->board = NULL;
  return subject_new (&parts, &self->subject);
}

static void
print_warning (void *data, const FormatsIssue *warning)
{
  cli_say_issue (data, warning);
}

/* Reads the puzzle; reports errors, and also a file without any puzzle. */
static FormatsOutcome
read_first (CliSource *self, const CliSettings *settings)
{
  const char *name = settings->files[0];
  FormatsOptions options = {
    .from = settings->from,
    .shape = settings->shape,
    .stop = cli_stop (),
    .warn = print_warning,
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
make_classic (CliSource *self, const CliSettings *settings)
{
  BaseStatus status =
      classics_make (settings->classic, &settings->arguments, &self->puzzle.problem, &self->board);

  if (status != BASE_OK)
    {
      cli_say_status (&(CliPlace){ 0 }, status);
      return false;
    }
  self->puzzle.kind = FORMATS_COVER;
  return true;
}

bool
cli_source_open (const CliSettings *settings, CliSource *out_source, CliExit *out_exit)
{
  CliSource *self = out_source;
  const FormatsPuzzle *puzzle = &self->puzzle;
  FormatsOutcome outcome = FORMATS_PUZZLE;

  *self = (CliSource){ .puzzle = FORMATS_PUZZLE_EMPTY };
  *out_exit = CLI_BAD;
  if (settings->classic == NULL)
    outcome = read_first (self, settings);
  else if (!make_classic (self, settings))
    return false;
  if (outcome == FORMATS_END)
    *out_exit = CLI_GOOD;
  if (outcome == FORMATS_PUZZLE && puzzle->kind == FORMATS_SUDOKU)
    format_symbols (&puzzle->layout, sudoku_shape_n_values (puzzle->sudoku->shape), self->symbols);
  return outcome == FORMATS_PUZZLE;
}

void
cli_source_clear (CliSource *self)
{
  subject_unref (self->subject);
  board_free (self->board);
  format_puzzle_clear (&self->puzzle);
}
