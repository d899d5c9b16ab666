/* export: a collection as a book, several puzzles to a page, with their solutions. */
#include "cli-draw.h"
#include "cli-stream.h"
#include "export-entry.h"
#include "words-gettext.h"

#include "base-memory.h"
#include "cli-signals.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef struct
{
  const CliSettings *settings;
  ExportBook *book;
  ExportEntryRoom room;
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

/* Words with commas between them, or "none". */
bool
cli_export_set_captions (CliSettings *settings, const char *argument)
{
  unsigned captions = 0;

  for (const char *word = argument; strcmp (argument, "none") != 0; word += strcspn (word, ",") + 1)
    {
      const size_t length = strcspn (word, ",");
      unsigned i = 0;

      while (i < EXPORT_CAPTIONS
             && (strlen (export_caption_ids[i]) != length
                 || strncmp (export_caption_ids[i], word, length) != 0))
        i++;
      if (i == EXPORT_CAPTIONS)
        return false;
      captions |= 1u << i;
      if (word[length] == '\0')
        break;
    }
  settings->captions = captions;
  return true;
}

void
cli_export_list_captions (BaseText *out)
{
  base_text_add (out, "none");
  for (unsigned i = 0; i < EXPORT_CAPTIONS; i++)
    {
      base_text_add (out, ", ");
      base_text_add (out, export_caption_ids[i]);
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
  options.captions = settings->captions;
  options.theme = paint_theme (settings->themed ? settings->theme : PAINT_THEME_PRINT);
  options.candidates = settings->candidates;
  options.coordinates = settings->coordinates;
  options.title = settings->title;
  options.footer = settings->footer;
  return options;
}

static void
add_puzzle (Exporting *self, CliTask *task, CliWorker *worker)
{
  SudokuSolver *solver = NULL;
  ExportEntry entry;

  self->room.path = task->name;
  if (self->settings->solutions != EXPORT_SOLUTIONS_NONE)
    self->status = cli_worker_solver (worker, task->puzzle.sudoku->shape, &solver);
  if (self->status == BASE_OK)
    self->status = export_entry_make (&self->room, &task->puzzle, solver, cli_stop (), &entry);
  entry.number = self->n_puzzles + 1;
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
  export_entry_room_clear (&self.room);
  return exit > self.exit ? exit : self.exit;
}
