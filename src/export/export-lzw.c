#include "export-lzw.h"

#include "base-memory.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define COLOURS   (1 << EXPORT_LZW_BITS)
#define MOST_BITS 12
#define MOST      (1 << MOST_BITS)

/* As many strings are followed side by side.  More find little more. */
#define WAYS 6

/* Strings are the nodes of a tree: their number is their code. */
struct ExportLzw
{
  uint16_t longer[MOST][COLOURS]; /* by that colour; 0: no such string is known */
  unsigned anew;                  /* the code for: forget all strings; that behind it: no more */
  unsigned n_strings, width, least_width;
  uint32_t bits; /* of codes, not yet handed over, the lowest first */
  unsigned n_bits;
  BaseText *out;
};

/* Known strings that fit the pixels from some place on; the first are those that leave most as it was. */
typedef struct
{
  uint16_t strings[WAYS];
  unsigned n;
} Ways;

ExportLzw *
export_lzw_new (void)
{
  return base_new (ExportLzw, 1);
}

void
export_lzw_free (ExportLzw *self)
{
  free (self);
}

static void
add_code (ExportLzw *self, unsigned code)
{
  self->bits |= (uint32_t) code << self->n_bits;
  self->n_bits += self->width;
  for (; self->n_bits >= 8; self->n_bits -= 8)
    {
      base_text_add_char (self->out, (char) (self->bits & 0xff));
      self->bits >>= 8;
    }
}

static void
start_anew (ExportLzw *self)
{
  memset (self->longer, 0, (self->anew + 2) * sizeof *self->longer);
  self->n_strings = self->anew + 2;
  add_code (self, self->anew);
  self->width = self->least_width;
}

static void
add_string (ExportLzw *self, uint16_t string, unsigned colour)
{
  const unsigned code = self->n_strings++;

  self->longer[string][colour] = (uint16_t) code;
  memset (self->longer[code], 0, sizeof self->longer[code]);
  if (code == 1u << self->width)
    self->width++;
}

static void
add_way (Ways *ways, uint16_t string)
{
  if (string != 0 && ways->n < WAYS)
    ways->strings[ways->n++] = string;
}

static unsigned
colour_of (uint8_t pixel)
{
  return pixel & (COLOURS - 1);
}

/* A string begins with the colour that the one before it was made longer by: who reads the codes makes them longer by
 * what he finds.  So there the choice is made. */
static unsigned
first_colour (uint8_t pixel)
{
  return pixel & EXPORT_LZW_FREE ? EXPORT_LZW_NOTHING : colour_of (pixel);
}

/* Follows each way by one more pixel; false where none goes on, and then they stay.  Mostly there is but one. */
static bool
go_on (const ExportLzw *self, Ways *ways, uint8_t pixel)
{
  Ways next = { .n = 0 };

  if (ways->n == 1 && !(pixel & EXPORT_LZW_FREE))
    {
      const uint16_t string = self->longer[ways->strings[0]][pixel];

      if (string != 0)
        ways->strings[0] = string;
      return string != 0;
    }
  for (unsigned i = 0; i < ways->n; i++)
    {
      const uint16_t *longer = self->longer[ways->strings[i]];

      if (pixel & EXPORT_LZW_FREE)
        add_way (&next, longer[EXPORT_LZW_NOTHING]);
      add_way (&next, longer[colour_of (pixel)]);
    }
  if (next.n > 0)
    *ways = next;
  return next.n > 0;
}

unsigned
export_lzw_bits (const uint8_t *pixels, size_t n_pixels)
{
  unsigned all = 0, bits = 2;

  for (size_t i = 0; i < n_pixels; i++)
    all |= colour_of (pixels[i]);
  while (all >> bits != 0)
    bits++;
  return bits;
}

void
export_lzw_pack (ExportLzw *self,
                 const uint8_t *pixels,
                 size_t n_pixels,
                 unsigned bits,
                 BaseText *out)
{
  self->out = out;
  self->bits = self->n_bits = 0;
  self->anew = 1u << bits;
  self->width = self->least_width = bits + 1;
  start_anew (self);
  for (size_t at = 0; at < n_pixels;)
    {
      Ways ways = { { (uint16_t) first_colour (pixels[at++]) }, 1 };

      while (at < n_pixels && go_on (self, &ways, pixels[at]))
        at++;
      add_code (self, ways.strings[0]);
      if (at == n_pixels)
        break;
      if (self->n_strings == MOST)
        start_anew (self);
      else
        add_string (self, ways.strings[0], first_colour (pixels[at]));
    }
  add_code (self, self->anew + 1);
  self->width = 8;
  if (self->n_bits > 0)
    add_code (self, 0);
}
