/* export-head.h - what stands above and below on every page of paper: a title; a footer, the name of a file and the
 * number of the page.  For this room. */
#ifndef EXPORT_HEAD_H
#define EXPORT_HEAD_H

#include "export-book.h"

/* What is left of the paper between them and its margins: the same for every page. */
PaintRect export_head_room (const ExportBookOptions *options, PaintText *text);

/* `file` may be NULL; page 0 has no number. */
void export_head_draw (cairo_t                 *cr,
                       const ExportBookOptions *options,
                       PaintText               *text,
                       const char              *file,
                       uint64_t                 number);

#endif
