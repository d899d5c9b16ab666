/* What the player entered, marked, coloured and drew, from a file that keeps it, for a picture. */
#include "cli-draw.h"

#include "base-memory.h"
#include "format-about.h"

#include <stdlib.h>

/* A digit that was placed so hides its value from the marks around it. */
#define PLACED_HIDING 1

static uint64_t
read_layer (const FormatsPuzzle *puzzle, FormatsAbout about, uint32_t cell)
{
  const BaseText *layer = &puzzle->about[about];

  return layer->length > 0 ? format_layer_get (format_about_layer (about), layer->bytes, cell) : 0;
}

/* The values that digits in the groups of a cell hide. */
static uint64_t
find_hidden (const FormatsPuzzle *puzzle, uint32_t cell)
{
  const uint8_t *entries = format_about_values (puzzle, FORMATS_ABOUT_ENTRIES);
  const SudokuShape *shape = puzzle->sudoku->shape;
  uint32_t n_groups;
  const uint32_t *groups = sudoku_shape_groups_of (shape, cell, &n_groups);
  uint64_t hidden = 0;

  for (uint32_t i = 0; i < n_groups && entries != NULL; i++)
    {
      const BoardGroup group = sudoku_shape_group (shape, groups[i]);

      for (uint32_t k = 0; k < group.n_cells; k++)
        if (entries[group.cells[k]] != 0
            && read_layer (puzzle, FORMATS_ABOUT_PLACED, group.cells[k]) == PLACED_HIDING)
          hidden |= UINT64_C (1) << (entries[group.cells[k]] - 1);
    }
  return hidden;
}

static PaintNote
read_note (const FormatsPuzzle *puzzle, uint32_t cell)
{
  const BaseText *colours = &puzzle->about[FORMATS_ABOUT_CANDIDATE_COLOURS];
  const uint32_t n_values = sudoku_shape_n_values (puzzle->sudoku->shape);
  const uint64_t kept = read_layer (puzzle, FORMATS_ABOUT_CORNERS_KEPT, cell);
  PaintNote note = {
    .corners =
        read_layer (puzzle, FORMATS_ABOUT_CORNERS, cell) & (~find_hidden (puzzle, cell) | kept),
    .colours = read_layer (puzzle, FORMATS_ABOUT_COLOURS, cell),
  };

  for (uint32_t value = 1; value <= n_values && colours->length > 0; value++)
    {
      const uint8_t colour = (uint8_t) colours->bytes[(size_t) cell * n_values + value - 1];

      if (colour != 0)
        paint_board_colour_value (&note, value, (PaintColourName) (colour - 1));
    }
  return note;
}

static bool
fits (const SudokuShape *shape, const FormatsStroke *stroke)
{
  const uint32_t n_cells = sudoku_shape_n_cells (shape), n_values = sudoku_shape_n_values (shape);

  return stroke->from_cell < n_cells && stroke->to_cell < n_cells && stroke->from_value <= n_values
         && stroke->to_value <= n_values;
}

static void
read_lines (CliDrawing *self, ExportContent *out_content)
{
  const FormatsPuzzle *puzzle = &self->source->puzzle;

  for (uint32_t i = 0; i < format_about_n_strokes (puzzle); i++)
    {
      const FormatsStroke stroke = format_about_stroke (puzzle, i);

      if (fits (puzzle->sudoku->shape, &stroke))
        self->lines[out_content->n_lines++] = (PaintLine){ .from_cell = stroke.from_cell,
                                                           .to_cell = stroke.to_cell,
                                                           .from_value = stroke.from_value,
                                                           .to_value = stroke.to_value,
                                                           .is_weak = stroke.style != 0 };
    }
}

BaseStatus
cli_draw_read_progress (CliDrawing *self, ExportContent *out_content)
{
  const FormatsPuzzle *puzzle = &self->source->puzzle;
  const uint32_t n_cells = sudoku_shape_n_cells (puzzle->sudoku->shape);

  self->marks = base_new (uint64_t, n_cells);
  self->notes = base_new (PaintNote, n_cells);
  self->lines = base_new (PaintLine, format_about_n_strokes (puzzle) + 1);
  if (self->marks == NULL || self->notes == NULL || self->lines == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t i = 0; i < n_cells; i++)
    {
      self->marks[i] = format_about_marks (puzzle, i);
      self->notes[i] = read_note (puzzle, i);
    }
  read_lines (self, out_content);
  out_content->entries = format_about_values (puzzle, FORMATS_ABOUT_ENTRIES);
  out_content->marks = self->marks;
  out_content->notes = self->notes;
  out_content->lines = self->lines;
  return BASE_OK;
}
