/* format-cover-dlx.c - exact cover as Knuth's dlx1 and dlx2 read it.
 *
 * Lines that begin with `|` are comments, and empty lines do not count.  The first other line names
 * the items, secondary ones behind a `|` that stands alone; every line after it is an option: names
 * of items, those of secondary ones perhaps with `:` and a colour.  Where Knuth's programs have
 * eight bytes for a name and one for a colour, here both have up to FORMATS_MAX_NAME.
 *
 * The problem grows line by line, so that beside it only one line is in memory. */
#include "base-memory.h"
#include "format-cover-dlx-private.h"
#include "format-cover-names-private.h"
#include "format-cover.h"
#include "format-sample.h"

#include <stdlib.h>
#include <string.h>

static bool
dlx_is_comment (const FormatsLine *line)
{
  size_t start = format_line_skip_white (line, 0);

  return start == line->length || line->bytes[start] == '|';
}

/* The next line that is not a comment. */
static FormatsGot
dlx_next_line (FormatsNames *names, FormatsLine *out_line)
{
  FormatsGot got;

  for (;;)
    {
      got = format_reader_text_line (names->reader, FORMATS_MAX_LONG_LINE, out_line, names->issue);
      if (names->puzzle->place.format == NULL && got == FORMATS_GOT_LINE)
        format_puzzle_begin (names->puzzle, names->reader, out_line);
      if (got != FORMATS_GOT_LINE || !dlx_is_comment (out_line))
        return got;
      format_cover_names_comment (names, out_line, '|');
    }
}

static FormatsOutcome
read_items (FormatsNames *names, const FormatsLine *line)
{
  const char *word;
  size_t at = 0, length;
  bool primary = true;

  while (format_line_next_word (line, &at, &word, &length))
    {
      size_t start = (size_t) (word - line->bytes);
      bool bar = length == 1 && *word == '|';
      FormatsOutcome outcome = FORMATS_PUZZLE;

      if (bar && !primary)
        return format_issue_at (names->issue, FORMATS_SECOND_BAR, line, start, 0, 0);
      if (!bar && (memchr (word, ':', length) != NULL || memchr (word, '|', length) != NULL))
        return format_issue_at_token (names->issue, FORMATS_BAD_NAME, line, start, length, 0);
      if (!bar)
        outcome = format_cover_names_add_item (names, line, start, length, primary);
      if (outcome != FORMATS_PUZZLE)
        return outcome;
      primary &= !bar;
    }
  return FORMATS_PUZZLE;
}

/* Reads the colour behind an item's name. */
static FormatsOutcome
read_colour (FormatsNames *names,
             const FormatsLine *line,
             size_t start,
             size_t length,
             size_t name_length,
             CoverTerm *term)
{
  const char *colour = line->bytes + start + name_length + 1;
  size_t colour_length = length - name_length - 1;
  BaseStatus status;

  if (term->item < cover_problem_n_primary (names->problem))
    return format_issue_at_token (names->issue, FORMATS_PRIMARY_COLOUR, line, start, name_length,
                                  0);
  if (colour_length == 0)
    return format_issue_at_token (names->issue, FORMATS_EMPTY_COLOUR, line, start, length, 0);
  if (memchr (colour, ':', colour_length) != NULL || memchr (colour, '|', colour_length) != NULL)
    return format_issue_at_token (names->issue, FORMATS_BAD_NAME, line, start, length, 0);
  if (colour_length > FORMATS_MAX_NAME)
    return format_issue_at_token (names->issue, FORMATS_NAME_TOO_LONG, line,
                                  start + name_length + 1, colour_length, FORMATS_MAX_NAME);
  status = cover_problem_add_colour (names->problem, colour, colour_length, &term->colour);
  return status == BASE_OK ? FORMATS_PUZZLE : format_reader_fail (names->reader, status);
}

static FormatsOutcome
dlx_read_term (FormatsNames *names, const FormatsLine *line, size_t start, size_t length)
{
  const char *word = line->bytes + start;
  const char *colon = memchr (word, ':', length);
  size_t name_length = colon != NULL ? (size_t) (colon - word) : length;
  CoverTerm term = { .item = cover_problem_find_item (names->problem, word, name_length) };
  FormatsOutcome outcome = FORMATS_PUZZLE;

  if (name_length == 0)
    return format_issue_at_token (names->issue, FORMATS_EMPTY_NAME, line, start, length, 0);
  if (memchr (word, '|', name_length) != NULL)
    return format_issue_at_token (names->issue, FORMATS_BAD_NAME, line, start, length, 0);
  if (name_length > FORMATS_MAX_NAME)
    return format_issue_at_token (names->issue, FORMATS_NAME_TOO_LONG, line, start, name_length,
                                  FORMATS_MAX_NAME);
  if (term.item == COVER_NONE)
    return format_issue_at_token (names->issue, FORMATS_UNKNOWN_ITEM, line, start, name_length, 0);
  if (colon != NULL)
    outcome = read_colour (names, line, start, length, name_length, &term);
  return outcome == FORMATS_PUZZLE ? format_cover_names_add_term (names, term) : outcome;
}

static FormatsOutcome
dlx_read_option (FormatsNames *names, const FormatsLine *line)
{
  const char *word;
  size_t at = 0, length;
  FormatsOutcome outcome = FORMATS_PUZZLE;

  while (outcome == FORMATS_PUZZLE && format_line_next_word (line, &at, &word, &length))
    outcome = dlx_read_term (names, line, (size_t) (word - line->bytes), length);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  outcome = format_cover_names_add_option (names, line);
  return outcome == FORMATS_BAD_PUZZLE ? format_cover_names_find_twice (names, line, 0) : outcome;
}

static FormatsOutcome
dlx_read_problem (FormatsNames *names)
{
  FormatsLine line = { .number = names->reader->line };
  FormatsGot got = dlx_next_line (names, &line);
  FormatsOutcome outcome;

  if (got == FORMATS_GOT_END)
    return names->puzzle->place.format == NULL
               ? FORMATS_END
               : format_issue_at (names->issue, FORMATS_NO_ITEMS, &line, line.length, 0, 0);
  outcome = got == FORMATS_GOT_LINE ? read_items (names, &line) : format_reader_outcome (got);
  while (outcome == FORMATS_PUZZLE)
    {
      got = dlx_next_line (names, &line);
      if (got == FORMATS_GOT_END)
        break;
      outcome =
          got == FORMATS_GOT_LINE ? dlx_read_option (names, &line) : format_reader_outcome (got);
    }
  return outcome;
}

static FormatsOutcome
format_cover_dlx_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsNames names = { .reader = reader, .puzzle = puzzle, .issue = issue };

  if (!format_cover_names_begin (&names))
    return format_reader_fail (reader, BASE_NO_MEMORY);
  return format_cover_names_end (&names, dlx_read_problem (&names));
}

/* Whether a word of an option is in the line of items; compares only a few of each. */
static bool
dlx_is_named (const FormatsLine *items, const char *word, size_t length)
{
  const char *colon = memchr (word, ':', length), *item;
  size_t at = 0, item_length;

  if (colon != NULL)
    length = (size_t) (colon - word);
  while (format_line_next_word (items, &at, &item, &item_length))
    if (item_length == length && memcmp (item, word, length) == 0)
      return true;
  return false;
}

static bool
next_sample_line (FormatsLines *lines, FormatsLine *out_line)
{
  while (format_lines_next (lines, out_line))
    if (!dlx_is_comment (out_line))
      return true;
  return false;
}

static size_t
dlx_count_words (const FormatsLine *line)
{
  const char *word;
  size_t at = 0, length, n = 0;

  while (format_line_next_word (line, &at, &word, &length))
    n++;
  return n;
}

/* Looked at up to some words only. */
static bool
names_items_only (const FormatsLine *items, const FormatsLine *option)
{
  const char *word;
  size_t at = 0, length;

  for (unsigned i = 0; i < 16 && format_line_next_word (option, &at, &word, &length); i++)
    if (!dlx_is_named (items, word, length))
      return false;
  return true;
}

/* Returns the value in a grid that a word may represent: a number, or a letter above 9; SIZE_MAX:
 * none. */
static size_t
dlx_value_of (const char *word, size_t length)
{
  size_t value = 0, i = 0;

  if (length == 1 && word[0] >= 'A' && word[0] <= 'Z')
    return (size_t) (word[0] - 'A') + 10;
  if (length == 1 && word[0] >= 'a' && word[0] <= 'z')
    return (size_t) (word[0] - 'a') + 36;
  for (; i < length && i < 9 && word[i] >= '0' && word[i] <= '9'; i++)
    value = 10 * value + (size_t) (word[i] - '0');
  return i == length ? value : SIZE_MAX;
}

/* Whether the words could be the row of a grid of that size. */
static bool
could_be_a_row (const FormatsLine *line, size_t size)
{
  const char *word;
  size_t at = 0, length;

  while (format_line_next_word (line, &at, &word, &length))
    if (dlx_value_of (word, length) > size)
      return false;
  return true;
}

/* Among the first words; items never are, rows of 0 and 1 are at once. */
static bool
has_a_word_twice (const FormatsLine *line)
{
  const char *word;
  size_t at = 0, length;

  for (unsigned i = 0; i < 64 && format_line_next_word (line, &at, &word, &length); i++)
    {
      const FormatsLine before = { .bytes = line->bytes, .length = (size_t) (word - line->bytes) };

      if (dlx_is_named (&before, word, length))
        return true;
    }
  return false;
}

/* An option with all items would be a whole solution, so the lines are more likely the rows of a
 * grid.  They are not if no grid has such values, or if some line is not a row and the number of
 * lines is not that of the rows. */
static FormatsSniff
judge_whole_option (const FormatsSample *sample, FormatsLines *lines, const FormatsLine *items)
{
  const size_t n_items = dlx_count_words (items);
  size_t n_lines = 2;
  bool shorter = false;
  FormatsLine line;

  if (has_a_word_twice (items))
    return FORMATS_SNIFF_NO;
  if (!could_be_a_row (items, n_items))
    return FORMATS_SNIFF_YES;
  while (next_sample_line (lines, &line))
    {
      if (!names_items_only (items, &line))
        return FORMATS_SNIFF_NO;
      shorter |= dlx_count_words (&line) < n_items;
      if (++n_lines > n_items && shorter)
        return FORMATS_SNIFF_YES;
    }
  if (!sample->whole)
    return FORMATS_SNIFF_MORE;
  return shorter && n_lines < n_items ? FORMATS_SNIFF_YES : FORMATS_SNIFF_NO;
}

static FormatsSniff
format_cover_dlx_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine items, option;

  if (!next_sample_line (&lines, &items))
    return format_sample_undecided (sample);
  if (dlx_count_words (&items) < 2)
    return FORMATS_SNIFF_NO;
  if (!next_sample_line (&lines, &option))
    return format_sample_undecided (sample);
  if (!names_items_only (&items, &option))
    return FORMATS_SNIFF_NO;
  if (dlx_count_words (&option) < dlx_count_words (&items))
    return FORMATS_SNIFF_YES;
  return judge_whole_option (sample, &lines, &items);
}

const Format format_cover_dlx = {
  .id = "dlx",
  .name = N_ ("Exact cover by items and options"),
  .reason = N_ ("its lines name items of the first"),
  .suffixes = "dlx",
  .mime = "text/x-exact-cover",
  .one_a_file = true,
  .sniff = format_cover_dlx_sniff,
  .read = format_cover_dlx_read,
  .write = format_cover_dlx_write,
  .losses = format_cover_dlx_losses,
};
