#include "sudoku-text-private.h"

#include "sudoku-shape.h"

#include <string.h>

bool
sudoku_text_skip (const char **at, const char *word)
{
  size_t length = strlen (word);

  if (strncmp (*at, word, length) != 0)
    return false;
  *at += length;
  return true;
}

bool
sudoku_text_read_number (const char **at, uint32_t *out_number)
{
  const char *next = *at;
  uint32_t number = 0;

  for (; *next >= '0' && *next <= '9'; next++)
    {
      number = number * 10 + (uint32_t) (*next - '0');
      if (number > SUDOKU_MAX_CELLS)
        return false;
    }
  if (number == 0)
    return false;
  *at = next;
  *out_number = number;
  return true;
}

bool
sudoku_text_read_place (const char **at, BoardPlace *out_place)
{
  uint32_t row, column;

  if (!sudoku_text_skip (at, "R") || !sudoku_text_read_number (at, &row)
      || !sudoku_text_skip (at, "C") || !sudoku_text_read_number (at, &column))
    return false;
  *out_place = (BoardPlace){ .row = (uint16_t) (row - 1), .column = (uint16_t) (column - 1) };
  return true;
}

void
sudoku_text_add_place (BaseText *text, BoardPlace place)
{
  base_text_add_char (text, 'R');
  base_text_add_number (text, place.row + 1u);
  base_text_add_char (text, 'C');
  base_text_add_number (text, place.column + 1u);
}
