/* format-text-grid-tally.c - rows, rules, and lines that may be either.
 *
 * A line of nothing but dashes is a rule in most files, and an empty row in files that use `-` for
 * a blank.  A row with a dash beside other symbols decides which, and may come later.  So such
 * lines are counted by their number of dashes, and are added as rows once that is decided. */
#include "format-text-grid.h"

#include "format-symbols.h"

typedef struct
{
  uint32_t n_dashes, n_soft, n_hard, n_drawn, n_bars, n_boxes, n_letters, n_strange;
} Count;

/* U+2500 to U+257F, three bytes each. */
static bool
is_box_drawing (const FormatsLine *line, size_t at)
{
  return line->length - at >= 3 && line->bytes[at] == '\xe2'
         && (line->bytes[at + 1] == '\x94' || line->bytes[at + 1] == '\x95')
         && ((unsigned char) line->bytes[at + 2] & 0xc0) == 0x80;
}

/* Whether the characters are all upright bars. */
static bool
is_box_bar (const FormatsLine *line, size_t at)
{
  static const char bars[][2] = { "\x82", "\x83", "\x86", "\x87", "\x8a", "\x8b" };

  if (!is_box_drawing (line, at))
    return false;
  if (line->bytes[at + 1] == '\x95')
    return line->bytes[at + 2] == '\x8e' || line->bytes[at + 2] == '\x8f'
           || line->bytes[at + 2] == '\x91';
  for (size_t i = 0; i < sizeof bars / sizeof *bars; i++)
    if (line->bytes[at + 2] == bars[i][0])
      return true;
  return false;
}

size_t
format_text_grid_box_bar (const FormatsLine *line, size_t at)
{
  return is_box_bar (line, at) ? 3 : 0;
}

/* `.` and `*` may be blanks or the corners of a rule; hard symbols never are in a rule.  Returns
 * the number of bytes counted. */
static size_t
count_character (Count *count, const FormatsLine *line, size_t at)
{
  char c = line->bytes[at];

  if (c == '-')
    count->n_dashes++;
  else if (c == '.' || c == '*')
    count->n_soft++;
  else if (c == '+' || c == '=' || c == '\'' || c == ':')
    count->n_drawn++;
  else if (c == '|' || c == ',')
    count->n_bars++;
  else if (format_symbol_known (c))
    {
      count->n_hard++;
      count->n_letters += c >= 'A' && c != '_';
    }
  else if (is_box_drawing (line, at))
    {
      *(is_box_bar (line, at) ? &count->n_bars : &count->n_drawn) += 1;
      count->n_boxes += !is_box_bar (line, at);
      return 3;
    }
  else if (!format_is_white (c))
    count->n_strange++;
  return 1;
}

FormatsGridLine
format_text_grid_line (const FormatsLine *line)
{
  size_t start = format_line_skip_white (line, 0);
  FormatsGridLine self = { .kind = FORMATS_GRID_ROW, .end = start };
  Count count = { 0 };

  while (self.end < line->length)
    {
      if (line->bytes[self.end] == '#'
          && (self.end == 0 || format_is_white (line->bytes[self.end - 1])))
        break;
      self.end += count_character (&count, line, self.end);
    }
  self.n_symbols = count.n_dashes + count.n_soft + count.n_hard;
  self.has_dash = count.n_dashes > 0;
  self.has_rule = self.has_dash || count.n_boxes > 0;
  self.has_letter = count.n_letters > 0;
  self.is_clean = count.n_drawn == 0 && count.n_strange == 0;
  if (self.end == start)
    self.kind = start < line->length ? FORMATS_GRID_COMMENT : FORMATS_GRID_EMPTY;
  else if (count.n_hard > 0 || count.n_strange > 0)
    self.kind = FORMATS_GRID_ROW;
  else if (count.n_drawn > 0 || self.n_symbols == 0 || (count.n_dashes > 0 && count.n_soft > 0))
    self.kind = FORMATS_GRID_RULE;
  else if (count.n_dashes > 0)
    self.kind = FORMATS_GRID_DASHES;
  return self;
}

void
format_text_grid_tally (FormatsGridTally *self, const FormatsGridLine *line)
{
  if (line->kind == FORMATS_GRID_ROW)
    {
      if (self->n_rows < 3)
        self->first[self->n_rows] = line->n_symbols;
      self->n_rows++;
      self->dash_is_blank |= line->has_dash;
    }
  else if (line->kind == FORMATS_GRID_DASHES)
    {
      if (self->first_dashes == 0)
        self->first_dashes = line->n_symbols;
      if (line->n_symbols <= SUDOKU_MAX_VALUES)
        self->n_dashes[line->n_symbols]++;
    }
}

/* The first row may be wrong: two others that agree outvote it. */
uint32_t
format_text_grid_size (const FormatsGridTally *self)
{
  if (self->shape != NULL)
    return sudoku_shape_rows (self->shape);
  if (self->n_rows == 0)
    return self->first_dashes;
  if (self->n_rows >= 3 && self->first[0] != self->first[1] && self->first[1] == self->first[2])
    return self->first[1];
  return self->first[0];
}

/* Where no line is certainly a row, those of dashes are an empty grid; where they would make too
 * many rows, they are rules after all. */
uint32_t
format_text_grid_row_length (const SudokuShape *shape, uint32_t row)
{
  uint32_t n = 0;

  for (uint32_t column = 0; column < sudoku_shape_columns (shape); column++)
    n += sudoku_shape_cell_at (shape, (BoardPlace){ (uint16_t) row, (uint16_t) column })
         != COVER_NONE;
  return n;
}

bool
format_text_grid_is_row (const FormatsGridTally *self, const FormatsGridLine *line)
{
  uint32_t size = format_text_grid_size (self);

  if (line->kind != FORMATS_GRID_DASHES)
    return line->kind == FORMATS_GRID_ROW;
  return line->n_symbols == size && size <= SUDOKU_MAX_VALUES
         && (self->dash_is_blank || self->n_rows == 0)
         && self->n_rows + self->n_dashes[size] <= size
         && (self->shape == NULL || sudoku_shape_is_square (self->shape));
}

uint32_t
format_text_grid_rows (const FormatsGridTally *self)
{
  uint32_t size = format_text_grid_size (self);
  FormatsGridLine dashes = { .kind = FORMATS_GRID_DASHES, .n_symbols = size };

  return self->n_rows + (format_text_grid_is_row (self, &dashes) ? self->n_dashes[size] : 0);
}

bool
format_text_grid_is_full (const FormatsGridTally *self)
{
  uint32_t size = format_text_grid_size (self), rows = format_text_grid_rows (self);

  if (size == 0 || rows < size)
    return false;
  /* Two short rows that differ are no grid yet: the third one shows which is right. */
  return self->shape != NULL || size == 1 || self->n_rows != 2 || self->first[0] == self->first[1];
}
