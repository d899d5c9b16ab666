/* formats-guess.c - the most likely format of a file that fits none.
 *
 * The file is then read in that format, and the reader reports the fault: "expected 9 symbols,
 * found 8" helps, and "unknown format" does not.  Formats are tried in this order, each on the
 * first lines that count:
 *
 *   quadrille one of the first three lines begins a puzzle of such a file
 *   matrix    the first three rows are alike and have nothing but 0 and 1
 *   dlx       the file begins with a `|` and has no other one in that line, or the second line
 *             repeats a longer name of the first
 *   numbers   the first line is numbers, one of them of two digits or more, or but two of them
 *   line      some line begins with more symbols than a grid is wide
 *   grid      a rule, or two lines of equally many symbols; but `line` where each would be a
 *             puzzle by itself
 *   line      the first line begins with ten symbols at least, one of them a digit or a blank */
#include "format-cover-matrix.h"
#include "format-data-fpuzzles.h"
#include "format-symbols.h"
#include "format-text-grid.h"
#include "format-text-quadrille.h"
#include "formats-sniff-private.h"

#include <string.h>

static bool
is_like_matrix (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  uint64_t width = 0;
  unsigned n = 0;
  bool has_one = false;

  for (; n < 3 && format_sample_next (&lines, &line); n++)
    {
      FormatsMatrixRow row = format_cover_matrix_row (&line, 0);

      if (row.label_length > 0 || row.strange < line.length || row.n_bits < 2
          || (n > 0 && row.n_bits != width))
        return false;
      width = row.n_bits;
      has_one |= row.has_one;
    }
  return n == 3 && has_one;
}

static bool
guess_has_word (const FormatsLine *line, const char *word, size_t length)
{
  const char *other;
  size_t at = 0, other_length;

  while (format_line_next_word (line, &at, &other, &other_length))
    if (other_length == length && memcmp (word, other, length) == 0)
      return true;
  return false;
}

static bool
is_letter (char c)
{
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static bool
is_like_dlx (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine first, second;
  const char *word;
  size_t at = 0, length;

  if (!format_sample_next (&lines, &first))
    return false;
  at = format_line_skip_white (&first, 0);
  if (first.bytes[at] == '|')
    return memchr (first.bytes + at + 1, '|', first.length - at - 1) == NULL;
  if (!format_sample_next (&lines, &second))
    return false;
  at = 0;
  for (unsigned i = 0; i < 16 && format_line_next_word (&second, &at, &word, &length); i++)
    {
      const char *colon = memchr (word, ':', length);

      if (colon != NULL)
        length = (size_t) (colon - word);
      if (length >= 2 && is_letter (word[0]) && guess_has_word (&first, word, length))
        return true;
    }
  return false;
}

static bool
is_like_numbers (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  const char *word;
  size_t at = 0, length, longest = 0;
  unsigned n = 0;

  if (!format_sample_next (&lines, &line))
    return false;
  for (; format_line_next_word (&line, &at, &word, &length); n++)
    {
      for (size_t i = 0; i < length; i++)
        if (word[i] < '0' || word[i] > '9')
          return false;
      if (length > longest)
        longest = length;
    }
  return n >= 2 && longest <= 4 && (n == 2 || n > SUDOKU_MAX_VALUES || longest >= 2);
}

/* How many symbols a line begins with, and whether one of them is a digit or a blank. */
static size_t
count_symbols (const FormatsLine *line, bool *out_plain)
{
  size_t start = format_line_skip_white (line, 0), at = start;

  *out_plain = false;
  for (; at < line->length && format_symbol_known (line->bytes[at]); at++)
    *out_plain |= format_symbol_fits (line->bytes[at], 9);
  return at - start;
}

static bool
has_long_line (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  bool plain;

  while (format_sample_next (&lines, &line))
    if (count_symbols (&line, &plain) > SUDOKU_MAX_VALUES && plain)
      return true;
  return false;
}

/* 16, 25, 36 … symbols of so few values. */
static bool
guess_is_puzzle (const FormatsLine *line)
{
  size_t start = format_line_skip_white (line, 0);
  bool plain;
  size_t n = count_symbols (line, &plain);
  uint32_t root = format_square_root (n);

  if (n < 16 || (size_t) root * root != n)
    return false;
  for (size_t i = start; i < start + n; i++)
    if (!format_symbol_fits (line->bytes[i], root))
      return false;
  return true;
}

/* Sees a rule, or one row after another of the same length. */
static bool
is_like_grid (const FormatsSample *sample, bool *out_lines)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  uint32_t before = 0;
  bool plain;

  *out_lines = false;
  while (format_sample_next (&lines, &line))
    {
      FormatsGridLine what = format_text_grid_line (&line);

      count_symbols (&line, &plain);
      if (what.kind == FORMATS_GRID_RULE && what.has_rule)
        return true;
      if (what.kind != FORMATS_GRID_ROW || !what.is_clean || what.n_symbols < 4
          || what.n_symbols > SUDOKU_MAX_VALUES
          || !(plain || format_text_grid_separator (&line, 0) > 0))
        before = 0;
      else if (what.n_symbols == before)
        {
          *out_lines &= guess_is_puzzle (&line);
          return true;
        }
      else
        {
          before = what.n_symbols;
          *out_lines = guess_is_puzzle (&line);
        }
    }
  return false;
}

const Format *
formats_guess (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  bool plain, as_lines;

  if (format_sample_next (&lines, &line) && format_data_fpuzzles_is_like_data (&line))
    return formats_find ("link");
  lines = format_sample_lines (sample);
  if (format_text_quadrille_is_like (sample))
    return formats_find ("quadrille");
  if (is_like_matrix (sample))
    return formats_find ("matrix");
  if (is_like_dlx (sample))
    return formats_find ("dlx");
  if (is_like_numbers (sample))
    return formats_find ("numbers");
  if (has_long_line (sample))
    return formats_find ("line");
  if (is_like_grid (sample, &as_lines))
    return formats_find (as_lines ? "line" : "grid");
  if (format_sample_next (&lines, &line) && count_symbols (&line, &plain) >= 10 && plain)
    return formats_find ("line");
  return NULL;
}
