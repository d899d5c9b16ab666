/* format-data-npy.c - arrays of whole numbers as NumPy saves them, version 1.0: (n,n) is a grid,
 * (k,n,n) are k of them, and so are (k,n*n).
 *
 * A square of 16, 25, 36 or 49 is a grid of that size, or as many small puzzles: small ones if no
 * number is too large for them.  Only a single grid may be saved column by column, and nothing here
 * unpickles anything. */
#include "format-cells.h"
#include "format-data.h"
#include "format-layout.h"
#include "format-sample.h"

#include <stdio.h>
#include <string.h>

#define MAGIC           "\x93NUMPY"
#define N_MAGIC         6
#define N_PREFIX        10
#define MOST_HEAD_BYTES ((size_t) 4096)

/* The hint of a place: the contents of the header. */
#define HINT_SIZE    8  /* 2 bits: the logarithm of the bytes of a number */
#define HINT_VALUES  10 /* 7 bits: n */
#define HINT_SIGNED  ((uint32_t) 1 << 17)
#define HINT_BIG     ((uint32_t) 1 << 18)
#define HINT_COLUMNS ((uint32_t) 1 << 19)
#define HINT_KNOWN   ((uint32_t) 1 << 20)

typedef struct
{
  uint32_t size, n_values; /* bytes of a number, side of a grid */
  bool is_signed, is_big, by_columns;
  uint64_t n_grids;
  bool is_square; /* (n,n): one grid, or n lines of small ones */
} Array;

/* The state that a reader keeps from grid to grid. */
typedef struct
{
  bool counted;    /* the header was read, so the number of grids is known */
  uint64_t n_left; /* of them, the grids that are not read yet */
} NpyState;

/* The place of a byte: it has no lines. */
static FormatsLine
npy_byte_place (const FormatsReader *reader)
{
  return (FormatsLine){ .number = reader->line };
}

static FormatsOutcome
npy_refuse (FormatsReader *reader,
            FormatsIssue *issue,
            FormatsFault fault,
            const char *token,
            size_t length)
{
  FormatsLine line = { .bytes = token, .length = length, .number = 1 };

  reader->ended = true;
  return format_issue_at_token (issue, fault, &line, 0, length, 0);
}

/* Reports a fault at byte `more` behind the bytes read. */
static FormatsOutcome
refuse_at (FormatsReader *reader,
           FormatsIssue *issue,
           FormatsFault fault,
           uint64_t more,
           uint64_t expected,
           uint64_t found)
{
  FormatsLine line = npy_byte_place (reader);

  format_issue_at (issue, fault, &line, 0, expected, found);
  issue->line = 1;
  issue->column = reader->offset + reader->at + more + 1;
  return FORMATS_BAD_PUZZLE;
}

/* The value of a key of the header, up to what ends it. */
static bool
find_key (const char *head,
          size_t length,
          const char *key,
          const char **out_value,
          size_t *out_length)
{
  size_t n = strlen (key);

  for (size_t i = 0; i + n < length; i++)
    if (memcmp (head + i, key, n) == 0)
      {
        size_t start = i + n, end, depth = 0;

        while (start < length && (head[start] == ' ' || head[start] == ':'))
          start++;
        for (end = start; end < length; end++)
          {
            depth += head[end] == '(';
            if ((head[end] == ',' && depth == 0) || head[end] == '}')
              break;
            depth -= head[end] == ')' && depth > 0;
          }
        *out_value = head + start;
        *out_length = end - start;
        return true;
      }
  return false;
}

/* '<i4' and the like. */
static bool
read_type (const char *type, size_t length, Array *array)
{
  if (length != 5 || (type[0] != '\'' && type[0] != '"') || strchr ("<>|=", type[1]) == NULL
      || (type[2] != 'u' && type[2] != 'i') || type[3] < '1' || type[3] > '8')
    return false;
  array->size = (uint32_t) (type[3] - '0');
  array->is_signed = type[2] == 'i';
  array->is_big = type[1] == '>';
  return (array->size & (array->size - 1)) == 0 && (type[1] != '|' || array->size == 1);
}

/* (n,n), (k,n,n) or (k,m) with m = n * n. */
static bool
npy_read_shape (const char *shape, size_t length, Array *array)
{
  uint64_t sides[3] = { 0 };
  unsigned n = 0;
  uint32_t root;

  for (size_t i = 0; i < length; i++)
    {
      if (shape[i] < '0' || shape[i] > '9')
        continue;
      if (n == 3)
        return false;
      while (i < length && shape[i] >= '0' && shape[i] <= '9' && sides[n] < (uint64_t) 1 << 40)
        sides[n] = sides[n] * 10 + (uint64_t) (shape[i++] - '0');
      n++;
    }
  array->is_square = n == 2 && sides[0] == sides[1] && sides[0] <= SUDOKU_MAX_VALUES;
  array->n_grids = array->is_square ? 1 : sides[0];
  root = format_square_root (sides[1]);
  if (n == 3)
    array->n_values =
        sides[1] == sides[2] && sides[1] <= SUDOKU_MAX_VALUES ? (uint32_t) sides[1] : 0;
  else if (array->is_square)
    array->n_values = (uint32_t) sides[1];
  else
    array->n_values =
        n == 2 && root <= SUDOKU_MAX_VALUES && (uint64_t) root * root == sides[1] ? root : 0;
  return array->n_values != 0;
}

static uint64_t
number_at (const unsigned char *bytes, const Array *array)
{
  uint64_t number = 0;

  for (uint32_t i = 0; i < array->size; i++)
    number = number << 8 | bytes[array->is_big ? i : array->size - 1 - i];
  return number;
}

/* A square of numbers that all fit small puzzles is those. */
static void
look_for_lines (FormatsReader *reader, Array *array)
{
  uint32_t root = format_square_root (array->n_values);
  size_t n = (size_t) array->n_values * array->n_values * array->size;
  const char *bytes;

  if (!array->is_square || root < 4 || root * root != array->n_values || array->by_columns
      || format_reader_peek (reader, n, &bytes) < n)
    return;
  for (size_t i = 0; i < n; i += array->size)
    if (number_at ((const unsigned char *) bytes + i, array) > root)
      return;
  array->n_grids = array->n_values;
  array->n_values = root;
}

static FormatsOutcome
npy_read_header (FormatsReader *reader, Array *array, FormatsIssue *issue)
{
  const char *bytes, *value;
  size_t available = format_reader_peek (reader, N_PREFIX, &bytes), length, n;

  if (available == 0)
    return FORMATS_END;
  if (available < N_PREFIX)
    {
      reader->ended = true;
      return refuse_at (reader, issue, FORMATS_MISSING_BYTES, available, N_PREFIX, available);
    }
  if (memcmp (bytes, MAGIC, N_MAGIC) != 0 || bytes[6] != 1 || bytes[7] != 0)
    return npy_refuse (reader, issue, FORMATS_BAD_HEADER, bytes, 8);
  length = (size_t) (unsigned char) bytes[8] | (size_t) (unsigned char) bytes[9] << 8;
  available = format_reader_peek (reader, N_PREFIX + length, &bytes);
  if (available < N_PREFIX + length || length > MOST_HEAD_BYTES)
    {
      reader->ended = true;
      return refuse_at (reader, issue, FORMATS_MISSING_BYTES, available, N_PREFIX + length,
                        available);
    }
  *array = (Array){ 0 };
  bytes += N_PREFIX;
  if (!find_key (bytes, length, "'descr'", &value, &n))
    return npy_refuse (reader, issue, FORMATS_BAD_HEADER, bytes, length < 40 ? length : 40);
  if (!read_type (value, n, array))
    return npy_refuse (reader, issue, FORMATS_BAD_TYPE, value, n);
  if (!find_key (bytes, length, "'fortran_order'", &value, &n))
    return npy_refuse (reader, issue, FORMATS_BAD_HEADER, bytes, length < 40 ? length : 40);
  array->by_columns = n >= 4 && memcmp (value, "True", 4) == 0;
  if (!find_key (bytes, length, "'shape'", &value, &n) || !npy_read_shape (value, n, array)
      || (array->by_columns && array->n_grids != 1))
    return npy_refuse (reader, issue, FORMATS_BAD_ARRAY, value, n);
  format_reader_skip (reader, N_PREFIX + length);
  look_for_lines (reader, array);
  return FORMATS_PUZZLE;
}

static void
npy_set_hint (FormatsReader *reader, const Array *array)
{
  uint32_t log = 0;

  while (1u << log < array->size)
    log++;
  reader->hint = (reader->hint & FORMATS_HINT_SNIFFED) | HINT_KNOWN | log << HINT_SIZE
                 | array->n_values << HINT_VALUES | (array->is_signed ? HINT_SIGNED : 0)
                 | (array->is_big ? HINT_BIG : 0) | (array->by_columns ? HINT_COLUMNS : 0);
}

static Array
array_of (uint32_t hint)
{
  return (Array){ .size = 1u << (hint >> HINT_SIZE & 3),
                  .n_values = hint >> HINT_VALUES & 127,
                  .is_signed = (hint & HINT_SIGNED) != 0,
                  .is_big = (hint & HINT_BIG) != 0,
                  .by_columns = (hint & HINT_COLUMNS) != 0 };
}

static FormatsOutcome
npy_read_numbers (FormatsReader *reader,
                  FormatsPuzzle *puzzle,
                  const Array *array,
                  const char *bytes,
                  FormatsIssue *issue)
{
  uint32_t n = array->n_values;

  for (uint32_t i = 0; i < n * n; i++)
    {
      uint32_t cell = array->by_columns ? i % n * n + i / n : i;
      uint64_t number = number_at ((const unsigned char *) bytes + (size_t) i * array->size, array);
      uint64_t sign = (uint64_t) 1 << (array->size * 8 - 1);

      if (number > n)
        {
          char token[24];
          uint64_t size = (~number + 1) & (sign | (sign - 1));
          bool below = array->is_signed && (number & sign) != 0;
          FormatsLine line = { .bytes = token, .number = 1 };

          line.length = (size_t) snprintf (token, sizeof token, "%s%llu", below ? "-" : "",
                                           (unsigned long long) (below ? size : number));
          format_issue_at_token (issue, FORMATS_NUMBER_TOO_LARGE, &line, 0, line.length, n);
          issue->line = 1;
          issue->column = reader->offset + reader->at + (uint64_t) i * array->size + 1;
          return FORMATS_BAD_PUZZLE;
        }
      puzzle->sudoku->values[cell] = (uint8_t) number;
    }
  return FORMATS_PUZZLE;
}

static FormatsOutcome
format_data_npy_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  Array array = array_of (reader->hint);
  NpyState *state = format_reader_state (reader);
  FormatsOutcome outcome = FORMATS_PUZZLE;
  FormatsLine line;
  const char *bytes;
  size_t n, available;
  BaseStatus status;

  if (state == NULL)
    return format_reader_fail (reader, BASE_NO_MEMORY);
  if ((reader->hint & HINT_KNOWN) == 0)
    {
      outcome = npy_read_header (reader, &array, issue);
      if (reader->status != BASE_OK)
        return FORMATS_FAILED;
      if (outcome != FORMATS_PUZZLE)
        return outcome;
      npy_set_hint (reader, &array);
      *state = (NpyState){ .counted = true, .n_left = array.n_grids };
    }
  if (state->counted && state->n_left == 0)
    return FORMATS_END;
  line = npy_byte_place (reader);
  line.offset = reader->offset + reader->at;
  format_puzzle_begin (puzzle, reader, &line);
  n = (size_t) array.n_values * array.n_values * array.size;
  available = format_reader_peek (reader, n, &bytes);
  if (reader->status != BASE_OK)
    return FORMATS_FAILED;
  if (available == 0 && !state->counted)
    return FORMATS_END;
  if (available < n)
    {
      reader->ended = true;
      return refuse_at (reader, issue, FORMATS_MISSING_BYTES, available, n, available);
    }
  state->n_left -= state->counted;
  if (reader->shape != NULL
      && sudoku_shape_n_cells (reader->shape) != array.n_values * array.n_values)
    {
      format_reader_skip (reader, n);
      return refuse_at (reader, issue, FORMATS_WRONG_COUNT, 0, sudoku_shape_n_cells (reader->shape),
                        (uint64_t) array.n_values * array.n_values);
    }
  if (format_cells_have_other_values (reader, array.n_values))
    {
      refuse_at (reader, issue, FORMATS_WRONG_VALUES, 0, sudoku_shape_n_values (reader->shape),
                 array.n_values);
      format_reader_skip (reader, n);
      return FORMATS_BAD_PUZZLE;
    }
  status = format_cells_become (reader, puzzle, array.n_values);
  if (status != BASE_OK)
    return format_reader_fail (reader, status);
  outcome = npy_read_numbers (reader, puzzle, &array, bytes, issue);
  format_reader_skip (reader, n);
  return outcome;
}

static FormatsSniff
format_data_npy_sniff (const FormatsSample *sample)
{
  size_t n = sample->length < N_MAGIC ? sample->length : N_MAGIC;

  if (memcmp (sample->bytes, MAGIC, n) != 0)
    return FORMATS_SNIFF_NO;
  return n == N_MAGIC ? FORMATS_SNIFF_YES : format_sample_undecided (sample);
}

/* Whether a square of these numbers would be read as small puzzles. */
static bool
is_like_lines (const FormatsPen *pen)
{
  uint32_t root = format_square_root (pen->n_values);

  for (uint32_t i = 0; i < pen->n_cells; i++)
    if (pen->values[i] > root)
      return false;
  return root >= 4 && root * root == pen->n_values;
}

static void
format_data_npy_write (const FormatsPuzzle *puzzle,
                       const FormatsWriteOptions *options,
                       BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_data_npy);
  BaseText head = BASE_TEXT_EMPTY;

  base_text_add (&head, "{'descr': '|u1', 'fortran_order': False, 'shape': (");
  base_text_add (&head, is_like_lines (&pen) ? "1, " : "");
  base_text_add_number (&head, pen.n_values);
  base_text_add (&head, ", ");
  base_text_add_number (&head, pen.n_values);
  base_text_add (&head, "), }");
  base_text_add_repeated (&head, ' ', 63 - (N_PREFIX + head.length) % 64);
  base_text_add_char (&head, '\n');
  base_text_add_bytes (out, MAGIC "\x01", N_MAGIC + 1);
  base_text_add_char (out, '\0');
  base_text_add_char (out, (char) (head.length & 255));
  base_text_add_char (out, (char) (head.length >> 8));
  base_text_add_bytes (out, base_text_string (&head), head.length);
  base_text_add_bytes (out, (const char *) pen.values, pen.n_cells);
  if (base_text_status (&head) != BASE_OK)
    out->failed = true;
  base_text_clear (&head);
}

static unsigned
format_data_npy_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_cells_losses (puzzle, SUDOKU_MAX_VALUES, false);

  if ((losses & FORMATS_IMPOSSIBLE_KIND) != 0)
    return losses;
  if (puzzle->comment.length > 0 || format_puzzle_has_comment_before (puzzle))
    losses |= FORMATS_LOSS_COMMENT;
  return losses;
}

const Format format_data_npy = {
  .id = "npy",
  .name = N_ ("NumPy array"),
  .suffixes = "npy",
  .mime = "application/x-npy",
  .one_a_file = true,
  .state_size = sizeof (NpyState),
  .sniff = format_data_npy_sniff,
  .read = format_data_npy_read,
  .write = format_data_npy_write,
  .losses = format_data_npy_losses,
};
