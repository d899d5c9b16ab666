#include "paint-reason.h"

#include "base-memory.h"

unsigned
paint_reason_parts_of (const PaintReason *self, uint32_t option)
{
  unsigned parts = 0;

  if (option == COVER_NONE)
    return 0;
  if (base_contains (self->options, self->n_options, option))
    parts |= PAINT_REASON_OPEN;
  if (base_contains (self->struck, self->n_struck, option))
    parts |= PAINT_REASON_STRUCK;
  if (base_contains (self->crossed, self->n_crossed, option))
    parts |= PAINT_REASON_CROSSED;
  if (base_contains (self->forced, self->n_forced, option))
    parts |= PAINT_REASON_FORCED;
  if (option == self->taken)
    parts |= PAINT_REASON_TAKEN;
  if (option == self->placed)
    parts |= PAINT_REASON_PLACED;
  return parts;
}

bool
paint_reason_has_item (const PaintReason *self, uint32_t item)
{
  return base_contains (self->items, self->n_items, item);
}

bool
paint_reason_shows_item (const PaintReason *self, uint32_t item)
{
  for (uint32_t i = 0; i < self->n_links; i++)
    if (self->links[i].item == item)
      return true;
  return paint_reason_has_item (self, item);
}
