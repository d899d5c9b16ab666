#include "format-cells.h"
#include "format-layout.h"
#include "format-text-solo-private.h"
#include "format-text.h"

/* Boxes of one row or column are no boxes to Solo: they are the regions of a jigsaw. */
static bool
has_boxes (const SudokuShape *shape, uint32_t *out_rows, uint32_t *out_columns)
{
  sudoku_shape_boxes (shape, out_rows, out_columns);
  return *out_rows > 1 && *out_columns > 1;
}

static void
solo_write_size (const SudokuShape *shape, BaseText *out)
{
  const SudokuRules rules = sudoku_shape_rules (shape);
  uint32_t rows, columns;

  if (has_boxes (shape, &rows, &columns))
    {
      base_text_add_number (out, rows);
      base_text_add_char (out, 'x');
      base_text_add_number (out, columns);
    }
  else
    {
      base_text_add_number (out, sudoku_shape_n_values (shape));
      base_text_add_char (out, 'j');
    }
  for (uint32_t i = 0; i < rules.n; i++)
    if (rules.all[i].kind->solo != 0)
      base_text_add_char (out, rules.all[i].kind->solo);
  base_text_add_char (out, ':');
}

static void
solo_write_cells (const FormatsPen *pen, BaseText *out)
{
  uint32_t empty = 0;

  for (uint32_t cell = 0; cell < pen->n_cells; cell++)
    {
      bool last = cell + 1 == pen->n_cells, given = pen->values[cell] != 0;

      empty += !given;
      while (empty > 0 && (given || last || empty == 26))
        {
          base_text_add_char (out, (char) ('a' + empty - 1));
          empty = 0;
        }
      if (given && cell > 0 && pen->values[cell - 1] != 0)
        base_text_add_char (out, '_');
      if (given)
        base_text_add_number (out, pen->values[cell]);
    }
}

static void
write_borders (const SudokuShape *shape, BaseText *out)
{
  uint32_t n = sudoku_shape_n_values (shape), n_places = format_text_solo_places (n), without = 0;

  for (uint32_t place = 0; place <= n_places; place++)
    {
      uint32_t other, cell;

      if (place < n_places)
        {
          cell = format_text_solo_cell (place, n, &other);
          if (format_cells_region (shape, cell) == format_cells_region (shape, other))
            {
              without++;
              continue;
            }
        }
      for (; without > 25; without -= 25)
        base_text_add_char (out, 'z');
      base_text_add_char (out, without > 0 ? (char) ('a' + without - 1) : '_');
      without = 0;
    }
}

void
format_text_solo_write (const FormatsPuzzle *puzzle,
                        const FormatsWriteOptions *options,
                        BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_text_solo);
  uint32_t rows, columns;

  format_pen_comment (&pen, "# ", out);
  solo_write_size (pen.shape, out);
  solo_write_cells (&pen, out);
  if (!has_boxes (pen.shape, &rows, &columns))
    {
      base_text_add_char (out, ',');
      write_borders (pen.shape, out);
    }
  base_text_add (out, pen.line_end);
}

/* Whether each rule has a letter in the size. */
static bool
has_letters (SudokuRules rules)
{
  for (uint32_t i = 0; i < rules.n; i++)
    if (rules.all[i].kind->solo == 0)
      return false;
  return true;
}

unsigned
format_text_solo_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_cells_losses (puzzle, FORMATS_SOLO_MOST, false);

  if ((losses & FORMATS_IMPOSSIBLE) != 0)
    return losses;
  if (sudoku_shape_n_values (puzzle->sudoku->shape) < 2)
    losses |= FORMATS_IMPOSSIBLE_SIZE;
  if (has_letters (sudoku_shape_rules (puzzle->sudoku->shape)))
    losses &= ~(unsigned) FORMATS_LOSS_SHAPE;
  return losses;
}
