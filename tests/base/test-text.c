#include "base-text.h"

#include "check.h"
#include "failing-memory.h"

#include <math.h>
#include <string.h>

static void
numbers (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY;

  (void) data;
  check_equal_text (base_text_string (&text), "");
  base_text_add_number (&text, 0);
  base_text_add_char (&text, ' ');
  base_text_add_number (&text, UINT64_MAX);
  check_equal_text (base_text_string (&text), "0 18446744073709551615");
  check_equal_u64 (text.length, strlen (text.bytes));
  base_text_clear (&text);
}

static void
decimals (const void *data)
{
  static const struct
  {
    double number;
    unsigned decimals;
    const char *expected;
  } samples[] = {
    { 0, 0, "0" },
    { 0, 3, "0.000" },
    { 2.5, 1, "2.5" },
    { -0.25, 2, "-0.25" },
    { 1.005, 1, "1.0" },
    { 0.999, 2, "1.00" },
    { 9.96, 1, "10.0" },
    { 3.05, 3, "3.050" },
    { 3.0009, 4, "3.0009" },
    { 0.1, 9, "0.100000000" },
    { 123456789, 0, "123456789" },
    { 1e18, 1, "inf" },
    { -INFINITY, 1, "-inf" },
    { NAN, 1, "nan" },
  };

  (void) data;
  for (size_t i = 0; i < sizeof samples / sizeof *samples; i++)
    {
      BaseText text = BASE_TEXT_EMPTY;

      base_text_add_decimal (&text, samples[i].number, samples[i].decimals);
      check_equal_text (base_text_string (&text), samples[i].expected);
      base_text_clear (&text);
    }
}

static void
reset_keeps_memory (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY;
  size_t capacity;

  (void) data;
  base_text_add_repeated (&text, '.', 1000);
  capacity = text.capacity;
  base_text_reset (&text);
  check_equal_text (base_text_string (&text), "");
  check_equal_u64 (text.capacity, capacity);
  base_text_add (&text, "again");
  check_equal_text (base_text_string (&text), "again");
  base_text_clear (&text);
  check_true (text.bytes == NULL && text.capacity == 0);
}

static void
json (const void *data)
{
  static const struct
  {
    const char *bytes, *expected;
  } samples[] = {
    { "", "\"\"" },
    { "7 in box 5", "\"7 in box 5\"" },
    { "\"\\/", "\"\\\"\\\\/\"" },
    { "a\nb\x7f", "\"a\\u000ab\\u007f\"" },
    { "\xc3\xa9\xf0\x9f\x92\x83", "\"\xc3\xa9\xf0\x9f\x92\x83\"" },
    { "\xc3(\xff", "\"\xef\xbf\xbd(\xef\xbf\xbd\"" },
  };
  BaseText text = BASE_TEXT_EMPTY;

  (void) data;
  for (size_t i = 0; i < sizeof samples / sizeof *samples; i++)
    {
      base_text_reset (&text);
      base_text_add_json (&text, samples[i].bytes, strlen (samples[i].bytes));
      check_equal_text (base_text_string (&text), samples[i].expected);
    }
  base_text_reset (&text);
  base_text_add_json (&text, "a\0b", 3);
  check_equal_text (base_text_string (&text), "\"a\\u0000b\"");
  base_text_clear (&text);
}

static size_t
write_utf8 (uint32_t code, char bytes[4])
{
  static const unsigned char lead[] = { 0, 0, 0xc0, 0xe0, 0xf0 };
  size_t length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;

  for (size_t i = length - 1; i > 0; i--, code >>= 6)
    bytes[i] = (char) (0x80 | (code & 0x3f));
  bytes[0] = (char) (lead[length] | code);
  return length;
}

/* Every code point up to a little past the last: its length where it is a character, else nothing;
 * and nothing where its last byte is missing. */
static void
every_character (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY;

  (void) data;
  for (uint32_t code = 0; code < 0x120000; code++)
    {
      char bytes[4];
      size_t length = write_utf8 (code, bytes);
      bool exists = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

      check_equal_u64 (base_utf8_length (bytes, length), exists ? length : 0);
      base_text_reset (&text);
      base_text_add_utf8 (&text, code);
      check_equal_u64 (text.length, length);
      check_equal_memory (text.bytes, bytes, length);
      check_equal_u64 (base_utf8_length (bytes, length - 1), 0);
    }
  base_text_clear (&text);
}

static void
what_is_none (const void *data)
{
  static const char *const none[] = {
    "\x80",
    "\xbf",
    "\xc0\x80",
    "\xc1\xbf",
    "\xe0\x80\x80",
    "\xe0\x9f\xbf",
    "\xf0\x80\x80\x80",
    "\xf0\x8f\xbf\xbf",
    "\xed\xa0\x80",
    "\xf5\x80\x80\x80",
    "\xfe",
    "\xff",
    "\xc3(",
    "\xe2\x82(",
  };

  (void) data;
  for (size_t i = 0; i < sizeof none / sizeof *none; i++)
    check_equal_u64 (base_utf8_length (none[i], strlen (none[i])), 0);
}

static void
finds_the_first_bad_byte (const void *data)
{
  (void) data;
  check_equal_u64 (base_utf8_check ("", 0), 0);
  check_equal_u64 (base_utf8_check ("caf\xc3\xa9", 5), 5);
  check_equal_u64 (base_utf8_check ("caf\xc3\xa9", 4), 3);
  check_equal_u64 (base_utf8_check ("a\xff"
                                    "b\xff",
                                    4),
                   1);
}

/* However early memory fails, writing goes on without harm and the status reports it. */
static void
failure_is_remembered (const void *data)
{
  size_t n = 1;

  (void) data;
  for (;; n++)
    {
      BaseText text = BASE_TEXT_EMPTY;
      BaseStatus status;
      size_t seen;

      failing_memory_arm (n);
      for (int i = 0; i < 100; i++)
        base_text_add (&text, "dancing links ");
      seen = failing_memory_disarm ();
      status = base_text_status (&text);
      check_equal_u64 (text.length % strlen ("dancing links "), 0);
      check_equal_u64 (strlen (base_text_string (&text)), text.length);
      base_text_clear (&text);
      check_equal_u64 (status, seen < n ? BASE_OK : BASE_NO_MEMORY);
      if (seen < n)
        break;
    }
  check_true (n > 3);
}

int
main (void)
{
  check_claim ("/base/text/numbers-are-plain", numbers, NULL);
  check_claim ("/base/text/decimals-are-rounded", decimals, NULL);
  check_claim ("/base/text/reset-keeps-the-memory", reset_keeps_memory, NULL);
  check_claim ("/base/text/json-is-escaped", json, NULL);
  check_claim ("/base/utf8/knows-every-character", every_character, NULL);
  check_claim ("/base/utf8/knows-what-is-none", what_is_none, NULL);
  check_claim ("/base/utf8/finds-the-first-bad-byte", finds_the_first_bad_byte, NULL);
  check_claim ("/base/text/a-failure-is-remembered", failure_is_remembered, NULL);
  return check_finish ();
}
