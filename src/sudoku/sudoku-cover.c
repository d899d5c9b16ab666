/* A shape as an exact cover problem.
 *
 * The items of a group's values stand side by side, so the item of (group, value) is the group's
 * first one plus the value less one.  A cell's option has its cell and value in its number, so
 * nothing has to be looked up.  Options of rules have higher numbers. */
#include "board.h"
#include "sudoku-encoder-private.h"

#include "base-memory.h"
#include "cover-links.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct SudokuCover
{
  SudokuShape *shape; /* held */
  uint32_t n_values, n_cells, n_groups;
  uint64_t cells_an_option; /* 1 / n_values as a fraction of 2^32, rounded up */
  uint32_t n_cell_options;  /* n_cells * n_values; rules own the options behind them */
  uint32_t *first_items;    /* of each group */
  SudokuEncoder *encoder;   /* items and options of rules besides groups; NULL: none */
  CoverProblem *problem;
  CoverLinks *links;
  Board *board; /* NULL until first used */
  /* A flag for each option; 0 for those of rules. */
  uint8_t *dropped;   /* forbidden by the candidates of the last puzzle */
  uint8_t *forbidden; /* forbidden by rules in every puzzle; NULL: none */
};

static bool
is_whole_group (const SudokuCover *self, uint32_t group)
{
  return sudoku_shape_group (self->shape, group).n_cells == self->n_values;
}

/* Cells are named by their place on the canvas, so that overlapping grids need nothing more:
 * R2C5. */
static BaseStatus
add_cell_items (SudokuCover *self, BaseText *name)
{
  BaseStatus status = BASE_OK;
  uint32_t item;

  for (uint32_t cell = 0; cell < self->n_cells && status == BASE_OK; cell++)
    {
      BoardPlace place = sudoku_shape_place (self->shape, cell);

      base_text_reset (name);
      base_text_add_char (name, 'R');
      base_text_add_number (name, place.row + 1u);
      base_text_add_char (name, 'C');
      base_text_add_number (name, place.column + 1u);
      status = base_text_status (name);
      if (status == BASE_OK)
        status = cover_problem_add_item (self->problem, name->bytes, name->length, true, &item);
    }
  return status;
}

/* r3=7: row 3 has a 7; with several grids, r3@2=7: row 3 of grid 2 has a 7. */
static void
name_place (const SudokuCover *self, const BoardGroup *group, uint32_t value, BaseText *name)
{
  base_text_reset (name);
  base_text_add_char (name, group->kind->letter);
  base_text_add_number (name, group->index + 1u);
  if (!sudoku_shape_is_square (self->shape))
    {
      base_text_add_char (name, '@');
      base_text_add_number (name, group->grid + 1u);
    }
  base_text_add_char (name, '=');
  base_text_add_number (name, value);
}

/* Adds the items of the whole groups, which are primary, or of the others. */
static BaseStatus
add_group_items (SudokuCover *self, bool whole, BaseText *name)
{
  BaseStatus status = BASE_OK;
  uint32_t item;

  for (uint32_t g = 0; g < self->n_groups && status == BASE_OK; g++)
    {
      BoardGroup group = sudoku_shape_group (self->shape, g);

      if (is_whole_group (self, g) != whole)
        continue;
      self->first_items[g] = cover_problem_n_items (self->problem);
      for (uint32_t value = 1; value <= self->n_values && status == BASE_OK; value++)
        {
          name_place (self, &group, value, name);
          status = base_text_status (name);
          if (status == BASE_OK)
            status =
                cover_problem_add_item (self->problem, name->bytes, name->length, whole, &item);
        }
    }
  return status;
}

/* `terms` has room for the cell's item, one for each group, and the largest number of ties of an
 * option. */
static BaseStatus
add_cell_options (SudokuCover *self, uint32_t cell, CoverTerm *terms)
{
  uint32_t n_groups, option;
  const uint32_t *groups = sudoku_shape_groups_of (self->shape, cell, &n_groups);
  BaseStatus status = BASE_OK;

  terms[0] = (CoverTerm){ .item = cell };
  for (uint32_t value = 1; value <= self->n_values && status == BASE_OK; value++)
    {
      uint32_t n_terms = n_groups + 1;

      for (uint32_t i = 0; i < n_groups; i++)
        terms[i + 1] = (CoverTerm){ .item = self->first_items[groups[i]] + value - 1 };
      if (self->encoder != NULL)
        n_terms = sudoku_encoder_append_ties (self->encoder, cell * self->n_values + value - 1,
                                              terms, n_terms);
      status = cover_problem_add_option (self->problem, terms, n_terms, &option);
    }
  return status;
}

static BaseStatus
add_cover_options (SudokuCover *self, const BaseStop *stop)
{
  const uint32_t most_ties = self->encoder != NULL ? sudoku_encoder_most_ties (self->encoder) : 0;
  CoverTerm *terms = base_new (CoverTerm, (size_t) self->n_groups + most_ties + 1);
  BaseStatus status = terms != NULL ? BASE_OK : BASE_NO_MEMORY;
  uint64_t left = 0;

  for (uint32_t cell = 0; cell < self->n_cells && status == BASE_OK; cell++)
    status = base_stop_asked_after (stop, 4 * self->n_values, &left)
                 ? BASE_STOPPED
                 : add_cell_options (self, cell, terms);
  free (terms);
  if (status == BASE_OK && self->encoder != NULL)
    status = sudoku_encoder_add_options (self->encoder, self->problem);
  return status;
}

/* Primary items first: of cells, of whole groups, of rules; then the secondary ones of groups and
 * rules. */
static BaseStatus
add_cover_items (SudokuCover *self)
{
  BaseText name = BASE_TEXT_EMPTY;
  BaseStatus status = add_cell_items (self, &name);

  if (status == BASE_OK)
    status = add_group_items (self, true, &name);
  if (status == BASE_OK && self->encoder != NULL)
    status = sudoku_encoder_add_items (self->encoder, true, self->problem);
  if (status == BASE_OK)
    status = add_group_items (self, false, &name);
  if (status == BASE_OK && self->encoder != NULL)
    status = sudoku_encoder_add_items (self->encoder, false, self->problem);
  if (status == BASE_OK && self->encoder != NULL)
    status = sudoku_encoder_add_colours (self->encoder, self->problem);
  base_text_clear (&name);
  return status;
}

/* Makes `dropped`, and `forbidden` where the rules forbid any option. */
static BaseStatus
make_flags (SudokuCover *self)
{
  const uint32_t n_options = cover_problem_n_options (self->problem);
  const uint8_t *forbidden =
      self->encoder != NULL ? sudoku_encoder_forbidden (self->encoder) : NULL;

  self->dropped = base_new_zeroed (uint8_t, n_options);
  if (self->dropped == NULL)
    return BASE_NO_MEMORY;
  if (forbidden == NULL)
    return BASE_OK;
  self->forbidden = base_new_zeroed (uint8_t, n_options);
  if (self->forbidden == NULL)
    return BASE_NO_MEMORY;
  memcpy (self->forbidden, forbidden, self->n_cell_options);
  return BASE_OK;
}

static BaseStatus
fill_cover (SudokuCover *self, const BaseStop *stop)
{
  BaseStatus status = sudoku_encoder_new (self->shape, &self->encoder);

  if (status != BASE_OK)
    return status;
  self->problem = cover_problem_new ();
  self->first_items = base_new (uint32_t, self->n_groups);
  if (self->problem == NULL || self->first_items == NULL)
    return BASE_NO_MEMORY;
  status = add_cover_items (self);
  if (status == BASE_OK)
    status = add_cover_options (self, stop);
  if (status == BASE_OK)
    status = make_flags (self);
  return status == BASE_OK
             ? cover_links_new_until (self->problem, self->forbidden, stop, &self->links)
             : status;
}

BaseStatus
sudoku_cover_new (SudokuShape *shape, SudokuCover **out_cover)
{
  return sudoku_cover_new_until (shape, NULL, out_cover);
}

BaseStatus
sudoku_cover_new_until (SudokuShape *shape, const BaseStop *stop, SudokuCover **out_cover)
{
  SudokuCover *self = base_new_zeroed (SudokuCover, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->shape = sudoku_shape_ref (shape);
  self->n_values = sudoku_shape_n_values (shape);
  self->n_cells = sudoku_shape_n_cells (shape);
  self->n_groups = sudoku_shape_n_groups (shape);
  self->n_cell_options = self->n_cells * self->n_values;
  self->cells_an_option = (((uint64_t) 1 << 32) + self->n_values - 1) / self->n_values;
  status = fill_cover (self, stop);
  if (status != BASE_OK)
    {
      sudoku_cover_free (self);
      return status;
    }
  *out_cover = self;
  return BASE_OK;
}

void
sudoku_cover_free (SudokuCover *self)
{
  if (self == NULL)
    return;
  sudoku_shape_unref (self->shape);
  free (self->first_items);
  sudoku_encoder_free (self->encoder);
  cover_problem_free (self->problem);
  cover_links_free (self->links);
  board_free (self->board);
  free (self->dropped);
  free (self->forbidden);
  free (self);
}

SudokuShape *
sudoku_cover_shape (const SudokuCover *self)
{
  return self->shape;
}

const CoverProblem *
sudoku_cover_problem (const SudokuCover *self)
{
  return self->problem;
}

const CoverLinks *
sudoku_cover_links (const SudokuCover *self)
{
  return self->links;
}

static BaseStatus
describe_cells_and_groups (const SudokuCover *self, Board *board)
{
  BaseStatus status = BASE_OK;
  uint32_t number;

  for (uint32_t cell = 0; cell < self->n_cells && status == BASE_OK; cell++)
    status = board_add_cell (board, sudoku_shape_place (self->shape, cell), &number);
  for (uint32_t group = 0; group < self->n_groups && status == BASE_OK; group++)
    status = board_add_group (board, sudoku_shape_group (self->shape, group), &number);
  return status;
}

static BaseStatus
describe_places (const SudokuCover *self, bool whole, Board *board)
{
  BaseStatus status = BASE_OK;

  for (uint32_t group = 0; group < self->n_groups; group++)
    for (uint32_t value = 1; value <= self->n_values && status == BASE_OK; value++)
      if (is_whole_group (self, group) == whole)
        status = board_add_item (
            board, (BoardItem){ .kind = BOARD_ITEM_PLACE, .group = group, .value = value });
  return status;
}

static BaseStatus
describe_cover (const SudokuCover *self, Board *board)
{
  BaseStatus status = describe_cells_and_groups (self, board);

  for (uint32_t cell = 0; cell < self->n_cells && status == BASE_OK; cell++)
    status = board_add_item (board, (BoardItem){ .kind = BOARD_ITEM_CELL, .cell = cell });
  if (status == BASE_OK)
    status = describe_places (self, true, board);
  if (status == BASE_OK && self->encoder != NULL)
    status = sudoku_encoder_describe_items (self->encoder, true, board);
  if (status == BASE_OK)
    status = describe_places (self, false, board);
  if (status == BASE_OK && self->encoder != NULL)
    status = sudoku_encoder_describe_items (self->encoder, false, board);
  for (uint32_t cell = 0; cell < self->n_cells; cell++)
    for (uint32_t value = 1; value <= self->n_values && status == BASE_OK; value++)
      status =
          board_add_option (board, (BoardOption){ .value = value, .n_cells = 1, .cells = &cell });
  if (status == BASE_OK && self->encoder != NULL)
    status = sudoku_encoder_describe_options (self->encoder, board);
  return status;
}

const Board *
sudoku_cover_board (SudokuCover *self)
{
  Board *board;

  if (self->board != NULL)
    return self->board;
  board = board_new (sudoku_shape_rows (self->shape), sudoku_shape_columns (self->shape));
  if (board == NULL || describe_cover (self, board) != BASE_OK)
    {
      board_free (board);
      return NULL;
    }
  self->board = board;
  return board;
}

uint32_t
sudoku_cover_givens (const SudokuCover *self, const SudokuPuzzle *puzzle, uint32_t *out_options)
{
  uint32_t n = 0;

  for (uint32_t cell = 0; cell < self->n_cells; cell++)
    {
      const uint32_t value = puzzle->values[cell];

      assert (value <= self->n_values);
      /* Which cells are given cannot be predicted, so there is no branch: a blank cell's entry is
       * overwritten. */
      out_options[n] = cell * self->n_values + value - 1;
      n += value != 0;
    }
  return n;
}

bool
sudoku_cover_option_is_cell (const SudokuCover *self, uint32_t option)
{
  return option < self->n_cell_options;
}

const uint8_t *
sudoku_cover_dropped (SudokuCover *self, const SudokuPuzzle *puzzle)
{
  uint8_t *flag = self->dropped;

  if (puzzle->candidates == NULL)
    return self->forbidden;
  for (uint32_t cell = 0; cell < self->n_cells; cell++)
    for (uint32_t value = 1; value <= self->n_values; value++)
      *flag++ = (puzzle->candidates[cell] >> (value - 1) & 1) == 0;
  for (uint32_t option = 0; self->forbidden != NULL && option < self->n_cell_options; option++)
    self->dropped[option] |= self->forbidden[option];
  return self->dropped;
}

void
sudoku_cover_decode (const SudokuCover *self,
                     const uint32_t *options,
                     uint32_t n_options,
                     uint8_t *values)
{
  /* A product in place of a division, exact while an option's number times n_values is below
   * 2^32. */
  for (uint32_t i = 0; i < n_options; i++)
    if (sudoku_cover_option_is_cell (self, options[i]))
      {
        const uint32_t cell = (uint32_t) (options[i] * self->cells_an_option >> 32);

        values[cell] = (uint8_t) (options[i] - cell * self->n_values + 1);
      }
}
