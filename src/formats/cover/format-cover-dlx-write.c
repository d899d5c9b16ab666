#include "format-cover-dlx-private.h"
#include "format-cover-names-private.h"
#include "format-cover.h"
#include "format-layout.h"

static void
write_items (const CoverProblem *problem, BaseText *out)
{
  uint32_t n_primary = cover_problem_n_primary (problem);

  for (uint32_t i = 0; i < cover_problem_n_items (problem); i++)
    {
      size_t length;
      const char *name = cover_problem_item_name (problem, i, &length);

      base_text_add (out, i == n_primary ? " | " : i > 0 ? " " : "");
      base_text_add_bytes (out, name, length);
    }
}

static void
write_option (const CoverProblem *problem, uint32_t option, BaseText *out)
{
  uint32_t n_terms;
  const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

  for (uint32_t i = 0; i < n_terms; i++)
    {
      size_t length;
      const char *name = cover_problem_item_name (problem, terms[i].item, &length);

      base_text_add (out, i > 0 ? " " : "");
      base_text_add_bytes (out, name, length);
      if (terms[i].colour == 0)
        continue;
      name = cover_problem_colour_name (problem, terms[i].colour, &length);
      base_text_add_char (out, ':');
      base_text_add_bytes (out, name, length);
    }
}

void
format_cover_dlx_write (const FormatsPuzzle *puzzle,
                        const FormatsWriteOptions *options,
                        BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_cover_dlx);

  format_pen_comment (&pen, "| ", out);
  write_items (puzzle->problem, out);
  base_text_add (out, pen.line_end);
  for (uint32_t i = 0; i < cover_problem_n_options (puzzle->problem) && format_pour (options, out);
       i++)
    {
      write_option (puzzle->problem, i, out);
      base_text_add (out, pen.line_end);
    }
}

/* Without a primary item the line of items would begin with `|` and be a comment. */
unsigned
format_cover_dlx_losses (const FormatsPuzzle *puzzle)
{
  const CoverProblem *problem = puzzle->problem;
  size_t length;

  if (puzzle->kind != FORMATS_COVER)
    return FORMATS_IMPOSSIBLE_KIND;
  if (cover_problem_n_primary (problem) == 0)
    return FORMATS_IMPOSSIBLE_SIZE;
  for (uint32_t i = 0; i < cover_problem_n_items (problem); i++)
    {
      const char *name = cover_problem_item_name (problem, i, &length);

      if (!format_cover_name_is_writable (name, length, ":|"))
        return FORMATS_IMPOSSIBLE_NAMES;
    }
  for (uint32_t i = 1; i <= cover_problem_n_colours (problem); i++)
    {
      const char *name = cover_problem_colour_name (problem, i, &length);

      if (!format_cover_name_is_writable (name, length, ":|"))
        return FORMATS_IMPOSSIBLE_NAMES;
    }
  return 0;
}
