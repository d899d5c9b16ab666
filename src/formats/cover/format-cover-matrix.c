/* format-cover-matrix.c - exact cover as the plain matrix of Algorithm X: a column an item, a row
 * an option.
 *
 * Bits stand next to each other or between spaces, tabs and commas.  A first line that cannot be a
 * row has the labels of the columns; without it they are numbered from 1.  A row may begin with a
 * label.  Lines that begin with # are comments. */
#include "format-cover-matrix.h"
#include "format-cover-names-private.h"
#include "format-cover.h"
#include "format-sample.h"

typedef struct
{
  FormatsNames names;
  BaseText header; /* the labels as they stood; empty when there are none */
  uint64_t header_line;
  uint64_t n_labels;
  uint64_t width; /* 0 before the first row */
  bool labelled;
  uint64_t first_row; /* its line */
  char separator;     /* between two bits; 0: none */
  FormatsMatrixLook look;
} Matrix;

static uint64_t
count_labels (const FormatsLine *line)
{
  size_t at = 0, start, length;
  uint64_t n = 0;

  while (format_cover_matrix_next (line, &at, &start, &length))
    n++;
  return n;
}

static FormatsLine
matrix_header_of (const Matrix *matrix)
{
  return (FormatsLine){ .bytes = base_text_string (&matrix->header),
                        .length = matrix->header.length,
                        .number = matrix->header_line };
}

/* Items named by the header, but for the label that may stand in its corner. */
static FormatsOutcome
matrix_add_labels (Matrix *matrix, bool corner)
{
  FormatsLine line = matrix_header_of (matrix);
  FormatsOutcome outcome = FORMATS_PUZZLE;
  size_t at = 0, start, length;

  if (corner)
    format_cover_matrix_next (&line, &at, &start, &length);
  while (outcome == FORMATS_PUZZLE && format_cover_matrix_next (&line, &at, &start, &length))
    outcome = format_cover_names_add_item (&matrix->names, &line, start, length, true);
  return outcome;
}

static FormatsOutcome
add_numbers (Matrix *matrix)
{
  FormatsNames *names = &matrix->names;
  FormatsOutcome outcome = FORMATS_PUZZLE;
  BaseText text = BASE_TEXT_EMPTY;

  for (uint64_t i = 1; outcome == FORMATS_PUZZLE && i <= matrix->width; i++)
    {
      FormatsLine line = { .number = 1 };

      base_text_reset (&text);
      base_text_add_number (&text, i);
      line.bytes = base_text_string (&text);
      line.length = text.length;
      if (base_text_status (&text) != BASE_OK)
        outcome = format_reader_fail (names->reader, BASE_NO_MEMORY);
      else
        outcome = format_cover_names_add_item (names, &line, 0, line.length, true);
    }
  base_text_clear (&text);
  return outcome;
}

static size_t
find_bit (const FormatsLine *line, const FormatsMatrixRow *row, uint64_t number)
{
  size_t i;

  for (i = row->start; i < line->length; i++)
    if (!format_is_white (line->bytes[i]) && line->bytes[i] != ',' && number-- == 0)
      break;
  return i;
}

/* The first row decides the number of columns, and whether the header has a corner. */
static FormatsOutcome
begin_rows (Matrix *matrix, const FormatsLine *line)
{
  FormatsMatrixRow row = format_cover_matrix_row (line, matrix->n_labels);
  FormatsMatrixRow beside =
      format_cover_matrix_row (line, matrix->n_labels - (matrix->n_labels > 1));
  bool corner = matrix->n_labels > 1 && row.n_bits != matrix->n_labels && beside.label_length > 0
                && beside.n_bits == matrix->n_labels - 1;

  if (corner)
    matrix->n_labels--;
  matrix->width = matrix->n_labels > 0 ? matrix->n_labels : row.n_bits;
  /* Checked before that number of items is made. */
  if (matrix->n_labels == 0 && matrix->width > FORMATS_MAX_ITEMS)
    return format_issue_at (matrix->names.issue, FORMATS_TOO_MANY_ITEMS, line,
                            find_bit (line, &row, FORMATS_MAX_ITEMS), FORMATS_MAX_ITEMS, 0);
  return matrix->n_labels > 0 ? matrix_add_labels (matrix, corner) : add_numbers (matrix);
}

static void
keep_label (Matrix *matrix, const FormatsLine *line, const FormatsMatrixRow *row)
{
  BaseText *labels = &matrix->names.puzzle->layout.text;
  uint32_t n_before = cover_problem_n_options (matrix->names.problem) - 1;

  if (row->label_length > 0 && !matrix->labelled)
    {
      matrix->labelled = true;
      base_text_add_repeated (labels, '\0', n_before);
    }
  if (matrix->labelled)
    {
      base_text_add_bytes (labels, line->bytes + row->label_start, row->label_length);
      base_text_add_char (labels, '\0');
    }
}

static FormatsOutcome
matrix_read_row (Matrix *matrix, const FormatsLine *line)
{
  FormatsNames *names = &matrix->names;
  FormatsMatrixRow row = format_cover_matrix_row (line, matrix->n_labels);
  uint32_t n_options = cover_problem_n_options (names->problem), column = 0;
  FormatsOutcome outcome = FORMATS_PUZZLE;

  if (row.strange < line->length)
    return format_issue_at_token (
        names->issue, FORMATS_NOT_A_BIT, line, row.strange,
        base_utf8_length (line->bytes + row.strange, line->length - row.strange), 0);
  if (row.n_bits != matrix->width)
    return format_issue_at (names->issue, FORMATS_WRONG_WIDTH, line,
                            find_bit (line, &row, matrix->width), matrix->width, row.n_bits);
  for (size_t i = row.start; outcome == FORMATS_PUZZLE && i < line->length; i++)
    {
      bool bit = line->bytes[i] == '0' || line->bytes[i] == '1';

      if (line->bytes[i] == '1')
        {
          format_cover_matrix_look_at (&matrix->look, matrix->width, column);
          outcome = format_cover_names_add_term (names, (CoverTerm){ .item = column });
        }
      if (!bit && column == 1)
        matrix->separator = line->bytes[i];
      column += bit;
    }
  if (matrix->look.n_rows++ == 0)
    matrix->first_row = line->number;
  if (outcome == FORMATS_PUZZLE)
    outcome = format_cover_names_add_option (names, line);
  if (outcome == FORMATS_PUZZLE && cover_problem_n_options (names->problem) > n_options)
    keep_label (matrix, line, &row);
  return outcome;
}

static FormatsOutcome
matrix_read_line (Matrix *matrix, const FormatsLine *line)
{
  FormatsOutcome outcome = FORMATS_PUZZLE;

  if (matrix->width == 0 && matrix->header.length == 0 && format_cover_matrix_is_header (line))
    {
      base_text_add_bytes (&matrix->header, line->bytes, line->length);
      matrix->header_line = line->number;
      matrix->n_labels = count_labels (line);
      return base_text_status (&matrix->header) == BASE_OK
                 ? FORMATS_PUZZLE
                 : format_reader_fail (matrix->names.reader, BASE_NO_MEMORY);
    }
  if (matrix->width == 0)
    outcome = begin_rows (matrix, line);
  return outcome == FORMATS_PUZZLE ? matrix_read_row (matrix, line) : outcome;
}

/* Warns that the rows could be a Sudoku, where the format was not forced. */
static void
warn_of_sudoku (Matrix *matrix)
{
  FormatsReader *reader = matrix->names.reader;
  const FormatsLine first = { .number = matrix->first_row };

  if ((reader->hint & FORMATS_HINT_SNIFFED) == 0 || matrix->n_labels > 0 || matrix->labelled
      || !format_cover_matrix_could_be_sudoku (&matrix->look, matrix->width))
    return;
  format_issue_at (matrix->names.issue, FORMATS_AMBIGUOUS_BITS, &first, 0, 0, 0);
  format_reader_warn (reader, matrix->names.issue);
}

static FormatsOutcome
matrix_finish (Matrix *matrix, const FormatsLine *last)
{
  if (matrix->names.puzzle->place.format == NULL)
    return FORMATS_END;
  if (matrix->width > 0)
    {
      warn_of_sudoku (matrix);
      base_text_add_char (&matrix->names.puzzle->layout.text, matrix->separator);
      return FORMATS_PUZZLE;
    }
  if (matrix->n_labels > 0)
    return matrix_add_labels (matrix, false);
  return format_issue_at (matrix->names.issue, FORMATS_NO_ITEMS, last, last->length, 0, 0);
}

static FormatsOutcome
read_matrix (Matrix *matrix)
{
  FormatsNames *names = &matrix->names;
  FormatsLine line = { .number = 1 };

  for (;;)
    {
      FormatsGot got =
          format_reader_text_line (names->reader, FORMATS_MAX_LONG_LINE, &line, names->issue);
      FormatsOutcome outcome = FORMATS_PUZZLE;
      size_t start;

      if (got == FORMATS_GOT_END)
        return matrix_finish (matrix, &line);
      if (got != FORMATS_GOT_LINE)
        return format_reader_outcome (got);
      if (names->puzzle->place.format == NULL)
        format_puzzle_begin (names->puzzle, names->reader, &line);
      start = format_line_skip_white (&line, 0);
      if (start < line.length && line.bytes[start] == '#')
        format_cover_names_comment (names, &line, '#');
      else if (start < line.length)
        outcome = matrix_read_line (matrix, &line);
      if (outcome != FORMATS_PUZZLE)
        return outcome;
    }
}

static FormatsOutcome
format_cover_matrix_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  Matrix matrix = { .names = { .reader = reader, .puzzle = puzzle, .issue = issue } };
  FormatsOutcome outcome;

  if (!format_cover_names_begin (&matrix.names))
    return format_reader_fail (reader, BASE_NO_MEMORY);
  outcome = read_matrix (&matrix);
  base_text_clear (&matrix.header);
  return format_cover_names_end (&matrix.names, outcome);
}

const Format format_cover_matrix = {
  .id = "matrix",
  .name = N_ ("0/1 matrix"),
  .reason = N_ ("its rows are nothing but 0 and 1"),
  .suffixes = "matrix mat",
  .mime = "text/x-exact-cover",
  .one_a_file = true,
  .yields_to = "grid",
  .sniff = format_cover_matrix_sniff,
  .read = format_cover_matrix_read,
  .write = format_cover_matrix_write,
  .losses = format_cover_matrix_losses,
};
