/* engines-solver.h - solvers of puzzles that have an engine for a helper where that pays: for
 * checks, books and windows, who ask for a solution or two of any puzzle there is. */
#ifndef ENGINES_SOLVER_H
#define ENGINES_SOLVER_H

#include "engines.h"
#include "sudoku-solver.h"

/* As sudoku_solver_new_until (). */
BaseStatus engines_solver_new (SudokuShape *shape, const BaseStop *stop, SudokuSolver **out_solver);

/* Makes *solver, NULL or another one, one of that shape; one that is stays.  NULL when it cannot be
 * made. */
BaseStatus engines_solver_suit (SudokuSolver **solver, SudokuShape *shape);

/* Whether puzzles of that shape go to an engine. */
bool engines_solver_is_helped (const SudokuShape *shape);

#endif
