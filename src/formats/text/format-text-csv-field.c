#include "format-text-csv-private.h"

#include <string.h>

/* Returns the place behind the closing quote, or the line's length + 1 when there is none. */
static size_t
end_of_quotes (const FormatsLine *line, size_t at)
{
  for (at++; at < line->length; at++)
    if (line->bytes[at] == '"')
      {
        if (at + 1 == line->length || line->bytes[at + 1] != '"')
          return at + 1;
        at++;
      }
  return line->length + 1;
}

bool
format_text_csv_next (const FormatsLine *line,
                      char separator,
                      size_t *at,
                      FormatsField *out_field,
                      bool *out_bad)
{
  size_t start = format_line_skip_white (line, *at), end = start;

  *out_bad = false;
  if (*at > line->length)
    return false;
  out_field->quoted = start < line->length && line->bytes[start] == '"';
  if (out_field->quoted)
    {
      end = end_of_quotes (line, start);
      *at = end > line->length ? end : format_line_skip_white (line, end);
      *out_bad = *at > line->length || (*at < line->length && line->bytes[*at] != separator);
      if (*out_bad)
        {
          *at = start;
          return false;
        }
      out_field->start = start + 1;
      out_field->end = end - 1;
      ++*at;
      return true;
    }
  while (end < line->length && line->bytes[end] != separator)
    end++;
  *at = end + 1;
  while (end > start && format_is_white (line->bytes[end - 1]))
    end--;
  out_field->start = start;
  out_field->end = end;
  return true;
}

uint32_t
format_text_csv_count (const FormatsLine *line, char separator)
{
  FormatsField field;
  size_t at = 0;
  uint32_t n = 0;
  bool bad;

  while (format_text_csv_next (line, separator, &at, &field, &bad))
    n++;
  return bad ? 0 : n;
}

char
format_text_csv_separator (const FormatsLine *line)
{
  size_t commas = 0, semicolons = 0;

  for (size_t i = 0; i < line->length; i++)
    {
      commas += line->bytes[i] == ',';
      semicolons += line->bytes[i] == ';';
    }
  return semicolons > commas ? ';' : ',';
}

void
format_text_csv_add (const char *bytes, size_t length, BaseText *out)
{
  bool quotes = false;

  for (size_t i = 0; i < length; i++)
    quotes |= strchr (",;\"\n\r", bytes[i]) != NULL;
  quotes |= length > 0 && (format_is_white (bytes[0]) || format_is_white (bytes[length - 1]));
  base_text_add (out, quotes ? "\"" : "");
  for (size_t i = 0; i < length; i++)
    {
      /* A field is one line. */
      base_text_add_char (out, bytes[i] == '\n' || bytes[i] == '\r' ? ' ' : bytes[i]);
      if (bytes[i] == '"')
        base_text_add_char (out, '"');
    }
  base_text_add (out, quotes ? "\"" : "");
}
