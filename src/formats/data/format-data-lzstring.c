/* format-data-lzstring.c - LZ78 over UTF-16 units, with a dictionary that both sides grow alike.
 *
 * Codes 0 and 1 introduce a new unit of 8 or 16 bits, 2 ends the text, and every other code is a
 * phrase that occurred before.  A phrase is the phrase before it and one more unit, and so it is a
 * piece of the text that was unpacked: the dictionary is a list of places in the text.  Codes get
 * one bit wider whenever those of a width are used up.  Bits go into the stream lowest first, and
 * six of them, highest first, are one character of base64. */
#include "format-data-lzstring-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* Phrases, as places in the units. */
typedef struct
{
  uint32_t start, length;
} Phrase;

typedef struct
{
  const char *text;
  size_t length, at, bad;
  unsigned sextet, left; /* bits of it yet to be read */
  uint16_t *units;
  size_t n_units, max_units, ceiling;
  Phrase *phrases;
  size_t n_phrases, max_phrases;
  BaseStatus status;
} Unpack;

static int
lzstring_hex_digit (char c)
{
  return c >= '0' && c <= '9'   ? c - '0'
         : c >= 'a' && c <= 'f' ? c - 'a' + 10
         : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                : -1;
}

/* The value of a character of base64; 64: it has none. */
static unsigned
sextet_of (char c)
{
  return c >= 'A' && c <= 'Z'   ? (unsigned) (c - 'A')
         : c >= 'a' && c <= 'z' ? (unsigned) (c - 'a') + 26
         : c >= '0' && c <= '9' ? (unsigned) (c - '0') + 52
         : c == '+'             ? 62
         : c == '/'             ? 63
                                : 64;
}

/* Returns the next six bits; beyond the end they are 0, because a few bits may be missing there. */
static void
next_sextet (Unpack *self)
{
  unsigned sextet;
  char c;

  self->left = 6;
  self->sextet = 0;
  if (self->at >= self->length)
    {
      self->at++;
      return;
    }
  c = self->text[self->at];
  if (c == '%' && self->length - self->at >= 3 && lzstring_hex_digit (self->text[self->at + 1]) >= 0
      && lzstring_hex_digit (self->text[self->at + 2]) >= 0)
    {
      c = (char) (lzstring_hex_digit (self->text[self->at + 1]) << 4
                  | lzstring_hex_digit (self->text[self->at + 2]));
      self->at += 2;
    }
  self->at++;
  sextet = sextet_of (c);
  if (sextet < 64)
    self->sextet = sextet;
  else if (c != '=' && self->status == BASE_OK)
    {
      self->status = BASE_BAD_INPUT;
      self->bad = self->at - 1;
    }
}

static uint32_t
read_bits (Unpack *self, unsigned n)
{
  uint32_t bits = 0;

  for (unsigned i = 0; i < n; i++)
    {
      if (self->left == 0)
        next_sextet (self);
      bits |= (uint32_t) (self->sextet >> --self->left & 1) << i;
    }
  return bits;
}

static void
damage (Unpack *self)
{
  if (self->status == BASE_OK)
    {
      self->status = BASE_BAD_INPUT;
      self->bad = self->length;
    }
}

/* Makes room for `n` more units; false: no memory, or too many units. */
static bool
lzstring_make_room (Unpack *self, size_t n)
{
  void *units = self->units;

  if (self->status == BASE_OK && n > self->ceiling - self->n_units)
    damage (self);
  if (self->status == BASE_OK && self->max_units - self->n_units < n)
    self->status = base_grow (&units, &self->max_units, self->n_units + n, sizeof *self->units);
  self->units = units;
  return self->status == BASE_OK;
}

static void
add_unit (Unpack *self, uint16_t unit)
{
  if (lzstring_make_room (self, 1))
    self->units[self->n_units++] = unit;
}

/* Adds a piece of the output again; its end may be the part that it adds itself. */
static void
lzstring_add_piece (Unpack *self, Phrase piece)
{
  if (!lzstring_make_room (self, piece.length))
    return;
  for (uint32_t i = 0; i < piece.length; i++)
    self->units[self->n_units + i] = self->units[piece.start + i];
  self->n_units += piece.length;
}

static void
add_phrase (Unpack *self, size_t start, size_t length)
{
  void *phrases = self->phrases;

  if (self->status == BASE_OK && self->n_phrases == self->max_phrases)
    self->status = base_grow (&phrases, &self->max_phrases, self->n_phrases + 1, sizeof (Phrase));
  if (self->status != BASE_OK)
    return;
  self->phrases = phrases;
  self->phrases[self->n_phrases++] = (Phrase){ (uint32_t) start, (uint32_t) length };
}

/* All units.  Each step adds at least one, or ends it. */
static void
unpack_units (Unpack *self)
{
  unsigned width = 2;
  uint32_t until = 1; /* phrases that fit before codes get wider */
  Phrase last = { 0 };

  while (self->status == BASE_OK)
    {
      uint32_t code = read_bits (self, width);
      size_t start = self->n_units;

      /* A few bits may lack at the end, but not whole codes. */
      if (self->at > self->length + 1)
        damage (self);
      if (code == 2 || self->status != BASE_OK)
        return;
      if (code < 2)
        {
          add_unit (self, (uint16_t) read_bits (self, code == 0 ? 8 : 16));
          add_phrase (self, start, 1);
          if (--until == 0)
            until = 1u << width++;
        }
      else if (code < self->n_phrases && code > 2)
        lzstring_add_piece (self, self->phrases[code]);
      else if (code == self->n_phrases && last.length > 0)
        lzstring_add_piece (self, (Phrase){ last.start, last.length + 1 });
      else
        damage (self);
      if (self->status != BASE_OK)
        return;
      /* The phrase before and the first unit of this one stand side by side. */
      if (last.length > 0)
        {
          add_phrase (self, last.start, last.length + 1);
          if (--until == 0)
            until = 1u << width++;
        }
      last = (Phrase){ (uint32_t) start, (uint32_t) (self->n_units - start) };
      if (width > 24)
        damage (self);
    }
}

/* Units as UTF-8; a surrogate alone is damage. */
static void
add_units (Unpack *self, BaseText *out)
{
  for (size_t i = 0; i < self->n_units && self->status == BASE_OK; i++)
    {
      uint32_t unit = self->units[i];

      if (unit >= 0xd800 && unit < 0xdc00 && i + 1 < self->n_units && self->units[i + 1] >= 0xdc00
          && self->units[i + 1] < 0xe000)
        unit = 0x10000 + ((unit - 0xd800) << 10) + (self->units[++i] - 0xdc00u);
      if (unit >= 0xd800 && unit < 0xe000)
        damage (self);
      else
        base_text_add_utf8 (out, unit);
    }
}

BaseStatus
format_data_lzstring_unpack (const char *text,
                             size_t length,
                             size_t ceiling,
                             BaseText *out,
                             size_t *out_bad)
{
  Unpack self = { .text = text, .length = length, .ceiling = ceiling };

  for (unsigned i = 0; i < 3; i++)
    add_phrase (&self, 0, 0);
  unpack_units (&self);
  if (self.status == BASE_OK)
    add_units (&self, out);
  if (self.status == BASE_OK)
    self.status = base_text_status (out);
  free (self.units);
  free (self.phrases);
  *out_bad = self.bad;
  return self.status;
}

/* The dictionary of the packer: phrases by the one that they continue and their last unit, in an
 * open hash. */
typedef struct
{
  uint32_t prefix, code; /* code 0: free */
  uint16_t unit;
  bool fresh; /* a single unit that was not written yet */
} Entry;

typedef struct
{
  Entry *entries;
  size_t n_entries; /* a power of two, more than twice the most entries */
  uint32_t next_code;
  unsigned width;
  uint32_t until;
  unsigned sextet, n_bits;
  BaseText *out;
} Pack;

static Entry *
lzstring_find_piece (Pack *self, uint32_t prefix, uint16_t unit)
{
  size_t at = (prefix * (size_t) 0x9e3779b1u ^ unit * (size_t) 0x85ebca6bu) & (self->n_entries - 1);

  while (self->entries[at].code != 0
         && (self->entries[at].prefix != prefix || self->entries[at].unit != unit))
    at = (at + 1) & (self->n_entries - 1);
  return &self->entries[at];
}

static void
add_sextet (Pack *self)
{
  char c = alphabet[self->sextet];

  base_text_add (self->out, c == '+' ? "%2B" : c == '/' ? "%2F" : "");
  if (c != '+' && c != '/')
    base_text_add_char (self->out, c);
  self->sextet = self->n_bits = 0;
}

static void
write_bits (Pack *self, uint32_t bits, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    {
      self->sextet = self->sextet << 1 | (bits >> i & 1);
      if (++self->n_bits == 6)
        add_sextet (self);
    }
}

static void
count_phrase (Pack *self)
{
  if (--self->until == 0)
    self->until = 1u << self->width++;
}

static void
write_phrase (Pack *self, Entry *phrase)
{
  if (phrase->fresh)
    {
      write_bits (self, phrase->unit < 256 ? 0 : 1, self->width);
      write_bits (self, phrase->unit, phrase->unit < 256 ? 8 : 16);
      phrase->fresh = false;
      count_phrase (self);
    }
  else
    write_bits (self, phrase->code, self->width);
  count_phrase (self);
}

static void
pack_unit (Pack *self, Entry **phrase, uint16_t unit)
{
  Entry *single = lzstring_find_piece (self, 0, unit), *longer;

  if (single->code == 0)
    *single = (Entry){ .code = self->next_code++, .unit = unit, .fresh = true };
  if (*phrase == NULL)
    {
      *phrase = single;
      return;
    }
  longer = lzstring_find_piece (self, (*phrase)->code, unit);
  if (longer->code != 0)
    {
      *phrase = longer;
      return;
    }
  *longer = (Entry){ .prefix = (*phrase)->code, .code = self->next_code++, .unit = unit };
  write_phrase (self, *phrase);
  *phrase = single;
}

/* The next character of valid UTF-8. */
static uint32_t
next_code (const char *text, size_t *at)
{
  const unsigned char *bytes = (const unsigned char *) text + *at;
  unsigned n = bytes[0] < 0x80 ? 1 : bytes[0] < 0xe0 ? 2 : bytes[0] < 0xf0 ? 3 : 4;
  uint32_t code = n == 1 ? bytes[0] : bytes[0] & (0xffu >> (n + 1));

  for (unsigned i = 1; i < n; i++)
    code = code << 6 | (bytes[i] & 63);
  *at += n;
  return code;
}

BaseStatus
format_data_lzstring_pack (const char *text, size_t length, BaseText *out)
{
  Pack self = { .next_code = 3, .width = 2, .until = 2, .n_entries = 16, .out = out };
  Entry *phrase = NULL;

  if (base_utf8_check (text, length) < length)
    return BASE_BAD_INPUT;
  while (self.n_entries < 4 * length + 16)
    self.n_entries *= 2;
  self.entries = base_new_zeroed (Entry, self.n_entries);
  if (self.entries == NULL)
    return BASE_NO_MEMORY;
  for (size_t at = 0; at < length;)
    {
      uint32_t code = next_code (text, &at);

      if (code >= 0x10000)
        pack_unit (&self, &phrase, (uint16_t) (0xd800 + ((code - 0x10000) >> 10)));
      pack_unit (&self, &phrase,
                 (uint16_t) (code >= 0x10000 ? 0xdc00 + ((code - 0x10000) & 0x3ff) : code));
    }
  if (phrase != NULL)
    write_phrase (&self, phrase);
  write_bits (&self, 2, self.width);
  /* One bit more, and what fills the character. */
  do
    write_bits (&self, 0, 1);
  while (self.n_bits != 0);
  free (self.entries);
  return base_text_status (out);
}
