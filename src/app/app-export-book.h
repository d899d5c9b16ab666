/* app-export-book.h - the collection as a book: its AppPrintList in pages, or all of it in a file.
 *
 * `list` is NULL where there is no collection. */
#ifndef APP_EXPORT_BOOK_H
#define APP_EXPORT_BOOK_H

#include "app-export-job.h"

G_BEGIN_DECLS

/* Counts for a moment longer: as many pages as are known by then, and the one of that number among
 * them. */
AppExportFault app_export_book_count (AppPrintList *list,
                                    const ExportChoices *choices,
                                    const BaseStop *stop,
                                    AppExportPages *pages);

/* And draws that one, on a cairo_t whose units are ours; the size of its smallest digits, in
 * points, goes to `out_digits`. */
AppExportFault app_export_book_draw (AppPrintList *list,
                                   const ExportChoices *choices,
                                   const BaseStop *stop,
                                   cairo_t *cr,
                                   AppExportPages *pages,
                                   double *out_digits);

/* All of it; how many puzzles it has goes to `out_n`. */
AppExportFault app_export_book_write (AppPrintList *list,
                                    const ExportChoices *choices,
                                    const ExportSink *sink,
                                    JobProgress *progress,
                                    guint64 *out_n);

G_END_DECLS

#endif
