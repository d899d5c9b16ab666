/* Finds wrong entries, and the next place to look at.
 *
 * An entry is wrong when the puzzle's only solution has another value there.  A puzzle with several
 * solutions needs another rule: entries are accepted one by one in the order of their cells, and
 * one is wrong when no solution agrees with it and all that were accepted before.
 *
 * A hint is read from the links, with givens and entries forced: an item with a single option is a
 * single candidate or a single place.  Places in boxes come first, because people see those first,
 * then other places, then candidates.  Without a single, the hint is the item on which the solver
 * would branch: the fewest options, leftmost. */
#include "board.h"
#include "cover-links.h"
#include "desk-jobs-private.h"

#include "base-memory.h"
#include "cover-search.h"
#include "sudoku-cover.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  DeskJobs *jobs;
  const DeskRequest *request;
  DeskWatch *watch;
  DeskAnswer *answer;
  uint32_t n_cells;
} Inquiry;

static bool
is_entry (const Inquiry *self, uint32_t cell)
{
  return self->request->puzzle->values[cell] == 0 && self->request->position->values[cell] != 0;
}

/* Lists the entries that differ from a solution; returns their number. */
static uint32_t
list_disagreeing (const Inquiry *self, const uint8_t *solution, uint32_t *cells)
{
  uint32_t n = 0;

  for (uint32_t cell = 0; cell < self->n_cells; cell++)
    if (is_entry (self, cell) && self->request->position->values[cell] != solution[cell])
      cells[n++] = cell;
  return n;
}

/* `solution` agrees with the entries accepted so far.  The next entry is accepted when some
 * solution agrees with it too. */
static BaseStatus
take_one_by_one (Inquiry *self, uint8_t *solution)
{
  SudokuPuzzle *taken = sudoku_puzzle_copy (self->request->puzzle);
  DeskAnswer *answer = self->answer;
  BaseStatus status = taken != NULL ? BASE_OK : BASE_NO_MEMORY;

  answer->n_cells = 0;
  answer->together = true;
  for (uint32_t cell = 0; cell < self->n_cells && status == BASE_OK; cell++)
    {
      bool found = true;

      if (!is_entry (self, cell))
        continue;
      taken->values[cell] = self->request->position->values[cell];
      if (solution[cell] != taken->values[cell])
        status = desk_jobs_any_solution (self->jobs, taken, self->watch, solution, &found);
      if (found || status != BASE_OK)
        continue;
      taken->values[cell] = 0;
      answer->cells[answer->n_cells++] = cell;
    }
  sudoku_puzzle_free (taken);
  return status;
}

static BaseStatus
compare_with_entries (Inquiry *self, const uint8_t *first, uint8_t **out_with_entries)
{
  DeskAnswer *answer = self->answer;
  const uint8_t *second;
  BaseStatus status;
  bool complete;

  answer->cells = base_new (uint32_t, self->n_cells);
  *out_with_entries = base_copy (first, self->n_cells, 1);
  if (answer->cells == NULL || *out_with_entries == NULL)
    return BASE_NO_MEMORY;
  answer->n_cells = list_disagreeing (self, first, answer->cells);
  if (answer->n_cells == 0)
    return BASE_OK;
  status = desk_jobs_solution (self->jobs, self->request->puzzle, 1, self->watch, &second);
  if (status == BASE_OK && second != NULL)
    status = take_one_by_one (self, *out_with_entries);
  answer->n_solutions = desk_jobs_n_solutions (self->jobs, &complete);
  if (status != BASE_OK)
    answer->n_cells = 0;
  return status;
}

BaseStatus
desk_jobs_find_wrong (DeskJobs *self,
                      const DeskRequest *request,
                      DeskWatch *watch,
                      DeskAnswer *answer,
                      uint8_t **out_with_entries)
{
  Inquiry inquiry = { self, request, watch, answer, sudoku_shape_n_cells (request->puzzle->shape) };
  const uint8_t *first;
  BaseStatus status = desk_jobs_solution (self, request->puzzle, 0, watch, &first);

  *out_with_entries = NULL;
  answer->n_solutions = desk_jobs_n_solutions (self, &answer->complete);
  return first != NULL ? compare_with_entries (&inquiry, first, out_with_entries) : status;
}

/* How easily people see it: 0 is easiest. */
static int
rank_of (const Inquiry *self, const BoardItem *item)
{
  if (item->kind == BOARD_ITEM_CELL)
    return 2;
  return sudoku_shape_group (self->request->puzzle->shape, item->group).kind->divides ? 0 : 1;
}

/* Finds the best single, else the item with the fewest options, leftmost.  Items that are neither a
 * cell nor a value of a group have no place on the board, so they are skipped. */
static uint32_t
choose_item (const Inquiry *self, const CoverLinks *links, const Board *board)
{
  uint32_t best = 0, best_size = UINT32_MAX;
  int best_rank = 0;

  for (uint32_t header = links->right[0]; header != 0; header = links->right[header])
    {
      BoardItem item = board_item (board, header - 1);
      uint32_t size = links->size[header];
      int rank;

      if (item.kind != BOARD_ITEM_CELL && item.kind != BOARD_ITEM_PLACE)
        continue;
      rank = size == 1 ? rank_of (self, &item) : 0;
      if (size < best_size || (size == best_size && rank < best_rank))
        {
          best = header;
          best_size = size;
          best_rank = rank;
        }
    }
  return best;
}

/* Finds the place of a value in a group, in a solution. */
static uint32_t
find_place (const SudokuShape *shape, uint32_t group_index, uint32_t value, const uint8_t *solution)
{
  BoardGroup group = sudoku_shape_group (shape, group_index);

  for (uint32_t i = 0; i < group.n_cells; i++)
    if (solution[group.cells[i]] == value)
      return group.cells[i];
  return COVER_NONE;
}

static DeskHint
make_hint (const Inquiry *self, const BoardItem *item, uint32_t n_choices, const uint8_t *solution)
{
  const SudokuShape *shape = self->request->puzzle->shape;
  DeskHint hint = { .n_choices = n_choices };

  if (item->kind == BOARD_ITEM_CELL)
    {
      hint.kind = n_choices == 1 ? DESK_HINT_SINGLE_CANDIDATE : DESK_HINT_GUESS_VALUE;
      hint.cell = item->cell;
      hint.value = solution[item->cell];
      return hint;
    }
  hint.kind = n_choices == 1 ? DESK_HINT_SINGLE_PLACE : DESK_HINT_GUESS_PLACE;
  hint.group = item->group;
  hint.value = item->value;
  hint.cell = find_place (shape, item->group, item->value, solution);
  return hint;
}

/* Plays the events of the givens.  Afterwards the search is before its first choice, or at a full
 * grid. */
static void
force_givens (CoverSearch *search)
{
  CoverEvent event;

  while (cover_search_peek (search, &event) && event.kind != COVER_EVENT_CHOOSE
         && event.kind != COVER_EVENT_SOLUTION && event.kind != COVER_EVENT_END)
    cover_search_forward (search, NULL);
}

static BaseStatus
look_at_links (Inquiry *self, const uint8_t *solution)
{
  SudokuCover *cover = desk_jobs_cover (self->jobs);
  const Board *board = sudoku_cover_board (cover);
  Run *run;
  BaseStatus status;

  if (board == NULL)
    return BASE_NO_MEMORY;
  status = desk_watch_open (cover, self->request->position, &run);
  if (status != BASE_OK)
    return status;
  if (run != NULL)
    {
      const CoverLinks *links = cover_search_links (run_search (run));
      uint32_t header;

      force_givens (run_search (run));
      header = choose_item (self, links, board);
      if (header != 0)
        {
          BoardItem item = board_item (board, header - 1);

          self->answer->hint = make_hint (self, &item, links->size[header], solution);
        }
    }
  run_unref (run);
  return BASE_OK;
}

BaseStatus
desk_jobs_find_hint (DeskJobs *self,
                     const DeskRequest *request,
                     DeskWatch *watch,
                     DeskAnswer *answer)
{
  Inquiry inquiry = { self, request, watch, answer, sudoku_shape_n_cells (request->puzzle->shape) };
  uint8_t *with_entries;
  BaseStatus status = desk_jobs_find_wrong (self, request, watch, answer, &with_entries);

  if (status == BASE_OK && with_entries == NULL)
    answer->hint.kind = DESK_HINT_NO_SOLUTION;
  else if (status == BASE_OK && answer->n_cells > 0)
    answer->hint.kind = DESK_HINT_WRONG_ENTRIES;
  else if (status == BASE_OK)
    status = look_at_links (&inquiry, with_entries);
  free (with_entries);
  return status;
}
