#include "cli-bench-table.h"

#include <string.h>

static double
rate (const CliBenchRow *row)
{
  return row->time > 0 ? (double) row->n_solved * 1e9 / (double) row->time : 0;
}

static void
add_cell (BaseText *out, const BaseText *cell, size_t width, bool right)
{
  const size_t gap = cell->length < width ? width - cell->length : 0;

  base_text_add_repeated (out, ' ', right ? gap : 0);
  base_text_add (out, base_text_string (cell));
  base_text_add_repeated (out, ' ', right ? 0 : gap);
}

static void
add_word (BaseText *out, const char *word, size_t width, bool right)
{
  BaseText cell = BASE_TEXT_EMPTY;

  base_text_add (&cell, word);
  add_cell (out, &cell, width, right);
  base_text_clear (&cell);
}

static void
add_decimal (BaseText *out, double number, unsigned decimals, size_t width)
{
  BaseText cell = BASE_TEXT_EMPTY;

  base_text_add_decimal (&cell, number, decimals);
  add_cell (out, &cell, width, true);
  base_text_clear (&cell);
}

void
cli_bench_add_header (BaseText *out)
{
  add_word (out, "file", 22, false);
  add_word (out, " engine", 11, false);
  add_word (out, "solved", 9, true);
  add_word (out, "skipped", 9, true);
  add_word (out, "puzzles/s", 13, true);
  add_word (out, "nodes", 13, true);
  add_word (out, "updates", 15, true);
  add_word (out, "ratio", 9, true);
  base_text_add_char (out, '\n');
}

/* Nodes and updates are those of a puzzle on average. */
void
cli_bench_add_row (const CliBenchRow *row, const CliBenchRow *first, BaseText *out)
{
  const char *slash = strrchr (row->file, '/');
  const double n = row->n_solved > 0 ? (double) row->n_solved : 1;
  const double ratio = rate (first) > 0 ? rate (row) / rate (first) : 0;

  add_word (out, slash != NULL ? slash + 1 : row->file, 22, false);
  base_text_add_char (out, ' ');
  add_word (out, row->engine, 10, false);
  add_decimal (out, (double) row->n_solved, 0, 9);
  add_decimal (out, (double) row->n_skipped, 0, 9);
  add_decimal (out, rate (row), 1, 13);
  add_decimal (out, (double) row->counters.nodes / n, 1, 13);
  add_decimal (out, (double) row->counters.updates / n, 1, 15);
  add_decimal (out, ratio, 3, 9);
  base_text_add_char (out, '\n');
}
