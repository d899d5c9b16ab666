/* convert: writes puzzles in another format.
 *
 * A loss, of a puzzle's part or of a whole puzzle, is reported at the first puzzle with it, and
 * counted at the end. */
#include "cli-signals.h"
#include "cli-stream.h"
#include "formats.h"
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

/* Whether the format has one puzzle per line. */
static bool
has_lines (const Format *format)
{
  return strcmp (format->id, "line") == 0 || strcmp (format->id, "sdm") == 0
         || strcmp (format->id, "sukaku") == 0;
}

/* In a format of lines, a puzzle that could not be read or written becomes a line that reports it.
 * Other formats have no place for that. */
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

/* Writes the comments behind the last puzzle of a file. */
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

/* Writes a Sudoku as a cover problem, in a format that has only those. */
static BaseStatus
become_a_cover (FormatsPuzzle *puzzle, CliWorker *worker)
{
  EnginesSolver *solver;
  BaseStatus status = cli_worker_solver (worker, puzzle->sudoku->shape, &solver);

  if (status == BASE_OK)
    status = sudoku_cover_export (engines_solver_cover (solver), puzzle->sudoku, &puzzle->problem);
  if (status == BASE_OK)
    puzzle->kind = FORMATS_COVER;
  return status;
}

/* Reports losses before it writes. */
static bool
write_in_pieces (void *data, BaseText *text)
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
                                    .pour = task->output != NULL ? write_in_pieces : NULL,
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

/* Repeats a report, with its number of puzzles. */
static void
report_total (uint64_t n, const char *what)
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
      report_total (self->lost[bit], base_text_string (&loss));
    }
  report_total (self->left_out, _ (ONE_A_FILE));
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
