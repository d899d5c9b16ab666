/* format-data-ksudoku-cliques.c - finds the shape with given groups.
 *
 * Each group has a sum over its cells that hardly any other group has; two shapes are the same if
 * their sorted sums are.  There are few candidates: rows, columns and the groups of rules are
 * recognised, and the other groups must be the regions. */
#include "format-data-ksudoku-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

BaseStatus
format_data_cliques_begin (FormatsCliques *self)
{
  void *starts = self->starts;
  BaseStatus status = base_grow (&starts, &self->max, self->n + 1, sizeof *self->starts);

  if (status != BASE_OK)
    return status;
  self->starts = starts;
  self->starts[self->n++] = self->n_cells;
  return BASE_OK;
}

BaseStatus
format_data_cliques_add_cell (FormatsCliques *self, uint32_t cell)
{
  void *cells = self->cells;
  BaseStatus status = base_grow (&cells, &self->max_cells, self->n_cells + 1, sizeof *self->cells);

  if (status != BASE_OK)
    return status;
  self->cells = cells;
  self->cells[self->n_cells++] = cell;
  return BASE_OK;
}

void
format_data_cliques_clear (FormatsCliques *self)
{
  free (self->cells);
  free (self->starts);
  *self = (FormatsCliques){ 0 };
}

/* A number that looks like chance, the same for the same place. */
static uint64_t
sum_of_place (uint32_t row, uint32_t column)
{
  uint64_t x = ((uint64_t) row << 32 | column) + 0x9e3779b97f4a7c15u;

  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
  x = (x ^ x >> 27) * 0x94d049bb133111ebu;
  return x ^ x >> 31;
}

static size_t
cliques_end_of (const FormatsCliques *self, size_t clique)
{
  return clique + 1 < self->n ? self->starts[clique + 1] : self->n_cells;
}

static uint64_t
sum_of_clique (const FormatsCliques *self, size_t clique)
{
  uint64_t sum = 0;

  for (size_t i = self->starts[clique]; i < cliques_end_of (self, clique); i++)
    sum += sum_of_place (self->cells[i] % self->rows, self->cells[i] / self->rows);
  return sum;
}

static uint64_t
sum_of_group (const SudokuShape *shape, uint32_t index)
{
  BoardGroup group = sudoku_shape_group (shape, index);
  uint64_t sum = 0;

  for (uint32_t i = 0; i < group.n_cells; i++)
    {
      BoardPlace place = sudoku_shape_place (shape, group.cells[i]);

      sum += sum_of_place (place.row, place.column);
    }
  return sum;
}

static int
cliques_compare (const void *a, const void *b)
{
  uint64_t x = *(const uint64_t *) a, y = *(const uint64_t *) b;

  return (x > y) - (x < y);
}

/* The sums of all cliques, sorted. */
static uint64_t *
sums_of_cliques (const FormatsCliques *self)
{
  uint64_t *sums = base_new (uint64_t, self->n);

  for (size_t i = 0; sums != NULL && i < self->n; i++)
    sums[i] = sum_of_clique (self, i);
  if (sums != NULL)
    qsort (sums, self->n, sizeof *sums, cliques_compare);
  return sums;
}

static bool
has_sum (const uint64_t *sums, size_t n, uint64_t sum)
{
  return bsearch (&sum, sums, n, sizeof *sums, cliques_compare) != NULL;
}

/* Of sorted sums that are the same leaves one; returns how many are left. */
static size_t
leave_one_of_each (uint64_t *sums, size_t n)
{
  size_t left = 0;

  for (size_t i = 0; i < n; i++)
    if (left == 0 || sums[i] != sums[left - 1])
      sums[left++] = sums[i];
  return left;
}

/* Whether a shape's groups are these, each as often as there: boxes of one row are groups of their
 * own.  Where grids overlap, each has its own boxes, and the shape has those that they share but
 * once: there it does not count how often. */
static BaseStatus
is_shape (const SudokuShape *shape, const uint64_t *sums, size_t n, bool *out_is)
{
  size_t n_groups = sudoku_shape_n_groups (shape);
  uint64_t *own = base_new (uint64_t, n_groups);

  if (own == NULL)
    return BASE_NO_MEMORY;
  for (size_t i = 0; i < n_groups; i++)
    own[i] = sum_of_group (shape, (uint32_t) i);
  qsort (own, n_groups, sizeof *own, cliques_compare);
  if (!sudoku_shape_is_square (shape))
    n_groups = leave_one_of_each (own, n_groups);
  *out_is = n_groups == n && memcmp (own, sums, n * sizeof *own) == 0;
  free (own);
  return BASE_OK;
}

/* Which of its groups of a kind are among them: all or not. */
static bool
has_all (const SudokuShape *shape, const BoardGroupKind *kind, const uint64_t *sums, size_t n)
{
  for (uint32_t i = 0; i < sudoku_shape_n_groups (shape); i++)
    if (sudoku_shape_group (shape, i).kind == kind && !has_sum (sums, n, sum_of_group (shape, i)))
      return false;
  return true;
}

/* Puts the number of a region into its cells, where a clique is none of a shape's groups. */
static BaseStatus
find_regions (const FormatsCliques *self, const SudokuShape *shape, uint32_t *region_of)
{
  uint32_t n = self->n_values, n_regions = 0, n_groups = sudoku_shape_n_groups (shape);
  uint64_t *known = base_new (uint64_t, n_groups);
  bool fits = true;

  if (known == NULL)
    return BASE_NO_MEMORY;

  for (uint32_t i = 0; i < n_groups; i++)
    known[i] = sum_of_group (shape, i);
  qsort (known, n_groups, sizeof *known, cliques_compare);
  for (uint32_t i = 0; i < n * n; i++)
    region_of[i] = n;
  for (size_t i = 0; i < self->n && fits; i++)
    {
      if (has_sum (known, n_groups, sum_of_clique (self, i)))
        continue;
      fits = n_regions < n;
      for (size_t k = self->starts[i]; k < cliques_end_of (self, i) && fits; k++)
        {
          uint32_t cell = self->cells[k] % n * n + self->cells[k] / n;

          fits = region_of[cell] == n;
          region_of[cell] = n_regions;
        }
      n_regions++;
    }
  for (uint32_t i = 0; i < n * n && fits; i++)
    fits = region_of[i] < n;
  free (known);
  return fits && n_regions == n ? BASE_OK : BASE_BAD_INPUT;
}

/* Returns the shape if it is the right one. */
static BaseStatus
take_if (SudokuShape *shape, const uint64_t *sums, size_t n, SudokuShape **out_shape)
{
  bool is_it = false;
  BaseStatus status = is_shape (shape, sums, n, &is_it);

  if (status == BASE_OK && is_it)
    {
      *out_shape = shape;
      return BASE_OK;
    }
  sudoku_shape_unref (shape);
  return status == BASE_OK ? BASE_BAD_INPUT : status;
}

/* Finds the rules whose groups are all present. */
static BaseStatus
find_rules (const FormatsCliques *self, const uint64_t *sums, SudokuPlainRules *out_rules)
{
  /* The groups of a single cell are all its row. */
  for (uint32_t i = 0; i < SUDOKU_RULE_KINDS && self->n_values > 1; i++)
    {
      const SudokuRule rule = { .kind = sudoku_rule_kinds[i] };
      SudokuShape *shape;
      BaseStatus status;

      if (rule.kind->group == NULL || rule.kind->has_cells
          || !sudoku_rule_fits (rule.kind, self->n_values))
        continue;
      status = sudoku_shape_new (1, self->n_values, (SudokuRules){ &rule, 1 }, &shape);
      if (status != BASE_OK)
        return status;
      if (has_all (shape, rule.kind->group, sums, self->n))
        sudoku_plain_rules_add (out_rules, rule.kind);
      sudoku_shape_unref (shape);
    }
  return BASE_OK;
}

/* For square grids: finds the rules first; the remaining groups are the regions. */
static BaseStatus
square_shape (const FormatsCliques *self, const uint64_t *sums, SudokuShape **out_shape)
{
  uint32_t region_of[SUDOKU_MAX_CELLS];
  SudokuPlainRules plain = { .n = 0 };
  SudokuRules rules;
  SudokuShape *shape;
  bool is_it = false;
  BaseStatus status = find_rules (self, sums, &plain);

  if (status != BASE_OK)
    return status;
  rules = sudoku_plain_rules_list (&plain);
  /* Tries boxes of one column, then of one row; their groups are known to be present. */
  for (unsigned i = 0; i < 2; i++)
    {
      if (i > 0)
        sudoku_shape_unref (shape);
      status = sudoku_shape_new (i == 0 ? self->n_values : 1, i == 0 ? 1 : self->n_values, rules,
                                 &shape);
      if (status != BASE_OK)
        return status;
      status = is_shape (shape, sums, self->n, &is_it);
      if (status == BASE_OK && is_it)
        {
          *out_shape = shape;
          return BASE_OK;
        }
      if (status != BASE_OK)
        break;
    }
  if (status == BASE_OK)
    status = find_regions (self, shape, region_of);
  sudoku_shape_unref (shape);
  if (status == BASE_OK)
    status = sudoku_shape_new_jigsaw (self->n_values, region_of, rules, &shape);
  return status == BASE_OK ? take_if (shape, sums, self->n, out_shape) : status;
}

/* Overlapping grids: at the places that the file has, or the usual five. */
static BaseStatus
overlapping_shape (const FormatsCliques *self, uint64_t *sums, SudokuShape **out_shape)
{
  size_t n = leave_one_of_each (sums, self->n);
  uint32_t root = 1;
  SudokuShape *shape;
  BaseStatus status = BASE_BAD_INPUT;

  while (root * root < self->n_values)
    root++;
  if (self->n_corners > 1 && root * root == self->n_values)
    status = sudoku_shape_new_overlapping (root, root, self->corners, self->n_corners, &shape);
  else if (self->n_corners == 0 && self->rows == 21 && self->columns == 21 && self->n_values == 9)
    status = sudoku_shape_new_samurai (&shape);
  return status == BASE_OK ? take_if (shape, sums, n, out_shape) : status;
}

BaseStatus
format_data_cliques_shape (const FormatsCliques *self, SudokuShape **out_shape)
{
  uint64_t *sums = sums_of_cliques (self);
  BaseStatus status;

  if (sums == NULL)
    return BASE_NO_MEMORY;
  if (self->rows == self->n_values && self->columns == self->n_values)
    status = square_shape (self, sums, out_shape);
  else
    status = overlapping_shape (self, sums, out_shape);
  free (sums);
  return status;
}
