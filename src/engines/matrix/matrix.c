/* matrix.c - Algorithm X on a plain matrix of zeros and ones, without links.
 *
 * The algorithm is the one that links make fast: the item with fewest options, the leftmost of
 * several, its options from the top.  So the nodes are the same as those of `links`, to the unit.
 * Only the time differs, because each node looks at every entry that is left.  That comparison is
 * what the engine is for, so it is kept naive on purpose: no bit sets (that is `bits`), no lists of
 * what is left (those are links). */
#include "matrix.h"

#include "base-memory.h"
#include "engine-report.h"
#include "sudoku-cover.h"

#include <stdlib.h>
#include <string.h>

/* A node of a larger matrix would take minutes. */
#define MOST_ENTRIES ((uint64_t) 1 << 26)

typedef struct
{
  const CoverProblem *problem;
  uint32_t n_items, n_primary, n_options;
  uint8_t *entries; /* n_options rows of n_items */
  uint32_t depth;   /* levels decided */

  /* For each of the n_primary + 1 levels, the options and items that are left.  Each level copies
   * the one above, so going back means returning to that copy. */
  uint8_t *options_left, *items_left;
  uint32_t *item, *option; /* the decision of each level; `option` may be n_options: none tried
                              yet */

  const BaseStop *stop; /* checked within a node too, since each may look at all entries */
  uint64_t left;        /* entries until the next check */
  bool is_stopped;
} Matrix;

/* Counts entries that are looked at next.  Returns whether the search was asked to stop. */
static bool
stops_after_entries (Matrix *self, uint64_t n_entries)
{
  self->is_stopped = self->is_stopped || base_stop_asked_after (self->stop, n_entries, &self->left);
  return self->is_stopped;
}

static void
matrix_free (Matrix *self)
{
  if (self == NULL)
    return;
  free (self->entries);
  free (self->options_left);
  free (self->items_left);
  free (self->item);
  free (self->option);
  free (self);
}

static BaseStatus
fill_entries (Matrix *self, const BaseStop *stop)
{
  uint64_t left = 0;

  for (uint32_t option = 0; option < self->n_options; option++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (self->problem, option, &n_terms);

      if (base_stop_asked_after (stop, n_terms, &left))
        return BASE_STOPPED;
      for (uint32_t i = 0; i < n_terms; i++)
        self->entries[(size_t) option * self->n_items + terms[i].item] = 1;
    }
  return BASE_OK;
}

static BaseStatus
matrix_new (const CoverProblem *problem, const BaseStop *stop, Matrix **out_matrix)
{
  Matrix *self = base_new_zeroed (Matrix, 1);
  BaseStatus status = BASE_NO_MEMORY;
  size_t n_levels;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->problem = problem;
  self->n_items = cover_problem_n_items (problem);
  self->n_primary = cover_problem_n_primary (problem);
  self->n_options = cover_problem_n_options (problem);
  n_levels = (size_t) self->n_primary + 1;
  self->entries = base_alloc_zeroed (self->n_options, self->n_items);
  self->options_left = base_alloc (n_levels, self->n_options);
  self->items_left = base_alloc (n_levels, self->n_items);
  self->item = base_new (uint32_t, n_levels);
  self->option = base_new (uint32_t, n_levels);
  if (self->entries != NULL && self->options_left != NULL && self->items_left != NULL
      && self->item != NULL && self->option != NULL)
    status = fill_entries (self, stop);
  if (status == BASE_OK)
    *out_matrix = self;
  else
    matrix_free (self);
  return status;
}

static void
matrix_start (Matrix *self, const uint8_t *dropped, const BaseStop *stop)
{
  self->depth = 0;
  self->stop = stop;
  self->left = 0;
  self->is_stopped = false;
  memset (self->items_left, 1, self->n_items);
  memset (self->options_left, 1, self->n_options);
  for (uint32_t option = 0; dropped != NULL && option < self->n_options; option++)
    self->options_left[option] = !dropped[option];
}

static const uint8_t *
entries_of (const Matrix *self, uint32_t option)
{
  return self->entries + (size_t) option * self->n_items;
}

/* Takes an option: removes its items, and all options that have one of them. */
static void
matrix_take (Matrix *self, uint32_t option, uint8_t *options_left, uint8_t *items_left)
{
  for (uint32_t item = 0; item < self->n_items; item++)
    {
      if (!entries_of (self, option)[item])
        continue;
      if (stops_after_entries (self, self->n_options))
        return;
      items_left[item] = 0;
      for (uint32_t other = 0; other < self->n_options; other++)
        options_left[other] &= !entries_of (self, other)[item];
    }
}

/* The leftmost of the items with fewest options; n_items when no primary item is left. */
static uint32_t
matrix_choose (Matrix *self)
{
  const uint8_t *options_left = self->options_left + (size_t) self->depth * self->n_options;
  const uint8_t *items_left = self->items_left + (size_t) self->depth * self->n_items;
  uint32_t best = self->n_items, fewest = UINT32_MAX;

  for (uint32_t item = 0; item < self->n_primary; item++)
    {
      uint32_t size = 0;

      if (!items_left[item])
        continue;
      if (stops_after_entries (self, self->n_options))
        return self->n_items;
      for (uint32_t option = 0; option < self->n_options; option++)
        size += options_left[option] & entries_of (self, option)[item];
      if (size < fewest)
        {
          best = item;
          fewest = size;
        }
    }
  return best;
}

/* The next option to try on the deepest level; n_options when none is left. */
static uint32_t
next_option (const Matrix *self)
{
  const uint8_t *options_left = self->options_left + (size_t) self->depth * self->n_options;
  uint32_t item = self->item[self->depth];
  uint32_t option =
      self->option[self->depth] == self->n_options ? 0 : self->option[self->depth] + 1;

  while (option < self->n_options && !(options_left[option] && entries_of (self, option)[item]))
    option++;
  return option;
}

static void
enter_option (Matrix *self, uint32_t option)
{
  uint8_t *options_left = self->options_left + (size_t) self->depth * self->n_options;
  uint8_t *items_left = self->items_left + (size_t) self->depth * self->n_items;

  self->option[self->depth++] = option;
  memcpy (options_left + self->n_options, options_left, self->n_options);
  memcpy (items_left + self->n_items, items_left, self->n_items);
  matrix_take (self, option, options_left + self->n_options, items_left + self->n_items);
}

/* Calls `report` when self->option[0 .. depth - 1] is a solution.  `report` returns whether to go
 * on. */
static void
matrix_run (Matrix *self,
            const EngineRequest *request,
            EngineAnswer *answer,
            bool (*report) (void *data, const Matrix *matrix),
            void *data)
{
  bool entering = true;

  for (;;)
    {
      uint32_t option = self->n_options;

      if (entering)
        {
          if (engine_must_stop (request, answer))
            return;
          answer->counters.nodes++;
          if (self->depth >= answer->n_levels)
            answer->n_levels = self->depth + 1;
          self->item[self->depth] = matrix_choose (self);
          self->option[self->depth] = self->n_options;
          if (self->is_stopped)
            {
              answer->outcome = COVER_RAN_TO_STOP;
              return;
            }
        }
      if (self->item[self->depth] == self->n_items)
        {
          if (!report (data, self))
            {
              answer->outcome = COVER_RAN_TO_LIMIT;
              return;
            }
        }
      else
        option = next_option (self);
      entering = option < self->n_options;
      if (entering)
        enter_option (self, option);
      else if (self->depth-- == 0)
        return;
    }
}

typedef struct
{
  const EngineRequest *request;
  EngineAnswer *answer;
  SudokuCover *cover; /* NULL for a cover problem */
  uint8_t *values;
} Report;

static bool
report_solution (void *data, const Matrix *matrix)
{
  Report *report = data;
  EngineSolution solution = { .options = matrix->option, .n_options = matrix->depth };

  if (report->cover != NULL)
    {
      sudoku_cover_decode (report->cover, matrix->option, matrix->depth, report->values);
      solution =
          (EngineSolution){ .values = report->values,
                            .n_values = sudoku_shape_n_cells (sudoku_cover_shape (report->cover)) };
    }
  return engine_report (report->request, report->answer, &solution);
}

typedef struct
{
  SudokuCover *cover;
  Matrix *matrix;
  uint8_t *values;
  uint32_t *givens;
} MatrixWorker;

static void
close_matrix (void *data)
{
  MatrixWorker *worker = data;

  matrix_free (worker->matrix);
  sudoku_cover_free (worker->cover);
  free (worker->values);
  free (worker->givens);
  free (worker);
}

static BaseStatus
open_matrix (SudokuShape *shape, const BaseStop *stop, void **out_worker)
{
  MatrixWorker *worker = base_new_zeroed (MatrixWorker, 1);
  BaseStatus status;

  if (worker == NULL)
    return BASE_NO_MEMORY;
  status = sudoku_cover_new_until (shape, stop, &worker->cover);
  if (status == BASE_OK && cover_problem_n_colours (sudoku_cover_problem (worker->cover)) > 0)
    status = BASE_BAD_INPUT;
  if (status == BASE_OK)
    status = matrix_new (sudoku_cover_problem (worker->cover), stop, &worker->matrix);
  worker->values = base_new_zeroed (uint8_t, sudoku_shape_n_cells (shape));
  worker->givens = base_new (uint32_t, sudoku_shape_n_cells (shape));
  if (status == BASE_OK && (worker->values == NULL || worker->givens == NULL))
    status = BASE_NO_MEMORY;
  if (status != BASE_OK)
    {
      close_matrix (worker);
      return status;
    }
  *out_worker = worker;
  return BASE_OK;
}

/* Takes the givens.  Returns false when an earlier given has removed the option of a later one:
 * they clash. */
static bool
take_givens (MatrixWorker *worker, const SudokuPuzzle *puzzle, const BaseStop *stop)
{
  Matrix *matrix = worker->matrix;
  uint32_t n_givens = sudoku_cover_givens (worker->cover, puzzle, worker->givens);

  matrix_start (matrix, sudoku_cover_dropped (worker->cover, puzzle), stop);
  for (uint32_t i = 0; i < n_givens; i++)
    {
      if (!matrix->options_left[worker->givens[i]])
        return false;
      matrix_take (matrix, worker->givens[i], matrix->options_left, matrix->items_left);
    }
  return true;
}

static BaseStatus
matrix_solve_sudoku (void *data,
                     const SudokuPuzzle *puzzle,
                     const EngineRequest *request,
                     EngineAnswer *out_answer)
{
  MatrixWorker *worker = data;
  Report report = { request, out_answer, worker->cover, worker->values };

  *out_answer = (EngineAnswer){ .outcome = COVER_RAN_TO_END };
  memcpy (worker->values, puzzle->values, sudoku_shape_n_cells (puzzle->shape));
  if (take_givens (worker, puzzle, request->stop))
    matrix_run (worker->matrix, request, out_answer, report_solution, &report);
  else if (worker->matrix->is_stopped)
    out_answer->outcome = COVER_RAN_TO_STOP;
  return BASE_OK;
}

static bool
fits_sudoku (const SudokuShape *shape)
{
  return sudoku_shape_n_values (shape) <= 9 && sudoku_shape_n_cells (shape) <= 81;
}

static bool
fits_cover (const CoverProblem *problem)
{
  uint64_t n_options = cover_problem_n_options (problem), n_items = cover_problem_n_items (problem);
  uint64_t n_levels = (uint64_t) cover_problem_n_primary (problem) + 1;

  return cover_problem_n_colours (problem) == 0 && n_options * n_items <= MOST_ENTRIES
         && n_options * n_levels <= MOST_ENTRIES && n_items * n_levels <= MOST_ENTRIES;
}

static BaseStatus
matrix_solve_cover (const CoverProblem *problem,
                    const EngineRequest *request,
                    EngineAnswer *out_answer)
{
  Report report = { .request = request, .answer = out_answer };
  Matrix *matrix;
  BaseStatus status = matrix_new (problem, request->stop, &matrix);

  *out_answer = (EngineAnswer){ .outcome = COVER_RAN_TO_END };
  if (status != BASE_OK)
    return status;
  matrix_start (matrix, NULL, request->stop);
  matrix_run (matrix, request, out_answer, report_solution, &report);
  matrix_free (matrix);
  return BASE_OK;
}

const Engine matrix_engine = {
  .id = "matrix",
  .summary = N_ ("Algorithm X on a plain matrix"),
  .fits_sudoku = fits_sudoku,
  .open_sudoku = open_matrix,
  .solve_sudoku = matrix_solve_sudoku,
  .close_sudoku = close_matrix,
  .fits_cover = fits_cover,
  .solve_cover = matrix_solve_cover,
};
