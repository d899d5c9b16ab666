/* format-data-fpuzzles-shape.c - the shape that regions and rules make. */
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

/* Which group of the kind has just the cells of a region, in their order; COVER_NONE for none. */
static uint32_t
fpuzzles_find_group (const FormatsFpuzzles *self,
                     const SudokuShape *shape,
                     const BoardGroupKind *kind,
                     const FormatsJsonValue *region)
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
      if (group.kind == kind
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

static uint32_t
fpuzzles_count_groups (const SudokuShape *shape, const BoardGroupKind *kind)
{
  uint32_t n = 0;

  for (uint32_t i = 0; i < sudoku_shape_n_groups (shape); i++)
    n += sudoku_shape_group (shape, i).kind == kind;
  return n;
}

/* Whether the regions are exactly the groups of a rule, in their order. */
static BaseStatus
compare_regions (const FormatsFpuzzles *self,
                 const FormatsJsonValue *regions,
                 const SudokuRuleKind *kind,
                 bool *out_are)
{
  const SudokuRule rule = { .kind = kind };
  uint32_t n = 0, last = 0;
  SudokuShape *shape;
  BaseStatus status;
  bool all = true;

  *out_are = false;
  if (regions == NULL || regions->kind != FORMATS_JSON_ARRAY
      || !sudoku_rule_fits (kind, self->n_values))
    return BASE_OK;
  status = sudoku_shape_new (1, self->n_values, (SudokuRules){ &rule, 1 }, &shape);
  if (status != BASE_OK)
    return status;
  for (const FormatsJsonValue *region = format_data_json_first (self->json, regions);
       region != NULL && all; region = format_data_json_next (self->json, regions, region))
    {
      uint32_t group = fpuzzles_find_group (self, shape, kind->group, region);

      all = group != COVER_NONE && group > last;
      last = group;
      n++;
    }
  *out_are = all && n == fpuzzles_count_groups (shape, kind->group);
  sudoku_shape_unref (shape);
  return BASE_OK;
}

/* A rule that is stated by keys which are all `true`.  Some of them alone are another rule, which
 * is not kept. */
static void
read_flags (FormatsFpuzzles *self, const SudokuRuleKind *kind, SudokuPlainRules *rules)
{
  const FormatsJsonValue *some = NULL;
  const char *name = NULL;
  unsigned n_keys = 0, n_true = 0;

  for (; n_keys < 2 && kind->fpuzzles_flags[n_keys] != NULL; n_keys++)
    {
      const FormatsJsonValue *value =
          format_data_json_get (self->json, self->root, kind->fpuzzles_flags[n_keys]);

      if (!format_data_fpuzzles_is_in_force (self->json, value))
        continue;
      some = value;
      name = kind->fpuzzles_flags[n_keys];
      n_true++;
    }
  if (n_keys > 0 && n_true == n_keys)
    sudoku_plain_rules_add (rules, kind);
  else if (n_true > 0)
    format_data_fpuzzles_warn (self, some, FORMATS_RULE_IGNORED, name);
}

/* A rule that is stated by the cells of its groups. */
static BaseStatus
read_rule_regions (FormatsFpuzzles *self, const SudokuRuleKind *kind, SudokuPlainRules *rules)
{
  const FormatsJsonValue *regions =
      format_data_json_get (self->json, self->root, kind->fpuzzles_regions);
  bool are_its;
  BaseStatus status = compare_regions (self, regions, kind, &are_its);

  if (are_its)
    sudoku_plain_rules_add (rules, kind);
  else if (status == BASE_OK && format_data_fpuzzles_is_in_force (self->json, regions))
    format_data_fpuzzles_warn (self, regions, FORMATS_RULE_IGNORED, kind->fpuzzles_regions);
  return status;
}

static BaseStatus
fpuzzles_read_rules (FormatsFpuzzles *self, SudokuPlainRules *rules)
{
  BaseStatus status = BASE_OK;

  for (uint32_t i = 0; i < SUDOKU_RULE_KINDS && status == BASE_OK; i++)
    {
      read_flags (self, sudoku_rule_kinds[i], rules);
      if (sudoku_rule_kinds[i]->fpuzzles_regions != NULL)
        status = read_rule_regions (self, sudoku_rule_kinds[i], rules);
    }
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
  SudokuPlainRules rules = { .n = 0 };
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
      status = fpuzzles_read_rules (self, &rules);
      if (status != BASE_OK)
        return format_reader_fail (self->reader, status);
      sudoku_shape_usual_boxes (self->n_values, &rows, &columns);
      if (!self->has_regions && rules.n == 0)
        status = format_cells_become (self->reader, self->puzzle, self->n_values);
      else
        {
          const SudokuRules list = sudoku_plain_rules_list (&rules);

          status = self->has_regions
                       ? sudoku_shape_new_jigsaw (self->n_values, self->region_of, list, &shape)
                       : sudoku_shape_new (rows, columns, list, &shape);
          if (status == BASE_OK)
            status = format_puzzle_become (self->puzzle, shape);
          sudoku_shape_unref (shape);
        }
    }
  return status == BASE_OK ? FORMATS_PUZZLE : format_reader_fail (self->reader, status);
}
