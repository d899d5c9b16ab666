/* export-patch.h - copied rectangles of a picture, for a thread that has the rest of it; for this
 * room. */
#ifndef EXPORT_PATCH_H
#define EXPORT_PATCH_H

#include "base-status.h"
#include "export-boxes.h"

#include <stddef.h>
#include <stdint.h>

#define EXPORT_PATCH_BOXES 13

/* A zeroed one is empty. */
typedef struct
{
  ExportBox       boxes[EXPORT_PATCH_BOXES];
  unsigned        n_boxes;
  const uint32_t *pixels; /* box by box, row by row */
  uint32_t       *own;    /* the copy, where there is one */
  size_t          capacity;
} ExportPatch;

/* Replaces the content by a copy of these rectangles.  The picture has `width` pixels per row.
 * BASE_NO_MEMORY. */
BaseStatus export_patch_take (ExportPatch     *self,
                              const uint32_t  *pixels,
                              int              width,
                              const ExportBox *boxes,
                              unsigned         n_boxes);

/* The same for a whole picture, without a copy: the pixels must not change while the patch is
 * used. */
void export_patch_borrow (ExportPatch *self, const uint32_t *pixels, int width, int height);

void export_patch_clear (ExportPatch *self);

#endif
