/* Shapes by text, and their names.  The text may come from anybody: it is read byte by byte, and
 * every number is checked before it is used. */
#include "sudoku-shape-private.h"

#include <string.h>

/* The usual symbols of values, and a last one for a 64th region. */
static const char region_symbols[] =
    "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz@#0";

_Static_assert(sizeof region_symbols == SUDOKU_MAX_VALUES + 1, "one symbol for each region");

/* A text on its way: `at` is yet to be read. */
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

/* Moves behind `word` where it stands next. */
static bool
skip_word (Parse *parse, const char *word)
{
  size_t length = strlen (word);

  if (strncmp (parse->at, word, length) != 0)
    return false;
  parse->at += length;
  return true;
}

/* A number from 1 to SUDOKU_MAX_CELLS. */
static bool
read_shape_number (Parse *parse, uint32_t *out_number)
{
  const char *at = parse->at;
  uint32_t number = 0;

  for (; *at >= '0' && *at <= '9'; at++)
    {
      number = number * 10 + (uint32_t) (*at - '0');
      if (number > SUDOKU_MAX_CELLS)
        return false;
    }
  if (number == 0)
    return false;
  parse->at = at;
  *out_number = number;
  return true;
}

static BaseStatus
read_boxes (Parse *parse, uint32_t *out_rows, uint32_t *out_columns)
{
  if (!read_shape_number (parse, out_rows) || !skip_word (parse, "x")
      || !read_shape_number (parse, out_columns))
    return refuse_text (parse);
  if (*out_rows * *out_columns > SUDOKU_MAX_VALUES)
    return refuse_shape (parse, SUDOKU_SHAPE_FAULT_VALUES, *out_rows * *out_columns,
                         SUDOKU_MAX_VALUES);
  return BASE_OK;
}

/* The kind whose id stands next, behind a `+`, and moves behind it; NULL where none does. */
static const SudokuRuleKind *
read_rule (Parse *parse)
{
  const char *start = parse->at;

  for (uint32_t i = 0; i < SUDOKU_RULE_KINDS && skip_word (parse, "+"); i++)
    {
      if (skip_word (parse, sudoku_rule_kinds[i]->id))
        return sudoku_rule_kinds[i];
      parse->at = start;
    }
  return NULL;
}

/* To the end of the text. */
static BaseStatus
read_rules (Parse *parse, uint32_t n_values, SudokuPlainRules *rules)
{
  while (*parse->at != '\0')
    {
      const SudokuRuleKind *kind = read_rule (parse);

      if (kind == NULL)
        return refuse_text (parse);
      sudoku_plain_rules_add (rules, kind);
    }
  for (uint32_t i = 0; i < rules->n; i++)
    if (!sudoku_rule_fits (rules->all[i].kind, n_values))
      {
        refuse_shape (parse, SUDOKU_SHAPE_FAULT_RULE, n_values, 0);
        parse->fault->rule = rules->all[i].kind;
        return BASE_BAD_INPUT;
      }
  return BASE_OK;
}

static BaseStatus
parse_boxes (Parse *parse, SudokuShape **out_shape)
{
  uint32_t rows, columns;
  SudokuPlainRules rules = { .n = 0 };
  BaseStatus status = read_boxes (parse, &rows, &columns);

  if (status == BASE_OK)
    status = read_rules (parse, rows * columns, &rules);
  return status == BASE_OK
             ? sudoku_shape_new (rows, columns, sudoku_plain_rules_list (&rules), out_shape)
             : status;
}

/* Regions by their symbols, in the order in which they are met. */
typedef struct
{
  uint32_t of_cell[SUDOKU_MAX_CELLS];
  uint32_t number_of[128]; /* 1 + the region's number; 0: not met yet */
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

/* How many there are shows how large the grid is. */
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
  SudokuPlainRules rules = { .n = 0 };
  BaseStatus status = read_regions (parse, &regions);

  if (status == BASE_OK)
    status = check_regions (parse, &regions, &n_values);
  if (status == BASE_OK)
    status = read_rules (parse, n_values, &rules);
  return status == BASE_OK ? sudoku_shape_new_jigsaw (n_values, regions.of_cell,
                                                      sudoku_plain_rules_list (&rules), out_shape)
                           : status;
}

/* Which two of the grids do not go together, or else that they take too much room. */
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
      uint32_t row, column;

      if (n_grids == SUDOKU_MAX_CELLS)
        return refuse_shape (parse, SUDOKU_SHAPE_FAULT_CANVAS, 0, SUDOKU_MAX_CELLS);
      if (!skip_word (parse, "@R") || !read_shape_number (parse, &row) || !skip_word (parse, "C")
          || !read_shape_number (parse, &column))
        return refuse_text (parse);
      corners[n_grids].row = (uint16_t) (row - 1);
      corners[n_grids++].column = (uint16_t) (column - 1);
    }
  while (*parse->at != '\0');
  status = sudoku_shape_new_overlapping (rows, columns, corners, n_grids, out_shape);
  return status == BASE_BAD_INPUT ? refuse_grids (parse, rows, columns, corners, n_grids) : status;
}

BaseStatus
sudoku_shape_parse_or_tell (const char *text, SudokuShape **out_shape, SudokuShapeFault *out_fault)
{
  Parse parse = { .start = text, .at = text, .fault = out_fault };

  if (skip_word (&parse, "boxes:"))
    return parse_boxes (&parse, out_shape);
  if (skip_word (&parse, "jigsaw:"))
    return parse_jigsaw (&parse, out_shape);
  if (skip_word (&parse, "grids:"))
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
      base_text_add (text, "@R");
      base_text_add_number (text, self->corners[grid].row + 1u);
      base_text_add_char (text, 'C');
      base_text_add_number (text, self->corners[grid].column + 1u);
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
  for (uint32_t i = 0; i < self->n_rules; i++)
    {
      base_text_add_char (text, '+');
      base_text_add (text, self->rules[i].kind->id);
    }
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
