/* ui-export-book.h - the collection as a book: read from its file, puzzle by puzzle, as it is drawn. */
#ifndef UI_EXPORT_BOOK_H
#define UI_EXPORT_BOOK_H

#include "ui-export-job.h"

G_BEGIN_DECLS

/* Counts for a moment longer: as many pages as are known by then, and the one of that number among them. */
UiExportFault ui_export_book_count (UiPrintList *list,
                                    const ExportChoices *choices,
                                    const BaseStop *stop,
                                    UiExportPages *pages);

/* And draws that one, on a cairo_t whose units are ours; the size of its smallest digits, in points, goes to
 * `out_digits`. */
UiExportFault ui_export_book_draw (UiPrintList *list,
                                   const ExportChoices *choices,
                                   const BaseStop *stop,
                                   cairo_t *cr,
                                   UiExportPages *pages,
                                   double *out_digits);

/* All of it; how many puzzles it has goes to `out_n`. */
UiExportFault ui_export_book_write (GFile *collection,
                                    const ExportChoices *choices,
                                    const ExportSink *sink,
                                    UiExportProgress *progress,
                                    guint64 *out_n);

G_END_DECLS

#endif
