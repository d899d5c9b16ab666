#include "formats-json-private.h"

#include "base-memory.h"
#include "formats-sniff-private.h"

#include <stdlib.h>
#include <string.h>

void
formats_json_clear (FormatsJson *self)
{
  base_text_clear (&self->source);
  base_text_clear (&self->strings);
  free (self->values);
  *self = FORMATS_JSON_EMPTY;
}

/* The line and column of a byte of the source, as a line that has nothing else in it. */
static void
set_place (const FormatsJson *self, size_t at, FormatsIssue *issue)
{
  uint64_t line = self->line, column = self->column;

  for (size_t i = 0; i < at && i < self->source.length; i++)
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
  issue->line = line;
  issue->column = column + 1;
}

static FormatsOutcome
bad_at (const FormatsJson *self,
        size_t at,
        FormatsFault fault,
        const char *token,
        size_t length,
        uint64_t expected,
        FormatsIssue *issue)
{
  FormatsLine line = { .bytes = token, .length = length, .number = 1 };

  formats_bad_token (issue, fault, &line, 0, length, expected);
  set_place (self, at, issue);
  return FORMATS_BAD_PUZZLE;
}

FormatsOutcome
formats_json_bad (const FormatsJson *self,
                  const FormatsJsonValue *value,
                  FormatsFault fault,
                  const char *token,
                  FormatsIssue *issue)
{
  if (token == NULL)
    token = "";
  return bad_at (self, value != NULL ? value->start : 0, fault, token, strlen (token), 0, issue);
}

/* Passes what may stand between documents.  False at the end. */
static bool
skip_between (FormatsReader *reader)
{
  const char *bytes;

  while (formats_reader_peek (reader, 1, &bytes) > 0)
    {
      if (memchr (" \t\r\n,[]", *bytes, 8) == NULL)
        return true;
      formats_reader_skip (reader, 1);
    }
  return false;
}

/* How far a document goes, told by its brackets outside of strings; a byte at a time may come. */
typedef struct
{
  size_t at;
  uint32_t depth;
  bool in_string, escaped;
} Extent;

/* True when it has ended. */
static bool
extend (Extent *self, const char *bytes, size_t available)
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
formats_json_gather (FormatsReader *reader, FormatsJson *self, FormatsIssue *issue)
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
  available = formats_reader_peek (reader, 1, &bytes);
  ended = *bytes != '{';
  while (!ended)
    {
      ended = extend (&extent, bytes, available);
      if (ended || formats_reader_peek (reader, extent.at + 1, &bytes) <= extent.at)
        break;
      available = reader->end - reader->at;
    }
  if (reader->status != BASE_OK)
    return FORMATS_FAILED;
  formats_reader_peek (reader, 1, &bytes);
  if (*bytes != '{')
    {
      reader->ended = true;
      return bad_at (self, 0, FORMATS_BAD_JSON, bytes, 1, 0, issue);
    }
  self->offset = reader->offset + reader->at;
  base_text_add_bytes (&self->source, bytes, extent.at);
  if (base_text_status (&self->source) != BASE_OK)
    return formats_reader_fail (reader, BASE_NO_MEMORY);
  formats_reader_skip (reader, extent.at);
  if (extent.at > FORMATS_MAX_DOCUMENT)
    {
      reader->ended = true;
      return bad_at (self, extent.at - 1, FORMATS_TEXT_TOO_LONG, "", 0, FORMATS_MAX_DOCUMENT,
                     issue);
    }
  return FORMATS_PUZZLE;
}

/* A document that is being parsed. */
typedef struct
{
  FormatsReader *reader;
  FormatsJson *json;
  FormatsIssue *issue;
  size_t at;
  uint32_t open[FORMATS_MAX_DEPTH]; /* values */
  unsigned depth;
} Parse;

static void
skip_white (Parse *parse)
{
  const BaseText *source = &parse->json->source;

  while (parse->at < source->length && source->bytes[parse->at] != '\0'
         && strchr (" \t\r\n", source->bytes[parse->at]) != NULL)
    parse->at++;
}

static FormatsOutcome
refuse (Parse *parse, size_t at, FormatsFault fault, size_t length, uint64_t expected)
{
  const BaseText *source = &parse->json->source;

  if (at >= source->length)
    return bad_at (parse->json, source->length, FORMATS_FILE_ENDS, "JSON", 4, 0, parse->issue);
  if (fault == FORMATS_TOO_DEEP)
    length = 0;
  else if (length == 0)
    {
      length = base_utf8_length (source->bytes + at, source->length - at);
      length = length == 0 ? 1 : length;
    }
  return bad_at (parse->json, at, fault, source->bytes + at, length, expected, parse->issue);
}

static FormatsJsonValue *
add_value (Parse *parse, FormatsJsonKind kind)
{
  FormatsJson *json = parse->json;
  void *values = json->values;

  if (base_grow (&values, &json->capacity, json->n + 1, sizeof *json->values) != BASE_OK)
    {
      formats_reader_fail (parse->reader, BASE_NO_MEMORY);
      return NULL;
    }
  json->values = values;
  json->values[json->n] = (FormatsJsonValue){ .kind = kind, .start = (uint32_t) parse->at };
  json->values[json->n].next = (uint32_t) json->n + 1;
  return &json->values[json->n++];
}

static bool
read_hex (const char *bytes, size_t available, uint32_t *out_unit)
{
  *out_unit = 0;
  if (available < 4)
    return false;
  for (unsigned i = 0; i < 4; i++)
    {
      char c = bytes[i];
      uint32_t digit = c >= '0' && c <= '9'   ? (uint32_t) (c - '0')
                       : c >= 'a' && c <= 'f' ? (uint32_t) (c - 'a') + 10
                       : c >= 'A' && c <= 'F' ? (uint32_t) (c - 'A') + 10
                                              : 16;

      if (digit == 16)
        return false;
      *out_unit = *out_unit << 4 | digit;
    }
  return true;
}

/* What stands behind a `\`; surrogates only in pairs. */
static FormatsOutcome
read_escape (Parse *parse, BaseText *out)
{
  static const char signs[] = "\"\\/bfnrt", means[] = "\"\\/\b\f\n\r\t";
  const BaseText *source = &parse->json->source;
  const char *bytes = source->bytes + parse->at + 1;
  size_t available = source->length - parse->at - 1;
  const char *sign;
  uint32_t unit, low;

  if (available == 0)
    return refuse (parse, source->length, FORMATS_BAD_STRING, 0, 0);
  sign = *bytes != '\0' ? strchr (signs, *bytes) : NULL;
  if (sign != NULL)
    {
      base_text_add_char (out, means[sign - signs]);
      parse->at += 2;
      return FORMATS_PUZZLE;
    }
  if (*bytes != 'u' || !read_hex (bytes + 1, available - 1, &unit) || unit == 0)
    return refuse (parse, parse->at, FORMATS_BAD_STRING, available < 1 ? 1 : 2, 0);
  parse->at += 6;
  if (unit >= 0xd800 && unit < 0xdc00 && available >= 11 && bytes[5] == '\\' && bytes[6] == 'u'
      && read_hex (bytes + 7, available - 7, &low) && low >= 0xdc00 && low < 0xe000)
    {
      unit = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
      parse->at += 6;
    }
  if (unit >= 0xd800 && unit < 0xe000)
    return refuse (parse, parse->at - 6, FORMATS_BAD_STRING, 6, 0);
  base_text_add_utf8 (out, unit);
  return FORMATS_PUZZLE;
}

static FormatsOutcome
read_string (Parse *parse)
{
  const BaseText *source = &parse->json->source;
  BaseText *out = &parse->json->strings;
  FormatsJsonValue *value = add_value (parse, FORMATS_JSON_STRING);
  FormatsOutcome outcome = FORMATS_PUZZLE;

  if (value == NULL)
    return FORMATS_FAILED;
  value->string = (uint32_t) out->length;
  parse->at++;
  while (outcome == FORMATS_PUZZLE && parse->at < source->length && source->bytes[parse->at] != '"')
    {
      const char *bytes = source->bytes + parse->at;
      size_t taken = base_utf8_length (bytes, source->length - parse->at);

      if (*bytes == '\\')
        {
          outcome = read_escape (parse, out);
          continue;
        }
      if (*bytes == '\0')
        return refuse (parse, parse->at, FORMATS_NUL_BYTE, 0, 0);
      if (taken == 0)
        {
          outcome = refuse (parse, parse->at, FORMATS_NOT_UTF8, 0, 0);
          parse->issue->token[0] = '\0';
          parse->issue->found = (unsigned char) *bytes;
          return outcome;
        }
      if ((unsigned char) *bytes < 0x20)
        return refuse (parse, parse->at, FORMATS_BAD_STRING, 1, 0);
      /* Plain text goes in one piece. */
      while (parse->at + taken < source->length && bytes[taken] > '"' && bytes[taken] < '\x7f'
             && bytes[taken] != '\\')
        taken++;
      base_text_add_bytes (out, bytes, taken);
      parse->at += taken;
    }
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  if (parse->at >= source->length)
    return refuse (parse, source->length, FORMATS_BAD_STRING, 0, 0);
  parse->at++;
  value->length = (uint32_t) out->length - value->string;
  base_text_add_char (out, '\0');
  return FORMATS_PUZZLE;
}

/* Only whole numbers mean anything here, and how long somebody played; others need to be close. */
static FormatsOutcome
read_number (Parse *parse)
{
  const BaseText *source = &parse->json->source;
  size_t start = parse->at, digits = 0;
  FormatsJsonValue *value = add_value (parse, FORMATS_JSON_NUMBER);
  double scale = 1, number = 0;
  int32_t exponent = 0;
  bool minus, down = false;

  if (value == NULL)
    return FORMATS_FAILED;
  minus = source->bytes[parse->at] == '-';
  parse->at += minus;
  for (; parse->at < source->length && source->bytes[parse->at] >= '0'
         && source->bytes[parse->at] <= '9';
       parse->at++, digits++)
    number = number * 10 + (source->bytes[parse->at] - '0');
  if (digits == 0)
    return refuse (parse, start, FORMATS_BAD_JSON, 0, 0);
  if (parse->at < source->length && source->bytes[parse->at] == '.')
    for (parse->at++; parse->at < source->length && source->bytes[parse->at] >= '0'
                      && source->bytes[parse->at] <= '9';
         parse->at++)
      number += (source->bytes[parse->at] - '0') * (scale /= 10);
  if (parse->at < source->length && (source->bytes[parse->at] | 0x20) == 'e')
    {
      parse->at++;
      if (parse->at < source->length
          && (source->bytes[parse->at] == '-' || source->bytes[parse->at] == '+'))
        down = source->bytes[parse->at++] == '-';
      for (; parse->at < source->length && source->bytes[parse->at] >= '0'
             && source->bytes[parse->at] <= '9';
           parse->at++)
        exponent = exponent > 400 ? 400 : exponent * 10 + (source->bytes[parse->at] - '0');
      for (; exponent > 0; exponent--)
        number = down ? number / 10 : number * 10;
    }
  value->number = minus ? -number : number;
  return FORMATS_PUZZLE;
}

static FormatsOutcome
read_word (Parse *parse)
{
  static const struct
  {
    const char *word;
    FormatsJsonKind kind;
  } words[] = { { "true", FORMATS_JSON_TRUE },
                { "false", FORMATS_JSON_FALSE },
                { "null", FORMATS_JSON_NULL } };
  const BaseText *source = &parse->json->source;

  for (unsigned i = 0; i < 3; i++)
    {
      size_t n = strlen (words[i].word);

      if (source->length - parse->at < n
          || memcmp (source->bytes + parse->at, words[i].word, n) != 0)
        continue;
      if (add_value (parse, words[i].kind) == NULL)
        return FORMATS_FAILED;
      parse->at += n;
      return FORMATS_PUZZLE;
    }
  return refuse (parse, parse->at, FORMATS_BAD_JSON, 0, 0);
}

/* One value, or the beginning of one that has others in it. */
static FormatsOutcome
read_value (Parse *parse)
{
  const BaseText *source = &parse->json->source;
  char c;
  FormatsJsonValue *value;

  skip_white (parse);
  if (parse->at >= source->length)
    return refuse (parse, source->length, FORMATS_BAD_JSON, 0, 0);
  c = source->bytes[parse->at];
  if (c == '"')
    return read_string (parse);
  if (c == '-' || (c >= '0' && c <= '9'))
    return read_number (parse);
  if (c != '{' && c != '[')
    return read_word (parse);
  if (parse->depth == FORMATS_MAX_DEPTH)
    return refuse (parse, parse->at, FORMATS_TOO_DEEP, 0, FORMATS_MAX_DEPTH);
  value = add_value (parse, c == '{' ? FORMATS_JSON_OBJECT : FORMATS_JSON_ARRAY);
  if (value == NULL)
    return FORMATS_FAILED;
  parse->open[parse->depth++] = (uint32_t) (value - parse->json->values);
  parse->at++;
  return FORMATS_PUZZLE;
}

/* A key and its colon. */
static FormatsOutcome
read_key (Parse *parse)
{
  const BaseText *source = &parse->json->source;
  FormatsOutcome outcome;

  skip_white (parse);
  if (parse->at >= source->length || source->bytes[parse->at] != '"')
    return refuse (parse, parse->at, FORMATS_BAD_JSON_SIGN, 0, '"');
  outcome = read_string (parse);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  skip_white (parse);
  if (parse->at >= source->length || source->bytes[parse->at] != ':')
    return refuse (parse, parse->at, FORMATS_BAD_JSON_SIGN, 0, ':');
  parse->at++;
  return FORMATS_PUZZLE;
}

/* Goes on in what is open, until that is nothing. */
FormatsOutcome
formats_json_parse (FormatsReader *reader, FormatsJson *self, FormatsIssue *issue)
{
  Parse parse = { .reader = reader, .json = self, .issue = issue };
  FormatsOutcome outcome;
  bool fresh = true; /* nothing stands in what is open yet */

  self->n = 0;
  base_text_reset (&self->strings);
  outcome = read_value (&parse);
  while (outcome == FORMATS_PUZZLE && parse.depth > 0)
    {
      FormatsJsonValue *value = &self->values[parse.open[parse.depth - 1]];
      bool is_object = value->kind == FORMATS_JSON_OBJECT;
      char end = is_object ? '}' : ']';
      unsigned depth = parse.depth;

      skip_white (&parse);
      if (parse.at >= self->source.length)
        return refuse (&parse, parse.at, FORMATS_BAD_JSON, 0, 0);
      if (self->source.bytes[parse.at] == end)
        {
          value->next = (uint32_t) self->n;
          parse.depth--;
          parse.at++;
          fresh = false;
          continue;
        }
      if (!fresh && self->source.bytes[parse.at] != ',')
        return refuse (&parse, parse.at, FORMATS_BAD_JSON_SIGN, 0, (unsigned char) end);
      parse.at += !fresh;
      outcome = is_object ? read_key (&parse) : FORMATS_PUZZLE;
      if (outcome == FORMATS_PUZZLE)
        outcome = read_value (&parse);
      fresh = parse.depth > depth;
    }
  if (outcome == FORMATS_PUZZLE && base_text_status (&self->strings) != BASE_OK)
    return formats_reader_fail (reader, BASE_NO_MEMORY);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  skip_white (&parse);
  return parse.at == self->source.length ? FORMATS_PUZZLE
                                         : refuse (&parse, parse.at, FORMATS_BAD_JSON_SIGN, 0, ',');
}

const char *
formats_json_string (const FormatsJson *self, const FormatsJsonValue *value)
{
  return value != NULL && value->kind == FORMATS_JSON_STRING ? self->strings.bytes + value->string
                                                             : "";
}

const FormatsJsonValue *
formats_json_first (const FormatsJson *self, const FormatsJsonValue *value)
{
  if (value == NULL || value->kind < FORMATS_JSON_ARRAY)
    return NULL;
  return value + 1 < self->values + value->next ? value + 1 : NULL;
}

const FormatsJsonValue *
formats_json_next (const FormatsJson *self,
                   const FormatsJsonValue *parent,
                   const FormatsJsonValue *value)
{
  return value->next < parent->next ? self->values + value->next : NULL;
}

/* Of several with that name the last counts, as everywhere. */
const FormatsJsonValue *
formats_json_get (const FormatsJson *self, const FormatsJsonValue *object, const char *key)
{
  const FormatsJsonValue *found = NULL;

  if (object == NULL || object->kind != FORMATS_JSON_OBJECT)
    return NULL;
  for (const FormatsJsonValue *at = formats_json_first (self, object); at != NULL;
       at = formats_json_next (self, object, at))
    {
      bool is_it = strcmp (formats_json_string (self, at), key) == 0;

      at = formats_json_next (self, object, at);
      if (at == NULL)
        break;
      if (is_it)
        found = at;
    }
  return found;
}

bool
formats_json_whole (const FormatsJsonValue *value, uint32_t most, uint32_t *out_number)
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
formats_json_sniff (const FormatsSample *sample, bool is_gnome)
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
    return formats_sample_undecided (sample);
  if (bytes[at] != '{')
    return FORMATS_SNIFF_NO;
  for (; at < sample->length; at++)
    for (size_t i = 0; bytes[at] == '"' && i < sizeof keys / sizeof keys[0]; i++)
      if (is_key (bytes + at, sample->length - at, keys[i].key))
        return keys[i].gnome == is_gnome ? FORMATS_SNIFF_YES : FORMATS_SNIFF_NO;
  return formats_sample_undecided (sample);
}
