/* The problem that the givens of a puzzle leave: a smaller one, which is better to show.
 *
 * 30 givens of a 9x9 leave some 200 of its 729 options and 150 of its 324 items.  The search over
 * them is the search over the whole after its givens, choice by choice: items and options keep
 * their order. */
#include "base-memory.h"
#include "board.h"
#include "sudoku-cover.h"

#include <stdlib.h>

typedef struct
{
  SudokuCover *cover;
  const SudokuPuzzle *puzzle;
  const CoverProblem *whole;
  const Board *whole_board;
  uint32_t *givens; /* options */
  uint32_t n_givens;
  uint32_t *items;   /* of the whole: their number in the rest; COVER_NONE: covered */
  uint32_t *colours; /* of covered items: the colour that givens gave them, or 0 */
  CoverTerm *terms;  /* room for any option's */
  CoverProblem *problem;
  Board *board;
} After;

/* Whether a given has the item, unless both give it the same colour. */
static bool
term_clashes (const After *self, CoverTerm term)
{
  return self->items[term.item] == COVER_NONE
         && (term.colour == 0 || self->colours[term.item] != term.colour);
}

static BaseStatus
cover_givens (After *self)
{
  for (uint32_t i = 0; i < self->n_givens; i++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (self->whole, self->givens[i], &n_terms);

      for (uint32_t k = 0; k < n_terms; k++)
        {
          if (term_clashes (self, terms[k]))
            return BASE_BAD_INPUT;
          self->items[terms[k].item] = COVER_NONE;
          self->colours[terms[k].item] = terms[k].colour;
        }
    }
  return BASE_OK;
}

static BaseStatus
add_open_items (After *self)
{
  uint32_t n_items = cover_problem_n_items (self->whole);
  BaseStatus status = BASE_OK;

  for (uint32_t item = 0; item < n_items && status == BASE_OK; item++)
    {
      size_t length;
      const char *name = cover_problem_item_name (self->whole, item, &length);
      bool primary = item < cover_problem_n_primary (self->whole);

      if (self->items[item] == COVER_NONE)
        continue;
      status = cover_problem_add_item (self->problem, name, length, primary, &self->items[item]);
      if (status == BASE_OK)
        status = board_add_item (self->board, board_item (self->whole_board, item));
    }
  return status;
}

/* Whether an option is still open.  Writes those of its terms that are left to `terms`. */
static bool
copy_open_terms (After *self, uint32_t option, const uint8_t *dropped, uint32_t *out_n_terms)
{
  uint32_t n_terms;
  const CoverTerm *terms = cover_problem_option (self->whole, option, &n_terms);

  *out_n_terms = 0;
  if (dropped != NULL && dropped[option])
    return false;
  for (uint32_t k = 0; k < n_terms; k++)
    {
      if (term_clashes (self, terms[k]))
        return false;
      if (self->items[terms[k].item] != COVER_NONE)
        self->terms[(*out_n_terms)++] = (CoverTerm){ self->items[terms[k].item], terms[k].colour };
    }
  return true;
}

static BaseStatus
add_open_options (After *self)
{
  const uint8_t *dropped = sudoku_cover_dropped (self->cover, self->puzzle);
  uint32_t n_options = cover_problem_n_options (self->whole), n_terms, added;
  BaseStatus status = BASE_OK;

  for (uint32_t option = 0; option < n_options && status == BASE_OK; option++)
    if (copy_open_terms (self, option, dropped, &n_terms))
      {
        status = cover_problem_add_option (self->problem, self->terms, n_terms, &added);
        if (status == BASE_OK && added != COVER_NONE)
          status = board_add_option (self->board, board_option (self->whole_board, option));
      }
  return status;
}

static BaseStatus
add_cells_and_givens (After *self)
{
  uint32_t n_cells = board_n_cells (self->whole_board), index;
  uint32_t n_groups = board_n_groups (self->whole_board);
  BaseStatus status = BASE_OK;

  for (uint32_t cell = 0; cell < n_cells && status == BASE_OK; cell++)
    status = board_add_cell (self->board, board_cell (self->whole_board, cell), &index);
  for (uint32_t group = 0; group < n_groups && status == BASE_OK; group++)
    status = board_add_group (self->board, board_group (self->whole_board, group), &index);
  for (uint32_t i = 0; i < self->n_givens && status == BASE_OK; i++)
    {
      BoardOption given = board_option (self->whole_board, self->givens[i]);

      status = board_fix (self->board, given.cells[0], given.value);
    }
  return status;
}

static BaseStatus
prepare_after (After *self)
{
  uint32_t n_items = cover_problem_n_items (self->whole), n_terms, most_terms = 0;
  SudokuShape *shape = sudoku_cover_shape (self->cover);
  BaseStatus status;

  self->whole_board = sudoku_cover_board (self->cover);
  for (uint32_t option = 0; option < cover_problem_n_options (self->whole); option++)
    {
      cover_problem_option (self->whole, option, &n_terms);
      most_terms = n_terms > most_terms ? n_terms : most_terms;
    }
  self->items = base_new_zeroed (uint32_t, n_items);
  self->colours = base_new_zeroed (uint32_t, n_items);
  self->givens = base_new (uint32_t, sudoku_shape_n_cells (shape));
  self->terms = base_new (CoverTerm, most_terms);
  self->problem = cover_problem_new ();
  if (self->whole_board == NULL || self->items == NULL || self->colours == NULL
      || self->givens == NULL || self->terms == NULL || self->problem == NULL)
    return BASE_NO_MEMORY;
  self->board = board_new (board_rows (self->whole_board), board_columns (self->whole_board));
  if (self->board == NULL)
    return BASE_NO_MEMORY;
  self->n_givens = sudoku_cover_givens (self->cover, self->puzzle, self->givens);
  status = cover_problem_add_colours_of (self->problem, self->whole);
  return status == BASE_OK ? cover_givens (self) : status;
}

BaseStatus
sudoku_cover_after_givens (SudokuCover *self,
                           const SudokuPuzzle *puzzle,
                           CoverProblem **out_problem,
                           Board **out_board)
{
  After after = { .cover = self, .puzzle = puzzle, .whole = sudoku_cover_problem (self) };
  BaseStatus status = prepare_after (&after);

  if (status == BASE_OK)
    status = add_cells_and_givens (&after);
  if (status == BASE_OK)
    status = add_open_items (&after);
  if (status == BASE_OK)
    status = add_open_options (&after);
  free (after.items);
  free (after.colours);
  free (after.givens);
  free (after.terms);
  if (status == BASE_OK)
    {
      *out_problem = after.problem;
      *out_board = after.board;
      return BASE_OK;
    }
  cover_problem_free (after.problem);
  board_free (after.board);
  return status;
}
