/* Givens that cannot be forced: those that candidates forbid, and those that clash. */
#include "sudoku-cover.h"

#include "base-memory.h"

#include <stdlib.h>

bool
sudoku_cover_drops_any (const uint8_t *dropped, const uint32_t *options, uint32_t n_options)
{
  for (uint32_t i = 0; i < n_options && dropped != NULL; i++)
    if (dropped[options[i]])
      return true;
  return false;
}

BaseStatus
sudoku_cover_check_clash (const SudokuCover *self, const uint32_t *options, uint32_t n_options)
{
  const CoverProblem *problem = sudoku_cover_problem (self);
  /* by item: 1 + the colour that an option gives it, or 0 */
  uint32_t *covered = base_new_zeroed (uint32_t, cover_problem_n_items (problem) + (size_t) 1);
  BaseStatus status = covered != NULL ? BASE_OK : BASE_NO_MEMORY;

  for (uint32_t i = 0; i < n_options && status == BASE_OK; i++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, options[i], &n_terms);

      for (uint32_t k = 0; k < n_terms; k++)
        {
          uint32_t *before = &covered[terms[k].item];

          if (*before != 0 && (terms[k].colour == 0 || *before != terms[k].colour + 1))
            status = BASE_BAD_INPUT;
          *before = terms[k].colour + 1;
        }
    }
  free (covered);
  return status;
}
