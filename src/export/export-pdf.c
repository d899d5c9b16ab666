/* PDF of one page.  Cairo would write the time of creation; all documents get the same date
 * instead. */
#include "export-private.h"

#include "words-gettext.h"

#include <cairo-pdf.h>

#define POINTS (72.0 / EXPORT_UNITS_PER_INCH)

void
export_pdf_say (cairo_surface_t *surface, const char *title, const char *subject)
{
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Quadrille");
  if (title != NULL)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  if (subject != NULL)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_SUBJECT, subject);
}

BaseStatus
export_write_pdf (const ExportSheet *sheet, const ExportSink *sink)
{
  const ExportPage *page = sheet->page;
  const ExportKind kind = export_kind (export_picture_content (sheet->picture)->what);
  ExportStream stream = { .sink = *sink };
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (
      export_stream_write, &stream, page->width * POINTS, page->height * POINTS);
  cairo_t *cr = cairo_create (surface);
  BaseText about = BASE_TEXT_EMPTY;
  BaseStatus status;

  export_picture_describe (sheet->picture, &about);
  export_pdf_say (surface, page->title != NULL ? page->title : _ (kind.name),
                  base_text_string (&about));
  base_text_clear (&about);
  cairo_scale (cr, POINTS, POINTS);
  status = export_page_draw (sheet, cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == BASE_OK)
    status = export_stream_status (&stream, cairo_surface_status (surface));
  cairo_surface_destroy (surface);
  return status;
}
