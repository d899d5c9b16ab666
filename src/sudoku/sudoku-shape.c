/* Building, sharing and reading shapes.  The constructors are in sudoku-shape-grids.c and
 * sudoku-shape-jigsaw.c. */
#include "cover-problem.h"
#include "sudoku-rule-private.h"
#include "sudoku-shape-private.h"

#include "base-memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static void
free_shape (SudokuShape *self)
{
  for (uint32_t i = 0; i < self->n_rules; i++)
    free ((void *) self->rules[i].cells);
  free (self->rules);
  free (self->corners);
  free (self->places);
  free (self->cell_at);
  free (self->groups);
  free (self->group_cells);
  free (self->groups_of);
  free (self->groups_of_start);
  free (self);
}

SudokuShape *
sudoku_shape_ref (SudokuShape *self)
{
  atomic_fetch_add_explicit (&self->references, 1, memory_order_relaxed);
  return self;
}

/* The thread that frees the shape must see everything that the other threads did with it: release,
 * and acquire. */
void
sudoku_shape_unref (SudokuShape *self)
{
  if (self != NULL && atomic_fetch_sub_explicit (&self->references, 1, memory_order_acq_rel) == 1)
    free_shape (self);
}

static void
mark_grid (SudokuShape *self, BoardPlace corner)
{
  for (uint32_t row = 0; row < self->n_values; row++)
    for (uint32_t column = 0; column < self->n_values; column++)
      self->cell_at[(corner.row + row) * self->columns + corner.column + column] = 0;
}

static void
number_cells (SudokuShape *self)
{
  for (uint32_t at = 0; at < self->rows * self->columns; at++)
    {
      if (self->cell_at[at] == COVER_NONE)
        continue;
      self->places[self->n_cells].row = (uint16_t) (at / self->columns);
      self->places[self->n_cells].column = (uint16_t) (at % self->columns);
      self->cell_at[at] = self->n_cells++;
    }
}

SudokuShape *
sudoku_shape_begin (uint32_t n_values,
                    const BoardPlace *corners,
                    uint32_t n_grids,
                    uint32_t rows,
                    uint32_t columns)
{
  SudokuShape *self = base_new_zeroed (SudokuShape, 1);

  if (self == NULL)
    return NULL;
  atomic_init (&self->references, 1);
  self->n_values = n_values;
  self->rows = rows;
  self->columns = columns;
  self->n_grids = n_grids;
  self->corners = base_copy (corners, n_grids, sizeof (BoardPlace));
  self->places = base_new (BoardPlace, rows * columns);
  self->cell_at = base_new (uint32_t, rows * columns);
  if (self->corners == NULL || self->places == NULL || self->cell_at == NULL)
    {
      free_shape (self);
      return NULL;
    }
  for (uint32_t at = 0; at < rows * columns; at++)
    self->cell_at[at] = COVER_NONE;
  for (uint32_t grid = 0; grid < n_grids; grid++)
    mark_grid (self, corners[grid]);
  number_cells (self);
  return self;
}

static bool
same_cells (const uint32_t *a, uint32_t n_a, const uint32_t *b, uint32_t n_b)
{
  return n_a == n_b && memcmp (a, b, n_a * sizeof (uint32_t)) == 0;
}

static bool
has_group (const SudokuShape *self, const BoardGroup *group)
{
  const uint32_t *others = self->group_cells;

  for (size_t i = 0; i < self->n_groups; i++)
    {
      if (self->groups[i].kind == group->kind
          && same_cells (others, self->groups[i].n_cells, group->cells, group->n_cells))
        return true;
      others += self->groups[i].n_cells;
    }
  return false;
}

BaseStatus
sudoku_shape_add_group (SudokuShape *self, BoardGroup group)
{
  void *groups = self->groups, *cells = self->group_cells;

  if (has_group (self, &group))
    return BASE_OK;
  if (base_grow (&groups, &self->groups_capacity, self->n_groups + 1, sizeof (BoardGroup))
      != BASE_OK)
    return BASE_NO_MEMORY;
  self->groups = groups;
  if (base_grow (&cells, &self->group_cells_capacity, self->n_group_cells + group.n_cells,
                 sizeof (uint32_t))
      != BASE_OK)
    return BASE_NO_MEMORY;
  self->group_cells = cells;
  memcpy (self->group_cells + self->n_group_cells, group.cells, group.n_cells * sizeof (uint32_t));
  self->n_group_cells += group.n_cells;
  self->groups[self->n_groups++] = group;
  return BASE_OK;
}

uint32_t
sudoku_shape_cell_of_grid (const SudokuShape *self, uint32_t grid, uint32_t row, uint32_t column)
{
  BoardPlace corner = self->corners[grid];

  return self->cell_at[(corner.row + row) * self->columns + corner.column + column];
}

BaseStatus
sudoku_shape_add_rectangle (SudokuShape *self,
                            BoardGroup group,
                            uint32_t top,
                            uint32_t left,
                            uint32_t rows)
{
  uint32_t cells[SUDOKU_MAX_VALUES];
  uint32_t columns = self->n_values / rows;

  for (uint32_t i = 0; i < self->n_values; i++)
    cells[i] = sudoku_shape_cell_of_grid (self, group.grid, top + i / columns, left + i % columns);
  group.n_cells = self->n_values;
  group.cells = cells;
  return sudoku_shape_add_group (self, group);
}

bool
sudoku_rules_fit (SudokuRules rules, uint32_t n_values)
{
  for (uint32_t i = 0; i < rules.n; i++)
    if (!sudoku_rule_fits (rules.all[i].kind, n_values))
      return false;
  return true;
}

/* Copies a rule to its place in the table's order.  Equal rules become one. */
static BaseStatus
insert_rule (SudokuShape *self, SudokuRule rule)
{
  uint32_t at = 0, *cells = NULL;

  while (at < self->n_rules
         && sudoku_rule_rank (self->rules[at].kind) <= sudoku_rule_rank (rule.kind))
    if (sudoku_rules_equal ((SudokuRules){ &self->rules[at++], 1 }, (SudokuRules){ &rule, 1 }))
      return BASE_OK;
  for (uint32_t i = 0; i < rule.n_cells; i++)
    assert (rule.cells[i] < self->n_cells);
  if (rule.n_cells > 0 && (cells = base_copy (rule.cells, rule.n_cells, sizeof *cells)) == NULL)
    return BASE_NO_MEMORY;
  rule.cells = cells;
  memmove (&self->rules[at + 1], &self->rules[at], (self->n_rules - at) * sizeof self->rules[0]);
  self->rules[at] = rule;
  self->n_rules++;
  return BASE_OK;
}

static BaseStatus
add_rules (SudokuShape *self, SudokuRules rules)
{
  BaseStatus status = BASE_OK;

  self->rules = base_new_zeroed (SudokuRule, (size_t) rules.n + 1);
  if (self->rules == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t i = 0; i < rules.n && status == BASE_OK; i++)
    status = insert_rule (self, rules.all[i]);
  for (uint32_t i = 0; i < self->n_rules && status == BASE_OK; i++)
    if (self->rules[i].kind->add_groups != NULL)
      status = self->rules[i].kind->add_groups (self, &self->rules[i]);
  return status;
}

BaseStatus
sudoku_shape_finish (SudokuShape *self,
                     SudokuRules rules,
                     BaseStatus status,
                     SudokuShape **out_shape)
{
  if (status == BASE_OK && rules.n > 0)
    status = add_rules (self, rules);
  if (status == BASE_OK)
    status = sudoku_shape_seal (self);
  if (status != BASE_OK)
    {
      sudoku_shape_unref (self);
      return status;
    }
  *out_shape = self;
  return BASE_OK;
}

/* Counting sort of (group, cell) pairs by cell. groups_of_start holds, in turn, the counts one
 * place late, the starts of the cells' lists, and the moving ends of these lists, which finally are
 * the starts of the next ones. */
BaseStatus
sudoku_shape_seal (SudokuShape *self)
{
  uint32_t *cells = self->group_cells;

  self->groups_of = base_new (uint32_t, self->n_group_cells);
  self->groups_of_start = base_new_zeroed (uint32_t, (size_t) self->n_cells + 2);
  if (self->groups_of == NULL || self->groups_of_start == NULL)
    return BASE_NO_MEMORY;
  for (size_t i = 0; i < self->n_group_cells; i++)
    self->groups_of_start[cells[i] + 2]++;
  for (uint32_t cell = 0; cell < self->n_cells; cell++)
    self->groups_of_start[cell + 2] += self->groups_of_start[cell + 1];
  for (uint32_t group = 0; group < self->n_groups; group++)
    {
      self->groups[group].cells = cells;
      for (uint32_t i = 0; i < self->groups[group].n_cells; i++)
        self->groups_of[self->groups_of_start[cells[i] + 1]++] = group;
      cells += self->groups[group].n_cells;
    }
  return BASE_OK;
}

static bool
same_group (const BoardGroup *a, const BoardGroup *b)
{
  return a->kind == b->kind && a->index == b->index && a->grid == b->grid
         && same_cells (a->cells, a->n_cells, b->cells, b->n_cells);
}

bool
sudoku_shape_equal (const SudokuShape *self, const SudokuShape *other)
{
  if (self == other)
    return true;
  if (self->n_values != other->n_values || self->rows != other->rows
      || self->columns != other->columns || self->n_cells != other->n_cells
      || self->n_grids != other->n_grids || self->n_groups != other->n_groups
      || self->box_rows != other->box_rows || self->box_columns != other->box_columns
      || memcmp (self->places, other->places, self->n_cells * sizeof (BoardPlace)) != 0)
    return false;
  for (size_t group = 0; group < self->n_groups; group++)
    if (!same_group (&self->groups[group], &other->groups[group]))
      return false;
  return sudoku_rules_equal (sudoku_shape_rules (self), sudoku_shape_rules (other));
}

uint32_t
sudoku_shape_n_values (const SudokuShape *self)
{
  return self->n_values;
}

uint32_t
sudoku_shape_n_cells (const SudokuShape *self)
{
  return self->n_cells;
}

uint32_t
sudoku_shape_rows (const SudokuShape *self)
{
  return self->rows;
}

uint32_t
sudoku_shape_columns (const SudokuShape *self)
{
  return self->columns;
}

BoardPlace
sudoku_shape_place (const SudokuShape *self, uint32_t cell)
{
  assert (cell < self->n_cells);
  return self->places[cell];
}

uint32_t
sudoku_shape_cell_at (const SudokuShape *self, BoardPlace place)
{
  if (place.row >= self->rows || place.column >= self->columns)
    return COVER_NONE;
  return self->cell_at[place.row * self->columns + place.column];
}

uint32_t
sudoku_shape_n_groups (const SudokuShape *self)
{
  return (uint32_t) self->n_groups;
}

BoardGroup
sudoku_shape_group (const SudokuShape *self, uint32_t group)
{
  assert (group < self->n_groups);
  return self->groups[group];
}

const uint32_t *
sudoku_shape_groups_of (const SudokuShape *self, uint32_t cell, uint32_t *out_n)
{
  assert (cell < self->n_cells);
  *out_n = self->groups_of_start[cell + 1] - self->groups_of_start[cell];
  return self->groups_of + self->groups_of_start[cell];
}

void
sudoku_shape_boxes (const SudokuShape *self, uint32_t *out_rows, uint32_t *out_columns)
{
  *out_rows = self->box_rows;
  *out_columns = self->box_columns;
}

SudokuRules
sudoku_shape_rules (const SudokuShape *self)
{
  return (SudokuRules){ .all = self->rules, .n = self->n_rules };
}

bool
sudoku_shape_is_all_groups (const SudokuShape *self)
{
  for (uint32_t i = 0; i < self->n_rules; i++)
    if (self->rules[i].kind->encode != NULL)
      return false;
  return true;
}

bool
sudoku_shape_is_square (const SudokuShape *self)
{
  return self->n_grids == 1;
}

bool
sudoku_shape_is_jigsaw (const SudokuShape *self)
{
  return self->box_rows == 0;
}
