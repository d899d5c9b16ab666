/* Shapes by text, and their names.  The text may be from anyone: it is read byte by byte, and every
 * number is checked before it is used. */
#include "sudoku-rule-private.h"
#include "sudoku-shape-private.h"
#include "sudoku-text-private.h"

#include <string.h>

/* The usual symbols of values, and a last one for a 64th region. */
static const char region_symbols[] =
    "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz@#0";

_Static_assert(sizeof region_symbols == SUDOKU_MAX_VALUES + 1, "one symbol for each region");

/* A text being parsed, from `at` on. */
typedef struct
{
  const char *start, *at;
  SudokuShapeFault *fault;
} Parse;

static BaseStatus
refuse_shape (Parse *parse, SudokuShapeFaultKind kind, uint32_t found, uint32_t expected)
{
  *parse->fault = (SudokuShapeFault){ .kind = kind, .found = found, .expected = expected };
  return BASE_BAD_INPUT;
}

static BaseStatus
refuse_text (Parse *parse)
{
  return refuse_shape (parse, SUDOKU_SHAPE_FAULT_TEXT, (uint32_t) (parse->at - parse->start) + 1,
                       0);
}

static BaseStatus
read_boxes (Parse *parse, uint32_t *out_rows, uint32_t *out_columns)
{
  if (!sudoku_text_read_number (&parse->at, out_rows) || !sudoku_text_skip (&parse->at, "x")
      || !sudoku_text_read_number (&parse->at, out_columns))
    return refuse_text (parse);
  if (*out_rows * *out_columns > SUDOKU_MAX_VALUES)
    return refuse_shape (parse, SUDOKU_SHAPE_FAULT_VALUES, *out_rows * *out_columns,
                         SUDOKU_MAX_VALUES);
  return BASE_OK;
}

/* Reads rules to the end of the text. */
static BaseStatus
read_rules (Parse *parse, uint32_t n_values, SudokuRuleList *rules)
{
  BaseStatus status = sudoku_rules_read (&parse->at, SUDOKU_RULE_TABLE, n_values, rules);

  if (status == BASE_BAD_INPUT)
    return refuse_text (parse);
  for (uint32_t i = 0; i < rules->n && status == BASE_OK; i++)
    if (!sudoku_rule_fits (rules->all[i].kind, n_values))
      {
        status = refuse_shape (parse, SUDOKU_SHAPE_FAULT_RULE, n_values, 0);
        parse->fault->rule = rules->all[i].kind;
      }
  return status;
}

static BaseStatus
parse_boxes (Parse *parse, SudokuShape **out_shape)
{
  uint32_t rows, columns;
  SudokuRuleList rules = { .n = 0 };
  BaseStatus status = read_boxes (parse, &rows, &columns);

  if (status == BASE_OK)
    status = read_rules (parse, rows * columns, &rules);
  if (status == BASE_OK)
    status = sudoku_shape_new (rows, columns, sudoku_rule_list_rules (&rules), out_shape);
  sudoku_rule_list_clear (&rules);
  return status;
}

/* Regions by their symbols, in order of their first cells. */
typedef struct
{
  uint32_t of_cell[SUDOKU_MAX_CELLS];
  uint32_t number_of[128]; /* 1 + the region's number; 0: not seen yet */
  uint32_t size[128];      /* by number */
  char symbols[128];
  uint32_t n_cells, n;
} Regions;

/* Any printable ASCII but '+' may name a region. */
static BaseStatus
read_regions (Parse *parse, Regions *regions)
{
  for (; *parse->at > ' ' && *parse->at <= '~' && *parse->at != '+'; parse->at++)
    {
      uint32_t *number = &regions->number_of[(unsigned char) *parse->at];

      if (regions->n_cells == SUDOKU_MAX_CELLS)
        return refuse_shape (parse, SUDOKU_SHAPE_FAULT_CANVAS, 0, SUDOKU_MAX_CELLS);
      if (*number == 0)
        {
          regions->symbols[regions->n] = *parse->at;
          *number = ++regions->n;
        }
      regions->of_cell[regions->n_cells++] = *number - 1;
      regions->size[*number - 1]++;
    }
  return BASE_OK;
}

/* The number of regions gives the size of the grid. */
static BaseStatus
check_regions (Parse *parse, const Regions *regions, uint32_t *out_n_values)
{
  uint32_t n_values = 1;

  while (n_values * n_values < regions->n_cells)
    n_values++;
  if (n_values * n_values != regions->n_cells)
    return refuse_shape (parse, SUDOKU_SHAPE_FAULT_NO_SQUARE, regions->n_cells, 0);
  if (regions->n != n_values)
    return refuse_shape (parse, SUDOKU_SHAPE_FAULT_REGIONS, regions->n, n_values);
  for (uint32_t i = 0; i < regions->n; i++)
    if (regions->size[i] != n_values)
      {
        refuse_shape (parse, SUDOKU_SHAPE_FAULT_REGION, regions->size[i], n_values);
        parse->fault->symbol = regions->symbols[i];
        return BASE_BAD_INPUT;
      }
  *out_n_values = n_values;
  return BASE_OK;
}

static BaseStatus
parse_jigsaw (Parse *parse, SudokuShape **out_shape)
{
  Regions regions = { .n = 0 };
  uint32_t n_values = 0;
  SudokuRuleList rules = { .n = 0 };
  BaseStatus status = read_regions (parse, &regions);

  if (status == BASE_OK)
    status = check_regions (parse, &regions, &n_values);
  if (status == BASE_OK)
    status = read_rules (parse, n_values, &rules);
  if (status == BASE_OK)
    status = sudoku_shape_new_jigsaw (n_values, regions.of_cell, sudoku_rule_list_rules (&rules),
                                      out_shape);
  sudoku_rule_list_clear (&rules);
  return status;
}

/* Finds two grids that do not fit together; without any, the grids take too much room. */
static BaseStatus
refuse_grids (Parse *parse,
              uint32_t rows,
              uint32_t columns,
              const BoardPlace *corners,
              uint32_t n_grids)
{
  for (uint32_t b = 0; b < n_grids; b++)
    for (uint32_t a = 0; a < b; a++)
      {
        int down = corners[a].row - corners[b].row, across = corners[a].column - corners[b].column;
        int n = (int) (rows * columns);

        if (down == 0 && across == 0)
          return refuse_shape (parse, SUDOKU_SHAPE_FAULT_SAME, a + 1, b + 1);
        if (down > -n && down < n && across > -n && across < n
            && (down % (int) rows != 0 || across % (int) columns != 0))
          return refuse_shape (parse, SUDOKU_SHAPE_FAULT_OVERLAP, a + 1, b + 1);
      }
  return refuse_shape (parse, SUDOKU_SHAPE_FAULT_CANVAS, 0, SUDOKU_MAX_CELLS);
}

static BaseStatus
parse_grids (Parse *parse, SudokuShape **out_shape)
{
  BoardPlace corners[SUDOKU_MAX_CELLS];
  uint32_t rows, columns, n_grids = 0;
  BaseStatus status = read_boxes (parse, &rows, &columns);

  if (status != BASE_OK)
    return status;
  do
    {
      if (n_grids == SUDOKU_MAX_CELLS)
        return refuse_shape (parse, SUDOKU_SHAPE_FAULT_CANVAS, 0, SUDOKU_MAX_CELLS);
      if (!sudoku_text_skip (&parse->at, "@")
          || !sudoku_text_read_place (&parse->at, &corners[n_grids]))
        return refuse_text (parse);
      n_grids++;
    }
  while (*parse->at != '\0');
  status = sudoku_shape_new_overlapping (rows, columns, corners, n_grids, out_shape);
  return status == BASE_BAD_INPUT ? refuse_grids (parse, rows, columns, corners, n_grids) : status;
}

BaseStatus
sudoku_shape_parse_or_tell (const char *text, SudokuShape **out_shape, SudokuShapeFault *out_fault)
{
  Parse parse = { .start = text, .at = text, .fault = out_fault };

  if (sudoku_text_skip (&parse.at, "boxes:"))
    return parse_boxes (&parse, out_shape);
  if (sudoku_text_skip (&parse.at, "jigsaw:"))
    return parse_jigsaw (&parse, out_shape);
  if (sudoku_text_skip (&parse.at, "grids:"))
    return parse_grids (&parse, out_shape);
  if (strcmp (text, "samurai") == 0)
    return sudoku_shape_new_samurai (out_shape);
  return refuse_shape (&parse, SUDOKU_SHAPE_FAULT_KIND, 0, 0);
}

BaseStatus
sudoku_shape_parse (const char *text, SudokuShape **out_shape)
{
  SudokuShapeFault ignored;

  return sudoku_shape_parse_or_tell (text, out_shape, &ignored);
}

static void
add_boxes (const SudokuShape *self, BaseText *text)
{
  base_text_add_number (text, self->box_rows);
  base_text_add_char (text, 'x');
  base_text_add_number (text, self->box_columns);
}

static void
add_regions (const SudokuShape *self, BaseText *text)
{
  char symbols[SUDOKU_MAX_CELLS];

  for (size_t group = 0; group < self->n_groups; group++)
    if (self->groups[group].kind == &sudoku_group_region)
      for (uint32_t i = 0; i < self->groups[group].n_cells; i++)
        symbols[self->groups[group].cells[i]] = region_symbols[self->groups[group].index];
  base_text_add_bytes (text, symbols, self->n_cells);
}

static void
add_grids (const SudokuShape *self, BaseText *text)
{
  for (uint32_t grid = 0; grid < self->n_grids; grid++)
    {
      base_text_add_char (text, '@');
      sudoku_text_add_place (text, self->corners[grid]);
    }
}

static void
add_square (const SudokuShape *self, BaseText *text)
{
  base_text_add (text, self->box_rows != 0 ? "boxes:" : "jigsaw:");
  if (self->box_rows != 0)
    add_boxes (self, text);
  else
    add_regions (self, text);
  sudoku_rules_write (sudoku_shape_rules (self), self->n_values, text);
}

void
sudoku_shape_name (const SudokuShape *self, BaseText *text)
{
  if (self->n_grids == 1)
    add_square (self, text);
  else if (sudoku_shape_is_samurai (self))
    base_text_add (text, "samurai");
  else
    {
      base_text_add (text, "grids:");
      add_boxes (self, text);
      add_grids (self, text);
    }
}
