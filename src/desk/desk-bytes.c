#include "desk-bytes-private.h"

#include <string.h>

void
desk_bytes_add_number (GByteArray *bytes, guint64 number)
{
  guint8 buffer[10];
  guint length = 0;

  for (; number >= 0x80; number >>= 7)
    buffer[length++] = (guint8) (number | 0x80);
  buffer[length++] = (guint8) number;
  g_byte_array_append (bytes, buffer, length);
}

void
desk_bytes_add (GByteArray *bytes, const void *data, gsize length)
{
  desk_bytes_add_number (bytes, length);
  if (length > 0)
    g_byte_array_append (bytes, data, (guint) length);
}

void
desk_bytes_add_text (GByteArray *bytes, const char *text)
{
  desk_bytes_add_number (bytes, text != NULL);
  if (text != NULL)
    desk_bytes_add (bytes, text, strlen (text));
}

static guint64
fail (DeskReader *self)
{
  self->failed = true;
  self->at = self->end;
  return 0;
}

guint64
desk_reader_number (DeskReader *self)
{
  guint64 number = 0;

  for (guint shift = 0; shift < 64; shift += 7)
    {
      guint8 byte;

      if (self->at == self->end)
        return fail (self);
      byte = *self->at++;
      number |= (guint64) (byte & 0x7f) << shift;
      if ((byte & 0x80) == 0)
        return number;
    }
  return fail (self);
}

guint64
desk_reader_number_to (DeskReader *self, guint64 most)
{
  guint64 number = desk_reader_number (self);

  return number <= most ? number : fail (self);
}

const guint8 *
desk_reader_bytes (DeskReader *self, gsize *out_length)
{
  guint64 length = desk_reader_number (self);
  const guint8 *bytes = self->at;

  if (length > (guint64) (self->end - self->at))
    length = fail (self);
  else
    self->at += length;
  *out_length = (gsize) length;
  return bytes;
}

char *
desk_reader_text (DeskReader *self)
{
  gsize length;
  const char *text;

  if (desk_reader_number_to (self, 1) == 0)
    return NULL;
  text = (const char *) desk_reader_bytes (self, &length);
  if (g_utf8_validate_len (text, length, NULL))
    return g_strndup (text, length);
  fail (self);
  return NULL;
}

/* Works on half bytes, eight of them at once: each has a table with what it is worth when those
 * behind it have passed, so that the eight do not wait for each other.  The last table alone serves
 * for the bytes at the end. */
guint32
desk_bytes_check_sum (const guint8 *bytes, gsize length)
{
  static const guint32 tables[8][16] = {
    { 0x00000000, 0xb8bc6765, 0xaa09c88b, 0x12b5afee, 0x8f629757, 0x37def032, 0x256b5fdc,
      0x9dd738b9, 0xc5b428ef, 0x7d084f8a, 0x6fbde064, 0xd7018701, 0x4ad6bfb8, 0xf26ad8dd,
      0xe0df7733, 0x58631056 },
    { 0x00000000, 0x5019579f, 0xa032af3e, 0xf02bf8a1, 0x9b14583d, 0xcb0d0fa2, 0x3b26f703,
      0x6b3fa09c, 0xed59b63b, 0xbd40e1a4, 0x4d6b1905, 0x1d724e9a, 0x764dee06, 0x2654b999,
      0xd67f4138, 0x866616a7 },
    { 0x00000000, 0x01c26a37, 0x0384d46e, 0x0246be59, 0x0709a8dc, 0x06cbc2eb, 0x048d7cb2,
      0x054f1685, 0x0e1351b8, 0x0fd13b8f, 0x0d9785d6, 0x0c55efe1, 0x091af964, 0x08d89353,
      0x0a9e2d0a, 0x0b5c473d },
    { 0x00000000, 0x1c26a370, 0x384d46e0, 0x246be590, 0x709a8dc0, 0x6cbc2eb0, 0x48d7cb20,
      0x54f16850, 0xe1351b80, 0xfd13b8f0, 0xd9785d60, 0xc55efe10, 0x91af9640, 0x8d893530,
      0xa9e2d0a0, 0xb5c473d0 },
    { 0x00000000, 0x191b3141, 0x32366282, 0x2b2d53c3, 0x646cc504, 0x7d77f445, 0x565aa786,
      0x4f4196c7, 0xc8d98a08, 0xd1c2bb49, 0xfaefe88a, 0xe3f4d9cb, 0xacb54f0c, 0xb5ae7e4d,
      0x9e832d8e, 0x87981ccf },
    { 0x00000000, 0x4ac21251, 0x958424a2, 0xdf4636f3, 0xf0794f05, 0xbabb5d54, 0x65fd6ba7,
      0x2f3f79f6, 0x3b83984b, 0x71418a1a, 0xae07bce9, 0xe4c5aeb8, 0xcbfad74e, 0x8138c51f,
      0x5e7ef3ec, 0x14bce1bd },
    { 0x00000000, 0x77073096, 0xee0e612c, 0x990951ba, 0x076dc419, 0x706af48f, 0xe963a535,
      0x9e6495a3, 0x0edb8832, 0x79dcb8a4, 0xe0d5e91e, 0x97d2d988, 0x09b64c2b, 0x7eb17cbd,
      0xe7b82d07, 0x90bf1d91 },
    { 0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158,
      0x5005713c, 0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4,
      0xa00ae278, 0xbdbdf21c },
  };
  const guint32 *last = tables[7];
  guint32 sum = 0xffffffff;

  for (; length >= 4; bytes += 4, length -= 4)
    {
      const guint32 four = sum
                           ^ (bytes[0] | (guint32) bytes[1] << 8 | (guint32) bytes[2] << 16
                              | (guint32) bytes[3] << 24);

      sum = 0;
      for (guint i = 0; i < 8; i++)
        sum ^= tables[i][four >> 4 * i & 15];
    }
  for (gsize i = 0; i < length; i++)
    {
      sum = last[(sum ^ bytes[i]) & 15] ^ sum >> 4;
      sum = last[(sum ^ bytes[i] >> 4) & 15] ^ sum >> 4;
    }
  return ~sum;
}
