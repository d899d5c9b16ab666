/* format-text-jigsaw.c - clues, and then the regions: a symbol for each cell, the same in all cells
 * of one region.
 *
 * Both stand on one line, on two, or as two grids of rows.  Two grids are recognised only by a
 * patient reader, since the first one is a puzzle of its own.  Regions are connected, which the
 * cells of one value of a solution never are: so the content decides which of the two it is. */
#include "format-text-jigsaw-private.h"

#include "format-cells.h"
#include "format-layout.h"
#include "format-text-grid.h"
#include "format-text-regions-private.h"
#include "format-text.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* The 63rd symbol, at the start of a line, begins a comment. */
#define MOST_VALUES (FORMATS_MAX_SYMBOLS - 1)

typedef struct
{
  FormatsReader *reader;
  FormatsPuzzle *puzzle;
  FormatsIssue *issue;
  BaseText clues;                        /* in one line */
  FormatsLine last;                      /* where the clues or the regions ended, for issues */
  uint64_t clues_line;                   /* the number of their first line */
  uint64_t regions_line, regions_column; /* where the regions begin */
  uint32_t n_values;
  bool rows;
} Jigsaw;

/* The next line that is neither empty nor a rule; comments are kept. */
static FormatsGot
jigsaw_next_line (Jigsaw *jigsaw, FormatsLine *out_line)
{
  for (;;)
    {
      FormatsGot got =
          format_reader_text_line (jigsaw->reader, FORMATS_MAX_LINE, out_line, jigsaw->issue);
      size_t at;
      FormatsGridLine what;

      if (got != FORMATS_GOT_LINE)
        return got;
      at = format_line_skip_white (out_line, 0);
      what = format_text_grid_line (out_line);
      if (at == out_line->length || what.kind == FORMATS_GRID_RULE)
        continue;
      if (jigsaw->puzzle->place.format == NULL)
        format_puzzle_begin (jigsaw->puzzle, jigsaw->reader, out_line);
      if (out_line->bytes[at] != '#' || jigsaw->clues.length > 0)
        return got;
      if (jigsaw->puzzle->comment.length + out_line->length < FORMATS_MAX_TEXT)
        format_puzzle_add_comment (jigsaw->puzzle, out_line, at, '#');
    }
}

/* Takes the symbols of a row of a grid. */
static uint32_t
jigsaw_add_row (BaseText *text, const FormatsLine *line)
{
  uint32_t n = 0;

  for (size_t at = 0; at < line->length;)
    {
      size_t taken = format_text_grid_separator (line, at);

      if (taken == 0)
        {
          base_text_add_char (text, line->bytes[at]);
          n++;
          taken = 1;
        }
      at += taken;
    }
  return n;
}

/* All clues in one word of at least 16, or rows. */
static FormatsOutcome
read_clues (Jigsaw *jigsaw, size_t *out_at)
{
  FormatsGot got = jigsaw_next_line (jigsaw, &jigsaw->last);
  size_t at, length;
  uint32_t n;

  if (got == FORMATS_GOT_END && jigsaw->puzzle->place.format == NULL)
    return FORMATS_END;
  if (got == FORMATS_GOT_END)
    return format_issue_at (jigsaw->issue, FORMATS_NO_REGIONS, &jigsaw->last, 0, 0, 0);
  if (got != FORMATS_GOT_LINE)
    return format_reader_outcome (got);
  jigsaw->clues_line = jigsaw->last.number;
  at = format_line_skip_white (&jigsaw->last, 0);
  length = format_text_jigsaw_word (&jigsaw->last, at);
  *out_at = at + length;
  if (length > SUDOKU_MAX_VALUES
      || (length >= 16 && format_text_jigsaw_is_square (length) && *out_at < jigsaw->last.length))
    {
      base_text_add_bytes (&jigsaw->clues, jigsaw->last.bytes + at, length);
      return FORMATS_PUZZLE;
    }
  n = jigsaw->n_values = jigsaw_add_row (&jigsaw->clues, &jigsaw->last);
  jigsaw->rows = true;
  *out_at = jigsaw->last.length;
  if (n > FORMATS_MAX_SYMBOLS)
    return format_issue_at (jigsaw->issue, FORMATS_TOO_LARGE, &jigsaw->last, 0, FORMATS_MAX_SYMBOLS,
                            n);
  return FORMATS_PUZZLE;
}

/* The regions begin there, in the last line. */
static void
begin_regions (Jigsaw *jigsaw, size_t at)
{
  FormatsIssue place;

  format_issue_at (&place, FORMATS_NO_REGIONS, &jigsaw->last, at, 0, 0);
  jigsaw->regions_line = place.line;
  jigsaw->regions_column = place.column;
}

/* A fault of the regions as a whole. */
static FormatsOutcome
bad_regions (Jigsaw *jigsaw, FormatsFault fault, char symbol, uint64_t expected, uint64_t found)
{
  const FormatsLine name = { .bytes = &symbol, .length = 1, .number = 1 };

  format_issue_at_token (jigsaw->issue, fault, &name, 0, symbol != '\0' ? 1 : 0, expected);
  jigsaw->issue->found = found;
  jigsaw->issue->line = jigsaw->regions_line;
  jigsaw->issue->column = jigsaw->regions_column;
  return FORMATS_BAD_PUZZLE;
}

/* Reads the rows of a grid, beginning with number `from`. */
static FormatsOutcome
jigsaw_read_rows (Jigsaw *jigsaw, BaseText *text, uint32_t from)
{
  for (uint32_t row = from; row < jigsaw->n_values; row++)
    {
      FormatsGot got = jigsaw_next_line (jigsaw, &jigsaw->last);
      uint32_t n;

      if (got == FORMATS_GOT_END)
        return row == 0 ? format_issue_at (jigsaw->issue, FORMATS_NO_REGIONS, &jigsaw->last,
                                           jigsaw->last.length, 0, 0)
                        : format_issue_at (jigsaw->issue, FORMATS_MISSING_ROWS, &jigsaw->last,
                                           jigsaw->last.length, jigsaw->n_values, row);
      if (got != FORMATS_GOT_LINE)
        return format_reader_outcome (got);
      if (row == 0)
        begin_regions (jigsaw, format_line_skip_white (&jigsaw->last, 0));
      n = jigsaw_add_row (text, &jigsaw->last);
      if (n != jigsaw->n_values)
        return format_issue_at (jigsaw->issue, FORMATS_WRONG_ROW, &jigsaw->last,
                                jigsaw->last.length, jigsaw->n_values, n);
    }
  return FORMATS_PUZZLE;
}

/* Reads the regions: behind the clues, on the next line, or as rows. */
static FormatsOutcome
read_regions_text (Jigsaw *jigsaw, size_t at, BaseText *text)
{
  size_t length;

  if (jigsaw->rows)
    return jigsaw_read_rows (jigsaw, text, 0);
  while (at < jigsaw->last.length
         && (format_is_white (jigsaw->last.bytes[at]) || jigsaw->last.bytes[at] == ','))
    at++;
  if (at == jigsaw->last.length)
    {
      FormatsGot got = jigsaw_next_line (jigsaw, &jigsaw->last);

      if (got == FORMATS_GOT_END)
        return format_issue_at (jigsaw->issue, FORMATS_NO_REGIONS, &jigsaw->last,
                                jigsaw->last.length, 0, 0);
      if (got != FORMATS_GOT_LINE)
        return format_reader_outcome (got);
      at = format_line_skip_white (&jigsaw->last, 0);
    }
  begin_regions (jigsaw, at);
  length = format_text_jigsaw_word (&jigsaw->last, at);
  base_text_add_bytes (text, jigsaw->last.bytes + at, length);
  return FORMATS_PUZZLE;
}

/* A wrong number of regions is reported at the end of their last line, every other fault where they
 * begin. */
static FormatsOutcome
jigsaw_check_regions (Jigsaw *jigsaw,
                      const BaseText *text,
                      uint32_t n_values,
                      FormatsRegions *regions)
{
  const FormatsLine *line = &jigsaw->last;

  if (text->length != (size_t) n_values * n_values)
    return format_issue_at (jigsaw->issue, FORMATS_WRONG_LENGTH, line, line->length,
                            (uint64_t) n_values * n_values, text->length);
  for (size_t i = 0; i < text->length; i++)
    {
      const FormatsLine all = { .bytes = text->bytes,
                                .length = text->length,
                                .number = line->number };

      if (!format_text_jigsaw_is_symbol (text->bytes[i]))
        return format_issue_at_symbol (jigsaw->issue, &all, i, 0);
      format_text_regions_add (regions, text->bytes[i]);
    }
  if (regions->n != n_values)
    return bad_regions (jigsaw, FORMATS_WRONG_REGIONS, '\0', n_values, regions->n);
  for (uint32_t i = 0; i < regions->n; i++)
    if (regions->size[i] != n_values)
      return bad_regions (jigsaw, FORMATS_WRONG_REGION, regions->symbol[i], n_values,
                          regions->size[i]);
  return FORMATS_PUZZLE;
}

static FormatsOutcome
jigsaw_become_puzzle (Jigsaw *jigsaw,
                      const BaseText *text,
                      uint32_t n_values,
                      const uint8_t *values)
{
  FormatsRegions *regions = base_new_zeroed (FormatsRegions, 1);
  FormatsOutcome outcome = regions != NULL ? jigsaw_check_regions (jigsaw, text, n_values, regions)
                                           : format_reader_fail (jigsaw->reader, BASE_NO_MEMORY);
  SudokuShape *shape = NULL;
  BaseStatus status = BASE_OK;

  if (outcome == FORMATS_PUZZLE && jigsaw->reader->shape == NULL)
    status = sudoku_shape_new_jigsaw (n_values, regions->of, SUDOKU_NO_RULES, &shape);
  if (outcome == FORMATS_PUZZLE && status == BASE_OK && shape != NULL)
    {
      status = format_puzzle_become (jigsaw->puzzle, shape);
      if (status == BASE_OK)
        memcpy (jigsaw->puzzle->sudoku->values, values, (size_t) n_values * n_values);
    }
  sudoku_shape_unref (shape);
  free (regions);
  return status == BASE_OK ? outcome : format_reader_fail (jigsaw->reader, status);
}

/* Sixteen symbols are a row of a large grid, or all regions of a small one: then each symbol occurs
 * as often as there are symbols. */
static bool
is_even_line (const FormatsLine *line, uint32_t n_cells)
{
  size_t start = format_line_skip_white (line, 0);
  uint32_t counts[256] = { 0 }, n_values = format_square_root (n_cells);

  if (format_text_jigsaw_word (line, start) != n_cells)
    return false;
  for (uint32_t i = 0; i < n_cells; i++)
    counts[(unsigned char) line->bytes[start + i]]++;
  for (uint32_t i = 0; i < n_cells; i++)
    if (counts[(unsigned char) line->bytes[start + i]] != n_values)
      return false;
  return true;
}

/* The clues first give a plain puzzle; then it gets its shape. */
static FormatsOutcome
read_both (Jigsaw *jigsaw, BaseText *regions)
{
  uint8_t values[SUDOKU_MAX_CELLS];
  FormatsAlphabet alphabet;
  FormatsLine clues;
  size_t at = 0;
  FormatsOutcome outcome = read_clues (jigsaw, &at);

  if (outcome == FORMATS_PUZZLE && jigsaw->rows && jigsaw->n_values >= 16
      && format_text_jigsaw_is_square (jigsaw->n_values))
    {
      FormatsLine next;
      FormatsIssue end;
      FormatsGot got;

      format_issue_at (&end, FORMATS_NO_REGIONS, &jigsaw->last, jigsaw->last.length, 0, 0);
      got = jigsaw_next_line (jigsaw, &next);
      if (got == FORMATS_GOT_END)
        *jigsaw->issue = end;
      if (got != FORMATS_GOT_LINE)
        return got == FORMATS_GOT_END ? FORMATS_BAD_PUZZLE : format_reader_outcome (got);
      jigsaw->rows = !is_even_line (&next, jigsaw->n_values);
      format_reader_unread (jigsaw->reader, &next);
    }
  if (outcome == FORMATS_PUZZLE && jigsaw->rows)
    outcome = jigsaw_read_rows (jigsaw, &jigsaw->clues, 1);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  if (base_text_status (&jigsaw->clues) != BASE_OK)
    return format_reader_fail (jigsaw->reader, BASE_NO_MEMORY);
  clues = (FormatsLine){ .bytes = jigsaw->clues.bytes,
                         .length = jigsaw->clues.length,
                         .number = jigsaw->clues_line };
  outcome = format_cells_read (jigsaw->reader, jigsaw->puzzle, &clues, 0, clues.length, &alphabet,
                               jigsaw->issue);
  if (outcome == FORMATS_PUZZLE)
    outcome = read_regions_text (jigsaw, at, regions);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  if (base_text_status (regions) != BASE_OK)
    return format_reader_fail (jigsaw->reader, BASE_NO_MEMORY);
  memcpy (values, jigsaw->puzzle->sudoku->values, clues.length);
  return jigsaw_become_puzzle (jigsaw, regions,
                               sudoku_shape_n_values (jigsaw->puzzle->sudoku->shape), values);
}

static FormatsOutcome
format_text_jigsaw_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  Jigsaw jigsaw = {
    .reader = reader, .puzzle = puzzle, .issue = issue, .last.number = reader->line
  };
  BaseText regions = BASE_TEXT_EMPTY;
  FormatsOutcome outcome = read_both (&jigsaw, &regions);

  base_text_clear (&jigsaw.clues);
  base_text_clear (&regions);
  return outcome;
}

/* The symbols of regions are those of values, with one more. */
static void
write_regions (const FormatsPen *pen, BaseText *out)
{
  static const char symbols[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz@#";

  for (uint32_t cell = 0; cell < pen->n_cells; cell++)
    base_text_add_char (out, symbols[format_cells_region (pen->shape, cell)]);
}

static void
format_text_jigsaw_write (const FormatsPuzzle *puzzle,
                          const FormatsWriteOptions *options,
                          BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_text_jigsaw);

  format_pen_comment (&pen, "# ", out);
  format_pen_symbols (&pen, pen.values, pen.n_cells, out);
  base_text_add_char (out, ' ');
  write_regions (&pen, out);
  base_text_add (out, pen.line_end);
}

static unsigned
format_text_jigsaw_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_cells_losses (puzzle, MOST_VALUES, false);

  if ((losses & FORMATS_IMPOSSIBLE_KIND) != 0)
    return losses;
  if (sudoku_shape_is_square (puzzle->sudoku->shape)
      && sudoku_shape_rules (puzzle->sudoku->shape).n == 0)
    losses &= ~(unsigned) FORMATS_LOSS_SHAPE;
  if (sudoku_shape_n_values (puzzle->sudoku->shape) < 4)
    losses |= FORMATS_IMPOSSIBLE_SIZE;
  return losses;
}

const Format format_text_jigsaw = {
  .id = "jigsaw",
  .name = N_ ("Clues and regions"),
  .reason = N_ ("connected regions follow the clues"),
  .suffixes = "jigsaw",
  .mime = "text/x-sudoku",
  .sniff = format_text_jigsaw_sniff,
  .read = format_text_jigsaw_read,
  .write = format_text_jigsaw_write,
  .losses = format_text_jigsaw_losses,
};
