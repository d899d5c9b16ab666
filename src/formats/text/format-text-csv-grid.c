/* format-text-csv-grid.c - a puzzle as a spreadsheet: N lines of N fields, blanks are empty or 0.
 *
 * Fields are numbers; or symbols, if one of them is not a number.  A grid with commas but without
 * empty fields, quotes and numbers of two digits is also a grid of rows, and is read as one, with
 * the same meaning. */
#include "format-cells.h"
#include "format-layout.h"
#include "format-text-csv-private.h"
#include "format-text-numbers-private.h"
#include "format-text.h"

typedef struct
{
  FormatsReader *reader;
  FormatsPuzzle *puzzle;
  FormatsIssue *issue;
  char separator;
  uint32_t n_values, n_rows; /* 0 before the first row */
  bool symbols;              /* some field is no number */
  FormatsCensus census;
} Table;

/* A field that a cell can be; whether it is a symbol. */
static bool
is_cell (const FormatsLine *line, const FormatsField *field, bool *out_symbol)
{
  size_t length = field->end - field->start;
  uint32_t value;

  *out_symbol = length == 1 && format_symbol_known (line->bytes[field->start])
                && (line->bytes[field->start] < '0' || line->bytes[field->start] > '9')
                && !format_cells_is_blank (line->bytes[field->start]);
  return length == 0 || *out_symbol
         || (length == 1 && format_symbol_known (line->bytes[field->start]))
         || (length <= 4 && format_number_value (line->bytes + field->start, length, &value));
}

/* Counts the fields of a row and classifies them. */
static FormatsOutcome
table_look_at_row (Table *table, const FormatsLine *line)
{
  FormatsField field;
  size_t at = 0;
  uint32_t n = 0;
  bool bad, symbol;

  for (; format_text_csv_next (line, table->separator, &at, &field, &bad); n++)
    {
      if (!is_cell (line, &field, &symbol))
        return format_issue_at_token (table->issue, FORMATS_NOT_A_NUMBER, line, field.start,
                                      field.end - field.start, 0);
      table->symbols |= symbol;
      format_census_add (&table->census, line->bytes + field.start, field.end - field.start);
    }
  if (bad)
    return format_issue_at (table->issue, FORMATS_OPEN_QUOTE, line, at, 0, 0);
  if (table->n_values == 0)
    table->n_values = n;
  if (n > SUDOKU_MAX_VALUES)
    return format_issue_at (table->issue, FORMATS_TOO_LARGE, line, 0, SUDOKU_MAX_VALUES, n);
  if (n != table->n_values)
    return format_issue_at (table->issue, FORMATS_WRONG_FIELDS, line, line->length, table->n_values,
                            n);
  return FORMATS_PUZZLE;
}

static FormatsOutcome
table_gather_rows (Table *table)
{
  FormatsPuzzle *puzzle = table->puzzle;
  FormatsLine line = { .number = table->reader->line };

  while (table->n_rows == 0 || table->n_rows < table->n_values)
    {
      FormatsGot got =
          format_reader_text_line (table->reader, FORMATS_MAX_LINE, &line, table->issue);
      FormatsOutcome outcome;

      if (got == FORMATS_GOT_END && table->n_rows > 0)
        return format_issue_at (table->issue, FORMATS_MISSING_ROWS, &line, line.length,
                                table->n_values, table->n_rows);
      if (got != FORMATS_GOT_LINE)
        return format_reader_outcome (got);
      if (format_line_skip_white (&line, 0) == line.length)
        continue;
      if (table->n_rows++ == 0)
        {
          format_puzzle_begin (puzzle, table->reader, &line);
          table->separator = format_text_csv_separator (&line);
        }
      outcome = table_look_at_row (table, &line);
      if (outcome != FORMATS_PUZZLE)
        return outcome;
      if (!format_puzzle_add_line (puzzle, &line, table->issue))
        return FORMATS_BAD_PUZZLE;
      if (base_text_status (&puzzle->layout.text) != BASE_OK)
        return format_reader_fail (table->reader, BASE_NO_MEMORY);
    }
  return FORMATS_PUZZLE;
}

static bool
table_read_cell (Table *table,
                 const FormatsLine *line,
                 const FormatsField *field,
                 const FormatsAlphabet *alphabet,
                 uint8_t *out_value)
{
  size_t length = field->end - field->start;
  uint32_t value = 0;

  *out_value = 0;
  if (length == 0)
    return true;
  if (table->symbols && length == 1)
    return format_alphabet_value (alphabet, line, field->start, out_value, table->issue);
  if (length == 1 && format_cells_is_blank (line->bytes[field->start]))
    return true;
  if (!format_number_value (line->bytes + field->start, length, &value))
    format_issue_at_token (table->issue, FORMATS_NOT_A_NUMBER, line, field->start, length, 0);
  else if (value > table->n_values)
    format_issue_at_token (table->issue, FORMATS_NUMBER_TOO_LARGE, line, field->start, length,
                           table->n_values);
  else
    {
      *out_value = (uint8_t) value;
      return true;
    }
  return false;
}

static FormatsOutcome
table_read_cells (Table *table)
{
  FormatsPuzzle *puzzle = table->puzzle;
  FormatsLines lines = { .bytes = base_text_string (&puzzle->layout.text),
                         .length = puzzle->layout.text.length,
                         .number = puzzle->place.line };
  FormatsAlphabet alphabet;
  FormatsLine line;
  uint32_t cell = 0;

  format_alphabet_choose (&alphabet, table->n_values, &table->census);
  while (format_lines_next (&lines, &line))
    {
      FormatsField field;
      size_t at = 0;
      bool bad;

      while (format_text_csv_next (&line, table->separator, &at, &field, &bad))
        if (!table_read_cell (table, &line, &field, &alphabet, &puzzle->sudoku->values[cell++]))
          return FORMATS_BAD_PUZZLE;
    }
  base_text_reset (&puzzle->layout.text);
  return FORMATS_PUZZLE;
}

static FormatsOutcome
format_text_csv_grid_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  Table table = { .reader = reader, .puzzle = puzzle, .issue = issue };
  FormatsOutcome outcome = table_gather_rows (&table);
  BaseStatus status;

  if (outcome != FORMATS_PUZZLE)
    return outcome;
  if (table.symbols && table.n_values > FORMATS_MAX_SYMBOLS)
    {
      const FormatsLine first = { .number = puzzle->place.line };

      return format_issue_at (issue, FORMATS_NO_SYMBOLS, &first, 0, 0, table.n_values);
    }
  if (reader->shape != NULL
      && sudoku_shape_n_cells (reader->shape) != table.n_values * table.n_values)
    {
      const FormatsLine first = { .number = puzzle->place.line };

      return format_issue_at (issue, FORMATS_WRONG_FIELDS, &first, 0,
                              sudoku_shape_n_values (reader->shape), table.n_values);
    }
  if (format_cells_have_other_values (reader, table.n_values))
    {
      const FormatsLine first = { .number = puzzle->place.line };

      return format_issue_at (issue, FORMATS_WRONG_VALUES, &first, 0,
                              sudoku_shape_n_values (reader->shape), table.n_values);
    }
  status = format_cells_become (reader, puzzle, table.n_values);
  return status == BASE_OK ? table_read_cells (&table) : format_reader_fail (reader, status);
}

/* Recognises N lines of N fields that can be cells, and something in them that a grid of rows
 * cannot have. */
static FormatsSniff
format_text_csv_grid_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  char separator = ',';
  uint32_t n_rows = 0, n_values = 0;
  bool strange = false, symbol, bad;

  while (format_lines_next (&lines, &line))
    {
      FormatsField field;
      size_t at = 0;
      uint32_t n = 0;

      if (format_line_skip_white (&line, 0) == line.length)
        continue;
      if (n_rows++ == 0)
        {
          separator = format_text_csv_separator (&line);
          strange = separator == ';';
        }
      for (; format_text_csv_next (&line, separator, &at, &field, &bad); n++)
        {
          if (!is_cell (&line, &field, &symbol))
            return FORMATS_SNIFF_NO;
          strange |= field.quoted || field.end == field.start || field.end - field.start > 1;
        }
      if (bad || n < 4 || n > SUDOKU_MAX_VALUES || (n_rows > 1 && n != n_values))
        return FORMATS_SNIFF_NO;
      n_values = n;
      if (n_rows == n_values)
        return strange ? FORMATS_SNIFF_YES : FORMATS_SNIFF_NO;
    }
  return format_sample_undecided (sample);
}

/* An empty line would be no row: a grid of one cell has its 0. */
static void
format_text_csv_grid_write (const FormatsPuzzle *puzzle,
                            const FormatsWriteOptions *options,
                            BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_text_csv_grid);

  format_pen_gap (&pen, puzzle, options, out);
  for (uint32_t cell = 0; cell < pen.n_cells; cell++)
    {
      if (pen.values[cell] != 0 || pen.n_cells == 1)
        base_text_add_number (out, pen.values[cell]);
      if ((cell + 1) % pen.n_values != 0)
        base_text_add_char (out, ',');
      else
        base_text_add (out, pen.line_end);
    }
}

static unsigned
format_text_csv_grid_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_cells_losses (puzzle, SUDOKU_MAX_VALUES, false);

  if ((losses & FORMATS_IMPOSSIBLE_KIND) == 0
      && (puzzle->comment.length > 0 || format_puzzle_has_comment_before (puzzle)))
    losses |= FORMATS_LOSS_COMMENT;
  return losses;
}

const Format format_text_csv_grid = {
  .id = "csv-grid",
  .name = N_ ("Table of cells"),
  .reason = N_ ("its lines are fields"),
  .suffixes = "",
  .mime = "text/csv",
  .sniff = format_text_csv_grid_sniff,
  .read = format_text_csv_grid_read,
  .write = format_text_csv_grid_write,
  .losses = format_text_csv_grid_losses,
};
