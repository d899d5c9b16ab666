/* The report of a bench: how it was measured, a row for each lane, and the puzzles left out. */
#include "cli-bench.h"

#include "cli-signals.h"
#include "words-gettext.h"

#include <string.h>

/* Printed above the table, for later readers. */
void
cli_bench_tell_method (CliBench *self)
{
  BaseText *out = &self->output.text;
  const CliSettings *settings = self->settings;

  base_text_add (out, "# quadrille-cli " QUADRILLE_VERSION ": the processor's time, median of ");
  base_text_add_number (out, settings->rounds);
  base_text_add (out, settings->rounds == 1 ? " round" : " rounds in turn");
  base_text_add (
      out,
      "; Sudokus are solved and proved to be unique, of .dlx all solutions are counted\n"
      "# nodes and updates: of a puzzle on average; /NAME: times as fast as NAME on the puzzles"
      " that both have solved\n"
      "# engines: in memory, one thread\n");
  for (unsigned k = 0; k < CLI_PEERS; k++)
    if (self->peers[k] != NULL && cli_peers[k].each)
      {
        base_text_add (out, "# ");
        base_text_add (out, cli_peers[k].id);
        base_text_add (
            out, ": whole programs, two for a puzzle; +cnf: with the writing of what they read\n");
      }
    else if (self->peers[k] != NULL)
      {
        base_text_add (out, "# ");
        base_text_add (out, cli_peers[k].id);
        base_text_add (out, ": the whole program, from file to answer\n");
      }
  cli_bench_table_print_head (&self->table, out);
}

/* Reports the puzzles that a lane left out. */
static void
say_skips (const CliBench *self, const CliBenchLane *lane)
{
  const uint64_t n = self->file.n, n_met = lane->n_solved + lane->n_unfit + lane->n_gave_up;

  if (lane->n_unfit > 0)
    cli_bench_say_unfit (self, lane->id, lane->n_unfit);
  if (lane->n_gave_up > 0)
    cli_bench_say (
        self->file.name,
        P_ ("%1 gave up on %2 puzzle after %3 nodes", "%1 gave up on %2 puzzles after %3 nodes",
            lane->n_gave_up),
        WORDS_WITH (WORDS_TEXT (lane->id), WORDS_NUMBER (lane->n_gave_up),
                    WORDS_NUMBER (cli_bench_lane_most_nodes (lane, &self->file.puzzles[0]))));
  if (lane->n_by_links > 0 && lane->engine != NULL && lane->engine != engines_reference ())
    cli_bench_say (
        self->file.name,
        P_ ("%1 left %2 puzzle to links", "%1 left %2 puzzles to links", lane->n_by_links),
        WORDS_WITH (WORDS_TEXT (lane->id), WORDS_NUMBER (lane->n_by_links)));
  if (lane->peer != NULL && n_met < n && !lane->with_writing)
    cli_bench_say (self->file.name,
                   P_ ("%1 ran on %2 of %3 puzzle", "%1 ran on %2 of %3 puzzles", n),
                   WORDS_WITH (WORDS_TEXT (lane->id), WORDS_NUMBER (n_met), WORDS_NUMBER (n)));
  if (lane->peer == NULL && n_met < n)
    cli_bench_say (self->file.name,
                   P_ ("%1 had time for %2 of %3 puzzle", "%1 had time for %2 of %3 puzzles", n),
                   WORDS_WITH (WORDS_TEXT (lane->id), WORDS_NUMBER (n_met), WORDS_NUMBER (n)));
}

/* Returns the lane that a column of ratios refers to; NULL when it has no puzzles in this file. */
static const CliBenchLane *
find_reference_lane (const CliBench *self, unsigned number)
{
  for (unsigned i = 0; i < self->n_lanes; i++)
    if (strcmp (self->lanes[i].id, self->table.references[number]) == 0)
      return &self->lanes[i];
  return NULL;
}

static BaseStatus
report_add_lane (CliBench *self, const CliBenchLane *lane)
{
  CliBenchRow row = {
    .file = self->file.name,
    .is_peer = lane->peer != NULL,
    .n_puzzles = self->file.n,
    .n_solved = lane->n_solved,
    .n_skipped = lane->n_unfit + lane->n_gave_up,
    .counters = lane->counters,
  };
  BaseText text = BASE_TEXT_EMPTY;
  BaseStatus status;

  row.rate = cli_bench_lane_rate (lane, &row.spread);
  memcpy (row.id, lane->id, sizeof row.id);
  for (unsigned i = 0; i < self->table.n_references; i++)
    {
      const CliBenchLane *other = find_reference_lane (self, i);

      row.ratios[i] = other != NULL ? cli_bench_lane_ratio (lane, other) : -1;
    }
  status = cli_bench_table_add (&self->table, &row);
  if (status != BASE_OK)
    return status;
  cli_bench_table_print_row (&self->table, self->table.n - 1, &text);
  cli_output_add (&self->output, &text);
  base_text_clear (&text);
  return BASE_OK;
}

BaseStatus
cli_bench_report (CliBench *self)
{
  BaseStatus status = BASE_OK;

  for (unsigned i = 0; i < self->n_lanes && status == BASE_OK; i++)
    {
      const CliBenchLane *lane = &self->lanes[i];

      if (lane->n_solved + lane->n_gave_up > 0)
        status = report_add_lane (self, lane);
      if (!base_stop_asked (cli_stop ()) || lane->n_unfit > 0)
        say_skips (self, lane);
    }
  cli_output_flush (&self->output);
  return status;
}
