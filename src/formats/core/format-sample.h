/* format-sample.h - the beginning of a file, to decide something by it. */
#ifndef FORMAT_SAMPLE_H
#define FORMAT_SAMPLE_H

#include "format.h"
#include "format-lines.h"

/* Nothing is decided by more than this much of a file; unless there are not even two lines in it
 * that count, then by twice as much, and so on, up to FORMATS_MAX_UNDECIDED. */
#define FORMATS_MAX_SAMPLE ((size_t) 1 << 16)

/* Whole lines from a file's beginning (without its byte order mark).  Only when a single line fills
 * the largest sample is it not whole. */
struct FormatsSample
{
  const char        *bytes;
  size_t             length;
  bool               patient; /* it may be requested although another format recognises the file
                                 already */
  bool               whole; /* there is no more, or no more is looked at */
  const SudokuShape *shape; /* the one that was forced, or NULL */
};

/* The next line that holds something: not empty and no comment. */
bool format_sample_next (FormatsLines *lines, FormatsLine *out_line);

static inline FormatsLines
format_sample_lines (const FormatsSample *sample)
{
  return (FormatsLines){ .bytes = sample->bytes, .length = sample->length, .number = 1 };
}

/* The answer of a sniffer that has seen nothing against its format, and not enough for it. */
static inline FormatsSniff
format_sample_undecided (const FormatsSample *sample)
{
  return sample->whole ? FORMATS_SNIFF_NO : FORMATS_SNIFF_MORE;
}

/* Passes larger and larger samples to `decide` until it has an answer; nothing is read past.
 * BASE_OK, or why the sample could not grow. */
BaseStatus format_reader_decide (FormatsReader *reader,
                                  FormatsSniff (*decide) (const FormatsSample *sample, void *data),
                                  void         *data,
                                  FormatsSniff *out_answer);

/* Samples the present buffer, without reading more. */
void format_reader_sample (const FormatsReader *reader, FormatsSample *out_sample);

#endif
