/* The participants of a bench: other people's programs for all files, and lanes for each file that
 * they can solve. */
#include "cli-bench.h"

#include "cli-message.h"
#include "words-gettext.h"

#include <stdio.h>
#include <string.h>

/* Default number of puzzles for a program that starts anew for each. */
#define USUAL_SAMPLE 100

/* Returns how many of the puzzles the engine can solve. */
static size_t
count_fitting (const CliBenchFile *file, const Engine *engine)
{
  size_t n = 0;

  for (size_t i = 0; i < file->n; i++)
    {
      const CliBenchPuzzle *puzzle = &file->puzzles[i];

      if (engine == &cli_bench_auto)
        n++;
      else if (puzzle->sudoku != NULL)
        n += engine->open_sudoku != NULL
             && (engine->fits_sudoku == NULL || engine->fits_sudoku (puzzle->sudoku->shape));
      else
        n += engine->solve_cover != NULL
             && (engine->fits_cover == NULL || engine->fits_cover (puzzle->problem));
    }
  return n;
}

void
cli_bench_say_unfit (const CliBench *self, const char *id, uint64_t n)
{
  cli_bench_say (
      self->file.name,
      P_ ("%1 cannot solve %2 puzzle of this shape", "%1 cannot solve %2 puzzles of this shape", n),
      WORDS_WITH (WORDS_TEXT (id), WORDS_NUMBER (n)));
}

static BaseStatus
add_lane (CliBench *self, const CliBenchLane *lane, const char *suffix)
{
  CliBenchLane *added = &self->lanes[self->n_lanes++];

  *added = *lane;
  snprintf (added->id, sizeof added->id, "%s%s",
            lane->engine != NULL ? lane->engine->id : lane->peer->row->id, suffix);
  return cli_bench_lane_open (added, &self->file, (uint32_t) self->settings->rounds);
}

BaseStatus
cli_bench_open_engines (CliBench *self)
{
  const CliSettings *settings = self->settings;
  const bool asked = settings->n_engines > 0;
  const unsigned n = asked ? settings->n_engines : engines_n;
  BaseStatus status = BASE_OK;

  for (unsigned i = 0; i < n && i < CLI_MAX_ENGINES && status == BASE_OK; i++)
    {
      const Engine *engine = asked ? settings->engines[i] : engines_get (i);

      /* The engine would run links again. */
      if (!asked && engine->counts && self->file.puzzles[0].sudoku != NULL)
        continue;
      if (count_fitting (&self->file, engine) == 0)
        cli_bench_say_unfit (self, engine->id, self->file.n);
      else
        status = add_lane (self, &(CliBenchLane){ .engine = engine }, "");
    }
  return status;
}

size_t
cli_bench_sample_of (const CliBench *self, const CliPeer *peer)
{
  const uint64_t most = self->settings->sample > 0 ? self->settings->sample
                        : peer->row->each          ? USUAL_SAMPLE
                                                   : self->file.n;

  return most < self->file.n ? (size_t) most : self->file.n;
}

BaseStatus
cli_bench_open_peers (CliBench *self)
{
  BaseStatus status = BASE_OK;

  for (unsigned k = 0; k < CLI_PEERS && status == BASE_OK; k++)
    {
      CliPeer *peer = self->peers[k];
      const size_t n = peer != NULL ? cli_bench_sample_of (self, peer) : 0;
      size_t n_unfit = 0;

      for (size_t i = 0; i < n; i++)
        n_unfit += !peer->row->fits (&self->file.puzzles[i]);
      if (n_unfit > 0)
        cli_bench_say_unfit (self, peer->row->id, n_unfit);
      if (peer == NULL || n_unfit > 0)
        continue;
      status = add_lane (self, &(CliBenchLane){ .peer = peer }, "");
      if (status == BASE_OK && peer->row->each)
        status = add_lane (self, &(CliBenchLane){ .peer = peer, .with_writing = true }, "+cnf");
    }
  return status;
}

static void
add_reference (CliBenchTable *table, const char *id, const char *suffix)
{
  snprintf (table->references[table->n_references++], sizeof *table->references, "%s%s", id,
            suffix);
}

/* Returns links, or the first of the chosen engines where links is not among them. */
static const char *
own_reference (const CliSettings *settings)
{
  for (unsigned i = 0; i < settings->n_engines; i++)
    if (settings->engines[i] == engines_reference ())
      return engines_reference ()->id;
  return settings->n_engines > 0 ? settings->engines[0]->id : engines_reference ()->id;
}

void
cli_bench_find_peers (CliBench *self)
{
  add_reference (&self->table, own_reference (self->settings), "");
  for (unsigned k = 0; k < CLI_PEERS; k++)
    {
      const CliPeerRow *row = &cli_peers[k];
      BaseStatus status;

      if ((self->settings->peers >> k & 1) == 0)
        continue;
      if (!cli_process_is_there (row->id))
        {
          cli_bench_say (NULL, _ ("skipping %1: it is not installed"),
                         WORDS_WITH (WORDS_TEXT (row->id)));
          continue;
        }
      status = cli_peer_new ((CliPeerKind) k, &self->peers[k]);
      if (status != BASE_OK)
        {
          cli_say_status (&(CliPlace){ .name = row->id }, status);
          cli_bench_worst (self, CLI_BAD);
          continue;
        }
      add_reference (&self->table, row->id, "");
      if (row->each)
        add_reference (&self->table, row->id, "+cnf");
    }
}
