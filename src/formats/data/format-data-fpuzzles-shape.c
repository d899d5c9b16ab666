/* format-data-fpuzzles-shape.c - which shape regions, diagonals and extra regions make. */
#include "format-data-fpuzzles.h"

#include "format-cells.h"

/* The cell of `R2C5`; COVER_NONE for anything else. */
static uint32_t
cell_of (const char *name, uint32_t n_values)
{
  uint32_t place[2] = { 0 };

  for (unsigned i = 0; i < 2; i++)
    {
      if ((*name++ | 0x20) != "rc"[i])
        return COVER_NONE;
      while (*name >= '0' && *name <= '9' && place[i] < 100)
        place[i] = place[i] * 10 + (uint32_t) (*name++ - '0');
      if (place[i] == 0 || place[i] > n_values)
        return COVER_NONE;
    }
  return *name == '\0' ? (place[0] - 1) * n_values + place[1] - 1 : COVER_NONE;
}

/* Which of the windows of a shape an extra region is: by its first cell; COVER_NONE when it is none. */
static uint32_t
window_of (const FormatsFpuzzles *self, const SudokuShape *shape, const FormatsJsonValue *region)
{
  const FormatsJsonValue *cells = format_data_json_get (self->json, region, "cells");
  const FormatsJsonValue *first = format_data_json_first (self->json, cells);
  uint32_t n_groups = sudoku_shape_n_groups (shape), n = 0, found = COVER_NONE;
  BoardGroup group = { 0 };

  if (first == NULL)
    return COVER_NONE;
  for (uint32_t i = 0; i < n_groups && found == COVER_NONE; i++)
    {
      group = sudoku_shape_group (shape, i);
      if (group.kind == BOARD_GROUP_WINDOW
          && group.cells[0]
                 == cell_of (format_data_json_string (self->json, first), self->n_values))
        found = i;
    }
  for (const FormatsJsonValue *at = first; at != NULL && found != COVER_NONE;
       at = format_data_json_next (self->json, cells, at), n++)
    if (n >= group.n_cells
        || group.cells[n] != cell_of (format_data_json_string (self->json, at), self->n_values))
      return COVER_NONE;
  return n == group.n_cells ? found : COVER_NONE;
}

/* Whether the extra regions are exactly the windows. */
static BaseStatus
find_windows (const FormatsFpuzzles *self, const FormatsJsonValue *regions, bool *out_are)
{
  uint32_t root = format_square_root (self->n_values), n = 0, last = 0;
  SudokuShape *shape;
  BaseStatus status;
  bool all = true;

  *out_are = false;

  if (root < 2 || root * root != self->n_values || regions == NULL
      || regions->kind != FORMATS_JSON_ARRAY)
    return BASE_OK;
  status = sudoku_shape_new (root, root, SUDOKU_WINDOWS, &shape);
  if (status != BASE_OK)
    return status;
  for (const FormatsJsonValue *region = format_data_json_first (self->json, regions);
       region != NULL && all; region = format_data_json_next (self->json, regions, region))
    {
      uint32_t window = window_of (self, shape, region);

      all = window != COVER_NONE && window > last;
      last = window;
      n++;
    }
  sudoku_shape_unref (shape);
  *out_are = all && n == (root - 1) * (root - 1);
  return BASE_OK;
}

static BaseStatus
read_extras (FormatsFpuzzles *self, unsigned *out_extras)
{
  const FormatsJsonValue *up = format_data_json_get (self->json, self->root, "diagonal+");
  const FormatsJsonValue *down = format_data_json_get (self->json, self->root, "diagonal-");
  const FormatsJsonValue *regions = format_data_json_get (self->json, self->root, "extraregion");
  bool rises = format_data_fpuzzles_is_in_force (self->json, up),
       falls = format_data_fpuzzles_is_in_force (self->json, down);
  bool windows;
  BaseStatus status = find_windows (self, regions, &windows);

  if (rises != falls)
    format_data_fpuzzles_warn (self, rises ? up : down, FORMATS_RULE_IGNORED,
                               rises ? "diagonal+" : "diagonal-");
  if (!windows && status == BASE_OK && format_data_fpuzzles_is_in_force (self->json, regions))
    format_data_fpuzzles_warn (self, regions, FORMATS_RULE_IGNORED, "extraregion");
  *out_extras = (rises && falls ? SUDOKU_DIAGONALS : 0u) | (windows ? SUDOKU_WINDOWS : 0u);
  return status;
}

FormatsOutcome
format_data_fpuzzles_check_regions (FormatsFpuzzles *self)
{
  uint32_t sizes[SUDOKU_MAX_VALUES] = { 0 };

  for (uint32_t i = 0; i < self->n_values * self->n_values; i++)
    sizes[self->region_of[i]]++;
  for (uint32_t i = 0; i < self->n_values; i++)
    if (sizes[i] != self->n_values)
      {
        char name[3] = { (char) ('0' + i / 10), (char) ('0' + i % 10), '\0' };

        format_data_json_bad (self->json, format_data_json_get (self->json, self->root, "grid"),
                              FORMATS_WRONG_REGION, i < 10 ? name + 1 : name, self->issue);
        self->issue->expected = self->n_values;
        self->issue->found = sizes[i];
        return FORMATS_BAD_PUZZLE;
      }
  return FORMATS_PUZZLE;
}

FormatsOutcome
format_data_fpuzzles_take_shape (FormatsFpuzzles *self)
{
  uint32_t rows, columns;
  unsigned extras = 0;
  SudokuShape *shape = NULL;
  BaseStatus status;

  if (self->reader->shape != NULL)
    {
      if (sudoku_shape_n_cells (self->reader->shape) != self->n_values * self->n_values)
        return format_data_fpuzzles_bad_count (self, self->root, FORMATS_WRONG_ROW,
                                               sudoku_shape_n_values (self->reader->shape),
                                               self->n_values);
      if (format_cells_have_other_values (self->reader, self->n_values))
        return format_data_fpuzzles_bad_count (self, self->root, FORMATS_WRONG_VALUES,
                                               sudoku_shape_n_values (self->reader->shape),
                                               self->n_values);
      status = format_puzzle_become (self->puzzle, self->reader->shape);
    }
  else
    {
      status = read_extras (self, &extras);
      if (status != BASE_OK)
        return format_reader_fail (self->reader, status);
      sudoku_shape_usual_boxes (self->n_values, &rows, &columns);
      if (!self->has_regions && extras == 0)
        status = format_cells_become (self->reader, self->puzzle, self->n_values);
      else
        {
          status = self->has_regions
                       ? sudoku_shape_new_jigsaw (self->n_values, self->region_of, extras, &shape)
                       : sudoku_shape_new (rows, columns, extras, &shape);
          if (status == BASE_OK)
            status = format_puzzle_become (self->puzzle, shape);
          sudoku_shape_unref (shape);
        }
    }
  return status == BASE_OK ? FORMATS_PUZZLE : format_reader_fail (self->reader, status);
}
