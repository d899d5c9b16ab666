/* format-cover-matrix-write.c - rows of 0 and 1, written.
 *
 * The text of its layout is the labels of the rows, each with a NUL behind it, or nothing where
 * there are none; then the byte that stood between two bits, or a NUL. */
#include "format-cover-matrix.h"
#include "format-cover-names-private.h"
#include "format-cover.h"
#include "format-layout.h"

#include <string.h>

/* Whether the item's name is its number, counted from 1. */
static bool
is_numbered (const char *name, size_t length, uint32_t number)
{
  uint64_t value = 0;

  if (length == 0 || length > 10 || name[0] == '0')
    return false;
  for (size_t i = 0; i < length; i++)
    {
      if (name[i] < '0' || name[i] > '9')
        return false;
      value = value * 10 + (uint64_t) (name[i] - '0');
    }
  return value == number;
}

/* A header is left out where reading makes the same names; without rows it is all there is. */
static bool
needs_header (const CoverProblem *problem)
{
  size_t length;

  if (cover_problem_n_options (problem) == 0)
    return true;
  for (uint32_t i = 0; i < cover_problem_n_items (problem); i++)
    {
      const char *name = cover_problem_item_name (problem, i, &length);

      if (!is_numbered (name, length, i + 1))
        return true;
    }
  return false;
}

static void
write_header (const CoverProblem *problem, BaseText *out)
{
  for (uint32_t i = 0; i < cover_problem_n_items (problem); i++)
    {
      size_t length;
      const char *name = cover_problem_item_name (problem, i, &length);

      base_text_add (out, i > 0 ? " " : "");
      base_text_add_bytes (out, name, length);
    }
}

/* A row of bits with `between` between them, if it is not NUL. */
static void
matrix_write_row (const CoverProblem *problem, uint32_t option, char between, BaseText *out)
{
  uint32_t n_terms, n_items = cover_problem_n_items (problem);
  const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);
  size_t step = between != '\0' ? 2 : 1, start = out->length;

  base_text_add_repeated (out, '0', (n_items - 1) * step + 1);
  if (base_text_status (out) != BASE_OK)
    return;
  for (uint32_t i = 1; step == 2 && i < n_items; i++)
    out->bytes[start + i * 2 - 1] = between;
  for (uint32_t i = 0; i < n_terms; i++)
    out->bytes[start + terms[i].item * step] = '1';
}

/* Whether a name has nothing but characters from `first` to `last`. */
static bool
is_made_of (const CoverProblem *problem, uint32_t item, char first, char last)
{
  size_t length;
  const char *name = cover_problem_item_name (problem, item, &length);

  for (size_t i = 0; i < length; i++)
    if (name[i] < first || name[i] > last)
      return false;
  return true;
}

/* Whether the names would be read back as a header, not as a row or a comment: see
 * format_cover_matrix_is_header (). */
static bool
is_header_readable (const CoverProblem *problem)
{
  uint32_t n_items = cover_problem_n_items (problem);
  bool number = is_made_of (problem, 0, '0', '9');

  if (cover_problem_item_name (problem, 0, NULL)[0] == '#')
    return false;
  if (n_items == 1)
    return !number;
  for (uint32_t i = number ? 0 : 1; i < n_items; i++)
    if (!is_made_of (problem, i, '0', '1'))
      return true;
  return false;
}

/* Takes the separator off the end of the layout's text, so that the labels are left. */
static char
take_separator (FormatsPen *pen)
{
  return pen->length > 0 ? pen->text[--pen->length] : '\0';
}

/* The labels of the rows as they came, or NULL: one that is a number shows as a label only below a
 * header. */
static const char *
find_labels (const FormatsPen *pen, const CoverProblem *problem, bool *header)
{
  bool numbers = false;

  for (size_t i = 0; i < pen->length; i += strlen (pen->text + i) + 1)
    {
      const char *label = pen->text + i;

      if (*label != '\0' && !format_cover_name_is_writable (label, strlen (label), ","))
        return NULL;
      numbers |= *label != '\0' && label[strspn (label, "0123456789")] == '\0';
    }
  if (pen->length == 0 || (numbers && !*header && !is_header_readable (problem)))
    return NULL;
  *header |= numbers;
  return pen->text;
}

void
format_cover_matrix_write (const FormatsPuzzle *puzzle,
                           const FormatsWriteOptions *options,
                           BaseText *out)
{
  const CoverProblem *problem = puzzle->problem;
  FormatsPen pen = format_pen (puzzle, options, &format_cover_matrix);
  bool header = needs_header (problem);
  char separator = take_separator (&pen);
  const char *label = find_labels (&pen, problem, &header),
             *end = label != NULL ? label + pen.length : NULL;

  format_pen_comment (&pen, "# ", out);
  if (header)
    {
      write_header (problem, out);
      base_text_add (out, pen.line_end);
    }
  for (uint32_t i = 0; i < cover_problem_n_options (problem) && format_pour (options, out); i++)
    {
      if (label != end)
        {
          base_text_add (out, label);
          base_text_add (out, *label != '\0' ? " " : "");
          label += strlen (label) + 1;
        }
      matrix_write_row (problem, i, separator, out);
      base_text_add (out, pen.line_end);
    }
}

unsigned
format_cover_matrix_losses (const FormatsPuzzle *puzzle)
{
  const CoverProblem *problem = puzzle->problem;
  unsigned losses = 0;
  size_t length;

  if (puzzle->kind != FORMATS_COVER)
    return FORMATS_IMPOSSIBLE_KIND;
  if (cover_problem_n_items (problem) == 0)
    return FORMATS_IMPOSSIBLE_SIZE;
  if (cover_problem_n_primary (problem) < cover_problem_n_items (problem))
    losses |= FORMATS_LOSS_SECONDARY;
  if (cover_problem_n_colours (problem) > 0)
    losses |= FORMATS_LOSS_COLOURS;
  for (uint32_t i = 0; i < cover_problem_n_items (problem); i++)
    {
      const char *name = cover_problem_item_name (problem, i, &length);

      if (!format_cover_name_is_writable (name, length, ","))
        return losses | FORMATS_IMPOSSIBLE_NAMES;
    }
  if (needs_header (problem) && !is_header_readable (problem))
    losses |= FORMATS_IMPOSSIBLE_NAMES;
  return losses;
}
