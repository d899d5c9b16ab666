#include "app-export-book.h"

#include "app-loader.h"
#include "engines-solver.h"
#include "export-entry.h"

#include <errno.h>

/* Time limit for counting pages in one preview, in nanoseconds. */
#define COUNT_LIMIT_NS 300000000

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
begin_reading (Reading *self, GFile *collection, const BaseStop *stop)
{
  g_autoptr (GFileInfo) info = NULL;
  FormatsOptions options = { .stop = stop, .patient = true };

  *self = (Reading){ .name = g_file_get_basename (collection) };
  self->stream = g_file_read (collection, NULL, NULL);
  if (self->stream == NULL)
    return false;
  info = g_file_input_stream_query_info (self->stream, G_FILE_ATTRIBUTE_STANDARD_SIZE, NULL, NULL);
  self->size = info != NULL ? (guint64) g_file_info_get_size (info) : 0;
  return formats_reader_new ((FormatsSource){ app_load_read_stream, self->stream }, &options,
                             &self->reader)
         == BASE_OK;
}

static void
end_reading (Reading *self)
{
  formats_reader_free (self->reader);
  sudoku_solver_free (self->solver);
  g_free (self->name);
  g_clear_object (&self->stream);
}

static void
kept_clear (Kept *self)
{
  format_puzzle_clear (&self->puzzle);
  export_entry_room_clear (&self->room);
}

/* The next Sudoku; what is none, or cannot be read, is left out.  False at the end, and where it
 * failed. */
static bool
read_next_sudoku (Reading *self,
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
    *status = engines_solver_suit (&self->solver, kept->puzzle.sudoku->shape);
  if (*status == BASE_OK)
    *status = export_entry_make (&kept->room, &kept->puzzle, solved ? self->solver : NULL, stop,
                                 out_entry);
  out_entry->number = ++self->n;
  return *status == BASE_OK;
}

/* Some more of the collection is looked through, as far as one page at least. */
static AppExportFault
look_through (AppPrintList *list, uint32_t per_page, const BaseStop *stop, bool *out_done)
{
  const int64_t until = (int64_t) base_now () + COUNT_LIMIT_NS;

  do
    if (!app_print_list_look (list, out_done, NULL))
      return APP_EXPORT_NO_PUZZLE;
  while (!*out_done && !base_stop_asked (stop)
         && (app_print_list_n (list) < per_page || (int64_t) base_now () < until));
  if (base_stop_asked (stop))
    return APP_EXPORT_STOPPED;
  return app_print_list_n (list) > 0 ? APP_EXPORT_GOOD : APP_EXPORT_NO_PUZZLE;
}

static AppExportFault
count_pages (AppPrintList *list,
             const ExportBookOptions *options,
             PaintText *text,
             const BaseStop *stop,
             AppExportPages *pages)
{
  const bool both = options->solutions == EXPORT_SOLUTIONS_BACK;
  bool done = true;
  const AppExportFault fault = look_through (list, options->per_page, stop, &done);
  const uint64_t n = app_print_list_n (list);

  pages->open = !done;
  pages->n = done ? export_book_count_pages (options, text, app_print_list_widths (list), n)
                  : n / options->per_page * (both ? 2 : 1);
  pages->number = CLAMP (pages->number, 1, MAX (pages->n, 1));
  return fault;
}

static BaseStatus
draw_page (AppPrintList *list,
           const ExportBookOptions *options,
           PaintText *text,
           uint64_t number,
           const BaseStop *stop,
           cairo_t *cr,
           double *out_digits)
{
  const ExportBookPage page = export_book_page (options, text, app_print_list_widths (list),
                                                app_print_list_n (list), number);
  const bool solved = page.solutions || options->solutions == EXPORT_SOLUTIONS_FOOT;
  const ExportEntry *entries;
  uint32_t n;

  /* Paper is white where nothing is printed. */
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  entries = app_print_list_get (list, page.from, page.n, solved, stop, &n);
  *out_digits = page.solutions ? export_book_draw_solutions (cr, options, text, entries, n, number)
                               : export_book_draw_puzzles (cr, options, text, entries, n, number);
  return base_stop_asked (stop) ? BASE_STOPPED : paint_text_status (text);
}

/* `cr`: NULL, where it is only counted. */
static AppExportFault
preview_book (AppPrintList *list,
              const ExportChoices *choices,
              const BaseStop *stop,
              cairo_t *cr,
              AppExportPages *pages,
              double *out_digits)
{
  const ExportBookOptions options = export_choices_book (choices);
  PaintText *text = paint_text_new (options.family);
  AppExportFault fault = APP_EXPORT_NO_COLLECTION;

  if (text == NULL)
    return app_export_fault_of (BASE_NO_MEMORY, APP_EXPORT_NO_PUZZLE);
  if (list != NULL)
    fault = count_pages (list, &options, text, stop, pages);
  if (fault == APP_EXPORT_GOOD && cr != NULL)
    fault =
        app_export_fault_of (draw_page (list, &options, text, pages->number, stop, cr, out_digits),
                             APP_EXPORT_NO_PUZZLE);
  paint_text_free (text);
  return fault;
}

AppExportFault
app_export_book_count (AppPrintList *list,
                       const ExportChoices *choices,
                       const BaseStop *stop,
                       AppExportPages *pages)
{
  return preview_book (list, choices, stop, NULL, pages, NULL);
}

AppExportFault
app_export_book_draw (AppPrintList *list,
                      const ExportChoices *choices,
                      const BaseStop *stop,
                      cairo_t *cr,
                      AppExportPages *pages,
                      double *out_digits)
{
  return preview_book (list, choices, stop, cr, pages, out_digits);
}

static BaseStatus
add_book_puzzles (Reading *reading,
                  ExportBook *book,
                  const ExportBookOptions *options,
                  JobProgress *progress)
{
  const bool solved = options->solutions != EXPORT_SOLUTIONS_NONE;
  BaseStatus status = BASE_OK;
  Kept kept = { 0 };
  ExportEntry entry;

  while (status == BASE_OK
         && read_next_sudoku (reading, solved, &progress->stop, &kept, &entry, &status))
    {
      status = base_stop_asked (&progress->stop) ? BASE_STOPPED : export_book_add (book, &entry);
      if (reading->size > 0)
        job_progress_set_share (progress,
                                MIN ((double) kept.puzzle.end_offset / (double) reading->size, 1));
    }
  if (status == BASE_OK)
    status = reading->n > 0 ? export_book_finish (book) : BASE_BAD_INPUT;
  kept_clear (&kept);
  return status;
}

AppExportFault
app_export_book_write (GFile *collection,
                       const ExportChoices *choices,
                       const ExportSink *sink,
                       JobProgress *progress,
                       guint64 *out_n)
{
  const ExportBookOptions options = export_choices_book (choices);
  ExportBook *book = NULL;
  Reading reading;
  BaseStatus status;
  int error;

  if (collection == NULL)
    return APP_EXPORT_NO_COLLECTION;
  if (!begin_reading (&reading, collection, &progress->stop))
    {
      end_reading (&reading);
      return APP_EXPORT_NO_PUZZLE;
    }
  status = export_book_new (&options, sink, &book);
  if (status == BASE_OK)
    status = add_book_puzzles (&reading, book, &options, progress);
  error = errno;
  *out_n = reading.n;
  export_book_free (book);
  end_reading (&reading);
  errno = error;
  return app_export_fault_of (status, APP_EXPORT_NO_PUZZLE);
}
