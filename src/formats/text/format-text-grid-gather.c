/* format-text-grid-gather.c - which lines of a file are one grid.
 *
 * A grid is whole when the tally has all its rows.  The contents of the rows hardly matter yet, so
 * that the next grid of the file is found even if this one is bad.  Only for a line that looks odd
 * is there a check whether it is a title (format-text-grid-title.c). */
#include "format-reader.h"
#include "format-symbols.h"
#include "format-text-grid.h"

#include <string.h>

static bool
is_line_of_rule (const FormatsGridLine *what)
{
  return what->kind == FORMATS_GRID_RULE || what->kind == FORMATS_GRID_DASHES;
}

/* A frame that was opened is closed: the rule right below the last row belongs to it. */
static void
take_closing_rule (FormatsGridLines *grid)
{
  FormatsLine line;
  FormatsIssue ignored;
  FormatsGridLine what;

  if (format_reader_line (grid->reader, FORMATS_MAX_LINE, &line, &ignored) != FORMATS_GOT_LINE)
    return;
  what = format_text_grid_line (&line);
  if (!is_line_of_rule (&what) || format_text_grid_is_row (&grid->tally, &what)
      || !format_puzzle_add_line (grid->puzzle, &line, &ignored))
    format_reader_unread (grid->reader, &line);
}

/* Counts the empty lines before a puzzle; true if the line is one of them. */
static bool
is_in_gap (FormatsGridLines *grid, const FormatsGridLine *what)
{
  FormatsReader *reader = grid->reader;

  if (grid->puzzle->layout.text.length > 0 || what->kind != FORMATS_GRID_EMPTY)
    return false;
  if ((reader->hint & FORMATS_HINT_GAP) < FORMATS_HINT_GAP)
    reader->hint++;
  return true;
}

static void
grid_begin_text (FormatsGridLines *grid, const FormatsLine *line)
{
  format_puzzle_begin (grid->puzzle, grid->reader, line);
  grid->puzzle->layout.gap = (uint8_t) (grid->reader->hint & FORMATS_HINT_GAP);
  grid->reader->hint &= ~FORMATS_HINT_GAP;
}

/* Whether lines of letters are words rather than rows: they have no digit, and a symbol that may
 * stand for an empty cell only at the end of a word.  A letter of a person below a puzzle ends with
 * such lines. */
static bool
is_prose (const BaseText *text)
{
  bool has_letter = false;

  for (size_t i = 0; i < text->length; i++)
    {
      const char byte = text->bytes[i];
      const bool is_last = i + 1 == text->length || strchr (" \r\n", text->bytes[i + 1]) != NULL;

      if (byte == '\0' || strchr ("0123456789|+=", byte) != NULL)
        return false;
      if (strchr (".*_-?", byte) != NULL && !is_last)
        return false;
      has_letter |= (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
    }
  return has_letter;
}

/* The file ends before the grid is full. */
static FormatsOutcome
end_early (FormatsGridLines *grid)
{
  FormatsLines lines = { .bytes = grid->puzzle->layout.text.bytes,
                         .length = grid->puzzle->layout.text.length,
                         .number = grid->puzzle->place.line };
  FormatsLine line = { .number = lines.number };

  if (format_text_grid_rows (&grid->tally) == 0)
    return FORMATS_END;
  if (format_text_grid_rows (&grid->tally) >= format_text_grid_size (&grid->tally)
      || format_text_grid_size (&grid->tally) > SUDOKU_MAX_VALUES)
    return FORMATS_PUZZLE; /* complete, or about to be refused */
  if (grid->puzzle->place.offset > 0 && is_prose (&grid->puzzle->layout.text))
    return FORMATS_END;
  while (format_lines_next (&lines, &line))
    ;
  return format_issue_at (grid->issue, FORMATS_MISSING_ROWS, &line, line.length,
                          format_text_grid_size (&grid->tally),
                          format_text_grid_rows (&grid->tally));
}

/* Calls a sniffer for the text from a line on, and puts the line back.  False when that failed. */
static bool
grid_ask_sample (FormatsGridLines *grid,
                 FormatsLine *line,
                 FormatsSniff (*decide) (const FormatsSample *sample, void *data),
                 bool *out_yes)
{
  FormatsSniff answer;
  FormatsIssue ignored;

  format_reader_unread (grid->reader, line);
  if (format_reader_decide (grid->reader, decide, NULL, &answer) != BASE_OK)
    return false;
  *out_yes = answer == FORMATS_SNIFF_YES;
  return format_reader_line (grid->reader, FORMATS_MAX_LINE, line, &ignored) == FORMATS_GOT_LINE;
}

/* Whether a row may be a title, which then costs a closer look: before the first row, if it has
 * more than digits and blanks, or hardly anything; between rows, if it does not fit them. */
static bool
looks_odd (const FormatsGridLines *grid, const FormatsLine *line, const FormatsGridLine *what)
{
  uint32_t size = grid->tally.n_rows > 0 ? format_text_grid_size (&grid->tally) : 9;

  if (what->kind != FORMATS_GRID_ROW)
    return false;
  if (!what->is_clean || (grid->tally.n_rows == 0 && what->n_symbols < 4))
    return true;
  for (size_t i = 0; what->has_letter && format_text_grid_next_symbol (line, what, &i); i++)
    if (!format_symbol_fits (line->bytes[i], size))
      return true;
  return false;
}

/* A byte order mark would be gone when the grid stands at a file's beginning: so no title has
 * one. */
static bool
begins_with_mark (const FormatsGridLines *grid)
{
  const BaseText *text = &grid->puzzle->layout.text;

  return text->length >= 3 && memcmp (text->bytes, "\xef\xbb\xbf", 3) == 0;
}

typedef enum
{
  LINE_IS_PART,  /* of the grid */
  LINE_IS_TITLE, /* of this one */
  LINE_IS_NEXT,  /* of the next one: this one ends before it */
  LINE_FAILED,
} LinePart;

/* Classifies a line.  A row that was read before it may turn out to be a title. */
static LinePart
tell_part (FormatsGridLines *grid, FormatsLine *line, const FormatsGridLine *what)
{
  bool begun = format_text_grid_rows (&grid->tally) > 0, yes = false;

  if (looks_odd (grid, line, what) && !grid_ask_sample (grid, line, format_text_grid_title, &yes))
    return LINE_FAILED;
  if (yes)
    return begun ? LINE_IS_NEXT : LINE_IS_TITLE;
  if (grid->tally.n_rows == 1 && what->kind == FORMATS_GRID_ROW
      && what->n_symbols != grid->tally.first[0] && grid->tally.first_dashes == 0
      && !begins_with_mark (grid))
    {
      if (!grid_ask_sample (grid, line, format_text_grid_stands_alone, &yes))
        return LINE_FAILED;
      if (yes)
        {
          grid->tally = (FormatsGridTally){ .shape = grid->tally.shape };
          grid->puzzle->layout.head = grid->puzzle->layout.text.length;
        }
    }
  return LINE_IS_PART;
}

/* Adds a line to the grid's text. */
static FormatsOutcome
grid_read_source_line (FormatsGridLines *grid,
                       const FormatsLine *line,
                       const FormatsGridLine *what,
                       LinePart part)
{
  FormatsPuzzle *puzzle = grid->puzzle;
  bool above = part == LINE_IS_TITLE || what->kind <= FORMATS_GRID_COMMENT;

  if (puzzle->layout.text.length == 0)
    grid_begin_text (grid, line);
  if (!format_puzzle_add_line (puzzle, line, grid->issue))
    return FORMATS_BAD_PUZZLE;
  if (base_text_status (&puzzle->layout.text) != BASE_OK)
    return format_reader_fail (grid->reader, BASE_NO_MEMORY);
  if (above && !grid->open)
    puzzle->layout.head = puzzle->layout.text.length;
  if (part == LINE_IS_TITLE)
    return FORMATS_PUZZLE;
  format_text_grid_tally (&grid->tally, what);
  grid->framed |= !grid->open && is_line_of_rule (what);
  grid->open |= !above;
  return FORMATS_PUZZLE;
}

FormatsOutcome
format_text_grid_gather (FormatsGridLines *grid)
{
  while (!format_text_grid_is_full (&grid->tally))
    {
      FormatsLine line;
      FormatsGridLine what;
      LinePart part;
      FormatsOutcome outcome;
      FormatsGot got = format_reader_line (grid->reader, FORMATS_MAX_LINE, &line, grid->issue);

      if (got == FORMATS_GOT_END)
        return end_early (grid);
      if (got != FORMATS_GOT_LINE)
        return format_reader_outcome (got);
      what = format_text_grid_line (&line);
      if (is_in_gap (grid, &what))
        continue;
      part = tell_part (grid, &line, &what);
      if (part == LINE_FAILED)
        return FORMATS_FAILED;
      if (part == LINE_IS_NEXT)
        {
          format_reader_unread (grid->reader, &line);
          return end_early (grid);
        }
      outcome = grid_read_source_line (grid, &line, &what, part);
      if (outcome != FORMATS_PUZZLE)
        return outcome;
    }
  if (grid->framed)
    take_closing_rule (grid);
  return grid->reader->status == BASE_OK ? FORMATS_PUZZLE : FORMATS_FAILED;
}
