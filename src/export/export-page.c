/* A page: the ground, a title above, a footer below, and the picture between them. */
#include "export-private.h"

#include "export-lines.h"

#include <math.h>

static double
least_side (const ExportPage *page)
{
  return fmin (page->width, page->height);
}

static double
margin_of (const ExportSheet *sheet)
{
  const ExportPage *page = sheet->page;
  const bool at_rest = export_kinds[export_picture_subject (sheet->picture)->what].at_rest;

  if (page->margin >= 0)
    return floor (fmin (page->margin, least_side (page) / 2.5) * page->scale) / page->scale;
  return at_rest ? floor (least_side (page) / 40 * page->scale) / page->scale : 0;
}

PaintFont
export_page_title_font (const ExportSheet *sheet)
{
  return (PaintFont){ .size = fmax (8, least_side (sheet->page) / 24), .bold = true };
}

PaintFont
export_page_footer_font (const ExportSheet *sheet)
{
  return (PaintFont){ .size = fmax (6, least_side (sheet->page) / 36) };
}

PaintRect
export_page_lines_room (const ExportSheet *sheet)
{
  const double margin = margin_of (sheet), air = fmax (margin, least_side (sheet->page) / 40);

  return (PaintRect){ air, margin, sheet->page->width - 2 * air, sheet->page->height - 2 * margin };
}

static double
height_of (const ExportSheet *sheet, const char *text, PaintFont font, unsigned lines)
{
  const PaintRect room = export_page_lines_room (sheet);
  const double scale = sheet->page->scale;

  if (lines > 0)
    return ceil ((lines * EXPORT_LINE_HEIGHT + 0.5) * font.size * scale) / scale;
  if (text == NULL || *text == '\0')
    return 0;
  return ceil ((export_lines_height (sheet->look.text, text, font, room.width, scale)
                + font.size * 0.5)
               * scale)
         / scale;
}

PaintRect
export_page_room (const ExportSheet *sheet)
{
  const ExportPage *page = sheet->page;
  const double margin = margin_of (sheet);
  const double above = height_of (sheet, page->title, export_page_title_font (sheet), 0);
  const double below =
      height_of (sheet, page->footer, export_page_footer_font (sheet), page->footer_lines);
  const double top = margin + above, height = page->height - 2 * margin - above - below;

  return (PaintRect){ margin, top, page->width - 2 * margin, fmax (height, 1) };
}

static void
draw_lines (const ExportSheet *sheet,
            cairo_t *cr,
            const char *text,
            PaintFont font,
            double top,
            bool steady)
{
  PaintRect room = export_page_lines_room (sheet);

  if (text == NULL || *text == '\0')
    return;
  room.y = top + font.size * 0.25;
  paint_set_source (cr, sheet->theme.inks[PAINT_INK_GIVEN]);
  export_lines_draw (cr, sheet->look.text, text, font, room, sheet->page->scale, steady);
}

BaseStatus
export_page_draw (const ExportSheet *sheet, cairo_t *cr)
{
  const ExportPage *page = sheet->page;
  const PaintRect room = export_page_room (sheet);
  BaseStatus status;

  if (!page->transparent)
    {
      paint_set_source (cr, sheet->theme.ground);
      cairo_paint (cr);
    }
  draw_lines (sheet, cr, page->title, export_page_title_font (sheet), margin_of (sheet), false);
  status = export_picture_draw (sheet->picture, cr, room, &sheet->look);
  draw_lines (sheet, cr, page->footer, export_page_footer_font (sheet), room.y + room.height,
              page->footer_lines > 0);
  if (status == BASE_OK)
    status = paint_text_status (sheet->look.text);
  return status;
}
