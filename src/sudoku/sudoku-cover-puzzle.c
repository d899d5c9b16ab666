/* A puzzle as a problem of its own, for other programs.
 *
 * It has all the items of its shape, so that a solution names every cell, givens too.  It has only
 * the options that the givens and candidates leave, so no list of givens is needed. */
#include "sudoku-cover.h"

#include "base-memory.h"

#include <stdlib.h>

/* By item: 1 + the given that covers it; 0: none.  Of two clashing givens the first owns the item:
 * the other then has no option, and the problem no solution. */
static uint32_t *
find_owners (const SudokuCover *self, const SudokuPuzzle *puzzle)
{
  const CoverProblem *problem = sudoku_cover_problem (self);
  const uint32_t n_cells = sudoku_shape_n_cells (puzzle->shape);
  uint32_t *owners = base_new_zeroed (uint32_t, cover_problem_n_items (problem));
  uint32_t *givens = base_new (uint32_t, n_cells);
  uint32_t n_givens = givens != NULL ? sudoku_cover_givens (self, puzzle, givens) : 0;

  for (uint32_t i = 0; i < n_givens && owners != NULL; i++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, givens[i], &n_terms);

      for (uint32_t j = 0; j < n_terms; j++)
        if (owners[terms[j].item] == 0)
          owners[terms[j].item] = givens[i] + 1;
    }
  if (givens == NULL)
    {
      free (owners);
      owners = NULL;
    }
  free (givens);
  return owners;
}

static BaseStatus
copy_items (const CoverProblem *from, CoverProblem *to)
{
  BaseStatus status = BASE_OK;

  for (uint32_t item = 0; item < cover_problem_n_items (from) && status == BASE_OK; item++)
    {
      size_t length;
      const char *name = cover_problem_item_name (from, item, &length);
      uint32_t number;

      status =
          cover_problem_add_item (to, name, length, item < cover_problem_n_primary (from), &number);
    }
  return status;
}

/* The colour that an option gives an item that it covers. */
static uint32_t
find_colour (const CoverProblem *problem, uint32_t option, uint32_t item)
{
  uint32_t n_terms, i = 0;
  const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

  while (terms[i].item != item)
    i++;
  return terms[i].colour;
}

/* Whether no given covers one of its items, except in an agreeing colour. */
static bool
is_left (const CoverProblem *problem, uint32_t option, const uint32_t *owners)
{
  uint32_t n_terms;
  const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

  for (uint32_t i = 0; i < n_terms; i++)
    {
      const uint32_t owner = owners[terms[i].item];

      if (owner != 0 && owner != option + 1
          && (terms[i].colour == 0
              || terms[i].colour != find_colour (problem, owner - 1, terms[i].item)))
        return false;
    }
  return true;
}

static BaseStatus
copy_options (const CoverProblem *from,
              const uint32_t *owners,
              const uint8_t *dropped,
              CoverProblem *to)
{
  BaseStatus status = BASE_OK;

  for (uint32_t option = 0; option < cover_problem_n_options (from) && status == BASE_OK; option++)
    {
      uint32_t n_terms, number;
      const CoverTerm *terms = cover_problem_option (from, option, &n_terms);

      if ((dropped == NULL || !dropped[option]) && is_left (from, option, owners))
        status = cover_problem_add_option (to, terms, n_terms, &number);
    }
  return status;
}

BaseStatus
sudoku_cover_export (SudokuCover *self, const SudokuPuzzle *puzzle, CoverProblem **out_problem)
{
  const CoverProblem *whole = sudoku_cover_problem (self);
  CoverProblem *problem = cover_problem_new ();
  uint32_t *owners = find_owners (self, puzzle);
  BaseStatus status = problem != NULL && owners != NULL ? BASE_OK : BASE_NO_MEMORY;

  if (status == BASE_OK)
    status = copy_items (whole, problem);
  if (status == BASE_OK)
    status = cover_problem_add_colours_of (problem, whole);
  if (status == BASE_OK)
    status = copy_options (whole, owners, sudoku_cover_dropped (self, puzzle), problem);
  free (owners);
  if (status != BASE_OK)
    {
      cover_problem_free (problem);
      return status;
    }
  *out_problem = problem;
  return BASE_OK;
}
