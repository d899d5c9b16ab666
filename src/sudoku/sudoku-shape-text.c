/* Shapes by text, and their names.  The text may come from anybody: it is read byte by byte, and every number
 * is checked before it is used. */
#include "sudoku-shape.h"

#include "sudoku-shape-private.h"

#include <string.h>

/* The usual symbols of values, and a last one for a 64th region. */
static const char region_symbols[] =
    "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz@#0";

_Static_assert(sizeof region_symbols == SUDOKU_MAX_VALUES + 1, "one symbol for each region");

static const struct
{
  const char *name;
  unsigned extra;
} extras_all[] = {
  { .name = "+diagonals", .extra = SUDOKU_DIAGONALS },
  { .name = "+windows", .extra = SUDOKU_WINDOWS },
};

#define N_EXTRAS (sizeof extras_all / sizeof extras_all[0])

/* Moves behind `word` where it stands at `*text`. */
static bool
skip_word (const char **text, const char *word)
{
  size_t length = strlen (word);

  if (strncmp (*text, word, length) != 0)
    return false;
  *text += length;
  return true;
}

/* A number from 1 to SUDOKU_MAX_CELLS. */
static bool
read_number (const char **text, uint32_t *out_number)
{
  uint32_t number = 0;

  for (; **text >= '0' && **text <= '9'; (*text)++)
    {
      number = number * 10 + (uint32_t) (**text - '0');
      if (number > SUDOKU_MAX_CELLS)
        return false;
    }
  *out_number = number;
  return number > 0;
}

static bool
read_boxes (const char **text, uint32_t *out_rows, uint32_t *out_columns)
{
  return read_number (text, out_rows) && skip_word (text, "x") && read_number (text, out_columns);
}

/* To the end of the text. */
static bool
read_extras (const char *text, unsigned *out_extras)
{
  *out_extras = 0;
  while (*text != '\0')
    {
      size_t i = 0;

      while (i < N_EXTRAS && !skip_word (&text, extras_all[i].name))
        i++;
      if (i == N_EXTRAS)
        return false;
      *out_extras |= extras_all[i].extra;
    }
  return true;
}

static BaseStatus
parse_boxes (const char *text, SudokuShape **out_shape)
{
  uint32_t rows, columns;
  unsigned extras;

  if (!read_boxes (&text, &rows, &columns) || !read_extras (text, &extras))
    return BASE_BAD_INPUT;
  return sudoku_shape_new (rows, columns, extras, out_shape);
}

/* Any printable ASCII but '+' may name a region; how many there are shows how large the grid is. */
static BaseStatus
parse_jigsaw (const char *text, SudokuShape **out_shape)
{
  uint32_t region_of[SUDOKU_MAX_CELLS];
  uint32_t number_of[128] = { 0 }; /* 1 + the region's number; 0: not met yet */
  uint32_t n_cells = 0, n_regions = 0, n_values = 1;
  unsigned extras;

  for (; *text > ' ' && *text <= '~' && *text != '+'; text++)
    {
      uint32_t *number = &number_of[(unsigned char) *text];

      if (n_cells == SUDOKU_MAX_CELLS)
        return BASE_BAD_INPUT;
      if (*number == 0)
        *number = ++n_regions;
      region_of[n_cells++] = *number - 1;
    }
  while (n_values * n_values < n_cells)
    n_values++;
  if (n_values * n_values != n_cells || !read_extras (text, &extras))
    return BASE_BAD_INPUT;
  return sudoku_shape_new_jigsaw (n_values, region_of, extras, out_shape);
}

static BaseStatus
parse_grids (const char *text, SudokuShape **out_shape)
{
  BoardPlace corners[SUDOKU_MAX_CELLS];
  uint32_t rows, columns, n_grids = 0;

  if (!read_boxes (&text, &rows, &columns))
    return BASE_BAD_INPUT;
  while (*text != '\0')
    {
      uint32_t row, column;

      if (n_grids == SUDOKU_MAX_CELLS || !skip_word (&text, "@R") || !read_number (&text, &row)
          || !skip_word (&text, "C") || !read_number (&text, &column))
        return BASE_BAD_INPUT;
      corners[n_grids].row = (uint16_t) (row - 1);
      corners[n_grids++].column = (uint16_t) (column - 1);
    }
  return sudoku_shape_new_overlapping (rows, columns, corners, n_grids, out_shape);
}

BaseStatus
sudoku_shape_parse (const char *text, SudokuShape **out_shape)
{
  if (skip_word (&text, "boxes:"))
    return parse_boxes (text, out_shape);
  if (skip_word (&text, "jigsaw:"))
    return parse_jigsaw (text, out_shape);
  if (skip_word (&text, "grids:"))
    return parse_grids (text, out_shape);
  if (strcmp (text, "samurai") == 0)
    return sudoku_shape_new_samurai (out_shape);
  return BASE_BAD_INPUT;
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
    if (self->groups[group].kind == BOARD_GROUP_REGION)
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
  for (size_t i = 0; i < N_EXTRAS; i++)
    if ((self->extras & extras_all[i].extra) != 0)
      base_text_add (text, extras_all[i].name);
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
