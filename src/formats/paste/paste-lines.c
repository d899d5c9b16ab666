/* paste-lines.c - a grid within one line, among words.
 *
 * The characters that separate cells divide a line into words.  Words of one length that follow
 * each other may be a grid: one word of N * N symbols, N words of N, or N * N words of one symbol,
 * where numbers of two digits count as one symbol.  Any other word ends the run. */
#include "paste-private.h"

#include <string.h>

typedef struct
{
  PasteFound *found;
  PasteTable *run; /* one row */
  size_t length;   /* of its words */
} Look;

static void
judge_cells (Look *look, const uint8_t *cells, size_t n)
{
  uint32_t n_values = paste_root (n);

  if (n == look->found->n_values)
    return; /* a row of a 16x16 puzzle may look like one of 4x4 */
  paste_judge (look->found,
               &(PasteGrid){
                   .cells = cells, .stride = n_values, .n_values = n_values, .trust = PASTE_WEAK });
}

static void
end_run (Look *look)
{
  PasteTable *run = look->run;

  if (run->starts[1] > 0 && !run->too_long)
    judge_cells (look, run->cells, run->starts[1]);
  paste_table_reset (run);
  look->length = 0;
}

static void
lines_add_word (Look *look, const char *word, size_t length)
{
  uint8_t cell;
  bool is_cell = length <= 2 && paste_cell (word, length, &cell);
  size_t kind = is_cell ? 1 : length;

  /* It may be a grid by itself, without what ends a sentence. */
  judge_cells (look, (const uint8_t *) word, length);
  if (length > 16 && word[length - 1] == '.')
    judge_cells (look, (const uint8_t *) word, length - 1);

  if (kind != look->length || paste_is_wordy (word, length))
    end_run (look);
  if (paste_is_wordy (word, length))
    return;
  look->length = kind;
  if (is_cell)
    paste_table_add_cell (look->run, cell);
  else
    for (size_t i = 0; i < length; i++)
      paste_table_add_cell (look->run, (uint8_t) word[i]);
}

void
paste_look_for_lines (PasteFound *found, PasteTable *table, const BaseText *plain)
{
  FormatsLines lines = { .bytes = base_text_string (plain), .length = plain->length };
  FormatsLine line;
  Look look = { .found = found, .run = table };

  paste_table_reset (table);
  while (!found->several && paste_next_line (&lines, &line))
    {
      for (size_t at = 0, end; at < line.length; at = end)
        {
          for (end = at; end < line.length && paste_is_symbol (line.bytes[end]);)
            end++;
          if (end > at)
            lines_add_word (&look, line.bytes + at, end - at);
          else if (strchr (" \t,;|", line.bytes[end++]) == NULL)
            end_run (&look);
        }
      end_run (&look);
    }
}
