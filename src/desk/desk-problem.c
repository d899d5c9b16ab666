/* The text is meant as an exact cover problem.  So a text that the readers of files take for
 * something else is read as .dlx, or as a matrix where it begins like one: a line of items with no
 * option below it is no file yet, but the beginning of one.
 *
 * The lines are then found again in the text.  Unless their number is the reader's, no row gets a
 * place. */
#include "desk-problem-private.h"

#include "formats.h"

#include <string.h>

static void
problem_clear (gpointer data)
{
  DeskProblem *self = data;

  g_free (self->text);
  g_free (self->rows);
  g_free (self->terms);
  format_puzzle_clear (&self->puzzle);
}

DeskProblem *
desk_problem_ref (DeskProblem *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
desk_problem_unref (DeskProblem *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, problem_clear);
}

bool
desk_problem_is_matrix (const DeskProblem *self)
{
  return g_str_equal (self->format->id, "matrix");
}

static bool
separates (const DeskProblem *self, char c)
{
  return c == ' ' || c == '\t' || (c == ',' && desk_problem_is_matrix (self));
}

static gsize
line_end (const DeskProblem *self, gsize at)
{
  while (at < self->length && self->text[at] != '\n' && self->text[at] != '\r')
    at++;
  return at;
}

bool
desk_problem_next_line (const DeskProblem *self, gsize *at, gsize *out_start, gsize *out_end)
{
  const char mark = desk_problem_is_matrix (self) ? '#' : '|';

  if (*at == 0 && g_str_has_prefix (self->text, "\xef\xbb\xbf"))
    *at = 3;
  while (*at < self->length)
    {
      gsize start = *at, end = line_end (self, start), word = start;

      *at = end + (end < self->length);
      while (word < end && (self->text[word] == ' ' || self->text[word] == '\t'))
        word++;
      if (word == end || self->text[word] == mark)
        continue;
      *out_start = start;
      *out_end = end;
      return true;
    }
  return false;
}

bool
desk_problem_next_word (const DeskProblem *self,
                        gsize *at,
                        gsize end,
                        gsize *out_start,
                        gsize *out_end)
{
  gsize start = *at;

  while (start < end && separates (self, self->text[start]))
    start++;
  *out_start = *out_end = start;
  while (*out_end < end && !separates (self, self->text[*out_end]))
    ++*out_end;
  *at = *out_end;
  return *out_end > start;
}

static void
problem_add_warning (void *data, const FormatsIssue *warning)
{
  DeskProblem *self = data;

  if (warning->fault == FORMATS_AMBIGUOUS_BITS)
    return; /* a Sudoku is not expected here */
  if (self->n_warnings == 0)
    self->warning = *warning;
  self->n_warnings += warning->fault == FORMATS_MORE_WARNINGS ? (guint) warning->found : 1;
}

static FormatsOutcome
read_as (DeskProblem *self, const Format *format, const BaseStop *stop)
{
  FormatsBytes bytes = { self->text, self->length };
  FormatsOptions options = {
    .from = format, .stop = stop, .warn = problem_add_warning, .warn_data = self
  };
  FormatsOutcome outcome = FORMATS_FAILED;
  FormatsReader *reader = NULL;

  format_puzzle_clear (&self->puzzle);
  self->n_warnings = 0;
  if (formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader)
      == BASE_OK)
    {
      outcome = formats_reader_next (reader, &self->puzzle, &self->issue);
      self->format = formats_reader_format (reader);
    }
  formats_reader_free (reader);
  return outcome;
}

static bool
is_cover_format (const Format *format)
{
  return format != NULL && (g_str_equal (format->id, "dlx") || g_str_equal (format->id, "matrix"));
}

typedef struct
{
  gsize n_words, n_bits;
  gsize n_zeros, n_ones; /* that are words by themselves */
  bool only_bits, has_bar;
} Line;

/* Measures the next line that is no comment of a matrix; without words where there is none. */
static Line
look_at_line (const DeskProblem *self, gsize *at)
{
  Line line = { .only_bits = true };
  gsize next, end = 0, start, word_end;

  if (!desk_problem_next_line (self, at, &next, &end))
    return line;
  for (; desk_problem_next_word (self, &next, end, &start, &word_end); line.n_words++)
    {
      for (gsize i = start; i < word_end; i++)
        {
          line.only_bits &= self->text[i] == '0' || self->text[i] == '1';
          line.has_bar |= self->text[i] == '|';
        }
      line.n_bits += word_end - start;
      line.n_zeros += word_end - start == 1 && self->text[start] == '0';
      line.n_ones += word_end - start == 1 && self->text[start] == '1';
    }
  return line;
}

/* A text that is no .dlx is a matrix in three cases: its first line has the same bit twice as
 * words, so that the bits name no items; its first two lines are the same number of bits; or below
 * each word of the first line there is one bit. */
static bool
is_meant_as_matrix (DeskProblem *self)
{
  gsize at = 0;
  Line first, second;

  self->format = formats_find ("matrix");
  first = look_at_line (self, &at);
  second = look_at_line (self, &at);
  if (first.only_bits && first.n_bits >= 2)
    return first.n_zeros >= 2 || first.n_ones >= 2
           || (second.only_bits && second.n_bits == first.n_bits);
  return first.n_words >= 2 && !first.has_bar && second.only_bits && second.n_words == first.n_words
         && second.n_zeros + second.n_ones == second.n_words;
}

static FormatsOutcome
read_as_meant (DeskProblem *self, bool sudoku, const BaseStop *stop)
{
  FormatsOutcome outcome = read_as (self, formats_find ("dlx"), stop);
  const Format *dlx = self->format;

  if (outcome != FORMATS_BAD_PUZZLE || sudoku || self->issue.fault == FORMATS_NO_ITEMS)
    return outcome;
  if (is_meant_as_matrix (self))
    return read_as (self, self->format, stop);
  self->format = dlx;
  return outcome;
}

static void
classify_problem_text (DeskProblem *self, const BaseStop *stop)
{
  FormatsOutcome outcome = read_as (self, NULL, stop);
  bool sudoku = outcome == FORMATS_PUZZLE && self->puzzle.kind == FORMATS_SUDOKU;

  self->evident = is_cover_format (self->format);
  if (outcome != FORMATS_FAILED && !self->evident)
    outcome = read_as_meant (self, sudoku, stop);
  if (outcome == FORMATS_FAILED)
    self->state = DESK_PROBLEM_STOPPED;
  else if (outcome == FORMATS_PUZZLE)
    self->state = DESK_PROBLEM_GOOD;
  else if (outcome == FORMATS_END || self->issue.fault == FORMATS_NO_ITEMS)
    self->state = DESK_PROBLEM_EMPTY;
  else
    self->state = sudoku ? DESK_PROBLEM_SUDOKU : DESK_PROBLEM_BAD;
}

gsize
desk_problem_find_bit (const DeskProblem *self, const DeskProblemRow *row, uint32_t item)
{
  uint32_t behind = cover_problem_n_items (self->puzzle.problem) - item;
  gsize at = row->end;

  while (at > row->start && behind > 0)
    behind -= !separates (self, self->text[--at]);
  return at;
}

static void
add_bits (const DeskProblem *self, DeskProblemRow *row, GArray *terms)
{
  uint32_t n_items = cover_problem_n_items (self->puzzle.problem), item = 0;

  for (gsize at = desk_problem_find_bit (self, row, 0); at < row->end && item < n_items; at++)
    {
      CoverTerm term = { .item = item };

      if (self->text[at] == '1')
        g_array_append_val (terms, term);
      item += !separates (self, self->text[at]);
    }
}

/* The reader has checked all their names and colours already. */
static void
add_words (const DeskProblem *self, DeskProblemRow *row, GArray *terms)
{
  CoverProblem *problem = self->puzzle.problem;
  gsize at = row->start, start, end;

  while (desk_problem_next_word (self, &at, row->end, &start, &end))
    {
      const char *word = self->text + start, *colon = memchr (word, ':', end - start);
      gsize length = colon != NULL ? (gsize) (colon - word) : end - start;
      CoverTerm term = { .item = cover_problem_find_item (problem, word, length) };

      if (colon != NULL)
        (void) cover_problem_add_colour (problem, colon + 1, end - start - length - 1,
                                         &term.colour);
      g_array_append_val (terms, term);
    }
}

static bool
has_primary (const DeskProblem *self, const DeskProblemRow *row, const GArray *terms)
{
  for (guint i = row->first; i < terms->len; i++)
    if (g_array_index (terms, CoverTerm, i).item < cover_problem_n_primary (self->puzzle.problem))
      return true;
  return false;
}

static guint
count_lines (const DeskProblem *self)
{
  gsize at = 0, start, end;
  guint n = 0;

  while (desk_problem_next_line (self, &at, &start, &end))
    n++;
  return n;
}

static void
find_rows (DeskProblem *self)
{
  const CoverProblem *problem = self->puzzle.problem;
  GArray *terms = g_array_new (FALSE, FALSE, sizeof (CoverTerm));
  guint n_rows = cover_problem_n_options (problem) + cover_problem_n_dropped (problem);
  guint n_lines = count_lines (self);
  uint32_t option = 0;
  gsize at = 0;

  if (n_lines == n_rows + 1)
    desk_problem_next_line (self, &at, &self->head_start, &self->head_end);
  self->rows = g_new0 (DeskProblemRow, n_rows + 1);
  self->n_rows = n_lines == n_rows || n_lines == n_rows + 1 ? n_rows : 0;
  for (guint i = 0; i < self->n_rows; i++)
    {
      DeskProblemRow *row = &self->rows[i];

      desk_problem_next_line (self, &at, &row->start, &row->end);
      row->first = terms->len;
      if (desk_problem_is_matrix (self))
        add_bits (self, row, terms);
      else
        add_words (self, row, terms);
      row->n_terms = terms->len - row->first;
      row->option = has_primary (self, row, terms) ? option++ : COVER_NONE;
    }
  self->terms = (CoverTerm *) g_array_free (terms, FALSE);
}

DeskProblem *
desk_problem_read (char *text, const BaseStop *stop)
{
  DeskProblem *self = g_atomic_rc_box_new0 (DeskProblem);

  self->text = text;
  self->length = strlen (text);
  classify_problem_text (self, stop);
  if (self->state == DESK_PROBLEM_GOOD)
    find_rows (self);
  return self;
}

/* Finds the first byte of a line, counted from 1. */
static gsize
find_line (const DeskProblem *self, uint64_t number)
{
  gsize at = 0;

  while (number-- > 1 && at < self->length)
    {
      gsize end = line_end (self, at);

      at = end + (end < self->length);
      if (end + 1 < self->length && self->text[end] == '\r' && self->text[end + 1] == '\n')
        at++;
    }
  return at;
}

/* Finds the word at the place; the line where there is no word; the last character where the line
 * is empty. */
void
desk_problem_place (const DeskProblem *self,
                    const FormatsIssue *issue,
                    guint *out_start,
                    guint *out_end)
{
  gsize line = find_line (self, issue->line), end = line_end (self, line);
  const char *from = self->text + line, *to;

  for (uint64_t i = 1; i < issue->column && from < self->text + end; i++)
    from = g_utf8_next_char (from);
  to = from;
  while (to < self->text + end && !separates (self, *to))
    to++;
  if (to == from)
    {
      from = self->text + line;
      to = self->text + end;
    }
  if (to == from && from > self->text)
    from = g_utf8_prev_char (from);
  *out_start = (guint) g_utf8_pointer_to_offset (self->text, from);
  *out_end = (guint) g_utf8_pointer_to_offset (self->text, to);
}

bool
desk_problem_has (const DeskProblem *self, guint row, uint32_t item, uint32_t *out_colour)
{
  const DeskProblemRow *there = &self->rows[row];

  for (guint i = there->first; i < there->first + there->n_terms; i++)
    if (self->terms[i].item == item)
      {
        *out_colour = self->terms[i].colour;
        return true;
      }
  return false;
}

char *
desk_problem_write (const CoverProblem *problem, const char *comment)
{
  FormatsPuzzle puzzle = { .kind = FORMATS_COVER, .problem = (CoverProblem *) problem };
  BaseText text = BASE_TEXT_EMPTY;
  char *written = NULL;

  if (comment != NULL)
    base_text_add (&puzzle.comment, comment);
  if (formats_write (formats_find ("dlx"), &puzzle, NULL, &text) == BASE_OK)
    written = g_strdup (base_text_string (&text));
  base_text_clear (&puzzle.comment);
  base_text_clear (&text);
  return written;
}
