/* One puzzle for a SAT solver: the cover problem that its givens leave is written as clauses, and
 * where that has a solution, a second time with the solution excluded. */
#include "board.h"
#include "cli-bench-cnf.h"
#include "cli-bench-peer.h"

#include "base-memory.h"
#include "sudoku-cover.h"

#include <stdlib.h>

#define TRUE_EXIT  10 /* exit status of these programs for "satisfiable" */
#define FALSE_EXIT 20

/* The state of one puzzle. */
typedef struct
{
  CliPeer *peer;
  const SudokuPuzzle *puzzle;
  CoverProblem *problem; /* NULL: its givens clash */
  Board *board;
  CliCnf cnf;
  uint32_t *options; /* of the solution */
  uint32_t n_options;
  uint8_t *values;
  uint64_t n_solutions;
} Case;

/* Makes the data for the shape once; its time counts for nobody. */
static BaseStatus
make_cover (CliPeer *self, SudokuShape *shape)
{
  BaseStatus status;

  if (self->shape != NULL && sudoku_shape_equal (self->shape, shape))
    return BASE_OK;
  sudoku_cover_free (self->cover);
  sudoku_shape_unref (self->shape);
  self->cover = NULL;
  self->shape = NULL;
  status = sudoku_cover_new (shape, &self->cover);
  if (status == BASE_OK && sudoku_cover_board (self->cover) == NULL)
    status = BASE_NO_MEMORY;
  if (status == BASE_OK)
    self->shape = sudoku_shape_ref (shape);
  return status;
}

static BaseStatus
write_clauses (Case *self)
{
  BaseStatus status =
      sudoku_cover_after_givens (self->peer->cover, self->puzzle, &self->problem, &self->board);

  if (status != BASE_OK && status != BASE_BAD_INPUT)
    return status;
  status = cli_cnf_write (&self->cnf, self->problem);
  if (status != BASE_OK)
    return status;
  return cli_process_fill (self->peer->input, &self->cnf.text);
}

static BaseStatus
forbid_solution (Case *self)
{
  BaseStatus status = cli_cnf_forbid (&self->cnf, self->options, self->n_options);

  return status == BASE_OK ? cli_process_fill (self->peer->input, &self->cnf.text) : status;
}

/* Writes the clauses and runs the program. */
static BaseStatus
run_sat_solver (Case *self, BaseStatus (*write) (Case *self), int *out_exit)
{
  static const char *const minisat[] = { "minisat", "-verb=0", "/dev/stdin", "/dev/fd/3", NULL };
  static const char *const cadical[] = { "cadical", "-q", NULL };
  CliPeer *peer = self->peer;
  const bool in_file = peer->row == &cli_peers[CLI_PEER_MINISAT];
  const CliProcess process = { in_file ? minisat : cadical, peer->input,
                               in_file ? peer->result : -1 };
  const double before = cli_processor_now ();
  BaseStatus status = write (self);
  uint64_t time;

  peer->times.writing += cli_processor_now () - before;
  base_text_reset (&peer->answer);
  if (status == BASE_OK && in_file)
    status = cli_process_fill (peer->result, &peer->answer);
  if (status == BASE_OK)
    status = cli_process_run (&process, &peer->answer, &time, out_exit);
  if (status == BASE_OK)
    peer->times.solving += (double) time;
  if (status == BASE_OK && in_file)
    {
      base_text_reset (&peer->answer);
      status = cli_process_read (peer->result, &peer->answer);
    }
  return status;
}

static BaseStatus
read_solution (Case *self)
{
  const uint32_t n_cells = sudoku_shape_n_cells (self->puzzle->shape);

  self->options = base_new (uint32_t, (size_t) self->cnf.n_variables + 1);
  self->values = base_copy (self->puzzle->values, n_cells, 1);
  if (self->options == NULL || self->values == NULL)
    return BASE_NO_MEMORY;
  self->n_options = cli_cnf_read_model (base_text_string (&self->peer->answer),
                                        self->cnf.n_variables, self->options);
  for (uint32_t i = 0; i < self->n_options; i++)
    {
      const BoardOption option = board_option (self->board, self->options[i]);

      if (option.n_cells == 1)
        self->values[option.cells[0]] = (uint8_t) option.value;
    }
  return BASE_OK;
}

static BaseStatus
solve_case (Case *self)
{
  int exit = -1;
  BaseStatus status = run_sat_solver (self, write_clauses, &exit);

  self->n_solutions = exit == FALSE_EXIT ? 0 : CLI_BENCH_UNKNOWN;
  if (status != BASE_OK || exit != TRUE_EXIT)
    return status;
  status = read_solution (self);
  if (status == BASE_OK)
    status = run_sat_solver (self, forbid_solution, &exit);
  if (exit == TRUE_EXIT || exit == FALSE_EXIT)
    self->n_solutions = exit == TRUE_EXIT ? 2 : 1;
  return status;
}

BaseStatus
cli_peer_solve_clauses (CliPeer *self, CliBenchFile *file, size_t from, size_t *out_n)
{
  const SudokuPuzzle *puzzle = file->puzzles[from].sudoku;
  Case one = { .peer = self, .puzzle = puzzle };
  BaseStatus status = make_cover (self, puzzle->shape);

  if (status == BASE_OK)
    status = solve_case (&one);
  if (status == BASE_OK && self->checked)
    cli_bench_file_note (file, from, self->row->id, one.n_solutions, one.values);
  cli_cnf_clear (&one.cnf);
  cover_problem_free (one.problem);
  board_free (one.board);
  free (one.options);
  free (one.values);
  *out_n = 1;
  return status;
}
