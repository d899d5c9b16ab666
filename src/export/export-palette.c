#include "export-palette.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* Slots of the hash table of colours.  When half of it is full, further colours are not counted:
 * they are rare. */
#define SLOTS 65536u

/* A colour is flat if at least this many of its pixels lie inside areas.  Flat colours carry
 * meaning, so they are kept however near they are to others. */
#define FLAT 128

/* Other colours belong to edges, of glyphs and arrows.  Those that are kept lie further apart than
 * this: about every 70th grey.  They look the same, equal edges are then found again elsewhere, and
 * the file is a twentieth shorter than with every 45th, which was a fifth shorter than with every
 * 23rd.  Small pictures consist mostly of edges and keep more of them. */
#define APART       20000
#define LEAST_APART 1024
#define LARGE       (1024 * 768)

typedef struct
{
  uint32_t colour; /* 1 + the colour; 0: a free slot */
  uint32_t count, inside;
} Seen;

struct ExportPalette
{
  Seen *seen;
  uint32_t n_seen;
  uint32_t kept[EXPORT_PALETTE_COLOURS], n_kept;
  uint32_t colours[EXPORT_PALETTE_COLOURS];
  uint32_t n_colours, n_common; /* the first n_common were seen */
  uint32_t apart;
  uint32_t *asked; /* by slot: 1 + the colour looked up last */
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

/* Returns the slot of a colour, a new one if needed; NULL where the table is full. */
static Seen *
find_seen (ExportPalette *self, uint32_t colour)
{
  uint32_t slot = slot_of (colour);

  while (self->seen[slot].colour != 0 && self->seen[slot].colour != colour + 1)
    slot = (slot + 1) % SLOTS;
  if (self->seen[slot].colour == 0)
    {
      if (self->n_seen >= SLOTS / 2)
        return NULL;
      self->n_seen++;
      self->seen[slot].colour = colour + 1;
    }
  return &self->seen[slot];
}

/* A pixel is inside an area if it equals the one before and the one above: edges are thinner than
 * that. */
void
export_palette_see (ExportPalette *self, const uint32_t *pixels, size_t width, size_t height)
{
  const size_t n_pixels = width * height;

  self->apart = n_pixels >= LARGE ? APART : (uint32_t) (n_pixels * APART / LARGE);
  if (self->apart < LEAST_APART)
    self->apart = LEAST_APART;
  for (size_t from = 0, to; from < n_pixels; from = to)
    {
      const size_t end = from - from % width + width;
      Seen *seen = find_seen (self, pixels[from] & 0xffffff);

      for (to = from + 1; to < end && pixels[to] == pixels[from]; to++)
        if (seen != NULL && to >= width && pixels[to - width] == pixels[to])
          seen->inside++;
      if (seen != NULL)
        seen->count += (uint32_t) (to - from);
    }
}

/* The most frequent first; of equals, the darker. */
static int
compare_frequencies (const void *a, const void *b)
{
  const Seen *one = a, *other = b;

  if (one->count != other->count)
    return one->count > other->count ? -1 : 1;
  return (one->colour > other->colour) - (one->colour < other->colour);
}

/* Returns the distance in lightness, and as much weight on hue: grey edges must not become blue
 * ones of equal darkness. */
static uint32_t
distance (uint32_t one, uint32_t other)
{
  int by[3];

  for (unsigned i = 0; i < 3; i++)
    by[i] = (int) (one >> 8 * i & 0xff) - (int) (other >> 8 * i & 0xff);
  return (uint32_t) (by[0] * by[0] + 2 * by[1] * by[1] + by[2] * by[2]
                     + 4 * (by[0] - by[1]) * (by[0] - by[1])
                     + 4 * (by[2] - by[1]) * (by[2] - by[1]));
}

/* Finds the nearest of the first `n` colours. */
static uint32_t
nearest (const uint32_t *colours, uint32_t n, uint32_t colour, uint32_t *out_distance)
{
  uint32_t best = 0, least = UINT32_MAX;

  for (uint32_t i = 0; i < n && least > 0; i++)
    {
      const uint32_t by = distance (colours[i], colour);

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
  uint32_t by;

  colour &= 0xffffff;
  nearest (self->kept, self->n_kept, colour, &by);
  if (by > 0 && self->n_kept < EXPORT_PALETTE_COLOURS / 2)
    self->kept[self->n_kept++] = colour;
}

/* Adds colours that are further than `apart` from all chosen before; `least_inside` limits this to
 * flat ones. */
static void
choose_palette_colours (ExportPalette *self, uint32_t least_inside, uint32_t apart, uint32_t most)
{
  for (uint32_t i = 0; i < self->n_seen && self->n_colours < most; i++)
    {
      uint32_t by;

      nearest (self->colours, self->n_colours, self->seen[i].colour - 1, &by);
      if (self->seen[i].inside >= least_inside && by > apart)
        self->colours[self->n_colours++] = self->seen[i].colour - 1;
    }
}

/* Colours that must be kept and were not seen come last; room is left for them. */
uint32_t
export_palette_choose (ExportPalette *self, const uint32_t **out_colours)
{
  const uint32_t most = EXPORT_PALETTE_COLOURS - self->n_kept;
  uint32_t n = 0;

  for (uint32_t i = 0; i < SLOTS; i++)
    if (self->seen[i].colour != 0)
      self->seen[n++] = self->seen[i];
  qsort (self->seen, n, sizeof *self->seen, compare_frequencies);
  choose_palette_colours (self, FLAT, 0, most);
  choose_palette_colours (self, 0, self->apart, most);
  self->n_common = self->n_colours;
  for (uint32_t i = 0; i < self->n_kept; i++)
    {
      uint32_t by;

      nearest (self->colours, self->n_colours, self->kept[i], &by);
      if (by > 0)
        self->colours[self->n_colours++] = self->kept[i];
    }
  *out_colours = self->colours;
  return self->n_colours;
}

/* A kept colour that was never seen stands for itself, and for others only where nothing else is
 * near. */
static uint32_t
find_palette_index (const ExportPalette *self, uint32_t colour)
{
  uint32_t by, any_by;
  const uint32_t common = nearest (self->colours, self->n_common, colour, &by);
  const uint32_t any = nearest (self->colours, self->n_colours, colour, &any_by);

  return any_by == 0 || by > self->apart ? any : common;
}

uint8_t
export_palette_find (ExportPalette *self, uint32_t pixel)
{
  const uint32_t colour = pixel & 0xffffff, slot = slot_of (colour);

  if (self->asked[slot] != colour + 1)
    {
      self->asked[slot] = colour + 1;
      self->answers[slot] = (uint8_t) find_palette_index (self, colour);
    }
  return self->answers[slot];
}
