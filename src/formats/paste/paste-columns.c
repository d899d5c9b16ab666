/* paste-columns.c - a grid whose blanks are spaces, so that the columns of the text decide.
 *
 * Lines of symbols, spaces and bars alone are kept as they are.  If N rows use exactly N
 * columns of the text, these are the columns of the grid.  Most puzzles have a value in each
 * column.  Where a column has none, its place is known only if the columns are next to each other,
 * or every other one, from the start of the line or between bars.  An empty line may be a row too,
 * if there are too few rows without it.
 *
 * The same pass finds a grid with one cell a line, as some browsers copy a table. */
#include "paste-private.h"

#include <string.h>

#define MAX_ROWS  (2 * PASTE_MAX_VALUES)
#define MAX_WIDTH (PASTE_CELLS / MAX_ROWS)

/* The contents of a line, by which it may be a row. */
typedef enum
{
  NOTHING,
  BARS,
  SYMBOLS,
} Content;

/* Lines under each other: their text is in `cells` of a table, MAX_WIDTH apart. */
typedef struct
{
  PasteFound *found;
  char *text;
  uint32_t n_rows;
  bool too_many;
  Content contents[MAX_ROWS];
} Block;

/* The columns of a grid. */
typedef struct
{
  uint32_t n;
  uint32_t at[MAX_WIDTH];
} Columns;

static const char *
row_of (const Block *block, uint32_t row)
{
  return block->text + row * MAX_WIDTH;
}

static Columns
used_columns (const Block *block)
{
  Columns used = { 0 };

  for (uint32_t column = 0; column < MAX_WIDTH; column++)
    for (uint32_t row = 0; row < block->n_rows; row++)
      if (paste_is_symbol (row_of (block, row)[column]))
        {
          used.at[used.n++] = column;
          break;
        }
  return used;
}

/* The columns with a bar in the first row that has one. */
static Columns
barred_columns (const Block *block)
{
  Columns bars = { 0 };

  for (uint32_t row = 0; row < block->n_rows && bars.n == 0; row++)
    for (uint32_t column = 0; column < MAX_WIDTH; column++)
      if (row_of (block, row)[column] == '|')
        bars.at[bars.n++] = column;
  return bars;
}

/* Whether all that is used is among the columns. */
static bool
holds (const Columns *columns, const Columns *used)
{
  uint32_t i = 0;

  for (uint32_t k = 0; k < columns->n && i < used->n; k++)
    i += columns->at[k] == used->at[i];
  return i == used->n;
}

/* Between bars that are equally far apart there are equally many cells: side by side, or with
 * spaces between, and around them or not. */
static bool
columns_between (const Columns *bars, const Columns *used, uint32_t n_values, Columns *out)
{
  bool open = bars->n > 0 && bars->at[0] > used->at[0]; /* no bar at the left */
  uint32_t n_groups = bars->n - 1 + 2 * open, each = n_values / n_groups, width, step, pad;

  width = bars->n > 1 ? bars->at[1] - bars->at[0] - 1 : 0;
  if (n_values % n_groups != 0 || width < each)
    return false;
  step = width >= 2 * each - 1 && each > 0 ? 2 : 1;
  pad = width == step * (each - 1) + 1 ? 0 : 1;
  if (width != step * (each - 1) + 1 + 2 * pad)
    return false;
  *out = (Columns){ 0 };
  for (uint32_t group = 0; group < n_groups; group++)
    for (uint32_t i = 0; i < each; i++)
      {
        int64_t at = (int64_t) bars->at[0] + ((int64_t) group - open) * (width + 1) + 1 + pad
                     + (int64_t) i * step;

        if (at < 0 || at >= MAX_WIDTH || out->n == MAX_WIDTH)
          return false;
        out->at[out->n++] = (uint32_t) at;
      }
  return true;
}

/* Every `step`-th column, from the line's start or from where both ends are used. */
static Columns
columns_from (const Columns *used, uint32_t n_values, uint32_t step)
{
  uint32_t span = step * (n_values - 1);
  bool whole = used->at[used->n - 1] - used->at[0] == span;
  Columns columns = { 0 };

  for (uint32_t i = 0; i < n_values && i * step < MAX_WIDTH; i++)
    columns.at[columns.n++] = (whole ? used->at[0] : 0) + i * step;
  return columns;
}

static bool
find_columns (const Block *block, uint32_t n_values, Columns *out)
{
  Columns used = used_columns (block), bars = barred_columns (block);

  *out = used;
  if (used.n == n_values || used.n == 0 || used.n > n_values)
    return used.n == n_values;
  if (bars.n > 1)
    return columns_between (&bars, &used, n_values, out) && holds (out, &used);
  for (uint32_t step = 1; step <= 2; step++)
    {
      *out = columns_from (&used, n_values, step);
      if (bars.n == 0 && holds (out, &used))
        return true;
    }
  return false;
}

/* Takes the lines with at least such a content as rows. */
static bool
judge_as (const Block *block, Content least)
{
  uint8_t cells[PASTE_GRID];
  uint32_t n_values = 0, n = 0;
  Columns columns;

  for (uint32_t row = 0; row < block->n_rows; row++)
    n_values += block->contents[row] >= least;
  if (!paste_is_size (n_values) || !find_columns (block, n_values, &columns))
    return false;
  for (uint32_t row = 0; row < block->n_rows; row++)
    for (uint32_t i = 0; i < n_values && block->contents[row] >= least; i++)
      {
        char c = row_of (block, row)[columns.at[i]];

        cells[n++] = paste_is_symbol (c) ? (uint8_t) c : PASTE_EMPTY;
      }
  return paste_judge (block->found, &(PasteGrid){ .cells = cells,
                                                  .stride = n_values,
                                                  .n_values = n_values,
                                                  .trust = PASTE_WEAK });
}

static void
columns_end_block (Block *block)
{
  while (block->n_rows > 0 && block->contents[block->n_rows - 1] == NOTHING)
    block->n_rows--;
  if (!block->too_many && block->n_rows > 0 && !judge_as (block, SYMBOLS)
      && !judge_as (block, BARS))
    judge_as (block, NOTHING);
  block->n_rows = 0;
  block->too_many = false;
}

/* False when there is something else in the line, or words. */
static bool
look_at_content (const FormatsLine *line, size_t length, Content *out_content)
{
  *out_content = NOTHING;
  for (size_t i = 0; i < length; i++)
    if (paste_is_symbol (line->bytes[i]))
      *out_content = SYMBOLS;
    else if (line->bytes[i] == '|')
      *out_content = *out_content == NOTHING ? BARS : *out_content;
    else if (line->bytes[i] != ' ')
      return false;
  return !paste_is_wordy (line->bytes, length);
}

static void
columns_add_line (Block *block, const FormatsLine *line)
{
  size_t length = line->length;
  Content content;
  char *row;

  while (length > 0 && format_is_white (line->bytes[length - 1]))
    length--;
  if (length > MAX_WIDTH || !look_at_content (line, length, &content))
    columns_end_block (block);
  else if (content == NOTHING && block->n_rows == 0)
    return;
  else if (block->n_rows == MAX_ROWS)
    block->too_many = true;
  else
    {
      row = block->text + block->n_rows * MAX_WIDTH;
      memset (row, ' ', MAX_WIDTH);
      memcpy (row, line->bytes, length);
      block->contents[block->n_rows++] = content;
    }
}

/* All lines are cells, and there is nothing else. */
static void
judge_single_cells (PasteFound *found, PasteTable *table, const BaseText *plain)
{
  FormatsLines lines = { .bytes = base_text_string (plain), .length = plain->length };
  FormatsLine line;
  uint8_t cell;

  paste_table_reset (table);
  while (paste_next_line (&lines, &line) && !table->too_long)
    {
      if (!paste_cell (line.bytes, line.length, &cell))
        return;
      paste_table_add_cell (table, cell);
    }
  if (paste_root (table->starts[1]) == 0)
    paste_table_add_cell (table, PASTE_EMPTY); /* there was no line end after it */
  paste_table_end_row (table);
  paste_judge_all (found, table);
}

void
paste_look_for_columns (PasteFound *found, PasteTable *table, const BaseText *plain)
{
  FormatsLines lines = { .bytes = base_text_string (plain), .length = plain->length };
  FormatsLine line;
  Block block = { .found = found, .text = (char *) table->cells };

  while (!found->several && paste_next_line (&lines, &line))
    if (!paste_is_rule (&line))
      columns_add_line (&block, &line);
  columns_end_block (&block);
  judge_single_cells (found, table, plain);
}
