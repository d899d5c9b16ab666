#include "format-cover-matrix.h"
#include "sudoku-shape.h"

static bool
matrix_separates (char c)
{
  return format_is_white (c) || c == ',';
}

static bool
is_bit (char c)
{
  return c == '0' || c == '1';
}

bool
format_cover_matrix_next (const FormatsLine *line,
                          size_t *at,
                          size_t *out_start,
                          size_t *out_length)
{
  size_t start = *at, end;

  while (start < line->length && matrix_separates (line->bytes[start]))
    start++;
  for (end = start; end < line->length && !matrix_separates (line->bytes[end]);)
    end++;
  *at = end;
  *out_start = start;
  *out_length = end - start;
  return end > start;
}

/* Counts the bits from `at` on. */
static void
matrix_count_bits (FormatsMatrixRow *row, const FormatsLine *line, size_t at)
{
  row->start = at;
  row->strange = line->length;
  row->n_bits = 0;
  row->has_one = false;
  for (; at < line->length; at++)
    {
      char c = line->bytes[at];

      if (matrix_separates (c))
        continue;
      row->n_bits++;
      row->has_one |= c == '1';
      if (!is_bit (c) && row->strange == line->length)
        row->strange = at;
    }
}

/* Whether the first word is a label: it is not a number; or the row has one bit for each label of
 * the header only without it. */
static bool
is_label (const FormatsLine *line, size_t start, size_t length, uint64_t n_labels)
{
  FormatsMatrixRow with, without;
  bool number = true, bits = true;

  for (size_t i = start; i < start + length; i++)
    {
      number &= line->bytes[i] >= '0' && line->bytes[i] <= '9';
      bits &= is_bit (line->bytes[i]);
    }
  if (n_labels == 0)
    return !number;
  if (!bits)
    return true;
  matrix_count_bits (&with, line, start);
  matrix_count_bits (&without, line, start + length);
  return with.n_bits != n_labels && without.n_bits == n_labels;
}

FormatsMatrixRow
format_cover_matrix_row (const FormatsLine *line, uint64_t n_labels)
{
  FormatsMatrixRow row = { 0 };
  size_t at = 0, start, length;

  if (!format_cover_matrix_next (line, &at, &start, &length))
    at = line->length;
  else if (at < line->length && is_label (line, start, length, n_labels))
    {
      row.label_start = start;
      row.label_length = length;
    }
  else
    at = start;
  matrix_count_bits (&row, line, at);
  return row;
}

/* A header has a word that is not a bit.  A row with a mistake has one, too; but there the same bit
 * is a word twice, or several digits stand without a space. */
bool
format_cover_matrix_is_header (const FormatsLine *line)
{
  FormatsMatrixRow row = format_cover_matrix_row (line, 0);
  size_t at = 0, start, length;
  unsigned n_words = 0, n_zeros = 0, n_ones = 0;
  bool only_digits = true;

  if (row.strange == line->length && row.n_bits > 0)
    return false;
  while (format_cover_matrix_next (line, &at, &start, &length))
    {
      n_words++;
      n_zeros += length == 1 && line->bytes[start] == '0';
      n_ones += length == 1 && line->bytes[start] == '1';
      for (size_t i = start; i < start + length; i++)
        only_digits &= line->bytes[i] >= '0' && line->bytes[i] <= '9';
    }
  return n_zeros < 2 && n_ones < 2 && !(n_words == 1 && only_digits);
}

void
format_cover_matrix_look_at (FormatsMatrixLook *self, uint64_t width, uint32_t column)
{
  uint32_t rows, columns;
  uint64_t box;

  if (width > SUDOKU_MAX_VALUES || self->n_rows >= width)
    return;
  sudoku_shape_usual_boxes ((uint32_t) width, &rows, &columns);
  box = self->n_rows / rows * rows + column / columns;
  self->twice |= self->row == self->n_rows + 1 || (self->columns >> column & 1) != 0
                 || (self->boxes >> box & 1) != 0;
  self->row = self->n_rows + 1;
  self->columns |= (uint64_t) 1 << column;
  self->boxes |= (uint64_t) 1 << box;
}

bool
format_cover_matrix_could_be_sudoku (const FormatsMatrixLook *self, uint64_t width)
{
  return width >= 4 && width < SUDOKU_MAX_VALUES && self->n_rows == width && !self->twice;
}
