/* format-text-sdk.c - one puzzle with texts about it, as SadMan Sudoku and SudoCue keep it.
 *
 * Lines of `#` and a letter hold texts: #A the author, #T the title.  Rows of a 9x9 grid follow,
 * either bare or in the section [Puzzle].  Then [State] has the rows as the player left them, and
 * [PencilMarks] has rows of nine runs of digits between commas.  SudoCue writes no space behind the
 * letter and no sections. */
#include "format-text-sdk-private.h"

#include "format-cells.h"
#include "format-layout.h"
#include "format-text-grid.h"
#include "format-text.h"

#include <string.h>

typedef enum
{
  PART_PUZZLE,
  PART_STATE,
  PART_MARKS,
  PART_COLOURS,
  PART_NONE,
} Part;

static const struct
{
  const char *name;
  Part part;
} parts[] = {
  { "puzzle", PART_PUZZLE },   { "state", PART_STATE },    { "pencilmarks", PART_MARKS },
  { "colours", PART_COLOURS }, { "colors", PART_COLOURS },
};

typedef struct
{
  FormatsReader *reader;
  FormatsPuzzle *puzzle;
  FormatsIssue *issue;
  Part part;
  uint32_t n_rows[PART_NONE];
  uint8_t state[81];
  unsigned n_tags;
  bool sections;
} Sdk;

/* The tag of a line, NULL when it has none: `#`, and a letter that is one. */
static const char *
tag_of (const FormatsLine *line, size_t *out_tag)
{
  size_t at = format_line_skip_white (line, 0);

  if (line->length - at < 2 || line->bytes[at] != '#')
    return NULL;
  for (size_t i = 0; i < FORMATS_SDK_TAGS; i++)
    if (line->bytes[at + 1] == format_text_sdk_tags[i].letter)
      {
        *out_tag = i;
        return line->bytes + at + 2;
      }
  return NULL;
}

static char
sdk_small_letter (char c)
{
  return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
}

/* PART_NONE: no known section. */
static Part
part_of (const FormatsLine *line, size_t at)
{
  for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
    {
      size_t n = strlen (parts[i].name), same = 0;

      while (at + 1 + same < line->length && same < n
             && sdk_small_letter (line->bytes[at + 1 + same]) == parts[i].name[same])
        same++;
      if (same == n && at + 1 + n < line->length && line->bytes[at + 1 + n] == ']')
        return parts[i].part;
    }
  return PART_NONE;
}

static void
sdk_add_text (BaseText *text, const char *bytes, size_t length)
{
  while (length > 0 && format_is_white (*bytes))
    bytes++, length--;
  while (length > 0 && format_is_white (bytes[length - 1]))
    length--;
  if (length == 0 || text->length + length > FORMATS_MAX_TEXT)
    return;
  if (text->length > 0)
    base_text_add_char (text, '\n');
  base_text_add_bytes (text, bytes, length);
}

static void
sdk_read_tag (Sdk *sdk, const FormatsLine *line, const char *rest, size_t tag)
{
  FormatsPuzzle *puzzle = sdk->puzzle;
  bool comment = format_text_sdk_tags[tag].about == FORMATS_ABOUTS;
  BaseText *text = comment ? &puzzle->comment : &puzzle->about[format_text_sdk_tags[tag].about];

  sdk->n_tags++;
  sdk_add_text (text, rest, line->length - (size_t) (rest - line->bytes));
}

/* Nine digits or blanks. */
static FormatsOutcome
sdk_read_row (Sdk *sdk, const FormatsLine *line, uint8_t *values)
{
  FormatsGridLine what = format_text_grid_line (line);
  size_t at = 0;
  uint32_t n = 0;

  for (; format_text_grid_next_symbol (line, &what, &at); at++)
    {
      char c = line->bytes[at];
      uint32_t value = format_cells_value (c, 9);

      if (value == 0 && !format_cells_is_blank (c) && c != 'x' && c != 'X')
        return format_issue_at_symbol (sdk->issue, line, at, 9);
      if (n < 9)
        values[n] = (uint8_t) value;
      n++;
    }
  if (n != 9)
    return format_issue_at (sdk->issue, FORMATS_WRONG_ROW, line,
                            format_text_grid_find_symbol (line, &what, 9), 9, n);
  return FORMATS_PUZZLE;
}

/* Nine runs of digits, each perhaps empty. */
static FormatsOutcome
sdk_read_marks (Sdk *sdk, const FormatsLine *line, uint32_t row)
{
  uint32_t column = 0;
  uint64_t marks = 0;

  if (row == 0 && !format_about_add_marks (sdk->puzzle))
    return format_reader_fail (sdk->reader, BASE_NO_MEMORY);
  for (size_t at = 0; at <= line->length; at++)
    {
      char c = at < line->length ? line->bytes[at] : ',';
      uint32_t value = format_cells_value (c, 9);

      if (c == ',')
        {
          if (column < 9)
            format_about_set_marks (sdk->puzzle, row * 9 + column, marks);
          column++;
          marks = 0;
        }
      else if (value != 0 && (marks >> (value - 1) & 1) != 0)
        return format_issue_at_token (sdk->issue, FORMATS_CANDIDATE_TWICE, line, at, 1, 0);
      else if (value != 0)
        marks |= (uint64_t) 1 << (value - 1);
      else if (!format_is_white (c))
        return format_issue_at_symbol (sdk->issue, line, at, 9);
    }
  if (column != 9)
    return format_issue_at (sdk->issue, FORMATS_WRONG_FIELDS, line, line->length, 9, column);
  return FORMATS_PUZZLE;
}

static bool
is_rule (const FormatsLine *line)
{
  FormatsGridLine what = format_text_grid_line (line);

  return what.kind == FORMATS_GRID_RULE;
}

/* A row of the part that has begun. */
static FormatsOutcome
sdk_read_part_line (Sdk *sdk, const FormatsLine *line)
{
  uint32_t row;

  if (sdk->part == PART_COLOURS)
    return FORMATS_PUZZLE;
  if (sdk->part != PART_MARKS && is_rule (line))
    return FORMATS_PUZZLE;
  row = sdk->n_rows[sdk->part]++;
  if (row >= 9)
    return format_issue_at (sdk->issue, FORMATS_WRONG_ROW, line, 0, 9, row + 1);
  if (sdk->part == PART_MARKS)
    return sdk_read_marks (sdk, line, row);
  return sdk_read_row (sdk, line,
                       sdk->part == PART_STATE ? sdk->state + row * 9
                                               : sdk->puzzle->sudoku->values + row * 9);
}

static FormatsOutcome
sdk_read_part (Sdk *sdk, const FormatsLine *line, size_t at)
{
  size_t length = line->length - at;

  sdk->part = part_of (line, at);
  sdk->sections = true;
  if (sdk->part != PART_NONE)
    return FORMATS_PUZZLE;
  return format_issue_at_token (sdk->issue, FORMATS_UNKNOWN_SECTION, line, at, length, 0);
}

/* Whether the line is the next puzzle's. */
static bool
begins_next (const Sdk *sdk, const FormatsLine *line, size_t at)
{
  size_t ignored;

  if (sdk->n_rows[PART_PUZZLE] < 9)
    return false;
  if (tag_of (line, &ignored) != NULL)
    return true;
  return line->bytes[at] == '[' ? part_of (line, at) == PART_PUZZLE
                                : !sdk->sections && sdk->n_rows[PART_PUZZLE] == 9;
}

static void
sdk_finish_puzzle (Sdk *sdk)
{
  FormatsPuzzle *puzzle = sdk->puzzle;
  uint8_t *entries;

  if (sdk->n_rows[PART_STATE] == 0
      || (entries = format_about_add_values (puzzle, FORMATS_ABOUT_ENTRIES)) == NULL)
    return;
  for (uint32_t cell = 0; cell < 81; cell++)
    entries[cell] = puzzle->sudoku->values[cell] == 0 ? sdk->state[cell] : 0;
}

/* The first part that has some rows and not all. */
static FormatsOutcome
sdk_end_file (Sdk *sdk, const FormatsLine *last)
{
  if (sdk->puzzle->place.format == NULL)
    return FORMATS_END;
  for (unsigned i = PART_PUZZLE; i < PART_COLOURS; i++)
    if (sdk->n_rows[i] < 9 && (i == PART_PUZZLE || sdk->n_rows[i] > 0))
      return format_issue_at (sdk->issue, FORMATS_MISSING_ROWS, last, last->length, 9,
                              sdk->n_rows[i]);
  return FORMATS_PUZZLE;
}

static FormatsOutcome
sdk_read_lines (Sdk *sdk)
{
  FormatsLine line = { .number = sdk->reader->line };
  FormatsOutcome outcome = FORMATS_PUZZLE;

  while (outcome == FORMATS_PUZZLE)
    {
      FormatsLine next;
      FormatsGot got = format_reader_text_line (sdk->reader, FORMATS_MAX_LINE, &next, sdk->issue);
      size_t at, tag;
      const char *rest;

      if (got == FORMATS_GOT_END)
        return sdk_end_file (sdk, &line);
      if (got != FORMATS_GOT_LINE)
        return format_reader_outcome (got);
      at = format_line_skip_white (&next, 0);
      /* Where marks stand, an empty row is one of nine empty cells only if there are commas. */
      if (at == next.length)
        continue;
      if (begins_next (sdk, &next, at))
        {
          format_reader_unread (sdk->reader, &next);
          return sdk_end_file (sdk, &line);
        }
      line = next;
      if (sdk->puzzle->place.format == NULL)
        format_puzzle_begin (sdk->puzzle, sdk->reader, &line);
      rest = tag_of (&line, &tag);
      if (rest != NULL)
        sdk_read_tag (sdk, &line, rest, tag);
      else if (line.bytes[at] == '#')
        sdk_add_text (&sdk->puzzle->comment, line.bytes + at + 1, line.length - at - 1);
      else if (line.bytes[at] == '[')
        outcome = sdk_read_part (sdk, &line, at);
      else
        outcome = sdk_read_part_line (sdk, &line);
    }
  return outcome;
}

static FormatsOutcome
format_text_sdk_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  Sdk sdk = { .reader = reader, .puzzle = puzzle, .issue = issue };
  FormatsOutcome outcome = format_cells_become_grid9 (reader, puzzle, issue);

  if (outcome == FORMATS_PUZZLE)
    outcome = sdk_read_lines (&sdk);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  sdk_finish_puzzle (&sdk);
  format_about_tidy (puzzle);
  if (!sdk.sections && sdk.n_tags == 1 && (reader->hint & FORMATS_HINT_SNIFFED) != 0)
    {
      const FormatsLine first = { .number = puzzle->place.line };

      format_issue_at (issue, FORMATS_AMBIGUOUS_TAGS, &first, 0, 0, 0);
      format_reader_warn (reader, issue);
    }
  return FORMATS_PUZZLE;
}

/* Recognises a section; or lines of tags, each with white space behind its letter or two of them
 * different, above a row of nine. */
static FormatsSniff
format_text_sdk_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  size_t tag, first_tag = FORMATS_SDK_TAGS;
  bool apart = true, different = false;

  while (format_lines_next (&lines, &line))
    {
      size_t at = format_line_skip_white (&line, 0);
      const char *rest = tag_of (&line, &tag);
      FormatsGridLine what;

      if (at == line.length)
        continue;
      if (line.bytes[at] == '[')
        return part_of (&line, at) != PART_NONE ? FORMATS_SNIFF_YES : FORMATS_SNIFF_NO;
      if (rest != NULL)
        {
          different |= first_tag != FORMATS_SDK_TAGS && tag != first_tag;
          first_tag = tag;
          apart &= rest == line.bytes + line.length || format_is_white (*rest);
          continue;
        }
      if (line.bytes[at] == '#' || first_tag == FORMATS_SDK_TAGS)
        return FORMATS_SNIFF_NO;
      what = format_text_grid_line (&line);
      return (apart || different) && what.kind == FORMATS_GRID_ROW && what.n_symbols == 9
                 ? FORMATS_SNIFF_YES
                 : FORMATS_SNIFF_NO;
    }
  return format_sample_undecided (sample);
}

const Format format_text_sdk = {
  .id = "sdk",
  .name = N_ ("SadMan Sudoku"),
  .reason = N_ ("its lines look like those of such files"),
  .suffixes = "sdk",
  .mime = "text/x-sudoku",
  .keeps = FORMATS_KEEPS (TITLE) | FORMATS_KEEPS (AUTHOR) | FORMATS_KEEPS (DESCRIPTION)
           | FORMATS_KEEPS (SOURCE) | FORMATS_KEEPS (LINK) | FORMATS_KEEPS (DATE)
           | FORMATS_KEEPS (LEVEL) | FORMATS_KEEPS (ENTRIES) | FORMATS_KEEPS (MARKS),
  .sniff = format_text_sdk_sniff,
  .read = format_text_sdk_read,
  .write = format_text_sdk_write,
  .losses = format_text_sdk_losses,
};
