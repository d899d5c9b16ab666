/* formats-tidy.c - the one grid in a messy text.
 *
 * The problem: a grid is obvious to the eye because of how it is laid out, and people lay it out in
 * a hundred ways, with words around it.  Being generous must not make a puzzle of a bill.
 *
 * The idea: be generous about layout and strict about contents, in four steps.
 *
 *   plain    formats-tidy-plain.c    characters that look alike become one of ASCII; tags, brackets
 *            formats-tidy-glyph.c    and quotes become line ends, bars or nothing
 *   rows     formats-tidy-rows.c     each line, read as a row in one of a few ways, or none
 *   grids    formats-tidy-table.c    N rows of N cells that follow each other, rules, empty lines,
 *                                    frames and labels aside
 *            formats-tidy-lines.c    N * N symbols within a line
 *            formats-tidy-columns.c  N rows with spaces for blanks
 *   judging  formats-tidy-judge.c    whether those values can be a puzzle, and the only one
 *
 * Each way of reading is a pass over the plain text. First come those where a grid is explicit, all
 * of them, so that a second grid in another form is seen; only when they find nothing, those where
 * blanks are places without anything, or where rows are wrapped anywhere.
 *
 * Dropped: taking the longest of several grids, or the first.  In a mail with two it is the wrong
 * one half of the time, and nothing shows that there was another. */
#include "formats-tidy.h"

#include "base-memory.h"
#include "formats-tidy-private.h"

#include <stdlib.h>
#include <string.h>

static void
end_table (FormatsTidyFound *found,
           FormatsTidyTable *table,
           FormatsTidyForm form,
           FormatsTidyTrust trust)
{
  if (table->n_rows > 0 && trust == FORMATS_TIDY_SURE)
    formats_tidy_judge_rows (found, table, form);
  else if (table->n_rows > 0)
    formats_tidy_judge_all (found, table);
  formats_tidy_table_reset (table);
}

void
formats_tidy_look_for_rows (FormatsTidyFound *found,
                            FormatsTidyTable *table,
                            const BaseText *plain,
                            FormatsTidyForm form,
                            FormatsTidyTrust trust)
{
  FormatsLines lines = { .bytes = base_text_string (plain), .length = plain->length };
  FormatsLine line;

  formats_tidy_table_reset (table);
  while (!found->several && formats_tidy_next_line (&lines, &line))
    if (!formats_tidy_row (table, form, &line))
      {
        if (formats_tidy_is_empty (&line) || formats_tidy_is_rule (&line))
          table->divided[table->n_rows] = true;
        else
          end_table (found, table, form, trust);
      }
  end_table (found, table, form, trust);
}

static void
look (FormatsTidyFound *found, FormatsTidyTable *table, const BaseText *plain)
{
  for (FormatsTidyForm form = 0; form < FORMATS_TIDY_FORMS; form++)
    formats_tidy_look_for_rows (found, table, plain, form, FORMATS_TIDY_SURE);
  formats_tidy_look_for_lines (found, table, plain);
  if (found->n_values != 0)
    return;
  formats_tidy_look_for_columns (found, table, plain);
  formats_tidy_look_for_rows (found, table, plain, FORMATS_TIDY_FIELDS, FORMATS_TIDY_WEAK);
  formats_tidy_look_for_rows (found, table, plain, FORMATS_TIDY_SYMBOLS, FORMATS_TIDY_WEAK);
}

static BaseStatus
tidy (const char *text, size_t length, FormatsTidyTable *table, BaseText *out_grid)
{
  FormatsTidyFound found = { 0 };
  BaseText plain = BASE_TEXT_EMPTY, grid = BASE_TEXT_EMPTY;
  BaseStatus status;

  formats_tidy_plain (text, length, &plain);
  status = base_text_status (&plain);
  if (status == BASE_OK)
    {
      look (&found, table, &plain);
      status = found.n_values == 0 || found.several ? BASE_BAD_INPUT : BASE_OK;
    }
  if (status == BASE_OK)
    {
      formats_tidy_write (&found, &grid);
      status = base_text_status (&grid);
    }
  if (status == BASE_OK)
    {
      base_text_add_bytes (out_grid, base_text_string (&grid), grid.length);
      status = base_text_status (out_grid);
    }
  base_text_clear (&plain);
  base_text_clear (&grid);
  return status;
}

BaseStatus
formats_tidy (const char *text, size_t length, BaseText *out_grid)
{
  FormatsTidyTable *table;
  BaseStatus status;

  if (length > FORMATS_TIDY_MAX)
    return BASE_BAD_INPUT;
  table = base_new (FormatsTidyTable, 1);
  if (table == NULL)
    return BASE_NO_MEMORY;
  status = tidy (text, length, table, out_grid);
  free (table);
  return status;
}
