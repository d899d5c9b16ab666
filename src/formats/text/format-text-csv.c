/* format-text-csv.c - tables with a header: one puzzle a line, in the column that the header names.
 *
 * Other columns may hold the puzzle's solution, its title and its level.  The header holds for the
 * whole file, and a reader that begins inside a file has it from the place's hint, which has room
 * for the first 30 columns only. */
#include "format-cells.h"
#include "format-layout.h"
#include "format-sample.h"
#include "format-text-csv-private.h"
#include "format-text-line-private.h"
#include "format-text.h"

#include <string.h>

typedef enum
{
  COLUMN_PUZZLE,
  COLUMN_SOLUTION,
  COLUMN_TITLE,
  COLUMN_LEVEL,
  COLUMNS,
} Column;

/* Names of columns in headers. */
static const struct
{
  const char *name;
  Column column;
} names[] = {
  { "puzzle", COLUMN_PUZZLE },     { "puzzles", COLUMN_PUZZLE },     { "quiz", COLUMN_PUZZLE },
  { "quizzes", COLUMN_PUZZLE },    { "sudoku", COLUMN_PUZZLE },      { "question", COLUMN_PUZZLE },
  { "givens", COLUMN_PUZZLE },     { "clues", COLUMN_PUZZLE },       { "grid", COLUMN_PUZZLE },
  { "board", COLUMN_PUZZLE },      { "unsolved", COLUMN_PUZZLE },    { "problem", COLUMN_PUZZLE },
  { "solution", COLUMN_SOLUTION }, { "solutions", COLUMN_SOLUTION }, { "answer", COLUMN_SOLUTION },
  { "solved", COLUMN_SOLUTION },   { "title", COLUMN_TITLE },        { "name", COLUMN_TITLE },
  { "id", COLUMN_TITLE },          { "level", COLUMN_LEVEL },        { "difficulty", COLUMN_LEVEL },
  { "rating", COLUMN_LEVEL },
};

/* The hint of a place: 5 bits for each column, 31 where it is not there; then whether it is `;`,
 * and that the header is behind us. */
#define HINT_COLUMNS   8
#define HINT_NONE      31u
#define HINT_SEMICOLON ((uint32_t) 1 << 28)
#define HINT_KNOWN     ((uint32_t) 1 << 29)

typedef struct
{
  uint32_t of[COLUMNS]; /* HINT_NONE: it has none */
  char separator;
} Header;

static char
csv_small_letter (char c)
{
  return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
}

static bool
csv_is_named (const FormatsLine *line, const FormatsField *field, const char *name)
{
  size_t n = strlen (name);

  if (field->end - field->start != n)
    return false;
  for (size_t i = 0; i < n; i++)
    if (csv_small_letter (line->bytes[field->start + i]) != name[i])
      return false;
  return true;
}

/* Whether a line is a header that names a puzzle column; of several that would do the first
 * counts. */
static bool
csv_read_header (const FormatsLine *line, Header *out_header)
{
  FormatsField field;
  size_t at = 0;
  bool bad;

  out_header->separator = format_text_csv_separator (line);
  for (unsigned i = 0; i < COLUMNS; i++)
    out_header->of[i] = HINT_NONE;
  for (uint32_t n = 0;
       n < HINT_NONE && format_text_csv_next (line, out_header->separator, &at, &field, &bad); n++)
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
      if (csv_is_named (line, &field, names[i].name)
          && out_header->of[names[i].column] == HINT_NONE)
        out_header->of[names[i].column] = n;
  return out_header->of[COLUMN_PUZZLE] != HINT_NONE;
}

static uint32_t
hint_of (const Header *header)
{
  uint32_t hint = HINT_KNOWN | (header->separator == ';' ? HINT_SEMICOLON : 0);

  for (unsigned i = 0; i < COLUMNS; i++)
    hint |= header->of[i] << (HINT_COLUMNS + 5 * i);
  return hint;
}

static Header
csv_header_of (uint32_t hint)
{
  Header header = { .separator = (hint & HINT_SEMICOLON) != 0 ? ';' : ',' };

  for (unsigned i = 0; i < COLUMNS; i++)
    header.of[i] = hint >> (HINT_COLUMNS + 5 * i) & HINT_NONE;
  return header;
}

/* A text, with quotes that were written twice. */
static void
csv_add_text (BaseText *text, const FormatsLine *line, const FormatsField *field)
{
  for (size_t i = field->start; i < field->end; i++)
    {
      base_text_add_char (text, line->bytes[i]);
      i += field->quoted && line->bytes[i] == '"';
    }
}

static FormatsOutcome
csv_read_row (FormatsReader *reader,
              FormatsPuzzle *puzzle,
              const FormatsLine *line,
              const Header *header,
              FormatsIssue *issue)
{
  FormatsField fields[COLUMNS] = { 0 }, field;
  bool has[COLUMNS] = { false }, bad;
  FormatsAlphabet alphabet;
  FormatsOutcome outcome;
  size_t at = 0;
  uint32_t n = 0;

  while (format_text_csv_next (line, header->separator, &at, &field, &bad))
    {
      for (unsigned i = 0; i < COLUMNS; i++)
        if (header->of[i] == n)
          {
            fields[i] = field;
            has[i] = true;
          }
      n++;
    }
  if (bad)
    return format_issue_at (issue, FORMATS_OPEN_QUOTE, line, at, 0, 0);
  if (!has[COLUMN_PUZZLE])
    return format_issue_at (issue, FORMATS_WRONG_FIELDS, line, line->length,
                            header->of[COLUMN_PUZZLE] + 1, n);
  outcome = format_cells_read (reader, puzzle, line, fields[COLUMN_PUZZLE].start,
                               fields[COLUMN_PUZZLE].end, &alphabet, issue);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  if (has[COLUMN_SOLUTION])
    format_cells_read_solution (reader, puzzle, line, fields[COLUMN_SOLUTION].start,
                                fields[COLUMN_SOLUTION].end, &alphabet);
  if (has[COLUMN_TITLE])
    csv_add_text (&puzzle->about[FORMATS_ABOUT_TITLE], line, &fields[COLUMN_TITLE]);
  if (has[COLUMN_LEVEL])
    csv_add_text (&puzzle->about[FORMATS_ABOUT_LEVEL], line, &fields[COLUMN_LEVEL]);
  return FORMATS_PUZZLE;
}

static FormatsGot
csv_next_line (FormatsReader *reader, FormatsLine *out_line, FormatsIssue *issue)
{
  FormatsGot got;

  do
    got = format_reader_text_line (reader, FORMATS_MAX_LINE, out_line, issue);
  while (got == FORMATS_GOT_LINE && format_line_skip_white (out_line, 0) == out_line->length);
  return got;
}

static FormatsOutcome
format_text_csv_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  Header header = csv_header_of (reader->hint);
  FormatsLine line;
  FormatsGot got = csv_next_line (reader, &line, issue);

  if (got == FORMATS_GOT_LINE && (reader->hint & HINT_KNOWN) == 0)
    {
      if (!csv_read_header (&line, &header))
        {
          reader->ended = true;
          return format_issue_at_token (issue, FORMATS_MISSING, &line, 0, 0, 0);
        }
      reader->hint = (reader->hint & FORMATS_HINT_SNIFFED) | hint_of (&header);
      got = csv_next_line (reader, &line, issue);
    }
  if (got != FORMATS_GOT_LINE)
    return format_reader_outcome (got);
  format_puzzle_begin (puzzle, reader, &line);
  return csv_read_row (reader, puzzle, &line, &header, issue);
}

/* A header of several columns, or of one with that name over a line of symbols. */
static FormatsSniff
format_text_csv_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  Header header;

  if (!format_sample_next (&lines, &line))
    return format_sample_undecided (sample);
  return csv_read_header (&line, &header) ? FORMATS_SNIFF_YES : FORMATS_SNIFF_NO;
}

static void
format_text_csv_write (const FormatsPuzzle *puzzle,
                       const FormatsWriteOptions *options,
                       BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_text_csv);
  const uint8_t *solution = format_about_values (puzzle, FORMATS_ABOUT_SOLUTION);
  const BaseText *title = &puzzle->about[FORMATS_ABOUT_TITLE];
  const BaseText *level = &puzzle->about[FORMATS_ABOUT_LEVEL];

  if (!options->follows)
    {
      base_text_add (out, "puzzle,solution,title,level");
      base_text_add (out, pen.line_end);
    }
  format_pen_symbols (&pen, pen.values, pen.n_cells, out);
  base_text_add_char (out, ',');
  if (solution != NULL)
    format_pen_symbols (&pen, solution, pen.n_cells, out);
  base_text_add_char (out, ',');
  format_text_csv_add (base_text_string (title), title->length, out);
  base_text_add_char (out, ',');
  format_text_csv_add (base_text_string (level), level->length, out);
  base_text_add (out, pen.line_end);
}

static unsigned
format_text_csv_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_text_line_losses (puzzle);

  if ((losses & FORMATS_IMPOSSIBLE_KIND) != 0)
    return losses;
  if (puzzle->comment.length > 0 || format_puzzle_has_comment_before (puzzle))
    losses |= FORMATS_LOSS_COMMENT;
  return losses;
}

const Format format_text_csv = {
  .id = "csv",
  .name = N_ ("Table with a puzzle a line"),
  .reason = N_ ("its first line names a column of puzzles"),
  .suffixes = "csv",
  .mime = "text/csv",
  .keeps = FORMATS_KEEPS (TITLE) | FORMATS_KEEPS (LEVEL) | FORMATS_KEEPS (SOLUTION),
  .sniff = format_text_csv_sniff,
  .read = format_text_csv_read,
  .write = format_text_csv_write,
  .losses = format_text_csv_losses,
};
