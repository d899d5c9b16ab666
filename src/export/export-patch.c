#include "export-patch.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

static size_t
count_pixels (const ExportBox *boxes, unsigned n_boxes)
{
  size_t n = 0;

  for (unsigned i = 0; i < n_boxes; i++)
    n += (size_t) (boxes[i].right - boxes[i].left) * (size_t) (boxes[i].bottom - boxes[i].top);
  return n;
}

BaseStatus
export_patch_take (ExportPatch *self,
                   const uint32_t *pixels,
                   int width,
                   const ExportBox *boxes,
                   unsigned n_boxes)
{
  const size_t n = count_pixels (boxes, n_boxes);
  uint32_t *to;

  self->n_boxes = 0;
  if (n > self->capacity)
    {
      free (self->own);
      self->own = base_new (uint32_t, n);
      self->capacity = self->own != NULL ? n : 0;
      if (self->own == NULL)
        return BASE_NO_MEMORY;
    }
  self->pixels = to = self->own;
  for (unsigned i = 0; i < n_boxes; i++)
    for (int y = boxes[i].top; y < boxes[i].bottom; y++)
      {
        const size_t length = (size_t) (boxes[i].right - boxes[i].left);

        memcpy (to, pixels + (size_t) y * (size_t) width + boxes[i].left, length * sizeof *to);
        to += length;
      }
  memcpy (self->boxes, boxes, n_boxes * sizeof *boxes);
  self->n_boxes = n_boxes;
  return BASE_OK;
}

void
export_patch_borrow (ExportPatch *self, const uint32_t *pixels, int width, int height)
{
  self->boxes[0] = (ExportBox){ 0, 0, width, height };
  self->n_boxes = 1;
  self->pixels = pixels;
}

void
export_patch_clear (ExportPatch *self)
{
  free (self->own);
  *self = (ExportPatch){ .n_boxes = 0 };
}
