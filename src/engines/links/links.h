/* links.h - the engine of dancing links, and its worker for engines that leave much to it. */
#ifndef LINKS_H
#define LINKS_H

#include "engine.h"

extern const Engine links_engine;

/* The worker of links, and what it solves with: for an engine that leaves much to it. */
BaseStatus    links_open (SudokuShape *shape, const BaseStop *stop, void **out_worker);
void          links_close (void *worker);
SudokuSolver *links_solver (void *worker);

/* Goes on with the puzzle that its solver has started. */
BaseStatus links_go_on (void                *worker,
                                const SudokuPuzzle  *puzzle,
                                const EngineRequest *request,
                                EngineAnswer        *out_answer);

/* Runs to the limit, one solution at a time where somebody listens; it can be run again to go on.  `options` has room
 * for those of a solution. */
void links_run_cover (CoverSearch         *search,
                              const EngineRequest *request,
                              uint32_t            *options,
                              EngineAnswer        *answer);

#endif
