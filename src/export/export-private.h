/* export-private.h - what the files of this room share. */
#ifndef EXPORT_PRIVATE_H
#define EXPORT_PRIVATE_H

#include "export-format.h"
#include "export-grid.h"

/* A page being written: what every writer is told. */
typedef struct
{
  ExportPicture    *picture;
  const ExportPage *page;
  ExportLook        look;
  PaintTheme        theme; /* the page's, with a ground as it is wished */
} ExportSheet;

/* BASE_NO_MEMORY.  To be ended either way; the page is borrowed. */
BaseStatus export_sheet_begin (ExportSheet *out_sheet, ExportPicture *picture, const ExportPage *page);
void       export_sheet_end (ExportSheet *self);

/* Whether it is a picture of the dance that finds the parts in which its frames differ. */
bool export_picture_knows_parts (const ExportPicture *self);

/* The picture of the dance, set up as it is when it is drawn there.  BASE_NO_MEMORY. */
BaseStatus export_picture_set_up (ExportPicture    *self,
                                  PaintRect         where,
                                  const ExportLook *look,
                                  PaintPicture    **out_picture);

/* Where the picture, as the player stands, differs from that which was asked about before; on the page. */
BaseStatus export_picture_find_parts (ExportPicture    *self,
                                      PaintRect         where,
                                      const ExportLook *look,
                                      PaintParts       *out_parts);

/* Draws the whole page, `page->width` by `page->height` units, at the origin. */
BaseStatus export_page_draw (const ExportSheet *sheet, cairo_t *cr);

/* The page between its margins, for lines, which always have some air at the sides; and what is left for the picture
 * between those above and those below. */
PaintRect export_page_lines_room (const ExportSheet *sheet);
PaintRect export_page_room (const ExportSheet *sheet);

/* Where the sentence stands, from one side to the other. */
PaintRect export_page_sentence_room (const ExportSheet *sheet);

/* In units. */
PaintFont export_page_title_font (const ExportSheet *sheet);
PaintFont export_page_footer_font (const ExportSheet *sheet);

BaseStatus export_write_png (const ExportSheet *sheet, const ExportSink *sink);
BaseStatus export_write_svg (const ExportSheet *sheet, const ExportSink *sink);
BaseStatus export_write_pdf (const ExportSheet *sheet, const ExportSink *sink);
BaseStatus export_write_tex (const ExportSheet *sheet, const ExportSink *sink);
BaseStatus export_write_text (const ExportSheet *sheet, const ExportSink *sink);

/* What a document says of itself; nobody's clock is in it.  `title` and `subject` may be NULL. */
void export_pdf_say (cairo_surface_t *surface, const char *title, const char *subject);

/* The cells of a picture at rest: one PaintCell a cell. */
void export_content_fill (const ExportContent *content, PaintCell *cells);

/* The cells of a moment of a search, as far as the board has any: what was placed, and where `candidates`, what is
 * still possible.  One PaintCell a cell, and the level that placed it: PLAYER_GIVENS, PLAYER_NOBODY for none. */
void export_moment_fill (const ExportContent *content, bool candidates, PaintCell *cells, uint32_t *levels);

#endif
