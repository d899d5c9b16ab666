#include "format-layout.h"

#include <string.h>

const char *
format_layout_line_end (const FormatsLayout *layout)
{
  return layout->line_end == FORMATS_LINE_END_CRLF ? "\r\n"
         : layout->line_end == FORMATS_LINE_END_CR ? "\r"
                                                   : "\n";
}

bool
format_layout_is_of (const FormatsPuzzle *puzzle, const Format *format)
{
  return puzzle->layout.format == format;
}

FormatsPen
format_pen (const FormatsPuzzle *puzzle, const FormatsWriteOptions *options, const Format *own)
{
  const FormatsLayout *layout = &puzzle->layout;
  FormatsPen self = { .line_end = format_layout_line_end (layout), .blank = layout->blank };

  if (puzzle->kind == FORMATS_SUDOKU)
    {
      self.shape = puzzle->sudoku->shape;
      self.values = options->values != NULL ? options->values : puzzle->sudoku->values;
      self.n_values = sudoku_shape_n_values (self.shape);
      self.n_cells = sudoku_shape_n_cells (self.shape);
      format_symbols (layout, self.n_values, self.symbols);
    }
  if (!options->plain && format_layout_is_of (puzzle, own))
    {
      self.text = base_text_string (&layout->text);
      self.length = layout->text.length;
    }
  /* In 16x16, a 0 may become a value when the puzzle has changed. */
  if (self.blank == 0 || (self.blank == '0' && self.n_values == 16 && self.text == NULL))
    self.blank = '.';
  if (!options->bare && puzzle->comment.length > 0)
    self.comment = &puzzle->comment;
  if (!options->bare && puzzle->before.length > 0)
    self.before = &puzzle->before;
  return self;
}

bool
format_pour (const FormatsWriteOptions *options, BaseText *out)
{
  if (options->pour == NULL || out->length < FORMATS_MUCH || base_text_status (out) != BASE_OK)
    return true;
  return options->pour (options->pour_data, out);
}

void
format_pen_symbols (const FormatsPen *self, const uint8_t *values, size_t n, BaseText *out)
{
  char *to;

  base_text_add_repeated (out, self->blank, n);
  if (base_text_status (out) != BASE_OK)
    return;
  to = out->bytes + out->length - n;
  for (size_t i = 0; i < n; i++)
    if (values[i] != 0)
      to[i] = self->symbols[values[i] - 1];
}

/* The next line that is a comment and text, without its mark. */
static bool
next_comment (FormatsLines *lines, const char **out_bytes, size_t *out_length)
{
  FormatsLine line;
  FormatsIssue ignored;

  while (format_lines_next (lines, &line))
    {
      size_t at = format_line_skip_white (&line, 0);

      if (at == line.length || line.bytes[at] != '#' || !format_line_check_text (&line, &ignored))
        continue;
      at = format_line_skip_white (&line, at + 1);
      *out_bytes = line.bytes + at;
      *out_length = line.length - at;
      return true;
    }
  return false;
}

void
format_pen_before (const FormatsPen *self, const char *mark, BaseText *out)
{
  FormatsLines lines = { 0 };
  const char *bytes;
  size_t length;

  if (self->before == NULL)
    return;
  lines.bytes = self->before->bytes;
  lines.length = self->before->length;
  while (next_comment (&lines, &bytes, &length))
    {
      base_text_add (out, mark);
      base_text_add_bytes (out, bytes, length);
      base_text_add (out, self->line_end);
    }
}

bool
format_puzzle_has_comment_before (const FormatsPuzzle *puzzle)
{
  FormatsLines lines = { .bytes = base_text_string (&puzzle->before),
                         .length = puzzle->before.length };
  const char *bytes;
  size_t length;

  return next_comment (&lines, &bytes, &length);
}

void
format_pen_comment (const FormatsPen *self, const char *mark, BaseText *out)
{
  FormatsLines lines = { 0 };
  FormatsLine line;

  format_pen_before (self, mark, out);
  if (self->comment == NULL)
    return;
  lines.bytes = self->comment->bytes;
  lines.length = self->comment->length;
  while (format_lines_next (&lines, &line))
    {
      base_text_add (out, mark);
      base_text_add_bytes (out, line.bytes, line.length);
      base_text_add (out, self->line_end);
    }
}

void
format_pen_remark (const FormatsPen *self, BaseText *out)
{
  size_t start;

  if (self->comment == NULL)
    return;
  base_text_add (out, " # ");
  start = out->length;
  base_text_add_bytes (out, self->comment->bytes, self->comment->length);
  if (base_text_status (out) == BASE_OK)
    for (size_t i = start; i < out->length; i++)
      if (out->bytes[i] == '\n' || out->bytes[i] == '\r')
        out->bytes[i] = ' ';
}

void
format_pen_gap (const FormatsPen *self,
                const FormatsPuzzle *puzzle,
                const FormatsWriteOptions *options,
                BaseText *out)
{
  unsigned n = self->text != NULL && puzzle->layout.gap > 0 ? puzzle->layout.gap : 1;

  for (unsigned i = 0; options->follows && i < n; i++)
    base_text_add (out, self->line_end);
}

uint32_t
format_division_step (uint64_t divisions, uint32_t n)
{
  uint64_t all = 0;
  uint32_t step = 1;

  while (step < n && (divisions >> step & 1) == 0)
    step++;
  for (uint32_t i = step; i < n; i += step)
    all |= (uint64_t) 1 << i;
  return step > 1 && step < n && n % step == 0 && all == divisions ? step : 0;
}

bool
format_shape_is_boxed (const SudokuShape *shape, uint32_t *out_rows, uint32_t *out_columns)
{
  *out_rows = *out_columns = 0;
  if (!sudoku_shape_is_square (shape) || sudoku_shape_is_jigsaw (shape)
      || sudoku_shape_rules (shape).n > 0)
    return false;
  sudoku_shape_boxes (shape, out_rows, out_columns);
  return *out_rows != 0;
}

bool
format_shape_is_usual (const SudokuShape *shape)
{
  uint32_t rows, columns, usual_rows, usual_columns;

  sudoku_shape_usual_boxes (sudoku_shape_n_values (shape), &usual_rows, &usual_columns);
  return format_shape_is_boxed (shape, &rows, &columns) && rows == usual_rows
         && columns == usual_columns;
}

unsigned
format_bare_losses (const FormatsPuzzle *puzzle)
{
  return (puzzle->kind != FORMATS_SUDOKU ? (unsigned) FORMATS_IMPOSSIBLE_KIND : 0)
         | (puzzle->sudoku != NULL && puzzle->sudoku->candidates != NULL ? FORMATS_LOSS_CANDIDATES
                                                                         : 0u);
}
