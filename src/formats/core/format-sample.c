#include "format-sample.h"

#include "format-reader.h"

#include <string.h>

bool
format_sample_next (FormatsLines *lines, FormatsLine *out_line)
{
  while (format_lines_next (lines, out_line))
    {
      size_t start = format_line_skip_white (out_line, 0);

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

  while (n < 2 && format_sample_next (&lines, &line) && line.end != FORMATS_LINE_END_DEFAULT)
    n += line.bytes[format_line_skip_white (&line, 0)] != '|';
  return n == 2;
}

/* The part of the reader's buffer that was sampled, and the most that may be. */
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

/* Extends a sample of the reader's buffer up to its last line end; `lines` ended with the sample
 * before. */
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
format_reader_decide (FormatsReader *reader,
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
        format_reader_fill (reader);
      if (reader->status != BASE_OK)
        return reader->status;
    }
  *out_answer = answer;
  return BASE_OK;
}

void
format_reader_sample (const FormatsReader *reader, FormatsSample *out_sample)
{
  Reach reach = { .ceiling = FORMATS_MAX_SAMPLE };

  *out_sample = (FormatsSample){ .shape = NULL };
  grow_sample (out_sample, reader, &reach);
}
