#include "setter-private.h"

SetterWish
setter_wish (SudokuShape *shape)
{
  return (SetterWish){
    .shape = shape,
    .most_clues = SETTER_ANY,
    .most_rating = SETTER_ANY,
  };
}

bool
setter_is_nine (const SudokuShape *shape)
{
  uint32_t rows, columns;

  sudoku_shape_boxes (shape, &rows, &columns);
  return rows == 3 && columns == 3 && sudoku_shape_is_square (shape)
         && sudoku_shape_rules (shape).n == 0;
}

/* With fewer clues there are always several solutions.  For 9x9 grids it has been proved by trying
 * all of them (McGuire, Tugemann and Civario, 2012); where two values never stand among the clues of
 * a shape, they can be exchanged. */
static uint32_t
fewest_clues (const SudokuShape *shape)
{
  return setter_is_nine (shape) ? 17 : sudoku_shape_n_values (shape) - 1;
}

static bool
wants_rating (const SetterWish *self)
{
  return self->rated || self->least_rating > 0 || self->most_rating != SETTER_ANY;
}

static SetterFaultKind
find_fault (const SetterWish *self, uint32_t *out_number)
{
  const uint32_t n_cells = sudoku_shape_n_cells (self->shape);
  const uint64_t n_options = (uint64_t) n_cells * sudoku_shape_n_values (self->shape);

  if (!sudoku_shape_is_all_groups (self->shape))
    return SETTER_FAULT_RULES;
  if (self->least_clues > self->most_clues || self->least_rating > self->most_rating)
    return SETTER_FAULT_RANGE;
  *out_number = fewest_clues (self->shape);
  if (self->most_clues < *out_number)
    return SETTER_FAULT_FEW;
  *out_number = n_cells;
  if (self->least_clues > n_cells)
    return SETTER_FAULT_MANY;
  if (!setter_symmetry_fits (self->symmetry, self->shape))
    return SETTER_FAULT_SYMMETRY;
  if (self->controlled && (!setter_is_nine (self->shape) || self->symmetry != SETTER_NONE))
    return SETTER_FAULT_CONTROLLED;
  if (wants_rating (self) && n_options > REASON_MOST_OPTIONS)
    return SETTER_FAULT_TOO_LARGE;
  return SETTER_FAULT_NONE;
}

bool
setter_wish_check (const SetterWish *self, SetterFault *out_fault)
{
  uint32_t number = 0;
  const SetterFaultKind kind = find_fault (self, &number);

  *out_fault = (SetterFault){ .kind = kind, .number = number };
  return kind == SETTER_FAULT_NONE;
}
