#include "format-data-json-private.h"

#include "base-memory.h"
#include "format-sample.h"

#include <stdlib.h>
#include <string.h>

void
format_data_json_clear (FormatsJson *self)
{
  base_text_clear (&self->source);
  base_text_clear (&self->strings);
  free (self->values);
  *self = FORMATS_JSON_EMPTY;
}

/* The line and column of a byte of the source. */
static void
set_place (FormatsJson *self, size_t at, FormatsIssue *issue)
{
  bool goes_on = self->last.at > 0 && self->last.at <= at;
  uint64_t line = goes_on ? self->last.line : self->line;
  uint64_t column = goes_on ? self->last.column : self->column;
  size_t i = goes_on ? self->last.at : 0;

  for (; i < at && i < self->source.length; i++, self->n_counted++)
    {
      char c = self->source.bytes[i];

      if (c == '\n' && i > 0 && self->source.bytes[i - 1] == '\r')
        continue;
      if (c == '\n' || c == '\r')
        {
          line++;
          column = 0;
        }
      else
        column += ((unsigned char) c & 0xc0) != 0x80;
    }
  self->last.at = i;
  self->last.line = line;
  self->last.column = column;
  issue->line = line;
  issue->column = column + 1;
}

FormatsOutcome
format_data_json_bad_at (FormatsJson *self,
                         size_t at,
                         FormatsFault fault,
                         const char *token,
                         size_t length,
                         uint64_t expected,
                         FormatsIssue *issue)
{
  FormatsLine line = { .bytes = token, .length = length, .number = 1 };

  format_issue_at_token (issue, fault, &line, 0, length, expected);
  set_place (self, at, issue);
  return FORMATS_BAD_PUZZLE;
}

FormatsOutcome
format_data_json_bad (FormatsJson *self,
                      const FormatsJsonValue *value,
                      FormatsFault fault,
                      const char *token,
                      FormatsIssue *issue)
{
  if (token == NULL)
    token = "";
  return format_data_json_bad_at (self, value != NULL ? value->start : 0, fault, token,
                                  strlen (token), 0, issue);
}

/* Skips the characters that may separate documents.  False at the end. */
static bool
skip_between (FormatsReader *reader)
{
  const char *bytes;

  while (format_reader_peek (reader, 1, &bytes) > 0)
    {
      if (memchr (" \t\r\n,[]", *bytes, 8) == NULL)
        return true;
      format_reader_skip (reader, 1);
    }
  return false;
}

/* The search for the end of a document, by its brackets outside of strings; bytes may arrive one at
 * a time. */
typedef struct
{
  size_t at;
  uint32_t depth;
  bool in_string, escaped;
} Extent;

/* True when it has ended. */
static bool
json_extend (Extent *self, const char *bytes, size_t available)
{
  while (self->at < available)
    {
      char c = bytes[self->at++];

      if (self->in_string)
        {
          self->in_string = self->escaped || c != '"';
          self->escaped = !self->escaped && c == '\\';
        }
      else if (c == '"')
        self->in_string = true;
      else if (c == '{' || c == '[')
        self->depth++;
      else if ((c == '}' || c == ']') && --self->depth == 0)
        return true;
      if (self->at > FORMATS_MAX_DOCUMENT)
        return true;
    }
  return false;
}

FormatsOutcome
format_data_json_gather (FormatsReader *reader, FormatsJson *self, FormatsIssue *issue)
{
  Extent extent = { 0 };
  const char *bytes;
  size_t available;
  bool ended, begun = skip_between (reader);

  if (reader->status != BASE_OK)
    return FORMATS_FAILED;
  if (!begun)
    return FORMATS_END;
  self->line = reader->line;
  self->column = reader->column;
  available = format_reader_peek (reader, 1, &bytes);
  ended = *bytes != '{';
  while (!ended)
    {
      ended = json_extend (&extent, bytes, available);
      if (ended || format_reader_peek (reader, extent.at + 1, &bytes) <= extent.at)
        break;
      available = reader->end - reader->at;
    }
  if (reader->status != BASE_OK)
    return FORMATS_FAILED;
  format_reader_peek (reader, 1, &bytes);
  if (*bytes != '{')
    {
      reader->ended = true;
      return format_data_json_bad_at (self, 0, FORMATS_BAD_JSON, bytes, 1, 0, issue);
    }
  self->offset = reader->offset + reader->at;
  base_text_add_bytes (&self->source, bytes, extent.at);
  if (base_text_status (&self->source) != BASE_OK)
    return format_reader_fail (reader, BASE_NO_MEMORY);
  format_reader_skip (reader, extent.at);
  if (extent.at > FORMATS_MAX_DOCUMENT)
    {
      reader->ended = true;
      return format_data_json_bad_at (self, extent.at - 1, FORMATS_TEXT_TOO_LONG, "", 0,
                                      FORMATS_MAX_DOCUMENT, issue);
    }
  return FORMATS_PUZZLE;
}

FormatsOutcome
format_data_json_read (FormatsReader *reader,
                       FormatsPuzzle *puzzle,
                       FormatsJson *self,
                       FormatsIssue *issue)
{
  const FormatsOutcome outcome = format_data_json_gather (reader, self, issue);
  FormatsLine line;

  if (outcome != FORMATS_PUZZLE)
    return outcome;
  line = (FormatsLine){ .offset = self->offset, .number = self->line };
  format_puzzle_begin (puzzle, reader, &line);
  return format_data_json_parse (reader, self, issue);
}

const char *
format_data_json_string (const FormatsJson *self, const FormatsJsonValue *value)
{
  return value != NULL && value->kind == FORMATS_JSON_STRING ? self->strings.bytes + value->string
                                                             : "";
}

const FormatsJsonValue *
format_data_json_first (const FormatsJson *self, const FormatsJsonValue *value)
{
  if (value == NULL || value->kind < FORMATS_JSON_ARRAY)
    return NULL;
  return value + 1 < self->values + value->next ? value + 1 : NULL;
}

const FormatsJsonValue *
format_data_json_next (const FormatsJson *self,
                       const FormatsJsonValue *parent,
                       const FormatsJsonValue *value)
{
  return value->next < parent->next ? self->values + value->next : NULL;
}

/* Of several with that name the last counts, as everywhere. */
const FormatsJsonValue *
format_data_json_get (const FormatsJson *self, const FormatsJsonValue *object, const char *key)
{
  const FormatsJsonValue *found = NULL;

  if (object == NULL || object->kind != FORMATS_JSON_OBJECT)
    return NULL;
  for (const FormatsJsonValue *at = format_data_json_first (self, object); at != NULL;
       at = format_data_json_next (self, object, at))
    {
      bool is_it = strcmp (format_data_json_string (self, at), key) == 0;

      at = format_data_json_next (self, object, at);
      if (at == NULL)
        break;
      if (is_it)
        found = at;
    }
  return found;
}

bool
format_data_json_whole (const FormatsJsonValue *value, uint32_t most, uint32_t *out_number)
{
  if (value == NULL || value->kind != FORMATS_JSON_NUMBER || !(value->number >= 0)
      || value->number > most || (double) (uint32_t) value->number != value->number)
    return false;
  *out_number = (uint32_t) value->number;
  return true;
}

static bool
is_key (const char *bytes, size_t length, const char *word)
{
  size_t n = strlen (word), at = n + 2;

  if (length < at || memcmp (bytes + 1, word, n) != 0 || bytes[n + 1] != '"')
    return false;
  while (at < length && (bytes[at] == ' ' || bytes[at] == '\n' || bytes[at] == '\r'))
    at++;
  return at < length && bytes[at] == ':';
}

FormatsSniff
format_data_json_sniff (const FormatsSample *sample, bool is_gnome)
{
  static const struct
  {
    const char *key;
    bool gnome;
  } keys[] = { { "size", false },   { "grid", false },        { "difficulty_category", true },
               { "fixed", true },   { "time_elapsed", true }, { "position", true },
               { "earmarks", true } };
  const char *bytes = sample->bytes;
  size_t at = 0;

  while (at < sample->length && bytes[at] != '\0' && strchr (" \t\r\n[", bytes[at]) != NULL)
    at++;
  if (at == sample->length)
    return format_sample_undecided (sample);
  if (bytes[at] != '{')
    return FORMATS_SNIFF_NO;
  for (; at < sample->length; at++)
    for (size_t i = 0; bytes[at] == '"' && i < sizeof keys / sizeof keys[0]; i++)
      if (is_key (bytes + at, sample->length - at, keys[i].key))
        return keys[i].gnome == is_gnome ? FORMATS_SNIFF_YES : FORMATS_SNIFF_NO;
  return format_sample_undecided (sample);
}
