#include "cli-bench-table.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* Widths include a space. */
static const struct
{
  const char *name;
  size_t width;
  bool right;
} columns[] = {
  { "file", 20, false },   { "engine", 12, false }, { "puzzles", 9, true },
  { "solved", 8, true },   { "skipped", 8, true },  { "puzzles/s", 13, true },
  { "spread-%", 9, true }, { "nodes", 14, true },   { "updates", 15, true },
};

#define N_COLUMNS  (sizeof columns / sizeof *columns)
#define MOST_CELLS (N_COLUMNS + CLI_BENCH_MOST_RATIOS)

typedef struct
{
  BaseText cells[MOST_CELLS];
  size_t n;
} Line;

static BaseText *
next (Line *line)
{
  BaseText *cell = &line->cells[line->n++];

  base_text_reset (cell);
  return cell;
}

static void
table_line_clear (Line *line)
{
  for (size_t i = 0; i < MOST_CELLS; i++)
    base_text_clear (&line->cells[i]);
}

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
fill_head (const CliBenchTable *self, Line *line)
{
  for (size_t i = 0; i < N_COLUMNS; i++)
    base_text_add (next (line), columns[i].name);
  for (unsigned i = 0; i < self->n_references; i++)
    {
      BaseText *cell = next (line);

      base_text_add_char (cell, '/');
      base_text_add (cell, self->references[i]);
    }
}

/* Nodes and updates are averages per puzzle.  Unknown cells stay empty. */
static void
fill_row (const CliBenchTable *self, const CliBenchRow *row, Line *line)
{
  const double n = (double) row->n_solved;

  base_text_add (next (line), cli_bench_short_name (row->file));
  base_text_add (next (line), row->id);
  base_text_add_number (next (line), row->n_puzzles);
  base_text_add_number (next (line), row->n_solved);
  base_text_add_number (next (line), row->n_skipped);
  if (row->n_solved == 0)
    line->n += 4;
  else
    {
      base_text_add_decimal (next (line), row->rate, row->rate < 100 ? 3 : 1);
      base_text_add_decimal (next (line), row->spread * 100, 1);
      if (row->is_peer)
        line->n += 2;
      else
        {
          base_text_add_decimal (next (line), (double) row->counters.nodes / n, 1);
          base_text_add_decimal (next (line), (double) row->counters.updates / n, 1);
        }
    }
  for (unsigned i = 0; i < self->n_references; i++)
    {
      BaseText *cell = next (line);

      if (row->ratios[i] >= 0)
        base_text_add_decimal (cell, row->ratios[i], row->ratios[i] < 100 ? 3 : 1);
    }
}

static void
print (const Line *line, BaseText *out)
{
  for (size_t i = 0; i < line->n; i++)
    {
      const bool right = i >= N_COLUMNS || columns[i].right;
      const char *cell = line->cells[i].length > 0 ? base_text_string (&line->cells[i]) : "-";
      const size_t width = i < N_COLUMNS ? columns[i].width : strlen ("/cadical+cnf") + 1;
      const size_t gap = strlen (cell) + 1 < width ? width - strlen (cell) : 1;

      base_text_add_repeated (out, ' ', right ? gap : 0);
      base_text_add (out, cell);
      base_text_add_repeated (out, ' ', right ? 0 : gap);
    }
  base_text_add_char (out, '\n');
}

void
cli_bench_table_print_head (const CliBenchTable *self, BaseText *out)
{
  Line line = { 0 };

  fill_head (self, &line);
  print (&line, out);
  table_line_clear (&line);
}

void
cli_bench_table_print_row (const CliBenchTable *self, size_t row, BaseText *out)
{
  Line line = { 0 };

  fill_row (self, &self->rows[row], &line);
  print (&line, out);
  table_line_clear (&line);
}

/* Adds quotes only where CSV needs them. */
static void
add_field (const BaseText *cell, BaseText *out)
{
  const char *text = base_text_string (cell);

  if (strpbrk (text, ",\"\r\n") == NULL)
    {
      base_text_add (out, text);
      return;
    }
  base_text_add_char (out, '"');
  for (; *text != '\0'; text++)
    {
      base_text_add_char (out, *text);
      if (*text == '"')
        base_text_add_char (out, '"');
    }
  base_text_add_char (out, '"');
}

static void
add_csv_line (const Line *line, BaseText *out)
{
  for (size_t i = 0; i < line->n; i++)
    {
      base_text_add (out, i > 0 ? "," : "");
      add_field (&line->cells[i], out);
    }
  base_text_add_char (out, '\n');
}

void
cli_bench_table_add_csv (const CliBenchTable *self, BaseText *out)
{
  Line line = { 0 };

  fill_head (self, &line);
  add_csv_line (&line, out);
  for (size_t i = 0; i < self->n; i++)
    {
      table_line_clear (&line);
      line.n = 0;
      fill_row (self, &self->rows[i], &line);
      add_csv_line (&line, out);
    }
  table_line_clear (&line);
}
