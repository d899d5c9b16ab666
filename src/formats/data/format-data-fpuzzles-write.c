/* format-data-fpuzzles-write.c - writes f-puzzles: only the parts that differ from any puzzle of
 * the same size. */
#include "format-data-fpuzzles.h"

#include "format-cells.h"
#include "format-data.h"
#include "format-layout.h"

/* A puzzle on its way out. */
typedef struct
{
  const FormatsPuzzle *puzzle;
  FormatsPen pen;
  const uint8_t *entries;
  bool with_player, with_regions;
} Writing;

static void
fpuzzles_add_text (const char *key, const BaseText *text, BaseText *out)
{
  if (text->length == 0)
    return;
  base_text_add (out, ",\"");
  base_text_add (out, key);
  base_text_add (out, "\":");
  base_text_add_json (out, text->bytes, text->length);
}

/* Begins a key of an object, with a comma where one stands before it. */
static void
add_key (const char *key, BaseText *out)
{
  if (base_text_status (out) == BASE_OK && out->bytes[out->length - 1] != '{')
    base_text_add_char (out, ',');
  base_text_add_char (out, '"');
  base_text_add (out, key);
  base_text_add (out, "\":");
}

static void
add_marks (const char *key, uint64_t marks, uint32_t n_values, BaseText *out)
{
  bool follows = false;

  add_key (key, out);
  base_text_add_char (out, '[');
  for (uint32_t v = 0; v < n_values; v++)
    if ((marks >> v & 1) != 0)
      {
        base_text_add (out, follows ? "," : "");
        base_text_add_number (out, v + 1);
        follows = true;
      }
  base_text_add_char (out, ']');
}

static void
fpuzzles_add_cell (const Writing *self, uint32_t cell, BaseText *out)
{
  const SudokuPuzzle *sudoku = self->puzzle->sudoku;
  uint32_t n_values = self->pen.n_values, value = self->pen.values[cell];
  uint64_t marks = self->with_player ? format_about_marks (self->puzzle, cell) : 0;

  base_text_add_char (out, '{');
  if (value != 0 || (self->entries != NULL && self->entries[cell] != 0))
    {
      add_key ("value", out);
      base_text_add_number (out, value != 0 ? value : self->entries[cell]);
    }
  if (value != 0)
    base_text_add (out, ",\"given\":true");
  if (self->with_regions)
    {
      add_key ("region", out);
      base_text_add_number (out, format_cells_region (self->pen.shape, cell));
    }
  if (sudoku->candidates != NULL && sudoku->candidates[cell] != sudoku_all_values (n_values))
    add_marks ("givenPencilMarks", sudoku->candidates[cell], n_values, out);
  if (marks != 0)
    add_marks ("centerPencilMarks", marks, n_values, out);
  base_text_add_char (out, '}');
}

static void
fpuzzles_add_grid (const Writing *self, BaseText *out)
{
  uint32_t n = self->pen.n_values;

  base_text_add (out, ",\"grid\":[[");
  for (uint32_t cell = 0; cell < self->pen.n_cells; cell++)
    {
      if (cell > 0)
        base_text_add (out, cell % n == 0 ? "],[" : ",");
      fpuzzles_add_cell (self, cell, out);
    }
  base_text_add (out, "]]");
}

/* The cells of a group. */
static void
fpuzzles_add_group (const SudokuShape *shape, BoardGroup group, BaseText *out)
{
  base_text_add (out, "{\"cells\":[");
  for (uint32_t i = 0; i < group.n_cells; i++)
    {
      BoardPlace place = sudoku_shape_place (shape, group.cells[i]);

      base_text_add (out, i > 0 ? ",\"R" : "\"R");
      base_text_add_number (out, place.row + 1u);
      base_text_add_char (out, 'C');
      base_text_add_number (out, place.column + 1u);
      base_text_add_char (out, '"');
    }
  base_text_add (out, "]}");
}

static void
add_rule_regions (const SudokuShape *shape, const SudokuRuleKind *kind, BaseText *out)
{
  bool follows = false;

  add_key (kind->fpuzzles_regions, out);
  base_text_add_char (out, '[');
  for (uint32_t i = 0; i < sudoku_shape_n_groups (shape); i++)
    if (sudoku_shape_group (shape, i).kind == kind->group)
      {
        base_text_add (out, follows ? "," : "");
        fpuzzles_add_group (shape, sudoku_shape_group (shape, i), out);
        follows = true;
      }
  base_text_add_char (out, ']');
}

static void
fpuzzles_add_rules (const Writing *self, BaseText *out)
{
  const SudokuRules rules = sudoku_shape_rules (self->pen.shape);

  for (uint32_t i = 0; i < rules.n; i++)
    {
      const SudokuRuleKind *kind = rules.all[i].kind;

      for (unsigned k = 0; k < 2 && kind->fpuzzles_flags[k] != NULL; k++)
        {
          add_key (kind->fpuzzles_flags[k], out);
          base_text_add (out, "true");
        }
      if (kind->fpuzzles_regions != NULL)
        add_rule_regions (self->pen.shape, kind, out);
    }
}

static void
fpuzzles_add_solution (const FormatsPuzzle *puzzle, uint32_t n_cells, BaseText *out)
{
  const uint8_t *values = format_about_values (puzzle, FORMATS_ABOUT_SOLUTION);

  if (values == NULL)
    return;
  base_text_add (out, ",\"solution\":[");
  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      base_text_add (out, cell > 0 ? "," : "");
      base_text_add_number (out, values[cell]);
    }
  base_text_add_char (out, ']');
}

void
format_data_fpuzzles_add (const FormatsPuzzle *puzzle,
                          const FormatsWriteOptions *options,
                          BaseText *out)
{
  Writing self = { .puzzle = puzzle,
                   .pen = format_pen (puzzle, options, &format_data_fpuzzles),
                   .with_player = options->values == NULL };
  uint32_t rows, columns, usual_rows, usual_columns;

  sudoku_shape_boxes (self.pen.shape, &rows, &columns);
  sudoku_shape_usual_boxes (self.pen.n_values, &usual_rows, &usual_columns);
  self.with_regions = rows != usual_rows || columns != usual_columns;
  if (self.with_player)
    self.entries = format_about_values (puzzle, FORMATS_ABOUT_ENTRIES);
  base_text_add (out, "{\"size\":");
  base_text_add_number (out, self.pen.n_values);
  if (!options->bare)
    {
      fpuzzles_add_text ("title", &puzzle->about[FORMATS_ABOUT_TITLE], out);
      fpuzzles_add_text ("author", &puzzle->about[FORMATS_ABOUT_AUTHOR], out);
      fpuzzles_add_text ("ruleset", &puzzle->about[FORMATS_ABOUT_DESCRIPTION], out);
    }
  fpuzzles_add_grid (&self, out);
  fpuzzles_add_rules (&self, out);
  if (self.with_player)
    fpuzzles_add_solution (puzzle, self.pen.n_cells, out);
  base_text_add_char (out, '}');
}

void
format_data_fpuzzles_write (const FormatsPuzzle *puzzle,
                            const FormatsWriteOptions *options,
                            BaseText *out)
{
  format_data_fpuzzles_add (puzzle, options, out);
  base_text_add_char (out, '\n');
}

/* The format cannot distinguish a cell without any candidate from a cell with all. */
unsigned
format_data_fpuzzles_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_cells_losses (puzzle, SUDOKU_MAX_VALUES, false)
                    & ~(unsigned) (FORMATS_LOSS_SHAPE | FORMATS_LOSS_CANDIDATES);
  const SudokuPuzzle *sudoku = puzzle->sudoku;

  if ((losses & FORMATS_IMPOSSIBLE) != 0)
    return losses;
  if (puzzle->comment.length > 0 || format_puzzle_has_comment_before (puzzle))
    losses |= FORMATS_LOSS_COMMENT;
  for (uint32_t cell = 0; sudoku->candidates != NULL && cell < sudoku_shape_n_cells (sudoku->shape);
       cell++)
    if (sudoku->candidates[cell] == 0)
      losses |= FORMATS_LOSS_CANDIDATES;
  return losses;
}
