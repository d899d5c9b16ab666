#include "setter-private.h"

SetterWish
setter_wish (SudokuShape *shape)
{
  return (SetterWish){
    .shape = shape,
    .most_clues = SETTER_ANY,
    .most_rating = SETTER_ANY,
    .needs = REASON_TECHNIQUES,
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

#define MOST_JIGSAW_VALUES 16u

/* With fewer clues there are always several solutions.  For 9x9 grids it has been proved by trying
 * all of them (McGuire, Tugemann and Civario, 2012); where two values never stand among the clues
 * of a shape, they can be exchanged. */
static uint32_t
fewest_clues (const SudokuShape *shape)
{
  return setter_is_nine (shape) ? 17 : sudoku_shape_n_values (shape) - 1;
}

static uint32_t
count_places (const SetterWish *self)
{
  uint32_t n = 0;

  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (self->shape); cell++)
    n += self->pattern[cell] != 0;
  return n;
}

bool
setter_wish_is_judged (const SetterWish *self)
{
  return self->rated || self->needs != REASON_TECHNIQUES || self->least_rating > 0
         || self->most_rating != SETTER_ANY;
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
  *out_number =
      self->is_jigsaw ? sudoku_shape_n_values (self->shape) - 1 : fewest_clues (self->shape);
  if (self->most_clues < *out_number)
    return SETTER_FAULT_FEW;
  if (self->pattern != NULL && count_places (self) < *out_number)
    return SETTER_FAULT_FEW;
  if (self->pattern != NULL
      && (self->symmetry != SETTER_NONE || self->controlled || self->least_clues > 0
          || self->most_clues != SETTER_ANY))
    return SETTER_FAULT_PATTERN;
  *out_number = n_cells;
  if (self->least_clues > n_cells)
    return SETTER_FAULT_MANY;
  if (!setter_symmetry_fits (self->symmetry, self->shape))
    return SETTER_FAULT_SYMMETRY;
  if (self->is_jigsaw
      && (!sudoku_shape_is_square (self->shape) || sudoku_shape_rules (self->shape).n > 0
          || sudoku_shape_n_values (self->shape) > MOST_JIGSAW_VALUES))
    return SETTER_FAULT_JIGSAW;
  if (self->controlled
      && (self->is_jigsaw || !setter_is_nine (self->shape) || self->symmetry != SETTER_NONE))
    return SETTER_FAULT_CONTROLLED;
  if (self->needs != REASON_TECHNIQUES && !setter_can_need (self->needs))
    return SETTER_FAULT_NEEDS;
  if (setter_wish_is_judged (self) && n_options > REASON_MOST_OPTIONS)
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
