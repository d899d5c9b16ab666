/* paste.c - the one grid in a messy text.
 *
 * The problem: the layout makes a grid obvious to the eye, and people lay it out in a hundred ways,
 * with words around it.  But a text without a puzzle, such as a bill, must not become one.
 *
 * The idea: be generous about layout and strict about contents, in four steps.
 *
 *   plain    paste-plain.c    characters that look alike become one of ASCII; tags, brackets
 *            paste-glyph.c    and quotes become line ends, bars or nothing
 *   rows     paste-rows.c     each line, read as a row in one of a few ways, or none
 *   grids    paste-table.c    N rows of N cells that follow each other, rules, empty lines,
 *                                    frames and labels aside
 *            paste-lines.c    N * N symbols within a line
 *            paste-columns.c  N rows with spaces for blanks
 *   judging  paste-judge.c    whether those values can be a puzzle, and the only one
 *
 * Each way of reading is a pass over the plain text. First come those where a grid is explicit, all
 * of them, so that a second grid in another form is seen; only when they find nothing, those where
 * Each way of reading is a pass over the plain text.  All passes for an explicit grid come first,
 * so that a second grid in another form is found too.  Only when they find nothing, passes follow
 * for grids whose blanks are empty places, or whose rows are wrapped anywhere.
 * one half of the time, and nothing shows that there was another. */
#include "paste.h"

#include "base-memory.h"
#include "paste-private.h"

#include <stdlib.h>
#include <string.h>

static void
end_table (PasteFound *found, PasteTable *table, PasteForm form, PasteTrust trust)
{
  if (table->n_rows > 0 && trust == PASTE_SURE)
    paste_judge_rows (found, table, form);
  else if (table->n_rows > 0)
    paste_judge_all (found, table);
  paste_table_reset (table);
}

void
paste_look_for_rows (PasteFound *found,
                     PasteTable *table,
                     const BaseText *plain,
                     PasteForm form,
                     PasteTrust trust)
{
  FormatsLines lines = { .bytes = base_text_string (plain), .length = plain->length };
  FormatsLine line;

  paste_table_reset (table);
  while (!found->several && paste_next_line (&lines, &line))
    if (!paste_row (table, form, &line))
      {
        if (paste_is_empty (&line) || paste_is_rule (&line))
          table->divided[table->n_rows] = true;
        else
          end_table (found, table, form, trust);
      }
  end_table (found, table, form, trust);
}

static void
paste_look_for_all (PasteFound *found, PasteTable *table, const BaseText *plain)
{
  for (PasteForm form = 0; form < PASTE_FORMS; form++)
    paste_look_for_rows (found, table, plain, form, PASTE_SURE);
  paste_look_for_lines (found, table, plain);
  if (found->n_values != 0)
    return;
  paste_look_for_columns (found, table, plain);
  paste_look_for_rows (found, table, plain, PASTE_FIELDS, PASTE_WEAK);
  paste_look_for_rows (found, table, plain, PASTE_SYMBOLS, PASTE_WEAK);
}

static BaseStatus
paste_tidy_into (const char *text, size_t length, PasteTable *table, BaseText *out_grid)
{
  PasteFound found = { 0 };
  BaseText plain = BASE_TEXT_EMPTY, grid = BASE_TEXT_EMPTY;
  BaseStatus status;

  paste_plain (text, length, &plain);
  status = base_text_status (&plain);
  if (status == BASE_OK)
    {
      paste_look_for_all (&found, table, &plain);
      status = found.n_values == 0 || found.several ? BASE_BAD_INPUT : BASE_OK;
    }
  if (status == BASE_OK)
    {
      paste_write (&found, &grid);
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
paste_tidy (const char *text, size_t length, BaseText *out_grid)
{
  PasteTable *table;
  BaseStatus status;

  if (length > PASTE_MAX)
    return BASE_BAD_INPUT;
  table = base_new (PasteTable, 1);
  if (table == NULL)
    return BASE_NO_MEMORY;
  status = paste_tidy_into (text, length, table, out_grid);
  free (table);
  return status;
}
