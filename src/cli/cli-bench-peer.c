#include "cli-bench-peer.h"

#include "base-memory.h"
#include "sudoku-cover.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define CELLS 81

double
cli_processor_now (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e9 + (double) now.tv_nsec;
}

static bool
is_sudoku (const CliBenchPuzzle *puzzle)
{
  return puzzle->sudoku != NULL;
}

/* qqwing solves plain 9x9 grids only. */
static bool
fits_qqwing (const CliBenchPuzzle *puzzle)
{
  const SudokuPuzzle *sudoku = puzzle->sudoku;
  SudokuShape *plain;
  bool fits;

  if (sudoku == NULL || sudoku->candidates != NULL || sudoku_shape_n_cells (sudoku->shape) != CELLS
      || sudoku_shape_new (3, 3, SUDOKU_NO_RULES, &plain) != BASE_OK)
    return false;
  fits = sudoku_shape_equal (sudoku->shape, plain);
  sudoku_shape_unref (plain);
  return fits;
}

static void
add_puzzle_line (const SudokuPuzzle *puzzle, BaseText *out)
{
  for (uint32_t i = 0; i < CELLS; i++)
    base_text_add_char (out, puzzle->values[i] == 0 ? '.' : (char) ('0' + puzzle->values[i]));
  base_text_add_char (out, '\n');
}

static bool
begins (const char *line, const char *with)
{
  return strncmp (line, with, strlen (with)) == 0;
}

/* The answer to a puzzle is a line with its solution, if there is one, and a sentence with the
 * number of solutions. */
static void
compare_lines (CliPeer *self, CliBenchFile *file, size_t at)
{
  uint8_t values[CELLS] = { 0 };
  const char *line = base_text_string (&self->answer);

  for (; *line != '\0'; line += strcspn (line, "\n"), line += *line == '\n')
    {
      uint64_t n_solutions = CLI_BENCH_UNKNOWN;

      if (strspn (line, "123456789") == CELLS)
        for (uint32_t i = 0; i < CELLS; i++)
          values[i] = (uint8_t) (line[i] - '0');
      else if (begins (line, "The solution to the puzzle is unique"))
        n_solutions = 1;
      else if (begins (line, "There are no solutions") || begins (line, "Puzzle is not possible"))
        n_solutions = 0;
      else if (begins (line, "There are "))
        n_solutions = 2;
      if (n_solutions == CLI_BENCH_UNKNOWN || at == self->end)
        continue;
      cli_bench_file_note (file, at++, self->row->id, n_solutions, values);
      memset (values, 0, sizeof values);
    }
  for (; at < self->end; at++)
    cli_bench_file_note (file, at, self->row->id, CLI_BENCH_UNKNOWN, NULL);
}

static BaseStatus
solve_lines (CliPeer *self, CliBenchFile *file, size_t from, size_t *out_n)
{
  static const char *const arguments[] = { "qqwing", "--solve", "--count-solutions", "--one-line",
                                           NULL };
  const CliProcess process = { arguments, self->input, -1 };
  uint64_t time;
  int exit;
  BaseStatus status;

  for (size_t i = from; i < self->end; i++)
    add_puzzle_line (file->puzzles[i].sudoku, &self->text);
  status = cli_process_fill (self->input, &self->text);
  if (status == BASE_OK)
    status = cli_process_run (&process, &self->answer, &time, &exit);
  if (status != BASE_OK)
    return status;
  self->times.solving += (double) time;
  if (self->checked)
    compare_lines (self, file, from);
  *out_n = self->end - from;
  return BASE_OK;
}

const CliPeerRow cli_peers[CLI_PEERS] = {
  [CLI_PEER_QQWING] = { .id = "qqwing", .fits = fits_qqwing, .solve = solve_lines },
  [CLI_PEER_MINISAT] = { .id = "minisat",
                         .each = true,
                         .fits = is_sudoku,
                         .solve = cli_peer_solve_clauses },
  [CLI_PEER_CADICAL] = { .id = "cadical",
                         .each = true,
                         .fits = is_sudoku,
                         .solve = cli_peer_solve_clauses },
};

BaseStatus
cli_peer_new (CliPeerKind kind, CliPeer **out_peer)
{
  CliPeer *self = base_new_zeroed (CliPeer, 1);

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->row = &cli_peers[kind];
  self->result = -1;
  self->input = cli_process_scratch ();
  if (self->input >= 0)
    self->result = cli_process_scratch ();
  if (self->result < 0)
    {
      cli_peer_free (self);
      return BASE_IO;
    }
  *out_peer = self;
  return BASE_OK;
}

void
cli_peer_free (CliPeer *self)
{
  if (self == NULL)
    return;
  if (self->input >= 0)
    close (self->input);
  if (self->result >= 0)
    close (self->result);
  sudoku_cover_free (self->cover);
  sudoku_shape_unref (self->shape);
  base_text_clear (&self->text);
  base_text_clear (&self->answer);
  free (self);
}

BaseStatus
cli_peer_solve (CliPeer *self,
                CliBenchFile *file,
                size_t from,
                size_t to,
                bool checked,
                size_t *out_n,
                CliPeerTimes *out_times)
{
  BaseStatus status;

  self->end = to;
  self->checked = checked;
  self->times = (CliPeerTimes){ 0 };
  base_text_reset (&self->text);
  base_text_reset (&self->answer);
  status = self->row->solve (self, file, from, out_n);
  *out_times = self->times;
  return status;
}
