/* One puzzle after the other, over the layout that suits the shape.
 *
 * Everything is made only when needed: most shapes fit the sprint layout, and then the wide links
 * of a search are never copied.  A sukaku on wide links gets links of its own, without the options
 * that it forbids: covering them away would need an inverse, and they would be counted. */
#include "sudoku-solver.h"

#include "base-memory.h"
#include "cover-links.h"
#include "cover-search.h"
#include "cover-sprint.h"
#include "sudoku-cover.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct SudokuSolver
{
  SudokuCover *cover;
  CoverSprint *sprint; /* NULL if the shape does not fit it */
  CoverSearch *search; /* NULL until needed */
  CoverLinks *sukaku_links;
  CoverSearch *sukaku_search; /* of the last sukaku that needed one */
  CoverRule rule;
  uint64_t seed;
  bool counted;

  bool sprints; /* which of them has the puzzle; neither: no puzzle */
  CoverSearch *current;
  uint32_t n_givens;
  uint32_t *givens;  /* options; room for one a cell */
  uint32_t *choices; /* room for one for every primary item */
};

BaseStatus
sudoku_solver_new (SudokuShape *shape, SudokuSolver **out_solver)
{
  return sudoku_solver_new_until (shape, NULL, out_solver);
}

BaseStatus
sudoku_solver_new_until (SudokuShape *shape, const BaseStop *stop, SudokuSolver **out_solver)
{
  SudokuSolver *self = base_new_zeroed (SudokuSolver, 1);
  BaseStatus status = BASE_NO_MEMORY;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->rule = COVER_RULE_FEWEST;
  self->givens = base_new (uint32_t, sudoku_shape_n_cells (shape));
  if (self->givens != NULL)
    status = sudoku_cover_new_until (shape, stop, &self->cover);
  if (status == BASE_OK && cover_sprint_fits (sudoku_cover_problem (self->cover)))
    status = cover_sprint_new (sudoku_cover_problem (self->cover), &self->sprint);
  if (status == BASE_OK)
    {
      self->choices = base_new (uint32_t, sudoku_cover_links (self->cover)->n_primary);
      status = self->choices != NULL ? BASE_OK : BASE_NO_MEMORY;
    }
  if (status != BASE_OK)
    {
      sudoku_solver_free (self);
      return status;
    }
  *out_solver = self;
  return BASE_OK;
}

/* Frees the search before the links that it was made from. */
static void
forget_sukaku (SudokuSolver *self)
{
  cover_search_free (self->sukaku_search);
  cover_links_free (self->sukaku_links);
  self->sukaku_search = NULL;
  self->sukaku_links = NULL;
}

void
sudoku_solver_free (SudokuSolver *self)
{
  if (self == NULL)
    return;
  forget_sukaku (self);
  cover_search_free (self->search);
  cover_sprint_free (self->sprint);
  sudoku_cover_free (self->cover);
  free (self->givens);
  free (self->choices);
  free (self);
}

SudokuCover *
sudoku_solver_cover (SudokuSolver *self)
{
  return self->cover;
}

void
sudoku_solver_set_rule (SudokuSolver *self, CoverRule rule, uint64_t seed)
{
  self->rule = rule;
  self->seed = seed;
}

void
sudoku_solver_set_counted (SudokuSolver *self, bool counted)
{
  self->counted = counted;
}

CoverRule
sudoku_solver_rule (const SudokuSolver *self, uint64_t *out_seed)
{
  *out_seed = self->seed;
  return self->rule;
}

static BaseStatus
prepare_sukaku (SudokuSolver *self,
                const uint8_t *dropped,
                const BaseStop *stop,
                CoverSearch **out_search)
{
  BaseStatus status;

  forget_sukaku (self);
  status = cover_links_new_until (sudoku_cover_problem (self->cover), dropped, stop,
                                  &self->sukaku_links);
  if (status == BASE_OK)
    status = cover_search_new_until (self->sukaku_links, stop, &self->sukaku_search);
  *out_search = self->sukaku_search;
  return status;
}

static BaseStatus
prepare_plain (SudokuSolver *self, const BaseStop *stop, CoverSearch **out_search)
{
  BaseStatus status = BASE_OK;

  if (self->search == NULL)
    status = cover_search_new_until (sudoku_cover_links (self->cover), stop, &self->search);
  *out_search = self->search;
  return status;
}

static BaseStatus
start_sprint (SudokuSolver *self, const uint8_t *dropped)
{
  BaseStatus status = cover_sprint_start (self->sprint, self->givens, self->n_givens, dropped);

  self->sprints = status == BASE_OK;
  return status;
}

static BaseStatus
start_search (SudokuSolver *self, const uint8_t *dropped, const BaseStop *stop)
{
  CoverSearch *search = NULL;
  BaseStatus status = dropped != NULL ? prepare_sukaku (self, dropped, stop, &search)
                                      : prepare_plain (self, stop, &search);

  if (status != BASE_OK)
    return status;
  cover_search_set_rule (search, self->rule, self->seed);
  status = cover_search_start (search, self->givens, self->n_givens);
  self->current = status == BASE_OK ? search : NULL;
  return status;
}

BaseStatus
sudoku_solver_start (SudokuSolver *self, const SudokuPuzzle *puzzle)
{
  return sudoku_solver_start_until (self, puzzle, NULL);
}

/* BASE_BAD_INPUT: a given is not among the candidates. */
static BaseStatus
take_givens (SudokuSolver *self, const SudokuPuzzle *puzzle, const uint8_t **out_dropped)
{
  assert (sudoku_shape_equal (puzzle->shape, sudoku_cover_shape (self->cover)));
  self->sprints = false;
  self->current = NULL;
  *out_dropped = sudoku_cover_dropped (self->cover, puzzle);
  self->n_givens = sudoku_cover_givens (self->cover, puzzle, self->givens);
  return sudoku_cover_drops_any (*out_dropped, self->givens, self->n_givens) ? BASE_BAD_INPUT
                                                                             : BASE_OK;
}

BaseStatus
sudoku_solver_start_until (SudokuSolver *self, const SudokuPuzzle *puzzle, const BaseStop *stop)
{
  const uint8_t *dropped;

  if (take_givens (self, puzzle, &dropped) != BASE_OK)
    return BASE_BAD_INPUT;
  if (self->sprint != NULL && self->rule == COVER_RULE_FEWEST && !self->counted)
    return start_sprint (self, dropped);
  return start_search (self, dropped, stop);
}

BaseStatus
sudoku_solver_check_givens (SudokuSolver *self, const SudokuPuzzle *puzzle)
{
  const uint8_t *dropped;

  if (take_givens (self, puzzle, &dropped) != BASE_OK)
    return BASE_BAD_INPUT;
  return sudoku_cover_check_clash (self->cover, self->givens, self->n_givens);
}

CoverOutcome
sudoku_solver_run (SudokuSolver *self, const CoverLimits *limits)
{
  assert (self->sprints || self->current != NULL);
  return self->sprints ? cover_sprint_run (self->sprint, limits)
                       : cover_search_run (self->current, limits);
}

bool
sudoku_solver_give (SudokuSolver *self, CoverPart *out_part)
{
  return self->sprints ? cover_sprint_give (self->sprint, out_part)
                       : cover_search_give (self->current, out_part);
}

BaseStatus
sudoku_solver_start_part (SudokuSolver *self,
                          const SudokuPuzzle *puzzle,
                          const CoverPart *part,
                          const BaseStop *stop)
{
  BaseStatus status = sudoku_solver_start_until (self, puzzle, stop);

  if (status != BASE_OK)
    return status;
  if (self->sprints)
    cover_sprint_start_part (self->sprint, part);
  else
    status = cover_search_start_part (self->current, part, stop);
  return status;
}

uint32_t
sudoku_solver_choices (SudokuSolver *self, uint32_t *out_options)
{
  return self->sprints ? cover_sprint_choices (self->sprint, out_options)
                       : cover_search_choices (self->current, out_options);
}

void
sudoku_solver_fill (SudokuSolver *self, const uint32_t *options, uint32_t n, uint8_t *values)
{
  sudoku_cover_decode (self->cover, self->givens, self->n_givens, values);
  sudoku_cover_decode (self->cover, options, n, values);
}

CoverOutcome
sudoku_solver_next (SudokuSolver *self, const CoverLimits *limits, uint8_t *values, bool *out_found)
{
  const CoverCounters *counters = sudoku_solver_counters (self);
  uint64_t n_before = counters->solutions;
  CoverLimits one_more = *limits;
  CoverOutcome outcome;

  if (limits->solutions == 0 || limits->solutions > n_before)
    one_more.solutions = n_before + 1;
  outcome = sudoku_solver_run (self, &one_more);
  *out_found = counters->solutions > n_before;
  if (*out_found)
    sudoku_solver_fill (self, self->choices, sudoku_solver_choices (self, self->choices), values);
  return outcome;
}

const CoverCounters *
sudoku_solver_counters (const SudokuSolver *self)
{
  static const CoverCounters nothing = { 0 };

  if (self->sprints)
    return cover_sprint_counters (self->sprint);
  return self->current != NULL ? cover_search_counters (self->current) : &nothing;
}

uint32_t
sudoku_solver_n_levels (const SudokuSolver *self)
{
  uint32_t deepest;

  if (self->sprints || self->current == NULL)
    return 0;
  (void) cover_search_profile (self->current, &deepest);
  return deepest + 1;
}
