#include "export-lzw.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

#define COLOURS   (1 << EXPORT_LZW_BITS)
#define ANEW      COLOURS       /* the code for: forget all strings */
#define END       (COLOURS + 1) /* the code for: no more */
#define MOST_BITS 12
#define MOST      (1 << MOST_BITS)

/* As many strings are followed side by side.  More find little more. */
#define WAYS 6

/* Strings are the nodes of a tree: their number is their code. */
struct ExportLzw
{
  uint16_t longer[MOST][COLOURS]; /* by that colour; 0: no such string is known */
  unsigned n_strings, width;
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
  memset (self->longer, 0, (END + 1) * sizeof *self->longer);
  self->n_strings = END + 1;
  add_code (self, ANEW);
  self->width = EXPORT_LZW_BITS + 1;
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

static Ways
go_on (const ExportLzw *self, const Ways *ways, uint8_t pixel)
{
  Ways next;

  next.n = 0;
  for (unsigned i = 0; i < ways->n; i++)
    {
      const uint16_t *longer = self->longer[ways->strings[i]];

      if (pixel & EXPORT_LZW_FREE)
        add_way (&next, longer[EXPORT_LZW_NOTHING]);
      add_way (&next, longer[colour_of (pixel)]);
    }
  return next;
}

void
export_lzw_pack (ExportLzw *self, const uint8_t *pixels, size_t n_pixels, BaseText *out)
{
  self->out = out;
  self->bits = self->n_bits = 0;
  self->width = EXPORT_LZW_BITS + 1;
  start_anew (self);
  for (size_t at = 0; at < n_pixels;)
    {
      Ways ways = { { (uint16_t) first_colour (pixels[at++]) }, 1 }, next;

      for (; at < n_pixels; at++, ways = next)
        {
          next = go_on (self, &ways, pixels[at]);
          if (next.n == 0)
            break;
        }
      add_code (self, ways.strings[0]);
      if (at == n_pixels)
        break;
      if (self->n_strings == MOST)
        start_anew (self);
      else
        add_string (self, ways.strings[0], first_colour (pixels[at]));
    }
  add_code (self, END);
  self->width = 8;
  if (self->n_bits > 0)
    add_code (self, 0);
}
