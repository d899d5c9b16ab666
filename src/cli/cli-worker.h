/* cli-worker.h - what one thread keeps from puzzle to puzzle.
 *
 * An engine at work holds what the shape of its puzzles needs.  A worker keeps those of the last few shapes, so
 * that a stream of puzzles allocates nothing and one of many shapes does not grow. */
#ifndef CLI_WORKER_H
#define CLI_WORKER_H

#include "engine-crew.h"
#include "engines.h"
#include "sudoku-solver.h"

typedef struct CliWorker CliWorker;

/* `number` is its own in the crew, which may be NULL.  NULL when out of memory. */
CliWorker *cli_worker_new (EngineCrew *crew, uint32_t number);
void       cli_worker_free (CliWorker *self); /* accepts NULL */

/* The request may have the help of the worker's crew. */
void cli_worker_share (const CliWorker *self, EngineRequest *request);

/* Both live until another shape needs the room.  The status is that of making one; an engine is not made where a signal
 * asks to stop. */
BaseStatus cli_worker_engine (CliWorker     *self,
                              const Engine  *engine,
                              SudokuShape   *shape,
                              EngineSudoku **out_sudoku);
BaseStatus cli_worker_solver (CliWorker *self, SudokuShape *shape, SudokuSolver **out_solver);

#endif
