#include "format-text-plain.h"

#include "base-memory.h"
#include "format-text-line-private.h"
#include "format-text-nine-private.h"
#include "format-text.h"

#include <string.h>

/* The shortest run, in lines. */
#define SHORTEST_RUN_LINES 16

/* Bounds on what is read at once, in bytes. */
#define LEAST_READ_BYTES ((size_t) 1 << 18)
#define MOST_READ_BYTES  ((size_t) 1 << 20)

static inline bool
read_plain_line (const char *symbols, uint8_t *values)
{
  const FormatsNine nine = format_text_nine_read (symbols, values);

  return format_text_nine_is_plain (&nine);
}

size_t
format_text_plain_read (const char *lines, size_t n, uint8_t *values)
{
  size_t i = 0;

  while (i < n && lines[i * FORMATS_PLAIN_LINE + FORMATS_PLAIN_CELLS] == '\n'
         && read_plain_line (lines + i * FORMATS_PLAIN_LINE, values + i * FORMATS_PLAIN_CELLS))
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

/* Threads that share a run need much of it at once: each run begins with a wait for all of them.
 * Without memory for that, a smaller buffer is sufficient. */
static void
make_large (FormatsReader *reader, size_t most)
{
  size_t wanted =
      most < MOST_READ_BYTES / FORMATS_PLAIN_LINE ? most * FORMATS_PLAIN_LINE : MOST_READ_BYTES;
  void *buffer = reader->buffer;

  if (wanted < LEAST_READ_BYTES)
    wanted = LEAST_READ_BYTES;
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
plain_count_lines (const char *bytes, size_t n)
{
  size_t i = 0;

  while (i < n && bytes[i * FORMATS_PLAIN_LINE + FORMATS_PLAIN_CELLS] == '\n')
    i++;
  return i;
}

size_t
format_text_plain_find (FormatsReader *reader, size_t most, FormatsPlain *out_run)
{
  uint8_t values[SHORTEST_RUN_LINES * FORMATS_PLAIN_CELLS];
  FormatsLineState *state;
  size_t whole, n, n_plain;

  out_run->shape = plain_shape (reader);
  state = out_run->shape != NULL ? format_reader_state (reader) : NULL;
  if (state == NULL || reader->offset + reader->at < state->odd_before)
    return 0;
  if (is_part_of_line (reader->buffer + reader->at, reader->end - reader->at))
    {
      make_large (reader, most);
      if (!format_reader_fill (reader))
        return 0;
    }
  out_run->lines = reader->buffer + reader->at;
  whole = (reader->end - reader->at) / FORMATS_PLAIN_LINE;
  n = plain_count_lines (out_run->lines, whole < most ? whole : most);
  n_plain = format_text_plain_read (out_run->lines, n < SHORTEST_RUN_LINES ? n : SHORTEST_RUN_LINES,
                                    values);
  if (n_plain == SHORTEST_RUN_LINES)
    return n;
  /* Not to be looked at again, and neither is the line that ends the run, unless there is none
   * yet. */
  state->odd_before =
      reader->offset + reader->at + n_plain * FORMATS_PLAIN_LINE + (n_plain < whole);
  return 0;
}

void
format_text_plain_take (FormatsReader *reader, size_t n)
{
  FormatsLineState *state = n > 0 ? format_reader_state (reader) : NULL;

  reader->at += n * FORMATS_PLAIN_LINE;
  reader->line += n;
  if (state != NULL)
    state->usual_length = FORMATS_PLAIN_CELLS;
}
