/* format-text-line-quick.c - lines without anything odd, as in lists of millions: read in one pass,
 * without a census.  All other lines are left to the careful reading. */
#include "format-text-line-private.h"
#include "format-text-nine-private.h"

/* A bit that every entry of `quick` has, so that unknown bytes stand out; above it one bit for each
 * blank. */
#define QUICK_KNOWN 0x80

static const uint16_t quick[256] = {
  ['1'] = QUICK_KNOWN | 1,      ['2'] = QUICK_KNOWN | 2,      ['3'] = QUICK_KNOWN | 3,
  ['4'] = QUICK_KNOWN | 4,      ['5'] = QUICK_KNOWN | 5,      ['6'] = QUICK_KNOWN | 6,
  ['7'] = QUICK_KNOWN | 7,      ['8'] = QUICK_KNOWN | 8,      ['9'] = QUICK_KNOWN | 9,
  ['.'] = QUICK_KNOWN | 0x100,  ['0'] = QUICK_KNOWN | 0x200,  ['-'] = QUICK_KNOWN | 0x400,
  ['_'] = QUICK_KNOWN | 0x800,  ['*'] = QUICK_KNOWN | 0x1000, ['x'] = QUICK_KNOWN | 0x2000,
  ['X'] = QUICK_KNOWN | 0x4000,
};

/* Reads 81 symbols of a 9x9 puzzle with one of the two usual blanks. */
static bool
read_at_once (const char *symbols, uint8_t *values, char *out_blank)
{
  const FormatsNine nine = format_text_nine_read (symbols, values);

  if (!format_text_nine_is_plain (&nine))
    return false;
  if (format_text_nine_has (nine.dots))
    *out_blank = '.';
  else if (format_text_nine_has (nine.zeros))
    *out_blank = '0';
  return true;
}

/* Reads 81 symbols of a 9x9 puzzle, all known and with one kind of blank. */
static bool
read_quickly (const char *symbols, uint8_t *values, char *out_blank)
{
  unsigned all = QUICK_KNOWN, any = 0, blanks;

  if (read_at_once (symbols, values, out_blank))
    return true;
  for (size_t i = 0; i < 81; i++)
    {
      unsigned entry = quick[(unsigned char) symbols[i]];

      all &= entry;
      any |= entry;
      values[i] = entry & 15;
    }
  blanks = any >> 8;
  if (all != QUICK_KNOWN || (blanks & (blanks - 1)) != 0)
    return false;
  for (unsigned i = 0; i < 7; i++)
    if (blanks == 1u << i)
      *out_blank = ".0-_*xX"[i];
  return true;
}

/* The values of the usual symbols above 9x9, and of the usual blank; 255: none of them. */
static uint8_t
usual_value (char c)
{
  return c >= '1' && c <= '9'   ? (uint8_t) (c - '0')
         : c >= 'A' && c <= 'Z' ? (uint8_t) (c - 'A' + 10)
         : c >= 'a' && c <= 'z' ? (uint8_t) (c - 'a' + 36)
         : c == '@'             ? 62
         : c == '#'             ? 63
         : c == '.'             ? 0
                                : 255;
}

/* Reads the symbols of a larger puzzle where no other alphabet could be meant: a digit and no 0
 * among the symbols of n_values, and the usual blank.  No branch in the loop: compilers make vector
 * instructions of it. */
static bool
read_larger_at_once (const char *symbols, uint32_t n_values, uint8_t *values, char *out_blank)
{
  uint8_t odd = 0, blanks = 0, digits = 0;

  for (size_t i = 0; i < (size_t) n_values * n_values; i++)
    {
      const uint8_t value = usual_value (symbols[i]);

      odd |= value > n_values;
      blanks |= value == 0;
      digits |= value > 0 && value < 10;
      values[i] = value;
    }
  *out_blank = blanks != 0 ? '.' : 0;
  return odd == 0 && digits != 0;
}

/* The shape of all lines of `n_values` values that can be read quickly, or NULL. */
static BaseStatus
quick_shape (FormatsReader *reader, uint32_t n_values, SudokuShape **out_shape)
{
  *out_shape = NULL;
  if (reader->shape == NULL
      || (sudoku_shape_n_values (reader->shape) == n_values
          && sudoku_shape_n_cells (reader->shape) == n_values * n_values))
    return format_reader_shape (reader, n_values, out_shape);
  return BASE_OK;
}

uint32_t
format_text_line_quick_size (FormatsSpan span)
{
  uint32_t n_values = span.n == 81 ? 9 : format_square_root (span.n);

  if (span.end - span.start != span.n || (size_t) n_values * n_values != span.n || n_values < 9
      || n_values > FORMATS_MAX_SYMBOLS || (n_values > 9 && format_text_cube_root (span.n) != 0))
    return 0;
  return n_values;
}

FormatsOutcome
format_text_line_read_quickly (FormatsReader *reader,
                               FormatsPuzzle *puzzle,
                               const char *symbols,
                               uint32_t n_values)
{
  SudokuShape *shape;
  BaseStatus status = quick_shape (reader, n_values, &shape);
  FormatsLayout *layout = &puzzle->layout;
  FormatsLineState *state = format_reader_state (reader);
  bool read;

  if (state == NULL)
    return format_reader_fail (reader, BASE_NO_MEMORY);
  if (status == BASE_OK && shape != NULL)
    status = format_puzzle_become (puzzle, shape);
  if (status != BASE_OK)
    return format_reader_fail (reader, status);
  if (shape == NULL)
    return FORMATS_BAD_PUZZLE;
  read = n_values == 9
             ? read_quickly (symbols, puzzle->sudoku->values, &layout->blank)
             : read_larger_at_once (symbols, n_values, puzzle->sudoku->values, &layout->blank);
  if (!read)
    return FORMATS_BAD_PUZZLE;
  state->usual_length = (uint64_t) n_values * n_values;
  return FORMATS_PUZZLE;
}
