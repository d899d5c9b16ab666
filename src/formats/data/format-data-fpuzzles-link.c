/* format-data-fpuzzles-link.c - links that hold a puzzle, one a line: …/?load=DATA, or
 * …/fpuzzlesDATA.
 *
 * People also paste the data alone: then the first word of the line is DATA, perhaps behind a part
 * of the link. */
#include "format-data-fpuzzles.h"
#include "format-data-lzstring-private.h"
#include "format-data.h"
#include "format-layout.h"
#include "format-sample.h"

#include <string.h>

/* How data begin: every document that begins with `{"` is packed so. */
#define FIRST_OF_DATA "N4Ig"

static bool
link_find_text (const FormatsLine *line, const char *word, size_t *out_end)
{
  size_t n = strlen (word);

  for (size_t i = 0; i + n <= line->length; i++)
    if (memcmp (line->bytes + i, word, n) == 0)
      {
        *out_end = i + n;
        return true;
      }
  return false;
}

static bool
ends_data (char c)
{
  return format_is_white (c) || c == '&' || c == '#' || c == '"' || c == '\'' || c == '<'
         || c == '>';
}

static bool
stands_at (const FormatsLine *line, size_t at, const char *word)
{
  size_t n = strlen (word);

  return line->length - at >= n && memcmp (line->bytes + at, word, n) == 0;
}

static size_t
link_find_end (const FormatsLine *line, size_t at)
{
  while (at < line->length && !ends_data (line->bytes[at]))
    at++;
  return at;
}

/* Where the data begin and end in a line with a link. */
static bool
find_in_link (const FormatsLine *line, size_t *out_start, size_t *out_end)
{
  size_t at;

  if (!link_find_text (line, "://", &at)
      || (!link_find_text (line, "load=", out_start)
          && !link_find_text (line, "/fpuzzles", out_start)))
    return false;
  *out_end = link_find_end (line, *out_start);
  return true;
}

/* The same in a line that begins with the data. */
static bool
find_alone (const FormatsLine *line, size_t *out_start, size_t *out_end)
{
  static const char *const before[] = { "?load=", "load=", "fpuzzles" };
  size_t at = format_line_skip_white (line, 0);

  for (size_t i = 0; i < sizeof before / sizeof before[0]; i++)
    if (stands_at (line, at, before[i]))
      {
        at += strlen (before[i]);
        break;
      }
  if (!stands_at (line, at, FIRST_OF_DATA))
    return false;
  *out_start = at;
  *out_end = link_find_end (line, at);
  return true;
}

static bool
find_data (const FormatsLine *line, size_t *out_start, size_t *out_end)
{
  return find_in_link (line, out_start, out_end) || find_alone (line, out_start, out_end);
}

/* Reads packed data.  A fault of the JSON in them is reported at the place of the data. */
static FormatsOutcome
link_read_data (FormatsReader *reader,
                FormatsPuzzle *puzzle,
                const FormatsLine *line,
                size_t start,
                size_t end,
                FormatsIssue *issue)
{
  FormatsJson json = FORMATS_JSON_EMPTY;
  size_t bad;
  BaseStatus status = format_data_lzstring_unpack (line->bytes + start, end - start,
                                                   FORMATS_MAX_DOCUMENT / 4, &json.source, &bad);
  FormatsOutcome outcome = FORMATS_PUZZLE;

  if (status == BASE_NO_MEMORY)
    outcome = format_reader_fail (reader, status);
  else if (status != BASE_OK && bad < end - start)
    outcome =
        format_issue_at_token (issue, FORMATS_BAD_BASE64, line, start + bad,
                               base_utf8_length (line->bytes + start + bad, end - start - bad), 0);
  else if (status != BASE_OK || json.source.length == 0)
    outcome = format_issue_at (issue, FORMATS_BAD_PACKING, line, start, 0, 0);
  json.line = line->number;
  json.column = start;
  if (outcome == FORMATS_PUZZLE)
    outcome = format_data_json_parse (reader, &json, issue);
  if (outcome == FORMATS_PUZZLE)
    outcome = format_data_fpuzzles_build (reader, puzzle, &json, issue);
  if (outcome == FORMATS_BAD_PUZZLE && json.source.length > 0)
    {
      FormatsIssue place;

      format_issue_at (&place, issue->fault, line, start, 0, 0);
      issue->line = place.line;
      issue->column = place.column;
    }
  format_data_json_clear (&json);
  return outcome;
}

static FormatsOutcome
format_data_fpuzzles_link_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsLine line;
  FormatsOutcome outcome = format_puzzle_next_line (puzzle, reader, &line, issue);
  size_t start, end;

  if (outcome != FORMATS_PUZZLE)
    return outcome;
  if (!find_data (&line, &start, &end))
    return format_issue_at (issue, FORMATS_BAD_PACKING, &line, format_line_skip_white (&line, 0), 0,
                            0);
  return link_read_data (reader, puzzle, &line, start, end, issue);
}

/* Whether data without an address are a puzzle.  Large grids use all letters as symbols, so a line
 * of one may begin as packed data do; only unpacking decides. */
static FormatsSniff
sniff_alone (const FormatsSample *sample, const FormatsLine *line, size_t start, size_t end)
{
  FormatsSample unpacked = { .whole = true };
  BaseText json = BASE_TEXT_EMPTY;
  FormatsSniff answer = FORMATS_SNIFF_NO;
  size_t bad;

  if (line->end == FORMATS_LINE_END_DEFAULT && !sample->whole)
    return FORMATS_SNIFF_MORE;
  if (format_data_lzstring_unpack (line->bytes + start, end - start, FORMATS_MAX_DOCUMENT / 4,
                                   &json, &bad)
      == BASE_OK)
    {
      unpacked.bytes = base_text_string (&json);
      unpacked.length = json.length;
      answer = format_data_fpuzzles_sniff (&unpacked);
    }
  base_text_clear (&json);
  return answer;
}

static FormatsSniff
format_data_fpuzzles_link_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  size_t start, end;

  if (!format_sample_next (&lines, &line))
    return format_sample_undecided (sample);
  if (find_in_link (&line, &start, &end))
    return FORMATS_SNIFF_YES;
  return find_alone (&line, &start, &end) ? sniff_alone (sample, &line, start, end)
                                          : FORMATS_SNIFF_NO;
}

bool
format_data_fpuzzles_is_like_data (const FormatsLine *line)
{
  size_t start, end;

  return find_alone (line, &start, &end);
}

static void
format_data_fpuzzles_link_write (const FormatsPuzzle *puzzle,
                                 const FormatsWriteOptions *options,
                                 BaseText *out)
{
  BaseText json = BASE_TEXT_EMPTY;

  format_data_fpuzzles_add (puzzle, options, &json);
  base_text_add (out, "https://f-puzzles.com/?load=");
  if (base_text_status (&json) != BASE_OK
      || format_data_lzstring_pack (json.bytes, json.length, out) != BASE_OK)
    out->failed = true;
  base_text_add_char (out, '\n');
  base_text_clear (&json);
}

const Format format_data_fpuzzles_link = {
  .id = "link",
  .name = N_ ("f-puzzles link"),
  .suffixes = "url",
  .keeps = FORMATS_KEEPS (TITLE) | FORMATS_KEEPS (AUTHOR) | FORMATS_KEEPS (DESCRIPTION)
           | FORMATS_KEEPS (SOLUTION) | FORMATS_KEEPS (ENTRIES) | FORMATS_KEEPS (MARKS),
  .sniff = format_data_fpuzzles_link_sniff,
  .read = format_data_fpuzzles_link_read,
  .write = format_data_fpuzzles_link_write,
  .losses = format_data_fpuzzles_losses,
};
