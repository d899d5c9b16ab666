#include "format-lines.h"

#include <string.h>

/* Looks at eight bytes at a time for either end: a file may use CR alone, so memchr () for one of
 * them could run to the end of the buffer for each line. */
size_t
format_line_length (const char *bytes, size_t length)
{
  size_t at = 0;

  for (uint64_t chunk; length - at >= sizeof chunk; at += sizeof chunk)
    {
      memcpy (&chunk, bytes + at, sizeof chunk);
      if ((format_bytes_equal (chunk, '\n') | format_bytes_equal (chunk, '\r')) != 0)
        break;
    }
  while (at < length && bytes[at] != '\n' && bytes[at] != '\r')
    at++;
  return at;
}

FormatsLineEnd
format_line_end (const char *bytes, size_t available, size_t *out_taken)
{
  *out_taken = 1;
  if (available == 0)
    {
      *out_taken = 0;
      return FORMATS_LINE_END_DEFAULT;
    }
  if (bytes[0] == '\n')
    return FORMATS_LINE_END_LF;
  if (available < 2 || bytes[1] != '\n')
    return FORMATS_LINE_END_CR;
  *out_taken = 2;
  return FORMATS_LINE_END_CRLF;
}

bool
format_lines_next (FormatsLines *self, FormatsLine *out_line)
{
  const char *bytes = self->bytes + self->at;
  size_t available = self->length - self->at;
  size_t length, taken;

  if (available == 0)
    return false;
  length = format_line_length (bytes, available);
  out_line->bytes = bytes;
  out_line->length = length;
  out_line->end = format_line_end (bytes + length, available - length, &taken);
  out_line->whole = length + taken;
  out_line->offset = self->at;
  out_line->number = self->number++;
  self->at += out_line->whole;
  return true;
}

size_t
format_line_skip_white (const FormatsLine *line, size_t at)
{
  while (at < line->length && format_is_white (line->bytes[at]))
    at++;
  return at;
}

bool
format_line_next_word (const FormatsLine *line,
                       size_t *at,
                       const char **out_word,
                       size_t *out_length)
{
  size_t start = format_line_skip_white (line, *at);
  size_t end = start;

  while (end < line->length && !format_is_white (line->bytes[end]))
    end++;
  *at = end;
  *out_word = line->bytes + start;
  *out_length = end - start;
  return end > start;
}

/* Plain ASCII is skipped eight bytes at a time. */
static size_t
first_doubtful (const char *bytes, size_t length)
{
  size_t at = 0;

  for (uint64_t chunk; length - at >= sizeof chunk; at += sizeof chunk)
    {
      memcpy (&chunk, bytes + at, sizeof chunk);
      if ((chunk & 0x8080808080808080u) != 0 || format_zero_bytes (chunk) != 0)
        break;
    }
  return at;
}

bool
format_line_check_text (const FormatsLine *line, FormatsIssue *issue)
{
  size_t at = first_doubtful (line->bytes, line->length);

  while (at < line->length)
    {
      size_t taken = base_utf8_length (line->bytes + at, line->length - at);

      if (taken == 0 || line->bytes[at] == '\0')
        {
          format_issue_at_symbol (issue, line, at, 0);
          return false;
        }
      at += taken;
    }
  return true;
}

/* Characters count, not bytes; a byte that belongs to none counts as one. */
static uint64_t
column_of (const FormatsLine *line, size_t at)
{
  uint64_t column = 1;

  for (size_t i = 0; i < at && i < line->length; column++)
    {
      size_t taken = base_utf8_length (line->bytes + i, line->length - i);

      i += taken == 0 ? 1 : taken;
    }
  return column;
}

FormatsOutcome
format_issue_at (FormatsIssue *issue,
                 FormatsFault fault,
                 const FormatsLine *line,
                 size_t at,
                 uint64_t expected,
                 uint64_t found)
{
  *issue = (FormatsIssue){
    .line = line->number,
    .column = column_of (line, at),
    .fault = fault,
    .severity = FORMATS_ERROR,
    .expected = expected,
    .found = found,
  };
  return FORMATS_BAD_PUZZLE;
}

/* Texts in a message must not control the terminal that shows it: control characters, also those of
 * C1 (U+0080 to U+009F), and bytes that are not UTF-8 become question marks. */
static void
set_token (FormatsIssue *issue, const char *bytes, size_t length)
{
  size_t n = 0;

  for (size_t i = 0; i < length;)
    {
      size_t taken = base_utf8_length (bytes + i, length - i);
      unsigned char first = (unsigned char) bytes[i];
      bool strange = taken == 0 || first < 0x20 || first == 0x7f
                     || (first == 0xc2 && (unsigned char) bytes[i + 1] < 0xa0);
      size_t added = strange ? 1 : taken;

      if (n + added >= sizeof issue->token)
        break;
      if (strange)
        issue->token[n] = '?';
      else
        memcpy (issue->token + n, bytes + i, taken);
      n += added;
      i += taken == 0 ? 1 : taken;
    }
  issue->token[n] = '\0';
}

FormatsOutcome
format_issue_at_token (FormatsIssue *issue,
                       FormatsFault fault,
                       const FormatsLine *line,
                       size_t at,
                       size_t length,
                       uint64_t expected)
{
  format_issue_at (issue, fault, line, at, expected, 0);
  set_token (issue, line->bytes + at, length);
  return FORMATS_BAD_PUZZLE;
}

FormatsOutcome
format_issue_at_symbol (FormatsIssue *issue, const FormatsLine *line, size_t at, uint32_t n_values)
{
  size_t taken = base_utf8_length (line->bytes + at, line->length - at);

  if (line->bytes[at] == '\0')
    return format_issue_at (issue, FORMATS_NUL_BYTE, line, at, 0, 0);
  if (taken == 0)
    return format_issue_at (issue, FORMATS_NOT_UTF8, line, at, 0, (unsigned char) line->bytes[at]);
  return format_issue_at_token (issue, FORMATS_UNKNOWN_SYMBOL, line, at, taken, n_values);
}

bool
format_number_value (const char *word, size_t length, uint32_t *out_value)
{
  uint32_t value = 0;

  for (size_t i = 0; i < length; i++)
    {
      if (word[i] < '0' || word[i] > '9')
        return false;
      value = value > 99999 ? 99999 : value * 10 + (uint32_t) (word[i] - '0');
    }
  *out_value = value;
  return length > 0;
}

uint32_t
format_line_count_words (const FormatsLine *line)
{
  const char *word;
  size_t at = 0, length;
  uint32_t n = 0;

  while (format_line_next_word (line, &at, &word, &length))
    n++;
  return n;
}
