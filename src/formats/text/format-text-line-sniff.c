/* format-text-line-sniff.c - whether a file begins with a line of symbols. */
#include "format-sample.h"
#include "format-text-line-private.h"
#include "format-text.h"

/* Whether there are more symbols than a row of any grid has, right or wrong. */
static bool
is_long (const FormatsLine *line, FormatsSpan span)
{
  for (size_t i = span.start; i < span.end; i++)
    if (!format_symbol_known (line->bytes[i]))
      return false;
  return span.n > SUDOKU_MAX_VALUES;
}

FormatsSniff
format_text_line_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  FormatsSpan span;

  while (format_lines_next (&lines, &line))
    if (format_text_line_find (&line, sample->shape, &span))
      {
        if (format_text_line_is_likely (&line, span, sample->shape))
          /* Groups of symbols may be the names of the items of a .dlx: the line after them
           * decides. */
          return format_text_span_is_spread (&span) && span.group > 1 ? FORMATS_SNIFF_YIELD
                                                                      : FORMATS_SNIFF_YES;
        return is_long (&line, span) ? FORMATS_SNIFF_YES : FORMATS_SNIFF_NO;
      }
  return format_sample_undecided (sample);
}
