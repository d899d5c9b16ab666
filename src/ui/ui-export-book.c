#include "ui-export-book.h"

#include "export-entry.h"
#include "ui-load.h"

#include <errno.h>

/* A puzzle that was read, and what its entry points at. */
typedef struct
{
  FormatsPuzzle puzzle;
  ExportEntryRoom room;
} Kept;

/* The puzzles of the file, one after the other, and the solver of the shape that was last. */
typedef struct
{
  GFileInputStream *stream;
  FormatsReader *reader;
  guint64 size;
  SudokuSolver *solver;
  char *name; /* of the file */
  guint64 n;
} Reading;

static bool
begin (Reading *self, GFile *collection, const BaseStop *stop)
{
  g_autoptr (GFileInfo) info = NULL;
  FormatsOptions options = { .stop = stop, .patient = true };

  *self = (Reading){ .name = g_file_get_basename (collection) };
  self->stream = g_file_read (collection, NULL, NULL);
  if (self->stream == NULL)
    return false;
  info = g_file_input_stream_query_info (self->stream, G_FILE_ATTRIBUTE_STANDARD_SIZE, NULL, NULL);
  self->size = info != NULL ? (guint64) g_file_info_get_size (info) : 0;
  return formats_reader_new ((FormatsSource){ ui_load_read_stream, self->stream }, &options,
                             &self->reader)
         == BASE_OK;
}

static void
end (Reading *self)
{
  formats_reader_free (self->reader);
  sudoku_solver_free (self->solver);
  g_free (self->name);
  g_clear_object (&self->stream);
}

static void
kept_clear (Kept *self)
{
  formats_puzzle_clear (&self->puzzle);
  export_entry_room_clear (&self->room);
}

/* The next Sudoku; what is none, or cannot be read, is left out.  False at the end, and where it failed. */
static bool
next (Reading *self,
      bool solved,
      const BaseStop *stop,
      Kept *kept,
      ExportEntry *out_entry,
      BaseStatus *status)
{
  FormatsIssue issue;
  FormatsOutcome outcome;

  kept->room.path = self->name;
  do
    {
      outcome = formats_reader_next (self->reader, &kept->puzzle, &issue);
      if (outcome == FORMATS_FAILED)
        *status = formats_reader_status (self->reader);
      if (outcome == FORMATS_FAILED || outcome == FORMATS_END)
        return false;
    }
  while (outcome != FORMATS_PUZZLE || kept->puzzle.kind != FORMATS_SUDOKU);
  if (solved)
    *status = sudoku_solver_suit (&self->solver, kept->puzzle.sudoku->shape);
  if (*status == BASE_OK)
    *status = export_entry_make (&kept->room, &kept->puzzle, solved ? self->solver : NULL, stop,
                                 out_entry);
  out_entry->number = ++self->n;
  return *status == BASE_OK;
}

/* A page is a book to which nothing is added when it is full; its bytes are for nobody. */
typedef struct
{
  Kept kept[EXPORT_MOST_A_PAGE];
  ExportEntry entries[EXPORT_MOST_A_PAGE];
  uint32_t n;
} Page;

static void
page_free (Page *self)
{
  for (uint32_t i = 0; i < EXPORT_MOST_A_PAGE; i++)
    kept_clear (&self->kept[i]);
  g_free (self);
}

static BaseStatus
draw (const Page *page, const ExportBookOptions *options, cairo_t *cr)
{
  PaintText *text = paint_text_new (options->family);
  BaseStatus status = BASE_NO_MEMORY;

  if (text != NULL)
    {
      /* Paper is white where nothing is printed. */
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      export_book_draw_puzzles (cr, options, text, page->entries, page->n, 1);
      status = paint_text_status (text);
    }
  paint_text_free (text);
  return status;
}

UiExportFault
ui_export_book_draw (GFile *collection,
                     const ExportChoices *choices,
                     const BaseStop *stop,
                     cairo_t *cr)
{
  const ExportBookOptions options = export_choices_book (choices);
  const bool solved = options.solutions == EXPORT_SOLUTIONS_FOOT;
  BaseStatus status = BASE_OK;
  Page *page;
  Reading reading;

  if (collection == NULL)
    return UI_EXPORT_NO_COLLECTION;
  if (!begin (&reading, collection, stop))
    {
      end (&reading);
      return UI_EXPORT_NO_PUZZLE;
    }
  page = g_new0 (Page, 1);
  while (page->n < options.per_page
         && next (&reading, solved, stop, &page->kept[page->n], &page->entries[page->n], &status))
    page->n++;
  if (status == BASE_OK && page->n == 0)
    status = BASE_BAD_INPUT;
  if (status == BASE_OK)
    status = draw (page, &options, cr);
  page_free (page);
  end (&reading);
  return ui_export_fault_of (status, UI_EXPORT_NO_PUZZLE);
}

static BaseStatus
add_all (Reading *reading,
         ExportBook *book,
         const ExportBookOptions *options,
         UiExportProgress *progress)
{
  const bool solved = options->solutions != EXPORT_SOLUTIONS_NONE;
  BaseStatus status = BASE_OK;
  Kept kept = { 0 };
  ExportEntry entry;

  while (status == BASE_OK && next (reading, solved, &progress->stop, &kept, &entry, &status))
    {
      status = base_stop_asked (&progress->stop) ? BASE_STOPPED : export_book_add (book, &entry);
      if (reading->size > 0)
        g_atomic_int_set (&progress->share,
                          (gint) (MIN (kept.puzzle.end_offset * 1000 / reading->size, 1000)));
    }
  if (status == BASE_OK)
    status = reading->n > 0 ? export_book_finish (book) : BASE_BAD_INPUT;
  kept_clear (&kept);
  return status;
}

UiExportFault
ui_export_book_write (GFile *collection,
                      const ExportChoices *choices,
                      const ExportSink *sink,
                      UiExportProgress *progress,
                      guint64 *out_n)
{
  const ExportBookOptions options = export_choices_book (choices);
  ExportBook *book = NULL;
  Reading reading;
  BaseStatus status;
  int error;

  if (collection == NULL)
    return UI_EXPORT_NO_COLLECTION;
  if (!begin (&reading, collection, &progress->stop))
    {
      end (&reading);
      return UI_EXPORT_NO_PUZZLE;
    }
  status = export_book_new (&options, sink, &book);
  if (status == BASE_OK)
    status = add_all (&reading, book, &options, progress);
  error = errno;
  *out_n = reading.n;
  export_book_free (book);
  end (&reading);
  errno = error;
  return ui_export_fault_of (status, UI_EXPORT_NO_PUZZLE);
}
