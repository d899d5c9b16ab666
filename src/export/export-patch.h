/* export-patch.h - the pixels of some rectangles of a picture, for a thread that has the rest of it; for this room. */
#ifndef EXPORT_PATCH_H
#define EXPORT_PATCH_H

#include "base-status.h"
#include "export-boxes.h"

#include <stddef.h>
#include <stdint.h>

#define EXPORT_PATCH_BOXES 12

/* All 0 is an empty one. */
typedef struct
{
  ExportBox       boxes[EXPORT_PATCH_BOXES];
  unsigned        n_boxes;
  const uint32_t *pixels; /* box by box, row by row */
  uint32_t       *own;    /* where they were copied to */
  size_t          capacity;
} ExportPatch;

/* In place of what it had.  The picture is `width` to the row.  BASE_NO_MEMORY. */
BaseStatus export_patch_take (ExportPatch     *self,
                              const uint32_t  *pixels,
                              int              width,
                              const ExportBox *boxes,
                              unsigned         n_boxes);

/* The same of a whole picture, which is not copied but stays as it is for as long as the patch is used. */
void export_patch_borrow (ExportPatch *self, const uint32_t *pixels, int width, int height);

void export_patch_clear (ExportPatch *self);

#endif
