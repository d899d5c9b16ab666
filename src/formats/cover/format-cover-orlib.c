/* format-cover-orlib.c - set partitioning as the OR-Library keeps it: `rows columns`, then for each
 * column its cost, the number of rows that it covers, and these rows.
 *
 * Rows are the items, named by their numbers; columns are the options.  Costs are dropped with a
 * warning. */
#include "format-cover-names-private.h"
#include "format-cover.h"
#include "format-sample.h"

#include <string.h>

/* A limit on rows: larger exact cover problems are beyond this program. */
#define MOST_ROWS 99998

typedef struct
{
  FormatsNames names;
  uint32_t n_rows, n_columns, read;
  bool has_costs;
} Orlib;

static FormatsGot
orlib_next_line (Orlib *orlib, FormatsLine *out_line)
{
  FormatsGot got;

  do
    got = format_reader_text_line (orlib->names.reader, FORMATS_MAX_LONG_LINE, out_line,
                                   orlib->names.issue);
  while (got == FORMATS_GOT_LINE && format_line_skip_white (out_line, 0) == out_line->length);
  return got;
}

/* The next number of a line. */
static FormatsOutcome
next_number (Orlib *orlib,
             const FormatsLine *line,
             size_t *at,
             uint32_t expected,
             uint32_t found,
             uint32_t *out_value)
{
  const char *word;
  size_t length;

  if (!format_line_next_word (line, at, &word, &length))
    return format_issue_at (orlib->names.issue, FORMATS_WRONG_COUNT, line, line->length, expected,
                            found);
  if (!format_number_value (word, length, out_value))
    return format_issue_at_token (orlib->names.issue, FORMATS_NOT_A_NUMBER, line,
                                  (size_t) (word - line->bytes), length, 0);
  return FORMATS_PUZZLE;
}

static FormatsOutcome
check_end (Orlib *orlib, const FormatsLine *line, size_t at, uint32_t expected)
{
  const char *word;
  size_t length, start = at;
  uint32_t n = expected;

  while (format_line_next_word (line, &at, &word, &length))
    n++;
  return n == expected ? FORMATS_PUZZLE
                       : format_issue_at (orlib->names.issue, FORMATS_WRONG_COUNT, line,
                                          format_line_skip_white (line, start), expected, n);
}

static FormatsOutcome
read_size (Orlib *orlib, const FormatsLine *line)
{
  size_t at = 0;
  FormatsOutcome outcome = next_number (orlib, line, &at, 2, 0, &orlib->n_rows);
  BaseText name = BASE_TEXT_EMPTY;

  if (outcome == FORMATS_PUZZLE)
    outcome = next_number (orlib, line, &at, 2, 1, &orlib->n_columns);
  if (outcome == FORMATS_PUZZLE)
    outcome = check_end (orlib, line, at, 2);
  if (outcome == FORMATS_PUZZLE && (orlib->n_rows == 0 || orlib->n_columns == 0))
    return format_issue_at (orlib->names.issue, FORMATS_NO_ITEMS, line, 0, 0, 0);
  if (outcome == FORMATS_PUZZLE && orlib->n_rows > MOST_ROWS)
    return format_issue_at_token (orlib->names.issue, FORMATS_NUMBER_TOO_LARGE, line,
                                  format_line_skip_white (line, 0), 0, MOST_ROWS);
  for (uint32_t i = 1; outcome == FORMATS_PUZZLE && i <= orlib->n_rows; i++)
    {
      FormatsLine item = { .number = 1 };

      base_text_reset (&name);
      base_text_add_number (&name, i);
      item.bytes = base_text_string (&name);
      item.length = name.length;
      outcome = base_text_status (&name) == BASE_OK
                    ? format_cover_names_add_item (&orlib->names, &item, 0, item.length, true)
                    : format_reader_fail (orlib->names.reader, BASE_NO_MEMORY);
    }
  base_text_clear (&name);
  return outcome;
}

static FormatsOutcome
read_column (Orlib *orlib, const FormatsLine *line)
{
  FormatsNames *names = &orlib->names;
  size_t at = 0, first;
  uint32_t cost, n = 0, row;
  FormatsOutcome outcome = next_number (orlib, line, &at, 2, 0, &cost);

  if (outcome == FORMATS_PUZZLE)
    outcome = next_number (orlib, line, &at, 2, 1, &n);
  first = at;
  for (uint32_t i = 0; outcome == FORMATS_PUZZLE && i < n; i++)
    {
      outcome = next_number (orlib, line, &at, n + 2, i + 2, &row);
      if (outcome == FORMATS_PUZZLE && (row == 0 || row > orlib->n_rows))
        {
          size_t start = at;

          while (start > 0 && !format_is_white (line->bytes[start - 1]))
            start--;
          return format_issue_at_token (names->issue, FORMATS_UNKNOWN_ITEM, line, start, at - start,
                                        0);
        }
      if (outcome == FORMATS_PUZZLE)
        outcome = format_cover_names_add_term (names, (CoverTerm){ .item = row - 1 });
    }
  if (outcome == FORMATS_PUZZLE)
    outcome = check_end (orlib, line, at, n + 2);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  orlib->has_costs |= cost != 0;
  outcome = format_cover_names_add_option (names, line);
  return outcome == FORMATS_BAD_PUZZLE ? format_cover_names_find_twice (names, line, first)
                                       : outcome;
}

static void
warn_of_costs (Orlib *orlib)
{
  const FormatsLine first = { .number = orlib->names.puzzle->place.line };

  if (!orlib->has_costs)
    return;
  format_issue_at (orlib->names.issue, FORMATS_COSTS_IGNORED, &first, 0, 0, 0);
  format_reader_warn (orlib->names.reader, orlib->names.issue);
}

static FormatsOutcome
orlib_read_problem (Orlib *orlib)
{
  FormatsLine line = { .number = orlib->names.reader->line };
  FormatsGot got = orlib_next_line (orlib, &line);
  FormatsOutcome outcome;

  if (got != FORMATS_GOT_LINE)
    return format_reader_outcome (got);
  format_puzzle_begin (orlib->names.puzzle, orlib->names.reader, &line);
  outcome = read_size (orlib, &line);
  for (; outcome == FORMATS_PUZZLE && orlib->read < orlib->n_columns; orlib->read++)
    {
      got = orlib_next_line (orlib, &line);
      if (got == FORMATS_GOT_END)
        return format_issue_at (orlib->names.issue, FORMATS_MISSING_ROWS, &line, line.length,
                                orlib->n_columns, orlib->read);
      outcome = got == FORMATS_GOT_LINE ? read_column (orlib, &line) : format_reader_outcome (got);
    }
  if (outcome == FORMATS_PUZZLE)
    warn_of_costs (orlib);
  return outcome;
}

static FormatsOutcome
format_cover_orlib_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  Orlib orlib = { .names = { .reader = reader, .puzzle = puzzle, .issue = issue } };

  if (!format_cover_names_begin (&orlib.names))
    return format_reader_fail (reader, BASE_NO_MEMORY);
  return format_cover_names_end (&orlib.names, orlib_read_problem (&orlib));
}

/* Whether a line is two numbers and nothing else, and neither is 0. */
static bool
is_size (const FormatsLine *line, uint32_t *out_n_rows, uint32_t *out_n_columns)
{
  const char *word;
  size_t at = 0, length;

  return format_line_next_word (line, &at, &word, &length)
         && format_number_value (word, length, out_n_rows)
         && format_line_next_word (line, &at, &word, &length)
         && format_number_value (word, length, out_n_columns)
         && !format_line_next_word (line, &at, &word, &length) && *out_n_rows > 0
         && *out_n_columns > 0;
}

/* Recognises two numbers alone, and then lines that have as many rows as their second number: the
 * first four of them, or all. */
static FormatsSniff
format_cover_orlib_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  uint32_t n_rows, n_columns;

  if (!format_sample_next (&lines, &line))
    return format_sample_undecided (sample);
  if (!is_size (&line, &n_rows, &n_columns))
    return FORMATS_SNIFF_NO;
  for (uint32_t n = 0; n < 4 && n < n_columns; n++)
    {
      const char *word;
      size_t at = 0, length;
      uint32_t value = 0;

      if (!format_sample_next (&lines, &line))
        return format_sample_undecided (sample);
      for (unsigned i = 0; i < 2; i++)
        if (!format_line_next_word (&line, &at, &word, &length)
            || !format_number_value (word, length, &value))
          return FORMATS_SNIFF_NO;
      if (value == 0 || format_line_count_words (&line) != value + 2)
        return FORMATS_SNIFF_NO;
      for (; format_line_next_word (&line, &at, &word, &length);)
        if (!format_number_value (word, length, &value) || value == 0 || value > n_rows)
          return FORMATS_SNIFF_NO;
    }
  return FORMATS_SNIFF_YES;
}

const Format format_cover_orlib = {
  .id = "orlib",
  .name = N_ ("Set partitioning (OR-Library)"),
  .reason = N_ ("each line begins with the count of its numbers"),
  .suffixes = "",
  .one_a_file = true,
  .sniff = format_cover_orlib_sniff,
  .read = format_cover_orlib_read,
};
