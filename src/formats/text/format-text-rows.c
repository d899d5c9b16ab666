#include "format-text-rows.h"

#include "format-layout.h"

void
format_text_rows_set_boxes (FormatsLayout *layout, uint32_t rows, uint32_t columns)
{
  layout->own[FORMAT_TEXT_BOX_ROWS] = (uint8_t) rows;
  layout->own[FORMAT_TEXT_BOX_COLUMNS] = (uint8_t) columns;
}

bool
format_text_rows_boxes (const FormatsLayout *layout, uint32_t *out_rows, uint32_t *out_columns)
{
  if (layout->own[FORMAT_TEXT_BOX_ROWS] == 0)
    return false;
  *out_rows = layout->own[FORMAT_TEXT_BOX_ROWS];
  *out_columns = layout->own[FORMAT_TEXT_BOX_COLUMNS];
  return true;
}

static uint32_t
count_places (const BaseText *text, bool runs)
{
  uint32_t n = 0;

  for (size_t i = 0; i < text->length; i++)
    n += text->bytes[i] == '\0' && !(runs && i > 0 && text->bytes[i - 1] == '\0');
  return n;
}

bool
format_text_rows_fit (const FormatsPuzzle *puzzle, bool runs)
{
  const FormatsLayout *layout = &puzzle->layout;
  const SudokuShape *shape = puzzle->sudoku->shape;
  uint32_t rows, columns, shown_rows, shown_columns;

  if (count_places (&layout->text, runs) != sudoku_shape_n_cells (shape))
    return false;
  if (!format_shape_is_boxed (shape, &rows, &columns))
    return true;
  return format_text_rows_boxes (layout, &shown_rows, &shown_columns)
             ? shown_rows == rows && shown_columns == columns
             : format_shape_is_usual (shape);
}
