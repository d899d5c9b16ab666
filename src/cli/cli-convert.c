/* convert: puzzles in another format.
 *
 * What the format cannot hold, of a puzzle or at all, is said at the first puzzle that it is true of, and counted at
 * the end. */
#include "cli-signals.h"
#include "cli-stream.h"
#include "sudoku-cover.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <string.h>

#define N_LOSSES   FORMATS_N_LOSSES
#define ONE_A_FILE N_ ("skipped: this format holds one puzzle per file")

typedef struct
{
  const Format *to;
  bool follows; /* something has been written */
  uint64_t lost[N_LOSSES];
  uint64_t left_out; /* because another puzzle was written before */
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
      if (self->lost[bit]++ == 0)
        cli_task_note (task, base_text_string (&text));
    }
  base_text_clear (&text);
}

/* Whether each line is a puzzle. */
static bool
has_lines (const Format *format)
{
  return strcmp (format->id, "line") == 0 || strcmp (format->id, "sdm") == 0
         || strcmp (format->id, "sukaku") == 0;
}

/* Where each line is a puzzle, one that could not be read or written leaves a line that says so; other formats
 * would not be what they are any more. */
static void
leave_out (CliTask *task)
{
  Converting *self = task->data;

  cli_task_worst (task, CLI_BAD);
  if (!has_lines (self->to))
    return;
  if (task->puzzle.before.length > 0)
    formats_write_head (&task->puzzle, NULL, &task->answer);
  cli_task_answer (task, "error");
  self->follows = true;
}

/* What stands behind the last puzzle of a file: comments, if anything. */
static void
convert_end (CliTask *task)
{
  Converting *self = task->data;
  const FormatsWriteOptions how = { .follows = self->follows, .goes_on = true };
  const CliSettings *settings = task->settings;
  const BaseText *before = &task->puzzle.before;

  if (task->puzzle.layout.head > 0 ? task->puzzle.layout.format == self->to
                                   : before->length > 0 && has_lines (self->to))
    formats_write_head (&task->puzzle, &how, &task->answer);
  else if (task->puzzle.layout.head > 0
           || (before->length > 0 && memchr (before->bytes, '#', before->length) != NULL))
    note_losses (task, FORMATS_LOSS_COMMENT);
  if (self->to->tail != NULL && self->follows
      && task->name == settings->files[settings->n_files - 1])
    base_text_add (&task->answer, self->to->tail);
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

/* What is lost is said before what is kept is written. */
static bool
pour (void *data, BaseText *text)
{
  CliTask *task = data;

  (void) text;
  cli_task_tell (task);
  cli_task_pour (task);
  return task->output->error == 0 && !base_stop_asked (cli_stop ());
}

static void
convert_one (CliTask *task, CliWorker *worker)
{
  Converting *self = task->data;
  const FormatsWriteOptions how = { .follows = self->follows,
                                    .goes_on = true,
                                    .pour = task->output != NULL ? pour : NULL,
                                    .pour_data = task };
  BaseStatus status = BASE_OK;
  unsigned losses;

  if (task->at_end)
    {
      convert_end (task);
      return;
    }
  if (task->bad)
    {
      leave_out (task);
      return;
    }
  if (self->follows && self->to->one_a_file)
    {
      if (self->left_out++ == 0)
        cli_task_note (task, _ (ONE_A_FILE));
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

/* What was said once. */
static void
say_again (uint64_t n, const char *what)
{
  BaseText text = BASE_TEXT_EMPTY;

  if (n < 2)
    return;
  words_fill (&text, P_ ("in %1 puzzle: %2", "in %1 puzzles: %2", n),
              WORDS_WITH (WORDS_NUMBER (n), WORDS_TEXT (what)));
  cli_say (&(CliPlace){ 0 }, base_text_string (&text));
  base_text_clear (&text);
}

static void
say_losses (const Converting *self)
{
  BaseText loss = BASE_TEXT_EMPTY;

  for (unsigned bit = 0; bit < N_LOSSES; bit++)
    {
      base_text_reset (&loss);
      add_loss (bit, &loss);
      say_again (self->lost[bit], base_text_string (&loss));
    }
  say_again (self->left_out, _ (ONE_A_FILE));
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
      cli_say (&(CliPlace){ 0 }, _ ("convert: no format given; use --to"));
      return CLI_BAD;
    }
  exit = cli_stream (settings, convert_one, &self);
  say_losses (&self);
  return exit;
}
