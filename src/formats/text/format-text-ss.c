/* format-text-ss.c - Simple Sudoku: a 9x9 grid with bars and rules, and the moves of the player.
 *
 * Below the grid stand moves: `I` with a cell from 00 to 80 and a digit that was entered there, `E`
 * with a cell and the candidates that were ruled out.  The candidates that are left are the
 * player's marks.  Without moves the file is read as a grid like any other.  A reader that is not
 * patient reads it as a grid too. */
#include "format-cells.h"
#include "format-layout.h"
#include "format-text-grid.h"
#include "format-text.h"

typedef struct
{
  FormatsReader *reader;
  FormatsPuzzle *puzzle;
  FormatsIssue *issue;
  uint32_t n_rows;
  uint64_t ruled_out[81];
  bool some_ruled_out;
} Ss;

/* A move and its contents; false for any other line. */
static bool
read_move (const char *word, size_t length, uint32_t *out_cell, uint64_t *out_values)
{
  bool sets = length > 0 && (word[0] == 'I' || word[0] == 'i');

  if (length < 4 || (!sets && word[0] != 'E' && word[0] != 'e') || (sets && length != 4))
    return false;
  *out_values = 0;
  for (size_t i = 1; i < length; i++)
    if (word[i] < '0' || word[i] > '9' || (i >= 3 && word[i] == '0'))
      return false;
    else if (i >= 3)
      *out_values |= (uint64_t) 1 << (word[i] - '1');
  *out_cell = (uint32_t) (word[1] - '0') * 10 + (uint32_t) (word[2] - '0');
  return *out_cell <= 80;
}

static bool
is_move (const FormatsLine *line)
{
  const char *word;
  size_t at = 0, length;
  uint32_t cell;
  uint64_t values;

  return format_line_next_word (line, &at, &word, &length)
         && read_move (word, length, &cell, &values);
}

static uint32_t
ss_value_of (uint64_t bit)
{
  uint32_t value = 1;

  while ((bit >>= 1) != 0)
    value++;
  return value;
}

static FormatsOutcome
take_moves (Ss *ss, const FormatsLine *line)
{
  const char *word;
  size_t at = 0, length;
  BaseText *text = &ss->puzzle->about[FORMATS_ABOUT_ENTRIES];

  while (format_line_next_word (line, &at, &word, &length))
    {
      uint32_t cell;
      uint64_t values;

      if (!read_move (word, length, &cell, &values))
        return format_issue_at_token (ss->issue, FORMATS_BAD_MOVE, line,
                                      (size_t) (word - line->bytes), length, 0);
      if (word[0] == 'E' || word[0] == 'e')
        {
          ss->ruled_out[cell] |= values;
          ss->some_ruled_out = true;
        }
      else if (text->length == 0
               && format_about_add_values (ss->puzzle, FORMATS_ABOUT_ENTRIES) == NULL)
        return format_reader_fail (ss->reader, BASE_NO_MEMORY);
      else if (ss->puzzle->sudoku->values[cell] == 0)
        text->bytes[cell] = (char) ss_value_of (values);
    }
  return FORMATS_PUZZLE;
}

static FormatsOutcome
ss_read_row (Ss *ss, const FormatsLine *line, const FormatsGridLine *what)
{
  size_t at = 0;
  uint32_t n = 0;

  for (; format_text_grid_next_symbol (line, what, &at); at++)
    {
      char c = line->bytes[at];
      uint32_t value = format_cells_value (c, 9);

      if (value == 0 && !format_cells_is_blank (c) && c != 'x' && c != 'X')
        return format_issue_at_symbol (ss->issue, line, at, 9);
      if (n < 9)
        ss->puzzle->sudoku->values[ss->n_rows * 9 + n] = (uint8_t) value;
      n++;
    }
  ss->n_rows++;
  return n == 9 ? FORMATS_PUZZLE
                : format_issue_at (ss->issue, FORMATS_WRONG_ROW, line,
                                   format_text_grid_find_symbol (line, what, 9), 9, n);
}

static FormatsOutcome
ss_read_lines (Ss *ss)
{
  FormatsLine line = { .number = ss->reader->line };
  FormatsOutcome outcome = FORMATS_PUZZLE;

  while (outcome == FORMATS_PUZZLE)
    {
      FormatsLine next;
      FormatsGridLine what;
      FormatsGot got = format_reader_text_line (ss->reader, FORMATS_MAX_LINE, &next, ss->issue);

      if (got == FORMATS_GOT_END)
        return ss->n_rows == 0   ? FORMATS_END
               : ss->n_rows == 9 ? FORMATS_PUZZLE
                                 : format_issue_at (ss->issue, FORMATS_MISSING_ROWS, &line,
                                                    line.length, 9, ss->n_rows);
      if (got != FORMATS_GOT_LINE)
        return format_reader_outcome (got);
      what = format_text_grid_line (&next);
      if (what.kind == FORMATS_GRID_ROW && ss->n_rows == 9 && !is_move (&next)
          && what.n_symbols == 9 && what.is_clean)
        {
          format_reader_unread (ss->reader, &next);
          return FORMATS_PUZZLE;
        }
      line = next;
      if (ss->puzzle->place.format == NULL && what.kind != FORMATS_GRID_EMPTY)
        format_puzzle_begin (ss->puzzle, ss->reader, &line);
      if (ss->puzzle->comment.length + line.length < FORMATS_MAX_TEXT)
        format_puzzle_add_comment (ss->puzzle, &line, what.end, '#');
      if (what.kind == FORMATS_GRID_ROW)
        outcome = ss->n_rows == 9 ? take_moves (ss, &line) : ss_read_row (ss, &line, &what);
    }
  return outcome;
}

static BaseStatus
ss_finish_puzzle (Ss *ss)
{
  FormatsPuzzle *puzzle = ss->puzzle;

  format_about_tidy (puzzle);
  if (!ss->some_ruled_out)
    return BASE_OK;
  if (!format_cells_mark_candidates (puzzle))
    return BASE_NO_MEMORY;
  for (uint32_t cell = 0; cell < 81; cell++)
    format_about_set_marks (puzzle, cell, format_about_marks (puzzle, cell) & ~ss->ruled_out[cell]);
  return BASE_OK;
}

static FormatsOutcome
format_text_ss_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  Ss ss = { .reader = reader, .puzzle = puzzle, .issue = issue };
  FormatsOutcome outcome = format_cells_become_grid9 (reader, puzzle, issue);
  BaseStatus status;

  if (outcome == FORMATS_PUZZLE)
    outcome = ss_read_lines (&ss);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  status = ss_finish_puzzle (&ss);
  return status == BASE_OK ? FORMATS_PUZZLE : format_reader_fail (reader, status);
}

/* Nine rows with bars, and a move as the first thing below them. */
static FormatsSniff
format_text_ss_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  uint32_t n_rows = 0;

  if (!sample->patient)
    return FORMATS_SNIFF_NO;
  while (format_lines_next (&lines, &line))
    {
      FormatsGridLine what = format_text_grid_line (&line);
      bool bars = false;

      if (what.kind != FORMATS_GRID_ROW)
        continue;
      if (n_rows == 9)
        return is_move (&line) ? FORMATS_SNIFF_YES : FORMATS_SNIFF_NO;
      for (size_t i = 0; i < what.end; i++)
        bars |= line.bytes[i] == '|';
      if (!bars || !what.is_clean || what.n_symbols != 9)
        return FORMATS_SNIFF_NO;
      n_rows++;
    }
  return format_sample_undecided (sample);
}

static void
ss_write_grid (const FormatsPen *pen, BaseText *out)
{
  static const char frame[] = "*-----------*", rule[] = "|---+---+---|";

  base_text_add (out, frame);
  base_text_add (out, pen->line_end);
  for (uint32_t row = 0; row < 9; row++)
    {
      if (row == 3 || row == 6)
        {
          base_text_add (out, rule);
          base_text_add (out, pen->line_end);
        }
      for (uint32_t column = 0; column < 9; column++)
        {
          uint8_t value = pen->values[row * 9 + column];

          base_text_add (out, column % 3 == 0 ? "|" : "");
          base_text_add_char (out, value != 0 ? (char) ('0' + value) : '.');
        }
      base_text_add_char (out, '|');
      base_text_add (out, pen->line_end);
    }
  base_text_add (out, frame);
  base_text_add (out, pen->line_end);
}

static void
begin_move (char kind, uint32_t cell, BaseText *out)
{
  base_text_add_char (out, kind);
  base_text_add_char (out, (char) ('0' + cell / 10));
  base_text_add_char (out, (char) ('0' + cell % 10));
}

static void
write_moves (const FormatsPen *pen, const FormatsPuzzle *puzzle, BaseText *out)
{
  const uint8_t *entries = format_about_values (puzzle, FORMATS_ABOUT_ENTRIES);
  bool marks = puzzle->about[FORMATS_ABOUT_MARKS].length > 0;

  if (entries != NULL || marks)
    base_text_add (out, pen->line_end);
  for (uint32_t cell = 0; entries != NULL && cell < 81; cell++)
    if (entries[cell] != 0)
      {
        begin_move ('I', cell, out);
        base_text_add_char (out, (char) ('0' + entries[cell]));
        base_text_add (out, pen->line_end);
      }
  for (uint32_t cell = 0; marks && cell < 81; cell++)
    {
      uint64_t gone = format_cells_candidates (puzzle, cell) & ~format_about_marks (puzzle, cell);

      if (gone == 0)
        continue;
      begin_move ('E', cell, out);
      for (uint32_t v = 0; v < 9; v++)
        if ((gone >> v & 1) != 0)
          base_text_add_char (out, (char) ('1' + v));
      base_text_add (out, pen->line_end);
    }
}

static void
format_text_ss_write (const FormatsPuzzle *puzzle,
                      const FormatsWriteOptions *options,
                      BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_text_ss);

  format_pen_gap (&pen, puzzle, options, out);
  ss_write_grid (&pen, out);
  if (options->values == NULL)
    write_moves (&pen, puzzle, out);
  /* Above the rows of a second puzzle it would belong to the first one. */
  format_pen_comment (&pen, "# ", out);
}

static unsigned
format_text_ss_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_cells_losses (puzzle, 9, true);

  if ((losses & FORMATS_IMPOSSIBLE) != 0)
    return losses;
  if (!format_cells_marks_are_told (puzzle))
    losses |= FORMATS_LOSS_MARKS;
  return losses;
}

const Format format_text_ss = {
  .id = "ss",
  .name = N_ ("Simple Sudoku"),
  .reason = N_ ("moves follow its grid"),
  .suffixes = "ss",
  .mime = "text/x-sudoku",
  .keeps = FORMATS_KEEPS (ENTRIES) | FORMATS_KEEPS (MARKS),
  .sniff = format_text_ss_sniff,
  .read = format_text_ss_read,
  .write = format_text_ss_write,
  .losses = format_text_ss_losses,
};
