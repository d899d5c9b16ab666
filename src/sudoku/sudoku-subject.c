#include "sudoku-subject.h"

#include "base-memory.h"

#include <stdlib.h>

static void
free_held_cover (void *cover)
{
  sudoku_cover_free (cover);
}

static void
leave_cover (void *cover)
{
  (void) cover;
}

/* The puzzle's givens as options; the caller frees them. */
static BaseStatus
list_givens (SudokuCover *cover,
             const SudokuPuzzle *puzzle,
             uint32_t **out_givens,
             uint32_t *out_n_givens)
{
  uint32_t *givens = base_new (uint32_t, sudoku_shape_n_cells (puzzle->shape));
  uint32_t n_givens;
  BaseStatus status;

  if (givens == NULL)
    return BASE_NO_MEMORY;
  n_givens = sudoku_cover_givens (cover, puzzle, givens);
  if (sudoku_cover_drops_any (sudoku_cover_dropped (cover, puzzle), givens, n_givens))
    status = BASE_BAD_INPUT;
  else
    status = sudoku_cover_check_clash (cover, givens, n_givens);
  *out_givens = givens;
  *out_n_givens = n_givens;
  return status;
}

/* The parts borrow from the cover. */
static BaseStatus
set_whole_parts (SudokuCover *cover, const SudokuPuzzle *puzzle, SubjectParts *parts)
{
  parts->problem = sudoku_cover_problem (cover);
  parts->board = sudoku_cover_board (cover);
  parts->dropped = sudoku_cover_dropped (cover, puzzle);
  parts->links = parts->dropped == NULL ? sudoku_cover_links (cover) : NULL;
  return parts->board != NULL ? BASE_OK : BASE_NO_MEMORY;
}

static BaseStatus
set_left_parts (SudokuCover *cover, const SudokuPuzzle *puzzle, SubjectParts *parts)
{
  CoverProblem *problem = NULL;
  Board *board = NULL;
  BaseStatus status = sudoku_cover_after_givens (cover, puzzle, &problem, &board);

  parts->problem = problem;
  parts->board = board;
  parts->n_fixed = parts->n_givens;
  parts->n_givens = 0;
  return status;
}

BaseStatus
sudoku_subject_of_cover (SudokuCover *cover,
                         const SudokuPuzzle *puzzle,
                         const char *symbols,
                         Subject **out_subject)
{
  uint32_t *givens = NULL;
  SubjectParts parts = { .symbols = symbols, .holder = cover, .let_go = leave_cover };
  BaseStatus status = list_givens (cover, puzzle, &givens, &parts.n_givens);

  parts.givens = givens;
  if (status == BASE_OK)
    status = set_whole_parts (cover, puzzle, &parts);
  if (status == BASE_OK)
    status = subject_new (&parts, out_subject);
  free (givens);
  return status;
}

BaseStatus
sudoku_subject_new (const SudokuPuzzle *puzzle,
                    const char *symbols,
                    bool whole,
                    Subject **out_subject)
{
  SudokuCover *cover = NULL;
  uint32_t *givens = NULL;
  SubjectParts parts = { .symbols = symbols };
  BaseStatus status = sudoku_cover_new (puzzle->shape, &cover);

  if (status == BASE_OK)
    status = list_givens (cover, puzzle, &givens, &parts.n_givens);
  parts.givens = givens;
  if (status == BASE_OK)
    status =
        whole ? set_whole_parts (cover, puzzle, &parts) : set_left_parts (cover, puzzle, &parts);
  if (status == BASE_OK && whole)
    {
      parts.holder = cover;
      parts.let_go = free_held_cover;
      cover = NULL;
    }
  if (status == BASE_OK)
    status = subject_new (&parts, out_subject);
  sudoku_cover_free (cover);
  free (givens);
  return status;
}
