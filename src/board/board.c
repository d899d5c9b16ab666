#include "board.h"

#include "base-memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* A run of `cells`.  Pointers are made when needed, because the array moves while the board
 * grows. */
typedef struct
{
  size_t start;
  uint32_t length;
} Run;

typedef struct
{
  BoardGroup group; /* its `cells` are not used */
  Run run;
} Group;

/* `name` is where the name starts in `names`, from 1; 0: no name. */
typedef struct
{
  uint32_t value;
  size_t name;
  Run run;
} Option;

struct Board
{
  uint32_t rows, columns;
  BoardLook look;
  char *symbols;   /* NULL until they are set */
  uint32_t *fixed; /* one a cell; NULL until a cell is fixed */
  BoardPlace *places;
  size_t n_places, places_capacity;
  Group *groups;
  size_t n_groups, groups_capacity;
  BoardItem *items;
  size_t n_items, items_capacity;
  Option *options;
  size_t n_options, options_capacity;
  uint32_t *cells; /* of all groups and options, one after the other */
  size_t n_cells, cells_capacity;
  char *names; /* of options, each with its NUL */
  size_t names_length, names_capacity;
};

Board *
board_new (uint32_t rows, uint32_t columns)
{
  Board *self = base_new_zeroed (Board, 1);

  if (self == NULL)
    return NULL;
  self->rows = rows;
  self->columns = columns;
  self->look = BOARD_LOOK_SYMBOLS;
  return self;
}

void
board_free (Board *self)
{
  if (self == NULL)
    return;
  free (self->places);
  free (self->groups);
  free (self->items);
  free (self->options);
  free (self->cells);
  free (self->names);
  free (self->symbols);
  free (self->fixed);
  free (self);
}

void
board_set_look (Board *self, BoardLook look)
{
  self->look = look;
}

BaseStatus
board_set_symbols (Board *self, const char *symbols)
{
  char *copy = base_copy (symbols, strlen (symbols) + 1, 1);

  if (copy == NULL)
    return BASE_NO_MEMORY;
  free (self->symbols);
  self->symbols = copy;
  return BASE_OK;
}

BaseStatus
board_add_cell (Board *self, BoardPlace place, uint32_t *out_cell)
{
  void *places = self->places;

  assert (place.row < self->rows && place.column < self->columns);
  if (base_grow (&places, &self->places_capacity, self->n_places + 1, sizeof (BoardPlace))
      != BASE_OK)
    return BASE_NO_MEMORY;
  self->places = places;
  *out_cell = (uint32_t) self->n_places;
  self->places[self->n_places++] = place;
  return BASE_OK;
}

/* Makes room only: the run is kept once nothing else can fail. */
static BaseStatus
reserve_run (Board *self, uint32_t length)
{
  void *cells = self->cells;

  if (base_grow (&cells, &self->cells_capacity, self->n_cells + length, sizeof (uint32_t))
      != BASE_OK)
    return BASE_NO_MEMORY;
  self->cells = cells;
  return BASE_OK;
}

static Run
keep_run (Board *self, const uint32_t *cells, uint32_t length)
{
  Run run = { .start = self->n_cells, .length = length };

  for (uint32_t i = 0; i < length; i++)
    {
      assert (cells[i] < self->n_places);
      self->cells[self->n_cells++] = cells[i];
    }
  return run;
}

BaseStatus
board_add_group (Board *self, BoardGroup group, uint32_t *out_group)
{
  void *groups = self->groups;

  assert (group.kind != NULL);
  if (reserve_run (self, group.n_cells) != BASE_OK
      || base_grow (&groups, &self->groups_capacity, self->n_groups + 1, sizeof (Group)) != BASE_OK)
    return BASE_NO_MEMORY;
  self->groups = groups;
  self->groups[self->n_groups].group = group;
  self->groups[self->n_groups].run = keep_run (self, group.cells, group.n_cells);
  *out_group = (uint32_t) self->n_groups++;
  return BASE_OK;
}

BaseStatus
board_add_item (Board *self, BoardItem item)
{
  void *items = self->items;

  assert (item.kind != BOARD_ITEM_CELL || item.cell < self->n_places);
  assert (item.kind != BOARD_ITEM_PLACE || (item.group < self->n_groups && item.value > 0));
  assert (item.kind != BOARD_ITEM_VALUE || item.value > 0);
  if (base_grow (&items, &self->items_capacity, self->n_items + 1, sizeof (BoardItem)) != BASE_OK)
    return BASE_NO_MEMORY;
  self->items = items;
  self->items[self->n_items++] = item;
  return BASE_OK;
}

/* Makes room only, as reserve_run () does. */
static BaseStatus
reserve_name (Board *self, size_t length)
{
  void *names = self->names;

  if (base_grow (&names, &self->names_capacity, self->names_length + length, 1) != BASE_OK)
    return BASE_NO_MEMORY;
  self->names = names;
  return BASE_OK;
}

static size_t
keep_name (Board *self, const char *name)
{
  const size_t start = self->names_length, length = strlen (name) + 1;

  memcpy (self->names + start, name, length);
  self->names_length += length;
  return start + 1;
}

BaseStatus
board_add_option (Board *self, BoardOption option)
{
  void *options = self->options;

  if (reserve_run (self, option.n_cells) != BASE_OK
      || (option.name != NULL && reserve_name (self, strlen (option.name) + 1) != BASE_OK)
      || base_grow (&options, &self->options_capacity, self->n_options + 1, sizeof (Option))
             != BASE_OK)
    return BASE_NO_MEMORY;
  self->options = options;
  self->options[self->n_options].value = option.value;
  self->options[self->n_options].name = option.name != NULL ? keep_name (self, option.name) : 0;
  self->options[self->n_options].run = keep_run (self, option.cells, option.n_cells);
  self->n_options++;
  return BASE_OK;
}

BaseStatus
board_fix (Board *self, uint32_t cell, uint32_t value)
{
  assert (cell < self->n_places);
  if (self->fixed == NULL)
    self->fixed = base_new_zeroed (uint32_t, self->n_places);
  if (self->fixed == NULL)
    return BASE_NO_MEMORY;
  self->fixed[cell] = value;
  return BASE_OK;
}

BaseStatus
board_new_plain (const CoverProblem *problem, Board **out_board)
{
  Board *self = board_new (0, 0);
  BaseStatus status = self != NULL ? BASE_OK : BASE_NO_MEMORY;

  if (status == BASE_OK)
    board_set_look (self, BOARD_LOOK_LIST);
  for (uint32_t i = 0; i < cover_problem_n_items (problem) && status == BASE_OK; i++)
    status = board_add_item (self, (BoardItem){ .kind = BOARD_ITEM_NAMED });
  for (uint32_t i = 0; i < cover_problem_n_options (problem) && status == BASE_OK; i++)
    status = board_add_option (self, (BoardOption){ .value = 0 });
  if (status != BASE_OK)
    {
      board_free (self);
      return status;
    }
  *out_board = self;
  return BASE_OK;
}

BoardLook
board_look (const Board *self)
{
  return self->look;
}

const char *
board_symbols (const Board *self)
{
  return self->symbols != NULL ? self->symbols : "";
}

uint32_t
board_rows (const Board *self)
{
  return self->rows;
}

uint32_t
board_columns (const Board *self)
{
  return self->columns;
}

uint32_t
board_n_cells (const Board *self)
{
  return (uint32_t) self->n_places;
}

uint32_t
board_n_groups (const Board *self)
{
  return (uint32_t) self->n_groups;
}

uint32_t
board_n_items (const Board *self)
{
  return (uint32_t) self->n_items;
}

uint32_t
board_n_options (const Board *self)
{
  return (uint32_t) self->n_options;
}

BoardPlace
board_cell (const Board *self, uint32_t cell)
{
  assert (cell < self->n_places);
  return self->places[cell];
}

uint32_t
board_fixed (const Board *self, uint32_t cell)
{
  return self->fixed != NULL ? self->fixed[cell] : 0;
}

BoardGroup
board_group (const Board *self, uint32_t group)
{
  BoardGroup found;

  assert (group < self->n_groups);
  found = self->groups[group].group;
  found.cells = self->cells + self->groups[group].run.start;
  return found;
}

BoardItem
board_item (const Board *self, uint32_t item)
{
  assert (item < self->n_items);
  return self->items[item];
}

BoardOption
board_option (const Board *self, uint32_t option)
{
  const Option *kept;

  assert (option < self->n_options);
  kept = &self->options[option];
  return (BoardOption){
    .name = kept->name > 0 ? self->names + kept->name - 1 : NULL,
    .value = kept->value,
    .n_cells = kept->run.length,
    .cells = kept->run.length > 0 ? self->cells + kept->run.start : NULL,
  };
}
