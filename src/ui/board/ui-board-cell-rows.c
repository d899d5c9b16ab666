#include "ui-board-cell-rows.h"

GtkWidget **
ui_board_cell_rows_new (GtkWidget *board, DeskDocument *document)
{
  SudokuShape *shape = desk_document_get_shape (document);
  uint32_t n_cells = sudoku_shape_n_cells (shape);
  GtkWidget **cells = g_new0 (GtkWidget *, n_cells);
  GtkWidget *row = NULL;
  uint32_t row_number = 0;

  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      BoardPlace place = sudoku_shape_place (shape, cell);

      if (row == NULL || place.row != row_number)
        {
          row_number = place.row;
          row = ui_board_cell_row_new (row_number);
          gtk_widget_set_parent (row, board);
        }
      cells[cell] = ui_board_cell_new (document, cell);
      gtk_widget_set_parent (cells[cell], row);
    }
  return cells;
}

static GtkAllocation
to_allocation (PaintRect rect)
{
  return (GtkAllocation){ (int) rect.x, (int) rect.y, MAX (1, (int) rect.width),
                          MAX (1, (int) rect.height) };
}

/* A row is as wide as the board, and the places of its cells are relative to the row. */
void
ui_board_cell_rows_allocate (GtkWidget *board, const PaintBoardLayout *layout)
{
  GtkAllocation bounds = to_allocation (paint_board_bounds (layout));

  for (GtkWidget *row = gtk_widget_get_first_child (board); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *first = gtk_widget_get_first_child (row);
      uint32_t cell = ui_board_cell_get_index (UI_BOARD_CELL (first));
      GtkAllocation place = to_allocation (paint_board_cell_rect (layout, cell));

      place.x = bounds.x;
      place.width = bounds.width;
      gtk_widget_size_allocate (row, &place, -1);
      for (GtkWidget *child = first; child != NULL; child = gtk_widget_get_next_sibling (child))
        {
          GtkAllocation inner;

          cell = ui_board_cell_get_index (UI_BOARD_CELL (child));
          inner = to_allocation (paint_board_cell_rect (layout, cell));
          inner.x -= place.x;
          inner.y -= place.y;
          gtk_widget_size_allocate (child, &inner, -1);
        }
    }
}
