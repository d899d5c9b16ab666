/* export-tex-private.h - declarations shared by the files that write TikZ. */
#ifndef EXPORT_TEX_PRIVATE_H
#define EXPORT_TEX_PRIVATE_H

#include "export-private.h"

/* The height of a digit at TeX's own size, 10 pt. */
#define EXPORT_TEX_DIGIT_MM 2.27

#define EXPORT_TEX_MM_PER_UNIT (25.4 / EXPORT_UNITS_PER_INCH)

/* Writes a board at rest in units of cells, with styles that a reader can change. */
BaseStatus export_tex_add_grid (const ExportSheet *sheet, BaseText *out);

/* Writes any painter's drawing, in units of the page. */
BaseStatus export_tex_add_painted (const ExportSheet *sheet, BaseText *out);

/* Adds the path that a cairo_t would fill or stroke, in units of the page whatever its matrix: "
 * (1,2) -- (3,4) -- cycle". A rectangle along the axes is written as one. */
void export_tex_add_path (cairo_t *cr, BaseText *out);

/* (1.5,-2) */
void export_tex_add_place (BaseText *out, double x, double y);
void export_tex_add_number (BaseText *out, double number);

/* \definecolor{NAME}{HTML}{RRGGBB}; its alpha is not written. */
void export_tex_add_colour (BaseText *out, const char *name, PaintColour colour);

/* Adds text with TeX's special characters escaped; and whether that is possible: without other
 * fonts TeX has few letters, whatever the engine. */
void export_tex_add_words (BaseText *out, const char *text);
bool export_tex_knows (const char *text);

#endif
