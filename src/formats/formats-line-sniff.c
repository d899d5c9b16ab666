/* formats-line-sniff.c - where the symbols of a line are, and whether a file begins with such a
 * line. */
#include "formats-line-private.h"
#include "formats-sniff-private.h"
#include "formats-symbols-private.h"
#include "formats-table-private.h"

#define HASH_63_SQUARED (63 * 63)

static bool
ends_symbols (char c)
{
  return formats_is_white (c) || c == ',' || c == ':';
}

static FormatsSpan
find_symbols (const FormatsLine *line)
{
  FormatsSpan span = { .start = formats_skip_white (line, 0) };

  for (span.end = span.start; span.end < line->length && !ends_symbols (line->bytes[span.end]);)
    span.end++;
  return span;
}

/* `#` is a comment at a line's start; but it is also the symbol of 63, so a run of exactly 63 * 63
 * symbols is a puzzle. */
static bool
is_comment (const FormatsLine *line, FormatsSpan span)
{
  if (line->bytes[span.start] != '#')
    return false;
  if (span.end - span.start != HASH_63_SQUARED)
    return true;
  for (size_t i = span.start; i < span.end; i++)
    if (!formats_symbol_fits (line->bytes[i], FORMATS_MAX_SYMBOLS))
      return true;
  return false;
}

bool
formats_line_find (const FormatsLine *line, FormatsSpan *out_span)
{
  *out_span = find_symbols (line);
  return out_span->start < line->length && !is_comment (line, *out_span);
}

/* Whether the symbols are a whole puzzle that fits their number; at least a 4x4 one, or the shape
 * that was forced. */
static bool
is_likely (const FormatsLine *line, FormatsSpan span, const SudokuShape *shape)
{
  size_t length = span.end - span.start;
  uint32_t n_values = shape != NULL ? sudoku_shape_n_values (shape) : formats_square_root (length);

  if (shape != NULL ? length != sudoku_shape_n_cells (shape)
                    : length < 16 || (size_t) n_values * n_values != length)
    return false;
  for (size_t i = span.start; i < span.end; i++)
    if (!formats_symbol_fits (line->bytes[i], n_values))
      return false;
  return true;
}

/* Whether they are more than a row of a grid can have, whatever is wrong with them. */
static bool
is_long (const FormatsLine *line, FormatsSpan span)
{
  for (size_t i = span.start; i < span.end; i++)
    if (!formats_symbol_known (line->bytes[i]))
      return false;
  return span.end - span.start > SUDOKU_MAX_VALUES;
}

FormatsSniff
formats_line_sniff (const FormatsSample *sample)
{
  FormatsLines lines = formats_sample_lines (sample);
  FormatsLine line;
  FormatsSpan span;

  while (formats_lines_next (&lines, &line))
    if (formats_line_find (&line, &span))
      return is_long (&line, span) || is_likely (&line, span, sample->shape) ? FORMATS_SNIFF_YES
                                                                             : FORMATS_SNIFF_NO;
  return formats_sample_undecided (sample);
}
