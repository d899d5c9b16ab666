#include "format-text-plain.h"

#include "base-memory.h"
#include "format-reader.h"
#include "format-text.h"

#include <string.h>

/* So many are looked at before anything is made of a run. */
#define SHORTEST 16

/* What is read at once, in bytes: all that is wanted of a run, but within these. */
#define LEAST_READ ((size_t) 1 << 18)
#define MOST_READ  ((size_t) 1 << 20)

/* Sixteen symbols side by side.  Compilers have it in vector registers where there are such. */
typedef uint8_t Sixteen __attribute__ ((vector_size (16)));

typedef struct
{
  Sixteen odd, dots, zeros; /* what has been met: 255 for each */
} Met;

static inline void
read_sixteen (const char *symbols, uint8_t *values, Met *met)
{
  Sixteen symbol, value, is_dot, is_digit;

  memcpy (&symbol, symbols, sizeof symbol);
  value = symbol - '0';
  is_dot = (Sixteen) (symbol == '.');
  is_digit = (Sixteen) (value < 10);
  met->odd |= ~(is_dot | is_digit);
  met->dots |= is_dot;
  met->zeros |= (Sixteen) (value == 0);
  value &= is_digit;
  memcpy (values, &value, sizeof value);
}

static inline bool
any (Sixteen x)
{
  uint64_t halves[2];

  memcpy (halves, &x, sizeof halves);
  return (halves[0] | halves[1]) != 0;
}

/* The last sixteen symbols overlap those before. */
static bool
read_line (const char *symbols, uint8_t *values)
{
  Met met = { .odd = { 0 } };

  for (size_t at = 0; at + sizeof (Sixteen) <= FORMATS_PLAIN_CELLS; at += sizeof (Sixteen))
    read_sixteen (symbols + at, values + at, &met);
  read_sixteen (symbols + FORMATS_PLAIN_CELLS - sizeof (Sixteen),
                values + FORMATS_PLAIN_CELLS - sizeof (Sixteen), &met);
  /* Two kinds of blanks are a fault, and have to be told. */
  return !any (met.odd) && !(any (met.dots) && any (met.zeros));
}

size_t
format_text_plain_read (const char *lines, size_t n, uint8_t *values)
{
  size_t i = 0;

  while (i < n && lines[i * FORMATS_PLAIN_LINE + FORMATS_PLAIN_CELLS] == '\n'
         && read_line (lines + i * FORMATS_PLAIN_LINE, values + i * FORMATS_PLAIN_CELLS))
    i++;
  return i;
}

/* The shape of such lines; NULL where this reader's lines are something else. */
static SudokuShape *
plain_shape (FormatsReader *reader)
{
  SudokuShape *shape = NULL;

  if (reader->status != BASE_OK || reader->ended || reader->format != &format_text_line
      || format_reader_shape (reader, 9, &shape) != BASE_OK || sudoku_shape_n_values (shape) != 9
      || sudoku_shape_n_cells (shape) != FORMATS_PLAIN_CELLS)
    return NULL;
  return shape;
}

/* Threads that share a run want much of it at once: each run begins with a wait for all of them.  Where there is no
 * memory for that, less will do. */
static void
make_large (FormatsReader *reader, size_t most)
{
  size_t wanted = most < MOST_READ / FORMATS_PLAIN_LINE ? most * FORMATS_PLAIN_LINE : MOST_READ;
  void *buffer = reader->buffer;

  if (wanted < LEAST_READ)
    wanted = LEAST_READ;
  if (base_grow (&buffer, &reader->capacity, wanted, 1) == BASE_OK)
    reader->buffer = buffer;
}

static bool
is_part_of_line (const char *bytes, size_t length)
{
  return length < FORMATS_PLAIN_LINE && format_line_length (bytes, length) == length;
}

/* How many lines have the length of plain ones. */
static size_t
count_lines (const char *bytes, size_t n)
{
  size_t i = 0;

  while (i < n && bytes[i * FORMATS_PLAIN_LINE + FORMATS_PLAIN_CELLS] == '\n')
    i++;
  return i;
}

size_t
format_text_plain_find (FormatsReader *reader, size_t most, FormatsPlain *out_run)
{
  uint8_t values[SHORTEST * FORMATS_PLAIN_CELLS];
  size_t whole, n, n_plain;

  out_run->shape = plain_shape (reader);
  if (out_run->shape == NULL || reader->offset + reader->at < reader->odd_before)
    return 0;
  if (is_part_of_line (reader->buffer + reader->at, reader->end - reader->at))
    {
      make_large (reader, most);
      if (!format_reader_fill (reader))
        return 0;
    }
  out_run->lines = reader->buffer + reader->at;
  whole = (reader->end - reader->at) / FORMATS_PLAIN_LINE;
  n = count_lines (out_run->lines, whole < most ? whole : most);
  n_plain = format_text_plain_read (out_run->lines, n < SHORTEST ? n : SHORTEST, values);
  if (n_plain == SHORTEST)
    return n;
  /* Not to be looked at again, and neither is the line that ends the run, unless there is none yet. */
  reader->odd_before =
      reader->offset + reader->at + n_plain * FORMATS_PLAIN_LINE + (n_plain < whole);
  return 0;
}

void
format_text_plain_take (FormatsReader *reader, size_t n)
{
  reader->at += n * FORMATS_PLAIN_LINE;
  reader->line += n;
  if (n > 0)
    reader->usual_length = FORMATS_PLAIN_CELLS;
}
