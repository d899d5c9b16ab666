/* A page: the ground, a title above, a footer below, and the picture between them. */
#include "export-private.h"

#include "export-lines.h"

#include <math.h>

static double
least_side (const ExportPage *page)
{
  return fmin (page->width, page->height);
}

double
export_page_most_margin (double width, double height)
{
  return fmin (width, height) / 2.5;
}

static double
margin_of (const ExportSheet *sheet)
{
  const ExportPage *page = sheet->page;
  const bool at_rest = export_kind (export_picture_content (sheet->picture)->what).at_rest;

  if (page->margin >= 0)
    return floor (fmin (page->margin, export_page_most_margin (page->width, page->height))
                  * page->scale)
           / page->scale;
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

/* Sentences are read while pictures move: larger than a footer. */
static PaintFont
sentence_font (const ExportSheet *sheet)
{
  return (PaintFont){ .size = fmax (8, least_side (sheet->page) / 30) };
}

PaintRect
export_page_lines_room (const ExportSheet *sheet)
{
  const double margin = margin_of (sheet), air = fmax (margin, least_side (sheet->page) / 40);

  return (PaintRect){ air, margin, sheet->page->width - 2 * air, sheet->page->height - 2 * margin };
}

static double
page_to_pixels (const ExportSheet *sheet, double units)
{
  return ceil (units * sheet->page->scale) / sheet->page->scale;
}

static double
height_of_sheet_text (const ExportSheet *sheet, const char *text, PaintFont font)
{
  if (text == NULL || *text == '\0')
    return 0;
  return page_to_pixels (sheet, export_lines_height (sheet->look.text, text, font,
                                                     export_page_lines_room (sheet).width,
                                                     sheet->page->scale)
                                    + font.size * 0.5);
}

static double
sentence_height (const ExportSheet *sheet)
{
  const unsigned lines = sheet->page->sentence_lines;

  if (lines == 0)
    return height_of_sheet_text (sheet, sheet->page->sentence, sentence_font (sheet));
  return page_to_pixels (sheet, (lines * EXPORT_LINE_HEIGHT + 0.5) * sentence_font (sheet).size);
}

/* The size of the legend's signs, so that at most this share of the page is theirs; the smallest if
 * none is small enough. */
#define LEGEND_SHARE 0.42

static double
legend_size (const ExportSheet *sheet, double *out_height)
{
  static const double sizes[] = { 1, 0.9, 0.8, 0.7, 0.6, 0.5 };
  const unsigned n = sizeof sizes / sizeof *sizes;
  unsigned i = 0;

  do
    {
      ExportLook look = sheet->look;

      look.scale *= sizes[i];
      *out_height =
          sizes[i] * export_legend_height (sheet->legend, sheet->page->width / sizes[i], &look);
    }
  while (*out_height > LEGEND_SHARE * sheet->page->height && ++i < n);
  return sizes[i < n ? i : n - 1];
}

static double
legend_height (const ExportSheet *sheet)
{
  double height = 0;

  if (sheet->legend != NULL)
    (void) legend_size (sheet, &height);
  return page_to_pixels (sheet, height);
}

static BaseStatus
draw_legend_of_page (const ExportSheet *sheet, cairo_t *cr, double top)
{
  ExportLook look = sheet->look;
  double height, size;
  BaseStatus status;

  if (sheet->legend == NULL)
    return BASE_OK;
  size = legend_size (sheet, &height);
  look.scale *= size;
  cairo_save (cr);
  cairo_translate (cr, 0, top);
  cairo_scale (cr, size, size);
  status = export_legend_draw (
      sheet->legend, cr, (PaintRect){ 0, 0, sheet->page->width / size, height / size }, &look);
  cairo_restore (cr);
  return status;
}

PaintRect
export_page_room (const ExportSheet *sheet)
{
  const ExportPage *page = sheet->page;
  const double margin = margin_of (sheet);
  const double above = height_of_sheet_text (sheet, page->title, export_page_title_font (sheet));
  const double below =
      sentence_height (sheet) + legend_height (sheet)
      + height_of_sheet_text (sheet, page->footer, export_page_footer_font (sheet));
  const double top = margin + above, height = page->height - 2 * margin - above - below;

  return (PaintRect){ margin, top, page->width - 2 * margin, fmax (height, 1) };
}

PaintRect
export_page_sentence_room (const ExportSheet *sheet)
{
  const PaintRect room = export_page_room (sheet);

  return (PaintRect){ 0, room.y + room.height, sheet->page->width, sentence_height (sheet) };
}

static void
draw_sheet_lines (const ExportSheet *sheet,
                  cairo_t *cr,
                  const char *text,
                  PaintFont font,
                  double top,
                  double height,
                  ExportLinesPlace place)
{
  PaintRect room = export_page_lines_room (sheet);

  if (text == NULL || *text == '\0')
    return;
  room.y = top + font.size * 0.25;
  room.height = height;
  paint_set_source (cr, sheet->theme.inks[PAINT_INK_GIVEN]);
  export_lines_draw (cr, sheet->look.text, text, font, room, sheet->page->scale, place);
}

BaseStatus
export_page_draw (const ExportSheet *sheet, cairo_t *cr)
{
  const ExportPage *page = sheet->page;
  const PaintRect all = export_page_lines_room (sheet), room = export_page_room (sheet);
  const PaintFont font = export_page_footer_font (sheet);
  const double below = room.y + room.height, told = sentence_height (sheet);
  const double explained = legend_height (sheet);
  BaseStatus status;

  if (!page->transparent)
    {
      paint_set_source (cr, sheet->theme.ground);
      cairo_paint (cr);
    }
  draw_sheet_lines (sheet, cr, page->title, export_page_title_font (sheet), all.y, all.height,
                    EXPORT_LINES_CENTRED);
  status = export_picture_draw (sheet->picture, cr, room, &sheet->look);
  draw_sheet_lines (sheet, cr, page->sentence, sentence_font (sheet), below, told,
                    EXPORT_LINES_STEADY);
  if (status == BASE_OK)
    status = draw_legend_of_page (sheet, cr, below + told);
  draw_sheet_lines (sheet, cr, page->footer, font, below + told + explained, all.height,
                    EXPORT_LINES_CENTRED);
  if (status == BASE_OK)
    status = paint_text_status (sheet->look.text);
  return status;
}
