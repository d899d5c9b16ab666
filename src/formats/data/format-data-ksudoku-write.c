#include "format-data-ksudoku-private.h"

#include "format-cells.h"
#include "format-data-xml-private.h"
#include "format-data.h"
#include "format-layout.h"

static void
write_cliques (const SudokuShape *shape, BaseText *out)
{
  uint32_t rows = sudoku_shape_rows (shape);

  for (uint32_t i = 0; i < sudoku_shape_n_groups (shape); i++)
    {
      BoardGroup group = sudoku_shape_group (shape, i);

      base_text_add (out, "\n    <clique size=\"");
      base_text_add_number (out, group.n_cells);
      base_text_add (out, "\">");
      for (uint32_t k = 0; k < group.n_cells; k++)
        {
          BoardPlace place = sudoku_shape_place (shape, group.cells[k]);

          base_text_add (out, k > 0 ? " " : "");
          base_text_add_number (out, (uint64_t) place.column * rows + place.row);
        }
      base_text_add (out, "</clique>");
    }
}

static void
write_graph (const SudokuShape *shape, BaseText *out)
{
  uint32_t n = sudoku_shape_n_values (shape), root = format_square_root (n);
  bool plain = root * root == n && root > 1 && format_shape_is_usual (shape);

  base_text_add (out, plain ? "   <graph type=\"sudoku\" order=\""
                            : "   <graph type=\"custom\" order=\"");
  base_text_add_number (out, n);
  if (plain)
    {
      base_text_add (out, "\"/>\n");
      return;
    }
  base_text_add (out, "\" sizeX=\"");
  base_text_add_number (out, sudoku_shape_columns (shape));
  base_text_add (out, "\" sizeY=\"");
  base_text_add_number (out, sudoku_shape_rows (shape));
  base_text_add (out, "\" sizeZ=\"1\" ncliques=\"");
  base_text_add_number (out, sudoku_shape_n_groups (shape));
  base_text_add (out, "\">");
  write_cliques (shape, out);
  base_text_add (out, "\n   </graph>\n");
}

static void
write_values (const SudokuShape *shape, const char *name, const uint8_t *values, BaseText *out)
{
  base_text_add (out, "   <");
  base_text_add (out, name);
  base_text_add_char (out, '>');
  for (uint16_t column = 0; column < sudoku_shape_columns (shape); column++)
    for (uint16_t row = 0; row < sudoku_shape_rows (shape); row++)
      {
        uint32_t cell = sudoku_shape_cell_at (shape, (BoardPlace){ row, column });

        base_text_add_char (out, cell == COVER_NONE  ? '.'
                                 : values[cell] == 0 ? '_'
                                                     : (char) ('a' + values[cell]));
      }
  base_text_add (out, "</");
  base_text_add (out, name);
  base_text_add (out, ">\n");
}

/* The history of the game: as if the player had filled it cell by cell. */
static void
write_history (const FormatsPuzzle *puzzle, BaseText *out)
{
  const SudokuShape *shape = puzzle->sudoku->shape;
  const uint8_t *entries = format_about_values (puzzle, FORMATS_ABOUT_ENTRIES);

  base_text_add (out, "  <history>\n");
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (shape); cell++)
    {
      BoardPlace place = sudoku_shape_place (shape, cell);
      uint64_t marks = format_about_marks (puzzle, cell);

      if (entries != NULL && entries[cell] != 0)
        {
          base_text_add (out, "   <simple-event value=\"");
          base_text_add_number (out, entries[cell]);
        }
      else if (marks != 0)
        {
          base_text_add (out, "   <simple-event markers=\"");
          for (uint32_t v = 0; v < sudoku_shape_n_values (shape); v++)
            base_text_add_char (out, (marks >> v & 1) != 0 ? '1' : '0');
        }
      else
        continue;
      base_text_add (out, "\" index=\"");
      base_text_add_number (out, (uint64_t) place.column * sudoku_shape_rows (shape) + place.row);
      base_text_add (out, "\"/>\n");
    }
  base_text_add (out, "  </history>\n");
}

void
format_data_ksudoku_write (const FormatsPuzzle *puzzle,
                           const FormatsWriteOptions *options,
                           BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_data_ksudoku);
  const uint8_t *solution = format_about_values (puzzle, FORMATS_ABOUT_SOLUTION);
  const BaseText *time = &puzzle->about[FORMATS_ABOUT_TIME];

  base_text_add (out, "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"");
  format_data_xml_add (time->length > 0 ? time->bytes : "0", time->length > 0 ? time->length : 1,
                       out);
  base_text_add (out, "\">\n  <puzzle>\n");
  write_graph (pen.shape, out);
  write_values (pen.shape, "values", pen.values, out);
  if (solution != NULL)
    write_values (pen.shape, "solution", solution, out);
  base_text_add (out, "  </puzzle>\n");
  if (options->values == NULL
      && (puzzle->about[FORMATS_ABOUT_ENTRIES].length > 0
          || puzzle->about[FORMATS_ABOUT_MARKS].length > 0))
    write_history (puzzle, out);
  else
    base_text_add (out, "  <history/>\n");
  base_text_add (out, " </game>\n</ksudoku>\n");
}

/* Grids that overlap are written as cliques alone, and of those only the usual five are
 * recognised. */
unsigned
format_data_ksudoku_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_bare_losses (puzzle);
  const SudokuShape *shape;
  SudokuShape *samurai;

  if ((losses & FORMATS_IMPOSSIBLE_KIND) != 0)
    return losses;
  shape = puzzle->sudoku->shape;
  if (puzzle->comment.length > 0 || format_puzzle_has_comment_before (puzzle))
    losses |= FORMATS_LOSS_COMMENT;
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (shape); cell++)
    if (format_about_marks (puzzle, cell) != 0 && format_cells_digit (puzzle, cell) != 0)
      losses |= FORMATS_LOSS_MARKS;
  if (sudoku_shape_n_values (shape) > FORMATS_KSUDOKU_MOST)
    losses |= FORMATS_IMPOSSIBLE_SIZE;
  if (!sudoku_shape_is_square (shape) && sudoku_shape_new_samurai (&samurai) == BASE_OK)
    {
      if (!sudoku_shape_equal (shape, samurai))
        losses |= FORMATS_IMPOSSIBLE_SIZE;
      sudoku_shape_unref (samurai);
    }
  return losses;
}
