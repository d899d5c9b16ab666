/* bench: compares engines in one run, also with other people's programs.
 *
 * Everything is read before the clock starts.  Sudokus are solved and proved to be unique; of other
 * problems all solutions are counted.  All lanes take turns on the same puzzles in the same
 * shuffled order, round by round, and their answers are compared. */
#include "cli-bench.h"
#include "cli-message.h"
#include "cli-output.h"
#include "cli-signals.h"
#include "cli-table.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <unistd.h>

void
cli_bench_say (const char *name, const char *sentence, const WordsPart parts[WORDS_PARTS])
{
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, sentence, parts);
  cli_say (&(CliPlace){ .name = name }, base_text_string (&text));
  base_text_clear (&text);
}

void
cli_bench_worst (CliBench *self, CliExit exit)
{
  if (exit > self->exit)
    self->exit = exit;
}

static void
show_progress (CliBench *self, const CliBenchLane *lane, uint64_t round)
{
  BaseText text = BASE_TEXT_EMPTY;

  if (!cli_progress_is_due (&self->progress))
    return;
  words_fill (&text, _ ("%1: %2, round %3 of %4"),
              WORDS_WITH (WORDS_TEXT (cli_bench_short_name (self->file.name)),
                          WORDS_TEXT (lane->id), WORDS_NUMBER (round),
                          WORDS_NUMBER (self->settings->rounds)));
  cli_progress_show (&self->progress, base_text_string (&text));
  base_text_clear (&text);
}

static bool
run_lane (CliBench *self, CliBenchLane *lane)
{
  const CliSettings *settings = self->settings;
  const bool each = lane->peer != NULL && lane->peer->row->each;

  if (lane->over || lane->with_writing)
    return true;
  if (lane->peer != NULL)
    return cli_bench_lane_run_peer (lane, each ? lane + 1 : NULL, &self->file,
                                    cli_bench_sample_of (self, lane->peer));
  return cli_bench_lane_run (lane, &self->file, settings->seconds * 1000000000u / settings->rounds,
                             settings->seconds == 0);
}

static void
run_rounds (CliBench *self)
{
  for (uint64_t round = 1; round <= self->settings->rounds; round++)
    for (unsigned i = 0; i < self->n_lanes; i++)
      {
        show_progress (self, &self->lanes[i], round);
        if (!run_lane (self, &self->lanes[i]))
          {
            cli_progress_end (&self->progress);
            cli_bench_say (
                self->file.name, _ ("stopped in round %1 of %2: these are the results so far"),
                WORDS_WITH (WORDS_NUMBER (round), WORDS_NUMBER (self->settings->rounds)));
            return;
          }
      }
  cli_progress_end (&self->progress);
}

static void
bench_file (CliBench *self, const char *name)
{
  BaseStatus status = cli_bench_file_read (&self->file, name, self->settings);

  if (status == BASE_OK && self->file.n > 0)
    {
      cli_bench_file_shuffle (&self->file);
      status = cli_bench_open_engines (self);
      if (status == BASE_OK)
        status = cli_bench_open_peers (self);
      if (status == BASE_OK)
        {
          run_rounds (self);
          status = cli_bench_report (self);
        }
    }
  if (status != BASE_OK && status != BASE_STOPPED)
    {
      cli_say_status (&(CliPlace){ .name = name }, status);
      cli_bench_worst (self, CLI_BAD);
    }
  if (self->file.bad)
    cli_bench_worst (self, CLI_BAD);
  if (self->file.n_differ > 0)
    cli_bench_worst (self, CLI_NONE);
  for (unsigned i = 0; i < self->n_lanes; i++)
    cli_bench_lane_close (&self->lanes[i]);
  self->n_lanes = 0;
  cli_bench_file_clear (&self->file);
}

static void
add_bench_csv (const void *table, BaseText *out)
{
  cli_bench_table_add_csv (table, out);
}

CliExit
cli_bench (const CliSettings *settings)
{
  CliBench self = {
    .settings = settings,
    .output.fd = STDOUT_FILENO,
    .progress = cli_progress_begin (),
  };

  cli_bench_find_peers (&self);
  cli_bench_tell_method (&self);
  for (size_t i = 0; i < settings->n_files && !base_stop_asked (cli_stop ()); i++)
    bench_file (&self, settings->files[i]);
  if (!cli_output_close (&self.output))
    self.exit = CLI_BAD;
  if (settings->csv != NULL)
    cli_bench_worst (&self, cli_table_write_csv (settings->csv, add_bench_csv, &self.table));
  if (settings->chart != NULL && self.table.n > 0)
    cli_bench_worst (&self, cli_bench_draw (&self.table, settings));
  for (unsigned k = 0; k < CLI_PEERS; k++)
    cli_peer_free (self.peers[k]);
  cli_bench_table_clear (&self.table);
  return self.exit;
}
