/* export: a collection as a book, several puzzles to a page, with their solutions. */
#include "cli-draw.h"
#include "cli-stream.h"
#include "export-book.h"
#include "words-gettext.h"

#include "base-memory.h"
#include "cli-signals.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* A puzzle for which it takes longer has no solution in the book. */
#define MOST_NODES 10000000

typedef struct
{
  const CliSettings *settings;
  ExportBook *book;
  uint8_t *solution;
  size_t n_cells; /* for which there is room in it */
  uint64_t n_puzzles;
  BaseStatus status; /* of the book */
  int error;         /* errno with it */
  CliExit exit;
} Exporting;

/* What printers have. */
static const struct
{
  const char *name;
  double width, height; /* mm */
} papers[] = {
  { "a3", 297, 420 }, { "a4", 210, 297 },         { "a5", 148, 210 },
  { "a6", 105, 148 }, { "letter", 215.9, 279.4 }, { "legal", 215.9, 355.6 },
};

bool
cli_export_set_paper (CliSettings *settings, const char *argument)
{
  for (unsigned i = 0; i < sizeof papers / sizeof *papers; i++)
    if (strcmp (papers[i].name, argument) == 0)
      {
        settings->width = papers[i].width * EXPORT_UNITS_PER_INCH / 25.4;
        settings->height = papers[i].height * EXPORT_UNITS_PER_INCH / 25.4;
        settings->sized = true;
        return true;
      }
  return cli_draw_set_size (settings, argument);
}

bool
cli_export_set_solutions (CliSettings *settings, const char *argument)
{
  for (unsigned i = 0; i < EXPORT_SOLUTIONS; i++)
    if (strcmp (export_solutions_ids[i], argument) == 0)
      {
        settings->solutions = i;
        return true;
      }
  return false;
}

void
cli_export_list_solutions (BaseText *out)
{
  for (unsigned i = 0; i < EXPORT_SOLUTIONS; i++)
    {
      base_text_add (out, i == 0 ? "" : ", ");
      base_text_add (out, export_solutions_ids[i]);
    }
}

ExportBookOptions
cli_export_options (const CliSettings *settings)
{
  ExportBookOptions options = export_book_default ();

  if (settings->sized)
    {
      options.width = settings->width;
      options.height = settings->height;
    }
  if (settings->landscape)
    {
      const double width = options.width;

      options.width = options.height;
      options.height = width;
    }
  if (settings->margin >= 0)
    options.margin = settings->margin;
  if (settings->per_page > 0)
    options.per_page = settings->per_page;
  options.solutions = settings->solutions;
  options.theme = paint_theme (settings->themed ? settings->theme : PAINT_THEME_PRINT);
  options.candidates = settings->candidates;
  options.coordinates = settings->coordinates;
  options.title = settings->title;
  options.footer = settings->footer;
  return options;
}

/* What stands behind the puzzle, or else the last line above it. */
static void
add_name (const FormatsPuzzle *puzzle, BaseText *out)
{
  const BaseText *text = &puzzle->layout.text;
  size_t end = puzzle->layout.head < text->length ? puzzle->layout.head : text->length, start;
  BaseText name = BASE_TEXT_EMPTY;

  if (puzzle->comment.length > 0)
    base_text_add (&name, puzzle->comment.bytes);
  else
    {
      while (end > 0 && strchr ("\r\n \t", text->bytes[end - 1]) != NULL)
        end--;
      for (start = end;
           start > 0 && text->bytes[start - 1] != '\n' && text->bytes[start - 1] != '\r';)
        start--;
      while (start < end && strchr ("# \t", text->bytes[start]) != NULL)
        start++;
      base_text_add_bytes (&name, start < end ? text->bytes + start : "", end - start);
    }
  words_add_harmless (out, base_text_string (&name));
  out->failed |= name.failed;
  base_text_clear (&name);
}

static BaseStatus
solve (Exporting *self, CliTask *task, CliWorker *worker, ExportEntry *entry)
{
  SudokuPuzzle *puzzle = task->puzzle.sudoku;
  const size_t n_cells = sudoku_shape_n_cells (puzzle->shape);
  CoverLimits limits = { .solutions = 1, .nodes = MOST_NODES, .stop = cli_stop () };
  SudokuSolver *solver;
  bool found = false, again = false;
  BaseStatus status = cli_worker_solver (worker, puzzle->shape, &solver);
  void *array = self->solution;

  if (status == BASE_OK)
    status = base_grow (&array, &self->n_cells, n_cells * 2, 1);
  self->solution = array;
  if (status != BASE_OK)
    return status;
  status = sudoku_solver_start (solver, puzzle);
  if (status == BASE_BAD_INPUT)
    return BASE_OK;
  if (status != BASE_OK)
    return status;
  if (sudoku_solver_next (solver, &limits, self->solution, &found) == COVER_RAN_TO_STOP)
    return BASE_STOPPED;
  limits.solutions = 2;
  if (found)
    (void) sudoku_solver_next (solver, &limits, self->solution + n_cells, &again);
  entry->solution = found ? self->solution : NULL;
  entry->several = again;
  return BASE_OK;
}

static void
add_puzzle (Exporting *self, CliTask *task, CliWorker *worker)
{
  char symbols[SUDOKU_MAX_VALUES + 1];
  BaseText name = BASE_TEXT_EMPTY;
  ExportEntry entry = { .puzzle = task->puzzle.sudoku, .number = self->n_puzzles + 1 };

  entry.symbols =
      formats_symbols (&task->puzzle.layout, sudoku_shape_n_values (entry.puzzle->shape), symbols);
  add_name (&task->puzzle, &name);
  entry.name = base_text_string (&name);
  if (self->settings->solutions != EXPORT_SOLUTIONS_NONE)
    self->status = solve (self, task, worker, &entry);
  if (self->status == BASE_OK)
    self->status = export_book_add (self->book, &entry);
  self->error = errno;
  if (self->status == BASE_OK)
    self->n_puzzles++;
  else
    {
      task->interrupted = true;
      cli_task_worst (task, CLI_BAD);
    }
  base_text_clear (&name);
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
      cli_task_note (task, _ ("only Sudokus go into a book: this one is left out"));
      cli_task_worst (task, CLI_BAD);
    }
  else
    add_puzzle (self, task, worker);
}

static BaseStatus
write_book (const ExportSink *sink, void *data)
{
  Exporting *self = data;
  const ExportBookOptions options = cli_export_options (self->settings);
  CliSettings reading = *self->settings;
  BaseStatus status = export_book_new (&options, sink, &self->book);

  if (status != BASE_OK)
    return status;
  reading.output = NULL;
  self->exit = cli_stream (&reading, add_one, self);
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

CliExit
cli_export (const CliSettings *settings)
{
  Exporting self = { .settings = settings };
  const ExportFormat *format;
  CliExit exit;

  if (settings->output == NULL)
    return cli_draw_complain (settings, _ ("where to? name a file with -o"), WORDS_WITH ({ 0 }));
  format = export_format_for_name (settings->output);
  if (strcmp (settings->output, "-") != 0 && (format == NULL || strcmp (format->id, "pdf") != 0))
    return cli_draw_complain (settings, _ ("\"%1\": books are written as .pdf"),
                              WORDS_WITH (WORDS_TEXT (settings->output)));
  exit = cli_draw_to_file (settings->output, write_book, &self);
  if (exit == CLI_BAD && self.status == BASE_OK && self.n_puzzles == 0 && self.exit != CLI_BAD)
    cli_draw_complain (settings, _ ("there is no puzzle: no book is written"), WORDS_WITH ({ 0 }));
  export_book_free (self.book);
  free (self.solution);
  return exit > self.exit ? exit : self.exit;
}
