/* The picture of a matrix without its image: for drawings that are viewed and printed at any size.
 *
 * Fills replace plotted pixels.  All fills of one colour are one path, because a page of thousands
 * of fills is slow to show, and long as text. */
#include "paint-matrix-private.h"

#include "base-memory.h"

#include <stdlib.h>

#define MOST_OF_A_PATH 512

static int
by_colour (const void *a, const void *b)
{
  const PaintMatrixPatch *one = a, *other = b;

  if (one->pixel != other->pixel)
    return one->pixel < other->pixel ? -1 : 1;
  if (one->box.x != other->box.x)
    return one->box.x < other->box.x ? -1 : 1;
  return (one->box.y > other->box.y) - (one->box.y < other->box.y);
}

static void
set_source (cairo_t *cr, uint32_t pixel)
{
  paint_set_source (cr, pixel << 8 | 0xff);
}

/* Draws the hatching that the plot has: lines along x + y = n. */
static void
hatch_patch (cairo_t *cr, const PaintMatrixPatch *patch)
{
  const PaintBox box = patch->box;
  const int right = box.x + box.width, bottom = box.y + box.height;

  for (int sum = (box.x + box.y) / PAINT_MATRIX_HATCH * PAINT_MATRIX_HATCH + 1;
       sum < right + bottom; sum += PAINT_MATRIX_HATCH)
    {
      const int from = sum - bottom > box.x ? sum - bottom : box.x;
      const int to = sum - box.y < right ? sum - box.y : right;

      if (from >= to)
        continue;
      cairo_move_to (cr, from, sum - from);
      cairo_line_to (cr, to, sum - to);
    }
  set_source (cr, patch->hatch);
  cairo_stroke (cr);
}

static void
fill_patches (cairo_t *cr, PaintMatrixPatch *patches, size_t n)
{
  size_t in_path = 0;

  if (n > 0)
    qsort (patches, n, sizeof *patches, by_colour);
  for (size_t i = 0; i < n; i++)
    {
      const PaintMatrixPatch *patch = &patches[i];

      if (patch->box.width > 0 && patch->box.height > 0)
        cairo_rectangle (cr, patch->box.x, patch->box.y, patch->box.width, patch->box.height);
      if (i + 1 < n && patch[1].pixel == patch->pixel && ++in_path < MOST_OF_A_PATH)
        continue;
      set_source (cr, patch->pixel);
      cairo_fill (cr);
      in_path = 0;
    }
  cairo_set_line_width (cr, 0.7);
  for (size_t i = 0; i < n; i++)
    if (patches[i].hatched)
      hatch_patch (cr, &patches[i]);
}

BaseStatus
paint_matrix_draw_apart (PaintMatrix *self, cairo_t *cr, PaintText *text)
{
  const size_t n = self->n_slots > self->n_bins ? self->n_slots : self->n_bins;
  PaintMatrixPatch *patches = base_new (PaintMatrixPatch, n);

  if (patches == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t i = 0; i < self->n_slots; i++)
    patches[i] = paint_matrix_strip (self, &self->slots[i]);
  fill_patches (cr, patches, self->n_slots);
  for (uint32_t i = 0; i < self->n_slots; i++)
    patches[i] = paint_matrix_bar (self, &self->slots[i]);
  fill_patches (cr, patches, self->n_slots);
  for (uint32_t i = 0; i < self->n_bins; i++)
    patches[i] = paint_matrix_mark (self, &self->bins[i]);
  fill_patches (cr, patches, self->n_bins);
  free (patches);
  paint_matrix_draw_heads (self, cr, text);
  paint_matrix_draw_groups (self, cr, text);
  paint_matrix_draw_row_names (self, cr, text);
  return BASE_OK;
}
