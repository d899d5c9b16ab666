/* format-data-json-parse.c - parses a document's text into its values. */
#include "format-data-json-private.h"

#include "base-memory.h"

#include <string.h>

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
json_refuse (Parse *parse, size_t at, FormatsFault fault, size_t length, uint64_t expected)
{
  const BaseText *source = &parse->json->source;

  if (at >= source->length)
    return format_data_json_bad_at (parse->json, source->length, FORMATS_FILE_ENDS, "JSON", 4, 0,
                                    parse->issue);
  if (fault == FORMATS_TOO_DEEP)
    length = 0;
  else if (length == 0)
    {
      length = base_utf8_length (source->bytes + at, source->length - at);
      length = length == 0 ? 1 : length;
    }
  return format_data_json_bad_at (parse->json, at, fault, source->bytes + at, length, expected,
                                  parse->issue);
}

static FormatsJsonValue *
json_add_value (Parse *parse, FormatsJsonKind kind)
{
  FormatsJson *json = parse->json;
  void *values = json->values;

  if (base_grow (&values, &json->capacity, json->n + 1, sizeof *json->values) != BASE_OK)
    {
      format_reader_fail (parse->reader, BASE_NO_MEMORY);
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

/* Reads the character behind a backslash; surrogates only in pairs. */
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
    return json_refuse (parse, source->length, FORMATS_BAD_STRING, 0, 0);
  sign = *bytes != '\0' ? strchr (signs, *bytes) : NULL;
  if (sign != NULL)
    {
      base_text_add_char (out, means[sign - signs]);
      parse->at += 2;
      return FORMATS_PUZZLE;
    }
  if (*bytes != 'u' || !read_hex (bytes + 1, available - 1, &unit) || unit == 0)
    return json_refuse (parse, parse->at, FORMATS_BAD_STRING, available < 1 ? 1 : 2, 0);
  parse->at += 6;
  if (unit >= 0xd800 && unit < 0xdc00 && available >= 11 && bytes[5] == '\\' && bytes[6] == 'u'
      && read_hex (bytes + 7, available - 7, &low) && low >= 0xdc00 && low < 0xe000)
    {
      unit = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
      parse->at += 6;
    }
  if (unit >= 0xd800 && unit < 0xe000)
    return json_refuse (parse, parse->at - 6, FORMATS_BAD_STRING, 6, 0);
  base_text_add_utf8 (out, unit);
  return FORMATS_PUZZLE;
}

static FormatsOutcome
read_string (Parse *parse)
{
  const BaseText *source = &parse->json->source;
  BaseText *out = &parse->json->strings;
  FormatsJsonValue *value = json_add_value (parse, FORMATS_JSON_STRING);
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
        return json_refuse (parse, parse->at, FORMATS_NUL_BYTE, 0, 0);
      if (taken == 0)
        {
          outcome = json_refuse (parse, parse->at, FORMATS_NOT_UTF8, 0, 0);
          parse->issue->token[0] = '\0';
          parse->issue->found = (unsigned char) *bytes;
          return outcome;
        }
      if ((unsigned char) *bytes < 0x20)
        return json_refuse (parse, parse->at, FORMATS_BAD_STRING, 1, 0);
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
    return json_refuse (parse, source->length, FORMATS_BAD_STRING, 0, 0);
  parse->at++;
  value->length = (uint32_t) out->length - value->string;
  base_text_add_char (out, '\0');
  return FORMATS_PUZZLE;
}

/* Only whole numbers and a player's time have a meaning here; other numbers only need to be
 * close. */
static FormatsOutcome
json_read_number (Parse *parse)
{
  const BaseText *source = &parse->json->source;
  size_t start = parse->at, digits = 0;
  FormatsJsonValue *value = json_add_value (parse, FORMATS_JSON_NUMBER);
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
    return json_refuse (parse, start, FORMATS_BAD_JSON, 0, 0);
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
json_read_word (Parse *parse)
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
      if (json_add_value (parse, words[i].kind) == NULL)
        return FORMATS_FAILED;
      parse->at += n;
      return FORMATS_PUZZLE;
    }
  return json_refuse (parse, parse->at, FORMATS_BAD_JSON, 0, 0);
}

/* One value, or the beginning of one that has others in it. */
static FormatsOutcome
json_read_value (Parse *parse)
{
  const BaseText *source = &parse->json->source;
  char c;
  FormatsJsonValue *value;

  skip_white (parse);
  if (parse->at >= source->length)
    return json_refuse (parse, source->length, FORMATS_BAD_JSON, 0, 0);
  c = source->bytes[parse->at];
  if (c == '"')
    return read_string (parse);
  if (c == '-' || (c >= '0' && c <= '9'))
    return json_read_number (parse);
  if (c != '{' && c != '[')
    return json_read_word (parse);
  if (parse->depth == FORMATS_MAX_DEPTH)
    return json_refuse (parse, parse->at, FORMATS_TOO_DEEP, 0, FORMATS_MAX_DEPTH);
  value = json_add_value (parse, c == '{' ? FORMATS_JSON_OBJECT : FORMATS_JSON_ARRAY);
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
    return json_refuse (parse, parse->at, FORMATS_BAD_JSON_SIGN, 0, '"');
  outcome = read_string (parse);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  skip_white (parse);
  if (parse->at >= source->length || source->bytes[parse->at] != ':')
    return json_refuse (parse, parse->at, FORMATS_BAD_JSON_SIGN, 0, ':');
  parse->at++;
  return FORMATS_PUZZLE;
}

/* Continues in the open values until none is left. */
FormatsOutcome
format_data_json_parse (FormatsReader *reader, FormatsJson *self, FormatsIssue *issue)
{
  Parse parse = { .reader = reader, .json = self, .issue = issue };
  FormatsOutcome outcome;
  bool fresh = true; /* the open value is still empty */

  self->n = 0;
  base_text_reset (&self->strings);
  outcome = json_read_value (&parse);
  while (outcome == FORMATS_PUZZLE && parse.depth > 0)
    {
      FormatsJsonValue *value = &self->values[parse.open[parse.depth - 1]];
      bool is_object = value->kind == FORMATS_JSON_OBJECT;
      char end = is_object ? '}' : ']';
      unsigned depth = parse.depth;

      skip_white (&parse);
      if (parse.at >= self->source.length)
        return json_refuse (&parse, parse.at, FORMATS_BAD_JSON, 0, 0);
      if (self->source.bytes[parse.at] == end)
        {
          value->next = (uint32_t) self->n;
          parse.depth--;
          parse.at++;
          fresh = false;
          continue;
        }
      if (!fresh && self->source.bytes[parse.at] != ',')
        return json_refuse (&parse, parse.at, FORMATS_BAD_JSON_SIGN, 0, (unsigned char) end);
      parse.at += !fresh;
      outcome = is_object ? read_key (&parse) : FORMATS_PUZZLE;
      if (outcome == FORMATS_PUZZLE)
        outcome = json_read_value (&parse);
      fresh = parse.depth > depth;
    }
  if (outcome == FORMATS_PUZZLE && base_text_status (&self->strings) != BASE_OK)
    return format_reader_fail (reader, BASE_NO_MEMORY);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  skip_white (&parse);
  return parse.at == self->source.length
             ? FORMATS_PUZZLE
             : json_refuse (&parse, parse.at, FORMATS_BAD_JSON_SIGN, 0, ',');
}
