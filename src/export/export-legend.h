/* export-legend.h - what the signs of a picture mean: for the window, and below an exported picture.
 *
 * One table has all signs.  Each is a part of a real picture of a small problem at a moment that
 * shows it: so a sign in the legend is drawn by the same code as in the picture. */
#ifndef EXPORT_LEGEND_H
#define EXPORT_LEGEND_H

#include "export-picture.h"

typedef struct ExportLegend ExportLegend;

/* The signs of that picture; of EXPORT_STEP those of both.  NULL when out of memory. */
ExportLegend *export_legend_new  (ExportWhat what);
void          export_legend_free (ExportLegend *self); /* accepts NULL */

unsigned    export_legend_n_signs (const ExportLegend *self);
const char *export_legend_words   (const ExportLegend *self, unsigned sign); /* translated */

/* The height that it needs, and the drawing in that width and height.  BASE_NO_MEMORY. */
double     export_legend_height (ExportLegend *self, double width, const ExportLook *look);
BaseStatus export_legend_draw   (ExportLegend     *self,
                                 cairo_t          *cr,
                                 PaintRect         where,
                                 const ExportLook *look);

/* Whether the part that a sign shows is in its picture. */
bool export_legend_has_sign (ExportLegend *self, unsigned sign, const ExportLook *look);

#endif
