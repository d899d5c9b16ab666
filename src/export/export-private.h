/* export-private.h - declarations shared by the files of this room. */
#ifndef EXPORT_PRIVATE_H
#define EXPORT_PRIVATE_H

#include "export-format.h"
#include "export-grid.h"
#include "export-legend.h"

/* A page being written: the arguments of every writer. */
typedef struct
{
  ExportPicture    *picture;
  const ExportPage *page;
  ExportLook        look;
  PaintTheme        theme; /* the page's, transparent if that is chosen */
  ExportLegend     *legend; /* NULL: none */
} ExportSheet;

/* Must be ended, also after a failure.  Borrows the page.  BASE_NO_MEMORY. */
BaseStatus export_sheet_begin (ExportSheet      *out_sheet,
                               ExportPicture    *picture,
                               const ExportPage *page);
void       export_sheet_end (ExportSheet *self);

/* Whether it is a picture of the dance that can find the parts in which its frames differ. */
bool export_picture_knows_parts (const ExportPicture *self);

/* The picture of the dance, with the settings for drawing it there.  BASE_NO_MEMORY. */
BaseStatus export_picture_set_up (ExportPicture    *self,
                                  PaintRect         where,
                                  const ExportLook *look,
                                  PaintPicture    **out_picture);

/* Finds where the picture at the player's moment differs from the moment of the last call, as
 * places on the page. */
BaseStatus export_picture_find_parts (ExportPicture    *self,
                                      PaintRect         where,
                                      const ExportLook *look,
                                      PaintParts       *out_parts);

/* Draws the whole page, `page->width` by `page->height` units, at the origin. */
BaseStatus export_page_draw (const ExportSheet *sheet, cairo_t *cr);

/* The page between its margins, for lines, which always keep some space at the sides; and the room
 * for the picture between the lines above and below. */
PaintRect export_page_lines_room (const ExportSheet *sheet);
PaintRect export_page_room (const ExportSheet *sheet);

/* The place of the sentence, from side to side. */
PaintRect export_page_sentence_room (const ExportSheet *sheet);

/* In units. */
PaintFont export_page_title_font (const ExportSheet *sheet);
PaintFont export_page_footer_font (const ExportSheet *sheet);

BaseStatus export_write_png (const ExportSheet *sheet, const ExportSink *sink);
BaseStatus export_write_svg (const ExportSheet *sheet, const ExportSink *sink);
BaseStatus export_write_pdf (const ExportSheet *sheet, const ExportSink *sink);
BaseStatus export_write_tex (const ExportSheet *sheet, const ExportSink *sink);
BaseStatus export_write_text (const ExportSheet *sheet, const ExportSink *sink);

/* Writes the document's metadata, with a fixed date.  `title` and `subject` may be NULL. */
void export_pdf_say (cairo_surface_t *surface, const char *title, const char *subject);

/* Fills the cells of a picture at rest: one PaintCell per cell. */
void export_content_fill (const ExportContent *content, PaintCell *cells);

/* Fills the cells of a moment of a search, as far as the board has any: placed values, and with
 * `candidates` the values still possible.  One PaintCell per cell, and the level that placed it:
 * PLAYER_GIVENS, PLAYER_NOBODY for none. */
void export_moment_fill (const ExportContent *content,
                         bool                 candidates,
                         PaintCell           *cells,
                         uint32_t            *levels);

#endif
