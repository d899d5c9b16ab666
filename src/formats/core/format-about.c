#include "format-about.h"

#include "format.h"

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

FormatsLayer
format_about_layer (FormatsAbout about)
{
  switch (about)
    {
    case FORMATS_ABOUT_MARKS:
    case FORMATS_ABOUT_HIDDEN:
    case FORMATS_ABOUT_KEPT:
    case FORMATS_ABOUT_CORNERS:
    case FORMATS_ABOUT_CORNERS_KEPT:
      return FORMATS_LAYER_SETS;
    case FORMATS_ABOUT_PLACED:
    case FORMATS_ABOUT_COLOURS:
      return FORMATS_LAYER_BITS;
    default:
      return FORMATS_LAYER_VALUES;
    }
}

size_t
format_layer_size (FormatsLayer layer)
{
  return layer == FORMATS_LAYER_SETS ? sizeof (uint64_t) : sizeof (uint8_t);
}

uint64_t
format_layer_get (FormatsLayer layer, const char *elements, uint32_t cell)
{
  uint64_t set;

  if (layer != FORMATS_LAYER_SETS)
    return (uint8_t) elements[cell];
  memcpy (&set, elements + cell * sizeof set, sizeof set);
  return set;
}

void
format_layer_set (FormatsLayer layer, char *elements, uint32_t cell, uint64_t number)
{
  if (layer == FORMATS_LAYER_SETS)
    memcpy (elements + cell * sizeof number, &number, sizeof number);
  else
    elements[cell] = (char) (uint8_t) number;
}

static char *
about_add_bytes (FormatsPuzzle *puzzle, FormatsAbout about, size_t size)
{
  BaseText *text = &puzzle->about[about];

  base_text_reset (text);
  base_text_add_repeated (text, '\0', size * sudoku_shape_n_cells (puzzle->sudoku->shape));
  return base_text_status (text) == BASE_OK ? text->bytes : NULL;
}

char *
format_about_add_layer (FormatsPuzzle *puzzle, FormatsAbout about)
{
  return about_add_bytes (puzzle, about, format_layer_size (format_about_layer (about)));
}

char *
format_about_add_candidate_colours (FormatsPuzzle *puzzle)
{
  return about_add_bytes (puzzle, FORMATS_ABOUT_CANDIDATE_COLOURS,
                          sudoku_shape_n_values (puzzle->sudoku->shape));
}

uint8_t *
format_about_add_values (FormatsPuzzle *puzzle, FormatsAbout about)
{
  return (uint8_t *) format_about_add_layer (puzzle, about);
}

bool
format_about_add_marks (FormatsPuzzle *puzzle)
{
  return format_about_add_layer (puzzle, FORMATS_ABOUT_MARKS) != NULL;
}

/* Byte by byte, so that equal strokes are equal bytes. */
#define STROKE_BYTES (2 * sizeof (uint32_t) + 3)

void
format_about_add_stroke (FormatsPuzzle *puzzle, const FormatsStroke *stroke)
{
  char bytes[STROKE_BYTES];

  memcpy (bytes, &stroke->from_cell, sizeof (uint32_t));
  memcpy (bytes + sizeof (uint32_t), &stroke->to_cell, sizeof (uint32_t));
  bytes[2 * sizeof (uint32_t)] = (char) stroke->from_value;
  bytes[2 * sizeof (uint32_t) + 1] = (char) stroke->to_value;
  bytes[2 * sizeof (uint32_t) + 2] = (char) stroke->style;
  base_text_add_bytes (&puzzle->about[FORMATS_ABOUT_STROKES], bytes, sizeof bytes);
}

uint32_t
format_about_n_strokes (const FormatsPuzzle *puzzle)
{
  return (uint32_t) (puzzle->about[FORMATS_ABOUT_STROKES].length / STROKE_BYTES);
}

FormatsStroke
format_about_stroke (const FormatsPuzzle *puzzle, uint32_t number)
{
  const char *bytes = puzzle->about[FORMATS_ABOUT_STROKES].bytes + number * STROKE_BYTES;
  FormatsStroke stroke;

  memcpy (&stroke.from_cell, bytes, sizeof (uint32_t));
  memcpy (&stroke.to_cell, bytes + sizeof (uint32_t), sizeof (uint32_t));
  stroke.from_value = (uint8_t) bytes[2 * sizeof (uint32_t)];
  stroke.to_value = (uint8_t) bytes[2 * sizeof (uint32_t) + 1];
  stroke.style = (uint8_t) bytes[2 * sizeof (uint32_t) + 2];
  return stroke;
}

FormatsLayer
format_part_layer (FormatsPart part)
{
  switch (part)
    {
    case FORMATS_PART_ENTRIES:
    case FORMATS_PART_SOLVER:
      return FORMATS_LAYER_VALUES;
    case FORMATS_PART_PLACED:
      return FORMATS_LAYER_BITS;
    default:
      return FORMATS_LAYER_SETS;
    }
}

/* Of all parts of a position. */
static size_t
parts_size (const FormatsPuzzle *puzzle)
{
  size_t size = 0;

  for (unsigned i = 0; i < FORMATS_PARTS; i++)
    size += format_layer_size (format_part_layer (i));
  return size * sudoku_shape_n_cells (puzzle->sudoku->shape);
}

/* Memory for all bookmarks of one puzzle. */
#define MOST_BYTES ((size_t) 1 << 26)

uint32_t
format_about_most_bookmarks (const FormatsPuzzle *puzzle)
{
  return (uint32_t) (MOST_BYTES / parts_size (puzzle));
}

/* A position is the length of its name, its time, the name, and its parts. */
size_t
format_about_add_position (FormatsPuzzle *puzzle,
                           FormatsAbout about,
                           const char *name,
                           size_t name_length)
{
  BaseText *text = &puzzle->about[about];
  size_t at = text->length;
  int64_t time = 0;

  base_text_add_bytes (text, (const char *) &name_length, sizeof name_length);
  base_text_add_bytes (text, (const char *) &time, sizeof time);
  base_text_add_bytes (text, name, name_length);
  base_text_add_repeated (text, '\0', parts_size (puzzle));
  return at;
}

void
format_about_set_time (FormatsPuzzle *puzzle, FormatsAbout about, size_t at, int64_t time)
{
  BaseText *text = &puzzle->about[about];

  if (base_text_status (text) == BASE_OK)
    memcpy (text->bytes + at + sizeof (size_t), &time, sizeof time);
}

size_t
format_about_position (const FormatsPuzzle *puzzle,
                       FormatsAbout about,
                       size_t at,
                       FormatsPosition *out_position)
{
  const BaseText *text = &puzzle->about[about];
  FormatsPosition position;
  char *part;

  if (at >= text->length)
    return 0;
  memcpy (&position.name_length, text->bytes + at, sizeof position.name_length);
  memcpy (&position.time, text->bytes + at + sizeof position.name_length, sizeof position.time);
  position.name = text->bytes + at + sizeof position.name_length + sizeof position.time;
  part = text->bytes + (position.name - text->bytes) + position.name_length;
  for (unsigned i = 0; i < FORMATS_PARTS; i++)
    {
      position.parts[i] = part;
      part +=
          format_layer_size (format_part_layer (i)) * sudoku_shape_n_cells (puzzle->sudoku->shape);
    }
  *out_position = position;
  return (size_t) (part - text->bytes);
}

uint32_t
format_about_rating (const FormatsPuzzle *puzzle)
{
  const char *text = base_text_string (&puzzle->about[FORMATS_ABOUT_RATING]);
  uint32_t rating = 0;
  unsigned n_digits = 0;

  for (; n_digits < 2 && *text >= '0' && *text <= '9'; text++, n_digits++)
    rating = rating * 10 + (uint32_t) (*text - '0');
  rating *= 10;
  if (*text == '.' && text[1] >= '0' && text[1] <= '9')
    {
      rating += (uint32_t) (text[1] - '0');
      text += 2;
    }
  return n_digits > 0 && *text == '\0' ? rating : 0;
}

void
format_about_set_rating (FormatsPuzzle *puzzle, uint32_t rating)
{
  BaseText *text = &puzzle->about[FORMATS_ABOUT_RATING];

  base_text_clear (text);
  base_text_add_decimal (text, rating / 10.0, 1);
}

unsigned
format_about_loss (FormatsAbout about)
{
  switch (about)
    {
    case FORMATS_ABOUT_STATE:
    case FORMATS_ABOUT_HIDDEN:
    case FORMATS_ABOUT_KEPT:
    case FORMATS_ABOUT_PLACED:
    case FORMATS_ABOUT_SOLVER:
    case FORMATS_ABOUT_CORNERS_KEPT:
      return 0;
    case FORMATS_ABOUT_SOLUTION:
      return FORMATS_LOSS_SOLUTION;
    case FORMATS_ABOUT_ENTRIES:
      return FORMATS_LOSS_ENTRIES;
    case FORMATS_ABOUT_MARKS:
    case FORMATS_ABOUT_CORNERS:
      return FORMATS_LOSS_MARKS;
    case FORMATS_ABOUT_COLOURS:
    case FORMATS_ABOUT_CANDIDATE_COLOURS:
    case FORMATS_ABOUT_STROKES:
      return FORMATS_LOSS_DRAWINGS;
    case FORMATS_ABOUT_TRIAL:
    case FORMATS_ABOUT_BOOKMARKS:
      return FORMATS_LOSS_BOOKMARKS;
    default:
      return FORMATS_LOSS_ABOUT;
    }
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
  for (unsigned i = FORMATS_ABOUT_TEXTS; i <= FORMATS_ABOUT_CANDIDATE_COLOURS; i++)
    {
      BaseText *text = &puzzle->about[i];
      size_t at = i == FORMATS_ABOUT_HIDDEN ? text->length + 1 : 0;

      while (at < text->length && text->bytes[at] == '\0')
        at++;
      if (at == text->length && base_text_status (text) == BASE_OK)
        base_text_reset (text);
    }
}
