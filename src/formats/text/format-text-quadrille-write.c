#include "format-layout.h"
#include "format-text-quadrille-private.h"
#include "format-text.h"

#include <string.h>

typedef struct
{
  FormatsPen pen;
  const FormatsPuzzle *puzzle;
  BaseText *out;
  char symbols[SUDOKU_MAX_VALUES + 1];
  uint32_t row; /* of the last cell that was written, from 1; 0: none was */
} Writer;

static void
write_key (const Writer *self, const char *name)
{
  base_text_add (self->out, name);
  base_text_add_char (self->out, ':');
}

static void
write_text (const Writer *self, const char *name, const char *bytes, size_t length)
{
  format_text_quadrille_write_text (name, bytes, length, self->pen.line_end, self->out);
}

static void
write_about_text (const Writer *self, const char *name, const BaseText *text)
{
  if (text->length > 0 && !text->failed)
    write_text (self, name, text->bytes, text->length);
}

/* The comments above the puzzle, without their marks. */
static void
write_above (const Writer *self, const char *name)
{
  FormatsPen pen = self->pen;
  BaseText text = BASE_TEXT_EMPTY;

  pen.line_end = "\n";
  format_pen_before (&pen, "", &text);
  if (text.length > 0)
    write_text (self, name, text.bytes, text.length - 1);
  self->out->failed |= text.failed;
  base_text_clear (&text);
}

/* The symbols of all cells, a row of the canvas a line, with a gap between boxes. */
static void
write_rows (const Writer *self, const char *name, const uint8_t *values)
{
  const SudokuShape *shape = self->pen.shape;
  uint32_t box_rows, box_columns;

  sudoku_shape_boxes (shape, &box_rows, &box_columns);
  write_key (self, name);
  base_text_add (self->out, self->pen.line_end);
  for (uint32_t row = 0; row < sudoku_shape_rows (shape); row++)
    {
      unsigned spaces = 2;

      for (uint32_t column = 0; column < sudoku_shape_columns (shape); column++)
        {
          uint32_t cell =
              sudoku_shape_cell_at (shape, (BoardPlace){ (uint16_t) row, (uint16_t) column });

          spaces += column > 0 && box_columns > 1 && column % box_columns == 0;
          if (cell == COVER_NONE)
            {
              spaces++;
              continue;
            }
          base_text_add_repeated (self->out, ' ', spaces);
          spaces = 0;
          base_text_add_char (self->out, values[cell] == 0 ? '.' : self->symbols[values[cell] - 1]);
        }
      base_text_add (self->out, self->pen.line_end);
    }
}

static void
write_cell_name (const Writer *self, uint32_t cell)
{
  BoardPlace place = sudoku_shape_place (self->pen.shape, cell);

  base_text_add_char (self->out, 'R');
  base_text_add_number (self->out, place.row + 1);
  base_text_add_char (self->out, 'C');
  base_text_add_number (self->out, place.column + 1);
}

/* `R1C3=`, in a line for each row. */
static void
write_cell (Writer *self, uint32_t cell)
{
  uint32_t row = sudoku_shape_place (self->pen.shape, cell).row + 1;

  if (row != self->row)
    {
      base_text_add (self->out, self->pen.line_end);
      base_text_add_char (self->out, ' ');
    }
  self->row = row;
  base_text_add_char (self->out, ' ');
  write_cell_name (self, cell);
  base_text_add_char (self->out, '=');
}

static void
write_set (const Writer *self, FormatsLayer layer, uint64_t set)
{
  for (uint32_t i = 0; i < 64; i++)
    if ((set >> i & 1) != 0)
      base_text_add_char (self->out,
                          layer == FORMATS_LAYER_BITS ? (char) ('1' + i) : self->symbols[i]);
}

/* The sets of all cells; those that are `usual` are left out. */
static void
write_cells (Writer *self,
             const char *name,
             FormatsLayer layer,
             const char *elements,
             uint64_t usual)
{
  write_key (self, name);
  self->row = 0;
  for (uint32_t cell = 0; cell < self->pen.n_cells; cell++)
    {
      uint64_t set = format_layer_get (layer, elements, cell);

      if (set == usual)
        continue;
      write_cell (self, cell);
      write_set (self, layer, set);
    }
  base_text_add (self->out, self->pen.line_end);
}

static void
write_layer (Writer *self, const char *name, FormatsLayer layer, const char *elements)
{
  if (layer == FORMATS_LAYER_VALUES)
    write_rows (self, name, (const uint8_t *) elements);
  else
    write_cells (self, name, layer, elements, 0);
}

static void
write_candidate_colours (Writer *self, const char *name)
{
  const char *colours = base_text_string (&self->puzzle->about[FORMATS_ABOUT_CANDIDATE_COLOURS]);

  write_key (self, name);
  self->row = 0;
  for (uint32_t cell = 0; cell < self->pen.n_cells; cell++)
    {
      bool first = true;

      for (uint32_t v = 0; v < self->pen.n_values; v++)
        {
          char colour = colours[(size_t) cell * self->pen.n_values + v];

          if (colour == 0)
            continue;
          if (first)
            write_cell (self, cell);
          else
            base_text_add_char (self->out, ',');
          first = false;
          base_text_add_char (self->out, self->symbols[v]);
          base_text_add_char (self->out, ':');
          base_text_add_char (self->out, (char) ('0' + colour));
        }
    }
  base_text_add (self->out, self->pen.line_end);
}

static void
write_stroke_end (const Writer *self, uint32_t cell, uint8_t value)
{
  write_cell_name (self, cell);
  if (value == 0)
    return;
  base_text_add_char (self->out, '.');
  base_text_add_char (self->out, self->symbols[value - 1]);
}

/* One a line. */
static void
write_strokes (const Writer *self, const char *name)
{
  write_key (self, name);
  base_text_add (self->out, self->pen.line_end);
  for (uint32_t i = 0; i < format_about_n_strokes (self->puzzle); i++)
    {
      FormatsStroke stroke = format_about_stroke (self->puzzle, i);

      base_text_add (self->out, "  ");
      write_stroke_end (self, stroke.from_cell, stroke.from_value);
      base_text_add_char (self->out, stroke.style == 0 ? '-' : '~');
      write_stroke_end (self, stroke.to_cell, stroke.to_value);
      base_text_add (self->out, self->pen.line_end);
    }
}

static bool
has_bytes (const char *bytes, size_t length)
{
  for (size_t i = 0; i < length; i++)
    if (bytes[i] != '\0')
      return true;
  return false;
}

/* The positions of a kind with their parts, whose keys follow `first`. */
static void
write_positions (Writer *self, const FormatsQuadrilleKey *first)
{
  FormatsPosition position;
  size_t at = 0;
  unsigned n = 1;

  if (self->puzzle->about[first->about].failed)
    return;
  while (first + n < format_text_quadrille_keys + format_text_quadrille_n_keys
         && first[n].about == first->about)
    n++;
  while ((at = format_about_position (self->puzzle, first->about, at, &position)) != 0)
    {
      if (position.name_length > 0)
        write_text (self, first->name, position.name, position.name_length);
      else
        {
          write_key (self, first->name);
          base_text_add (self->out, self->pen.line_end);
        }
      if (position.time > 0)
        {
          write_key (self, first[1].name);
          base_text_add_char (self->out, ' ');
          base_text_add_number (self->out, (uint64_t) position.time);
          base_text_add (self->out, self->pen.line_end);
        }
      for (unsigned i = 1; i < n; i++)
        {
          FormatsLayer layer = format_part_layer (first[i].part);
          const char *part = position.parts[first[i].part];

          if (first[i].kind == FORMATS_VALUE_PART
              && has_bytes (part, format_layer_size (layer) * self->pen.n_cells))
            write_layer (self, first[i].name, layer, part);
        }
    }
}

static void
write_value (Writer *self, const FormatsQuadrilleKey *key)
{
  const FormatsPuzzle *puzzle = self->puzzle;
  const BaseText *text = &puzzle->about[key->about];

  switch (key->kind)
    {
    case FORMATS_VALUE_TEXT:
      write_about_text (self, key->name, text);
      break;
    case FORMATS_VALUE_COMMENT:
      write_about_text (self, key->name, &puzzle->comment);
      break;
    case FORMATS_VALUE_ABOVE:
      write_above (self, key->name);
      break;
    case FORMATS_VALUE_CANDIDATES:
      if (puzzle->sudoku->candidates != NULL)
        write_cells (self, key->name, FORMATS_LAYER_SETS, (const char *) puzzle->sudoku->candidates,
                     sudoku_all_values (self->pen.n_values));
      break;
    case FORMATS_VALUE_LAYER:
      if (text->length > 0 && !text->failed)
        write_layer (self, key->name, format_about_layer (key->about), text->bytes);
      break;
    case FORMATS_VALUE_CANDIDATE_COLOURS:
      if (text->length > 0 && !text->failed)
        write_candidate_colours (self, key->name);
      break;
    case FORMATS_VALUE_STROKES:
      if (text->length > 0 && !text->failed)
        write_strokes (self, key->name);
      break;
    case FORMATS_VALUE_POSITION:
      write_positions (self, key);
      break;
    default:
      break;
    }
}

/* The symbols where they are not the usual ones, and the givens where there are any. */
static void
write_grid (const Writer *self, const FormatsQuadrilleKey *key)
{
  char usual[SUDOKU_MAX_VALUES + 1];

  format_text_quadrille_symbols (NULL, self->pen.n_values, usual);
  if (key->kind == FORMATS_VALUE_SYMBOLS)
    {
      if (strcmp (usual, self->symbols) != 0)
        write_text (self, key->name, self->symbols, self->pen.n_values);
    }
  else if (has_bytes ((const char *) self->pen.values, self->pen.n_cells))
    write_rows (self, key->name, self->pen.values);
}

/* The lines that only the source's layout has. */
static void
write_rest (const Writer *self)
{
  const FormatsPen *pen = &self->pen;

  if (pen->text == NULL || pen->length == 0)
    return;
  base_text_add_bytes (self->out, pen->text, pen->length);
  if (pen->text[pen->length - 1] != '\n' && pen->text[pen->length - 1] != '\r')
    base_text_add (self->out, pen->line_end);
}

/* A solution that is written instead of the givens stands alone: the game does not belong to it. */
static bool
is_written (const FormatsQuadrilleKey *key, const FormatsWriteOptions *options)
{
  if (key->kind == FORMATS_VALUE_COMMENT || key->kind == FORMATS_VALUE_ABOVE
      || key->kind == FORMATS_VALUE_TEXT)
    return !options->bare;
  return options->values == NULL || key->kind == FORMATS_VALUE_GRID
         || key->kind == FORMATS_VALUE_SYMBOLS;
}

void
format_text_quadrille_write (const FormatsPuzzle *puzzle,
                             const FormatsWriteOptions *options,
                             BaseText *out)
{
  Writer self = { .pen = format_pen (puzzle, options, &format_text_quadrille),
                  .puzzle = puzzle,
                  .out = out };

  format_text_quadrille_symbols (&puzzle->layout, self.pen.n_values, self.symbols);
  if (!options->follows)
    {
      base_text_add (out, FORMATS_QUADRILLE_NAME " " FORMATS_QUADRILLE_VERSION);
      base_text_add (out, self.pen.line_end);
    }
  base_text_add (out, self.pen.line_end);
  base_text_add (out, FORMATS_QUADRILLE_PUZZLE ": ");
  sudoku_shape_name (self.pen.shape, out);
  base_text_add (out, self.pen.line_end);
  for (unsigned i = 0; i < format_text_quadrille_n_keys; i++)
    {
      const FormatsQuadrilleKey *key = &format_text_quadrille_keys[i];

      if (!is_written (key, options))
        continue;
      if (key->kind == FORMATS_VALUE_SYMBOLS || key->kind == FORMATS_VALUE_GRID)
        write_grid (&self, key);
      else
        write_value (&self, key);
    }
  write_rest (&self);
}

unsigned
format_text_quadrille_losses (const FormatsPuzzle *puzzle)
{
  return puzzle->kind != FORMATS_SUDOKU ? (unsigned) FORMATS_IMPOSSIBLE_KIND : 0;
}
