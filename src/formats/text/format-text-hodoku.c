/* format-text-hodoku.c - one line of a HoDoKu library per puzzle:
 *
 *   :type:digits:grid:deleted:eliminations:placements:extra
 *
 * The grid is 81 symbols, with a `+` before each that the player placed.  `deleted` are candidates
 * that were ruled out, each a triple of value, row and column; the remaining candidates are the
 * player's marks.  The other fields describe a step of the solution; they are kept for writing the
 * same format. */
#include "format-cells.h"
#include "format-layout.h"
#include "format-sample.h"
#include "format-text.h"

#include <string.h>

#define N_FIELDS 8 /* before the first `:` there is nothing */

typedef struct
{
  size_t start[N_FIELDS], end[N_FIELDS];
  unsigned n;
} Fields;

/* More than there can be stand in the last. */
static void
find_fields (const FormatsLine *line, size_t at, Fields *out)
{
  *out = (Fields){ .n = 1, .start = { at } };
  for (; at < line->length; at++)
    if (line->bytes[at] == ':' && out->n < N_FIELDS)
      {
        out->end[out->n - 1] = at;
        out->start[out->n++] = at + 1;
      }
  out->end[out->n - 1] = line->length;
}

static FormatsOutcome
read_grid (FormatsPuzzle *puzzle,
           const FormatsLine *line,
           const Fields *fields,
           FormatsIssue *issue)
{
  uint8_t *entries = format_about_add_values (puzzle, FORMATS_ABOUT_ENTRIES);
  uint32_t n = 0;
  size_t extra = fields->end[3]; /* where the first symbol is that is one too many */
  bool placed = false;

  for (size_t i = fields->start[3]; entries != NULL && i < fields->end[3]; i++)
    {
      char c = line->bytes[i];
      uint32_t value = format_cells_value (c, 9);

      if (c == '+' && !placed)
        {
          placed = true;
          continue;
        }
      if ((value == 0 && !format_cells_is_blank (c)) || (value == 0 && placed))
        return format_issue_at_symbol (issue, line, i, 9);
      if (n == 81)
        extra = i - placed;
      if (n < 81 && value != 0)
        *(placed ? entries + n : puzzle->sudoku->values + n) = (uint8_t) value;
      placed = false;
      n++;
    }
  if (n != 81)
    return format_issue_at (issue, FORMATS_WRONG_LENGTH, line, extra, 81, n);
  return FORMATS_PUZZLE;
}

static FormatsOutcome
read_deleted (FormatsPuzzle *puzzle,
              const FormatsLine *line,
              const Fields *fields,
              FormatsIssue *issue)
{
  bool begun = false;

  for (size_t at = fields->start[4]; fields->n > 4 && at < fields->end[4];)
    {
      const char *word = line->bytes + at;
      size_t length = 0;
      uint32_t cell;

      if (format_is_white (*word))
        {
          at++;
          continue;
        }
      while (at + length < fields->end[4] && !format_is_white (word[length]))
        length++;
      if (length != 3 || format_cells_value (word[0], 9) == 0
          || format_cells_value (word[1], 9) == 0 || format_cells_value (word[2], 9) == 0)
        return format_issue_at_token (issue, FORMATS_BAD_CANDIDATE, line, at, length, 0);
      if (!begun && !format_cells_mark_candidates (puzzle))
        return FORMATS_PUZZLE; /* the text remembers that there is no memory */
      begun = true;
      cell = (uint32_t) (word[1] - '1') * 9 + (uint32_t) (word[2] - '1');
      format_about_set_marks (
          puzzle, cell, format_about_marks (puzzle, cell) & ~((uint64_t) 1 << (word[0] - '1')));
      at += length;
    }
  return FORMATS_PUZZLE;
}

/* The parts around the grid and the candidates: the text has a NUL between them. */
static void
keep_layout (FormatsPuzzle *puzzle, const FormatsLine *line, const Fields *fields)
{
  BaseText *text = &puzzle->layout.text;

  base_text_add_bytes (text, line->bytes + fields->start[0], fields->start[3] - fields->start[0]);
  base_text_add_char (text, '\0');
  if (fields->n > 4)
    base_text_add_bytes (text, line->bytes + fields->end[4], line->length - fields->end[4]);
}

static FormatsOutcome
format_text_hodoku_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsLine line;
  Fields fields;
  FormatsOutcome outcome;
  BaseStatus status;

  outcome = format_puzzle_next_line (puzzle, reader, &line, issue);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  find_fields (&line, format_line_skip_white (&line, 0), &fields);
  if (fields.n < 4)
    return format_issue_at (issue, FORMATS_WRONG_FIELDS, &line, line.length, N_FIELDS, fields.n);
  status = format_cells_become (reader, puzzle, 9);
  if (status != BASE_OK)
    return format_reader_fail (reader, status);
  if (!format_cells_is_grid9 (puzzle))
    return format_issue_at (issue, FORMATS_WRONG_LENGTH, &line, fields.start[3],
                            sudoku_shape_n_cells (puzzle->sudoku->shape), 81);
  outcome = read_grid (puzzle, &line, &fields, issue);
  if (outcome == FORMATS_PUZZLE)
    outcome = read_deleted (puzzle, &line, &fields, issue);
  if (outcome == FORMATS_PUZZLE)
    keep_layout (puzzle, &line, &fields);
  format_about_tidy (puzzle);
  return outcome;
}

/* `:`, something of digits, `:`. */
static FormatsSniff
format_text_hodoku_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  Fields fields;

  if (!format_sample_next (&lines, &line))
    return format_sample_undecided (sample);
  find_fields (&line, format_line_skip_white (&line, 0), &fields);
  if (fields.n < 4 || fields.end[0] > fields.start[0])
    return FORMATS_SNIFF_NO;
  for (size_t i = fields.start[1]; i < fields.end[1]; i++)
    if ((line.bytes[i] < '0' || line.bytes[i] > '9') && line.bytes[i] != '-')
      return FORMATS_SNIFF_NO;
  return FORMATS_SNIFF_YES;
}

static void
hodoku_write_grid (const FormatsPen *pen, const FormatsPuzzle *puzzle, BaseText *out)
{
  const uint8_t *entries = format_about_values (puzzle, FORMATS_ABOUT_ENTRIES);

  for (uint32_t cell = 0; cell < 81; cell++)
    {
      uint32_t value = pen->values[cell];

      if (value == 0 && entries != NULL && entries[cell] != 0)
        {
          base_text_add_char (out, '+');
          value = entries[cell];
        }
      base_text_add_char (out, value != 0 ? (char) ('0' + value) : '.');
    }
}

static void
write_deleted (const FormatsPuzzle *puzzle, BaseText *out)
{
  bool follows = false;

  for (uint32_t cell = 0; cell < 81; cell++)
    {
      uint64_t gone = format_cells_candidates (puzzle, cell) & ~format_about_marks (puzzle, cell);

      for (uint32_t v = 0; v < 9; v++)
        if ((gone >> v & 1) != 0)
          {
            base_text_add (out, follows ? " " : "");
            base_text_add_char (out, (char) ('1' + v));
            base_text_add_char (out, (char) ('1' + cell / 9));
            base_text_add_char (out, (char) ('1' + cell % 9));
            follows = true;
          }
    }
}

static void
format_text_hodoku_write (const FormatsPuzzle *puzzle,
                          const FormatsWriteOptions *options,
                          BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_text_hodoku);
  size_t before = pen.text != NULL ? strlen (pen.text) : 0;
  bool kept = before > 0 && before < pen.length;

  format_pen_comment (&pen, "# ", out);
  base_text_add (out, kept ? pen.text : ":0000:x:");
  hodoku_write_grid (&pen, puzzle, out);
  base_text_add_char (out, ':');
  if (options->values == NULL && puzzle->about[FORMATS_ABOUT_MARKS].length > 0)
    write_deleted (puzzle, out);
  if (kept)
    base_text_add_bytes (out, pen.text + before + 1, pen.length - before - 1);
  else
    base_text_add (out, "::");
  base_text_add (out, pen.line_end);
}

static unsigned
format_text_hodoku_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_cells_losses (puzzle, 9, true);

  if ((losses & FORMATS_IMPOSSIBLE) == 0 && !format_cells_marks_are_told (puzzle))
    losses |= FORMATS_LOSS_MARKS;
  return losses;
}

const Format format_text_hodoku = {
  .id = "hodoku",
  .name = N_ ("HoDoKu library"),
  .suffixes = "hodoku",
  .mime = "text/x-sudoku",
  .keeps = FORMATS_KEEPS (ENTRIES) | FORMATS_KEEPS (MARKS),
  .sniff = format_text_hodoku_sniff,
  .read = format_text_hodoku_read,
  .write = format_text_hodoku_write,
  .losses = format_text_hodoku_losses,
};
