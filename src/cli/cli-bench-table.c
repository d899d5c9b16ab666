#include "cli-bench-table.h"

#include "base-memory.h"
#include "cli-table.h"

#include <stdlib.h>
#include <string.h>

static const CliColumn columns[] = {
  { "file", 20, false },   { "engine", 12, false }, { "puzzles", 9, true },
  { "solved", 8, true },   { "skipped", 8, true },  { "puzzles/s", 13, true },
  { "spread-%", 9, true }, { "nodes", 14, true },   { "updates", 15, true },
};

#define N_COLUMNS (sizeof columns / sizeof *columns)

_Static_assert(N_COLUMNS + CLI_BENCH_MOST_RATIOS <= CLI_TABLE_MOST_CELLS,
               "a line has room for all columns");

/* The columns of ratios follow, as wide as the longest name of a lane. */
static const CliTableForm table_form = {
  .columns = columns,
  .n_columns = N_COLUMNS,
  .others = { .width = sizeof "/cadical+cnf", .right = true },
};

BaseStatus
cli_bench_table_add (CliBenchTable *self, const CliBenchRow *row)
{
  void *rows = self->rows;

  if (base_grow (&rows, &self->capacity, self->n + 1, sizeof *row) != BASE_OK)
    return BASE_NO_MEMORY;
  self->rows = rows;
  self->rows[self->n++] = *row;
  return BASE_OK;
}

void
cli_bench_table_clear (CliBenchTable *self)
{
  free (self->rows);
  *self = (CliBenchTable){ 0 };
}

const char *
cli_bench_short_name (const char *file)
{
  const char *slash = strrchr (file, '/');

  return slash != NULL ? slash + 1 : file;
}

static void
fill_head (const CliBenchTable *self, CliTableLine *line)
{
  for (size_t i = 0; i < N_COLUMNS; i++)
    base_text_add (cli_table_next_cell (line), columns[i].name);
  for (unsigned i = 0; i < self->n_references; i++)
    {
      BaseText *cell = cli_table_next_cell (line);

      base_text_add_char (cell, '/');
      base_text_add (cell, self->references[i]);
    }
}

/* Nodes and updates are averages per puzzle.  Unknown cells stay empty. */
static void
fill_row (const CliBenchTable *self, const CliBenchRow *row, CliTableLine *line)
{
  const double n = (double) row->n_solved;

  base_text_add (cli_table_next_cell (line), cli_bench_short_name (row->file));
  base_text_add (cli_table_next_cell (line), row->id);
  base_text_add_number (cli_table_next_cell (line), row->n_puzzles);
  base_text_add_number (cli_table_next_cell (line), row->n_solved);
  base_text_add_number (cli_table_next_cell (line), row->n_skipped);
  if (row->n_solved == 0)
    line->n += 4;
  else
    {
      base_text_add_decimal (cli_table_next_cell (line), row->rate, row->rate < 100 ? 3 : 1);
      base_text_add_decimal (cli_table_next_cell (line), row->spread * 100, 1);
      if (row->is_peer)
        line->n += 2;
      else
        {
          base_text_add_decimal (cli_table_next_cell (line), (double) row->counters.nodes / n, 1);
          base_text_add_decimal (cli_table_next_cell (line), (double) row->counters.updates / n, 1);
        }
    }
  for (unsigned i = 0; i < self->n_references; i++)
    {
      BaseText *cell = cli_table_next_cell (line);

      if (row->ratios[i] >= 0)
        base_text_add_decimal (cell, row->ratios[i], row->ratios[i] < 100 ? 3 : 1);
    }
}

void
cli_bench_table_print_head (const CliBenchTable *self, BaseText *out)
{
  CliTableLine line = { 0 };

  fill_head (self, &line);
  cli_table_print_line (&table_form, &line, out);
  cli_table_line_clear (&line);
}

void
cli_bench_table_print_row (const CliBenchTable *self, size_t row, BaseText *out)
{
  CliTableLine line = { 0 };

  fill_row (self, &self->rows[row], &line);
  cli_table_print_line (&table_form, &line, out);
  cli_table_line_clear (&line);
}

void
cli_bench_table_add_csv (const CliBenchTable *self, BaseText *out)
{
  CliTableLine line = { 0 };

  fill_head (self, &line);
  cli_table_add_csv_line (&line, out);
  for (size_t i = 0; i < self->n; i++)
    {
      cli_table_line_reset (&line);
      fill_row (self, &self->rows[i], &line);
      cli_table_add_csv_line (&line, out);
    }
  cli_table_line_clear (&line);
}
