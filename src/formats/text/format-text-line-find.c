/* format-text-line-find.c - where the symbols of a line are.
 *
 * They end at white space, `,` or `:`, and a comment follows.  But where words of the same length
 * follow, and all of them together are a puzzle, they all are symbols: `1 . .  4 ...` and `1..4
 * ..1. ...` are rows or cells of one puzzle.  A first word that is a whole puzzle by itself stays
 * one, as long as every other word could be one too. */
#include "format-text-line-private.h"
#include "format-text-nine-private.h"

#include <string.h>

#define HASH_63_SQUARED (63 * 63)

/* At least this many words of equal length are no comment, even if they make no puzzle. */
#define MANY_WORDS 4

static bool
ends_symbols (char c)
{
  return format_is_white (c) || c == ',' || c == ':';
}

/* A long word is passed eight bytes at a time. */
static size_t
end_of_word (const FormatsLine *line, size_t at)
{
  for (uint64_t chunk; line->length - at >= sizeof chunk; at += sizeof chunk)
    {
      memcpy (&chunk, line->bytes + at, sizeof chunk);
      if ((format_bytes_equal (chunk, ' ') | format_bytes_equal (chunk, '\t')
           | format_bytes_equal (chunk, ',') | format_bytes_equal (chunk, ':'))
          != 0)
        break;
    }
  while (at < line->length && !ends_symbols (line->bytes[at]))
    at++;
  return at;
}

/* `#` is a comment at a line's start; but it is also the symbol of 63, so a run of exactly 63 * 63
 * symbols is a puzzle. */
static bool
line_is_comment (const FormatsLine *line, const FormatsSpan *span)
{
  if (line->bytes[span->start] != '#')
    return false;
  if (span->n != HASH_63_SQUARED)
    return true;
  for (size_t i = span->start; i < span->end; i++)
    if (!format_symbol_fits (line->bytes[i], FORMATS_MAX_SYMBOLS))
      return true;
  return false;
}

static bool
is_square (size_t n)
{
  uint32_t root = format_square_root (n);

  return (size_t) root * root == n;
}

/* Whether `n` symbols are a puzzle or its candidates. */
static bool
line_is_whole (size_t n, const SudokuShape *shape)
{
  size_t n_cells;

  if (shape == NULL)
    return n <= FORMATS_MAX_LINE && (is_square (n) || format_text_cube_root (n) >= 4);
  n_cells = sudoku_shape_n_cells (shape);
  return n == n_cells || n == n_cells * sudoku_shape_n_values (shape);
}

/* The number of values of a puzzle with `n` symbols. */
static uint32_t
line_values_of (size_t n, const SudokuShape *shape)
{
  if (shape != NULL)
    return sudoku_shape_n_values (shape);
  return is_square (n) ? format_square_root (n) : format_text_cube_root (n);
}

static bool
line_symbols_fit (const FormatsLine *line, size_t start, size_t end, uint32_t n_values)
{
  for (size_t i = start; i < end; i++)
    if (!format_is_white (line->bytes[i]) && !format_symbol_fits (line->bytes[i], n_values))
      return false;
  return true;
}

/* The words behind the first that are as long as it is; or those of them that are a whole puzzle,
 * where all are none and the next one has letters that only a comment can have. */
static FormatsSpan
find_groups (const FormatsLine *line, FormatsSpan first, const SudokuShape *shape)
{
  FormatsSpan span = first, whole = { 0 };

  for (;;)
    {
      size_t start = format_line_skip_white (line, span.end), end = end_of_word (line, start);
      uint32_t n_values = line_values_of (span.n, shape);

      /* A `,` or `:` ends the symbols, and so does a comment. */
      if (start == span.end || end - start != first.n || line->bytes[start] == '#')
        break;
      if (whole.n == 0 && span.n > first.n && line_is_whole (span.n, shape)
          && !line_symbols_fit (line, start, end, n_values < 9 ? 9 : n_values))
        whole = span;
      span.end = end;
      span.n += first.n;
    }
  return whole.n == 0 || line_is_whole (span.n, shape) ? span : whole;
}

/* A word of one or a few symbols is hardly a puzzle where more such words follow. */
static bool
is_joined (const FormatsLine *line, FormatsSpan first, FormatsSpan all, const SudokuShape *shape)
{
  if (all.n == first.n)
    return false;
  if (!line_is_whole (all.n, shape))
    return first.n < 16 && all.n / first.n >= MANY_WORDS;
  return !line_is_whole (first.n, shape) || (shape == NULL && first.n < 16)
         || !line_symbols_fit (line, all.start, all.end, line_values_of (first.n, shape));
}

/* Whether a line is 81 digits and dots and nothing else, as in lists of millions. */
static bool
is_usual (const FormatsLine *line)
{
  return line->length == FORMATS_NINE_CELLS
         && !format_text_nine_has (format_text_nine_read (line->bytes, NULL).odd);
}

bool
format_text_line_find (const FormatsLine *line, const SudokuShape *shape, FormatsSpan *out_span)
{
  FormatsSpan span = { .start = format_line_skip_white (line, 0) }, all;

  if (is_usual (line))
    {
      *out_span = (FormatsSpan){ .start = 0, .end = 81, .n = 81, .group = 81 };
      return true;
    }
  span.end = end_of_word (line, span.start);
  span.n = span.group = span.end - span.start;
  *out_span = span;
  if (span.start == line->length || line_is_comment (line, &span))
    return false;
  if (span.n == 0 || span.end == line->length)
    return true;
  all = find_groups (line, span, shape);
  if (is_joined (line, span, all, shape))
    *out_span = all;
  return true;
}

bool
format_text_line_is_likely (const FormatsLine *line, FormatsSpan span, const SudokuShape *shape)
{
  if ((shape == NULL && span.n < 16) || !line_is_whole (span.n, shape))
    return false;
  return line_symbols_fit (line, span.start, span.end, line_values_of (span.n, shape));
}
