#include "export-palette.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* Slots of a table by colour.  Where more colours are seen than fill half of it, further ones are not counted: they
 * are rare. */
#define SLOTS 65536u

/* So many of the most frequent are taken however near they are to others. */
#define FLAT 16

/* Others lie further apart than this: about every 23rd grey.  Edges of glyphs look the same, and are found again. */
#define APART 2048

typedef struct
{
  uint32_t colour; /* 1 + it: 0 is a free slot */
  uint32_t count;
} Seen;

struct ExportPalette
{
  Seen *seen;
  uint32_t n_seen;
  uint32_t colours[EXPORT_PALETTE_COLOURS];
  uint32_t n_colours;
  uint32_t *asked; /* by slot: 1 + colour that was asked for last */
  uint8_t *answers;
};

ExportPalette *
export_palette_new (void)
{
  ExportPalette *self = base_new_zeroed (ExportPalette, 1);

  if (self == NULL)
    return NULL;
  self->seen = base_new_zeroed (Seen, SLOTS);
  self->asked = base_new_zeroed (uint32_t, SLOTS);
  self->answers = base_new (uint8_t, SLOTS);
  if (self->seen != NULL && self->asked != NULL && self->answers != NULL)
    return self;
  export_palette_free (self);
  return NULL;
}

void
export_palette_free (ExportPalette *self)
{
  if (self == NULL)
    return;
  free (self->seen);
  free (self->asked);
  free (self->answers);
  free (self);
}

static uint32_t
slot_of (uint32_t colour)
{
  return (colour * 2654435761u) >> 16;
}

static void
count (ExportPalette *self, uint32_t colour, uint32_t n)
{
  uint32_t slot = slot_of (colour);

  while (self->seen[slot].colour != 0 && self->seen[slot].colour != colour + 1)
    slot = (slot + 1) % SLOTS;
  if (self->seen[slot].colour == 0)
    {
      if (self->n_seen >= SLOTS / 2)
        return;
      self->n_seen++;
      self->seen[slot].colour = colour + 1;
    }
  self->seen[slot].count += n;
}

BaseStatus
export_palette_see (ExportPalette *self, const uint32_t *pixels, size_t n_pixels)
{
  for (size_t from = 0, to; from < n_pixels; from = to)
    {
      for (to = from + 1; to < n_pixels && pixels[to] == pixels[from]; to++)
        ;
      count (self, pixels[from] & 0xffffff, (uint32_t) (to - from));
    }
  return BASE_OK;
}

/* The most frequent first; of equals, the darker. */
static int
compare (const void *a, const void *b)
{
  const Seen *one = a, *other = b;

  if (one->count != other->count)
    return one->count > other->count ? -1 : 1;
  return (one->colour > other->colour) - (one->colour < other->colour);
}

static uint32_t
distance (uint32_t one, uint32_t other)
{
  uint32_t sum = 0;

  for (unsigned shift = 0; shift < 24; shift += 8)
    {
      const int by = (int) (one >> shift & 0xff) - (int) (other >> shift & 0xff);

      sum += (uint32_t) (by * by) * (shift == 8 ? 2 : 1);
    }
  return sum;
}

static uint32_t
nearest (const ExportPalette *self, uint32_t colour, uint32_t *out_distance)
{
  uint32_t best = 0, least = UINT32_MAX;

  for (uint32_t i = 0; i < self->n_colours && least > 0; i++)
    {
      const uint32_t by = distance (self->colours[i], colour);

      if (by < least)
        {
          least = by;
          best = i;
        }
    }
  *out_distance = least;
  return best;
}

void
export_palette_keep (ExportPalette *self, uint32_t colour)
{
  uint32_t by = UINT32_MAX;

  colour &= 0xffffff;
  nearest (self, colour, &by);
  if (by > 0 && self->n_colours < EXPORT_PALETTE_COLOURS)
    self->colours[self->n_colours++] = colour;
}

/* Those that are further than `apart` from all that were chosen before. */
static void
choose_apart (ExportPalette *self, uint32_t apart)
{
  for (uint32_t i = 0; i < self->n_seen && self->n_colours < EXPORT_PALETTE_COLOURS; i++)
    {
      uint32_t by;

      nearest (self, self->seen[i].colour - 1, &by);
      if (by > apart || (by > 0 && i < FLAT))
        self->colours[self->n_colours++] = self->seen[i].colour - 1;
    }
}

uint32_t
export_palette_choose (ExportPalette *self, const uint32_t **out_colours)
{
  uint32_t n = 0;

  for (uint32_t i = 0; i < SLOTS; i++)
    if (self->seen[i].colour != 0)
      self->seen[n++] = self->seen[i];
  qsort (self->seen, n, sizeof *self->seen, compare);
  choose_apart (self, APART);
  *out_colours = self->colours;
  return self->n_colours;
}

uint8_t
export_palette_find (ExportPalette *self, uint32_t pixel)
{
  const uint32_t colour = pixel & 0xffffff, slot = slot_of (colour);
  uint32_t by;

  if (self->asked[slot] != colour + 1)
    {
      self->asked[slot] = colour + 1;
      self->answers[slot] = (uint8_t) nearest (self, colour, &by);
    }
  return self->answers[slot];
}
