/* formats-line-sniff.c - whether a file begins with a line of symbols. */
#include "formats-line-private.h"
#include "formats-sample.h"
#include "formats-text-rows.h"

/* Whether they are more than a row of a grid can have, whatever is wrong with them. */
static bool
is_long (const FormatsLine *line, FormatsSpan span)
{
  for (size_t i = span.start; i < span.end; i++)
    if (!formats_symbol_known (line->bytes[i]))
      return false;
  return span.n > SUDOKU_MAX_VALUES;
}

FormatsSniff
formats_line_sniff (const FormatsSample *sample)
{
  FormatsLines lines = formats_sample_lines (sample);
  FormatsLine line;
  FormatsSpan span;

  while (formats_lines_next (&lines, &line))
    if (formats_line_find (&line, sample->shape, &span))
      {
        if (formats_line_is_likely (&line, span, sample->shape))
          /* Groups of symbols may be the names of the items of a .dlx: the line behind them shows it. */
          return formats_span_is_spread (&span) && span.group > 1 ? FORMATS_SNIFF_YIELD
                                                                  : FORMATS_SNIFF_YES;
        return is_long (&line, span) ? FORMATS_SNIFF_YES : FORMATS_SNIFF_NO;
      }
  return formats_sample_undecided (sample);
}
