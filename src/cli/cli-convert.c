/* convert: puzzles in another format.
 *
 * What the format cannot hold is said at the first puzzle that loses it, and counted at the end. */
#include "cli-stream.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <string.h>

#define N_LOSSES 9

typedef struct
{
  const Format *to;
  bool follows; /* something has been written */
  uint64_t lost[N_LOSSES];
} Converting;

static void
add_loss (unsigned bit, BaseText *out)
{
  words_add_loss ((FormatsLoss) (1u << bit), out);
}

static void
note_losses (CliTask *task, unsigned losses)
{
  Converting *self = task->data;
  BaseText text = BASE_TEXT_EMPTY;

  for (unsigned bit = 0; bit < N_LOSSES; bit++)
    {
      if ((losses & 1u << bit) == 0)
        continue;
      base_text_reset (&text);
      add_loss (bit, &text);
      if ((FORMATS_IMPOSSIBLE & 1u << bit) != 0 || self->lost[bit]++ == 0)
        cli_task_note (task, base_text_string (&text));
    }
  base_text_clear (&text);
}

/* Where each line is a puzzle, one that could not be read or written leaves a line that says so; other formats
 * would not be what they are any more. */
static void
leave_out (CliTask *task)
{
  static const char *const line_formats[] = { "line", "sdm", "sukaku" };
  Converting *self = task->data;

  cli_task_worst (task, CLI_BAD);
  for (size_t i = 0; i < sizeof line_formats / sizeof *line_formats; i++)
    if (strcmp (self->to->id, line_formats[i]) == 0)
      {
        cli_task_answer (task, "error");
        self->follows = true;
      }
}

/* A Sudoku where only cover problems go is written as the one that it is. */
static BaseStatus
become_a_cover (FormatsPuzzle *puzzle, CliWorker *worker)
{
  SudokuSolver *solver;
  BaseStatus status = cli_worker_solver (worker, puzzle->sudoku->shape, &solver);

  if (status == BASE_OK)
    status = sudoku_cover_export (sudoku_solver_cover (solver), puzzle->sudoku, &puzzle->problem);
  if (status == BASE_OK)
    puzzle->kind = FORMATS_COVER;
  return status;
}

static void
convert_one (CliTask *task, CliWorker *worker)
{
  Converting *self = task->data;
  const FormatsWriteOptions how = { .follows = self->follows };
  BaseStatus status = BASE_OK;
  unsigned losses;

  if (task->bad)
    {
      leave_out (task);
      return;
    }
  if (self->follows && self->to->one_a_file)
    {
      cli_task_note (task, _ ("this format holds one puzzle a file: this one is left out"));
      leave_out (task);
      return;
    }
  losses = formats_losses (self->to, &task->puzzle);
  if (task->puzzle.kind == FORMATS_SUDOKU && (losses & FORMATS_IMPOSSIBLE_KIND) != 0)
    {
      status = become_a_cover (&task->puzzle, worker);
      losses = formats_losses (self->to, &task->puzzle);
    }
  if (status != BASE_OK)
    {
      cli_task_fail (task, status);
      return;
    }
  note_losses (task, (losses & FORMATS_IMPOSSIBLE) != 0 ? losses & FORMATS_IMPOSSIBLE : losses);
  if (formats_write (self->to, &task->puzzle, &how, &task->answer) == BASE_BAD_INPUT)
    leave_out (task);
  else
    self->follows = true;
}

static void
say_losses (const Converting *self)
{
  BaseText text = BASE_TEXT_EMPTY, loss = BASE_TEXT_EMPTY;

  for (unsigned bit = 0; bit < N_LOSSES; bit++)
    {
      const uint64_t n = self->lost[bit];

      if (n < 2)
        continue;
      base_text_reset (&text);
      base_text_reset (&loss);
      add_loss (bit, &loss);
      words_fill (&text, P_ ("in %1 puzzle: %2", "in %1 puzzles: %2", n),
                  WORDS_WITH (WORDS_NUMBER (n), WORDS_TEXT (base_text_string (&loss))));
      cli_say (&(CliPlace){ 0 }, base_text_string (&text));
    }
  base_text_clear (&text);
  base_text_clear (&loss);
}

CliExit
cli_convert (const CliSettings *settings)
{
  Converting self = { .to = settings->to };
  CliExit exit;

  if (self.to == NULL && settings->output != NULL)
    self.to = formats_for_file_name (settings->output);
  if (self.to == NULL || !formats_can_write (self.to))
    {
      cli_say (&(CliPlace){ 0 }, _ ("convert: which format? name it with --to"));
      return CLI_BAD;
    }
  exit = cli_stream (settings, convert_one, &self);
  say_losses (&self);
  return exit;
}
