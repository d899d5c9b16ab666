/* paste-rows.c - a line of plain text as a row of cells.
 *
 * The meaning of a line may depend on the lines before it: a line of dashes is a rule, unless a
 * dash is a cell in the rows above and there are as many.  So rows go directly into the table. */
#include "format-symbols.h"
#include "paste-private.h"

#include <string.h>

#define FIELD_ENDS " \t|,;:"

void
paste_table_reset (PasteTable *self)
{
  self->n_rows = self->widest = 0;
  self->starts[0] = self->starts[1] = 0;
  self->has_dash = self->too_long = false;
  self->bars[0] = 0;
  self->divided[0] = false;
}

/* While a row grows, its end is starts[n_rows + 1]. */
void
paste_table_add_cell (PasteTable *self, uint8_t cell)
{
  uint32_t *end = &self->starts[self->n_rows + 1];

  if (*end == PASTE_CELLS || self->n_rows == PASTE_ROWS - 1)
    self->too_long = true;
  else
    self->cells[(*end)++] = cell;
}

void
paste_table_drop_row (PasteTable *self)
{
  self->starts[self->n_rows + 1] = self->starts[self->n_rows];
  self->bars[self->n_rows] = 0;
}

void
paste_table_end_row (PasteTable *self)
{
  uint32_t start = self->starts[self->n_rows], end = self->starts[self->n_rows + 1];

  if (self->too_long)
    return;
  self->has_dash |= memchr (self->cells + start, '-', end - start) != NULL;
  self->n_rows++;
  self->starts[self->n_rows + 1] = end;
  self->bars[self->n_rows] = 0;
  self->divided[self->n_rows] = false;
}

/* Skips white space, quoting marks, and one space behind those. */
bool
paste_next_line (FormatsLines *lines, FormatsLine *out_line)
{
  size_t at = 0, quotes = 0;

  if (!format_lines_next (lines, out_line))
    return false;
  while (at < out_line->length && (out_line->bytes[at] == '>' || out_line->bytes[at] == ' '))
    if (out_line->bytes[at++] == '>')
      quotes = at;
  if (quotes > 0 && quotes < out_line->length && out_line->bytes[quotes] == ' ')
    quotes++;
  out_line->bytes += quotes;
  out_line->length -= quotes;
  return true;
}

bool
paste_is_empty (const FormatsLine *line)
{
  for (size_t i = 0; i < line->length; i++)
    if (strchr (FIELD_ENDS, line->bytes[i]) == NULL)
      return false;
  return true;
}

bool
paste_is_rule (const FormatsLine *line)
{
  bool has_stroke = false;

  for (size_t i = 0; i < line->length; i++)
    {
      char c = line->bytes[i];

      if (strchr ("-=+~|.:*_," FIELD_ENDS, c) == NULL)
        return false;
      has_stroke |= c == '-' || c == '=' || c == '+' || c == '~';
    }
  return has_stroke;
}

bool
paste_is_wordy (const char *bytes, size_t length)
{
  unsigned n = 0;

  for (size_t i = 0; i < length && n < 2; i++)
    n = bytes[i] >= 'a' && bytes[i] <= 'z' && bytes[i] != 'x' ? n + 1 : 0;
  return n == 2;
}

bool
paste_cell (const char *bytes, size_t length, uint8_t *out_cell)
{
  unsigned number;

  for (; length > 0 && format_is_white (bytes[0]); length--)
    bytes++;
  while (length > 0 && format_is_white (bytes[length - 1]))
    length--;
  for (; length > 2 && bytes[0] == '*' && bytes[length - 1] == '*'; length -= 2)
    bytes++; /* bold in Markdown */
  if (length == 2 && !paste_is_digit (bytes[0]) && bytes[0] == bytes[1])
    length = 1; /* a blank as wide as the numbers */
  if (length == 0)
    *out_cell = PASTE_EMPTY;
  else if (length == 1 && paste_is_symbol (bytes[0]))
    *out_cell = (uint8_t) bytes[0];
  else if (length == 2 && paste_is_digit (bytes[0]) && paste_is_digit (bytes[1]))
    {
      number = (unsigned) (bytes[0] - '0') * 10 + (unsigned) (bytes[1] - '0');
      *out_cell = (uint8_t) (number < 10 ? '0' + number : PASTE_NUMBERS + number);
    }
  else
    return false;
  return true;
}

/* Cells between separators of one kind. */
static bool
add_divided (PasteTable *table, const FormatsLine *line, char separator, bool doubled)
{
  uint32_t n = 0;
  bool is_empty = true;
  uint8_t cell;

  for (size_t start = 0, end; start <= line->length; start = end + 1)
    {
      for (end = start; end < line->length && line->bytes[end] != separator;)
        end++;
      if (n == PASTE_FULL_ROW || !paste_cell (line->bytes + start, end - start, &cell))
        return false;
      if (doubled && start > 0 && end == start && end < line->length)
        continue;
      paste_table_add_cell (table, cell);
      is_empty &= cell == PASTE_EMPTY;
      n++;
    }
  if (n < (is_empty ? 4 : 2))
    return false;
  if (n > table->widest)
    table->widest = n;
  for (; separator != '|' && n < PASTE_FULL_ROW; n++)
    paste_table_add_cell (table, PASTE_EMPTY);
  return true;
}

static bool
rows_add_fields (PasteTable *table, const FormatsLine *line)
{
  uint8_t cell;

  for (size_t start = 0, end; start < line->length; start = end + 1)
    {
      for (end = start; end < line->length && strchr (FIELD_ENDS, line->bytes[end]) == NULL;)
        end++;
      if (!paste_cell (line->bytes + start, end - start, &cell))
        return false;
      if (cell != PASTE_EMPTY)
        paste_table_add_cell (table, cell);
    }
  return true;
}

static bool
rows_add_symbols (PasteTable *table, const FormatsLine *line)
{
  uint32_t n = 0;

  for (size_t i = 0; i < line->length; i++)
    {
      char c = line->bytes[i];

      if (paste_is_symbol (c))
        {
          paste_table_add_cell (table, (uint8_t) c);
          n++;
        }
      else if (strchr (FIELD_ENDS, c) == NULL)
        return false;
      else if (c == '|' && n < 64)
        table->bars[table->n_rows] |= (uint64_t) 1 << n;
    }
  return true;
}

static bool
rows_add_row (PasteTable *table, PasteForm form, const FormatsLine *line)
{
  switch (form)
    {
    case PASTE_TABS:
      return add_divided (table, line, '\t', false);
    case PASTE_BARS:
      return add_divided (table, line, '|', false);
    case PASTE_DOUBLE_BARS:
      return add_divided (table, line, '|', true);
    case PASTE_COMMAS:
      return add_divided (table, line, ',', false);
    case PASTE_SEMICOLONS:
      return add_divided (table, line, ';', false);
    case PASTE_FIELDS:
      return rows_add_fields (table, line);
    default:
      return rows_add_symbols (table, line);
    }
}

/* Letters that no puzzle of that size has are words, except one before a row, which is a label. */
static bool
has_words (const PasteTable *table, uint32_t width)
{
  for (uint32_t i = 1; i < width && width <= PASTE_MAX_VALUES + 1; i++)
    {
      uint8_t cell = table->cells[table->starts[table->n_rows] + i];

      if (cell < PASTE_NUMBERS && paste_is_alnum ((char) cell) && !paste_is_digit ((char) cell)
          && !format_symbol_fits ((char) cell, width))
        return true;
    }
  return false;
}

bool
paste_row (PasteTable *table, PasteForm form, const FormatsLine *line)
{
  uint32_t row = table->n_rows, width;
  bool added = rows_add_row (table, form, line);

  width = table->starts[row + 1] - table->starts[row];
  if (!added || width == 0 || has_words (table, width)
      || (paste_is_rule (line) && !(table->has_dash && width == paste_row_width (table, row - 1))))
    {
      paste_table_drop_row (table);
      return false;
    }
  paste_table_end_row (table);
  return true;
}
