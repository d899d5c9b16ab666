/* format-text-numbers-write.c - a grid of numbers, written: as it came, or in columns.
 *
 * The text of its layout is the source's text of the puzzle, with as many NULs in the place of each
 * number as it had digits. */
#include "format-layout.h"
#include "format-text-numbers-private.h"
#include "format-text-rows.h"
#include "format-text.h"

/* Writes a number in the place of one that took `width` bytes: aligned to the right, and where it
 * needs more, in place of the spaces before it, as long as one is left. */
static void
write_number (uint32_t value, size_t width, BaseText *out)
{
  size_t needed = value >= 10 ? 2 : 1;

  for (; needed > width && base_text_status (out) == BASE_OK; width++)
    {
      if (out->length < 2 || out->bytes[out->length - 1] != ' '
          || out->bytes[out->length - 2] != ' ')
        break;
      out->bytes[--out->length] = '\0';
    }
  base_text_add_repeated (out, ' ', width > needed ? width - needed : 0);
  base_text_add_number (out, value);
}

static void
numbers_write_as_it_came (const FormatsPen *pen, bool bare, BaseText *out)
{
  uint32_t cell = 0;
  bool at_start = true, ended = false;

  for (size_t i = 0; i < pen->length;)
    {
      const char *at = pen->text + i;
      size_t length = 1;

      if (bare && at_start && *at == '#')
        {
          FormatsLines rest = { .bytes = at, .length = pen->length - i };
          FormatsLine line;

          format_lines_next (&rest, &line);
          i += line.whole;
          continue;
        }
      if (*at == '\0')
        {
          while (i + length < pen->length && at[length] == '\0')
            length++;
          write_number (pen->values[cell++], length, out);
        }
      else
        base_text_add_char (out, *at);
      ended = *at == '\n' || *at == '\r';
      at_start = ended || (at_start && format_is_white (*at));
      i += length;
    }
  base_text_add (out, ended ? "" : pen->line_end);
}

/* Whether the text from `start` on reads back with the same number of values and the same boxes,
 * and with a line of boxes only if it has one.  It may not, because earlier puzzles of the source
 * decided these, or because values have changed. */
static bool
is_read_back (const FormatsPen *pen, bool has_boxes, const BaseText *out, size_t start)
{
  FormatsSample sample = { .bytes = base_text_string (out) + start,
                           .length = out->length - start,
                           .whole = true };
  FormatsLines lines = format_sample_lines (&sample);
  FormatsNumbersPlan plan;
  FormatsLine line;
  uint32_t rows, columns, root = format_square_root (pen->n_values);

  if (base_text_status (out) != BASE_OK)
    return true;
  format_text_numbers_plan (&sample, &plan);
  if ((plan.mode == FORMATS_NUMBERS_BOXES) != has_boxes)
    return false;
  if (!format_shape_is_boxed (pen->shape, &rows, &columns))
    return true;
  if (has_boxes)
    return format_sample_next (&lines, &line) && format_text_numbers_boxes (&line, &plan)
           && plan.rows == rows && plan.columns == columns;
  return format_shape_is_usual (pen->shape) && root >= 2 && root * root == pen->n_values
         && (plan.mode == FORMATS_NUMBERS_ALL || plan.rows == pen->n_values);
}

/* Writes the boxes that a bare grid of its size would have, for a shape without boxes. */
static void
write_boxes (const FormatsPen *pen, BaseText *out)
{
  uint32_t rows, columns;

  if (!format_shape_is_boxed (pen->shape, &rows, &columns))
    sudoku_shape_usual_boxes (pen->n_values, &rows, &columns);
  base_text_add_number (out, rows);
  base_text_add_char (out, ' ');
  base_text_add_number (out, columns);
  base_text_add (out, pen->line_end);
}

static void
numbers_write_plainly (const FormatsPen *pen, bool with_boxes, BaseText *out)
{
  format_pen_comment (pen, "# ", out);
  if (with_boxes)
    write_boxes (pen, out);
  for (uint32_t cell = 0; cell < pen->n_cells; cell++)
    {
      bool ends_row = cell + 1 == pen->n_cells
                      || sudoku_shape_place (pen->shape, cell + 1).row
                             != sudoku_shape_place (pen->shape, cell).row;

      base_text_add_number (out, pen->values[cell]);
      base_text_add (out, ends_row ? pen->line_end : " ");
    }
}

/* Removes the text from `start` on. */
static void
numbers_take_back (BaseText *out, size_t start)
{
  if (base_text_status (out) != BASE_OK || out->bytes == NULL)
    return;
  out->length = start;
  out->bytes[start] = '\0';
}

/* As it came if that is read back, else without boxes if that is, else with them. */
void
format_text_numbers_write (const FormatsPuzzle *puzzle,
                           const FormatsWriteOptions *options,
                           BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_text_numbers);
  uint32_t rows, columns;
  size_t start;

  if (pen.text != NULL && !format_text_rows_fit (puzzle, true))
    pen.text = NULL;
  format_pen_gap (&pen, puzzle, options, out);
  start = out->length;
  if (pen.text != NULL)
    {
      numbers_write_as_it_came (&pen, options->bare, out);
      if (is_read_back (&pen, format_text_rows_boxes (&puzzle->layout, &rows, &columns), out,
                        start))
        return;
      numbers_take_back (out, start);
    }
  numbers_write_plainly (&pen, false, out);
  if (is_read_back (&pen, false, out, start))
    return;
  numbers_take_back (out, start);
  numbers_write_plainly (&pen, true, out);
}

unsigned
format_text_numbers_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_bare_losses (puzzle);
  uint32_t rows, columns;

  if ((losses & FORMATS_IMPOSSIBLE_KIND) == 0
      && !format_shape_is_boxed (puzzle->sudoku->shape, &rows, &columns))
    losses |= FORMATS_LOSS_SHAPE;
  return losses;
}
