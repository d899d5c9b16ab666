/* formats-sniff.c - which format a file is in, by its content alone.
 *
 * The formats are asked in the order of the table, and the first that recognises the file has it:
 *
 *   matrix    rows of nothing but 0 and 1 with some 1: as a Sudoku, such a file could not be a
 *             proper puzzle
 *   grid      N rows of N symbols of that size; where N is itself a square (16, 25, 36, 49) and
 *             every row would be a puzzle of sqrt(N) values too, without rules or gaps, it is lines
 *   numbers   whole numbers that fill a grid and fit it; single digits in rows are a grid already,
 *             which means the same
 *   line      the first line's symbols are N * N (at least 16) of that size, or more than a row of
 *             a grid can have
 *   dlx       an option of nothing but items that the first line names
 *
 * So each asks for something that those before it do not accept, and none has to know of those
 * behind it.  Empty lines and lines that start with # count nowhere.  A sniffer sees the beginning
 * of the file, whole lines, and may ask for more of it, up to FORMATS_MAX_SAMPLE; it is asked again
 * only when the sample has grown by a quarter, so that sniffing is linear.  A line of more than 64
 * symbols decides at once: a puzzle that is typed in gets its answer before the next one.
 *
 * What no format recognises has a fault near its beginning.  formats_guess () then takes what it
 * most resembles, so that the error can say what was expected. */
#include "formats-sniff-private.h"

#include "formats-reader-private.h"

#include <string.h>

bool
formats_sample_next (FormatsLines *lines, FormatsLine *out_line)
{
  while (formats_lines_next (lines, out_line))
    {
      size_t start = formats_skip_white (out_line, 0);

      if (start < out_line->length && out_line->bytes[start] != '#')
        return true;
    }
  return false;
}

/* Whether there are two whole lines in it that are neither empty nor comments of any format. */
static bool
has_two_lines (const char *bytes, size_t length)
{
  FormatsLines lines = { .bytes = bytes, .length = length };
  FormatsLine line;
  unsigned n = 0;

  while (n < 2 && formats_sample_next (&lines, &line) && line.end != FORMATS_LINE_END_DEFAULT)
    n += line.bytes[formats_skip_white (&line, 0)] != '|';
  return n == 2;
}

/* How much of what the reader has buffered was looked at, and how much may be. */
typedef struct
{
  size_t seen, ceiling;
} Reach;

static void
raise_ceiling (Reach *reach, const char *bytes, size_t available)
{
  while (reach->ceiling < FORMATS_MAX_UNDECIDED && available >= reach->ceiling
         && memchr (bytes, '\0', FORMATS_MAX_SAMPLE) == NULL
         && !has_two_lines (bytes, reach->ceiling))
    reach->ceiling *= 2;
}

/* Grows a sample of what the reader has buffered, as far as the last end of a line: lines ended
 * with the sample's in what was seen before. */
static void
grow_sample (FormatsSample *sample, const FormatsReader *reader, Reach *reach)
{
  const char *bytes = reader->buffer + reader->at;
  size_t available = reader->end - reader->at;
  bool full;

  raise_ceiling (reach, bytes, available);
  full = available >= reach->ceiling;
  if (full)
    available = reach->ceiling;
  for (size_t i = available; i > reach->seen; i--)
    if (bytes[i - 1] == '\n' || bytes[i - 1] == '\r')
      {
        sample->length = i;
        break;
      }
  reach->seen = available;
  sample->bytes = bytes;
  sample->whole = full || reader->source_ended;
  if ((reader->source_ended && !full) || (full && sample->length == 0))
    sample->length = available;
}

BaseStatus
formats_reader_decide (FormatsReader *reader,
                       FormatsSniff (*decide) (const FormatsSample *sample, void *data),
                       void *data,
                       FormatsSniff *out_answer)
{
  FormatsSample sample = { .shape = reader->shape, .patient = reader->patient };
  FormatsSniff answer = FORMATS_SNIFF_MORE;
  Reach reach = { .ceiling = FORMATS_MAX_SAMPLE };
  size_t shown = 0;

  while (answer == FORMATS_SNIFF_MORE)
    {
      grow_sample (&sample, reader, &reach);
      if (sample.whole || sample.length > shown + shown / 4)
        {
          shown = sample.length;
          answer = decide (&sample, data);
        }
      if (answer == FORMATS_SNIFF_MORE)
        formats_reader_fill (reader);
      if (reader->status != BASE_OK)
        return reader->status;
    }
  *out_answer = answer;
  return BASE_OK;
}

static FormatsSniff
ask_all (const FormatsSample *sample, void *data)
{
  const Format **out_format = data;
  FormatsLines lines = formats_sample_lines (sample);
  FormatsLine line;

  if (!formats_sample_next (&lines, &line))
    {
      /* Nothing but comments: there may be no puzzle at all. */
      *out_format = formats_find ("line");
      return sample->whole ? FORMATS_SNIFF_YES : FORMATS_SNIFF_MORE;
    }
  for (unsigned i = 0; i < formats_n; i++)
    {
      FormatsSniff answer =
          formats_all[i].sniff != NULL ? formats_all[i].sniff (sample) : FORMATS_SNIFF_NO;

      *out_format = &formats_all[i];
      if (answer != FORMATS_SNIFF_NO)
        return answer;
    }
  *out_format = sample->whole ? formats_guess (sample) : NULL;
  return *out_format != NULL ? FORMATS_SNIFF_YES : formats_sample_undecided (sample);
}

/* The first place where the sample is no text, or else its first character. */
static FormatsOutcome
refuse (const FormatsReader *reader, FormatsIssue *issue)
{
  FormatsSample sample = { .shape = NULL };
  Reach reach = { .ceiling = FORMATS_MAX_SAMPLE };
  FormatsLines lines;
  FormatsLine line, first;

  grow_sample (&sample, reader, &reach);
  lines = formats_sample_lines (&sample);
  if (!formats_sample_next (&lines, &first))
    first = (FormatsLine){ .bytes = sample.bytes, .number = 1 };
  first.number += reader->line - 1;
  lines = formats_sample_lines (&sample);
  lines.number = reader->line;
  while (formats_lines_next (&lines, &line))
    if (!formats_check_text (&line, issue))
      return FORMATS_BAD_PUZZLE;
  if (sample.length == FORMATS_MAX_UNDECIDED)
    return formats_bad (issue, FORMATS_UNDECIDED, &first, 0, FORMATS_MAX_UNDECIDED, 0);
  return formats_bad (issue, FORMATS_UNKNOWN_FORMAT, &first, formats_skip_white (&first, 0), 0, 0);
}

FormatsOutcome
formats_sniff (FormatsReader *reader, FormatsIssue *issue)
{
  const Format *format = NULL;
  FormatsSniff answer;

  if (formats_reader_decide (reader, ask_all, &format, &answer) != BASE_OK)
    return FORMATS_FAILED;
  if (answer != FORMATS_SNIFF_YES)
    return refuse (reader, issue);
  reader->format = format;
  reader->hint = FORMATS_HINT_SNIFFED;
  return FORMATS_END;
}
