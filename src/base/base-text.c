#include "base-text.h"

#include "base-memory.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void
base_text_clear (BaseText *self)
{
  free (self->bytes);
  *self = BASE_TEXT_EMPTY;
}

void
base_text_reset (BaseText *self)
{
  self->length = 0;
  self->failed = false;
  if (self->bytes != NULL)
    self->bytes[0] = '\0';
}

BaseStatus
base_text_status (const BaseText *self)
{
  return self->failed ? BASE_NO_MEMORY : BASE_OK;
}

const char *
base_text_string (const BaseText *self)
{
  return self->bytes != NULL ? self->bytes : "";
}

/* Makes room for `more` bytes and the NUL behind them. */
static bool
make_text_room (BaseText *self, size_t more)
{
  void *bytes = self->bytes;

  if (self->failed)
    return false;
  if (more >= SIZE_MAX / 2 - self->length
      || base_grow (&bytes, &self->capacity, self->length + more + 1, 1) != BASE_OK)
    {
      self->failed = true;
      return false;
    }
  self->bytes = bytes;
  return true;
}

void
base_text_add_bytes (BaseText *self, const char *bytes, size_t length)
{
  if (!make_text_room (self, length))
    return;
  if (length > 0)
    memcpy (self->bytes + self->length, bytes, length);
  self->length += length;
  self->bytes[self->length] = '\0';
}

void
base_text_add (BaseText *self, const char *string)
{
  base_text_add_bytes (self, string, strlen (string));
}

void
base_text_add_char (BaseText *self, char c)
{
  base_text_add_bytes (self, &c, 1);
}

void
base_text_add_utf8 (BaseText *self, uint32_t code)
{
  unsigned n_more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  static const unsigned char first[] = { 0, 0xc0, 0xe0, 0xf0 };
  char bytes[4];

  bytes[0] = (char) (first[n_more] | code >> 6 * n_more);
  for (unsigned i = 1; i <= n_more; i++)
    bytes[i] = (char) (0x80 | (code >> 6 * (n_more - i) & 63));
  base_text_add_bytes (self, bytes, n_more + 1);
}

void
base_text_add_repeated (BaseText *self, char c, size_t n)
{
  if (!make_text_room (self, n))
    return;
  memset (self->bytes + self->length, c, n);
  self->length += n;
  self->bytes[self->length] = '\0';
}

void
base_text_add_number (BaseText *self, uint64_t number)
{
  char digits[20];
  size_t at = sizeof digits;

  do
    digits[--at] = (char) ('0' + number % 10);
  while ((number /= 10) != 0);
  base_text_add_bytes (self, digits + at, sizeof digits - at);
}

void
base_text_add_decimal (BaseText *self, double number, unsigned decimals)
{
  static const double scales[] = { 1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9 };
  double scale = scales[decimals < 10 ? decimals : 9];
  double whole, part;

  if (!isfinite (number) || fabs (number) >= 1e18)
    {
      base_text_add (self, isnan (number) ? "nan" : number < 0 ? "-inf" : "inf");
      return;
    }
  if (number < 0)
    base_text_add_char (self, '-');
  part = modf (fabs (number), &whole);
  part = floor (part * scale + 0.5);
  if (part >= scale)
    {
      part -= scale;
      whole += 1;
    }
  base_text_add_number (self, (uint64_t) whole);
  if (scale > 1)
    {
      base_text_add_char (self, '.');
      for (double power = scale / 10; power > part && power > 1; power /= 10)
        base_text_add_char (self, '0');
      base_text_add_number (self, (uint64_t) part);
    }
}

static void
add_json_control (BaseText *self, unsigned char c)
{
  static const char hex[] = "0123456789abcdef";
  char escaped[] = { '\\', 'u', '0', '0', hex[c >> 4], hex[c & 15] };

  base_text_add_bytes (self, escaped, sizeof escaped);
}

void
base_text_add_json (BaseText *self, const char *bytes, size_t length)
{
  base_text_add_char (self, '"');
  for (size_t i = 0; i < length;)
    {
      size_t taken = base_utf8_length (bytes + i, length - i);

      if (taken == 0)
        base_text_add (self, "\xef\xbf\xbd");
      else if (bytes[i] == '"' || bytes[i] == '\\')
        base_text_add_bytes (self, (char[]){ '\\', bytes[i] }, 2);
      else if ((unsigned char) bytes[i] < 0x20 || bytes[i] == 0x7f)
        add_json_control (self, (unsigned char) bytes[i]);
      else
        base_text_add_bytes (self, bytes + i, taken);
      i += taken == 0 ? 1 : taken;
    }
  base_text_add_char (self, '"');
}

void
base_text_add_csv (BaseText *self, const char *string)
{
  if (strpbrk (string, ",\"\r\n") == NULL)
    {
      base_text_add (self, string);
      return;
    }
  base_text_add_char (self, '"');
  for (; *string != '\0'; string++)
    {
      base_text_add_char (self, *string);
      if (*string == '"')
        base_text_add_char (self, '"');
    }
  base_text_add_char (self, '"');
}

size_t
base_utf8_length (const char *bytes, size_t available)
{
  static const uint32_t smallest[] = { 0, 0, 0x80, 0x800, 0x10000 };
  const unsigned char *b = (const unsigned char *) bytes;
  size_t length;
  uint32_t code;

  if (available == 0)
    return 0;
  if (b[0] < 0x80)
    return 1;
  length = b[0] >= 0xf0 ? 4 : b[0] >= 0xe0 ? 3 : 2;
  if (b[0] < 0xc2 || b[0] > 0xf4 || length > available)
    return 0;
  code = b[0] & (0x7fu >> length);
  for (size_t i = 1; i < length; i++)
    {
      if ((b[i] & 0xc0) != 0x80)
        return 0;
      code = code << 6 | (b[i] & 0x3f);
    }
  if (code < smallest[length] || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
    return 0;
  return length;
}

size_t
base_utf8_check (const char *bytes, size_t length)
{
  size_t at = 0;

  while (at < length)
    {
      size_t taken = base_utf8_length (bytes + at, length - at);

      if (taken == 0)
        return at;
      at += taken;
    }
  return length;
}
