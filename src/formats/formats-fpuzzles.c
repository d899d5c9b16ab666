/* formats-fpuzzles.c - a puzzle as f-puzzles has it: an object with a `size` and a `grid` of rows of cells.
 *
 * A cell may have a `value` (with `given`, else the player entered it), a `region`, candidates that the puzzle allows
 * (`givenPencilMarks`) and the player's (`centerPencilMarks`, `cornerPencilMarks`).  Windows are regions of their own
 * (`extraregion`).  Other rules that are in force cannot be kept: each is said. */
#include "formats-fpuzzles-private.h"

#include "formats-cells-private.h"
#include "formats-layout-private.h"
#include "formats-table-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* Keys that say nothing about which digits may stand where. */
static const char *const harmless[] = {
  "size",
  "title",
  "author",
  "ruleset",
  "grid",
  "diagonal+",
  "diagonal-",
  "extraregion",
  "solution",
  "highlightConflicts",
  "text",
  "circle",
  "rectangle",
  "line",
  "cage",
  "metadata",
  "lettering",
  "successMessage",
  "msgcorrect",
  "disabledlogic",
  "cellColors",
  "foglight",
  "truecandidatesoptions",
  "autoPencilMark",
};

typedef struct
{
  FormatsReader *reader;
  FormatsPuzzle *puzzle;
  const FormatsJson *json;
  FormatsIssue *issue;
  const FormatsJsonValue *root;
  uint32_t n_values;
  uint32_t region_of[SUDOKU_MAX_CELLS];
  bool has_regions;
} Fpuzzles;

static void
warn (Fpuzzles *self, const FormatsJsonValue *value, FormatsFault fault, const char *token)
{
  formats_json_bad (self->json, value, fault, token, self->issue);
  formats_reader_warn (self->reader, self->issue);
}

/* Whether a rule that is there is also in force: neither false nor empty. */
static bool
is_in_force (const FormatsJson *json, const FormatsJsonValue *value)
{
  return value != NULL && value->kind != FORMATS_JSON_FALSE && value->kind != FORMATS_JSON_NULL
         && !(value->kind >= FORMATS_JSON_ARRAY && formats_json_first (json, value) == NULL)
         && !(value->kind == FORMATS_JSON_STRING && value->length == 0);
}

static void
warn_of_rules (Fpuzzles *self)
{
  for (const FormatsJsonValue *key = formats_json_first (self->json, self->root); key != NULL;)
    {
      const char *name = formats_json_string (self->json, key);
      const FormatsJsonValue *value = formats_json_next (self->json, self->root, key);
      bool known = value == NULL;

      for (size_t i = 0; i < sizeof harmless / sizeof harmless[0] && !known; i++)
        known = strcmp (name, harmless[i]) == 0;
      if (!known && is_in_force (self->json, value))
        warn (self, key, FORMATS_RULE_IGNORED, name);
      key = value != NULL ? formats_json_next (self->json, self->root, value) : NULL;
    }
}

static FormatsOutcome
bad_count (Fpuzzles *self,
           const FormatsJsonValue *value,
           FormatsFault fault,
           uint64_t expected,
           uint64_t found)
{
  formats_json_bad (self->json, value, fault, NULL, self->issue);
  self->issue->expected = expected;
  self->issue->found = found;
  return FORMATS_BAD_PUZZLE;
}

static uint32_t
count (const FormatsJson *json, const FormatsJsonValue *array)
{
  uint32_t n = 0;

  for (const FormatsJsonValue *value = formats_json_first (json, array); value != NULL;
       value = formats_json_next (json, array, value))
    n++;
  return n;
}

/* N rows of N cells, each an object. */
static FormatsOutcome
check_grid (Fpuzzles *self, const FormatsJsonValue *grid)
{
  uint32_t n = count (self->json, grid);

  if (grid == NULL)
    return FORMATS_PUZZLE;
  if (grid->kind != FORMATS_JSON_ARRAY)
    return formats_json_bad (self->json, grid, FORMATS_BAD_VALUE, "grid", self->issue);
  if (n != self->n_values)
    return bad_count (self, grid, FORMATS_MISSING_ROWS, self->n_values, n);
  for (const FormatsJsonValue *row = formats_json_first (self->json, grid); row != NULL;
       row = formats_json_next (self->json, grid, row))
    {
      if (row->kind != FORMATS_JSON_ARRAY)
        return formats_json_bad (self->json, row, FORMATS_BAD_VALUE, "grid", self->issue);
      n = count (self->json, row);
      if (n != self->n_values)
        return bad_count (self, row, FORMATS_WRONG_ROW, self->n_values, n);
      for (const FormatsJsonValue *cell = formats_json_first (self->json, row); cell != NULL;
           cell = formats_json_next (self->json, row, cell))
        if (cell->kind != FORMATS_JSON_OBJECT)
          return formats_json_bad (self->json, cell, FORMATS_BAD_VALUE, "grid", self->issue);
    }
  return FORMATS_PUZZLE;
}

/* Regions that are named; where a cell has none, it is in the box that a bare grid has there. */
static FormatsOutcome
read_region (Fpuzzles *self, const FormatsJsonValue *cell, uint32_t index)
{
  const FormatsJsonValue *region = formats_json_get (self->json, cell, "region");
  uint32_t rows, columns, n = self->n_values, number;

  sudoku_shape_usual_boxes (n, &rows, &columns);
  self->region_of[index] = index / n / rows * rows + index % n / columns;
  if (region == NULL)
    return FORMATS_PUZZLE;
  if (!formats_json_whole (region, n - 1, &number))
    return formats_json_bad (self->json, region, FORMATS_BAD_VALUE, "region", self->issue);
  self->has_regions = true;
  self->region_of[index] = number;
  return FORMATS_PUZZLE;
}

typedef FormatsOutcome ReadCell (Fpuzzles *self, const FormatsJsonValue *cell, uint32_t index);

static FormatsOutcome
for_each_cell (Fpuzzles *self, ReadCell *read)
{
  const FormatsJsonValue *grid = formats_json_get (self->json, self->root, "grid");
  uint32_t index = 0;
  FormatsOutcome outcome = FORMATS_PUZZLE;

  for (const FormatsJsonValue *row = formats_json_first (self->json, grid);
       row != NULL && outcome == FORMATS_PUZZLE; row = formats_json_next (self->json, grid, row))
    for (const FormatsJsonValue *cell = formats_json_first (self->json, row);
         cell != NULL && outcome == FORMATS_PUZZLE;
         cell = formats_json_next (self->json, row, cell))
      outcome = read (self, cell, index++);
  return outcome;
}

/* The candidates that an array names. */
static FormatsOutcome
read_marks (Fpuzzles *self, const FormatsJsonValue *cell, const char *key, uint64_t *marks)
{
  const FormatsJsonValue *array = formats_json_get (self->json, cell, key);

  if (array == NULL || array->kind == FORMATS_JSON_NULL)
    return FORMATS_PUZZLE;
  if (array->kind != FORMATS_JSON_ARRAY)
    return formats_json_bad (self->json, array, FORMATS_BAD_VALUE, key, self->issue);
  for (const FormatsJsonValue *value = formats_json_first (self->json, array); value != NULL;
       value = formats_json_next (self->json, array, value))
    {
      uint32_t number;

      if (!formats_json_whole (value, self->n_values, &number) || number == 0)
        return formats_json_bad (self->json, value, FORMATS_BAD_VALUE, key, self->issue);
      *marks |= (uint64_t) 1 << (number - 1);
    }
  return FORMATS_PUZZLE;
}

static FormatsOutcome
read_value (Fpuzzles *self, const FormatsJsonValue *cell, uint32_t index)
{
  const FormatsJsonValue *value = formats_json_get (self->json, cell, "value");
  const FormatsJsonValue *given = formats_json_get (self->json, cell, "given");
  BaseText *entries = &self->puzzle->about[FORMATS_ABOUT_ENTRIES];
  uint32_t number = 0;

  if (value == NULL || value->kind == FORMATS_JSON_NULL)
    return FORMATS_PUZZLE;
  if (!formats_json_whole (value, self->n_values, &number))
    return formats_json_bad (self->json, value, FORMATS_BAD_VALUE, "value", self->issue);
  if (given != NULL && given->kind == FORMATS_JSON_TRUE)
    self->puzzle->sudoku->values[index] = (uint8_t) number;
  else
    entries->bytes[index] = (char) number;
  return FORMATS_PUZZLE;
}

static FormatsOutcome
read_cell (Fpuzzles *self, const FormatsJsonValue *cell, uint32_t index)
{
  SudokuPuzzle *sudoku = self->puzzle->sudoku;
  uint64_t allowed = 0, marks = 0;
  FormatsOutcome outcome = read_value (self, cell, index);

  if (outcome == FORMATS_PUZZLE)
    outcome = read_marks (self, cell, "givenPencilMarks", &allowed);
  if (outcome == FORMATS_PUZZLE)
    outcome = read_marks (self, cell, "centerPencilMarks", &marks);
  if (outcome == FORMATS_PUZZLE)
    outcome = read_marks (self, cell, "cornerPencilMarks", &marks);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  formats_about_set_marks (self->puzzle, index, marks);
  if (allowed == 0)
    return FORMATS_PUZZLE;
  if (sudoku_puzzle_allow_candidates (sudoku) != BASE_OK)
    return formats_reader_fail (self->reader, BASE_NO_MEMORY);
  sudoku->candidates[index] = allowed;
  return FORMATS_PUZZLE;
}

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
window_of (const Fpuzzles *self, const SudokuShape *shape, const FormatsJsonValue *region)
{
  const FormatsJsonValue *cells = formats_json_get (self->json, region, "cells");
  const FormatsJsonValue *first = formats_json_first (self->json, cells);
  uint32_t n_groups = sudoku_shape_n_groups (shape), n = 0, found = COVER_NONE;
  BoardGroup group = { 0 };

  if (first == NULL)
    return COVER_NONE;
  for (uint32_t i = 0; i < n_groups && found == COVER_NONE; i++)
    {
      group = sudoku_shape_group (shape, i);
      if (group.kind == BOARD_GROUP_WINDOW
          && group.cells[0] == cell_of (formats_json_string (self->json, first), self->n_values))
        found = i;
    }
  for (const FormatsJsonValue *at = first; at != NULL && found != COVER_NONE;
       at = formats_json_next (self->json, cells, at), n++)
    if (n >= group.n_cells
        || group.cells[n] != cell_of (formats_json_string (self->json, at), self->n_values))
      return COVER_NONE;
  return n == group.n_cells ? found : COVER_NONE;
}

/* Whether the extra regions are exactly the windows. */
static BaseStatus
find_windows (const Fpuzzles *self, const FormatsJsonValue *regions, bool *out_are)
{
  uint32_t root = formats_square_root (self->n_values), n = 0, last = 0;
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
  for (const FormatsJsonValue *region = formats_json_first (self->json, regions);
       region != NULL && all; region = formats_json_next (self->json, regions, region))
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
read_extras (Fpuzzles *self, unsigned *out_extras)
{
  const FormatsJsonValue *up = formats_json_get (self->json, self->root, "diagonal+");
  const FormatsJsonValue *down = formats_json_get (self->json, self->root, "diagonal-");
  const FormatsJsonValue *regions = formats_json_get (self->json, self->root, "extraregion");
  bool rises = is_in_force (self->json, up), falls = is_in_force (self->json, down);
  bool windows;
  BaseStatus status = find_windows (self, regions, &windows);

  if (rises != falls)
    warn (self, rises ? up : down, FORMATS_RULE_IGNORED, rises ? "diagonal+" : "diagonal-");
  if (!windows && status == BASE_OK && is_in_force (self->json, regions))
    warn (self, regions, FORMATS_RULE_IGNORED, "extraregion");
  *out_extras = (rises && falls ? SUDOKU_DIAGONALS : 0u) | (windows ? SUDOKU_WINDOWS : 0u);
  return status;
}

/* Each region has to have as many cells as there are values. */
static FormatsOutcome
check_regions (Fpuzzles *self)
{
  uint32_t sizes[SUDOKU_MAX_VALUES] = { 0 };

  for (uint32_t i = 0; i < self->n_values * self->n_values; i++)
    sizes[self->region_of[i]]++;
  for (uint32_t i = 0; i < self->n_values; i++)
    if (sizes[i] != self->n_values)
      {
        char name[3] = { (char) ('0' + i / 10), (char) ('0' + i % 10), '\0' };

        formats_json_bad (self->json, formats_json_get (self->json, self->root, "grid"),
                          FORMATS_WRONG_REGION, i < 10 ? name + 1 : name, self->issue);
        self->issue->expected = self->n_values;
        self->issue->found = sizes[i];
        return FORMATS_BAD_PUZZLE;
      }
  return FORMATS_PUZZLE;
}

static FormatsOutcome
take_shape (Fpuzzles *self)
{
  uint32_t rows, columns;
  unsigned extras = 0;
  SudokuShape *shape = NULL;
  BaseStatus status;

  if (self->reader->shape != NULL)
    {
      if (sudoku_shape_n_cells (self->reader->shape) != self->n_values * self->n_values)
        return bad_count (self, self->root, FORMATS_WRONG_ROW,
                          sudoku_shape_n_values (self->reader->shape), self->n_values);
      status = formats_puzzle_become (self->puzzle, self->reader->shape);
    }
  else
    {
      status = read_extras (self, &extras);
      if (status != BASE_OK)
        return formats_reader_fail (self->reader, status);
      sudoku_shape_usual_boxes (self->n_values, &rows, &columns);
      if (!self->has_regions && extras == 0)
        status = formats_cells_become (self->reader, self->puzzle, self->n_values);
      else
        {
          status = self->has_regions
                       ? sudoku_shape_new_jigsaw (self->n_values, self->region_of, extras, &shape)
                       : sudoku_shape_new (rows, columns, extras, &shape);
          if (status == BASE_OK)
            status = formats_puzzle_become (self->puzzle, shape);
          sudoku_shape_unref (shape);
        }
    }
  return status == BASE_OK ? FORMATS_PUZZLE : formats_reader_fail (self->reader, status);
}

static void
read_solution (Fpuzzles *self)
{
  const FormatsJsonValue *array = formats_json_get (self->json, self->root, "solution");
  uint32_t n_cells = sudoku_shape_n_cells (self->puzzle->sudoku->shape), i = 0, number;
  uint8_t *values;

  if (array == NULL || array->kind != FORMATS_JSON_ARRAY
      || (values = formats_about_add_values (self->puzzle, FORMATS_ABOUT_SOLUTION)) == NULL)
    return;
  for (const FormatsJsonValue *value = formats_json_first (self->json, array); value != NULL;
       value = formats_json_next (self->json, array, value), i++)
    if (i < n_cells && formats_json_whole (value, self->n_values, &number))
      values[i] = (uint8_t) number;
  if (i == n_cells && formats_cells_solution_fits (self->puzzle))
    return;
  base_text_reset (&self->puzzle->about[FORMATS_ABOUT_SOLUTION]);
  warn (self, array, FORMATS_SOLUTION_IGNORED, NULL);
}

static void
read_text (Fpuzzles *self, const char *key, FormatsAbout about)
{
  const FormatsJsonValue *value = formats_json_get (self->json, self->root, key);

  if (value != NULL && value->kind == FORMATS_JSON_STRING)
    base_text_add_bytes (&self->puzzle->about[about], formats_json_string (self->json, value),
                         value->length);
}

static FormatsOutcome
build (Fpuzzles *self)
{
  const FormatsJsonValue *size = formats_json_get (self->json, self->root, "size");
  FormatsOutcome outcome;

  if (size == NULL)
    return formats_json_bad (self->json, self->root, FORMATS_MISSING, "size", self->issue);
  if (!formats_json_whole (size, SUDOKU_MAX_VALUES, &self->n_values) || self->n_values == 0)
    return formats_json_bad (self->json, size, FORMATS_BAD_VALUE, "size", self->issue);
  outcome = check_grid (self, formats_json_get (self->json, self->root, "grid"));
  if (outcome == FORMATS_PUZZLE)
    outcome = for_each_cell (self, read_region);
  if (outcome == FORMATS_PUZZLE && self->has_regions)
    outcome = check_regions (self);
  if (outcome == FORMATS_PUZZLE)
    outcome = take_shape (self);
  if (outcome == FORMATS_PUZZLE
      && (formats_about_add_values (self->puzzle, FORMATS_ABOUT_ENTRIES) == NULL
          || !formats_about_add_marks (self->puzzle)))
    return formats_reader_fail (self->reader, BASE_NO_MEMORY);
  if (outcome == FORMATS_PUZZLE)
    outcome = for_each_cell (self, read_cell);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  formats_about_tidy (self->puzzle);
  read_solution (self);
  read_text (self, "title", FORMATS_ABOUT_TITLE);
  read_text (self, "author", FORMATS_ABOUT_AUTHOR);
  read_text (self, "ruleset", FORMATS_ABOUT_DESCRIPTION);
  warn_of_rules (self);
  return FORMATS_PUZZLE;
}

FormatsOutcome
formats_fpuzzles_build (FormatsReader *reader,
                        FormatsPuzzle *puzzle,
                        const FormatsJson *json,
                        FormatsIssue *issue)
{
  Fpuzzles *self = base_new_zeroed (Fpuzzles, 1);
  FormatsOutcome outcome;

  if (self == NULL)
    return formats_reader_fail (reader, BASE_NO_MEMORY);
  self->reader = reader;
  self->puzzle = puzzle;
  self->json = json;
  self->issue = issue;
  self->root = json->values;
  outcome = build (self);
  free (self);
  return outcome;
}

FormatsOutcome
formats_fpuzzles_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsJson json = FORMATS_JSON_EMPTY;
  FormatsOutcome outcome = formats_json_gather (reader, &json, issue);

  if (outcome == FORMATS_PUZZLE)
    {
      const FormatsLine line = { .offset = json.offset, .number = json.line };

      formats_puzzle_begin (puzzle, reader, &line);
      outcome = formats_json_parse (reader, &json, issue);
    }
  if (outcome == FORMATS_PUZZLE)
    outcome = formats_fpuzzles_build (reader, puzzle, &json, issue);
  formats_json_clear (&json);
  return outcome;
}

FormatsSniff
formats_fpuzzles_sniff (const FormatsSample *sample)
{
  return formats_json_sniff (sample, false);
}
