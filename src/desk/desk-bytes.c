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

/* Works on half bytes: that table is as short as a loop that would make it. */
guint32
desk_bytes_check_sum (const guint8 *bytes, gsize length)
{
  static const guint32 table[16] = {
    0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
    0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
  };
  guint32 sum = 0xffffffff;

  for (gsize i = 0; i < length; i++)
    {
      sum = table[(sum ^ bytes[i]) & 15] ^ sum >> 4;
      sum = table[(sum ^ bytes[i] >> 4) & 15] ^ sum >> 4;
    }
  return ~sum;
}
