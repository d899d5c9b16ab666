/* paste-table.c - which part of a table is the grid.
 *
 * Around the grid there may be empty columns, from a frame or a spreadsheet; a column that counts
 * or marks the rows; and a first row that counts the columns or is empty. */
#include "paste-private.h"

#include "format-layout.h"

/* Some equally long rows of a table. */
typedef struct
{
  const PasteTable *table;
  uint32_t first_row, n_rows;
  uint32_t first, end; /* cells of each row */
} Part;

static uint8_t
table_cell_at (const Part *part, uint32_t row, uint32_t column)
{
  return part->table->cells[part->table->starts[part->first_row + row] + column];
}

static bool
is_empty_column (const Part *part, uint32_t column)
{
  for (uint32_t row = 0; row < part->n_rows; row++)
    if (table_cell_at (part, row, column) != PASTE_EMPTY)
      return false;
  return true;
}

static int
table_number_of (uint8_t cell)
{
  return cell >= PASTE_NUMBERS          ? cell - PASTE_NUMBERS
         : paste_is_digit ((char) cell) ? cell - '0'
         : paste_is_alnum ((char) cell) ? 128 + (cell | 0x20)
                                        : -1;
}

/* Whether each label is one more, or one less, than the one before it. */
static bool
counts (uint8_t before, uint8_t label, int *step)
{
  int difference = table_number_of (label) - table_number_of (before);

  if (*step == 0)
    *step = difference;
  return difference == *step && (difference == 1 || difference == -1)
         && table_number_of (label) >= 0 && table_number_of (before) >= 0;
}

static bool
is_column_of_labels (const Part *part, uint32_t column)
{
  int step = 0;

  for (uint32_t row = 1; row < part->n_rows; row++)
    if (!counts (table_cell_at (part, row - 1, column), table_cell_at (part, row, column), &step))
      return false;
  return true;
}

/* A mark before each row, as in a list. */
static bool
is_column_of_marks (const Part *part, uint32_t column)
{
  for (uint32_t row = 1; row < part->n_rows; row++)
    if (table_cell_at (part, row, column) != table_cell_at (part, 0, column))
      return false;
  return true;
}

typedef enum
{
  NO_LABELS,
  EMPTY_LABELS,
  COUNTING_LABELS,
} Labels;

/* Whether the first row is empty, or counts N columns. */
static Labels
labels_of (const Part *part, uint32_t n_values)
{
  uint8_t before = PASTE_EMPTY;
  uint32_t n = 0;
  int step = 0;

  for (uint32_t column = part->first; column < part->end; column++)
    {
      uint8_t cell = table_cell_at (part, 0, column);

      if (cell == PASTE_EMPTY)
        continue;
      if (n++ > 0 && !counts (before, cell, &step))
        return NO_LABELS;
      before = cell;
    }
  return n == 0 ? EMPTY_LABELS : n == n_values ? COUNTING_LABELS : NO_LABELS;
}

/* Leaves N columns: drops empty ones, and at the left up to two that count or mark the rows, as in
 * `R1` and `1.`.  False when there are others. */
static bool
fit_columns (Part *part, uint32_t n_values, PasteForm form)
{
  bool barred = form == PASTE_BARS || form == PASTE_DOUBLE_BARS;

  if (barred && part->end - part->first == n_values && is_empty_column (part, part->first)
      && is_empty_column (part, part->end - 1))
    return false; /* a frame around fewer */
  if (barred && part->end - part->first > n_values && is_empty_column (part, part->first))
    part->first++;
  while (part->end - part->first > n_values && is_empty_column (part, part->end - 1))
    part->end--;
  while (part->end - part->first > n_values && is_empty_column (part, part->first))
    part->first++;
  for (unsigned i = 0; i < 2 && part->end - part->first > n_values; i++)
    if (is_column_of_labels (part, part->first) || is_column_of_marks (part, part->first))
      part->first++;
  return part->end - part->first == n_values;
}

static void
table_find_boxes (const Part *part, PasteGrid *grid)
{
  uint64_t inside = ((uint64_t) 1 << grid->n_values) - 2, bands = 0, bars = 0;
  uint32_t rows, columns;

  for (uint32_t row = 0; row < part->n_rows; row++)
    {
      uint64_t here = part->table->bars[part->first_row + row] >> part->first & inside;

      if (row > 0 && here != bars)
        return;
      bars = here;
      if (row > 0 && part->table->divided[part->first_row + row])
        bands |= (uint64_t) 1 << row;
    }
  rows = format_division_step (bands, grid->n_values);
  columns = format_division_step (bars, grid->n_values);
  if (rows * columns != grid->n_values)
    return;
  grid->box_rows = rows;
  grid->box_columns = columns;
}

static bool
judge_part (PasteFound *found, const Part *part)
{
  const PasteTable *table = part->table;
  PasteGrid grid = {
    .cells = table->cells + table->starts[part->first_row] + part->first,
    .stride = paste_row_width (table, part->first_row),
    .n_values = part->n_rows,
    .trust = PASTE_SURE,
  };

  table_find_boxes (part, &grid);
  return paste_judge (found, &grid);
}

/* The rows from `skip` on as one grid.  Somewhere in the table a row must have had N cells before
 * it was filled up. */
static bool
judge_one (PasteFound *found, const Part *all, uint32_t skip, PasteForm form)
{
  Part part = *all;

  part.first_row += skip;
  part.n_rows -= skip;
  if (!paste_is_size (part.n_rows) || (all->table->widest > 0 && all->table->widest < part.n_rows)
      || !fit_columns (&part, part.n_rows, form))
    return false;
  return judge_part (found, &part);
}

/* Grids under each other without a word between. */
static void
judge_stacked (PasteFound *found, const Part *all, PasteForm form)
{
  uint32_t n_values = all->end - all->first;
  Part part = *all;

  if (!paste_is_size (n_values) || all->n_rows % n_values != 0
      || !fit_columns (&part, n_values, form))
    return;
  part.n_rows = n_values;
  for (uint32_t row = 0; row < all->n_rows; row += n_values)
    {
      part.first_row = all->first_row + row;
      judge_part (found, &part);
    }
}

static void
judge_equal_rows (PasteFound *found, const Part *all, PasteForm form)
{
  Labels labels = labels_of (all, all->n_rows - 1);

  /* Labels that count first: together with them a grid may look like a larger one.  But a row
   * without a label may be the grid's own. */
  if ((labels == COUNTING_LABELS && judge_one (found, all, 1, form))
      || judge_one (found, all, 0, form)
      || (labels == EMPTY_LABELS && judge_one (found, all, 1, form)))
    return;
  judge_stacked (found, all, form);
}

void
paste_judge_rows (PasteFound *found, const PasteTable *table, PasteForm form)
{
  for (uint32_t row = 0, end; row < table->n_rows && !table->too_long; row = end)
    {
      Part part = { .table = table, .first_row = row, .end = paste_row_width (table, row) };

      for (end = row + 1; end < table->n_rows && paste_row_width (table, end) == part.end;)
        end++;
      part.n_rows = end - row;
      judge_equal_rows (found, &part, form);
    }
}

void
paste_judge_all (PasteFound *found, const PasteTable *table)
{
  uint32_t n_values = table->too_long ? 0 : paste_root (table->starts[table->n_rows]);

  paste_judge (found, &(PasteGrid){ .cells = table->cells,
                                    .stride = n_values,
                                    .n_values = n_values,
                                    .trust = PASTE_WEAK });
}
