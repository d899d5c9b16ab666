/* paste-plain.c - any text as plain text, in one pass.
 *
 * Tags become what they do: a row of a table becomes a line, a cell begins with a bar, other tags
 * vanish.  Brackets and braces end a line, so that a nested list becomes rows under each other in
 * any layout.  Quotes around three or more characters end a line too; one or two quoted characters
 * are a cell. */
#include "paste-private.h"

#include <string.h>

typedef struct
{
  const char *bytes;
  size_t length, at;
  size_t closing_quote; /* where the last short string ends; 0: there was none */
  bool in_row;          /* of a table: line ends are white space */
  bool in_address;      /* of a page: `?` is no blank, `&` no bar */
  BaseText *out;
} Source;

static void
plain_add_glyph (Source *source, char c)
{
  base_text_add_char (source->out, c);
}

static int
hex_value (char c)
{
  return c >= '0' && c <= '9'   ? c - '0'
         : c >= 'a' && c <= 'f' ? c - 'a' + 10
         : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                : -1;
}

/* Whether the bytes at `at` go on with `word`. */
static bool
plain_goes_on (const Source *source, size_t at, const char *word)
{
  size_t length = strlen (word);

  return source->length - at >= length && memcmp (source->bytes + at, word, length) == 0;
}

/* Returns the byte at `at`, or the one that a percent sign and two digits encode. */
static unsigned char
plain_byte_at (const Source *source, size_t at, size_t *out_end)
{
  const char *b = source->bytes + at;

  *out_end = at + 1;
  if (b[0] == '%' && source->length - at >= 3 && hex_value (b[1]) >= 0 && hex_value (b[2]) >= 0)
    {
      *out_end = at + 3;
      return (unsigned char) (hex_value (b[1]) * 16 + hex_value (b[2]));
    }
  return (unsigned char) b[0];
}

/* Reads one character.  A byte that is not UTF-8 counts as a space. */
static uint32_t
take_code (Source *source)
{
  char bytes[4];
  size_t ends[4], n = 0, taken;
  uint32_t code;

  for (size_t at = source->at; n < 4 && at < source->length; at = ends[n++])
    bytes[n] = (char) plain_byte_at (source, at, &ends[n]);
  taken = base_utf8_length (bytes, n);
  if (taken == 0)
    {
      source->at = ends[0];
      return ' ';
    }
  source->at = ends[taken - 1];
  code = (unsigned char) bytes[0] & (taken == 1 ? 0x7fu : 0x7fu >> taken);
  for (size_t i = 1; i < taken; i++)
    code = code << 6 | ((unsigned char) bytes[i] & 0x3f);
  return code;
}

/* Reads `&name;` if it is a character that matters here. */
static bool
take_named (Source *source, uint32_t *out_code)
{
  static const struct
  {
    const char *name;
    uint32_t code;
  } names[] = {
    { "nbsp;", 0xa0 },     { "middot;", 0xb7 },  { "bull;", 0x2022 },   { "times;", 0xd7 },
    { "ensp;", 0x2002 },   { "emsp;", 0x2003 },  { "thinsp;", 0x2009 }, { "ndash;", 0x2013 },
    { "mdash;", 0x2014 },  { "minus;", 0x2212 }, { "amp;", '&' },       { "lt;", '<' },
    { "gt;", '>' },        { "quot;", '"' },     { "apos;", '\'' },     { "vert;", '|' },
    { "hellip;", 0x2026 }, { "zwnj;", 0x200c },  { "shy;", 0xad },      { "square;", 0x25a1 },
  };

  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    if (plain_goes_on (source, source->at + 1, names[i].name))
      {
        source->at += 1 + strlen (names[i].name);
        *out_code = names[i].code;
        return true;
      }
  return false;
}

/* Takes `&#number;`. */
static bool
take_numbered (Source *source, uint32_t *out_code)
{
  size_t at = source->at + 2;
  uint32_t code = 0, base = 10;

  if (!plain_goes_on (source, source->at, "&#"))
    return false;
  if (at < source->length && (source->bytes[at] | 0x20) == 'x')
    {
      base = 16;
      at++;
    }
  for (; at < source->length && code < 0x110000; at++)
    {
      int digit = hex_value (source->bytes[at]);

      if (digit < 0 || (uint32_t) digit >= base)
        break;
      code = code * base + (uint32_t) digit;
    }
  if (at >= source->length || source->bytes[at] != ';' || code == 0)
    return false;
  source->at = at + 1;
  *out_code = code;
  return true;
}

static void
end_table_row (Source *source)
{
  if (source->in_row)
    plain_add_glyph (source, '|');
  plain_add_glyph (source, '\n');
  source->in_row = false;
}

/* The short text that a field of a form in the tag holds. */
static void
put_field (Source *source, const char *tag, size_t length)
{
  for (size_t i = 0; i + 7 < length; i++)
    if (memcmp (tag + i, "value=\"", 7) == 0)
      {
        for (size_t k = i + 7; k < i + 9 && k < length && paste_is_symbol (tag[k]); k++)
          plain_add_glyph (source, tag[k]);
        return;
      }
}

static bool
plain_is_one_of (const char *name, const char *names)
{
  size_t length = strlen (name);

  for (const char *at = names; length > 0 && (at = strchr (at, ' ')) != NULL; at++)
    if (strncmp (at + 1, name, length) == 0 && at[length + 1] == ' ')
      return true;
  return false;
}

static void
obey_tag (Source *source, const char *name, const char *tag, size_t length)
{
  if (plain_is_one_of (name, " tr "))
    {
      end_table_row (source);
      source->in_row = true;
    }
  else if (plain_is_one_of (name, " /tr table /table "))
    end_table_row (source);
  else if (plain_is_one_of (name, " td th "))
    {
      source->in_row = true;
      plain_add_glyph (source, '|');
    }
  else if (plain_is_one_of (name, " input "))
    put_field (source, tag, length);
  else if (plain_is_one_of (
               name, " br p /p div /div li /li pre /pre h1 h2 h3 /h1 /h2 /h3 ul ol hr body "))
    plain_add_glyph (source, source->in_row ? ' ' : '\n');
}

/* Skips a tag: text that begins with a name or `/` and ends before the next `<`. */
static bool
plain_skip_tag (Source *source)
{
  const char *tag = source->bytes + source->at;
  size_t available = source->length - source->at, end = 1, n = 0;
  char name[8] = "";

  if (available < 3 || !(paste_is_alnum (tag[1]) || tag[1] == '/' || tag[1] == '!')
      || paste_is_digit (tag[1]))
    return false;
  while (end < available && tag[end] != '>' && tag[end] != '<')
    end++;
  if (end == available || tag[end] != '>')
    return false;
  for (; n < sizeof name - 1 && (paste_is_alnum (tag[n + 1]) || (n == 0 && tag[1] == '/')); n++)
    name[n] = tag[n + 1] >= 'A' && tag[n + 1] <= 'Z' ? (char) (tag[n + 1] | 0x20) : tag[n + 1];
  obey_tag (source, name, tag, end);
  source->at += end + 1;
  return true;
}

/* After a quote: up to two characters before the next quote are a cell. */
static void
put_quote (Source *source, char quote)
{
  size_t at = source->at;

  if (at <= source->closing_quote + 1 && source->closing_quote != 0)
    return;
  for (size_t i = at; i < source->length && i < at + 3; i++)
    if (source->bytes[i] == quote)
      {
        source->closing_quote = i;
        return;
      }
  plain_add_glyph (source, '\n');
}

/* The meaning of a backslash in a string.  In TeX two of them end a row, and \hline is a rule. */
static void
put_escape (Source *source)
{
  char next = source->at < source->length ? source->bytes[source->at] : ' ';

  if (plain_goes_on (source, source->at, "hline"))
    source->at += 4;
  else if (next == 'n' || next == 'r' || next == '\\')
    plain_add_glyph (source, '\n');
  else if (next == 't')
    plain_add_glyph (source, '\t');
  else if (next != '"' && next != '\'')
    {
      plain_add_glyph (source, PASTE_OTHER);
      return;
    }
  source->at++;
}

static void
put_line_end (Source *source, char c)
{
  if (c == '\r' && source->at < source->length && source->bytes[source->at] == '\n')
    return;
  source->in_address = false;
  plain_add_glyph (source, source->in_row ? ' ' : '\n');
}

/* Reads a program's word for an empty value. */
static bool
take_null (Source *source)
{
  static const char *const words[] = { "null", "None", "NULL", "nil", "undefined" };
  size_t at = source->at;

  if (at > 0 && paste_is_alnum (source->bytes[at - 1]))
    return false;
  for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
    {
      size_t end = at + strlen (words[i]);

      if (plain_goes_on (source, at, words[i])
          && (end == source->length || !paste_is_alnum (source->bytes[end])))
        {
          plain_add_glyph (source, '.');
          source->at = end;
          return true;
        }
    }
  return false;
}

static void
put_plain (Source *source, char c)
{
  if (c == '\n' || c == '\r' || c == '\v' || c == '\f')
    put_line_end (source, c);
  else if (c == '"' || c == '\'' || c == '`')
    put_quote (source, c);
  else if (c == '[' || c == ']' || c == '{' || c == '}')
    plain_add_glyph (source, '\n');
  else if (c == '\\')
    put_escape (source);
  else if (c == '?' || c == '&' || c == '!')
    plain_add_glyph (source, source->in_address ? PASTE_OTHER : c == '?' ? '.' : '|');
  else if (c == '/')
    plain_add_glyph (source, ',');
  else if (c == '(' || c == ')')
    plain_add_glyph (source, ' ');
  else if (paste_is_symbol (c) || strchr ("\t|,;:=+~>", c) != NULL)
    plain_add_glyph (source, c == 0 ? ' ' : c);
  else
    plain_add_glyph (source, (unsigned char) c <= ' ' ? ' ' : PASTE_OTHER);
  if (c == ' ' || c == '\t' || c == '"')
    source->in_address = false;
}

static void
put_code (Source *source, uint32_t code)
{
  char c = paste_glyph (code);

  if (code == 0x2026)
    base_text_add (source->out, "..."); /* a program that writes … for three points */
  else if (c != 0 || code == 0)
    put_plain (source, c == '\0' ? ' ' : c);
}

/* Skips a comment of a program at the end of a line. */
static bool
take_remark (Source *source)
{
  if (!plain_goes_on (source, source->at, "//")
      || (source->at > 0 && source->bytes[source->at - 1] == ':'))
    return false;
  source->at += format_line_length (source->bytes + source->at, source->length - source->at);
  return true;
}

void
paste_plain (const char *text, size_t length, BaseText *out)
{
  Source source = { .bytes = text, .length = length, .out = out };
  uint32_t code;

  while (source.at < length)
    {
      char c = text[source.at];

      if ((c == '<' && plain_skip_tag (&source)) || ((c | 0x20) >= 'n' && take_null (&source))
          || (c == '/' && take_remark (&source)))
        continue;
      source.in_address |= c == ':' && plain_goes_on (&source, source.at, "://");
      if (c == '&' && (take_named (&source, &code) || take_numbered (&source, &code)))
        put_code (&source, code);
      else
        put_code (&source, take_code (&source));
    }
}
