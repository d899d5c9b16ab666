/* paste-judge.c - whether N x N cells are a Sudoku, and the one that was found.
 *
 * A table of figures may have the right size by chance.  It does not have a puzzle's values by
 * chance: all between 1 and N, nearly all of them somewhere, and none twice in a row or a
 * column. */
#include "format-symbols.h"
#include "paste-private.h"

#include <string.h>

/* The mistakes that a typed puzzle may have. */
#define MOST_SLIPS 2

bool
paste_is_size (size_t n_values)
{
  for (size_t rows = 2; rows * rows <= n_values && n_values <= PASTE_MAX_VALUES; rows++)
    if (n_values % rows == 0)
      return true; /* there are boxes */
  return false;
}

uint32_t
paste_root (size_t n_cells)
{
  uint32_t root = format_square_root (n_cells);

  return (size_t) root * root == n_cells && paste_is_size (root) ? root : 0;
}

static uint8_t
judge_cell_at (const PasteGrid *grid, uint32_t row, uint32_t column)
{
  return grid->cells[row * grid->stride + column];
}

/* The blanks must be of one kind, as in any puzzle: an empty cell among points is a slip. */
static bool
judge_is_blank (uint8_t cell)
{
  return cell == PASTE_EMPTY || cell == '0'
         || !(cell >= PASTE_NUMBERS || paste_is_alnum ((char) cell));
}

/* Looks for numbers of two digits; false when there are two kinds of blank. */
static bool
look_at_kinds (const PasteGrid *grid, bool *out_has_numbers)
{
  int blank = -1;

  *out_has_numbers = false;
  for (uint32_t row = 0; row < grid->n_values; row++)
    for (uint32_t column = 0; column < grid->n_values; column++)
      {
        uint8_t cell = judge_cell_at (grid, row, column);

        *out_has_numbers |= cell >= PASTE_NUMBERS;
        if (!judge_is_blank (cell) || (cell == '0' && grid->n_values == 16))
          continue;
        if (blank >= 0 && blank != cell)
          return false;
        blank = cell;
      }
  return true;
}

/* Where some cells are numbers of two digits, no cell is a letter. */
static bool
judge_read_numbers (const PasteGrid *grid, uint8_t *values, char *out_blank)
{
  for (uint32_t row = 0; row < grid->n_values; row++)
    for (uint32_t column = 0; column < grid->n_values; column++)
      {
        uint8_t cell = judge_cell_at (grid, row, column);
        uint8_t value = 0;

        if (cell >= PASTE_NUMBERS)
          value = (uint8_t) (cell - PASTE_NUMBERS);
        else if (paste_is_digit ((char) cell))
          value = (uint8_t) (cell - '0');
        else if (paste_is_alnum ((char) cell) && (cell | 0x20) != 'x')
          return false;
        if (value > grid->n_values)
          return false;
        if (value == 0)
          *out_blank = (char) cell;
        *values++ = value;
      }
  return true;
}

/* Otherwise all of them decide which alphabet it is. */
static bool
judge_read_symbols (const PasteGrid *grid, uint8_t *values, char *out_blank)
{
  FormatsCensus census = { 0 };
  FormatsAlphabet alphabet;
  char cells[PASTE_GRID] = { 0 };
  size_t n = 0;

  for (uint32_t row = 0; row < grid->n_values; row++)
    for (uint32_t column = 0; column < grid->n_values; column++)
      {
        uint8_t cell = judge_cell_at (grid, row, column);

        cells[n++] = (char) (cell == PASTE_EMPTY ? '.' : cell);
      }
  format_census_add (&census, cells, n);
  format_alphabet_choose (&alphabet, grid->n_values, &census);
  if (!format_alphabet_is_clean (&alphabet, &census))
    return false;
  *out_blank = alphabet.blank;
  for (size_t i = 0; i < n; i++)
    values[i] = alphabet.values[(unsigned char) cells[i]];
  return true;
}

/* The evidence of the values for a grid. */
typedef struct
{
  uint32_t n_givens, n_slips;
  uint64_t different; /* bit v: there is value v */
} Account;

static Account
take_account (const uint8_t *values, uint32_t n_values)
{
  Account account = { 0 };
  uint64_t columns[PASTE_MAX_VALUES] = { 0 };

  for (uint32_t row = 0; row < n_values; row++)
    {
      uint64_t in_row = 0;

      for (uint32_t column = 0; column < n_values; column++)
        {
          uint64_t bit = (uint64_t) 1 << *values;

          if (*values++ == 0)
            continue;
          account.n_givens++;
          account.n_slips += ((in_row | columns[column]) & bit) != 0;
          account.different |= bit;
          in_row |= bit;
          columns[column] |= bit;
        }
    }
  return account;
}

static uint32_t
judge_count_bits (uint64_t bits)
{
  uint32_t n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;
  return n;
}

/* Any table may have sixteen figures from 0 to 4, so a 4x4 puzzle without visible rows needs a
 * blank other than 0. */
static bool
is_likely (const PasteGrid *grid, const uint8_t *values, char blank)
{
  Account account = take_account (values, grid->n_values);
  bool sure = grid->trust == PASTE_SURE && grid->n_values >= 9;
  bool full = account.n_givens == grid->n_values * grid->n_values;

  if (grid->trust == PASTE_WEAK && grid->n_values == 4 && (full || blank == '0'))
    return false;
  return account.n_slips <= (sure && !full ? MOST_SLIPS : 0)
         && judge_count_bits (account.different) + 1 >= grid->n_values
         && (grid->trust == PASTE_SURE || account.n_givens >= grid->n_values);
}

/* Whether every cell that has a value in `puzzle` has the same in `other`, which has no blank. */
static bool
is_solved_by (const uint8_t *puzzle, const uint8_t *other, size_t n_cells)
{
  for (size_t i = 0; i < n_cells; i++)
    if (other[i] == 0 || (puzzle[i] != 0 && puzzle[i] != other[i]))
      return false;
  return true;
}

static void
judge_keep_grid (PasteFound *found, const PasteGrid *grid, const uint8_t *values)
{
  size_t n_cells = (size_t) grid->n_values * grid->n_values;

  if (found->n_values == grid->n_values && is_solved_by (found->values, values, n_cells))
    return;
  if (found->n_values == grid->n_values && memcmp (found->values, values, n_cells) == 0)
    {
      if (found->box_rows == 0)
        {
          found->box_rows = grid->box_rows;
          found->box_columns = grid->box_columns;
        }
      return;
    }
  if (found->n_values != 0
      && !(found->n_values == grid->n_values && is_solved_by (values, found->values, n_cells)))
    {
      found->several = true;
      return;
    }
  found->n_values = grid->n_values;
  found->box_rows = grid->box_rows;
  found->box_columns = grid->box_columns;
  memcpy (found->values, values, n_cells);
}

bool
paste_judge (PasteFound *found, const PasteGrid *grid)
{
  uint8_t values[PASTE_GRID];
  bool has_numbers;
  char blank = 0;

  if (found->several || !paste_is_size (grid->n_values) || !look_at_kinds (grid, &has_numbers))
    return false;
  if (!(has_numbers ? judge_read_numbers (grid, values, &blank)
                    : judge_read_symbols (grid, values, &blank))
      || !is_likely (grid, values, blank))
    return false;
  judge_keep_grid (found, grid, values);
  return true;
}

void
paste_write (const PasteFound *found, BaseText *out)
{
  static const char symbols[] = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa";
  const uint8_t *value = found->values;

  for (uint32_t row = 0; row < found->n_values; row++)
    {
      if (found->box_rows != 0 && row > 0 && row % found->box_rows == 0)
        base_text_add_char (out, '\n');
      for (uint32_t column = 0; column < found->n_values; column++)
        {
          if (column > 0)
            base_text_add_char (out, ' ');
          if (found->box_columns != 0 && column > 0 && column % found->box_columns == 0)
            base_text_add (out, "| ");
          base_text_add_char (out, symbols[*value++]);
        }
      base_text_add_char (out, '\n');
    }
}
