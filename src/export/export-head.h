/* export-head.h - the lines above and below the content of every page of paper: a title; a footer,
 * the name of a file and the page number.  For this room. */
#ifndef EXPORT_HEAD_H
#define EXPORT_HEAD_H

#include "export-book.h"

/* Returns the paper left between them and its margins: the same for every page. */
PaintRect export_head_room (const ExportBookOptions *options, PaintText *text);

/* `file` may be NULL; page 0 has no number. */
void export_head_draw (cairo_t                 *cr,
                       const ExportBookOptions *options,
                       PaintText               *text,
                       const char              *file,
                       uint64_t                 number);

#endif
