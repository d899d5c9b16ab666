/* engines-solver.h - one solution after the other, of puzzles of one shape: for checks, books and
 * windows, which need a solution or two of any puzzle.
 *
 * Dancing links answer (sudoku-solver.h) or, for large grids, an engine that learns: it finds
 * solutions of grids that links would not finish, in an order of its own.  Knuth's counts and his
 * other rules are always those of links. */
#ifndef ENGINES_SOLVER_H
#define ENGINES_SOLVER_H

#include "engines.h"
#include "sudoku-solutions.h"
#include "sudoku-solver.h"

typedef struct EnginesSolver EnginesSolver;

/* BASE_STOPPED when the flag (or NULL) is raised meanwhile. */
BaseStatus engines_solver_new (SudokuShape    *shape,
                               const BaseStop *stop,
                               EnginesSolver **out_solver);
void       engines_solver_free (EnginesSolver *self); /* accepts NULL */

/* The same with that engine for everything that it can answer; NULL: links answer everything. */
BaseStatus engines_solver_new_with (const Engine   *engine,
                                    SudokuShape    *shape,
                                    const BaseStop *stop,
                                    EnginesSolver **out_solver);

/* Makes *solver, NULL or another one, a solver of that shape; one of that shape stays.  NULL when
 * it cannot be made. */
BaseStatus engines_solver_suit (EnginesSolver **solver, SudokuShape *shape);

SudokuShape *engines_solver_shape (const EnginesSolver *self);
SudokuCover *engines_solver_cover (EnginesSolver *self);

/* Whether an engine answers by the default rule: it finds all requested solutions in one go,
 * without a sign of progress. */
bool engines_solver_has_engine (const EnginesSolver *self);

/* For the next puzzles; like those of SudokuSolver. */
void      engines_solver_set_rule (EnginesSolver *self, CoverRule rule, uint64_t seed);
CoverRule engines_solver_rule (const EnginesSolver *self, uint64_t *out_seed);
void      engines_solver_set_counted (EnginesSolver *self, bool counted);

/* Goes to before the first solution of a puzzle, as sudoku_solver_start_until () does. */
BaseStatus engines_solver_start (EnginesSolver      *self,
                                 const SudokuPuzzle *puzzle,
                                 const BaseStop     *stop);

/* As sudoku_solver_next () and sudoku_solver_run ().  After COVER_RAN_TO_STOP the next solution can
 * be requested again. */
CoverOutcome engines_solver_next (EnginesSolver     *self,
                                  const CoverLimits *limits,
                                  uint8_t           *values,
                                  bool              *out_found);
CoverOutcome engines_solver_run  (EnginesSolver *self, const CoverLimits *limits);

/* Of the puzzle that was started last; all 0 when its start failed. */
const CoverCounters *engines_solver_counters (const EnginesSolver *self);

/* Starts the puzzle and finds its first solutions, `limits->solutions` of them or fewer, in place
 * of those in `out`.  BASE_BAD_INPUT: givens clash.  BASE_STOPPED: before the first one. */
BaseStatus engines_solver_find (EnginesSolver      *self,
                                const SudokuPuzzle *puzzle,
                                const CoverLimits  *limits,
                                SudokuSolutions    *out);

/* The same, where clashing givens are no failure: the puzzle has no solution. */
BaseStatus engines_solver_find_any (EnginesSolver      *self,
                                    const SudokuPuzzle *puzzle,
                                    const CoverLimits  *limits,
                                    SudokuSolutions    *out);

#endif
