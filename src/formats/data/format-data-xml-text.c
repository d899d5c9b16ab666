/* format-data-xml-text.c - escapes in the text of XML, both ways. */
#include "format-data-xml-private.h"

#include <string.h>

/* &#10; or &#xA;, without the & and the ;. */
static bool
xml_read_number (const char *bytes, size_t length, uint32_t *out_code)
{
  bool is_hex = length > 1 && bytes[1] == 'x';
  size_t at = is_hex ? 2 : 1;

  *out_code = 0;
  for (; at < length && *out_code < 0x110000; at++)
    {
      char c = bytes[at];
      uint32_t digit = c >= '0' && c <= '9'             ? (uint32_t) (c - '0')
                       : is_hex && c >= 'a' && c <= 'f' ? (uint32_t) (c - 'a') + 10
                       : is_hex && c >= 'A' && c <= 'F' ? (uint32_t) (c - 'A') + 10
                                                        : 16;

      if (digit == 16)
        return false;
      *out_code = *out_code * (is_hex ? 16 : 10) + digit;
    }
  return at == length && length > (is_hex ? 2u : 1u) && *out_code > 0 && *out_code < 0x110000
         && (*out_code < 0xd800 || *out_code >= 0xe000);
}

bool
format_data_xml_add_decoded (FormatsXml *self, BaseText *out, const char *bytes, size_t length)
{
  static const struct
  {
    const char *name;
    char c;
  } entities[] = {
    { "amp", '&' }, { "lt", '<' }, { "gt", '>' }, { "quot", '"' }, { "apos", '\'' }
  };

  for (size_t at = 0; at < length;)
    {
      size_t taken = base_utf8_length (bytes + at, length - at), n = 1;
      uint32_t code = 0;

      if (taken == 0 || bytes[at] == '\0')
        {
          format_data_xml_give_up (self, taken == 0 ? FORMATS_NOT_UTF8 : FORMATS_NUL_BYTE, "", 0);
          self->issue->found = taken == 0 ? (unsigned char) bytes[at] : 0;
          return false;
        }
      if (bytes[at] != '&')
        {
          /* Plain text goes in one piece. */
          while (at + taken < length && bytes[at + taken] > '&' && bytes[at + taken] < '\x7f')
            taken++;
          base_text_add_bytes (out, bytes + at, taken);
          at += taken;
          continue;
        }
      while (at + n < length && n < 12 && bytes[at + n] != ';' && bytes[at + n] != '&')
        n++;
      for (size_t i = 0; i < 5; i++)
        if (strlen (entities[i].name) == n - 1
            && memcmp (bytes + at + 1, entities[i].name, n - 1) == 0)
          code = (unsigned char) entities[i].c;
      if (at + n >= length || bytes[at + n] != ';'
          || (code == 0
              && (n < 3 || bytes[at + 1] != '#'
                  || !xml_read_number (bytes + at + 1, n - 1, &code))))
        {
          format_data_xml_give_up (self, FORMATS_BAD_ENTITY, bytes + at,
                                   n + 1 <= length - at ? n + 1 : length - at);
          return false;
        }
      base_text_add_utf8 (out, code);
      at += n + 1;
    }
  return true;
}

void
format_data_xml_add (const char *bytes, size_t length, BaseText *out)
{
  for (size_t i = 0; i < length; i++)
    switch (bytes[i])
      {
      case '&':
        base_text_add (out, "&amp;");
        break;
      case '<':
        base_text_add (out, "&lt;");
        break;
      case '>':
        base_text_add (out, "&gt;");
        break;
      case '"':
        base_text_add (out, "&quot;");
        break;
      case '\n':
        base_text_add (out, "&#10;");
        break;
      case '\r':
        base_text_add (out, "&#13;");
        break;
      default:
        base_text_add_char (out, bytes[i]);
      }
}
