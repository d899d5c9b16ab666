/* links.h - the engine of dancing links, and its worker for engines that pass most requests to
 * it. */
#ifndef LINKS_H
#define LINKS_H

#include "engine.h"
#include "sudoku-solver.h"

extern const Engine links_engine;

/* The worker of links and its solver, for an engine that passes most requests to links. */
BaseStatus    links_open (SudokuShape *shape, const BaseStop *stop, void **out_worker);
void          links_close (void *worker);
SudokuSolver *links_solver (void *worker);

/* Continues with the puzzle that its solver has started. */
BaseStatus links_go_on (void                *worker,
                        const SudokuPuzzle  *puzzle,
                        const EngineRequest *request,
                        EngineAnswer        *out_answer);

#endif
