#include "app-export-book.h"

#include <errno.h>

/* Time limit for counting pages in one preview, in nanoseconds. */
#define COUNT_LIMIT_NS 300000000

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

/* A book that is being written. */
typedef struct
{
  ExportBook *book;
  JobProgress *progress;
  guint64 n;
} Writing;

static BaseStatus
add_book_entry (gpointer data, const ExportEntry *entry, double share)
{
  Writing *self = data;
  const BaseStatus status = export_book_add (self->book, entry);

  self->n = entry->number;
  job_progress_set_share (self->progress, share);
  return status;
}

AppExportFault
app_export_book_write (AppPrintList *list,
                       const ExportChoices *choices,
                       const ExportSink *sink,
                       JobProgress *progress,
                       guint64 *out_n)
{
  const ExportBookOptions options = export_choices_book (choices);
  Writing writing = { .progress = progress };
  BaseStatus status;
  int error;

  if (list == NULL)
    return APP_EXPORT_NO_COLLECTION;
  status = export_book_new (&options, sink, &writing.book);
  if (status == BASE_OK)
    status = app_print_list_each (list, options.solutions != EXPORT_SOLUTIONS_NONE, &progress->stop,
                                  add_book_entry, &writing);
  if (status == BASE_OK)
    status = writing.n > 0 ? export_book_finish (writing.book) : BASE_BAD_INPUT;
  error = errno;
  *out_n = writing.n;
  export_book_free (writing.book);
  errno = error;
  return app_export_fault_of (status, APP_EXPORT_NO_PUZZLE);
}
