#include "format-data-xml-private.h"

#include "format-sample.h"

#include <string.h>

void
format_data_xml_clear_open (void *open)
{
  base_text_clear (&((FormatsXmlOpen *) open)->names);
}

bool
format_data_xml_begin (FormatsXml *self, FormatsReader *reader, FormatsIssue *issue)
{
  *self = (FormatsXml){ .reader = reader, .issue = issue, .open = format_reader_state (reader) };
  return self->open != NULL;
}

void
format_data_xml_clear (FormatsXml *self)
{
  base_text_clear (&self->name);
  base_text_clear (&self->attributes);
  base_text_clear (&self->text);
}

bool
format_data_xml_is (const FormatsXml *self, const char *name)
{
  return strcmp (base_text_string (&self->name), name) == 0;
}

const char *
format_data_xml_attribute (const FormatsXml *self, const char *name)
{
  const char *at = base_text_string (&self->attributes), *end = at + self->attributes.length;

  while (at < end)
    {
      const char *value = at + strlen (at) + 1;

      if (strcmp (at, name) == 0)
        return value;
      at = value + strlen (value) + 1;
    }
  return NULL;
}

void
format_data_xml_go_to (FormatsXml *self, const char *attribute, size_t at)
{
  const char *name = base_text_string (&self->attributes), *end = name + self->attributes.length;

  for (unsigned i = 0; i < FORMATS_XML_PLACES && name < end; i++)
    {
      if (strcmp (name, attribute) == 0)
        {
          self->line = self->places[i].line;
          self->column = self->places[i].column + at;
          return;
        }
      name += strlen (name) + 1;
      name += strlen (name) + 1;
    }
}

static FormatsOutcome
bad_token (FormatsXml *self, FormatsFault fault, const char *token, size_t length)
{
  FormatsLine line = { .bytes = token, .length = length, .number = 1 };

  format_issue_at_token (self->issue, fault, &line, 0, length, 0);
  self->issue->line = self->line;
  self->issue->column = self->column + 1;
  return FORMATS_BAD_PUZZLE;
}

FormatsOutcome
format_data_xml_bad (FormatsXml *self,
                     FormatsFault fault,
                     const char *token,
                     uint64_t expected,
                     uint64_t found)
{
  bad_token (self, fault, token, strlen (token));
  self->issue->expected = expected;
  self->issue->found = found;
  return FORMATS_BAD_PUZZLE;
}

FormatsXmlKind
format_data_xml_give_up (FormatsXml *self, FormatsFault fault, const char *token, size_t length)
{
  self->reader->ended = true;
  if (self->reader->status != BASE_OK)
    return FORMATS_XML_FAILED;
  bad_token (self, fault, token, length < 40 ? length : 40);
  return FORMATS_XML_BAD;
}

FormatsOutcome
format_data_xml_outcome (FormatsXml *self, FormatsXmlKind kind)
{
  return kind == FORMATS_XML_DONE          ? FORMATS_END
         : kind == FORMATS_XML_BAD         ? FORMATS_BAD_PUZZLE
         : self->reader->status == BASE_OK ? format_reader_fail (self->reader, BASE_NO_MEMORY)
                                           : FORMATS_FAILED;
}

/* Finds the end of a token: behind `end`, which does not count inside quotes where `quotes` is set.
 * 0: none; the kind has the reason. */
static size_t
xml_find_end (FormatsXml *self, size_t from, const char *end, bool quotes, FormatsXmlKind *out_kind)
{
  size_t n = strlen (end), at = from, available = 0;
  char quote = '\0';
  const char *bytes = NULL;

  while (available >= at + n
         || (available = format_reader_peek (self->reader, at + n, &bytes)) >= at + n)
    {
      if (at > FORMATS_MAX_DOCUMENT)
        {
          *out_kind = format_data_xml_give_up (self, FORMATS_TEXT_TOO_LONG, "", 0);
          self->issue->expected = FORMATS_MAX_DOCUMENT;
          return 0;
        }
      if (quote == '\0' && bytes[at] == *end && memcmp (bytes + at, end, n) == 0)
        return at + n;
      if (quotes && quote == '\0' && (bytes[at] == '"' || bytes[at] == '\''))
        quote = bytes[at];
      else if (bytes[at] == quote)
        quote = '\0';
      at++;
    }
  *out_kind = format_data_xml_give_up (self, FORMATS_FILE_ENDS, "XML", 3);
  return 0;
}

static bool
xml_is_white (char c)
{
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool
ends_name (char c)
{
  return xml_is_white (c) || c == '=' || c == '/' || c == '>' || c == '<' || c == '"' || c == '\''
         || c == '\0';
}

/* Goes on over bytes that are no end of a line but LF. */
static FormatsXmlPlace
behind (FormatsXmlPlace place, const char *bytes, size_t length)
{
  for (size_t i = 0; i < length; i++)
    if (bytes[i] == '\n')
      place = (FormatsXmlPlace){ place.line + 1, 0 };
    else
      place.column += ((unsigned char) bytes[i] & 0xc0) != 0x80;
  return place;
}

/* Reads attributes in the `length` bytes behind an element's name. */
static bool
read_attributes (FormatsXml *self, const char *bytes, size_t length)
{
  FormatsXmlPlace place = { self->line, self->column + 1 };
  size_t known = 0;
  unsigned n = 0;

  place = behind (place, self->name.bytes, self->name.length);
  for (size_t at = 0; at < length;)
    {
      size_t start, name;
      char quote;

      if (xml_is_white (bytes[at]))
        {
          at++;
          continue;
        }
      for (start = at; at < length && !ends_name (bytes[at]);)
        at++;
      name = at - start;
      while (at < length && xml_is_white (bytes[at]))
        at++;
      if (name == 0 || at == length || bytes[at] != '=')
        {
          format_data_xml_give_up (self, FORMATS_BAD_XML, bytes + start, length - start);
          return false;
        }
      for (at++; at < length && xml_is_white (bytes[at]);)
        at++;
      quote = at < length ? bytes[at] : '\0';
      if ((quote != '"' && quote != '\'')
          || memchr (bytes + at + 1, quote, length - at - 1) == NULL)
        {
          format_data_xml_give_up (self, FORMATS_BAD_XML, bytes + start, length - start);
          return false;
        }
      base_text_add_bytes (&self->attributes, bytes + start, name);
      base_text_add_char (&self->attributes, '\0');
      start = ++at;
      if (n < FORMATS_XML_PLACES)
        {
          self->places[n++] = place = behind (place, bytes + known, start - known);
          known = start;
        }
      while (bytes[at] != quote)
        at++;
      if (!format_data_xml_add_decoded (self, &self->attributes, bytes + start, at - start))
        return false;
      base_text_add_char (&self->attributes, '\0');
      at++;
    }
  return true;
}

static FormatsXmlKind
open_element (FormatsXml *self, size_t end)
{
  FormatsReader *reader = self->reader;
  const char *bytes;
  size_t length = 0;

  format_reader_peek (reader, end, &bytes);
  while (!ends_name (bytes[1 + length]))
    length++;
  self->ends = bytes[end - 2] == '/' && end > 3;
  if (length == 0 || length > FORMATS_MAX_NAME || base_utf8_check (bytes + 1, length) < length)
    return format_data_xml_give_up (self, FORMATS_BAD_XML, bytes, end);
  base_text_add_bytes (&self->name, bytes + 1, length);
  if (!read_attributes (self, bytes + 1 + length, end - 2 - length - self->ends))
    return FORMATS_XML_BAD;
  if (self->open->n == FORMATS_MAX_DEPTH)
    {
      format_data_xml_give_up (self, FORMATS_TOO_DEEP, "", 0);
      self->issue->expected = FORMATS_MAX_DEPTH;
      return FORMATS_XML_BAD;
    }
  base_text_add_bytes (&self->open->names, base_text_string (&self->name), self->name.length);
  base_text_add_char (&self->open->names, '\0');
  self->open->n++;
  format_reader_skip (reader, end);
  return FORMATS_XML_BEGIN;
}

/* Takes the innermost open element away, if it is called so. */
static FormatsXmlKind
close_element (FormatsXml *self, const char *name, size_t length)
{
  FormatsXmlOpen *open = self->open;
  size_t start = open->names.length;

  if (open->n == 0)
    {
      if (self->reader->in_middle)
        return FORMATS_XML_END;
      return format_data_xml_give_up (self, FORMATS_WRONG_END, name, length);
    }
  for (start--; start > 0 && open->names.bytes[start - 1] != '\0';)
    start--;
  if (open->names.length - start - 1 != length
      || memcmp (open->names.bytes + start, name, length) != 0)
    return format_data_xml_give_up (self, FORMATS_WRONG_END, name, length);
  open->names.length = start;
  open->names.bytes[start] = '\0';
  open->n--;
  return FORMATS_XML_END;
}

static FormatsXmlKind
read_end (FormatsXml *self, size_t end)
{
  const char *bytes;
  size_t length = 0;
  FormatsXmlKind kind;

  format_reader_peek (self->reader, end, &bytes);
  while (!ends_name (bytes[2 + length]))
    length++;
  base_text_add_bytes (&self->name, bytes + 2, length);
  for (size_t i = 2 + length; i + 1 < end; i++)
    if (!xml_is_white (bytes[i]))
      return format_data_xml_give_up (self, FORMATS_BAD_XML, bytes, end);
  kind = close_element (self, bytes + 2, length);
  format_reader_skip (self->reader, end);
  return kind;
}

/* Up to the next `<`, or all of a CDATA section.  FORMATS_XML_DONE: there is nothing but white
 * space in it. */
static FormatsXmlKind
xml_read_text (FormatsXml *self)
{
  const char *bytes = NULL;
  size_t n = 0, available = 0;
  bool white = true;

  while ((available > n || (available = format_reader_peek (self->reader, n + 1, &bytes)) > n)
         && bytes[n] != '<')
    {
      white &= xml_is_white (bytes[n]);
      if (++n > FORMATS_MAX_DOCUMENT)
        {
          format_data_xml_give_up (self, FORMATS_TEXT_TOO_LONG, "", 0);
          self->issue->expected = FORMATS_MAX_DOCUMENT;
          return FORMATS_XML_BAD;
        }
    }
  if (!white && !format_data_xml_is_open (self) && !self->reader->in_middle)
    return format_data_xml_give_up (self, FORMATS_BAD_XML, bytes, n);
  if (!white && !format_data_xml_add_decoded (self, &self->text, bytes, n))
    return FORMATS_XML_BAD;
  format_reader_skip (self->reader, n);
  return white ? FORMATS_XML_DONE : FORMATS_XML_TEXT;
}

static bool
begins_with (FormatsXml *self, const char *word)
{
  const char *bytes;
  size_t n = strlen (word);

  return format_reader_peek (self->reader, n, &bytes) >= n && memcmp (bytes, word, n) == 0;
}

/* A comment, a processing instruction, a declaration of the document's type: nothing that counts.
 * A CDATA section is text. */
static FormatsXmlKind
read_other (FormatsXml *self, bool *out_passed)
{
  FormatsXmlKind kind = FORMATS_XML_TEXT;
  bool comment = begins_with (self, "<!--"), section = begins_with (self, "<![CDATA[");
  const char *bytes;
  size_t end;

  end = comment                    ? xml_find_end (self, 4, "-->", false, &kind)
        : section                  ? xml_find_end (self, 9, "]]>", false, &kind)
        : begins_with (self, "<?") ? xml_find_end (self, 2, "?>", false, &kind)
                                   : xml_find_end (self, 2, ">", true, &kind);
  if (end == 0)
    return kind;
  format_reader_peek (self->reader, end, &bytes);
  *out_passed = !section;
  if (!comment && !section && bytes[1] == '!' && memchr (bytes, '[', end) != NULL)
    return format_data_xml_give_up (self, FORMATS_BAD_XML, bytes, end);
  if (section && base_utf8_check (bytes, end) < end)
    return format_data_xml_give_up (self, FORMATS_NOT_UTF8, "", 0);
  if (section && memchr (bytes, '\0', end) != NULL)
    return format_data_xml_give_up (self, FORMATS_NUL_BYTE, "", 0);
  if (section)
    base_text_add_bytes (&self->text, bytes + 9, end - 12);
  *out_passed = !section || self->text.length == 0;
  format_reader_skip (self->reader, end);
  return FORMATS_XML_TEXT;
}

static void
begin_token (FormatsXml *self)
{
  self->line = self->reader->line;
  self->column = self->reader->column;
  self->offset = self->reader->offset + self->reader->at;
}

static FormatsXmlKind
read_token (FormatsXml *self)
{
  const char *bytes;

  for (;;)
    {
      FormatsXmlKind kind = FORMATS_XML_TEXT;
      bool passed = false;
      size_t end;

      begin_token (self);
      if (format_reader_peek (self->reader, 1, &bytes) == 0)
        {
          if (self->reader->status != BASE_OK)
            return FORMATS_XML_FAILED;
          return format_data_xml_is_open (self)
                     ? format_data_xml_give_up (self, FORMATS_FILE_ENDS, "XML", 3)
                     : FORMATS_XML_DONE;
        }
      if (*bytes != '<')
        {
          kind = xml_read_text (self);
          if (kind != FORMATS_XML_DONE)
            return kind;
          continue;
        }
      if (begins_with (self, "<!") || begins_with (self, "<?"))
        {
          kind = read_other (self, &passed);
          if (kind != FORMATS_XML_TEXT || !passed)
            return kind;
          continue;
        }
      end = xml_find_end (self, 1, ">", true, &kind);
      if (end == 0)
        return kind;
      return begins_with (self, "</") ? read_end (self, end) : open_element (self, end);
    }
}

FormatsXmlKind
format_data_xml_next (FormatsXml *self)
{
  FormatsXmlKind kind;

  if (self->ends)
    {
      self->ends = false;
      return close_element (self, base_text_string (&self->name), self->name.length);
    }
  base_text_reset (&self->name);
  base_text_reset (&self->attributes);
  base_text_reset (&self->text);
  kind = read_token (self);
  if (self->reader->status != BASE_OK || base_text_status (&self->name) != BASE_OK
      || base_text_status (&self->attributes) != BASE_OK
      || base_text_status (&self->text) != BASE_OK
      || base_text_status (&self->open->names) != BASE_OK)
    return FORMATS_XML_FAILED;
  return kind;
}

FormatsSniff
format_data_xml_sniff (const FormatsSample *sample, const char *name)
{
  const char *bytes = sample->bytes, *end = bytes + sample->length;
  size_t n = strlen (name);

  for (;;)
    {
      const char *close;

      while (bytes < end && xml_is_white (*bytes))
        bytes++;
      if (bytes == end || (bytes + 1 == end && *bytes == '<'))
        return sample->length == 0 || *sample->bytes == '<' || xml_is_white (*sample->bytes)
                   ? format_sample_undecided (sample)
                   : FORMATS_SNIFF_NO;
      if (*bytes != '<')
        return FORMATS_SNIFF_NO;
      if (bytes[1] != '?' && bytes[1] != '!')
        return (size_t) (end - bytes) > n + 1 && memcmp (bytes + 1, name, n) == 0
                       && ends_name (bytes[n + 1])
                   ? FORMATS_SNIFF_YES
                   : FORMATS_SNIFF_NO;
      /* Declarations and comments. */
      close = bytes + 2;
      if (end - bytes > 4 && memcmp (bytes, "<!--", 4) == 0)
        while (close < end && !(*close == '>' && close[-1] == '-' && close[-2] == '-'))
          close++;
      else
        while (close < end && *close != '>')
          close++;
      if (close == end)
        return format_sample_undecided (sample);
      bytes = close + 1;
    }
}
