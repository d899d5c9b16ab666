/* format-data-fpuzzles.c - a puzzle as f-puzzles has it: an object with a `size` and a `grid` of
 * rows of cells.
 *
 * A cell may have a `value` (a given where `given` is set, else an entry of the player), a
 * `region`, candidates that the puzzle allows (`givenPencilMarks`) and the player's marks
 * (`centerPencilMarks`, `cornerPencilMarks`).  Keys of rules are those in the table of rules
 * (sudoku-rule.h).  Other rules in force cannot be kept: each has its warning. */
#include "format-data-fpuzzles.h"

#include "format-cells.h"
#include "format-data.h"
#include "format-layout.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* Keys that do not restrict the digits of cells, or that are read elsewhere. */
static const char *const harmless[] = {
  "size",
  "title",
  "author",
  "ruleset",
  "grid",
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

void
format_data_fpuzzles_warn (FormatsFpuzzles *self,
                           const FormatsJsonValue *value,
                           FormatsFault fault,
                           const char *token)
{
  format_data_json_bad (self->json, value, fault, token, self->issue);
  format_reader_warn (self->reader, self->issue);
}

bool
format_data_fpuzzles_is_in_force (const FormatsJson *json, const FormatsJsonValue *value)
{
  return value != NULL && value->kind != FORMATS_JSON_FALSE && value->kind != FORMATS_JSON_NULL
         && !(value->kind >= FORMATS_JSON_ARRAY && format_data_json_first (json, value) == NULL)
         && !(value->kind == FORMATS_JSON_STRING && value->length == 0);
}

static bool
is_key_of_rule (const char *name)
{
  for (uint32_t i = 0; i < SUDOKU_RULE_KINDS; i++)
    {
      const SudokuRuleKind *kind = sudoku_rule_kinds[i];

      if (kind->fpuzzles_regions != NULL && strcmp (name, kind->fpuzzles_regions) == 0)
        return true;
      for (unsigned k = 0; k < 2 && kind->fpuzzles_flags[k] != NULL; k++)
        if (strcmp (name, kind->fpuzzles_flags[k]) == 0)
          return true;
    }
  return false;
}

static void
warn_of_rules (FormatsFpuzzles *self)
{
  for (const FormatsJsonValue *key = format_data_json_first (self->json, self->root); key != NULL;)
    {
      const char *name = format_data_json_string (self->json, key);
      const FormatsJsonValue *value = format_data_json_next (self->json, self->root, key);
      bool known = value == NULL || is_key_of_rule (name);

      for (size_t i = 0; i < sizeof harmless / sizeof harmless[0] && !known; i++)
        known = strcmp (name, harmless[i]) == 0;
      if (!known && format_data_fpuzzles_is_in_force (self->json, value))
        format_data_fpuzzles_warn (self, key, FORMATS_RULE_IGNORED, name);
      key = value != NULL ? format_data_json_next (self->json, self->root, value) : NULL;
    }
}

FormatsOutcome
format_data_fpuzzles_bad_count (FormatsFpuzzles *self,
                                const FormatsJsonValue *value,
                                FormatsFault fault,
                                uint64_t expected,
                                uint64_t found)
{
  format_data_json_bad (self->json, value, fault, NULL, self->issue);
  self->issue->expected = expected;
  self->issue->found = found;
  return FORMATS_BAD_PUZZLE;
}

static uint32_t
fpuzzles_count_cells (const FormatsJson *json, const FormatsJsonValue *array)
{
  uint32_t n = 0;

  for (const FormatsJsonValue *value = format_data_json_first (json, array); value != NULL;
       value = format_data_json_next (json, array, value))
    n++;
  return n;
}

/* N rows of N cells, each an object. */
static FormatsOutcome
check_grid (FormatsFpuzzles *self, const FormatsJsonValue *grid)
{
  uint32_t n = fpuzzles_count_cells (self->json, grid);

  if (grid == NULL)
    return FORMATS_PUZZLE;
  if (grid->kind != FORMATS_JSON_ARRAY)
    return format_data_json_bad (self->json, grid, FORMATS_BAD_VALUE, "grid", self->issue);
  if (n != self->n_values)
    return format_data_fpuzzles_bad_count (self, grid, FORMATS_MISSING_ROWS, self->n_values, n);
  for (const FormatsJsonValue *row = format_data_json_first (self->json, grid); row != NULL;
       row = format_data_json_next (self->json, grid, row))
    {
      if (row->kind != FORMATS_JSON_ARRAY)
        return format_data_json_bad (self->json, row, FORMATS_BAD_VALUE, "grid", self->issue);
      n = fpuzzles_count_cells (self->json, row);
      if (n != self->n_values)
        return format_data_fpuzzles_bad_count (self, row, FORMATS_WRONG_ROW, self->n_values, n);
      for (const FormatsJsonValue *cell = format_data_json_first (self->json, row); cell != NULL;
           cell = format_data_json_next (self->json, row, cell))
        if (cell->kind != FORMATS_JSON_OBJECT)
          return format_data_json_bad (self->json, cell, FORMATS_BAD_VALUE, "grid", self->issue);
    }
  return FORMATS_PUZZLE;
}

/* Reads a named region; a cell without one is in the box that a bare grid has there. */
static FormatsOutcome
read_region (FormatsFpuzzles *self, const FormatsJsonValue *cell, uint32_t index)
{
  const FormatsJsonValue *region = format_data_json_get (self->json, cell, "region");
  uint32_t rows, columns, n = self->n_values, number;

  sudoku_shape_usual_boxes (n, &rows, &columns);
  self->region_of[index] = index / n / rows * rows + index % n / columns;
  if (region == NULL)
    return FORMATS_PUZZLE;
  if (!format_data_json_whole (region, n - 1, &number))
    return format_data_json_bad (self->json, region, FORMATS_BAD_VALUE, "region", self->issue);
  self->has_regions = true;
  self->region_of[index] = number;
  return FORMATS_PUZZLE;
}

typedef FormatsOutcome
ReadCell (FormatsFpuzzles *self, const FormatsJsonValue *cell, uint32_t index);

static FormatsOutcome
for_each_cell (FormatsFpuzzles *self, ReadCell *read)
{
  const FormatsJsonValue *grid = format_data_json_get (self->json, self->root, "grid");
  uint32_t index = 0;
  FormatsOutcome outcome = FORMATS_PUZZLE;

  for (const FormatsJsonValue *row = format_data_json_first (self->json, grid);
       row != NULL && outcome == FORMATS_PUZZLE;
       row = format_data_json_next (self->json, grid, row))
    for (const FormatsJsonValue *cell = format_data_json_first (self->json, row);
         cell != NULL && outcome == FORMATS_PUZZLE;
         cell = format_data_json_next (self->json, row, cell))
      outcome = read (self, cell, index++);
  return outcome;
}

/* The candidates that an array names. */
static FormatsOutcome
fpuzzles_read_marks (FormatsFpuzzles *self,
                     const FormatsJsonValue *cell,
                     const char *key,
                     uint64_t *marks)
{
  const FormatsJsonValue *array = format_data_json_get (self->json, cell, key);

  if (array == NULL || array->kind == FORMATS_JSON_NULL)
    return FORMATS_PUZZLE;
  if (array->kind != FORMATS_JSON_ARRAY)
    return format_data_json_bad (self->json, array, FORMATS_BAD_VALUE, key, self->issue);
  for (const FormatsJsonValue *value = format_data_json_first (self->json, array); value != NULL;
       value = format_data_json_next (self->json, array, value))
    {
      uint32_t number;

      if (!format_data_json_whole (value, self->n_values, &number) || number == 0)
        return format_data_json_bad (self->json, value, FORMATS_BAD_VALUE, key, self->issue);
      *marks |= (uint64_t) 1 << (number - 1);
    }
  return FORMATS_PUZZLE;
}

static FormatsOutcome
fpuzzles_read_value (FormatsFpuzzles *self, const FormatsJsonValue *cell, uint32_t index)
{
  const FormatsJsonValue *value = format_data_json_get (self->json, cell, "value");
  const FormatsJsonValue *given = format_data_json_get (self->json, cell, "given");
  BaseText *entries = &self->puzzle->about[FORMATS_ABOUT_ENTRIES];
  uint32_t number = 0;

  if (value == NULL || value->kind == FORMATS_JSON_NULL)
    return FORMATS_PUZZLE;
  if (!format_data_json_whole (value, self->n_values, &number))
    return format_data_json_bad (self->json, value, FORMATS_BAD_VALUE, "value", self->issue);
  if (given != NULL && given->kind == FORMATS_JSON_TRUE)
    self->puzzle->sudoku->values[index] = (uint8_t) number;
  else
    entries->bytes[index] = (char) number;
  return FORMATS_PUZZLE;
}

static FormatsOutcome
fpuzzles_read_cell (FormatsFpuzzles *self, const FormatsJsonValue *cell, uint32_t index)
{
  SudokuPuzzle *sudoku = self->puzzle->sudoku;
  uint64_t allowed = 0, marks = 0;
  FormatsOutcome outcome = fpuzzles_read_value (self, cell, index);

  if (outcome == FORMATS_PUZZLE)
    outcome = fpuzzles_read_marks (self, cell, "givenPencilMarks", &allowed);
  if (outcome == FORMATS_PUZZLE)
    outcome = fpuzzles_read_marks (self, cell, "centerPencilMarks", &marks);
  if (outcome == FORMATS_PUZZLE)
    outcome = fpuzzles_read_marks (self, cell, "cornerPencilMarks", &marks);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  format_about_set_marks (self->puzzle, index, marks);
  if (allowed == 0)
    return FORMATS_PUZZLE;
  if (sudoku_puzzle_allow_candidates (sudoku) != BASE_OK)
    return format_reader_fail (self->reader, BASE_NO_MEMORY);
  sudoku->candidates[index] = allowed;
  return FORMATS_PUZZLE;
}

static void
fpuzzles_read_solution (FormatsFpuzzles *self)
{
  const FormatsJsonValue *array = format_data_json_get (self->json, self->root, "solution");
  uint32_t n_cells = sudoku_shape_n_cells (self->puzzle->sudoku->shape), i = 0, number;
  uint8_t *values;

  if (array == NULL || array->kind != FORMATS_JSON_ARRAY
      || (values = format_about_add_values (self->puzzle, FORMATS_ABOUT_SOLUTION)) == NULL)
    return;
  for (const FormatsJsonValue *value = format_data_json_first (self->json, array); value != NULL;
       value = format_data_json_next (self->json, array, value), i++)
    if (i < n_cells && format_data_json_whole (value, self->n_values, &number))
      values[i] = (uint8_t) number;
  if (i == n_cells && format_cells_solution_fits (self->puzzle))
    return;
  base_text_reset (&self->puzzle->about[FORMATS_ABOUT_SOLUTION]);
  format_data_fpuzzles_warn (self, array, FORMATS_SOLUTION_IGNORED, NULL);
}

static void
fpuzzles_read_text (FormatsFpuzzles *self, const char *key, FormatsAbout about)
{
  const FormatsJsonValue *value = format_data_json_get (self->json, self->root, key);

  if (value != NULL && value->kind == FORMATS_JSON_STRING)
    base_text_add_bytes (&self->puzzle->about[about], format_data_json_string (self->json, value),
                         value->length);
}

static FormatsOutcome
fpuzzles_build_puzzle (FormatsFpuzzles *self)
{
  const FormatsJsonValue *size = format_data_json_get (self->json, self->root, "size");
  FormatsOutcome outcome;

  if (size == NULL)
    return format_data_json_bad (self->json, self->root, FORMATS_MISSING, "size", self->issue);
  if (!format_data_json_whole (size, SUDOKU_MAX_VALUES, &self->n_values) || self->n_values == 0)
    return format_data_json_bad (self->json, size, FORMATS_BAD_VALUE, "size", self->issue);
  outcome = check_grid (self, format_data_json_get (self->json, self->root, "grid"));
  if (outcome == FORMATS_PUZZLE)
    outcome = for_each_cell (self, read_region);
  if (outcome == FORMATS_PUZZLE && self->has_regions)
    outcome = format_data_fpuzzles_check_regions (self);
  if (outcome == FORMATS_PUZZLE)
    outcome = format_data_fpuzzles_take_shape (self);
  if (outcome == FORMATS_PUZZLE
      && (format_about_add_values (self->puzzle, FORMATS_ABOUT_ENTRIES) == NULL
          || !format_about_add_marks (self->puzzle)))
    return format_reader_fail (self->reader, BASE_NO_MEMORY);
  if (outcome == FORMATS_PUZZLE)
    outcome = for_each_cell (self, fpuzzles_read_cell);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  format_about_tidy (self->puzzle);
  fpuzzles_read_solution (self);
  fpuzzles_read_text (self, "title", FORMATS_ABOUT_TITLE);
  fpuzzles_read_text (self, "author", FORMATS_ABOUT_AUTHOR);
  fpuzzles_read_text (self, "ruleset", FORMATS_ABOUT_DESCRIPTION);
  warn_of_rules (self);
  return FORMATS_PUZZLE;
}

FormatsOutcome
format_data_fpuzzles_build (FormatsReader *reader,
                            FormatsPuzzle *puzzle,
                            FormatsJson *json,
                            FormatsIssue *issue)
{
  FormatsFpuzzles *self = base_new_zeroed (FormatsFpuzzles, 1);
  FormatsOutcome outcome;

  if (self == NULL)
    return format_reader_fail (reader, BASE_NO_MEMORY);
  self->reader = reader;
  self->puzzle = puzzle;
  self->json = json;
  self->issue = issue;
  self->root = json->values;
  outcome = fpuzzles_build_puzzle (self);
  free (self);
  return outcome;
}

static FormatsOutcome
format_data_fpuzzles_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsJson json = FORMATS_JSON_EMPTY;
  FormatsOutcome outcome = format_data_json_read (reader, puzzle, &json, issue);

  if (outcome == FORMATS_PUZZLE)
    outcome = format_data_fpuzzles_build (reader, puzzle, &json, issue);
  format_data_json_clear (&json);
  return outcome;
}

FormatsSniff
format_data_fpuzzles_sniff (const FormatsSample *sample)
{
  return format_data_json_sniff (sample, false);
}

const Format format_data_fpuzzles = {
  .id = "fpuzzles",
  .name = N_ ("f-puzzles"),
  .suffixes = "json",
  .mime = "application/json",
  .keeps = FORMATS_KEEPS (TITLE) | FORMATS_KEEPS (AUTHOR) | FORMATS_KEEPS (DESCRIPTION)
           | FORMATS_KEEPS (SOLUTION) | FORMATS_KEEPS (ENTRIES) | FORMATS_KEEPS (MARKS),
  .sniff = format_data_fpuzzles_sniff,
  .read = format_data_fpuzzles_read,
  .write = format_data_fpuzzles_write,
  .losses = format_data_fpuzzles_losses,
};
