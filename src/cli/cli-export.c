/* export: a collection as a book, several puzzles per page, with their solutions. */
#include "cli-draw.h"
#include "cli-progress.h"
#include "cli-stream.h"
#include "export-entry.h"
#include "words-gettext.h"

#include "cli-signals.h"

#include <errno.h>
#include <string.h>

typedef struct
{
  const CliSettings *settings;
  ExportBook *book;
  ExportEntryRoom room;
  SudokuSolutions solutions; /* of the last puzzle */
  uint64_t n_puzzles;
  bool read; /* some input was read */
  CliProgress progress;
  BaseStatus status; /* of the book */
  int error;         /* errno with that status */
  CliExit exit;
} Exporting;

static BaseStatus
solve_entry (Exporting *self, const SudokuPuzzle *puzzle, CliWorker *worker)
{
  const CoverLimits limits = export_entry_limits (cli_stop ());
  EnginesSolver *solver;
  BaseStatus status = cli_worker_solver (worker, puzzle->shape, &solver);

  return status == BASE_OK ? engines_solver_find_any (solver, puzzle, &limits, &self->solutions)
                           : status;
}

static BaseStatus
add_entry (Exporting *self, const CliTask *task, CliWorker *worker)
{
  const bool solved = self->settings->choices.solutions != EXPORT_SOLUTIONS_NONE;
  ExportEntry entry;
  BaseStatus status = BASE_OK;

  self->room.path = task->name;
  if (solved)
    status = solve_entry (self, task->puzzle.sudoku, worker);
  if (status == BASE_OK)
    status =
        export_entry_make (&self->room, &task->puzzle, solved ? &self->solutions : NULL, &entry);
  entry.number = self->n_puzzles + 1;
  return status == BASE_OK ? export_book_add (self->book, &entry) : status;
}

static void
show_progress (Exporting *self)
{
  BaseText text = BASE_TEXT_EMPTY;

  if (!cli_progress_is_due (&self->progress))
    return;
  words_fill (&text, _ ("%1: puzzle %2"),
              WORDS_WITH (WORDS_TEXT (self->settings->output), WORDS_NUMBER (self->n_puzzles)));
  cli_progress_show (&self->progress, base_text_string (&text));
  base_text_clear (&text);
}

static void
add_puzzle (Exporting *self, CliTask *task, CliWorker *worker)
{
  self->status = add_entry (self, task, worker);
  self->error = errno;
  if (self->status == BASE_OK)
    {
      self->n_puzzles++;
      show_progress (self);
    }
  else
    {
      task->interrupted = true;
      cli_task_worst (task, CLI_BAD);
    }
}

static void
add_one (CliTask *task, CliWorker *worker)
{
  Exporting *self = task->data;

  if (task->at_end || self->status != BASE_OK)
    return;
  if (task->bad)
    cli_task_worst (task, CLI_BAD);
  else if (task->puzzle.kind != FORMATS_SUDOKU)
    {
      cli_task_note (task, _ ("skipped: only Sudokus go into a book"));
      cli_task_worst (task, CLI_BAD);
    }
  else
    add_puzzle (self, task, worker);
}

static BaseStatus
write_book (const ExportSink *sink, void *data)
{
  Exporting *self = data;
  const ExportBookOptions options = export_choices_book (&self->settings->choices);
  CliSettings reading = *self->settings;
  BaseStatus status = export_book_new (&options, sink, &self->book);

  if (status != BASE_OK)
    return status;
  reading.output = NULL;
  self->exit = cli_stream (&reading, add_one, self);
  self->read = true;
  cli_progress_end (&self->progress);
  status = self->status;
  if (base_stop_asked (cli_stop ()))
    status = BASE_STOPPED;
  else if (status == BASE_OK && self->n_puzzles > 0)
    status = export_book_finish (self->book);
  else if (status == BASE_OK)
    status = BASE_BAD_INPUT;
  else
    errno = self->error;
  return status == BASE_BAD_INPUT ? BASE_STOPPED : status;
}

/* The digits are written all the same. */
static void
warn_of_small_digits (const Exporting *self)
{
  const double least = export_book_least_digits (self->book);

  if (least > 0 && least < EXPORT_LEAST_DIGITS)
    cli_draw_complain (
        self->settings,
        _ ("some digits are smaller than %1 points: use fewer puzzles per page, or larger paper"),
        WORDS_WITH (WORDS_NUMBER (EXPORT_LEAST_DIGITS)));
}

CliExit
cli_export (const CliSettings *settings)
{
  Exporting self = { .settings = settings, .progress = cli_progress_begin () };
  const ExportFormat *format;
  CliExit exit;

  if (settings->output == NULL)
    return cli_draw_complain (settings, _ ("no output file given; use -o"), WORDS_WITH ({ 0 }));
  format = export_format_for_name (settings->output);
  if (strcmp (settings->output, "-") != 0 && (format == NULL || strcmp (format->id, "pdf") != 0))
    return cli_draw_complain (settings, _ ("\"%1\": books are written as .pdf"),
                              WORDS_WITH (WORDS_TEXT (settings->output)));
  exit = cli_draw_check_paper (settings, export_book_fits);
  if (exit != CLI_GOOD)
    return exit;
  exit = cli_draw_to_file (settings->output, write_book, &self);
  if (exit == CLI_GOOD)
    warn_of_small_digits (&self);
  else if (self.read && self.status == BASE_OK && self.n_puzzles == 0 && self.exit != CLI_BAD)
    cli_draw_complain (settings, _ ("there is no puzzle: no book was written"), WORDS_WITH ({ 0 }));
  export_book_free (self.book);
  export_entry_room_clear (&self.room);
  sudoku_solutions_clear (&self.solutions);
  return exit > self.exit ? exit : self.exit;
}
