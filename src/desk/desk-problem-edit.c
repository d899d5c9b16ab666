/* Changes of the text that keep the rest of it, comments and spacing included, as its author wrote
 * it. */
#include "desk-problem-private.h"

#include <string.h>

void
desk_patch_clear (DeskPatch *self)
{
  g_clear_pointer (&self->text, g_free);
}

static bool
patch (const DeskProblem *self, gsize start, gsize end, char *text, DeskPatch *out_patch)
{
  *out_patch = (DeskPatch){
    .start = (guint) g_utf8_pointer_to_offset (self->text, self->text + start),
    .end = (guint) g_utf8_pointer_to_offset (self->text, self->text + end),
    .text = text,
  };
  return true;
}

static const char *
line_break (const DeskProblem *self)
{
  const char *found = strpbrk (self->text, "\r\n");

  if (found == NULL || *found == '\n')
    return "\n";
  return found[1] == '\n' ? "\r\n" : "\r";
}

/* Returns the position after the white space and the end of its line. */
static gsize
behind_line (const DeskProblem *self, gsize end)
{
  if (end < self->length && self->text[end] == '\r' && self->text[end + 1] == '\n')
    return end + 2;
  return end + (end < self->length);
}

/* Finds the word `index` of the row. */
static void
find_word (const DeskProblem *self,
           const DeskProblemRow *row,
           guint index,
           gsize *out_start,
           gsize *out_end)
{
  gsize at = row->start;

  *out_start = *out_end = row->start;
  for (guint i = 0; i <= index; i++)
    desk_problem_next_word (self, &at, row->end, out_start, out_end);
}

static bool
take_out (const DeskProblem *self, const DeskProblemRow *row, guint index, DeskPatch *out_patch)
{
  gsize start, end, before, next;

  find_word (self, row, index, &start, &end);
  if (row->n_terms == 1)
    return patch (self, row->start, behind_line (self, row->end), g_strdup (""), out_patch);
  if (index + 1 < row->n_terms)
    find_word (self, row, index + 1, &end, &next);
  else
    find_word (self, row, index - 1, &before, &start);
  return patch (self, start, end, g_strdup (""), out_patch);
}

/* Inserts the item before the first one that comes later in the line of items, so that ordered
 * lines stay ordered. */
static bool
put_in (const DeskProblem *self, const DeskProblemRow *row, uint32_t item, DeskPatch *out_patch)
{
  const char *name = cover_problem_item_name (self->puzzle.problem, item, NULL);
  gsize start, end;
  guint index = 0;

  while (index < row->n_terms && self->terms[row->first + index].item < item)
    index++;
  if (index < row->n_terms)
    {
      find_word (self, row, index, &start, &end);
      return patch (self, start, start, g_strconcat (name, " ", NULL), out_patch);
    }
  find_word (self, row, index - 1, &start, &end);
  return patch (self, end, end, g_strconcat (" ", name, NULL), out_patch);
}

bool
desk_problem_toggle (const DeskProblem *self, guint row, uint32_t item, DeskPatch *out_patch)
{
  const DeskProblemRow *there = &self->rows[row];

  if (self->state != DESK_PROBLEM_GOOD || row >= self->n_rows
      || item >= cover_problem_n_items (self->puzzle.problem))
    return false;
  if (desk_problem_is_matrix (self))
    {
      gsize at = desk_problem_find_bit (self, there, item);

      return patch (self, at, at + 1, g_strdup (self->text[at] == '1' ? "0" : "1"), out_patch);
    }
  for (guint i = 0; i < there->n_terms; i++)
    if (self->terms[there->first + i].item == item)
      return take_out (self, there, i, out_patch);
  return put_in (self, there, item, out_patch);
}

static bool
is_taken (const CoverProblem *problem, const char *name)
{
  return cover_problem_find_item (problem, name, strlen (name)) != COVER_NONE;
}

/* Continues the last name: B after A, 8 after 7, R1C3 after R1C2; x2 where there is no
 * continuation. */
static char *
invent_name (const CoverProblem *problem)
{
  uint32_t n = cover_problem_n_primary (problem);
  g_autofree char *stem = g_strdup (n > 0 ? cover_problem_item_name (problem, n - 1, NULL) : "A");
  gsize length = strlen (stem), digits = length;
  guint64 number = 1;

  if (n == 0)
    stem[length = 0] = '\0';
  if (length == 1 && g_ascii_isalpha (*stem))
    for (char c = (char) (*stem + 1); g_ascii_isalpha (c); c++)
      {
        char name[] = { c, '\0' };

        if (!is_taken (problem, name))
          return g_strdup (name);
      }
  while (digits > 0 && length - digits < 9 && g_ascii_isdigit (stem[digits - 1]))
    digits--;
  if (digits < length)
    number = g_ascii_strtoull (stem + digits, NULL, 10);
  stem[digits] = '\0';
  for (;;)
    {
      g_autofree char *name = g_strdup_printf ("%s%" G_GUINT64_FORMAT, stem, ++number);

      if (!is_taken (problem, name))
        return g_steal_pointer (&name);
    }
}

/* Returns the character between the bits of a row, or NUL. */
static char
between_bits (const DeskProblem *self, const DeskProblemRow *row)
{
  uint32_t n_items = cover_problem_n_items (self->puzzle.problem);
  char before;

  if (n_items < 2)
    return '\0';
  before = self->text[desk_problem_find_bit (self, row, n_items - 1) - 1];
  return before == '0' || before == '1' ? '\0' : before;
}

/* Adds a 0 at the end of every row, and a name at the end of the labels where there are any. */
static bool
add_column (const DeskProblem *self, DeskPatch *out_patch)
{
  bool labelled = self->head_end > self->head_start;
  gsize start = labelled ? self->head_start : self->rows[0].start, at = start, end;
  GString *text = g_string_new (NULL);

  if (labelled)
    {
      g_autofree char *name = invent_name (self->puzzle.problem);

      g_string_append_len (text, self->text + at, (gssize) (self->head_end - at));
      g_string_append_printf (
          text, "%c%s", memchr (self->text + at, ',', self->head_end - at) != NULL ? ',' : ' ',
          name);
      at = self->head_end;
    }
  for (guint i = 0; i < self->n_rows; i++)
    {
      const DeskProblemRow *row = &self->rows[i];
      char between = between_bits (self, row);

      end = desk_problem_find_bit (self, row, cover_problem_n_items (self->puzzle.problem) - 1) + 1;
      g_string_append_len (text, self->text + at, (gssize) (end - at));
      if (between != '\0')
        g_string_append_c (text, between);
      g_string_append_c (text, '0');
      at = end;
    }
  return patch (self, start, at, g_string_free (text, FALSE), out_patch);
}

bool
desk_problem_add_item (const DeskProblem *self, DeskPatch *out_patch)
{
  g_autofree char *name = NULL;
  gsize at = self->head_start, start, end, last = self->head_start;

  if (self->state == DESK_PROBLEM_EMPTY)
    return patch (self, self->length, self->length,
                  g_strconcat (self->length > 0 && !strchr ("\r\n", self->text[self->length - 1])
                                   ? line_break (self)
                                   : "",
                               "A", line_break (self), NULL),
                  out_patch);
  if (self->state != DESK_PROBLEM_GOOD || (self->head_end == self->head_start && self->n_rows == 0))
    return false;
  if (desk_problem_is_matrix (self))
    return add_column (self, out_patch);
  name = invent_name (self->puzzle.problem);
  while (desk_problem_next_word (self, &at, self->head_end, &start, &end))
    {
      if (end - start == 1 && self->text[start] == '|')
        return patch (self, start, start, g_strconcat (name, " ", NULL), out_patch);
      last = end;
    }
  return patch (self, last, last, g_strconcat (" ", name, NULL), out_patch);
}

static uint32_t
find_rarest (const CoverProblem *problem)
{
  uint32_t n = cover_problem_n_primary (problem), rarest = 0;
  g_autofree guint *counts = g_new0 (guint, n);

  for (uint32_t i = 0; i < cover_problem_n_options (problem); i++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, i, &n_terms);

      for (uint32_t k = 0; k < n_terms; k++)
        if (terms[k].item < n)
          counts[terms[k].item]++;
    }
  for (uint32_t i = 1; i < n; i++)
    if (counts[i] < counts[rarest])
      rarest = i;
  return rarest;
}

static void
add_row_of_bits (const DeskProblem *self, uint32_t item, GString *text)
{
  char between = self->n_rows > 0 ? between_bits (self, &self->rows[self->n_rows - 1]) : ' ';

  for (uint32_t i = 0; i < cover_problem_n_items (self->puzzle.problem); i++)
    {
      if (i > 0 && between != '\0')
        g_string_append_c (text, between);
      g_string_append_c (text, i == item ? '1' : '0');
    }
}

bool
desk_problem_add_option (const DeskProblem *self, DeskPatch *out_patch)
{
  const CoverProblem *problem = self->puzzle.problem;
  gsize end = self->n_rows > 0 ? self->rows[self->n_rows - 1].end : self->head_end;
  GString *text;
  uint32_t item;

  if (self->state != DESK_PROBLEM_GOOD || end == 0 || cover_problem_n_primary (problem) == 0)
    return false;
  item = find_rarest (problem);
  text = g_string_new (line_break (self));
  if (desk_problem_is_matrix (self))
    add_row_of_bits (self, item, text);
  else
    g_string_append (text, cover_problem_item_name (problem, item, NULL));
  return patch (self, end, end, g_string_free (text, FALSE), out_patch);
}
