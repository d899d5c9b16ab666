/* A string grows by one pixel each time it is met.  So a picture of lines that run down is learned
 * slowly: in each row, strings begin at other places of the ground between two lines, and no string
 * is met often.  In step, a string that begins inside the ground ends where the ground ends, if it
 * reaches that far.  The next string then begins with a line, as in the row before.
 *
 * Tried and dropped: looking ahead for the two strings that reach farthest together (a quarter
 * longer, because a string that is cut short teaches nothing); keeping the strings after the last
 * code for as long as they reach as far as before (a few thousandths); numbering colours by
 * frequency (nothing); another order of pixels, in strips (nothing); replacing edge colours by near
 * ones (a few hundredths, and letters begin to look worn). */
#include "export-lzw.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

#define COLOURS   (1 << EXPORT_LZW_BITS)
#define MOST_BITS 12
#define MOST      (1 << MOST_BITS)

/* Number of strings followed side by side.  More find hardly anything. */
#define WAYS 6

/* Number of equal pixels in a row that count as ground. */
#define GROUND 12

/* Size of the buffer for codes, in bytes. */
#define PIECE 512

/* Strings are the nodes of a tree.  The number of a string is its code. */
struct ExportLzw
{
  uint16_t longer[MOST][COLOURS]; /* by that colour; 0: no such string yet */
  unsigned anew;                  /* the code that clears the table; the next code ends the block */
  unsigned n_strings, width, least_width;
  uint32_t bits; /* of codes, not yet in a byte, lowest first */
  unsigned n_bits;
  char piece[PIECE];
  size_t n_piece;
  BaseText *out;
};

/* Known strings that match the pixels from some place on; the first ones leave most pixels
 * unchanged. */
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
hand_over (ExportLzw *self)
{
  base_text_add_bytes (self->out, self->piece, self->n_piece);
  self->n_piece = 0;
}

static void
add_code (ExportLzw *self, unsigned code)
{
  self->bits |= (uint32_t) code << self->n_bits;
  self->n_bits += self->width;
  for (; self->n_bits >= 8; self->n_bits -= 8)
    {
      if (self->n_piece == PIECE)
        hand_over (self);
      self->piece[self->n_piece++] = (char) (self->bits & 0xff);
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

  /* The decoder counts a string that was known before as well. */
  if (self->longer[string][colour] == 0)
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
lzw_colour_of_pixel (uint8_t pixel)
{
  return pixel & (COLOURS - 1);
}

/* A string begins with the colour that extends the string before it, because the decoder extends
 * strings by the colour it finds there.  So the choice for a free pixel is made here. */
static unsigned
first_colour (uint8_t pixel)
{
  return pixel & EXPORT_LZW_FREE ? EXPORT_LZW_NOTHING : lzw_colour_of_pixel (pixel);
}

/* Extends each way by one pixel.  Returns false, and leaves the ways as they are, where none can be
 * extended.  Usually there is one. */
static bool
lzw_extend_ways (const ExportLzw *self, Ways *ways, uint8_t pixel)
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
      add_way (&next, longer[lzw_colour_of_pixel (pixel)]);
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
    all |= lzw_colour_of_pixel (pixels[i]);
  while (all >> bits != 0)
    bits++;
  return bits;
}

/* Whether the ground ends just before that pixel. */
static bool
ends_ground (const uint8_t *pixels, size_t at)
{
  const unsigned ground = at > 0 ? lzw_colour_of_pixel (pixels[at - 1]) : 0;

  if (at < GROUND || lzw_colour_of_pixel (pixels[at]) == ground)
    return at == 0;
  for (size_t i = 2; i <= GROUND; i++)
    if (lzw_colour_of_pixel (pixels[at - i]) != ground)
      return false;
  return true;
}

/* Finds the longest string from there on; in step, a string from inside the ground is the longest
 * that ends where ground ends. */
static uint16_t
find_string (const ExportLzw *self,
             const uint8_t *pixels,
             size_t n_pixels,
             bool in_step,
             size_t *at)
{
  Ways ways = { { (uint16_t) first_colour (pixels[*at]) }, 1 };
  const bool cuts = in_step && !ends_ground (pixels, *at);
  uint16_t string = 0;
  size_t end = 0;

  for (++*at; *at < n_pixels; ++*at)
    {
      if (cuts && ends_ground (pixels, *at))
        {
          string = ways.strings[0];
          end = *at;
        }
      if (!lzw_extend_ways (self, &ways, pixels[*at]))
        break;
    }
  if (end == 0 || *at == n_pixels)
    return ways.strings[0];
  *at = end;
  return string;
}

/* The same where nothing is left out, so that there is one way. */
static uint16_t
find_string_as_it_is (const ExportLzw *self,
                      const uint8_t *pixels,
                      size_t n_pixels,
                      bool in_step,
                      size_t *at)
{
  const bool cuts = in_step && !ends_ground (pixels, *at);
  size_t to = *at + 1, end = 0;
  uint16_t string = (uint16_t) lzw_colour_of_pixel (pixels[*at]), longer, cut = 0;

  for (; to < n_pixels; to++)
    {
      if (cuts && ends_ground (pixels, to))
        {
          cut = string;
          end = to;
        }
      longer = self->longer[string][lzw_colour_of_pixel (pixels[to])];
      if (longer == 0)
        break;
      string = longer;
    }
  if (end == 0 || to == n_pixels)
    {
      *at = to;
      return string;
    }
  *at = end;
  return cut;
}

static void
lzw_start_block (ExportLzw *self, unsigned bits, BaseText *out)
{
  self->out = out;
  self->n_piece = 0;
  self->bits = self->n_bits = 0;
  self->anew = 1u << bits;
  self->width = self->least_width = bits + 1;
  start_anew (self);
}

static void
lzw_finish_block (ExportLzw *self)
{
  add_code (self, self->anew + 1);
  self->width = 8;
  if (self->n_bits > 0)
    add_code (self, 0);
  hand_over (self);
}

void
export_lzw_try (ExportLzw *self,
                const uint8_t *pixels,
                size_t n_pixels,
                unsigned bits,
                ExportLzwManner manner,
                BaseText *out)
{
  lzw_start_block (self, bits, out);
  for (size_t at = 0; at < n_pixels;)
    {
      const uint16_t string =
          manner.as_it_is ? find_string_as_it_is (self, pixels, n_pixels, manner.in_step, &at)
                          : find_string (self, pixels, n_pixels, manner.in_step, &at);

      add_code (self, string);
      if (at == n_pixels)
        break;
      if (self->n_strings == MOST)
        start_anew (self);
      else
        add_string (self, string,
                    manner.as_it_is ? lzw_colour_of_pixel (pixels[at]) : first_colour (pixels[at]));
    }
  lzw_finish_block (self);
}
