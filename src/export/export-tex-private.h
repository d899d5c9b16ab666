/* export-tex-private.h - what the files that write TikZ share. */
#ifndef EXPORT_TEX_PRIVATE_H
#define EXPORT_TEX_PRIVATE_H

#include "export-private.h"

/* A digit of TeX's own size, 10 pt, is so high. */
#define EXPORT_TEX_DIGIT_MM 2.27

#define EXPORT_TEX_MM_PER_UNIT (25.4 / EXPORT_UNITS_PER_INCH)

/* A board at rest: in cells, with styles that a reader can change.  Nothing is handed to a sink. */
BaseStatus export_tex_add_grid (const ExportSheet *sheet, BaseText *out);

/* Whatever the painters draw: in units of the page. */
BaseStatus export_tex_add_painted (const ExportSheet *sheet, BaseText *out);

/* What a cairo_t would fill or stroke, in the same units of the page whatever its matrix: " (1,2) -- (3,4) -- cycle".
 * Where `axis` is not NULL and the path is one rectangle along the axes, it is written there too. */
void export_tex_add_path (cairo_t *cr, BaseText *out);

/* (1.5,-2) */
void export_tex_add_place (BaseText *out, double x, double y);
void export_tex_add_number (BaseText *out, double number);

/* \definecolor{NAME}{HTML}{RRGGBB}; its alpha is not written. */
void export_tex_add_colour (BaseText *out, const char *name, PaintColour colour);

/* As TeX has to be told; whether it can be: it knows but few letters outside of its fonts, whatever the engine. */
void export_tex_add_words (BaseText *out, const char *text);
bool export_tex_knows (const char *text);

#endif
