/* The table of `compare`: a line for each class and way. */
#include "cli-bench.h"
#include "cli-compare.h"
#include "cli-signals.h"
#include "cli-table.h"
#include "words-gettext.h"

static const CliColumn columns[] = {
  { "class", 22, false },    { "way", 13, false },     { "puzzles", 9, true },
  { "solved", 8, true },     { "gave-up", 8, true },   { "nodes", 13, true },
  { "updates", 14, true },   { "depth", 7, true },     { "build-us", 11, true },
  { "search-us", 13, true }, { "total-us", 13, true }, { "least-us", 12, true },
  { "most-us", 13, true },   { "spread-%", 9, true },  { "memory-KB", 10, true },
};

#define N_COLUMNS (sizeof columns / sizeof *columns)

static const CliTableForm compare_form = {
  .columns = columns,
  .n_columns = N_COLUMNS,
  .others = { .width = sizeof "/links-chance", .right = true },
};

static void
add_way_id (const CliCompare *self, unsigned way, BaseText *out)
{
  compare_way_add_id (&self->table.ways[way], out);
}

void
cli_compare_tell_method (CliCompare *self)
{
  BaseText *out = &self->output.text;
  CliTableLine line = { 0 };

  base_text_add (out, "# quadrille-cli " QUADRILLE_VERSION ": the processor's time, median of ");
  base_text_add_number (out, self->settings->rounds);
  base_text_add (out, self->settings->rounds == 1 ? " run" : " runs");
  base_text_add (out, " of each puzzle; a run builds what it needs, searches, and frees it\n"
                      "# Sudokus are solved ");
  base_text_add (out,
                 self->settings->first ? "up to the first solution" : "and proved to be unique");
  base_text_add (out, ", of .dlx all solutions are counted; a puzzle is given up after ");
  base_text_add_number (out, self->settings->seconds);
  base_text_add (out, " s and ");
  base_text_add_number (out, self->settings->nodes);
  base_text_add (out, " nodes (0: never)\n"
                      "# numbers are means over the puzzles solved; memory is the most of one"
                      " puzzle; /NAME: times as fast as NAME, building included, on the puzzles"
                      " that both have solved\n");
  for (size_t i = 0; i < N_COLUMNS; i++)
    base_text_add (cli_table_next_cell (&line), columns[i].name);
  base_text_add_char (cli_table_next_cell (&line), '/');
  add_way_id (self, self->reference, &line.cells[line.n - 1]);
  cli_table_print_line (&compare_form, &line, out);
  cli_table_line_clear (&line);
}

/* A negative number is unknown. */
static void
add_mean (CliTableLine *line, double number)
{
  BaseText *cell = cli_table_next_cell (line);

  if (number >= 0)
    base_text_add_decimal (cell, number, number < 1000 ? 1 : 0);
}

static void
fill_summary (const CliCompare *self,
              unsigned way,
              const CompareSummary *summary,
              CliTableLine *line)
{
  const bool known = summary->n_solved > 0;

  base_text_add (cli_table_next_cell (line), self->table.classes[self->table.n_classes - 1]);
  add_way_id (self, way, cli_table_next_cell (line));
  base_text_add_number (cli_table_next_cell (line), summary->n_rows);
  base_text_add_number (cli_table_next_cell (line), summary->n_solved);
  base_text_add_number (cli_table_next_cell (line), summary->n_gave_up);
  add_mean (line, known ? summary->nodes : -1);
  add_mean (line, summary->updates);
  add_mean (line, summary->depth);
  add_mean (line, known ? summary->building / 1e3 : -1);
  add_mean (line, known ? summary->searching / 1e3 : -1);
  add_mean (line, known ? summary->both / 1e3 : -1);
  add_mean (line, known ? summary->spread.least / 1e3 : -1);
  add_mean (line, known ? summary->spread.most / 1e3 : -1);
  add_mean (line, known ? summary->wobble * 100 : -1);
  add_mean (line, summary->memory >= 0 ? summary->memory / 1024 : -1);
  if (summary->factor > 0)
    base_text_add_decimal (cli_table_next_cell (line), summary->factor,
                           summary->factor < 100 ? 3 : 1);
  else
    cli_table_next_cell (line);
}

/* Says on standard error what the numbers of a way leave out. */
static void
say_left_out (const CliCompare *self, unsigned way, const CompareSummary *summary)
{
  const char *name = self->table.classes[self->table.n_classes - 1];
  BaseText id = BASE_TEXT_EMPTY;

  add_way_id (self, way, &id);
  if (summary->n_gave_up > 0)
    cli_bench_say (
        name,
        P_ ("%1 gave up on %2 puzzle; its means are without it",
            "%1 gave up on %2 puzzles; its means are without them", summary->n_gave_up),
        WORDS_WITH (WORDS_TEXT (base_text_string (&id)), WORDS_NUMBER (summary->n_gave_up)));
  if (summary->n_unfit > 0 && self->settings->n_ways > 0)
    cli_bench_say (
        name,
        P_ ("%1 cannot solve %2 puzzle of this shape", "%1 cannot solve %2 puzzles of this shape",
            summary->n_unfit),
        WORDS_WITH (WORDS_TEXT (base_text_string (&id)), WORDS_NUMBER (summary->n_unfit)));
  base_text_clear (&id);
}

BaseStatus
cli_compare_report (CliCompare *self)
{
  CliTableLine line = { 0 };
  BaseStatus status = BASE_OK;

  for (unsigned way = 0; way < self->table.n_ways && status == BASE_OK; way++)
    {
      CompareSummary summary;

      status = compare_table_summarize (&self->table, self->table.n_classes - 1, way,
                                        self->reference, &summary);
      if (status != BASE_OK)
        break;
      if (summary.n_solved + summary.n_gave_up > 0)
        {
          cli_table_line_reset (&line);
          fill_summary (self, way, &summary, &line);
          cli_table_print_line (&compare_form, &line, &self->output.text);
        }
      say_left_out (self, way, &summary);
    }
  cli_table_line_clear (&line);
  cli_output_flush (&self->output);
  return status;
}
