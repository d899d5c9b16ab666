#include "format-about.h"

#include <string.h>

const uint8_t *
format_about_values (const FormatsPuzzle *puzzle, FormatsAbout about)
{
  const BaseText *text = &puzzle->about[about];

  return text->length > 0 && text->length == sudoku_shape_n_cells (puzzle->sudoku->shape)
             ? (const uint8_t *) text->bytes
             : NULL;
}

uint64_t
format_about_marks (const FormatsPuzzle *puzzle, uint32_t cell)
{
  const BaseText *text = &puzzle->about[FORMATS_ABOUT_MARKS];
  uint64_t marks = 0;

  if (text->length >= (cell + 1) * sizeof marks)
    memcpy (&marks, text->bytes + cell * sizeof marks, sizeof marks);
  return marks;
}

static char *
about_add_bytes (FormatsPuzzle *puzzle, FormatsAbout about, size_t size)
{
  BaseText *text = &puzzle->about[about];

  base_text_reset (text);
  base_text_add_repeated (text, '\0', size * sudoku_shape_n_cells (puzzle->sudoku->shape));
  return base_text_status (text) == BASE_OK ? text->bytes : NULL;
}

uint8_t *
format_about_add_values (FormatsPuzzle *puzzle, FormatsAbout about)
{
  return (uint8_t *) about_add_bytes (puzzle, about, sizeof (uint8_t));
}

bool
format_about_add_marks (FormatsPuzzle *puzzle)
{
  return about_add_bytes (puzzle, FORMATS_ABOUT_MARKS, sizeof (uint64_t)) != NULL;
}

void
format_about_set_marks (FormatsPuzzle *puzzle, uint32_t cell, uint64_t marks)
{
  BaseText *text = &puzzle->about[FORMATS_ABOUT_MARKS];

  if (text->length >= (cell + 1) * sizeof marks)
    memcpy (text->bytes + cell * sizeof marks, &marks, sizeof marks);
}

void
format_about_tidy (FormatsPuzzle *puzzle)
{
  for (unsigned i = FORMATS_ABOUT_TEXTS; i < FORMATS_ABOUTS; i++)
    {
      BaseText *text = &puzzle->about[i];
      size_t at = 0;

      while (at < text->length && text->bytes[at] == '\0')
        at++;
      if (at == text->length && base_text_status (text) == BASE_OK)
        base_text_reset (text);
    }
}
