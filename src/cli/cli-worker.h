/* cli-worker.h - the data that one thread keeps from puzzle to puzzle.
 *
 * An engine holds the data for the shape of its puzzles.  A worker keeps engines for the last few
 * shapes, so that a stream of puzzles allocates nothing and a stream of many shapes does not
 * grow. */
#ifndef CLI_WORKER_H
#define CLI_WORKER_H

#include "engine-crew.h"
#include "engines-solver.h"

typedef struct CliWorker   CliWorker;
typedef struct CliReasoner CliReasoner; /* cli-reasoner.h */

/* `number` is its index in the crew, which may be NULL.  NULL when out of memory. */
CliWorker *cli_worker_new (EngineCrew *crew, uint32_t number);
void       cli_worker_free (CliWorker *self); /* accepts NULL */

/* Lets the request use the worker's crew. */
void cli_worker_share (const CliWorker *self, EngineRequest *request);

/* Both live until another shape needs the room.  Returns the status of making one; a stop request
 * prevents the making of an engine. */
BaseStatus cli_worker_engine (CliWorker     *self,
                              const Engine  *engine,
                              SudokuShape   *shape,
                              EngineSudoku **out_sudoku);
BaseStatus cli_worker_solver (CliWorker *self, SudokuShape *shape, EnginesSolver **out_solver);

/* Its own, made when it is first asked for; NULL when out of memory. */
CliReasoner *cli_worker_reasoner (CliWorker *self);

#endif
